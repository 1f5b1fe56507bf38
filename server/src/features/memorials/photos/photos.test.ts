// Photos: what is kept of them, who sees them, and how they are put in order.
import { randomUUID } from 'node:crypto';
import { getMemorial, setPortrait, updateMemorial } from '@evenlight/contract/memorials/memorial';
import {
  addAlbum,
  changePhoto,
  listPhotos,
  PHOTO_MAX_BYTES,
  Photo,
  removeAlbum,
  removePhoto,
} from '@evenlight/contract/memorials/photos';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storedFiles } from '../../../platform/tables.ts';
import { aMemorial, aPublicMemorial } from '../../../testing/memorial-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPdf, aPicture, sendPhoto } from '../../../testing/uploads.ts';
import { removeUnnamedPhotos } from '../jobs.ts';
import { memorialPhotos } from '../tables.ts';
import { drawPhoto } from './draw-photo.ts';
import { newPhotoKey } from './photo-store.ts';

const house = await openTestHouse();
type Member = Awaited<ReturnType<typeof house.aMember>>;

async function upload(member: Member | null, memorialId: number, bytes: Buffer, fields: Record<string, string> = {}) {
  const to = `/memorials/${memorialId}/upload-photo`;
  return sendPhoto(house.app, member?.person, { to, bytes, fields });
}

async function uploaded(member: Member, memorialId: number, bytes: Buffer, fields: Record<string, string> = {}) {
  const { status, body } = await upload(member, memorialId, bytes, fields);
  expect(status).toBe(201);
  return Photo.parse(body.data);
}

function show(url: string, member?: Member, accept = 'image/avif,image/webp') {
  const { cookie } = member?.person ?? {};
  const headers = { accept, ...(cookie ? { cookie: `${cookie.name}=${cookie.value}` } : {}) };
  return house.app.inject({ url, headers });
}

const aPhoneshot = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#88aacc' } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '37/1 46/1 30/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('a photo is turned upright, loses where it was taken, and comes in every width and two formats', async () => {
  const { owner, memorialId } = await aPublicMemorial(house);
  const photo = await uploaded(owner, memorialId, await aPhoneshot(), {
    caption: 'At the lake',
    takenOn: '1971-06-01',
  });
  expect(photo).toMatchObject({ width: 600, height: 900, caption: 'At the lake', takenOn: '1971-06-01' });
  for (const [width, expected] of [
    [320, 320],
    [640, 600],
    [1280, 600],
  ] as const)
    for (const [accept, format] of [
      ['image/avif,image/webp', 'heif'],
      ['image/webp', 'webp'],
    ] as const) {
      const answer = await show(`${photo.url}/${width}`, undefined, accept);
      const metadata = await sharp(answer.rawPayload).metadata();
      expect(metadata).toMatchObject({ width: expected, format });
      expect(metadata.exif).toBeUndefined();
      expect(answer.headers).toMatchObject({ vary: expect.stringContaining('Accept') });
    }
  expect((await show(photo.url)).statusCode).toBe(200);
  expect((await show(`${photo.url}/641`)).statusCode).toBe(400);
  expect(photo.url).toMatch(/^\/api\/memorial-photos\/[\w-]{22}$/);
});

