import { randomUUID } from 'node:crypto';
import { changeCollaborator, removeCollaborator } from '@evenlight/contract/memorials/collaboration';
import { addEvent, answerEvent, openRsvp, changeRsvp, listGuests } from '@evenlight/contract/memorials/events';
import { decideEntry, listGuestbook, listKeptEntries, signGuestbook, replyToEntry } from '@evenlight/contract/memorials/guestbook';
import { getKeepers, nameKeepers, reportMemorial } from '@evenlight/contract/memorials/keeping';
import { createMemorial, getMemorial, renewMemorialLink, updateMemorial, setPortrait } from '@evenlight/contract/memorials/memorial';
import { removePhoto, changePhoto, listPhotos } from '@evenlight/contract/memorials/photos';
import { sql } from 'drizzle-orm';
import { test } from 'vitest';
import { aMemorial, everyRole, join, bring, tokenMailedTo } from '../../testing/memorial-people.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { aPicture, sendPhoto } from '../../testing/uploads.ts';
import { eraseAnswersOf } from './events/personal-data.ts';

const house = await openTestHouse({ startJobs: true, env: { RATE_LIMIT_FACTOR: '1000', DATABASE_POOL: '8' } });
const { db } = house.world;
const visitor = house.aVisitor();
const say = (...all: unknown[]) => console.log('PROBE', ...all.map((x) => (typeof x === 'string' ? x : JSON.stringify(x))));
const code = (p: Promise<unknown>) => p.then((x) => ({ ok: x }), (e) => ({ refused: String(e.message).slice(0, 140) }));

test('1 delegate sees e-mail', async () => {
  const m = await aMemorial(house, { isPublic: true });
  const viewer = await join(house, m, 'viewer');
  await m.owner(changeCollaborator, { params: { ...m.params, collaboratorId: viewer.collaboratorId }, body: { isDelegate: true } });
  await visitor(signGuestbook, { params: m.params, body: { authorName: 'Tom', message: 'Every Sunday she sang.', authorEmail: 'tom@example.org' } });
  say('1', (await viewer(listKeptEntries, { params: m.params, query: {} } as never) as never));
});

test('2 two guests of one name', async () => {
  const m = await aMemorial(house, { isPublic: true });
  const e = await m.owner(addEvent, { params: m.params, body: { title: 'G', eventDate: '2030-05-11T21:00:00Z' } });
  const params = { ...m.params, eventId: e.id };
  const a = await visitor(answerEvent, { params, body: { name: 'Maria Garcia', status: 'attending', sendKey: randomUUID() } });
  const b = await visitor(answerEvent, { params, body: { name: 'Maria Garcia', status: 'attending', sendKey: randomUUID() } });
  say('2 same token', a.token === b.token, 'guests', (await m.owner(listGuests, { params })).length);
  await visitor(changeRsvp, { body: { token: b.token, status: 'not_attending', partySize: 1, note: '' } });
  say('2 first now', (await visitor(openRsvp, { body: { token: a.token } })).status);
});

test('3 rsvp after new link; 3b guestbook mail leaks new link', async () => {
  const m = await aMemorial(house, { privacy: 'unlisted', guestbook: 'approve-first' });
  const { address } = await m.owner(getMemorial, { params: m.params });
  const e = await m.owner(addEvent, { params: m.params, body: { title: 'G', eventDate: '2030-05-11T21:00:00Z', location: 'OLD' } });
  const r = await visitor(answerEvent, { params: { ...m.params, eventId: e.id }, body: { name: 'X', status: 'attending', address } });
  const email = `${randomUUID()}@example.org`;
  const entry = await visitor(signGuestbook, { params: m.params, body: { authorName: 'Tom', message: 'Hello there.', authorEmail: email, address } });
  const renewed = await m.owner(renewMemorialLink, { params: m.params });
  say('3 open after renewal', await code(visitor(openRsvp, { body: { token: r.token } })));
  await m.owner(decideEntry, { params: { ...m.params, entryId: entry.id }, body: { state: 'published' } });
  const { text } = await house.nextMailTo(email);
  say('3b mail carries the new address', text.includes(renewed.address ?? '?'), 'new', renewed.address !== address);
});

