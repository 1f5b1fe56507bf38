// Who may write and read, what is held, and what becomes of it.
import { randomUUID } from 'node:crypto';
import type { EntryId, MemorialId } from '@evenlight/contract/ids';
import {
  decideEntry,
  listGuestbook,
  listGuestbookOf,
  listKeptEntries,
  removeEntry,
  replyToEntry,
  sendGuestPhoto,
  signGuestbook,
  signGuestbookOf,
} from '@evenlight/contract/memorials/guestbook';
import { getMemorial, updateMemorial } from '@evenlight/contract/memorials/memorial';
import { getMemorialPage } from '@evenlight/contract/memorials/page';
import type { InvitedRole } from '@evenlight/contract/memorials/rights';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../../platform/tables.ts';
import { aMemorial, aPublicMemorial } from '../../../testing/memorial-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPicture, sendPhoto } from '../../../testing/uploads.ts';
import { memorialCollaborators } from '../collaboration/tables.ts';

const house = await openTestHouse({ env: { RATE_LIMIT_FACTOR: '1000' } });
type Caller = ReturnType<typeof house.aVisitor>;

const words = (message = 'She taught me to read.') => ({ authorName: 'Rose Lind', message });
const gone = { status: 404, code: 'memorial.not_found' };

async function aHelper(memorialId: MemorialId, role: InvitedRole, { isDelegate = false } = {}) {
  const member = await house.aMember();
  const now = house.clock.now();
  await house.world.db.insert(memorialCollaborators).values({
    id: randomUUID(),
    memorialId,
    email: member.person.email,
    userId: member.person.id,
    role,
    isDelegate,
    invitedAt: now,
    acceptedAt: now,
  });
  return member;
}

const write = (caller: Caller, memorialId: MemorialId, body: object) =>
  caller(signGuestbook, { params: { memorialId }, body: { ...words(), ...body } });
const read = (caller: Caller, memorialId: MemorialId) => caller(listGuestbook, { params: { memorialId }, query: {} });
const kept = (caller: Caller, memorialId: MemorialId) => caller(listKeptEntries, { params: { memorialId }, query: {} });
const put = (caller: Caller, memorialId: MemorialId, entryId: EntryId, state: 'published' | 'hidden' | 'rejected') =>
  caller(decideEntry, { params: { memorialId, entryId }, body: { state } });

async function ticketOf(memorialId: MemorialId, fields: Record<string, string> = {}): Promise<string> {
  const bytes = await aPicture('jpeg', { width: 40, height: 30 });
  const to = `/memorials/${memorialId}/guest-photo`;
  const { status, body } = await sendPhoto(house.app, undefined, { to, bytes, fields });
  expect(status).toBe(201);
  return sendGuestPhoto.returns.parse(body).ticket;
}

test('whoever writes words of danger into a guestbook reads one quiet line, and nobody else hears of it', async () => {
  const { owner, memorialId } = await aPublicMemorial(house);
  const visitor = house.aVisitor();
  const message = 'I cannot live without her. I am going to kill myself tonight.';
  expect(await write(visitor, memorialId, { message })).toMatchObject({ isWorrying: true });
  expect(await write(visitor, memorialId, {})).toMatchObject({ isWorrying: false });
  for (const list of [await read(visitor, memorialId), await kept(owner, memorialId)])
    expect(JSON.stringify(list)).not.toContain('isWorrying');
});

test('a visitor writes without an account, and clean words can be read at once under both addresses', async () => {
  const { memorialId, owner, params } = await aPublicMemorial(house);
  const visitor = house.aVisitor();
  const body = {
    ...words('First line\r\nsecond line'),
    authorEmail: 'Rose@Example.org',
    isRsvp: true,
    rsvpStatus: 'attending' as const,
  };
  const signed = await visitor(signGuestbookOf, { body: { memorialId, ...body } });
  expect(signed).toMatchObject({ status: 'published', message: 'First line\nsecond line', rsvpStatus: 'attending' });
  const list = await read(visitor, memorialId);
  expect(list).toMatchObject([
    { id: signed.id, authorName: 'Rose Lind', isRsvp: true, rsvpStatus: 'attending', reply: '' },
  ]);
  expect(await visitor(listGuestbookOf, { params, query: {} })).toEqual(list);
  expect(JSON.stringify([signed, list])).not.toMatch(/example\.org/i);
  expect(await kept(owner, memorialId)).toMatchObject([{ authorEmail: 'rose@example.org', state: 'published' }]);
});

