// A vendor answers from the mailed link, the family chooses, the work is done, a review is written and replied to.
import { InquiryId } from '@evenlight/contract/ids';
import { deleteAccount } from '@evenlight/contract/profiles';
import {
  chooseQuote,
  completeInquiry,
  getQuoteRequest,
  removeReview,
  withdrawInquiry,
  writeReview,
} from '@evenlight/contract/vendors/inquiries';
import { answerInquiry, declineInquiry, openVendorReply, replyToReview } from '@evenlight/contract/vendors/replies';
import { getVendor } from '@evenlight/contract/vendors/vendor';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { personalData } from '../../../personal-data.ts';
import { auditEntries } from '../../../platform/tables.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { ask, aVendor, tokenMailedTo } from '../../../testing/vendor-people.ts';
import { eraseLeavers } from '../../accounts/profile/leave.ts';
import { users } from '../../accounts/tables.ts';
import { vendorDealings } from '../tables.ts';
import { forgetOldInquiries } from './forget-old.ts';
import { inquiryLinks, quoteRequests, vendorInquiries, vendorQuotes, vendorReviews } from './tables.ts';

const house = await openTestHouse();
const { db } = house.world;
const secondHouse = await openTestHouse({ sharing: house });
const visitor = house.aVisitor();

const over = { status: 409, code: 'inquiry.over' };
const notYet = { status: 409, code: 'inquiry.not_yet' };
const already = { status: 409, code: 'review.already' };
const changed = { status: 409, code: 'inquiry.changed_meanwhile' };
const gone = { status: 404, code: 'inquiry.not_found' };
const lines = [
  { wanted: 0, name: 'Casket spray', cents: 32_000, note: 'White lilies' },
  { wanted: null, name: 'Delivery', cents: 4_550, note: '' },
];

async function anInquiry(more: object = {}) {
  const [member, vendor] = [await house.aMember(), await aVendor(db)];
  const { id: requestId, inquiries } = await ask(member, [vendor], more);
  const token = await tokenMailedTo(house, vendor);
  const inquiryId = InquiryId.parse(inquiries[0]?.id);
  return { member, vendor, token, requestId, inquiryId, params: { inquiryId } };
}

const quoted = (token: string, more: object = {}) =>
  visitor(answerInquiry, { body: { token, message: 'Gladly.', lines, follows: 0, ...more } });

async function aChosenOne(more: object = {}) {
  const inquiry = await anInquiry(more);
  await quoted(inquiry.token);
  await inquiry.member(chooseQuote, { params: inquiry.params, body: { quoteVersion: 1 } });
  return inquiry;
}

async function aCompletedOne() {
  const inquiry = await aChosenOne();
  return { ...inquiry, member: await done(inquiry) };
}

/** The work can be called done from the next day on. */
async function done({ member: asker, params }: Pick<Awaited<ReturnType<typeof anInquiry>>, 'member' | 'params'>) {
  house.clock.forward({ days: 1 });
  const member = await house.onAnotherDevice(asker);
  await member(completeInquiry, { params });
  return member;
}

const stars = { rating: 4, text: 'On time, and kind.', authorName: 'Asha' };

test('whoever has the link sees what is asked and nothing of the other vendors, and the family sees that it was seen', async () => {
  const member = await house.aMember();
  const [one, other] = [await aVendor(db), await aVendor(db, { name: 'The Other Florist' })];
  const { id: requestId } = await ask(member, [one, other]);
  const token = await tokenMailedTo(house, one);
  const shown = await visitor(openVendorReply, { body: { token } });
  expect(shown).toMatchObject({ vendorName: one.name, name: 'Asha Rao', state: 'seen', version: 0, quote: null });
  const said = JSON.stringify(shown);
  for (const secret of [other.name, other.id, requestId, member.person.id]) expect(said).not.toContain(secret);
  const { inquiries } = await member(getQuoteRequest, { params: { requestId } });
  expect(inquiries.map(({ state }) => state)).toEqual(['seen', 'sent']);
  const seenAt = inquiries[0]?.seenAt;
  house.clock.forward({ minutes: 5 });
  await visitor(openVendorReply, { body: { token } });
  expect((await member(getQuoteRequest, { params: { requestId } })).inquiries[0]?.seenAt).toBe(seenAt);
});

