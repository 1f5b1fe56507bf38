// Scheduling a service: a family blocks a date at its venue, or asks our team to find one.
import { instantAt } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { lineOfText } from './field-rules.ts';
import { PlanId } from './ids.ts';
import { Plan } from './plans.ts';
import { ClergyConsent, ServiceTime } from './schedules.ts';
import { Day } from './venues.ts';
import { z } from './zod.ts';

/** Until so long before the service a family reschedules or cancels by itself; after that our team does it with them. */
export const CHANGE_HOURS = 48;
export const WISHED_DAYS_MAX_LENGTH = 300;
export const PLANNING_NOTE_MAX_LENGTH = 2_000;

export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `09:30`; the end of a day is `24:00`. */
export function timeOf(minute: number): string {
  const digits = (number: number) => String(number).padStart(2, '0');
  return `${digits(Math.floor(minute / 60))}:${digits(minute % 60)}`;
}

/** Without an hour the day counts from its first minute. */
export function serviceInstant(day: string, time: string | null): Date {
  return instantAt(day, time === null ? 0 : minuteOf(time));
}

export function changeableUntil(day: string, time: string | null): Date {
  return new Date(serviceInstant(day, time).getTime() - CHANGE_HOURS * 60 * 60 * 1000);
}

const DateToBlock = ClergyConsent.extend({ serviceDate: Day, serviceTime: ServiceTime.nullish() });

const OnePlan = z.object({ planId: PlanId });
const writing = [{ per: 'person', times: 60, seconds: 3600, across: 'scheduling' }] as const;

const blocking = {
  method: 'POST',
  params: OnePlan,
  body: DateToBlock,
  returns: Plan,
} as const;
const inTheWay = [
  'plan.not_found',
  'plan.archived',
  'plan.day_not_customary',
  'plan.too_many_holds',
  'venue.date_taken',
  'schedule.venue_needed',
  'schedule.over',
] as const;

export const blockDate = endpoint({
  ...blocking,
  path: '/funeral-plans/:planId/schedule/block',
  summary: 'Book the plan’s venue for a date, or move a booking to another one, until 48 hours before the service.',
  access: 'member',
  problems: ['session.required', ...inTheWay, 'schedule.too_late'],
  limits: writing,
});

export const PlanningInput = z.object({
  /** Days that would suit, in the family's own words. */
  wishedDays: z.union([z.literal(''), lineOfText(WISHED_DAYS_MAX_LENGTH)]).default(''),
  note: z.string().trim().max(PLANNING_NOTE_MAX_LENGTH).default(''),
});

export const requestPlanning = endpoint({
  method: 'POST',
  path: '/funeral-plans/:planId/schedule/request',
  summary: 'Ask our team to find the date with the family. Answered by a person within 24 hours.',
  access: 'member',
  params: OnePlan,
  body: PlanningInput,
  returns: Plan,
  problems: ['session.required', 'plan.not_found', 'plan.archived', 'plan.date_booked'],
  limits: writing,
});

export const cancelSchedule = endpoint({
  method: 'DELETE',
  path: '/funeral-plans/:planId/schedule',
  summary: 'Give a booked date back, until 48 hours before the service, or take a request back.',
  access: 'member',
  params: OnePlan,
  returns: Plan,
  problems: ['session.required', 'plan.not_found', 'schedule.not_found', 'schedule.too_late', 'schedule.over'],
  limits: writing,
});

export const blockDateForFamily = endpoint({
  ...blocking,
  path: '/staff/plans/:planId/schedule/block',
  summary: 'Book or move a date for a family, also within the last 48 hours.',
  access: 'staff',
  problems: ['path.not_found', ...inTheWay],
});

export const cancelScheduleForFamily = endpoint({
  method: 'DELETE',
  path: '/staff/plans/:planId/schedule',
  summary: 'Give a booked date back for a family, also within the last 48 hours.',
  access: 'staff',
  params: OnePlan,
  returns: Plan,
  problems: ['path.not_found', 'plan.not_found', 'schedule.not_found', 'schedule.over'],
});