test('bad input names the field', async () => {
  const { memorialId } = await aPublicMemorial(house);
  const sent = write(house.aVisitor(), memorialId, { authorName: ' ', message: '', authorEmail: 'nowhere' });
  await expect(sent).rejects.toMatchObject({
    status: 400,
    fields: {
      authorName: 'Author name is required',
      message: 'Message is required',
      authorEmail: 'Please enter a valid email address',
    },
  });
});

test('whether somebody comes is kept only when they said that they answer', async () => {
  const { memorialId } = await aPublicMemorial(house);
  const signed = await write(house.aVisitor(), memorialId, { isRsvp: false, rsvpStatus: 'attending' });
  expect(signed).toMatchObject({ isRsvp: false, rsvpStatus: null });
});

test('a private guestbook is not there for strangers, on any path', async () => {
  const { memorialId, owner } = await aMemorial(house, { privacy: 'invited' });
  const own = await write(owner, memorialId, {});
  const one = { memorialId, entryId: own.id };
  for (const stranger of [house.aVisitor(), await house.aMember()]) {
    await expect(read(stranger, memorialId)).rejects.toMatchObject(gone);
    await expect(stranger(listGuestbookOf, { params: { memorialId }, query: {} })).rejects.toMatchObject(gone);
    await expect(write(stranger, memorialId, {})).rejects.toMatchObject(gone);
    await expect(stranger(signGuestbookOf, { body: { memorialId, ...words() } })).rejects.toMatchObject(gone);
    await expect(kept(stranger, memorialId)).rejects.toMatchObject(gone);
    await expect(put(stranger, memorialId, own.id, 'hidden')).rejects.toMatchObject(gone);
    await expect(stranger(replyToEntry, { params: one, body: { reply: 'x' } })).rejects.toMatchObject(gone);
    await expect(stranger(removeEntry, { params: one })).rejects.toMatchObject(gone);
  }
});

test('the address of an unlisted page opens its guestbook, and nothing else does', async () => {
  const { memorialId, memorial } = await aMemorial(house, { privacy: 'unlisted' });
  const visitor = house.aVisitor();
  const address = memorial.address ?? '';
  expect(await write(visitor, memorialId, { address })).toMatchObject({ status: 'published' });
  expect(await visitor(listGuestbook, { params: { memorialId }, query: { address } })).toHaveLength(1);
  await expect(write(visitor, memorialId, { address: 'another-address' })).rejects.toMatchObject(gone);
  expect(await ticketOf(memorialId, { address })).toMatch(/^[\w-]+\.[\w-]+$/);
});

test('doubtful words wait, the keepers get one mail an hour, and the author hears when they are published', async () => {
  const { memorialId, owner } = await aPublicMemorial(house);
  const visitor = house.aVisitor();
  const held = await write(visitor, memorialId, {
    message: 'More at https://roses.example',
    authorEmail: 'held@example.org',
  });
  expect(held.status).toBe('held');
  await write(visitor, memorialId, { message: 'And at www.roses.example' });
  expect(await read(visitor, memorialId)).toEqual([]);
  expect((await house.nextMailTo(owner.person.email)).subject).toBe('Something was written for Leela Rao');
  expect(await kept(owner, memorialId)).toMatchObject([{ reasons: ['links'] }, { reasons: ['links'] }]);

  expect(await put(owner, memorialId, held.id, 'published')).toMatchObject({ state: 'published' });
  expect(await read(visitor, memorialId)).toMatchObject([{ id: held.id }]);
  const mail = await house.nextMailTo('held@example.org');
  expect(mail.subject).toBe('Your words for Leela Rao can be read now');
  await put(owner, memorialId, held.id, 'hidden');
  expect(await read(visitor, memorialId)).toEqual([]);
  expect(await house.mailsTo(owner.person.email)).toHaveLength(1);
});

test('the memorial’s own people are never held; approve-first holds everybody else, and closed refuses all', async () => {
  const { memorialId, owner } = await aPublicMemorial(house, { guestbook: 'approve-first' });
  const viewer = await aHelper(memorialId, 'viewer');
  const body = { message: 'The pictures are at www.okafor.example' };
  expect(await write(owner, memorialId, body)).toMatchObject({ status: 'published' });
  expect(await write(viewer, memorialId, { message: 'Here as well: www.okafor.example' })).toMatchObject({
    status: 'published',
  });
  expect(await write(house.aVisitor(), memorialId, {})).toMatchObject({ status: 'held' });
  expect(await kept(owner, memorialId)).toMatchObject([{ reasons: ['approve-first'] }, {}, {}]);
  await owner(updateMemorial, { params: { memorialId }, body: { guestbook: 'closed' } });
  for (const caller of [house.aVisitor(), owner])
    await expect(write(caller, memorialId, { message: 'Another' })).rejects.toMatchObject({ code: 'guestbook.closed' });
  expect(await read(house.aVisitor(), memorialId)).toHaveLength(2);
});