test('an itemised quote comes back with the measured time, and the family is written without sums', async () => {
  const { member, vendor, token, requestId } = await anInquiry();
  house.clock.forward({ hours: 3 });
  const answered = await quoted(token, { validUntil: '2030-12-31' });
  expect(answered).toMatchObject({ state: 'answered', version: 1, quote: { version: 1, totalCents: 36_550, lines } });
  const { inquiries } = await member(getQuoteRequest, { params: { requestId } });
  expect(inquiries).toMatchObject([{ state: 'answered', responseMinutes: 180, answer: 'Gladly.' }]);
  const mail = await house.nextMailTo(member.person.email);
  expect(mail.subject).toBe(`${vendor.name} has answered`);
  expect(mail.text).toContain(`http://localhost:3000/vendor-inquiries/${requestId}`);
  expect(mail.text).not.toMatch(/\$|365/);
});

test('the family is written in its own language', async () => {
  const { member, vendor, token } = await anInquiry();
  await db.update(users).set({ language: 'es' }).where(eq(users.id, member.person.id));
  await visitor(declineInquiry, { body: { token, message: 'We are away.', follows: 0 } });
  const { subject } = await house.nextMailTo(member.person.email);
  expect(subject).toBe(`${vendor.name} no puede hacerlo`);
});

test('an answer can be changed, two tabs do not undo each other, and the same answer twice is one', async () => {
  const { member, token, requestId, inquiryId } = await anInquiry();
  await quoted(token);
  expect(await quoted(token)).toMatchObject({ version: 1 });
  await expect(quoted(token, { message: 'Another.' })).rejects.toMatchObject(changed);
  house.clock.forward({ minutes: 30 });
  const cheaper = [{ ...lines[0], cents: 30_000 }];
  expect(await quoted(token, { lines: cheaper, follows: 1 })).toMatchObject({ version: 2, quote: { version: 2 } });
  expect(await db.$count(vendorQuotes, eq(vendorQuotes.inquiryId, inquiryId))).toBe(2);
  const { inquiries } = await member(getQuoteRequest, { params: { requestId } });
  expect(inquiries).toMatchObject([{ responseMinutes: 0, quote: { totalCents: 30_000 } }]);
  // Words alone take the price back, and the next answer follows them.
  expect(await quoted(token, { lines: [], follows: 2 })).toMatchObject({ version: 3, quote: null });
  expect(await quoted(token, { follows: 3 })).toMatchObject({ version: 4, quote: { version: 4 } });
  const noted = await db.select().from(auditEntries).where(eq(auditEntries.subject, inquiryId));
  expect(noted.filter(({ action }) => action === 'inquiry.answered')).toHaveLength(4);
});

test('different answers at the same moment over two houses leave one, and the others hear of it', async () => {
  const { token, inquiryId } = await anInquiry();
  const tries = [1, 2, 3, 4].map((cents, index) =>
    (index % 2 ? house : secondHouse).aVisitor()(answerInquiry, {
      body: { token, message: '', lines: [{ wanted: 0, name: 'Casket spray', cents }], follows: 0 },
    }),
  );
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(changed);
  expect(await db.$count(vendorQuotes, eq(vendorQuotes.inquiryId, inquiryId))).toBe(1);
});

test('a line that was never asked for, a day that is over and an answer that says nothing are refused by name', async () => {
  const { token } = await anInquiry();
  const [first] = lines;
  const bad = [{ ...first, wanted: 2 }];
  await expect(quoted(token, { lines: bad })).rejects.toMatchObject({
    status: 400,
    fields: { 'lines.0.wanted': expect.any(String) },
  });
  await expect(quoted(token, { validUntil: '2030-01-01' })).rejects.toMatchObject({
    fields: { validUntil: expect.any(String) },
  });
  await expect(quoted(token, { lines: [], message: '' })).rejects.toMatchObject({
    fields: { message: expect.any(String) },
  });
  await expect(quoted(token, { lines: [{ ...first, cents: -1 }] })).rejects.toMatchObject({ status: 400 });
});

