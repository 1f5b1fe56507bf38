// Asking to be let in, and reports of pages and entries.
import { randomUUID } from 'node:crypto';
import type { EntryId, MemorialId } from '@evenlight/contract/ids';
import { acceptInvitation } from '@evenlight/contract/memorials/collaboration';
import { decideEntry, listGuestbook, listKeptEntries, signGuestbook } from '@evenlight/contract/memorials/guestbook';
import {
  askTheKeeper,
  decideAccessRequest,
  decideReport,
  listAccessRequests,
  listReports,
  reportMemorial,
} from '@evenlight/contract/memorials/keeping';
import { getMemorial } from '@evenlight/contract/memorials/memorial';
import type { InvitedRole } from '@evenlight/contract/memorials/rights';
import { expect, test } from 'vitest';
import { aMemorial, aPublicMemorial } from '../../../testing/memorial-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { memorialCollaborators } from '../collaboration/tables.ts';

const house = await openTestHouse({ env: { RATE_LIMIT_FACTOR: '1000', TRUSTED_PROXY: '127.0.0.1' } });
type Caller = ReturnType<typeof house.aVisitor>;
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

const ask = (address: string, email: string, more: object = {}) =>
  house.aVisitor()(askTheKeeper, {
    body: { address, name: 'Ben Lind', email, message: 'We worked together.', ...more },
  });

/** Questions go through the queue. */
async function requestsIn(owner: Caller, memorialId: MemorialId, count: number) {
  return house.settled(async () => {
    const found = await owner(listAccessRequests, { params: { memorialId } });
    expect(found).toHaveLength(count);
    return found;
  });
}

test('somebody asks to be let in, the owner is written to, and letting them in sends an invitation that works', async () => {
  const { owner, memorialId } = await aMemorial(house, { privacy: 'invited' });
  expect(await ask(String(memorialId), 'ben@example.org')).toEqual({ received: true });
  const [asked] = await requestsIn(owner, memorialId, 1);
  expect(asked).toMatchObject({ name: 'Ben Lind', email: 'ben@example.org', message: 'We worked together.' });
  const mail = await house.nextMailTo(owner.person.email);
  expect(mail.subject).toBe('Somebody asks to see the memorial for Leela Rao');
  expect(mail.text).not.toContain('Ben');

  if (!asked) throw new Error('nobody asked');
  const one = { memorialId, requestId: asked.id };
  await owner(decideAccessRequest, { params: one, body: { isGranted: true } });
  expect(await owner(listAccessRequests, { params: { memorialId } })).toEqual([]);
  const again = owner(decideAccessRequest, { params: one, body: { isGranted: true } });
  await expect(again).rejects.toMatchObject({ code: 'access_request.not_found' });
  const [, token = ''] = /#([\w-]+)/.exec((await house.nextMailTo('ben@example.org')).text) ?? [];
  const ben = await house.aMember({ email: 'ben@example.org' });
  await ben(acceptInvitation, { body: { token } });
  expect(await ben(getMemorial, { params: { memorialId } })).toMatchObject({ role: 'viewer' });
});

test('asked again it is one request with the latest words; turning somebody down tells nobody', async () => {
  const { owner, memorialId } = await aMemorial(house, { privacy: 'invited' });
  await ask(String(memorialId), 'twice@example.org');
  await requestsIn(owner, memorialId, 1);
  await ask(String(memorialId), 'twice@example.org', { message: 'Once more.' });
  const [found] = await requestsIn(owner, memorialId, 1);
  expect(found?.message).toBe('Once more.');
  const params = { memorialId, requestId: found?.id ?? expect.fail('nobody asked') };
  await owner(decideAccessRequest, { params, body: { isGranted: false } });
  expect(await requestsIn(owner, memorialId, 0)).toEqual([]);
  const mails = await house.mails();
  expect(mails.filter(({ to }) => to.includes('twice@example.org'))).toEqual([]);
  expect(mails.filter(({ to }) => to.includes(owner.person.email))).toHaveLength(1);
});

