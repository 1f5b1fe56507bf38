// Days and times that people type, on the clock of the Bay Area: as the field has them, and as the server keeps them.
import { instantAt, wallTimeAt } from '@evenlight/contract/dates';

/** As a date-time field writes it, '2026-11-18T10:00'; empty without a day. */
export function asTyped(dueDate: string | null): string {
  if (dueDate === null) return '';
  const { date, minute } = wallTimeAt(new Date(dueDate));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

export function asMoment(typed: string): string | null {
  const [, day, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(typed) ?? [];
  if (day === undefined) return null;
  return instantAt(day, Number(hours) * 60 + Number(minutes)).toISOString();
}