test('who cannot do it has answered as well, and may find that they can after all', async () => {
  const { member, vendor, token, requestId } = await anInquiry();
  house.clock.forward({ hours: 2 });
  const booked = { body: { token, message: 'Fully booked.', follows: 0 } };
  for (let tries = 0; tries < 2; tries += 1)
    expect(await visitor(declineInquiry, booked)).toMatchObject({ state: 'declined', version: 1 });
  house.clock.forward({ hours: 2 });
  await quoted(token, { follows: 1 });
  const { inquiries } = await member(getQuoteRequest, { params: { requestId } });
  expect(inquiries).toMatchObject([{ state: 'answered', responseMinutes: 120 }]);
  const subjects = [await house.nextMailTo(member.person.email), await house.nextMailTo(member.person.email)];
  expect(subjects.map(({ subject }) => subject).sort()).toEqual([
    `${vendor.name} cannot do it`,
    `${vendor.name} has answered`,
  ]);
});

test('links that are too old or were never ours show nothing', async () => {
  const { token, inquiryId, requestId } = await anInquiry();
  for (const guess of ['a'.repeat(43), inquiryId, requestId])
    await expect(visitor(openVendorReply, { body: { token: guess } })).rejects.toMatchObject(gone);
  house.clock.forward({ days: 120 });
  await expect(visitor(openVendorReply, { body: { token } })).rejects.toMatchObject(gone);
  await expect(quoted(token)).rejects.toMatchObject(gone);
  await forgetOldInquiries(db, house.clock.now());
  expect(await db.$count(inquiryLinks, eq(inquiryLinks.inquiryId, inquiryId))).toBe(0);
});

test('a family takes the quote it saw: not one that has changed, has run out, or never came', async () => {
  const { member: asker, vendor, token, params } = await anInquiry();
  const choose = (member: typeof asker, quoteVersion: number) =>
    member(chooseQuote, { params, body: { quoteVersion } });
  await expect(choose(asker, 0)).rejects.toMatchObject(changed);
  const validUntil = house.clock.now().toISOString().slice(0, 10);
  await quoted(token, { validUntil });
  await expect(choose(asker, 7)).rejects.toMatchObject(changed);
  house.clock.forward({ hours: 36 });
  const member = await house.onAnotherDevice(asker);
  await expect(choose(member, 1)).rejects.toMatchObject({ status: 409, code: 'quote.run_out' });
  await quoted(token, { follows: 1 });
  expect(await choose(member, 2)).toMatchObject({ state: 'chosen', chosenAt: house.clock.now().toISOString() });
  expect(await choose(member, 2)).toMatchObject({ state: 'chosen' });
  expect((await house.nextMailTo(vendor.email)).subject).toBe('Asha Rao takes your quote');
  // The answer to this one was lost on its way; another one comes too late.
  expect(await quoted(token, { follows: 1 })).toMatchObject({ state: 'chosen', version: 2 });
  await expect(quoted(token, { message: 'Dearer.', follows: 2 })).rejects.toMatchObject(over);
  await expect(visitor(declineInquiry, { body: { token, follows: 2 } })).rejects.toMatchObject(over);
  await expect(choose(member, 1)).rejects.toMatchObject(changed);
  const later = await done({ member, params });
  expect(await choose(later, 2)).toMatchObject({ state: 'completed' });
  await expect(choose(later, 1)).rejects.toMatchObject(over);
});