test('what we keep of a photo in full size says nothing of the camera or the place', async () => {
  const { original, sizes } = await drawPhoto(await aPhoneshot());
  for (const { bytes } of [original, ...sizes]) expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test('five megabytes and more, other kinds of files and broken ones are refused and leave nothing behind', async () => {
  const { owner, memorialId } = await aPublicMemorial(house);
  const before = await house.world.db.$count(storedFiles);
  const large = Buffer.concat([await aPicture(), Buffer.alloc(PHOTO_MAX_BYTES)]).subarray(0, PHOTO_MAX_BYTES);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const picture = await aPicture('jpeg', { width: 400, height: 400 });
  const broken = Buffer.concat([picture.subarray(0, 200), Buffer.alloc(300)]);
  const cases = [
    [large, 'photo.too_large', 'File size must be less than 5MB'],
    [svg, 'photo.kind_refused', 'Please select an image file'],
    [await aPdf(), 'photo.kind_refused', 'Please select an image file'],
    [broken, 'photo.unreadable', expect.any(String)],
  ] as const;
  for (const [bytes, code, error] of cases)
    expect((await upload(owner, memorialId, bytes)).body).toMatchObject({ code, error });
  expect(await house.world.db.$count(storedFiles)).toBe(before);
  const just = await upload(
    owner,
    memorialId,
    Buffer.concat([picture, Buffer.alloc(PHOTO_MAX_BYTES - 1 - picture.length)]),
  );
  expect(just.status).toBe(201);
});

test('a photo sent twice is kept once', async () => {
  const { owner, memorialId, params } = await aPublicMemorial(house);
  const fields = { idempotencyKey: randomUUID() };
  const picture = await aPicture();
  const both = await Promise.all([
    uploaded(owner, memorialId, picture, fields),
    uploaded(owner, memorialId, picture, fields),
  ]);
  expect(both[0]?.id).toBe(both[1]?.id);
  expect((await owner(listPhotos, { params, query: {} })).photos).toHaveLength(1);
});

test('photos of a private memorial are for its people, and closing a public one closes them at once', async () => {
  const { owner, memorialId, params } = await aPublicMemorial(house);
  const photo = await uploaded(owner, memorialId, await aPicture());
  expect((await show(photo.url)).statusCode).toBe(200);
  await owner(updateMemorial, { params, body: { isPublic: false } });
  const stranger = await house.aMember();
  for (const answer of [await show(photo.url), await show(photo.url, stranger), await show(`${photo.url}/320`)])
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'photo.not_found']);
  const [kept] = (await owner(listPhotos, { params, query: {} })).photos;
  expect((await show(kept?.url ?? '', owner)).statusCode).toBe(200);
  expect((await show(kept?.url ?? '', stranger)).statusCode).toBe(404);
  await expect(stranger(listPhotos, { params, query: {} })).rejects.toMatchObject({ code: 'memorial.not_found' });
});

test('visitors and strangers send no photos', async () => {
  const { memorialId } = await aPublicMemorial(house);
  const picture = await aPicture();
  expect((await upload(null, memorialId, picture)).status).toBe(401);
  expect((await upload(await house.aMember(), memorialId, picture)).status).toBe(403);
  const hidden = await aMemorial(house);
  expect((await upload(null, hidden.memorialId, picture)).status).toBe(404);
});

test('the portrait is cut out of a photo, and goes when another takes its place', async () => {
  const { owner, memorialId, params } = await aPublicMemorial(house);
  const picture = await aPicture('jpeg', { width: 800, height: 600 });
  const { id: photoId } = await uploaded(owner, memorialId, picture, { purpose: 'portrait' });
  const crop = { left: 0.25, top: 0, width: 0.5, height: 1 };
  const { photoUrl } = await owner(setPortrait, { params, body: { photoId, crop } });
  const shown = await sharp((await show(photoUrl ?? '')).rawPayload).metadata();
  expect(shown).toMatchObject({ width: 400, height: 600 });
  expect((await owner(listPhotos, { params, query: {} })).photos).toEqual([]);
  const next = await owner(setPortrait, { params, body: { photoId } });
  expect(next.photoUrl).not.toBe(photoUrl);
  expect((await show(photoUrl ?? '')).statusCode).toBe(404);
  expect((await owner(setPortrait, { params, body: { photoId: null } })).photoUrl).toBeNull();
  const other = await aPublicMemorial(house);
  const foreign = other.owner(setPortrait, { params: other.params, body: { photoId } });
  await expect(foreign).rejects.toMatchObject({ code: 'photo.not_found' });
});