test('the answer is the same for what is not there, for an open page and for a filled trap', async () => {
  const open = await aPublicMemorial(house);
  const hidden = await aMemorial(house, { privacy: 'invited' });
  for (const address of ['999999999', 'nobody-at-all', '99999999999999999999', '../x', '', open.memorial.slug ?? ''])
    expect(await ask(address, 'ben@example.org')).toEqual({ received: true });
  expect(await ask(String(hidden.memorialId), 'ben@example.org', { website: 'x' })).toEqual({ received: true });
  expect(await ask(String(hidden.memorialId), hidden.owner.person.email)).toEqual({ received: true });
  await ask(String(hidden.memorialId), 'last@example.org');
  expect(await requestsIn(hidden.owner, hidden.memorialId, 1)).toMatchObject([{ email: 'last@example.org' }]);
  expect(await open.owner(listAccessRequests, { params: open.params })).toEqual([]);
});

test('only keepers see who asks', async () => {
  const { memorialId, params } = await aMemorial(house, { privacy: 'invited' });
  const editor = await aHelper(memorialId, 'editor');
  await expect(editor(listAccessRequests, { params })).rejects.toMatchObject({ status: 403 });
  await expect(house.aVisitor()(listAccessRequests, { params })).rejects.toMatchObject(gone);
  await expect((await house.aMember())(listAccessRequests, { params })).rejects.toMatchObject(gone);
});

/** From a network of its own. */
async function reportFrom(network: string, memorialId: MemorialId, body: object) {
  const answer = await house.aVisitor().raw('POST', `/api/memorials/${memorialId}/reports`, {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ reason: 'harmful', words: 'This is not true.', ...body }),
  });
  return answer.status;
}

async function anEntry(memorialId: MemorialId): Promise<EntryId> {
  const body = { authorName: 'Rose', message: `Words ${randomUUID()}` };
  return (await house.aVisitor()(signGuestbook, { params: { memorialId }, body })).id;
}

const shown = async (memorialId: MemorialId) =>
  (await house.aVisitor()(listGuestbook, { params: { memorialId }, query: {} })).length;

test('one stranger’s report is shown to the family, three networks take an entry off until they have looked', async () => {
  const { owner, memorialId } = await aPublicMemorial(house);
  const entryId = await anEntry(memorialId);
  const kept = () => owner(listKeptEntries, { params: { memorialId }, query: {} });
  for (const network of ['203.0.113.1', '203.0.113.1', '203.0.113.2'])
    expect(await reportFrom(network, memorialId, { entryId })).toBe(202);
  expect(await kept()).toMatchObject([{ state: 'published', reasons: ['reported'] }]);
  expect((await house.nextMailTo(owner.person.email)).subject).toBe('An entry for Leela Rao was reported');
  expect(await shown(memorialId)).toBe(1);
  await reportFrom('203.0.113.3', memorialId, { entryId });
  expect(await kept()).toMatchObject([{ state: 'held', reasons: ['reported'] }]);
  expect(await shown(memorialId)).toBe(0);
  expect(await reportFrom('203.0.113.4', memorialId, { entryId })).toBe(404);

  await owner(decideEntry, { params: { memorialId, entryId }, body: { state: 'published' } });
  expect(await kept()).toMatchObject([{ state: 'published', reasons: [] }]);
  // What was answered counts no more.
  await reportFrom('203.0.113.5', memorialId, { entryId });
  expect(await shown(memorialId)).toBe(1);
});

test('a report by somebody who looks after the guestbook holds the entry at once, one by others does not', async () => {
  const { memorialId, owner } = await aPublicMemorial(house);
  const reportAs = async (caller: Caller) => {
    const entryId = await anEntry(memorialId);
    const before = await shown(memorialId);
    await caller(reportMemorial, { params: { memorialId }, body: { entryId, reason: 'private' } });
    return before - (await shown(memorialId));
  };
  for (const role of ['viewer', 'contributor', 'editor'] as const)
    expect(await reportAs(await aHelper(memorialId, role)), role).toBe(0);
  expect(await reportAs(await aHelper(memorialId, 'viewer', { isDelegate: true }))).toBe(1);
  expect(await reportAs(owner)).toBe(1);
});

test('what was published again after a report is not taken off by the same people once more', async () => {
  const { memorialId, owner } = await aPublicMemorial(house);
  const entryId = await anEntry(memorialId);
  const put = (state: 'published' | 'hidden') =>
    owner(decideEntry, { params: { memorialId, entryId }, body: { state } });
  const same = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
  const report = async (networks: string[]) => {
    for (const network of networks) expect(await reportFrom(network, memorialId, { entryId })).toBe(202);
  };
  await report(same);
  expect(await shown(memorialId)).toBe(0);
  // Hidden by a first decision and shown by a second: that is an answer as well.
  for (const states of [['published'], ['hidden', 'published']] as const) {
    for (const state of states) await put(state);
    await report(same);
    expect(await shown(memorialId)).toBe(1);
  }
  await report(['192.0.2.4', '192.0.2.5']);
  expect(await shown(memorialId)).toBe(1);
  await report(['192.0.2.6']);
  expect(await shown(memorialId)).toBe(0);
});

