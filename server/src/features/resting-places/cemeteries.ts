import type { VendorId } from '@evenlight/contract/ids';
import type { Db } from '../../platform/database/database.ts';
import { findVendorRow } from '../vendors/store.ts';

/** One that is offered in our directory; null for any other place or trade. */
export async function findCemetery(db: Db, id: VendorId): Promise<{ name: string; location: string } | null> {
  const vendor = await findVendorRow(db, id);
  return vendor?.isListed && vendor.category === 'cemetery' ? vendor : null;
}
