// Reviews: only whoever asked, only after the work was done, only once; and the vendor's reply.
import type { InquiryId } from '@evenlight/contract/ids';
import type { ReviewFields } from '@evenlight/contract/vendors/inquiries';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import { refreshFigures } from '../figures.ts';
import { vendorReviews } from '../tables.ts';
import { type Stepped, type Stepping, stepped, tellFamily } from './family-steps.ts';
import { type HeldInquiry, holdOwn } from './inquiry-locks.ts';
import { writeToVendor } from './vendor-letters.ts';

type Words = z.output<typeof ReviewFields>;

export async function review(
  db: Db,
  id: InquiryId,
  { userId, world, now, words }: Stepping & { words: Words },
): Promise<Stepped> {
  const held = await holdOwn(db, userId, id);
  const { inquiry, vendor } = held;
  if (inquiry.state !== 'completed') refuse('inquiry.not_yet');
  const row = { vendorId: vendor.id, dealingId: inquiry.dealingId, userId, writtenAt: now, isSample: false };
  // The constraint has the last word about how many there are.
  const written = await db
    .insert(vendorReviews)
    .values({ id: uuid({ msecs: now.getTime() }), ...words, ...row })
    .onConflictDoNothing({ target: vendorReviews.dealingId })
    .returning({ id: vendorReviews.id });
  if (written.length === 0) refuse('review.already');
  await writeToVendor(db, world, { occasion: 'reviewed', inquiryId: id, ...held, now });
  await refreshFigures(db, [vendor.id]);
  return stepped(db, held, now);
}

export async function takeReviewBack(db: Db, id: InquiryId, { userId, now }: Stepping): Promise<Stepped> {
  const held = await holdOwn(db, userId, id);
  const ofInquiry = eq(vendorReviews.dealingId, held.inquiry.dealingId);
  const removed = await db.delete(vendorReviews).where(ofInquiry).returning({ id: vendorReviews.id });
  if (removed.length === 0) refuse('review.not_found');
  await refreshFigures(db, [held.vendor.id]);
  return stepped(db, held, now);
}

/** The newest reply is the one that stands. */
export async function replyTo(db: Db, held: HeldInquiry, { text, now }: { text: string; now: Date }): Promise<void> {
  const replied = await db
    .update(vendorReviews)
    .set({ reply: text, repliedAt: now })
    .where(eq(vendorReviews.dealingId, held.inquiry.dealingId))
    .returning({ id: vendorReviews.id });
  if (replied.length === 0) refuse('review.not_found');
  await tellFamily(db, held, now);
}
