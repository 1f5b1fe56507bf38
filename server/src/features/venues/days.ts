// Keeping a day at a venue for one family. PostgreSQL decides who was first, however many processes ask.
import type { PlanId, VenueId } from '@evenlight/contract/ids';
import { HOLD_HOURS } from '@evenlight/contract/venues';
import { and, eq, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import { venueDays } from './tables.ts';

type Claim = { venueId: VenueId; day: string; planId: PlanId; now: Date };

/**
 * Answers until when the day is kept; null when it is booked for good. A family that asks again while its hold lasts
 * keeps the same one: holding on is not a way to keep others out.
 */
export async function holdDay(db: Db, { venueId, day, planId, now }: Claim): Promise<Date | null> {
  const heldUntil = new Date(now.getTime() + HOLD_HOURS * 60 * 60 * 1000);
  // One plan, one day: whatever it held elsewhere is free from now on.
  await db
    .delete(venueDays)
    .where(
      and(
        eq(venueDays.planId, planId),
        isNotNull(venueDays.heldUntil),
        or(ne(venueDays.venueId, venueId), ne(venueDays.day, day)),
      ),
    );
  const [held] = await db
    .insert(venueDays)
    .values({ venueId, day, planId, heldUntil })
    .onConflictDoUpdate({
      target: [venueDays.venueId, venueDays.day],
      set: { planId, heldUntil },
      setWhere: lte(venueDays.heldUntil, now),
    })
    .returning({ heldUntil: venueDays.heldUntil });
  if (held) return held.heldUntil;
  const [own] = await db
    .select({ heldUntil: venueDays.heldUntil })
    .from(venueDays)
    .where(and(eq(venueDays.venueId, venueId), eq(venueDays.day, day), eq(venueDays.planId, planId)));
  return own ? own.heldUntil : refuse('venue.date_taken');
}

/** A booking stays; only our team undoes one. */
export async function releaseHold(db: Db, planId: PlanId): Promise<void> {
  await db.delete(venueDays).where(and(eq(venueDays.planId, planId), isNotNull(venueDays.heldUntil)));
}

export async function forgetOldHolds(db: Db, now: Date): Promise<void> {
  await db.delete(venueDays).where(lte(venueDays.heldUntil, sql`${now}::timestamptz`));
}