test('editors cannot decide about entries, delegates can', async () => {
  const { memorialId } = await aPublicMemorial(house, { guestbook: 'approve-first' });
  const { id } = await write(house.aVisitor(), memorialId, {});
  const editor = await aHelper(memorialId, 'editor');
  const delegate = await aHelper(memorialId, 'viewer', { isDelegate: true });
  const tooLow = { status: 403, code: 'memorial.role_too_low' };
  const visitor = house.aVisitor();
  await expect(kept(editor, memorialId)).rejects.toMatchObject(tooLow);
  await expect(put(editor, memorialId, id, 'published')).rejects.toMatchObject(tooLow);
  await expect(editor(removeEntry, { params: { memorialId, entryId: id } })).rejects.toMatchObject(tooLow);
  await expect(kept(visitor, memorialId)).rejects.toMatchObject({ status: 401, code: 'session.required' });
  expect(await kept(delegate, memorialId)).toMatchObject([{ id, state: 'held' }]);
  expect(await put(delegate, memorialId, id, 'published')).toMatchObject({ state: 'published' });
});

test('an entry of another memorial cannot be reached through one’s own', async () => {
  const [mine, theirs] = [await aPublicMemorial(house), await aPublicMemorial(house)];
  const { id } = await write(house.aVisitor(), theirs.memorialId, {});
  await expect(put(mine.owner, mine.memorialId, id, 'hidden')).rejects.toMatchObject({ code: 'entry.not_found' });
  expect(await read(house.aVisitor(), theirs.memorialId)).toHaveLength(1);
});

test('ten sends of the same words at once are one entry, and so is one request', async () => {
  const { memorialId } = await aPublicMemorial(house);
  const visitor = house.aVisitor();
  const tries = await Promise.all(Array.from({ length: 10 }, () => write(visitor, memorialId, {})));
  expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
  const idempotencyKey = randomUUID();
  const options = await Promise.all(
    [1, 2, 3].map(() => write(visitor, memorialId, { idempotencyKey, authorName: 'Rose', message: 'Try' })),
  );
  expect(new Set(options.map(({ id }) => id)).size).toBe(1);
  expect(await read(visitor, memorialId)).toHaveLength(2);
  house.clock.forward({ minutes: 11 });
  await write(visitor, memorialId, {});
  expect(await read(visitor, memorialId)).toHaveLength(3);
});

test('a filled trap is answered like success, and nothing is kept', async () => {
  const { memorialId, owner } = await aPublicMemorial(house);
  const answer = await write(house.aVisitor(), memorialId, { website: 'https://roses.example' });
  expect(answer).toMatchObject({ status: 'held', message: 'She taught me to read.' });
  expect(await kept(owner, memorialId)).toEqual([]);
});

test('markup is kept as the words it is', async () => {
  const { memorialId } = await aPublicMemorial(house);
  const message = '<script>alert(1)</script> & <b onclick=x>bold</b>';
  await write(house.aVisitor(), memorialId, { message, authorName: '<i>Rose</i>' });
  expect(await read(house.aVisitor(), memorialId)).toMatchObject([{ message, authorName: '<i>Rose</i>' }]);
  await expect(write(house.aVisitor(), memorialId, { message: 'a\u0000b' })).rejects.toMatchObject({ status: 400 });
});

test('one long text on two memorials is noticed on the second, a common saying is not', async () => {
  const [first, second] = [await aPublicMemorial(house), await aPublicMemorial(house)];
  const long = { message: 'Our warmest thoughts from the whole team of the Rose Company in Fremont.' };
  expect(await write(house.aVisitor(), first.memorialId, long)).toMatchObject({ status: 'published' });
  expect(await write(house.aVisitor(), second.memorialId, { ...long, authorName: 'Another' })).toMatchObject({
    status: 'held',
  });
  for (const { memorialId } of [first, second])
    expect(await write(house.aVisitor(), memorialId, { message: 'Rest in peace' })).toMatchObject({
      status: 'published',
    });
});

