// Asking for a talk: stored before it is confirmed, read for danger, answered by our team, and nobody else's to read.
import { randomUUID } from 'node:crypto';
import { CounselingRequestId } from '@evenlight/contract/ids';
import { keepPromise } from '@evenlight/contract/queue';
import {
  askForCounseling,
  listCounselingRequests,
  withdrawCounselingRequest,
} from '@evenlight/contract/support/counseling';
import { getReferrals, getSafety } from '@evenlight/contract/support/safety';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { personalData } from '../../../personal-data.ts';
import { eraseAll } from '../../../platform/personal-data/erase.ts';
import { untilSomebodyWaits } from '../../../testing/lock-waits.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { PHONE_NUMBER } from '../../../testing/phone-number.ts';
import { openedBy, queueOf } from '../../../testing/queue-lines.ts';
import { deleteOwnRequest, forgetAnsweredCounseling } from './counseling-store.ts';
import { openedCounselingRequests } from './opened-requests.ts';

const house = await openTestHouse();
const { db, keys } = house.world;
// One network may ask so many times an hour.
beforeEach(() => house.clock.forward({ hours: 2 }));

let people = 0;
function aForm(options: Record<string, unknown> = {}) {
  people += 1;
  const email = `rosa${people}@example.org`;
  return { name: 'Rosa Díaz', email, message: 'My father died in March.', idempotencyKey: randomUUID(), ...options };
}

const worrying = 'I want to kill myself tonight, I have the pills here.';

type Staff = Awaited<ReturnType<typeof house.aMember>>;

async function promiseFor(staff: Staff, email: string) {
  return house.settled(async () => {
    const found = (await queueOf(staff)).filter(({ person }) => person?.email === email);
    expect(found).toHaveLength(1);
    const [opened] = await openedBy(staff, found);
    return opened ?? expect.fail();
  });
}

test('a visitor asks once, however often it is sent; our team reads it, the mail repeats nothing', async () => {
  const staff = await house.aMember({ isStaff: true });
  const body = aForm({ phone: PHONE_NUMBER, preferredContact: 'phone', urgency: 'today' });
  const answers = await Promise.all([1, 2, 3].map(() => house.aVisitor()(askForCounseling, { body })));
  expect(new Set(answers.map(({ answeredBy }) => answeredBy)).size).toBe(1);
  expect(answers[0]).toMatchObject({ received: true, crisisLevel: 'none', routes: [] });
  expect(Date.parse(answers[0]?.answeredBy ?? '')).toBe(house.clock.now().getTime() + 24 * 3_600_000);
  const promise = await promiseFor(staff, body.email);
  expect(promise).toMatchObject({
    kind: 'counseling',
    mayBeInDanger: false,
    summary: 'Would like to talk today · by phone',
    person: { name: 'Rosa Díaz', phone: PHONE_NUMBER },
    details: [{ label: 'In their words', text: 'My father died in March.' }],
  });
  const mail = await house.nextMailTo(body.email);
  expect(mail.subject).toBe('We have your request');
  for (const typed of ['Rosa', 'father', '555-0101']) expect(mail.text).not.toContain(typed);
  const mails = await house.mails();
  expect(mails.filter(({ to }) => to.includes(body.email))).toHaveLength(1);
});

test('nothing of the form lies readable in the database, the queue or the log', async () => {
  const body = aForm({ name: 'Xochitl Unmistakable', message: 'Unmistakable words of mine' });
  await house.aVisitor()(askForCounseling, { body });
  const { rows } = await db.execute(sql`
    select r::text as line from counseling_requests r union all select n::text from news n
    union all select data::text from jobs.job union all select a::text from audit_entries a`);
  const all = `${JSON.stringify(rows)} ${house.said.join(' ')}`;
  expect(all).not.toMatch(/Unmistakable/);
  expect(all).not.toContain(Buffer.from('Unmistakable').toString('hex'));
  expect(all).not.toContain(body.email);
});

