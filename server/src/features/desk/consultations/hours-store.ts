// When talks can be booked: the week, days that are unlike it, and what of it is taken.
import { type DaySlots, lastBookableDay } from '@evenlight/contract/consultations';
import { addDays, instantAt } from '@evenlight/contract/dates';
import type { OpenStretch } from '@evenlight/contract/desk';
import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { isBookableDay, type Stretch, slotOf, slotsOn } from './rules.ts';
import { consultationDays, consultationHours, consultations } from './tables.ts';

export function weekOf(db: Db): Promise<OpenStretch[]> {
  return db
    .select()
    .from(consultationHours)
    .orderBy(asc(consultationHours.weekday), asc(consultationHours.opensMinute));
}

export function specialDaysFrom(db: Db, day: string) {
  return db.select().from(consultationDays).where(gte(consultationDays.day, day)).orderBy(asc(consultationDays.day));
}

export async function replaceWeek(db: Db, week: readonly OpenStretch[]): Promise<void> {
  await db.delete(consultationHours);
  if (week.length > 0) await db.insert(consultationHours).values([...week]);
}

export async function putSpecialDay(db: Db, day: string, { stretches, note }: { stretches: Stretch[]; note: string }) {
  await db
    .insert(consultationDays)
    .values({ day, stretches, note })
    .onConflictDoUpdate({ target: consultationDays.day, set: { stretches, note } });
}

export async function dropSpecialDay(db: Db, day: string): Promise<void> {
  await db.delete(consultationDays).where(eq(consultationDays.day, day));
}

/** The days from one on that have free hours, so many of them at most. */
export async function freeDays(db: Db, from: string, atMost: number, now: Date): Promise<DaySlots[]> {
  const days: DaySlots[] = [];
  const [week, special, taken] = [await weekOf(db), await specialDaysFrom(db, from), await takenFrom(db, from)];
  const hoursOf = new Map(special.map(({ day, stretches }) => [day, stretches]));
  for (let day = from; day <= lastBookableDay(now) && days.length < atMost; day = addDays(day, 1)) {
    if (!isBookableDay(day, now)) continue;
    const offered = slotsOn(day, { week, special: hoursOf.get(day) });
    const availableSlots = offered.filter((time) => !taken.has(`${day} ${time}`));
    if (availableSlots.length > 0) days.push({ date: day, availableSlots });
  }
  return days;
}

export async function freeSlotsOn(db: Db, day: string, now: Date): Promise<string[]> {
  const [first] = await freeDays(db, day, 1, now);
  return first?.date === day ? first.availableSlots : [];
}

async function takenFrom(db: Db, day: string): Promise<Set<string>> {
  const rows = await db
    .select({ startsAt: consultations.startsAt })
    .from(consultations)
    .where(and(isNull(consultations.cancelledAt), gte(consultations.startsAt, instantAt(day, 0))));
  return new Set(
    rows.map(({ startsAt }) => {
      const { date, time } = slotOf(startsAt);
      return `${date} ${time}`;
    }),
  );
}

/** Booked talks that begin within a stretch of time, soonest first. */
export function bookedBetween(db: Db, from: Date, until: Date) {
  return db
    .select()
    .from(consultations)
    .where(and(isNull(consultations.cancelledAt), gte(consultations.startsAt, from), lt(consultations.startsAt, until)))
    .orderBy(asc(consultations.startsAt));
}