test('3c public signer gets unlisted address', async () => {
  const m = await aMemorial(house, { isPublic: true });
  const email = `${randomUUID()}@example.org`;
  const entry = await visitor(signGuestbook, { params: m.params, body: { authorName: 'Tom', message: 'Hello there.', authorEmail: email } });
  const now = await m.owner(updateMemorial, { params: m.params, body: { privacy: 'unlisted' } });
  await m.owner(replyToEntry, { params: { ...m.params, entryId: entry.id }, body: { reply: 'Thank you' } });
  const { text } = await house.nextMailTo(email);
  say('3c stranger from public days is mailed the secret address', text.includes(now.address ?? '?'), now.privacy);
});

test('4 keeper removes successor', async () => {
  const m = await aMemorial(house);
  const roles = await everyRole(house, m);
  await m.owner(nameKeepers, { params: m.params, body: { successor: roles.viewer.collaboratorId } });
  await roles.keeper(removeCollaborator, { params: { ...m.params, collaboratorId: roles.viewer.collaboratorId } });
  say('4 successor after', (await m.owner(getKeepers, { params: m.params })).successor);
});

test('5 photo key after public to unlisted, 7 source photos', async () => {
  const m = await aMemorial(house, { isPublic: true });
  const up = await sendPhoto(house.app, m.owner.person, { to: `/memorials/${m.memorialId}/upload-photo`, bytes: await aPicture() });
  await m.owner(updateMemorial, { params: m.params, body: { privacy: 'unlisted' } });
  const seen = await house.app.inject({ url: up.body.data.url });
  say('5 photo by key after public->unlisted', seen.statusCode);
  const src = await sendPhoto(house.app, m.owner.person, { to: `/memorials/${m.memorialId}/upload-photo`, bytes: await aPicture(), fields: { purpose: 'portrait' } });
  await m.owner(setPortrait, { params: m.params, body: { photoId: src.body.data.id } });
  say('7 remove source', await code(m.owner(removePhoto, { params: { ...m.params, photoId: src.body.data.id } })));
  await m.owner(setPortrait, { params: m.params, body: { photoId: null } });
  say('7 rows left', (await db.execute(sql`select place from memorial_photos where memorial_id=${m.memorialId}`)).rows);
  house.clock.setTo?.(new Date());
  // 9 editor uses held guest photo
  const pub = await aMemorial(house, { isPublic: true });
  const guest = await sendPhoto(house.app, undefined, { to: `/memorials/${pub.memorialId}/guest-photo`, bytes: await aPicture() });
  const photoId = guest.body.ticket.split('.')[0];
  const editor = await join(house, pub, 'editor');
  const got = await code(editor(setPortrait, { params: pub.params, body: { photoId } } as never));
  say('9 editor makes a held guest photo the portrait', 'ok' in got);
  // 8/23 quota
  await db.execute(sql`insert into memorial_photos (id, memorial_id, key, place, caption, position, width, height, original_id, original_bytes, credit, created_at)
    select gen_random_uuid(), ${pub.memorialId}, substr(md5(random()::text),1,22), 'waiting', '', n, 1, 1, gen_random_uuid(), 1, '', now() from generate_series(1,500) n`);
  const own = await sendPhoto(house.app, pub.owner.person, { to: `/memorials/${pub.memorialId}/upload-photo`, bytes: await aPicture() });
  say('23 family upload when guests sent 500', own.status, own.body.code);
  say('8 portrait then', await code(pub.owner(setPortrait, { params: pub.params, body: { photoId } } as never)));
});