test('photos are put in order, into albums and taken out', async () => {
  const { owner, memorialId, params } = await aPublicMemorial(house);
  const [one, two, three] = [
    await uploaded(owner, memorialId, await aPicture()),
    await uploaded(owner, memorialId, await aPicture()),
    await uploaded(owner, memorialId, await aPicture()),
  ];
  const order = async () => (await owner(listPhotos, { params, query: {} })).photos.map(({ id }) => id);
  expect(await order()).toEqual([one.id, two.id, three.id]);
  await owner(changePhoto, { params: { memorialId, photoId: three.id }, body: { before: two.id } });
  expect(await order()).toEqual([one.id, three.id, two.id]);
  await owner(changePhoto, { params: { memorialId, photoId: one.id }, body: { before: null } });
  expect(await order()).toEqual([three.id, two.id, one.id]);
  const album = await owner(addAlbum, { params, body: { title: 'Childhood', idempotencyKey: randomUUID() } });
  const moved = await owner(changePhoto, { params: { memorialId, photoId: one.id }, body: { albumId: album.id } });
  expect(moved.albumId).toBe(album.id);
  await owner(removeAlbum, { params: { memorialId, albumId: album.id } });
  const { albums, photos } = await owner(listPhotos, { params, query: {} });
  expect([albums, photos.map(({ albumId }) => albumId)]).toEqual([[], [null, null, null]]);
  await owner(removePhoto, { params: { memorialId, photoId: two.id } });
  expect((await show(two.url)).statusCode).toBe(404);
  expect(await order()).toEqual([three.id, one.id]);
  const other = await aPublicMemorial(house);
  const foreign = { params: { memorialId: other.memorialId, photoId: one.id } };
  await expect(other.owner(removePhoto, foreign)).rejects.toMatchObject({ code: 'photo.not_found' });
  await expect(other.owner(changePhoto, { ...foreign, body: {} })).rejects.toMatchObject({ code: 'photo.not_found' });
});

test('a photo that waited a day for a contribution which never came is thrown away', async () => {
  const { owner, memorialId, params } = await aPublicMemorial(house, { isCollaborative: true });
  const waiting = await uploaded(owner, memorialId, await aPicture(), { purpose: 'contribution' });
  expect((await show(waiting.url)).statusCode).toBe(404);
  expect((await show(waiting.url, owner)).statusCode).toBe(200);
  house.clock.forward({ days: 2 });
  await removeUnnamedPhotos(house.world);
  const later = await house.onAnotherDevice(owner);
  expect((await show(waiting.url, later)).statusCode).toBe(404);
  expect(await later(getMemorial, { params })).toMatchObject({ fullName: 'Leela Rao' });
});

test('guests cannot use up the family’s room for photos, and what waits is nothing to cut a portrait from', async () => {
  const { owner, memorialId, params } = await aPublicMemorial(house, { isCollaborative: true });
  const waiting = await uploaded(owner, memorialId, await aPicture(), { purpose: 'contribution' });
  const cut = owner(setPortrait, { params, body: { photoId: waiting.id } });
  await expect(cut).rejects.toMatchObject({ code: 'photo.not_found' });
  const [row] = await house.world.db.select().from(memorialPhotos).where(eq(memorialPhotos.id, waiting.id));
  if (!row) throw new Error('the photo is not there');
  const copies = Array.from({ length: 500 }, () => ({
    ...row,
    id: randomUUID(),
    key: newPhotoKey(),
    uploadedBy: null,
    idempotencyKey: null,
  }));
  await house.world.db.insert(memorialPhotos).values(copies);
  await uploaded(owner, memorialId, await aPicture());
  const to = `/memorials/${memorialId}/guest-photo`;
  const { body } = await sendPhoto(house.app, undefined, { to, bytes: await aPicture() });
  expect(body.code).toBe('photo.too_many');
});

test('a photo moved to one spot again and again stays where it is put', async () => {
  const { owner, memorialId, params } = await aPublicMemorial(house);
  const photos = [];
  for (let count = 0; count < 3; count += 1) photos.push(await uploaded(owner, memorialId, await aPicture()));
  const [first, second, third] = photos.map(({ id }) => id);
  if (!first || !second || !third) throw new Error('three photos were sent');
  const order = async () => (await owner(listPhotos, { params, query: {} })).photos.map(({ id }) => id);
  let [mover, other] = [second, third];
  for (let move = 0; move < 60; move += 1) {
    await owner(changePhoto, { params: { memorialId, photoId: other }, body: { before: mover } });
    expect(await order()).toEqual([first, other, mover]);
    [mover, other] = [other, mover];
  }
});

test('photos of a page that was public are under new names once only the link opens it', async () => {
  const { owner, memorialId, params } = await aPublicMemorial(house);
  const photo = await uploaded(owner, memorialId, await aPicture());
  await owner(updateMemorial, { params, body: { privacy: 'unlisted' } });
  expect((await show(photo.url)).statusCode).toBe(404);
  const [renamed] = (await owner(listPhotos, { params, query: {} })).photos;
  expect((await show(renamed?.url ?? '')).statusCode).toBe(200);
});
