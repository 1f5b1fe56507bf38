// Holding an inquiry while it is changed. Lock order everywhere: the request, the inquiry, then its dealing and review.
import type { InquiryId, UserId } from '@evenlight/contract/ids';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import { vendorDealings, vendors } from '../tables.ts';
import type { InquiryRow, RequestRow } from './inquiry-store.ts';
import { inquiryLinks, quoteRequests, vendorInquiries } from './tables.ts';

type DealingRow = typeof vendorDealings.$inferSelect;
export type FoundInquiry = {
  request: RequestRow;
  inquiry: InquiryRow;
  vendor: Pick<typeof vendors.$inferSelect, 'id' | 'name' | 'email' | 'letterLanguage'>;
};
export type HeldInquiry = FoundInquiry & { dealing: DealingRow };

const { id, name, email, letterLanguage } = vendors;
const vendor = { id, name, email, letterLanguage };

/** As it stands just now, held by nobody. Somebody else's inquiry is not found. */
export async function findOwn(db: Db, userId: UserId, inquiryId: InquiryId): Promise<FoundInquiry> {
  const [found] = await db
    .select({ request: quoteRequests, inquiry: vendorInquiries, vendor })
    .from(vendorInquiries)
    .innerJoin(quoteRequests, eq(quoteRequests.id, vendorInquiries.requestId))
    .innerJoin(vendors, eq(vendors.id, vendorInquiries.vendorId))
    .where(and(eq(vendorInquiries.id, inquiryId), eq(quoteRequests.userId, userId)));
  return found ?? refuse('inquiry.not_found');
}

export async function holdOwn(db: Db, userId: UserId, inquiryId: InquiryId): Promise<HeldInquiry> {
  const { inquiry } = await findOwn(db, userId, inquiryId);
  return hold(db, inquiry);
}

export async function holdByLink(db: Db, tokenHash: Buffer, now: Date): Promise<HeldInquiry & { expiresAt: Date }> {
  const [link] = await db
    .select({ inquiry: vendorInquiries, email: inquiryLinks.email, expiresAt: inquiryLinks.expiresAt })
    .from(inquiryLinks)
    .innerJoin(vendorInquiries, eq(vendorInquiries.id, inquiryLinks.inquiryId))
    .where(eq(inquiryLinks.tokenHash, tokenHash));
  if (!link || link.expiresAt <= now) return refuse('inquiry.not_found');
  const held = await hold(db, link.inquiry);
  // It was mailed to an address that is no longer the vendor's.
  if (link.email !== held.vendor.email) refuse('inquiry.not_found');
  return { ...held, expiresAt: link.expiresAt };
}

async function hold(db: Db, named: Pick<InquiryRow, 'id' | 'requestId'>): Promise<HeldInquiry> {
  const [request] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, named.requestId)).for('update');
  const [inquiry] = await db.select().from(vendorInquiries).where(eq(vendorInquiries.id, named.id)).for('update');
  // It went between the two reads.
  if (!request || !inquiry) return refuse('inquiry.not_found');
  const ofInquiry = eq(vendorDealings.id, inquiry.dealingId);
  const [dealing] = await db.select().from(vendorDealings).where(ofInquiry).for('update');
  const [asked] = await db.select(vendor).from(vendors).where(eq(vendors.id, inquiry.vendorId));
  if (!dealing || !asked) throw new Error('An inquiry stands without its dealing or its vendor.');
  return { request, inquiry, dealing, vendor: asked };
}

export async function changeInquiry(db: Db, { inquiry }: HeldInquiry, fields: Partial<InquiryRow>): Promise<void> {
  await db.update(vendorInquiries).set(fields).where(eq(vendorInquiries.id, inquiry.id));
}

export async function changeDealing(db: Db, { dealing }: HeldInquiry, fields: Partial<DealingRow>): Promise<void> {
  await db.update(vendorDealings).set(fields).where(eq(vendorDealings.id, dealing.id));
}

/** Two machines' clocks may differ by a little, and nothing is answered before it was asked. */
export function notBefore({ askedAt }: DealingRow, now: Date): Date {
  return now < askedAt ? askedAt : now;
}
