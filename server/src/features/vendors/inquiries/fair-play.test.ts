// Nobody makes figures alone, what is refused uses up no letters, and what stopped being somebody's business is not shown.
import { InquiryId } from '@evenlight/contract/ids';
import {
  chooseQuote,
  completeInquiry,
  getQuoteRequest,
  remindVendor,
  removeReview,
  withdrawInquiry,
  writeReview,
} from '@evenlight/contract/vendors/inquiries';
import {
  ANSWER_VERSIONS_MAX,
  answerInquiry,
  declineInquiry,
  openVendorReply,
} from '@evenlight/contract/vendors/replies';
import { getVendor } from '@evenlight/contract/vendors/vendor';
import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rateLimits } from '../../../platform/tables.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import type { Caller } from '../../../testing/test-client.ts';
import { ask, aVendor, type TestVendor, tokenMailedTo } from '../../../testing/vendor-people.ts';
import { vendorDealings, vendors } from '../tables.ts';
import { vendorInquiries } from './tables.ts';

const house = await openTestHouse();
const { db } = house.world;
const visitor = house.aVisitor();

const stars = { rating: 5, text: 'The best.', authorName: 'Asha' };
const changed = { status: 409, code: 'inquiry.changed_meanwhile' };
const already = { status: 409, code: 'review.already' };
const gone = { status: 404, code: 'inquiry.not_found' };

type Member = Awaited<ReturnType<typeof house.aMember>>;

async function anInquiry(member: Caller, vendor: TestVendor) {
  const { id: requestId, inquiries } = await ask(member, [vendor]);
  const inquiryId = InquiryId.parse(inquiries[0]?.id);
  return { requestId, inquiryId, params: { inquiryId }, token: await tokenMailedTo(house, vendor) };
}

function quoted(token: string, more: object = {}) {
  const lines = [{ wanted: 0, name: 'Casket spray', cents: 32_000, note: '' }];
  return visitor(answerInquiry, { body: { token, message: 'Gladly.', lines, follows: 0, ...more } });
}

/** Asked, answered and chosen today, done tomorrow. */
async function completed(asker: Member, vendor: TestVendor) {
  const member = await house.onAnotherDevice(asker);
  const inquiry = await anInquiry(member, vendor);
  await quoted(inquiry.token);
  await member(chooseQuote, { params: inquiry.params, body: { quoteVersion: 1 } });
  await tokenMailedTo(house, vendor);
  house.clock.forward({ days: 1 });
  const nextDay = await house.onAnotherDevice(asker);
  await nextDay(completeInquiry, { params: inquiry.params });
  return { ...inquiry, member: nextDay };
}

const shown = ({ id }: TestVendor) => visitor(getVendor, { params: { vendorId: id } });

async function dealingsWith({ id }: TestVendor) {
  return db.select().from(vendorDealings).where(eq(vendorDealings.vendorId, id)).orderBy(vendorDealings.askedAt);
}

async function lettersTo({ email }: TestVendor) {
  const mails = await house.mails();
  return mails.filter(({ to }) => to.includes(email));
}

async function lettersCounted() {
  const counted = await db.select().from(rateLimits).where(like(rateLimits.key, 'inquiry letters%'));
  return counted.reduce((sum, { times }) => sum + times, 0);
}

test('whoever asks the same vendor again within a month is counted once, and a month later anew', async () => {
  const [asker, other, vendor] = [await house.aMember(), await house.aMember(), await aVendor(db)];
  for (let times = 0; times < 4; times += 1) await completed(asker, vendor);
  await completed(other, vendor);
  expect((await dealingsWith(vendor)).map(({ isCounted }) => isCounted)).toEqual([true, false, false, false, true]);
  // Five answers, and two of them say something: too few to speak of a response time.
  expect(await shown(vendor)).toMatchObject({ completedJobs: 2, responseMinutes: null });
  house.clock.forward({ days: 30 });
  await completed(asker, vendor);
  expect(await shown(vendor)).toMatchObject({ completedJobs: 3, responseMinutes: 0 });
});

