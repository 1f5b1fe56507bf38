// The vendor's side: a link was opened, an answer came, or that they cannot do it.
import type { Received } from '@evenlight/contract/endpoint';
import {
  ANSWER_VERSIONS_MAX,
  type answerInquiry,
  type declineInquiry,
  type LinkedInquiry,
} from '@evenlight/contract/vendors/replies';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { refreshFigures } from '../figures.ts';
import { reviewAsWire } from '../store.ts';
import { writeToFamily } from './family-mails.ts';
import { tellFamily } from './family-steps.ts';
import { changeDealing, changeInquiry, type HeldInquiry, notBefore } from './inquiry-locks.ts';
import { askedIn, quotesOf } from './inquiry-store.ts';
import { canAnswer, hasRunOut } from './rules.ts';
import { quoteLines, vendorInquiries, vendorQuotes, vendorReviews } from './tables.ts';

type Given = Omit<Received<typeof answerInquiry>['body'], 'token'>;
type Refusal = Omit<Received<typeof declineInquiry>['body'], 'token'>;
type Moment = { world: World; now: Date };

/** The one inquiry, and nothing of anybody else who was asked. */
export async function shownToVendor(db: Db, held: HeldInquiry, expiresAt: Date): Promise<LinkedInquiry> {
  const { request, vendor } = held;
  const [inquiry] = await db.select().from(vendorInquiries).where(eq(vendorInquiries.id, held.inquiry.id));
  const [review] = await db.select().from(vendorReviews).where(eq(vendorReviews.dealingId, held.inquiry.dealingId));
  if (!inquiry) throw new Error('An inquiry went while it was held.');
  const { state, answer, quoteVersion: version } = inquiry;
  if (state === 'withdrawn') return { state, vendorName: vendor.name };
  return {
    ...askedIn(request),
    vendorName: vendor.name,
    state,
    answer,
    version,
    quote: (await quotesOf(db, [inquiry])).get(inquiry.id) ?? null,
    review: review ? reviewAsWire(review) : null,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Noted the first time only. */
export async function markSeen(db: Db, held: HeldInquiry, now: Date): Promise<void> {
  if (held.inquiry.seenAt) return;
  const state = held.inquiry.state === 'sent' ? 'seen' : held.inquiry.state;
  await changeInquiry(db, held, { state, seenAt: now });
  await tellFamily(db, held, now);
}

/** False when the very same answer had come before. */
export async function answer(db: Db, held: HeldInquiry, given: Given, { world, now }: Moment): Promise<boolean> {
  const { inquiry } = held;
  if (await isSameAnswer(db, held, given)) return false;
  const version = nextVersion(held, given.follows);
  refuseWhatCannotStand(held, given, now);
  const seenAt = inquiry.seenAt ?? now;
  await insertAnswer(db, { inquiryId: inquiry.id, version }, given, now);
  await changeInquiry(db, held, { state: 'answered', answer: given.message, quoteVersion: version, seenAt });
  await noteFirstAnswer(db, held, now);
  await writeToFamily(db, world, held, { outcome: 'answered', now });
  return true;
}

/** False when they had said so before, in the same words. */
export async function decline(db: Db, held: HeldInquiry, given: Refusal, { world, now }: Moment): Promise<boolean> {
  const { inquiry } = held;
  if (inquiry.state === 'declined' && inquiry.answer === given.message) return false;
  const [quoteVersion, seenAt] = [nextVersion(held, given.follows), inquiry.seenAt ?? now];
  await changeInquiry(db, held, { state: 'declined', answer: given.message, quoteVersion, seenAt });
  await noteFirstAnswer(db, held, now);
  await writeToFamily(db, world, held, { outcome: 'declined', now });
  return true;
}

function nextVersion({ inquiry: { state, quoteVersion } }: HeldInquiry, follows: number): number {
  if (!canAnswer(state)) refuse('inquiry.over');
  if (follows !== quoteVersion) refuse('inquiry.changed_meanwhile');
  if (quoteVersion >= ANSWER_VERSIONS_MAX) refuse('request.too_many');
  return quoteVersion + 1;
}

/** Response times are counted from the first answer, whatever it said. */
async function noteFirstAnswer(db: Db, held: HeldInquiry, now: Date): Promise<void> {
  if (!held.dealing.answeredAt) {
    await changeDealing(db, held, { answeredAt: notBefore(held.dealing, now) });
    await refreshFigures(db, [held.vendor.id], now);
  }
  await tellFamily(db, held, now);
}

function refuseWhatCannotStand({ request }: HeldInquiry, { lines, validUntil, message }: Given, now: Date): void {
  const fields: Record<string, string> = {};
  for (const [index, { wanted }] of lines.entries())
    if (wanted !== null && wanted >= request.wanted.length)
      fields[`lines.${index}.wanted`] = 'Wanted cannot be used as it is';
  if (hasRunOut(validUntil, now)) fields.validUntil = 'Valid until cannot be used as it is';
  if (lines.length === 0 && message === '') fields.message = 'Message is required';
  if (Object.keys(fields).length > 0) throw new Problem('request.invalid', { fields });
}

async function isSameAnswer(db: Db, { inquiry }: HeldInquiry, given: Given): Promise<boolean> {
  const { id, quoteVersion } = inquiry;
  const ofVersion = and(eq(vendorQuotes.inquiryId, id), eq(vendorQuotes.version, quoteVersion));
  const [written] = await db.select().from(vendorQuotes).where(ofVersion);
  if (!written) return false;
  const lines = await db
    .select({ wanted: quoteLines.wanted, name: quoteLines.name, cents: quoteLines.cents, note: quoteLines.note })
    .from(quoteLines)
    .where(and(eq(quoteLines.inquiryId, id), eq(quoteLines.version, quoteVersion)))
    .orderBy(asc(quoteLines.position));
  const before = [inquiry.answer, written.validUntil, lines.map(asWritten)];
  const now = [given.message, given.validUntil, given.lines.map(asWritten)];
  return JSON.stringify(before) === JSON.stringify(now);
}

const asWritten = ({ wanted, name, cents, note }: Given['lines'][number]) => [wanted, name, cents, note];

async function insertAnswer(
  db: Db,
  { inquiryId, version }: { inquiryId: string; version: number },
  { lines, validUntil }: Given,
  now: Date,
): Promise<void> {
  await db.insert(vendorQuotes).values({ inquiryId, version, validUntil, quotedAt: now });
  if (lines.length === 0) return;
  const rows = lines.map((line, position) => ({ inquiryId, version, position, ...line }));
  await db.insert(quoteLines).values(rows);
}
