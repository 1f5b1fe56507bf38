import type { PlanId } from '@evenlight/contract/ids';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { PlanScope } from '../../plans/access.ts';
import { calendarAddresses } from '../tables.ts';

export async function addressSince(db: Db, planId: PlanId): Promise<Date | null> {
  const [found] = await db
    .select({ createdAt: calendarAddresses.createdAt })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.planId, planId));
  return found?.createdAt ?? null;
}

/** One for each plan: a new one takes the place of the former. */
export async function putAddress(db: Db, { planId }: PlanScope, address: { tokenHash: Buffer; createdAt: Date }) {
  await db
    .insert(calendarAddresses)
    .values({ planId, ...address })
    .onConflictDoUpdate({ target: calendarAddresses.planId, set: address });
}

export async function removeAddress(db: Db, { planId }: PlanScope): Promise<void> {
  await db.delete(calendarAddresses).where(eq(calendarAddresses.planId, planId));
}

export async function planOfAddress(db: Db, tokenHash: Buffer): Promise<{ planId: string } | null> {
  const [found] = await db
    .select({ planId: calendarAddresses.planId })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.tokenHash, tokenHash));
  return found ?? null;
}