test('one person has one voice about a vendor, and is shown where it was raised', async () => {
  const [asker, vendor] = [await house.aMember(), await aVendor(db)];
  const first = await completed(asker, vendor);
  await first.member(writeReview, { params: first.params, body: stars });
  await tokenMailedTo(house, vendor);
  const second = await completed(asker, vendor);
  const { member } = second;
  await expect(member(writeReview, { params: second.params, body: stars })).rejects.toMatchObject(already);
  const of = async ({ requestId }: typeof first) =>
    (await member(getQuoteRequest, { params: { requestId } })).inquiries[0];
  expect(await of(second)).toMatchObject({ review: null, reviewedIn: first.requestId });
  expect(await of(first)).toMatchObject({ review: stars, reviewedIn: null });
  expect(await shown(vendor)).toMatchObject({ rating: 5, reviewCount: 1 });
  await member(removeReview, { params: first.params });
  expect(await of(second)).toMatchObject({ reviewedIn: null });
  // Both at the same moment: the database lets one through.
  const tries = [first, second].map(({ params }) => member(writeReview, { params, body: stars }));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(already);
});

test('reminders and reviews that are refused or were made before use up no letters', async () => {
  const [asker, vendor] = [await house.aMember(), await aVendor(db)];
  const { params } = await anInquiry(asker, vendor);
  const before = await lettersCounted();
  for (let tries = 0; tries < 3; tries += 1) {
    await expect(asker(remindVendor, { params })).rejects.toMatchObject({ code: 'inquiry.reminded_lately' });
    await expect(asker(writeReview, { params, body: stars })).rejects.toMatchObject({ code: 'inquiry.not_yet' });
  }
  expect(await lettersCounted()).toBe(before);
  house.clock.forward({ days: 1 });
  const member = await house.onAnotherDevice(asker);
  await member(remindVendor, { params });
  const reminded = await lettersCounted();
  for (let tries = 0; tries < 3; tries += 1) await member(remindVendor, { params });
  expect(await lettersCounted()).toBe(reminded);
});

test('a question that was withdrawn before an answer is no silence of the vendor', async () => {
  const vendor = await aVendor(db);
  const asking = [];
  for (let families = 0; families < 3; families += 1) {
    const member = await house.aMember();
    asking.push({ member, ...(await anInquiry(member, vendor)) });
  }
  const [answered, declined, quiet] = asking;
  if (!answered || !declined || !quiet) throw new Error('three families');
  await quoted(answered.token);
  await visitor(declineInquiry, { body: { token: declined.token, follows: 0 } });
  const now = house.clock.now();
  await quiet.member(withdrawInquiry, { params: quiet.params });
  await answered.member(withdrawInquiry, { params: answered.params });
  const withdrawn = (await dealingsWith(vendor)).filter(({ withdrawnAt }) => withdrawnAt);
  expect(withdrawn).toMatchObject([{ answeredAt: null, withdrawnAt: now }]);
  house.clock.forward({ days: 4 });
  const late = await house.aMember();
  await quoted((await anInquiry(late, vendor)).token);
  // Three were answered; the fourth does not count.
  expect(await shown(vendor)).toMatchObject({ responseMinutes: 0 });
});

test('silence that had begun to count ends with the withdrawal', async () => {
  const vendor = await aVendor(db);
  const waiting: { asker: Member; params: { inquiryId: InquiryId } }[] = [];
  for (let families = 0; families < 4; families += 1) {
    const asker = await house.aMember();
    waiting.push({ asker, ...(await anInquiry(asker, vendor)) });
  }
  house.clock.forward({ days: 4 });
  for (let families = 0; families < 3; families += 1)
    await quoted((await anInquiry(await house.aMember(), vendor)).token);
  // Four kept waiting for days, three answered at once: most families hear nothing.
  expect(await shown(vendor)).toMatchObject({ responseMinutes: null });
  for (const { asker, params } of waiting) {
    const member = await house.onAnotherDevice(asker);
    await member(withdrawInquiry, { params });
  }
  expect(await shown(vendor)).toMatchObject({ responseMinutes: 0 });
});

