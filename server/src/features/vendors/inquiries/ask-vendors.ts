// Asking vendors: one request, one inquiry and one letter for each vendor, all of it or nothing.
import { QuoteRequestId, type UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { INQUIRIES_OPEN_AT_ONCE, type InquiryFields, type QuoteRequest } from '@evenlight/contract/vendors/inquiries';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { type Db, takeTurn } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { vendorDealings, vendors } from '../tables.ts';
import { findByIdempotencyKey, findRequest, type RequestRow } from './inquiry-store.ts';
import { onlyPlanOf, tellOfRequest } from './requests-of-plan.ts';
import { waiting } from './rules.ts';
import { quoteRequests, vendorInquiries } from './tables.ts';
import { writeToVendor } from './vendor-letters.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
// Somebody who asks the same vendor again within a month asks about the same thing, or asks to be counted.
const SAME_MATTER_DAYS = 30;

export type Input = InquiryFields & { vendorIds: readonly string[]; wanted: readonly string[]; idempotencyKey: string };
type Context = { userId: UserId; language: Language; world: World; now: Date };
export type AskedVendor = Pick<typeof vendors.$inferSelect, 'id' | 'name' | 'email' | 'letterLanguage'>;

/** Each once, in the order they were named. One that is not listed refuses them all. */
export async function vendorsToAsk(db: Db, vendorIds: readonly string[]): Promise<AskedVendor[]> {
  const named = [...new Set(vendorIds)];
  const found = await db
    .select({ id: vendors.id, name: vendors.name, email: vendors.email, letterLanguage: vendors.letterLanguage })
    .from(vendors)
    .where(and(inArray(vendors.id, named), eq(vendors.isListed, true)))
    .orderBy(asc(vendors.id))
    // Held until they are asked: a sample may be cleared away in this very moment.
    .for('key share');
  return named.map((id) => found.find((vendor) => vendor.id === id) ?? refuse('vendor.not_found'));
}

/** True in `isNew` when something was sent: the same request sent again is answered with what was made of it. */
export async function askVendors(
  db: Db,
  input: Input,
  context: Context,
): Promise<{ request: QuoteRequest; isNew: boolean }> {
  const { userId, now } = context;
  // Two at the same moment would each see that there is still room.
  await takeTurn(db, `inquiries of ${userId}`);
  const written = await findByIdempotencyKey(db, userId, input.idempotencyKey);
  if (written) return { request: written, isNew: false };
  const asked = await vendorsToAsk(db, input.vendorIds);
  await refuseTooMany(db, userId, asked);
  const askedLately = await vendorsAskedSince(db, userId, new Date(now.getTime() - SAME_MATTER_DAYS * DAY_MS));
  const row = await insertRequest(db, input, context);
  const dealingIds = await insertDealings(db, asked, { askedLately, now });
  for (const [position, vendor] of asked.entries()) {
    const inquiryId = await insertInquiry(db, row, { vendor, position, dealingId: dealingIds.get(vendor.id) }, now);
    await writeToVendor(db, context.world, { occasion: 'asked', inquiryId, request: row, vendor, now });
  }
  await tellOfRequest(db, row, now);
  const request = await findRequest(db, userId, QuoteRequestId.parse(row.id));
  if (!request) throw new Error('A request was not written.');
  return { request, isNew: true };
}

export async function refuseTooMany(db: Db, userId: UserId, asked: readonly AskedVendor[]): Promise<void> {
  if ((await countWaiting(db, userId)) + asked.length > INQUIRIES_OPEN_AT_ONCE) refuse('inquiry.too_many');
}

function countWaiting(db: Db, userId: UserId): Promise<number> {
  const own = db.select({ id: quoteRequests.id }).from(quoteRequests).where(eq(quoteRequests.userId, userId));
  const isWaiting = inArray(vendorInquiries.state, [...waiting]);
  return db.$count(vendorInquiries, and(inArray(vendorInquiries.requestId, own), isWaiting));
}

async function vendorsAskedSince(db: Db, userId: UserId, moment: Date): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ id: vendorInquiries.vendorId })
    .from(vendorInquiries)
    .innerJoin(quoteRequests, eq(quoteRequests.id, vendorInquiries.requestId))
    .where(and(eq(quoteRequests.userId, userId), gt(quoteRequests.sentAt, moment)));
  return new Set(found.map(({ id }) => id));
}

async function insertRequest(db: Db, input: Input, { userId, language, now }: Context): Promise<RequestRow> {
  const { vendorIds: _, budget, wanted, ...fields } = input;
  const id = uuid({ msecs: now.getTime() });
  const planId = await onlyPlanOf(db, userId);
  const [row] = await db
    .insert(quoteRequests)
    .values({ ...fields, id, userId, planId, language, budgetCents: budget, wanted: [...wanted], sentAt: now })
    .returning();
  if (!row) throw new Error('A request was not written.');
  return row;
}

/** In the order of their ids, in which vendors are locked everywhere: two families must not wait for each other. */
async function insertDealings(
  db: Db,
  asked: readonly AskedVendor[],
  { askedLately, now }: { askedLately: ReadonlySet<string>; now: Date },
): Promise<Map<string, string>> {
  const vendorIds = asked.map(({ id }) => id).sort();
  const rows = vendorIds.map((vendorId) => ({
    id: uuid({ msecs: now.getTime() }),
    vendorId,
    askedAt: now,
    isSample: false,
    isCounted: !askedLately.has(vendorId),
  }));
  await db.insert(vendorDealings).values(rows);
  return new Map(rows.map(({ id, vendorId }) => [vendorId, id]));
}

type Asked = { vendor: AskedVendor; position: number; dealingId: string | undefined };

async function insertInquiry(db: Db, request: RequestRow, { vendor, position, dealingId }: Asked, now: Date) {
  if (dealingId === undefined) throw new Error('A vendor is asked without a dealing.');
  const id = uuid({ msecs: now.getTime() });
  await db.insert(vendorInquiries).values({
    id,
    requestId: request.id,
    vendorId: vendor.id,
    dealingId,
    position,
    state: 'sent',
    answer: '',
    quoteVersion: 0,
  });
  return id;
}
