// Reviews: only whoever asked, only after the work was done, one of each vendor; and the vendor's reply.
import type { InquiryId, UserId } from '@evenlight/contract/ids';
import type { ReviewFields } from '@evenlight/contract/vendors/inquiries';
import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import { refreshFigures } from '../figures.ts';
import { asBefore, type Stepped, type Stepping, stepped, tellFamily } from './family-steps.ts';
import { type FoundInquiry, type HeldInquiry, holdOwn } from './inquiry-locks.ts';
import { vendorReviews } from './tables.ts';
import { writeToVendor } from './vendor-letters.ts';

type Words = z.output<typeof ReviewFields>;
type Writing = { userId: UserId; words: Words };

/** False where the same words stand already. */
export async function isReviewDue(db: Db, { inquiry }: FoundInquiry, { userId, words }: Writing): Promise<boolean> {
  if (inquiry.state !== 'completed') refuse('inquiry.not_yet');
  const isOwn = and(eq(vendorReviews.vendorId, inquiry.vendorId), eq(vendorReviews.userId, userId));
  const [written] = await db.select().from(vendorReviews).where(isOwn);
  if (!written) return true;
  const isSame = (['rating', 'text', 'authorName'] as const).every((field) => written[field] === words[field]);
  return isSame && written.dealingId === inquiry.dealingId ? false : refuse('review.already');
}

export async function review(
  db: Db,
  id: InquiryId,
  { userId, world, now, words }: Stepping & { words: Words },
): Promise<Stepped> {
  const held = await holdOwn(db, userId, id);
  const { inquiry, vendor } = held;
  if (!(await isReviewDue(db, held, { userId, words }))) return asBefore(db, held);
  const row = { vendorId: vendor.id, dealingId: inquiry.dealingId, userId, writtenAt: now, isSample: false };
  // Two inquiries to one vendor do not wait for each other: the constraint has the last word.
  const written = await db
    .insert(vendorReviews)
    .values({ id: uuid({ msecs: now.getTime() }), ...words, ...row })
    .onConflictDoNothing()
    .returning({ id: vendorReviews.id });
  if (written.length === 0) refuse('review.already');
  await writeToVendor(db, world, { occasion: 'reviewed', inquiryId: id, ...held, now });
  await refreshFigures(db, [vendor.id], now);
  return stepped(db, held, now);
}

export async function takeReviewBack(db: Db, id: InquiryId, { userId, now }: Stepping): Promise<Stepped> {
  const held = await holdOwn(db, userId, id);
  const ofInquiry = eq(vendorReviews.dealingId, held.inquiry.dealingId);
  const removed = await db.delete(vendorReviews).where(ofInquiry).returning({ id: vendorReviews.id });
  if (removed.length === 0) return asBefore(db, held);
  await refreshFigures(db, [held.vendor.id], now);
  return stepped(db, held, now);
}

/** The newest reply is the one that stands. False when it says what the one before said. */
export async function replyTo(db: Db, held: HeldInquiry, { text, now }: { text: string; now: Date }): Promise<boolean> {
  const ofInquiry = eq(vendorReviews.dealingId, held.inquiry.dealingId);
  const [written] = await db.select({ reply: vendorReviews.reply }).from(vendorReviews).where(ofInquiry);
  if (!written) return refuse('review.not_found');
  if (written.reply === text) return false;
  await db.update(vendorReviews).set({ reply: text, repliedAt: now }).where(ofInquiry);
  await tellFamily(db, held, now);
  return true;
}
