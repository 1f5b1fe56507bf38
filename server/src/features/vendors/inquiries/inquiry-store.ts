import { InquiryId, PlanId, QuoteRequestId, type UserId, VendorId } from '@evenlight/contract/ids';
import type { Inquiry, QuoteRequest } from '@evenlight/contract/vendors/inquiries';
import { type Quote, totalOf } from '@evenlight/contract/vendors/quotes';
import { and, asc, desc, eq, getTableColumns, inArray, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { reviewAsWire } from '../store.ts';
import { vendorDealings, vendors } from '../tables.ts';
import { quoteLines, quoteRequests, vendorInquiries, vendorQuotes, vendorReviews } from './tables.ts';

export type RequestRow = typeof quoteRequests.$inferSelect;
export type InquiryRow = typeof vendorInquiries.$inferSelect;

const MINUTE_MS = 60_000;
// More than anybody reads; older ones are still at their own addresses.
const LISTED_MAX = 200;

const { id, name, category, email, phone, isSample } = vendors;
const { askedAt, answeredAt, completedAt } = vendorDealings;

// What the same person wrote about the same vendor, and in answer to which inquiry.
const [ownReviews, reviewed] = [alias(vendorReviews, 'own_reviews'), alias(vendorInquiries, 'reviewed')];

/** What one vendor was asked, with everything that hangs on it but the quote. */
function inquiriesWhere(db: Db, condition: SQL | undefined) {
  const isOfSamePerson = and(
    eq(ownReviews.vendorId, vendorInquiries.vendorId),
    eq(ownReviews.userId, quoteRequests.userId),
    ne(ownReviews.dealingId, vendorInquiries.dealingId),
  );
  return db
    .select({
      ...getTableColumns(vendorInquiries),
      vendor: { id, name, category, email, phone, isSample },
      dealing: { askedAt, answeredAt, completedAt },
      review: vendorReviews,
      reviewedIn: reviewed.requestId,
    })
    .from(vendorInquiries)
    .innerJoin(quoteRequests, eq(quoteRequests.id, vendorInquiries.requestId))
    .innerJoin(vendors, eq(vendors.id, vendorInquiries.vendorId))
    .innerJoin(vendorDealings, eq(vendorDealings.id, vendorInquiries.dealingId))
    .leftJoin(vendorReviews, eq(vendorReviews.dealingId, vendorInquiries.dealingId))
    .leftJoin(ownReviews, isOfSamePerson)
    .leftJoin(reviewed, eq(reviewed.dealingId, ownReviews.dealingId))
    .where(condition)
    .orderBy(asc(vendorInquiries.position));
}

type FoundInquiry = Awaited<ReturnType<typeof inquiriesWhere>>[number];

export async function requestsOf(db: Db, userId: UserId): Promise<QuoteRequest[]> {
  const found = await db
    .select()
    .from(quoteRequests)
    .where(eq(quoteRequests.userId, userId))
    .orderBy(desc(quoteRequests.sentAt), desc(quoteRequests.id))
    .limit(LISTED_MAX);
  return withInquiries(db, found);
}

export async function findRequest(db: Db, userId: UserId, requestId: QuoteRequestId): Promise<QuoteRequest | null> {
  const isOwn = and(eq(quoteRequests.id, requestId), eq(quoteRequests.userId, userId));
  const [request] = await withInquiries(db, await db.select().from(quoteRequests).where(isOwn));
  return request ?? null;
}

export async function findByIdempotencyKey(
  db: Db,
  userId: UserId,
  idempotencyKey: string,
): Promise<QuoteRequest | null> {
  const ofKey = and(eq(quoteRequests.userId, userId), eq(quoteRequests.idempotencyKey, idempotencyKey));
  const [request] = await withInquiries(db, await db.select().from(quoteRequests).where(ofKey));
  return request ?? null;
}

async function withInquiries(db: Db, requests: RequestRow[]): Promise<QuoteRequest[]> {
  if (requests.length === 0) return [];
  const ids = requests.map(({ id }) => id);
  const inquiries = await inquiriesWhere(db, inArray(vendorInquiries.requestId, ids));
  const quotes = await quotesOf(db, inquiries);
  return requests.map((request) => ({
    ...askedIn(request),
    id: QuoteRequestId.parse(request.id),
    planId: PlanId.nullable().parse(request.planId),
    inquiries: inquiries.filter(({ requestId }) => requestId === request.id).map((row) => inquiryAsWire(row, quotes)),
  }));
}

/** Everything that a vendor is told as well. */
export function askedIn({ sentAt, budgetCents, ...request }: RequestRow) {
  const { name, email, phone, serviceType, eventDate, message, urgency, wanted } = request;
  return {
    name,
    email,
    phone,
    serviceType,
    eventDate,
    budget: budgetCents,
    message,
    urgency,
    wanted,
    sentAt: sentAt.toISOString(),
  };
}

export async function inquiryWithQuote(db: Db, inquiryId: string): Promise<Inquiry> {
  const [found] = await inquiriesWhere(db, eq(vendorInquiries.id, inquiryId));
  if (!found) throw new Error('An inquiry went while it was locked.');
  return inquiryAsWire(found, await quotesOf(db, [found]));
}

type Quotes = ReadonlyMap<string, Quote>;

/** The newest of each, by inquiry; an answer without lines names no price. */
export async function quotesOf(db: Db, inquiries: readonly Pick<InquiryRow, 'id'>[]): Promise<Quotes> {
  if (inquiries.length === 0) return new Map();
  const ids = inquiries.map(({ id }) => id);
  const isNewest = and(
    eq(vendorInquiries.id, vendorQuotes.inquiryId),
    eq(vendorInquiries.quoteVersion, vendorQuotes.version),
  );
  const ofQuote = and(eq(quoteLines.inquiryId, vendorQuotes.inquiryId), eq(quoteLines.version, vendorQuotes.version));
  const found = await db
    .select({ quote: vendorQuotes, line: quoteLines })
    .from(vendorQuotes)
    .innerJoin(vendorInquiries, isNewest)
    .innerJoin(quoteLines, ofQuote)
    .where(inArray(vendorQuotes.inquiryId, ids))
    .orderBy(asc(quoteLines.position));
  const quotes = new Map<string, Quote>();
  for (const { quote, line } of found) {
    const { wanted, name, cents, note } = line;
    const lines = [...(quotes.get(quote.inquiryId)?.lines ?? []), { wanted, name, cents, note }];
    const { version, validUntil, quotedAt } = quote;
    const totalCents = totalOf(lines);
    quotes.set(quote.inquiryId, { version, validUntil, quotedAt: quotedAt.toISOString(), lines, totalCents });
  }
  return quotes;
}

function inquiryAsWire(row: FoundInquiry, quotes: Quotes): Inquiry {
  const { vendor, dealing, review, seenAt, remindedAt, chosenAt } = row;
  return {
    id: InquiryId.parse(row.id),
    requestId: QuoteRequestId.parse(row.requestId),
    vendor: { ...vendor, id: VendorId.parse(vendor.id) },
    state: row.state,
    sentAt: dealing.askedAt.toISOString(),
    seenAt: instantOrNull(seenAt),
    answeredAt: instantOrNull(dealing.answeredAt),
    responseMinutes: dealing.answeredAt && minutesBetween(dealing.askedAt, dealing.answeredAt),
    answer: row.answer,
    quote: quotes.get(row.id) ?? null,
    remindedAt: instantOrNull(remindedAt),
    chosenAt: instantOrNull(chosenAt),
    completedAt: instantOrNull(dealing.completedAt),
    review: review && reviewAsWire(review),
    reviewedIn: QuoteRequestId.nullable().parse(row.reviewedIn),
  };
}

const instantOrNull = (instant: Date | null) => instant?.toISOString() ?? null;

function minutesBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / MINUTE_MS);
}