test.each([
  ['name', { name: ' ' }],
  ['email', { email: 'nowhere' }],
  ['phone', { preferredContact: 'phone' }],
  ['phone', { preferredContact: 'text', phone: '' }],
  ['phone', { phone: 'call me' }],
  ['urgency', { urgency: 'yesterday' }],
  ['message', { message: 'x'.repeat(4001) }],
  ['idempotencyKey', { idempotencyKey: 'again' }],
])('an unusable %s is refused by name', async (field, change) => {
  const asked = house.aVisitor()(askForCounseling, { body: aForm(change) });
  await expect(asked).rejects.toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
});

test('words of danger are answered with lines at once, and our team sees them first', async () => {
  const staff = await house.aMember({ isStaff: true });
  await house.aVisitor()(askForCounseling, { body: aForm() });
  const before = (await house.aVisitor()(getReferrals, {})).total;
  const body = aForm({ message: worrying });
  const answer = await house.aVisitor()(askForCounseling, { body });
  expect(answer).toMatchObject({ crisisLevel: 'crisis', routes: expect.arrayContaining(['self']) });
  // Sent again after a lost answer, the lines are shown again and counted once.
  expect(await house.aVisitor()(askForCounseling, { body })).toEqual(answer);
  const promise = await promiseFor(staff, body.email);
  expect(promise.mayBeInDanger).toBe(true);
  const counted = await house.aVisitor()(getReferrals, {});
  expect(counted.total).toBe(before + 1);
  const told = await house.settled(async () => {
    const mails = await house.mails();
    const found = mails.find(({ to, subject }) => to.includes(staff.person.email) && /in danger/.test(subject));
    return found ?? expect.fail();
  });
  expect(told.text).not.toMatch(/Rosa|pills/);
  await house.settled(async () => {
    const waiting = (await queueOf(staff)).filter(({ keptAt }) => keptAt === null);
    expect(waiting[0]?.id).toBe(promise.id);
    expect(waiting.length).toBeGreaterThan(1);
  });
  expect(house.said.join(' ')).not.toContain('pills');
});

test('what a member writes here is remembered as in the chat: pressed twice it is one worry', async () => {
  const ada = await house.aMember();
  const body = aForm({ message: 'Lately I wish I would not wake up in the morning.' });
  const answers = await Promise.all([ada(askForCounseling, { body }), ada(askForCounseling, { body })]);
  expect(answers.map(({ crisisLevel }) => crisisLevel)).toEqual(['elevated', 'elevated']);
  expect(await ada(getSafety, {})).toMatchObject({ level: 'elevated', notice: null });
  const again = await ada(askForCounseling, { body: { ...body, idempotencyKey: randomUUID() } });
  expect(again.crisisLevel).toBe('crisis');
  const quiet = await ada(askForCounseling, { body: aForm({ message: 'Thank you for calling.' }) });
  expect(quiet.crisisLevel).toBe('none');
});

test('a member sees where it stands, our answer shows, and taken back it is gone and waited for by nobody', async () => {
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const staff = await house.aMember({ isStaff: true });
  const [first, second] = [aForm(), aForm({ urgency: 'no-hurry' })];
  await ada(askForCounseling, { body: first });
  house.clock.forward({ seconds: 1 });
  await ada(askForCounseling, { body: second });
  const own = await ada(listCounselingRequests, {});
  expect(own.map(({ email }) => email).toSorted()).toEqual([first.email, second.email].toSorted());
  expect(own).toMatchObject([{ state: 'waiting', answeredAt: null }, { state: 'waiting' }]);
  expect(await ben(listCounselingRequests, {})).toEqual([]);
  const promise = await promiseFor(staff, first.email);
  await staff(keepPromise, { params: { promiseId: promise.id }, body: {} });
  const answered = (await ada(listCounselingRequests, {})).find(({ email }) => email === first.email);
  expect(answered).toMatchObject({ state: 'answered', answeredAt: expect.any(String) });
  await promiseFor(staff, second.email);
  const requestId = own.find(({ email }) => email === second.email)?.id ?? CounselingRequestId.parse(randomUUID());
  const missing = { status: 404, code: 'counseling.not_found' };
  await expect(ben(withdrawCounselingRequest, { params: { requestId } })).rejects.toMatchObject(missing);
  await ada(withdrawCounselingRequest, { params: { requestId } });
  await expect(ada(withdrawCounselingRequest, { params: { requestId } })).rejects.toMatchObject(missing);
  const waiting = (await queueOf(staff)).filter(({ person }) => person?.email === second.email);
  expect(waiting).toEqual([]);
  const asVisitor = house.aVisitor()(listCounselingRequests, {});
  await expect(asVisitor).rejects.toMatchObject({ status: 401, code: 'session.required' });
});

