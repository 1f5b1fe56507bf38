// What people bring: who sees it, how it is decided, and what becomes of it on the page.
import { randomUUID } from 'node:crypto';
import {
  approveContribution,
  CONTRIBUTIONS_WAITING_MAX,
  type ContributionStatus,
  contributionStates,
  listContributions,
  rejectContribution,
} from '@evenlight/contract/memorials/collaboration';
import { getMemorial, listStoryVersions, updateMemorial } from '@evenlight/contract/memorials/memorial';
import { listPhotos, Photo } from '@evenlight/contract/memorials/photos';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import {
  aMemorial,
  bring,
  everyRole,
  join,
  type TestMember,
  type TestMemorial,
} from '../../../testing/memorial-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPicture, sendPhoto } from '../../../testing/uploads.ts';
import { filesOfPhotos } from '../photos/photo-store.ts';
import { memorialPhotos } from '../tables.ts';
import { mayBecome } from './contribution-rules.ts';
import { tributesOf } from './contribution-store.ts';
import { eraseContributions } from './erase-contributions.ts';
import { memorialContributions } from './tables.ts';

const house = await openTestHouse();
const { db } = house.world;
const decidedAlready = { status: 409, code: 'contribution.decided' };
const noPhoto = { status: 404, code: 'photo.not_found' };

async function aWaitingPhoto(
  member: TestMember,
  { memorialId }: TestMemorial,
  fields: Record<string, string> = { purpose: 'contribution' },
): Promise<Photo> {
  const to = `/memorials/${memorialId}/upload-photo`;
  const { status, body } = await sendPhoto(house.app, member.person, { to, bytes: await aPicture(), fields });
  expect(status).toBe(201);
  return Photo.parse(body.data);
}

const withPhoto = (imageUrl: string, title = 'At the lake') => ({
  contributionType: 'photo' as const,
  content: { title, description: '', content: 'Summer of 1971.', imageUrl },
});

const seenBy = async (member: TestMember, { params }: TestMemorial) =>
  (await member(listContributions, { params })).data.map(({ id }) => id);

test('a photo that a contributor sends without a word about it waits for the keepers, and one of an editor is shown', async () => {
  const memorial = await aMemorial(house);
  const { contributor, editor, viewer } = await everyRole(house, memorial);
  const brought = await aWaitingPhoto(contributor, memorial, {});
  const shown = await aWaitingPhoto(editor, memorial, {});
  const { photos } = await viewer(listPhotos, { params: memorial.params, query: {} });
  expect(photos.map(({ id }) => id)).toEqual([shown.id]);
  expect(await bring(contributor, memorial, withPhoto(brought.url))).toMatchObject({ status: 'pending' });
});

test('what waits is seen by the keepers and by whoever brought it, and by nobody else until it is approved', async () => {
  const memorial = await aMemorial(house);
  const { owner, keeper, editor, contributor, viewer } = await everyRole(house, memorial);
  const brought = await bring(contributor, memorial);
  expect(brought).toMatchObject({ status: 'pending', contributionType: 'story', decidedAt: null });
  expect(brought.contributor).toMatchObject({ user: { firstName: 'Carl' }, email: contributor.person.email });
  for (const member of [owner, keeper, contributor]) expect(await seenBy(member, memorial)).toEqual([brought.id]);
  for (const member of [editor, viewer]) expect(await seenBy(member, memorial)).toEqual([]);
  const params = { ...memorial.params, contributionId: brought.id };
  expect(await keeper(approveContribution, { params, body: {} })).toMatchObject({ status: 'approved' });
  const [shown] = (await viewer(listContributions, { params: memorial.params })).data;
  expect(shown).toMatchObject({ id: brought.id, contributor: { user: { firstName: 'Carl' }, email: null } });
});

test('an approved story stands on the page under the name of whoever brought it', async () => {
  const memorial = await aMemorial(house);
  const friend = await join(house, memorial, 'contributor', { firstName: 'Carl', lastName: 'Berg' });
  const { id } = await bring(friend, memorial);
  const tributes = () => tributesOf(db, memorial.memorialId);
  expect(await tributes()).toEqual([]);
  await memorial.owner(approveContribution, { params: { ...memorial.params, contributionId: id }, body: {} });
  expect(await tributes()).toMatchObject([
    { id, contributionType: 'story', title: 'The lake', content: 'We swam at night.', credit: 'Carl Berg' },
  ]);
});

