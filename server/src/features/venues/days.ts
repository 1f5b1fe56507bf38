// Keeping a day at a venue for one family. PostgreSQL decides who was first, however many processes ask.
import type { PlanId, VenueId } from '@evenlight/contract/ids';
import { HOLD_HOURS } from '@evenlight/contract/venues';
import { and, eq, gt, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Db, takeTurn } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import { isClosedOn } from './closed-days.ts';
import { venueDays, venues } from './tables.ts';

type Claim = { venueId: VenueId; day: string; planId: PlanId; now: Date };

/** A day counts while it is booked, or held and not yet over. */
export function isLiveDay(now: Date): SQL | undefined {
  return or(isNull(venueDays.heldUntil), gt(venueDays.heldUntil, now));
}

/**
 * Answers until when the day is kept; null when it is booked for good. Asking again while a hold lasts keeps the same
 * one. Whoever lets a day go may ask for it again, as anybody else may meanwhile.
 */
export async function holdDay(db: Db, { venueId, day, planId, now }: Claim): Promise<Date | null> {
  await takeTurns(db, planId, { venueId, day });
  await refuseClosed(db, venueId, day);
  // One plan, one day: whatever it held elsewhere is free from now on.
  const elsewhere = or(ne(venueDays.venueId, venueId), ne(venueDays.day, day));
  await db.delete(venueDays).where(and(isHoldOf(planId), elsewhere));
  const heldUntil = new Date(now.getTime() + HOLD_HOURS * 60 * 60 * 1000);
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

/** Two families who swap venues would wait for each other for ever; in one order for all, one simply comes second. */
async function takeTurns(db: Db, planId: PlanId, wanted: { venueId: string; day: string }) {
  const held = await db
    .select({ venueId: venueDays.venueId, day: venueDays.day })
    .from(venueDays)
    .where(eq(venueDays.planId, planId));
  const words = [...held, wanted].map(({ venueId, day }) => `venue day ${venueId} ${day}`);
  for (const word of [...new Set(words)].sort()) await takeTurn(db, word);
}

/** Whoever closes the day at this moment is waited for, and waits for whoever has it. */
async function refuseClosed(db: Db, venueId: VenueId, day: string) {
  const [venue] = await db
    .select({ closedDays: venues.closedDays })
    .from(venues)
    .where(eq(venues.id, venueId))
    .for('share');
  if (isClosedOn(venue?.closedDays ?? '', day)) refuse('venue.date_taken');
}

const isHoldOf = (planId: PlanId) => and(eq(venueDays.planId, planId), isNotNull(venueDays.heldUntil));

/** The day is the plan's for good, and whatever it had elsewhere is free. The first family to book has it. */
export async function bookDay(db: Db, { venueId, day, planId, now }: Claim): Promise<void> {
  await takeTurns(db, planId, { venueId, day });
  await refuseClosed(db, venueId, day);
  const elsewhere = or(ne(venueDays.venueId, venueId), ne(venueDays.day, day));
  await db.delete(venueDays).where(and(eq(venueDays.planId, planId), elsewhere));
  const booked = await db
    .insert(venueDays)
    .values({ venueId, day, planId, heldUntil: null })
    .onConflictDoUpdate({
      target: [venueDays.venueId, venueDays.day],
      set: { planId, heldUntil: null },
      setWhere: sql`${lte(venueDays.heldUntil, now)} or ${eq(venueDays.planId, planId)}`,
    })
    .returning({ day: venueDays.day });
  if (booked.length === 0) refuse('venue.date_taken');
}

/** Held or booked, the plan has no day any more. */
export async function releaseDay(db: Db, planId: PlanId): Promise<void> {
  await db.delete(venueDays).where(eq(venueDays.planId, planId));
}

/** A booking stays; it is undone on purpose, under scheduling. */
export async function releaseHold(db: Db, planId: PlanId): Promise<void> {
  await db.delete(venueDays).where(isHoldOf(planId));
}

export async function isBooked(db: Db, planId: PlanId): Promise<boolean> {
  const booked = and(eq(venueDays.planId, planId), isNull(venueDays.heldUntil));
  const [found] = await db.select({ day: venueDays.day }).from(venueDays).where(booked);
  return found !== undefined;
}

/** What ran out; called by retention.ts. Meanwhile it stands in nobody’s way. */
export async function forgetOldHolds(db: Db, now: Date): Promise<void> {
  await db.delete(venueDays).where(lte(venueDays.heldUntil, now));
}
