// The vendor's side: a link was opened, an answer came, or that they cannot do it.
import type { Received } from '@evenlight/contract/endpoint';
import type { answerInquiry, OpenInquiry } from '@evenlight/contract/vendors/replies';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { refreshFigures } from '../figures.ts';
import { reviewAsWire } from '../store.ts';
import { vendorReviews } from '../tables.ts';
import { writeToFamily } from './family-mails.ts';
import { tellFamily } from './family-steps.ts';
import { changeDealing, changeInquiry, type HeldInquiry, notBefore } from './inquiry-locks.ts';
import { askedIn, quotesOf } from './inquiry-store.ts';
import { canAnswer, hasRunOut } from './rules.ts';
import { quoteLines, vendorInquiries, vendorQuotes } from './tables.ts';

type Given = Omit<Received<typeof answerInquiry>['body'], 'token'>;
type Moment = { world: World; now: Date };

/** The one inquiry, and nothing of anybody else who was asked. */
export async function shownToVendor(db: Db, held: HeldInquiry, expiresAt: Date): Promise<OpenInquiry> {
  const { request, vendor } = held;
  const [inquiry] = await db.select().from(vendorInquiries).where(eq(vendorInquiries.id, held.inquiry.id));
  const [review] = await db.select().from(vendorReviews).where(eq(vendorReviews.dealingId, held.inquiry.dealingId));
  if (!inquiry) throw new Error('An inquiry went while it was held.');
  return {
    ...askedIn(request),
    ...{ vendorName: vendor.name, state: inquiry.state, answer: inquiry.answer, version: inquiry.quoteVersion },
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
  if (!canAnswer(inquiry.state)) refuse('inquiry.over');
  refuseWhatCannotStand(held, given, now);
  if (inquiry.state === 'answered' && (await isSameAnswer(db, held, given))) return false;
  if (given.follows !== inquiry.quoteVersion) refuse('inquiry.changed_meanwhile');
  const [version, seenAt] = [inquiry.quoteVersion + 1, inquiry.seenAt ?? now];
  await insertAnswer(db, { inquiryId: inquiry.id, version }, given, now);
  await changeInquiry(db, held, { state: 'answered', answer: given.message, quoteVersion: version, seenAt });
  await noteFirstAnswer(db, held, now);
  await writeToFamily(db, world, held, { outcome: 'answered', now });
  return true;
}

/** False when they had said so before, in the same words. */
export async function decline(db: Db, held: HeldInquiry, message: string, { world, now }: Moment): Promise<boolean> {
  const { inquiry } = held;
  if (!canAnswer(inquiry.state)) refuse('inquiry.over');
  if (inquiry.state === 'declined' && inquiry.answer === message) return false;
  await changeInquiry(db, held, { state: 'declined', answer: message, seenAt: inquiry.seenAt ?? now });
  await noteFirstAnswer(db, held, now);
  await writeToFamily(db, world, held, { outcome: 'declined', now });
  return true;
}

/** Response times are counted from the first answer, whatever it said. */
async function noteFirstAnswer(db: Db, held: HeldInquiry, now: Date): Promise<void> {
  if (!held.dealing.answeredAt) {
    await changeDealing(db, held, { answeredAt: notBefore(held.dealing, now) });
    await refreshFigures(db, [held.vendor.id]);
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
  const lines = await db
    .select({ wanted: quoteLines.wanted, name: quoteLines.name, cents: quoteLines.cents, note: quoteLines.note })
    .from(quoteLines)
    .where(and(eq(quoteLines.inquiryId, id), eq(quoteLines.version, quoteVersion)))
    .orderBy(asc(quoteLines.position));
  const before = [inquiry.answer, written?.validUntil ?? null, lines.map(asWritten)];
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
