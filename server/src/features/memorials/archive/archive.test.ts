// The whole memorial as one file: it opens offline, and holds everything but people's addresses.

import { signGuestbook } from '@evenlight/contract/memorials/guestbook';
import { createMemorial, getMemorial, updateMemorial } from '@evenlight/contract/memorials/memorial';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { aPicture, sendPhoto } from '../../../testing/uploads.ts';

const house = await openTestHouse();
type Member = Awaited<ReturnType<typeof house.aMember>>;

const ask = (memorialId: number, member?: Member) => {
  const { cookie } = member?.person ?? {};
  const headers = cookie ? { cookie: `${cookie.name}=${cookie.value}` } : {};
  return house.app.inject({ url: `/api/memorials/${memorialId}/archive`, headers });
};

test('the archive holds pages that need nothing else, every photo in full size, and the data', async () => {
  const owner = await house.aMember();
  const body = { fullName: 'Elena <Ruiz>', biography: 'First.\n\nSecond & last.', isPublic: true };
  const { id } = await owner(createMemorial, { body });
  const params = { memorialId: id };
  const fields = { caption: 'At the lake' };
  const bytes = await aPicture('jpeg', { width: 1_700, height: 900 });
  await sendPhoto(house.app, owner.person, { to: `/memorials/${id}/upload-photo`, bytes, fields });
  const entry = {
    authorName: 'Rosa',
    authorEmail: 'rosa@example.org',
    message: '<script>alert(1)</script> Thank you.',
  };
  await house.aVisitor()(signGuestbook, { params, body: entry });
  const answer = await ask(id, owner);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="memorial-\d{4}-\d\d-\d\d\.zip"$/),
  });
  const files = await readZip(answer.rawPayload);
  expect([...files.keys()].sort()).toEqual(
    ['README.txt', 'events.html', 'guestbook.html', 'guestbook.json', 'index.html', 'memorial.json'].concat([
      'photos.html',
      'photos/001.jpg',
      'style.css',
    ]),
  );
  const all = [...files].filter(([name]) => !name.endsWith('.jpg')).map(([, content]) => content.toString());
  expect(all.join('')).not.toContain('rosa@example.org');
  expect(files.get('guestbook.html')?.toString()).not.toContain('<script>');
  expect(files.get('index.html')?.toString()).toContain('Second &amp; last.');
  // Nothing is fetched from anywhere.
  for (const [name, content] of files)
    if (name.endsWith('.html')) expect(content.toString()).not.toMatch(/(?:src|href)="(?:https?:)?\//);
  const data = JSON.parse(files.get('memorial.json')?.toString() ?? '');
  expect(data).toMatchObject({
    fullName: 'Elena <Ruiz>',
    photos: [{ path: 'photos/001.jpg', caption: 'At the lake' }],
  });
});

test('only those who keep a memorial take it along', async () => {
  const owner = await house.aMember();
  const { id } = await owner(createMemorial, { body: { fullName: 'Elena Ruiz', isPublic: true } });
  expect((await ask(id)).statusCode).toBe(401);
  expect((await ask(id, await house.aMember())).statusCode).toBe(403);
  await owner(updateMemorial, { params: { memorialId: id }, body: { isPublic: false } });
  expect((await ask(id)).statusCode).toBe(404);
  expect((await ask(id, await house.aMember())).statusCode).toBe(404);
  expect(await owner(getMemorial, { params: { memorialId: id } })).toMatchObject({ fullName: 'Elena Ruiz' });
});
