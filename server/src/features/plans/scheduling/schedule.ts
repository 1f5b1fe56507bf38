// What has been arranged about a plan's date, as the wire says it.
import { answerDueAt } from '@evenlight/contract/promise-hours';
import type { Schedule } from '@evenlight/contract/schedules';
import { changeableUntil, timeOf } from '@evenlight/contract/scheduling';
import type { planSchedules } from './tables.ts';

export type ScheduleRow = typeof planSchedules.$inferSelect;

export function scheduleOf({ mode, day, startMinute, wishedDays, note, at, answeredAt }: ScheduleRow): Schedule {
  if (mode === 'blocked' && day !== null) {
    const startsAt = startMinute === null ? null : timeOf(startMinute);
    const until = changeableUntil(day, startsAt);
    return { mode, day, startsAt, bookedAt: at.toISOString(), changeableUntil: until.toISOString() };
  }
  return {
    mode: 'requested',
    wishedDays,
    note,
    requestedAt: at.toISOString(),
    answeredBy: answerDueAt(at).toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** One line for the history of a plan. */
export function scheduleInShort(schedule: Schedule | null): string | null {
  if (schedule === null) return null;
  return schedule.mode === 'requested' ? 'requested' : `blocked ${schedule.day} ${schedule.startsAt ?? ''}`.trim();
}
