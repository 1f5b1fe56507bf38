import { type UserId, VendorId } from '@evenlight/contract/ids';
import { SAVED_MAX } from '@evenlight/contract/vendors/vendor';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { announce } from '../../platform/news/announce.ts';
import { refuse } from '../../platform/problem.ts';
import { lockUserById } from '../accounts/store.ts';
import { savedVendors, vendors } from './tables.ts';

/** Newest first. What is no longer listed stays saved, and is not shown. */
export async function savedIds(db: Db, userId: UserId): Promise<VendorId[]> {
  const rows = await db
    .select({ id: savedVendors.vendorId })
    .from(savedVendors)
    .innerJoin(vendors, and(eq(vendors.id, savedVendors.vendorId), eq(vendors.isListed, true)))
    .where(eq(savedVendors.userId, userId))
    .orderBy(desc(savedVendors.savedAt), desc(savedVendors.vendorId));
  return rows.map(({ id }) => VendorId.parse(id));
}

export function keepSaved(db: Db, userId: UserId, vendorId: VendorId, now: Date) {
  return db.transaction(async (db) => {
    // Two devices may reach the end of the list in the same moment.
    await lockUserById(db, userId);
    const [vendor] = await db.select({ isListed: vendors.isListed }).from(vendors).where(eq(vendors.id, vendorId));
    if (!vendor?.isListed) refuse('vendor.not_found');
    const saved = await savedIds(db, userId);
    if (saved.includes(vendorId)) return saved;
    if (saved.length >= SAVED_MAX) refuse('vendor.too_many_saved');
    await db.insert(savedVendors).values({ userId, vendorId, savedAt: now });
    await announceSaved(db, userId, now);
    return [vendorId, ...saved];
  });
}

export function dropSaved(db: Db, userId: UserId, vendorId: VendorId, now: Date) {
  return db.transaction(async (db) => {
    await db.delete(savedVendors).where(and(eq(savedVendors.userId, userId), eq(savedVendors.vendorId, vendorId)));
    await announceSaved(db, userId, now);
    return savedIds(db, userId);
  });
}

function announceSaved(db: Db, userId: UserId, now: Date): Promise<void> {
  return announce(db, { kind: 'saved_vendors.changed', subject: userId, audience: `person:${userId}`, at: now });
}