test('declining follows what was seen, takes the quote off, and an older answer does not undo it', async () => {
  const [member, vendor] = [await house.aMember(), await aVendor(db)];
  const { token, requestId, params } = await anInquiry(member, vendor);
  await quoted(token);
  const decline = (follows: number) => visitor(declineInquiry, { body: { token, message: 'We are full.', follows } });
  await expect(decline(0)).rejects.toMatchObject(changed);
  expect(await decline(1)).toMatchObject({ state: 'declined', version: 2, quote: null });
  expect(await decline(1)).toMatchObject({ state: 'declined', version: 2 });
  const { inquiries } = await member(getQuoteRequest, { params: { requestId } });
  expect(inquiries).toMatchObject([{ state: 'declined', quote: null, answer: 'We are full.' }]);
  for (const follows of [0, 1]) await expect(quoted(token, { follows })).rejects.toMatchObject(changed);
  await expect(member(chooseQuote, { params, body: { quoteVersion: 1 } })).rejects.toMatchObject(changed);
  expect(await quoted(token, { follows: 2 })).toMatchObject({ state: 'answered', version: 3, quote: { version: 3 } });
});

test('a vendor that cannot do it is not told that nothing is asked any more', async () => {
  const [member, vendor] = [await house.aMember(), await aVendor(db)];
  const { token, params } = await anInquiry(member, vendor);
  await visitor(declineInquiry, { body: { token, follows: 0 } });
  await member(withdrawInquiry, { params });
  await anInquiry(member, vendor);
  const asks = `Asha Rao asks ${vendor.name} through Evenlight`;
  expect((await lettersTo(vendor)).map(({ subject }) => subject)).toEqual([asks, asks]);
});

test('a link that was mailed to an address the vendor no longer has shows nothing', async () => {
  const [asker, vendor] = [await house.aMember(), await aVendor(db)];
  const { token, params } = await anInquiry(asker, vendor);
  const email = `new-${vendor.email}`;
  await db.update(vendors).set({ email }).where(eq(vendors.id, vendor.id));
  await expect(visitor(openVendorReply, { body: { token } })).rejects.toMatchObject(gone);
  await expect(quoted(token)).rejects.toMatchObject(gone);
  house.clock.forward({ days: 1 });
  const member = await house.onAnotherDevice(asker);
  await member(remindVendor, { params });
  const fresh = await tokenMailedTo(house, { ...vendor, email });
  expect(await visitor(openVendorReply, { body: { token: fresh } })).toMatchObject({ state: 'seen' });
});

test('an answer can be changed many times, but not without end', async () => {
  const [member, vendor] = [await house.aMember(), await aVendor(db)];
  const { token, inquiryId } = await anInquiry(member, vendor);
  await quoted(token);
  const ofInquiry = eq(vendorInquiries.id, inquiryId);
  await db
    .update(vendorInquiries)
    .set({ quoteVersion: ANSWER_VERSIONS_MAX - 1 })
    .where(ofInquiry);
  const last = { message: 'The last word.', follows: ANSWER_VERSIONS_MAX - 1 };
  expect(await quoted(token, last)).toMatchObject({ version: ANSWER_VERSIONS_MAX });
  expect(await quoted(token, last)).toMatchObject({ version: ANSWER_VERSIONS_MAX });
  const another = { message: 'One more.', follows: ANSWER_VERSIONS_MAX };
  await expect(quoted(token, another)).rejects.toMatchObject({ status: 429, code: 'request.too_many' });
});