test('what was decided stays decided, also when two keepers decide at the same moment', async () => {
  const memorial = await aMemorial(house);
  const { owner, keeper, contributor } = await everyRole(house, memorial);
  const params = { ...memorial.params, contributionId: (await bring(contributor, memorial)).id };
  const both = await Promise.allSettled([
    owner(approveContribution, { params, body: {} }),
    keeper(rejectContribution, { params }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(owner(approveContribution, { params, body: {} })).rejects.toMatchObject(decidedAlready);
  await expect(owner(rejectContribution, { params })).rejects.toMatchObject(decidedAlready);
});

test('from what waits there are two ways, and from what was decided none', () => {
  const ways = (from: ContributionStatus) => contributionStates.filter((to) => mayBecome(from, to));
  expect(contributionStates.map(ways)).toEqual([['approved', 'rejected'], [], []]);
});

test('an approved photo hangs in the gallery with its title and its giver; a rejected one never does', async () => {
  const memorial = await aMemorial(house);
  const { owner, params } = memorial;
  const friend = await join(house, memorial, 'contributor', { firstName: 'Carl', lastName: 'Berg' });
  const gallery = async () => (await owner(listPhotos, { params, query: {} })).photos;
  const [first, second] = [await aWaitingPhoto(friend, memorial), await aWaitingPhoto(friend, memorial)];
  const wanted = await bring(friend, memorial, withPhoto(first.url));
  expect(wanted.content.imageUrl).toBe(first.url);
  const unwanted = await bring(friend, memorial, withPhoto(second.url));
  expect(await gallery()).toEqual([]);
  const unwantedFiles = await filesOfPhotos(db, [second.id]);
  expect(unwantedFiles).not.toEqual([]);
  await owner(approveContribution, { params: { ...params, contributionId: wanted.id }, body: {} });
  await owner(rejectContribution, { params: { ...params, contributionId: unwanted.id } });
  expect(await gallery()).toMatchObject([{ id: first.id, caption: 'At the lake', credit: 'Carl Berg' }]);
  const left = (await owner(listContributions, { params })).data.find(({ id }) => id === unwanted.id);
  expect(left).toMatchObject({ status: 'rejected', content: { imageUrl: null } });
  expect(await db.$count(memorialPhotos, eq(memorialPhotos.id, second.id))).toBe(0);
  for (const fileId of unwantedFiles) expect(await house.world.files.open(fileId)).toBeNull();
});

test('a photo must be one’s own, of this memorial, waiting, and named once', async () => {
  const [memorial, elsewhere] = [await aMemorial(house), await aMemorial(house)];
  const [friend, other] = [await join(house, memorial, 'contributor'), await join(house, memorial, 'contributor')];
  const photo = await aWaitingPhoto(friend, memorial);
  const away = await aWaitingPhoto(elsewhere.owner, elsewhere);
  await expect(bring(other, memorial, withPhoto(photo.url))).rejects.toMatchObject(noPhoto);
  await expect(bring(friend, memorial, withPhoto(away.url))).rejects.toMatchObject(noPhoto);
  for (const url of ['https://elsewhere.example/tracker.png', '/api/memorial-photos/..%2Fx', `${photo.url}/320`])
    await expect(bring(friend, memorial, withPhoto(url))).rejects.toMatchObject(noPhoto);
  await bring(friend, memorial, withPhoto(photo.url));
  await expect(bring(friend, memorial, withPhoto(photo.url))).rejects.toMatchObject(noPhoto);
  const withoutImage = { title: 'A photo', description: '', content: 'Which one?' };
  await expect(bring(friend, memorial, { contributionType: 'photo', content: withoutImage })).rejects.toMatchObject({
    status: 400,
    fields: { 'content.imageUrl': 'Image url is required' },
  });
});

test('a better life story takes the place of the former, which is kept', async () => {
  const memorial = await aMemorial(house);
  const { owner, params } = memorial;
  const friend = await join(house, memorial, 'contributor');
  const content = { title: 'More about her youth', description: '', content: 'She sang in the choir.' };
  const { id } = await bring(friend, memorial, { contributionType: 'biography_edit', content });
  await owner(approveContribution, { params: { ...params, contributionId: id }, body: {} });
  expect(await owner(getMemorial, { params })).toMatchObject({ biography: 'She sang in the choir.', version: 2 });
  const versions = await owner(listStoryVersions, { params });
  expect(versions.map(({ biography }) => biography)).toEqual(['She sang in the choir.', 'She sang.']);
  // Somebody who had the former text open is told, and nothing is overwritten.
  const stale = owner(updateMemorial, { params, body: { biography: 'She sang a lot.', version: 1 } });
  await expect(stale).rejects.toMatchObject({ code: 'memorial.changed_meanwhile' });
});

test('a life story that changed after another was sent is replaced only when that is confirmed', async () => {
  const memorial = await aMemorial(house);
  const { owner, params } = memorial;
  const friend = await join(house, memorial, 'contributor');
  const brought = { title: 'Her youth', description: '', content: 'She sang in the choir.' };
  const { id: contributionId } = await bring(friend, memorial, {
    contributionType: 'biography_edit',
    content: brought,
  });
  house.clock.forward({ minutes: 1 });
  const line = { ...params, contributionId };
  const approve = (body: { isConfirmed?: boolean } = {}) => owner(approveContribution, { params: line, body });
  await owner(updateMemorial, { params, body: { biography: 'She sang, and she taught.' } });
  const changedMeanwhile = { status: 409, code: 'memorial.changed_meanwhile' };
  for (const body of [{}, { isConfirmed: false }]) await expect(approve(body)).rejects.toMatchObject(changedMeanwhile);
  expect(await owner(getMemorial, { params })).toMatchObject({ biography: 'She sang, and she taught.' });
  expect(await approve({ isConfirmed: true })).toMatchObject({ status: 'approved' });
  expect((await owner(listStoryVersions, { params })).map(({ biography }) => biography)).toEqual([
    'She sang in the choir.',
    'She sang, and she taught.',
    'She sang.',
  ]);
});

test('a change that was taken back, or of anything but the life story, stands in nobody’s way', async () => {
  const memorial = await aMemorial(house);
  const { owner, params } = memorial;
  const content = { title: 'Her youth', description: '', content: 'She sang in the choir.' };
  const { id } = await bring(owner, memorial, { contributionType: 'biography_edit', content });
  house.clock.forward({ minutes: 1 });
  for (const biography of ['She taught.', 'She sang.']) await owner(updateMemorial, { params, body: { biography } });
  await owner(updateMemorial, { params, body: { fullName: 'Leela M. Rao' } });
  const path = `/api/memorials/${params.memorialId}/contributions/${id}/approve`;
  expect((await owner.raw('POST', path)).status).toBe(200);
});

test('a title is one line that can be read', async () => {
  const memorial = await aMemorial(house);
  const titled = (title: string) =>
    bring(memorial.owner, memorial, { content: { title, description: '', content: 'We swam.' } });
  const refused = (words: string) => ({ status: 400, fields: { 'content.title': words } });
  for (const title of ['The lake\r\nBcc: others', 'The lake\u202egnp.exe'])
    await expect(titled(title)).rejects.toMatchObject(refused('Title cannot be used as it is'));
  for (const title of ['', '  ', '\u200b'])
    await expect(titled(title)).rejects.toMatchObject(refused('Title is required'));
});

test('nothing is taken while the memorial is not collaborative', async () => {
  const memorial = await aMemorial(house, { isCollaborative: false });
  const closed = { status: 409, code: 'memorial.not_collaborative' };
  await expect(bring(memorial.owner, memorial)).rejects.toMatchObject(closed);
  await memorial.owner(updateMemorial, { params: memorial.params, body: { isCollaborative: true } });
  await bring(memorial.owner, memorial);
});

test('sent twice it is one, and somebody else’s is not found on another memorial', async () => {
  const [memorial, other] = [await aMemorial(house), await aMemorial(house)];
  const idempotencyKey = randomUUID();
  const both = await Promise.all([1, 2].map(() => bring(memorial.owner, memorial, { idempotencyKey })));
  expect(both[0]?.id).toBe(both[1]?.id);
  const contributionId = both[0]?.id ?? expect.fail();
  const unknown = { status: 404, code: 'contribution.not_found' };
  const params = { ...other.params, contributionId };
  await expect(other.owner(approveContribution, { params, body: {} })).rejects.toMatchObject(unknown);
});

test('when very many wait, the next is asked to wait as well', async () => {
  const memorial = await aMemorial(house);
  const { memorialId, owner } = memorial;
  const words = { title: 'A', description: '', content: 'B', credit: 'C' };
  const rows = Array.from({ length: CONTRIBUTIONS_WAITING_MAX }, () => ({
    ...({
      id: uuid(),
      memorialId,
      contributionType: 'story',
      status: 'pending',
      createdAt: house.clock.now(),
    } as const),
    ...words,
  }));
  await db.insert(memorialContributions).values(rows);
  await expect(bring(owner, memorial)).rejects.toMatchObject({ code: 'contribution.too_many' });
});

test('the keepers hear once an hour that something waits, and whoever brought it hears the answer', async () => {
  const memorial = await aMemorial(house);
  const { owner, keeper, contributor } = await everyRole(house, memorial);
  const waiting = 'Carl Okafor brought something to the memorial for Leela Rao';
  const { id } = await bring(contributor, memorial);
  await bring(contributor, memorial, { content: { title: 'The hill', description: '', content: 'We walked.' } });
  for (const { person } of [owner, keeper]) expect((await house.nextMailTo(person.email)).subject).toBe(waiting);
  await owner(approveContribution, { params: { ...memorial.params, contributionId: id }, body: {} });
  const { subject, text } = await house.nextMailTo(contributor.person.email);
  expect(subject).toBe('“The lake” is on the memorial now');
  expect(text).toContain(`/memorial/${memorial.memorialId}`);
  house.clock.forward({ hours: 1 });
  await bring(contributor, memorial);
  expect((await house.nextMailTo(owner.person.email)).subject).toBe(waiting);
});

test('when somebody leaves us, what waits goes with them and what stands on a page stays', async () => {
  const memorial = await aMemorial(house);
  const friend = await join(house, memorial, 'contributor');
  const kept = await bring(friend, memorial);
  await bring(friend, memorial);
  await memorial.owner(approveContribution, { params: { ...memorial.params, contributionId: kept.id }, body: {} });
  await eraseContributions(db, friend.person);
  expect(await seenBy(memorial.owner, memorial)).toEqual([kept.id]);
});