test('what is withdrawn takes no more answers, the vendor is told once, and the link says so for two weeks', async () => {
  const { member, vendor, token, params, inquiryId } = await anInquiry();
  expect(await member(withdrawInquiry, { params })).toMatchObject({ state: 'withdrawn' });
  expect(await member(withdrawInquiry, { params })).toMatchObject({ state: 'withdrawn' });
  expect((await house.nextMailTo(vendor.email)).subject).toBe('Asha Rao asks no more');
  const shown = await visitor(openVendorReply, { body: { token } });
  expect(shown).toEqual({ state: 'withdrawn', vendorName: vendor.name });
  await expect(quoted(token)).rejects.toMatchObject(over);
  await expect(visitor(declineInquiry, { body: { token, follows: 0 } })).rejects.toMatchObject(over);
  await expect(member(chooseQuote, { params, body: { quoteVersion: 1 } })).rejects.toMatchObject(over);
  const mails = await house.mails();
  expect(mails.filter(({ to }) => to.includes(vendor.email))).toHaveLength(2);
  house.clock.forward({ days: 14 });
  await expect(visitor(openVendorReply, { body: { token } })).rejects.toMatchObject(gone);
  await forgetOldInquiries(db, house.clock.now());
  expect(await db.$count(inquiryLinks, eq(inquiryLinks.inquiryId, inquiryId))).toBe(0);
});

test('the work is done once the day has come in California, not on the day of choosing, and the figures follow', async () => {
  house.clock.setTo('2031-05-20T17:00:00Z');
  const sudden = await aChosenOne({ eventDate: '2031-05-20' });
  await expect(sudden.member(completeInquiry, { params: sudden.params })).rejects.toMatchObject(notYet);
  house.clock.setTo('2031-05-21T07:30:00Z');
  const nextDay = await house.onAnotherDevice(sudden.member);
  expect(await nextDay(completeInquiry, { params: sudden.params })).toMatchObject({ state: 'completed' });
  house.clock.setTo('2031-06-01T17:00:00Z');
  const { member: asker, vendor, params } = await aChosenOne({ eventDate: '2031-06-03' });
  house.clock.setTo('2031-06-03T06:30:00Z');
  const evening = await house.onAnotherDevice(asker);
  await expect(evening(completeInquiry, { params })).rejects.toMatchObject(notYet);
  house.clock.setTo('2031-06-03T07:30:00Z');
  expect(await evening(completeInquiry, { params })).toMatchObject({ state: 'completed' });
  expect(await evening(completeInquiry, { params })).toMatchObject({ state: 'completed' });
  await expect(evening(withdrawInquiry, { params })).rejects.toMatchObject(over);
  const shown = await visitor(getVendor, { params: { vendorId: vendor.id } });
  expect(shown).toMatchObject({ completedJobs: 1, rating: null, reviewCount: 0 });
});

test('a review comes only from completed work, once, and the vendor replies from a fresh link', async () => {
  const chosen = await aChosenOne();
  await expect(chosen.member(writeReview, { params: chosen.params, body: stars })).rejects.toMatchObject(notYet);
  const { member, vendor, params, requestId, inquiryId } = await aCompletedOne();
  const tries = await Promise.all(Array.from({ length: 5 }, () => member(writeReview, { params, body: stars })));
  expect(new Set(tries.map(({ review }) => review?.id)).size).toBe(1);
  await expect(member(writeReview, { params, body: { ...stars, rating: 1 } })).rejects.toMatchObject(already);
  const stranger = await house.aMember();
  await expect(stranger(writeReview, { params, body: stars })).rejects.toMatchObject(gone);
  await expect(stranger(removeReview, { params })).rejects.toMatchObject(gone);
  await tokenMailedTo(house, vendor);
  const token = await tokenMailedTo(house, vendor);
  await visitor(replyToReview, { body: { token, text: 'Thank you, Asha.' } });
  const repliedAt = house.clock.now().toISOString();
  house.clock.forward({ minutes: 3 });
  await visitor(replyToReview, { body: { token, text: 'Thank you, Asha.' } });
  const noted = await db.select().from(auditEntries).where(eq(auditEntries.subject, inquiryId));
  expect(noted.filter(({ action }) => action === 'review.replied')).toHaveLength(1);
  expect(noted.filter(({ action }) => action === 'review.written')).toHaveLength(1);
  const { inquiries } = await member(getQuoteRequest, { params: { requestId } });
  expect(inquiries[0]?.review).toMatchObject({
    ...stars,
    isSample: false,
    reply: { text: 'Thank you, Asha.', writtenAt: repliedAt },
  });
  const shown = await visitor(getVendor, { params: { vendorId: vendor.id } });
  expect(shown).toMatchObject({ rating: 4, reviewCount: 1, reviews: [{ text: stars.text }] });
});