test('a photo waits with its entry and is shown with it; its ticket works once and here alone', async () => {
  const { memorialId, owner } = await aPublicMemorial(house);
  const other = await aPublicMemorial(house);
  const visitor = house.aVisitor();
  const photoTicket = await ticketOf(memorialId);
  const lost = { code: 'photo.not_found' };
  await expect(write(visitor, other.memorialId, { photoTicket })).rejects.toMatchObject(lost);
  await expect(write(visitor, memorialId, { photoTicket: `${photoTicket}x` })).rejects.toMatchObject(lost);
  const { id, status, photo } = await write(visitor, memorialId, { photoTicket });
  expect({ status, photo }).toEqual({ status: 'held', photo: null });
  await expect(write(visitor, memorialId, { photoTicket, message: 'Again' })).rejects.toMatchObject(lost);
  const [waiting] = await kept(owner, memorialId);
  expect(waiting).toMatchObject({ reasons: ['photo'], photo: { width: 40 } });
  const url = `${waiting?.photo?.url}/320`;
  expect((await visitor.raw('GET', url)).status).toBe(404);
  await put(owner, memorialId, id, 'published');
  expect((await visitor.raw('GET', url)).status).toBe(200);
  expect(await read(visitor, memorialId)).toMatchObject([{ photo: { width: 40 } }]);
  await put(owner, memorialId, id, 'hidden');
  expect((await visitor.raw('GET', url)).status).toBe(404);
  await owner(removeEntry, { params: { memorialId, entryId: id } });
  expect((await owner.raw('GET', url)).status).toBe(404);
  expect(await kept(owner, memorialId)).toEqual([]);
});

test('thanks stand below the entry and are mailed once a day', async () => {
  const { memorialId, owner } = await aPublicMemorial(house);
  const { id } = await write(house.aVisitor(), memorialId, { authorEmail: 'thanked@example.org' });
  const thank = (reply: string) => owner(replyToEntry, { params: { memorialId, entryId: id }, body: { reply } });
  await thank('Thank you, Rose. She spoke of you often.');
  expect(await read(house.aVisitor(), memorialId)).toMatchObject([
    { reply: 'Thank you, Rose. She spoke of you often.' },
  ]);
  const mail = await house.nextMailTo('thanked@example.org');
  expect(mail.subject).toBe('Thank you for your words for Leela Rao');
  expect(mail.text).toContain('She spoke of you often.');
  await thank('Thank you, dear Rose.');
  expect(await house.mailsTo('thanked@example.org')).toHaveLength(1);
  house.clock.forward({ hours: 25 });
  await thank('Thank you, <script>dearest</script> Rose.');
  const later = await house.nextMailTo('thanked@example.org');
  expect(later.text).toContain('dearest');
  expect(later.html).not.toContain('<script>');
});

test('thanks for what nobody can read yet are told with the news that it can be read', async () => {
  const { memorialId, owner } = await aPublicMemorial(house, { guestbook: 'approve-first' });
  const { id } = await write(house.aVisitor(), memorialId, { authorEmail: 'later@example.org' });
  await owner(replyToEntry, { params: { memorialId, entryId: id }, body: { reply: 'How kind of you.' } });
  await put(owner, memorialId, id, 'published');
  const mail = await house.nextMailTo('later@example.org');
  expect(mail.subject).toBe('Your words for Leela Rao can be read now');
  expect(mail.text).toContain('How kind of you.');
});

test('no mail to whoever wrote carries the address of an unlisted page; a public one has its link', async () => {
  const hidden = await aMemorial(house, { privacy: 'unlisted', guestbook: 'approve-first' });
  const open = await aPublicMemorial(house, { guestbook: 'approve-first' });
  const address = hidden.memorial.address ?? '';
  const authorEmail = 'far-away@example.org';
  const { id } = await write(house.aVisitor(), hidden.memorialId, { address, authorEmail });
  await put(hidden.owner, hidden.memorialId, id, 'published');
  const published = await house.nextMailTo(authorEmail);
  const params = { memorialId: hidden.memorialId, entryId: id };
  await hidden.owner(replyToEntry, { params, body: { reply: 'Thank you.' } });
  const thanked = await house.nextMailTo(authorEmail);
  for (const { text, html } of [published, thanked])
    expect(text + html).not.toMatch(new RegExp(`${address}|/memorial/`));

  const other = await write(house.aVisitor(), open.memorialId, { authorEmail });
  await put(open.owner, open.memorialId, other.id, 'published');
  expect((await house.nextMailTo(authorEmail)).text).toContain(`/memorial/${open.memorial.slug}`);
});