test('a private page and an entry of another page cannot be reported', async () => {
  const [mine, theirs] = [await aMemorial(house, { privacy: 'invited' }), await aPublicMemorial(house)];
  const entryId = await anEntry(theirs.memorialId);
  const other = await aPublicMemorial(house);
  expect(await reportFrom('203.0.113.9', mine.memorialId, {})).toBe(404);
  expect(await reportFrom('203.0.113.9', other.memorialId, { entryId })).toBe(404);
  expect(await reportFrom('203.0.113.9', other.memorialId, { reason: 'nonsense' })).toBe(400);
});

test('our team reads reports of pages, closes one for everybody but its owner, and opens it again', async () => {
  const { owner, memorialId, params } = await aPublicMemorial(house);
  const staff = await house.aMember({ isStaff: true });
  const visitor = house.aVisitor();
  await visitor(reportMemorial, {
    params,
    body: { reason: 'false', words: 'She is alive.', email: 'me@example.org' },
  });
  await visitor(reportMemorial, { params, body: { reason: 'spam', website: 'trap' } });
  const ours = async () => (await staff(listReports, {})).filter((report) => report.memorialId === memorialId);
  const [found] = await ours();
  expect(await ours()).toHaveLength(1);
  expect(found).toMatchObject({ memorialName: 'Leela Rao', entry: null, words: 'She is alive.', isClosed: false });
  expect((await house.nextMailTo(staff.person.email)).subject).toBe('A memorial page was reported');

  if (!found) throw new Error('no report');
  const { id: reportId } = found;
  const decide = (decision: 'leave' | 'hide-entry' | 'close-page' | 'open-page') =>
    staff(decideReport, { params: { reportId }, body: { decision } });
  await expect(decide('hide-entry')).rejects.toMatchObject({ status: 400 });
  await decide('close-page');
  await expect(visitor(getMemorial, { params })).rejects.toMatchObject(gone);
  await expect(visitor(listGuestbook, { params, query: {} })).rejects.toMatchObject(gone);
  expect(await owner(getMemorial, { params })).toMatchObject({ role: 'owner' });
  expect((await house.nextMailTo(owner.person.email)).subject).toBe('The memorial for Leela Rao is closed for now');
  expect(await ours()).toMatchObject([{ isClosed: true }]);
  await expect(decide('leave')).rejects.toMatchObject({ code: 'report.not_found' });
  await decide('open-page');
  expect(await visitor(getMemorial, { params })).toMatchObject({ id: memorialId });
  expect(await ours()).toEqual([]);
});

test('our team can hide a reported entry, or leave it', async () => {
  const { memorialId } = await aPublicMemorial(house);
  const staff = await house.aMember({ isStaff: true });
  const [hidden, left] = [await anEntry(memorialId), await anEntry(memorialId)];
  for (const entryId of [hidden, left]) {
    for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      await reportFrom(network, memorialId, { entryId });
  }
  expect(await shown(memorialId)).toBe(0);
  const ours = (await staff(listReports, {})).filter((report) => report.memorialId === memorialId);
  expect(ours).toHaveLength(6);
  const first = ours[0];
  const last = ours.find(({ entry }) => entry?.message !== first?.entry?.message);
  if (!first || !last) throw new Error('no reports');
  await staff(decideReport, { params: { reportId: first.id }, body: { decision: 'hide-entry' } });
  await staff(decideReport, { params: { reportId: last.id }, body: { decision: 'leave' } });
  const rest = await house.aVisitor()(listGuestbook, { params: { memorialId }, query: {} });
  expect(rest.map(({ message }) => message)).toEqual([last.entry?.message]);
  expect((await staff(listReports, {})).filter((report) => report.memorialId === memorialId)).toEqual([]);
});

test('nobody but our team knows that there is such a list', async () => {
  for (const caller of [house.aVisitor(), await house.aMember()]) {
    expect((await caller.raw('GET', '/api/staff/memorial-reports')).status).toBe(404);
  }
});
