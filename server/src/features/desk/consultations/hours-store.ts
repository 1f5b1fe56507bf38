// When talks can be booked: the week, days that are unlike it, and what of it is taken.
import { createHash } from 'node:crypto';
import { CONSULTATION_MINUTES, type DaySlots, lastBookableDay } from '@evenlight/contract/consultations';
import { addDays, instantAt } from '@evenlight/contract/dates';
import type { OpenStretch } from '@evenlight/contract/desk';
import { minuteOf } from '@evenlight/contract/scheduling';
import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { isBookableDay, type Stretch, slotsOn } from './rules.ts';
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

export async function findSpecialDay(db: Db, day: string) {
  const [found] = await db.select().from(consultationDays).where(eq(consultationDays.day, day));
  return found ?? null;
}

/** The week itself, in short: who saves over a week has to have seen the one that stands. */
export function versionOf(week: readonly OpenStretch[]): string {
  return inShort(week.map(({ weekday, ...stretch }) => `${weekday} ${asLine(stretch)}`));
}

/** And the same of a day that is unlike its weekday. */
export function versionOfDay({ stretches, note }: { stretches: readonly Stretch[]; note: string }): string {
  return inShort([...stretches.map(asLine), `note ${note}`]);
}

const asLine = ({ opensMinute, closesMinute }: Stretch) => `${opensMinute} ${closesMinute}`;

function inShort(lines: string[]): string {
  return createHash('sha256').update(lines.sort().join('\n')).digest('base64url').slice(0, 22);
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
    const availableSlots = offered.filter((time) => isFree(taken, instantAt(day, minuteOf(time))));
    if (availableSlots.length > 0) days.push({ date: day, availableSlots });
  }
  return days;
}

export async function freeSlotsOn(db: Db, day: string, now: Date): Promise<string[]> {
  const [first] = await freeDays(db, day, 1, now);
  return first?.date === day ? first.availableSlots : [];
}

/** When booked talks begin, from the evening before on. */
async function takenFrom(db: Db, day: string): Promise<Date[]> {
  const rows = await db
    .select({ startsAt: consultations.startsAt })
    .from(consultations)
    .where(and(isNull(consultations.cancelledAt), gte(consultations.startsAt, instantAt(addDays(day, -1), 0))));
  return rows.map(({ startsAt }) => startsAt);
}

/** Hours may have been changed since something was booked: a talk must not begin within another one. */
function isFree(taken: readonly Date[], start: Date): boolean {
  return taken.every((other) => Math.abs(other.getTime() - start.getTime()) >= CONSULTATION_MINUTES * 60_000);
}

/** Booked talks that begin within a stretch of time, soonest first. */
export function bookedBetween(db: Db, from: Date, until: Date) {
  return db
    .select()
    .from(consultations)
    .where(and(isNull(consultations.cancelledAt), gte(consultations.startsAt, from), lt(consultations.startsAt, until)))
    .orderBy(asc(consultations.startsAt));
}