test('6 cards', async () => {
  for (const fullName of ['王'.repeat(160), 'م'.repeat(160), 'W'.repeat(160), 'श्री '.repeat(30), 'Иван Иванов', '😀😀', '𠀀'.repeat(80)]) {
    const owner = await house.aMember();
    const made = await owner(createMemorial, { body: { fullName, isPublic: true } });
    const card = await house.app.inject({ url: `/cards/memorial/${encodeURIComponent(made.address ?? '')}.png` });
    const page = await house.app.inject({ url: `/memorial/${encodeURIComponent(made.address ?? '')}` });
    const api = await house.app.inject({ url: `/api/memorials/slug/${encodeURIComponent(made.address ?? '')}` });
    say('6', fullName.slice(0, 6), 'card', card.statusCode, 'page', page.statusCode, 'api', api.statusCode, card.headers['cache-control'] as string, String(card.headers.vary), (made.address ?? '').length);
  }
  for (const path of ['%00', 'a%00b', '%ff', 'a'.repeat(290), '12']) say('6 card', path.slice(0, 8), (await house.app.inject({ url: `/cards/memorial/${path}.png` })).statusCode);
  const m = await aMemorial(house, { privacy: 'unlisted' });
  const { address } = await m.owner(getMemorial, { params: m.params });
  const card = await house.app.inject({ url: `/cards/memorial/${address}.png` });
  say('6 unlisted card', card.statusCode, card.headers['cache-control'] as string);
});

test('12 subject', async () => {
  const m = await aMemorial(house);
  const c = await join(house, m, 'contributor');
  await bring(c, m, { content: { title: 'Hi\r\nBcc: evil@example.org\r\nX: y', content: 'x' } } as never);
  for (let i = 0; i < 3; i++) {
    const mail = await Promise.race([house.nextMailTo(m.owner.person.email), new Promise<null>((r) => setTimeout(() => r(null), 4000))]);
    if (!mail) break;
    say('12', (mail as { subject?: string }).subject ?? Object.keys(mail as object));
  }
});

test('13 erase does not bump', async () => {
  const m = await aMemorial(house, { isPublic: true });
  const e = await m.owner(addEvent, { params: m.params, body: { title: 'G', eventDate: '2030-05-11T21:00:00Z', maxAttendees: 1 } });
  const params = { ...m.params, eventId: e.id };
  const email = `${randomUUID()}@example.org`;
  await visitor(answerEvent, { params, body: { name: 'A', status: 'attending', email } });
  await visitor(answerEvent, { params, body: { name: 'B', status: 'attending', email: `${randomUUID()}@example.org` } });
  const rev = async () => (await db.execute(sql`select revision from memorials where id=${m.memorialId}`)).rows[0];
  const before = await rev();
  await db.transaction((tx) => eraseAnswersOf(tx, { id: randomUUID(), email } as never));
  say('13', before, await rev(), (await m.owner(listGuests, { params })).map((g) => [g.name, g.status]));
});

test('14 stale row', async () => {
  const m = await aMemorial(house);
  const a = await join(house, m, 'editor');
  const { inviteCollaborator, acceptInvitation, listCollaborators } = await import('@evenlight/contract/memorials/collaboration');
  await m.owner(changeCollaborator, { params: { ...m.params, collaboratorId: a.collaboratorId }, body: { isDelegate: true } });
  const old = a.person.email;
  await db.execute(sql`update users set email = ${`${randomUUID()}@example.org`} where id = ${a.person.id}`);
  const b = await house.aMember({ email: old, firstName: 'Bea' });
  await m.owner(inviteCollaborator, { params: m.params, body: { email: old, role: 'viewer' } });
  await b(acceptInvitation, { body: { token: await tokenMailedTo(house, old) } });
  say('14', (await m.owner(listCollaborators, { params: m.params })).data.map((p) => [p.user?.firstName, p.role, p.isDelegate]), 'first one', await code(a(getMemorial, { params: m.params })).then((x) => Object.keys(x)));
});

test('22 viewer report holds', async () => {
  const m = await aMemorial(house, { isPublic: true });
  const viewer = await join(house, m, 'viewer');
  const entry = await visitor(signGuestbook, { params: m.params, body: { authorName: 'Tom', message: 'Every Sunday she sang.' } });
  for (let i = 0; i < 2; i++) {
    await viewer(reportMemorial, { params: m.params, body: { entryId: entry.id, reason: 'other' } } as never);
    say('22 shown after viewer report', (await visitor(listGuestbook, { params: m.params, query: {} } as never) as unknown[]).length);
    await m.owner(decideEntry, { params: { ...m.params, entryId: entry.id }, body: { state: 'published' } });
  }
});