test('families who write about one vendor at the same moment do not get in each other’s way', async () => {
  const vendor = await aVendor(db);
  const asking = [];
  for (let family = 0; family < 6; family += 1) {
    const member = await house.aMember();
    const { inquiries } = await ask(member, [vendor]);
    const params = { inquiryId: InquiryId.parse(inquiries[0]?.id) };
    await quoted(await tokenMailedTo(house, vendor));
    await member(chooseQuote, { params, body: { quoteVersion: 1 } });
    await tokenMailedTo(house, vendor);
    asking.push({ member, params });
  }
  house.clock.forward({ days: 1 });
  const families = [];
  for (const { member: asker, params } of asking) {
    const member = await house.onAnotherDevice(asker);
    await member(completeInquiry, { params });
    families.push({ member, params });
  }
  await Promise.all(families.map(({ member, params }) => member(writeReview, { params, body: stars })));
  const shown = await visitor(getVendor, { params: { vendorId: vendor.id } });
  expect(shown).toMatchObject({ rating: 4, reviewCount: 6, completedJobs: 6 });
});

test('a review that is taken back counts no more, and there is nothing left to reply to', async () => {
  const { member, vendor, params, token } = await aCompletedOne();
  await expect(visitor(replyToReview, { body: { token, text: 'Hm.' } })).rejects.toMatchObject({
    code: 'review.not_found',
  });
  await member(writeReview, { params, body: stars });
  expect(await member(removeReview, { params })).toMatchObject({ review: null, state: 'completed' });
  expect(await member(removeReview, { params })).toMatchObject({ review: null, state: 'completed' });
  const shown = await visitor(getVendor, { params: { vendorId: vendor.id } });
  expect(shown).toMatchObject({ rating: null, reviewCount: 0, completedJobs: 1, reviews: [] });
  await member(writeReview, { params, body: { ...stars, rating: 2 } });
});

test('when somebody leaves, what they asked and wrote goes, and what the vendor did stays counted', async () => {
  const { member, vendor, params, requestId, inquiryId, token } = await aCompletedOne();
  await member(writeReview, { params, body: stars });
  const fresh = await house.onAnotherDevice(member);
  await fresh(deleteAccount, { params: { userId: member.person.id } });
  house.clock.forward({ days: 7 });
  await eraseLeavers(house.world, personalData);
  expect(await db.$count(quoteRequests, eq(quoteRequests.id, requestId))).toBe(0);
  expect(await db.$count(vendorInquiries, eq(vendorInquiries.id, inquiryId))).toBe(0);
  expect(await db.$count(vendorReviews, eq(vendorReviews.vendorId, vendor.id))).toBe(0);
  expect(await db.$count(vendorDealings, eq(vendorDealings.vendorId, vendor.id))).toBe(1);
  const shown = await visitor(getVendor, { params: { vendorId: vendor.id } });
  expect(shown).toMatchObject({ rating: null, reviewCount: 0, completedJobs: 1 });
  await expect(visitor(openVendorReply, { body: { token } })).rejects.toMatchObject(gone);
});

test('three years after its last step a request is forgotten, unless its review still stands', async () => {
  const reviewed = await aCompletedOne();
  await reviewed.member(writeReview, { params: reviewed.params, body: stars });
  const [quiet, moved] = [await anInquiry(), await anInquiry()];
  house.clock.forward({ days: 100 });
  await visitor(openVendorReply, { body: { token: moved.token } });
  house.clock.forward({ days: 3 * 365 - 50 });
  await forgetOldInquiries(db, house.clock.now());
  expect(await db.$count(quoteRequests, eq(quoteRequests.id, quiet.requestId))).toBe(0);
  expect(await db.$count(quoteRequests, eq(quoteRequests.id, moved.requestId))).toBe(1);
  expect(await db.$count(quoteRequests, eq(quoteRequests.id, reviewed.requestId))).toBe(1);
  expect(await db.$count(vendorDealings, eq(vendorDealings.vendorId, quiet.vendor.id))).toBe(1);
});