test('a delegate in a role that does not see guests decides without being told their addresses', async () => {
  const { memorialId, owner } = await aPublicMemorial(house, { guestbook: 'approve-first' });
  const authorEmail = 'unseen@example.org';
  const { id } = await write(house.aVisitor(), memorialId, { authorEmail });
  const told = async (caller: Caller) => [
    ...(await kept(caller, memorialId)),
    await put(caller, memorialId, id, 'published'),
    await caller(replyToEntry, { params: { memorialId, entryId: id }, body: { reply: 'Thank you.' } }),
  ];
  for (const role of ['viewer', 'contributor'] as const)
    for (const entry of await told(await aHelper(memorialId, role, { isDelegate: true })))
      expect(entry).toMatchObject({ id, authorEmail: null });
  for (const caller of [owner, await aHelper(memorialId, 'editor', { isDelegate: true })])
    for (const entry of await told(caller)) expect(entry).toMatchObject({ id, authorEmail });
});

test('older entries follow page by page; what waits comes first for those who decide', async () => {
  const { memorialId, owner } = await aPublicMemorial(house);
  const visitor = house.aVisitor();
  for (const n of [1, 2, 3, 4]) {
    house.clock.forward({ seconds: 1 });
    await write(visitor, memorialId, { message: n === 2 ? 'www.two.example' : `Number ${n}` });
  }
  const page = (query: object) => visitor(listGuestbook, { params: { memorialId }, query });
  const newest = await page({ limit: 2 });
  expect(newest.map(({ message }) => message)).toEqual(['Number 4', 'Number 3']);
  const before = newest[1]?.id;
  expect((await page({ limit: 2, before })).map(({ message }) => message)).toEqual(['Number 1']);
  const keptPage = (query: object) => owner(listKeptEntries, { params: { memorialId }, query });
  const first = await keptPage({ limit: 2 });
  expect(first.map(({ message }) => message)).toEqual(['www.two.example', 'Number 4']);
  const rest = await keptPage({ limit: 5, before: first[1]?.id });
  expect(rest.map(({ message }) => message)).toEqual(['Number 3', 'Number 1']);
});

test('on the page that strangers see, a long guestbook is forty entries to a page, without scripts', async () => {
  const { memorialId, owner } = await aPublicMemorial(house);
  for (let number = 1; number <= 42; number += 1) {
    house.clock.forward({ seconds: 1 });
    await write(owner, memorialId, { message: `Memory ${number}.` });
  }
  const { address } = await owner(getMemorial, { params: { memorialId } });
  const read = (page: number) =>
    owner(getMemorialPage, { params: { address: address ?? '' }, query: { tab: 'guestbook', page } });
  const [first, second] = [await read(1), await read(2)];
  expect([first.pages, first.entries.length, first.entries[0]?.message]).toEqual([2, 40, 'Memory 42.']);
  expect([second.page, second.entries.map(({ message }) => message)]).toEqual([2, ['Memory 2.', 'Memory 1.']]);
  const drawn = await house.app.inject(`/memorial/${address}?tab=guestbook`);
  expect(drawn.body).toContain('Page 1 of 2');
  expect(drawn.body).toContain('page=2#content');
  const older = await house.app.inject(`/memorial/${address}?tab=guestbook&page=2`);
  expect(older.body).toContain('Page 2 of 2');
  expect(older.body).toContain('Memory 1.');
});

test('who put an entry where, and where it was before, is in the audit log', async () => {
  const { memorialId, owner } = await aPublicMemorial(house, { guestbook: 'approve-first' });
  await write(house.aVisitor(), memorialId, {});
  const [held] = await kept(owner, memorialId);
  const entryId = held?.id ?? expect.fail('nothing was held');
  for (const state of ['rejected', 'published', 'hidden'] as const) await put(owner, memorialId, entryId, state);
  const rows = await house.world.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, String(entryId)));
  expect(rows.map(({ action, details }) => [action, details])).toEqual([
    ['entry.rejected', { memorial: memorialId, from: 'held' }],
    ['entry.published', { memorial: memorialId, from: 'rejected' }],
    ['entry.hidden', { memorial: memorialId, from: 'published' }],
  ]);
});
