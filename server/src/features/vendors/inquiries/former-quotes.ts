// What a vendor asked before the quote that stands now.
import type { InquiryId } from '@evenlight/contract/ids';
import { and, eq, inArray, lt, sum } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { quoteLines, vendorInquiries } from './tables.ts';

/** The total of the newest version before that one; nothing for whoever has named one price. */
export async function formerTotals(db: Db, ids: readonly InquiryId[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ inquiryId: quoteLines.inquiryId, cents: sum(quoteLines.cents).mapWith(Number) })
    .from(quoteLines)
    .innerJoin(vendorInquiries, eq(vendorInquiries.id, quoteLines.inquiryId))
    .where(and(inArray(quoteLines.inquiryId, [...ids]), lt(quoteLines.version, vendorInquiries.quoteVersion)))
    .groupBy(quoteLines.inquiryId, quoteLines.version)
    .orderBy(quoteLines.version);
  return new Map(found.map(({ inquiryId, cents }) => [inquiryId, cents]));
}
