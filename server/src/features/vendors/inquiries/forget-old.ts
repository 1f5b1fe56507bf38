// What was asked long ago goes, and links that lead nowhere any more. What a vendor did is counted without them.
import { and, eq, gte, lt, lte, notExists, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { vendorDealings } from '../tables.ts';
import { inquiryLinks, quoteRequests, vendorInquiries, vendorQuotes, vendorReviews } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
// Long enough for questions about a bill or a warranty, and for writing a review when one can.
export const REQUESTS_KEPT_DAYS = 3 * 365;

export async function forgetOldInquiries(db: Db, now: Date): Promise<void> {
  await db.delete(inquiryLinks).where(lte(inquiryLinks.expiresAt, now));
  const before = new Date(now.getTime() - REQUESTS_KEPT_DAYS * DAY_MS);
  await db
    .delete(quoteRequests)
    .where(
      and(
        lt(quoteRequests.sentAt, before),
        notExists(stepsSince(db, before)),
        notExists(quotesSince(db, before)),
        notExists(reviewsOf(db)),
      ),
    );
}

function stepsSince(db: Db, moment: Date) {
  const hasMoved = or(
    gte(vendorInquiries.seenAt, moment),
    gte(vendorInquiries.remindedAt, moment),
    gte(vendorInquiries.chosenAt, moment),
    gte(vendorDealings.answeredAt, moment),
    gte(vendorDealings.completedAt, moment),
  );
  return db
    .select({ id: vendorInquiries.id })
    .from(vendorInquiries)
    .innerJoin(vendorDealings, eq(vendorDealings.id, vendorInquiries.dealingId))
    .where(and(eq(vendorInquiries.requestId, quoteRequests.id), hasMoved));
}

/** As long as a review stands, its writer finds it here and can take it back. */
function reviewsOf(db: Db) {
  return db
    .select({ id: vendorReviews.id })
    .from(vendorReviews)
    .innerJoin(vendorInquiries, eq(vendorInquiries.dealingId, vendorReviews.dealingId))
    .where(eq(vendorInquiries.requestId, quoteRequests.id));
}

function quotesSince(db: Db, moment: Date) {
  return db
    .select({ id: vendorQuotes.inquiryId })
    .from(vendorQuotes)
    .innerJoin(vendorInquiries, eq(vendorInquiries.id, vendorQuotes.inquiryId))
    .where(and(eq(vendorInquiries.requestId, quoteRequests.id), gte(vendorQuotes.quotedAt, moment)));
}