test('an address is written to a few times a day, and a call for help is stored all the same', async () => {
  const { email } = aForm();
  for (let times = 0; times < 7; times += 1) await house.aVisitor()(askForCounseling, { body: aForm({ email }) });
  const { rows } = await db.execute(sql`select count(*)::int as many from counseling_requests`);
  expect(Number(rows[0]?.many)).toBeGreaterThanOrEqual(7);
  await house.settled(async () => {
    const mails = await house.mails();
    expect(mails.filter(({ to }) => to.includes(email))).toHaveLength(4);
  });
});

test('taken back while our team is answering it, it is gone, and neither waits for the other', async () => {
  const [staff, ada] = [await house.aMember({ isStaff: true }), await house.aMember()];
  const body = aForm();
  await ada(askForCounseling, { body });
  const { id: promiseId } = await promiseFor(staff, body.email);
  const [request] = await ada(listCounselingRequests, {});
  const { id } = request ?? expect.fail();
  let kept: Promise<unknown> | undefined;
  await db.transaction(async (withdrawing) => {
    await withdrawing.execute(sql`select 1 from counseling_requests where id = ${id} for update`);
    kept = staff(keepPromise, { params: { promiseId }, body: {} }).catch((problem) => problem);
    await untilSomebodyWaits(db);
    await deleteOwnRequest(withdrawing, id, ada.person.id);
  });
  expect(await kept).toMatchObject({ status: 409, code: 'promise.withdrawn' });
  expect(await ada(listCounselingRequests, {})).toEqual([]);
});

test('whoever leaves takes along what they sent, also without having signed in', async () => {
  const ada = await house.aMember();
  const { id, email } = ada.person;
  await house.aVisitor()(askForCounseling, { body: aForm({ email, message: 'As a visitor.' }) });
  await ada(askForCounseling, { body: aForm({ message: 'As a member.' }) });
  const [section] = await openedCounselingRequests(db, { id, email }, { keys });
  const words = section?.rows.map(({ message }) => message && 'value' in message && message.value);
  expect(words?.toSorted()).toEqual(['As a member.', 'As a visitor.']);
  const erasing = { world: house.world, now: house.clock.now(), note: () => undefined };
  await db.transaction((db) => eraseAll(db, personalData, { id, email }, erasing));
  expect(await openedCounselingRequests(db, { id, email }, { keys })).toMatchObject([{ rows: [] }]);
});

test('what was answered long ago is forgotten; what waits is not', async () => {
  const staff = await house.aMember({ isStaff: true });
  const [answered, waiting] = [aForm(), aForm()];
  for (const body of [answered, waiting]) await house.aVisitor()(askForCounseling, { body });
  const promise = await promiseFor(staff, answered.email);
  await promiseFor(staff, waiting.email);
  await staff(keepPromise, { params: { promiseId: promise.id }, body: {} });
  await forgetAnsweredCounseling(db, new Date(house.clock.now().getTime() + 1_000));
  const emails = (await queueOf(staff)).map(({ person }) => person?.email);
  expect(emails).toContain(waiting.email);
  expect(emails).not.toContain(answered.email);
});
