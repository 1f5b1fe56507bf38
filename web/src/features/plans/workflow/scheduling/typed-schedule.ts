// What somebody has entered about the date, before it is sent.
import type { Plan } from '@evenlight/contract/plans';
import type { DaySubject } from '@evenlight/contract/service-days';
import { z } from '@evenlight/contract/zod';
import { today } from '../../../../platform/dates';
import { dayOfPlan } from '../../day-of-plan';

export const DateTyped = z.object({
  day: z.string(),
  /** Empty while the time is to be agreed. */
  time: z.string(),
  isAgreed: z.boolean(),
  clergyName: z.string(),
});
export type DateTyped = z.infer<typeof DateTyped>;

const WishTyped = z.object({ wishedDays: z.string(), note: z.string() });

/** The day of a service that has been. */
const PastTyped = z.object({ pastDay: z.string().default('') });

export const scheduleWays = ['block', 'request', 'past'] as const;

export const TypedSchedule = DateTyped.extend({ ...WishTyped.shape, ...PastTyped.shape, way: z.enum(scheduleWays) });
export type TypedSchedule = z.infer<typeof TypedSchedule>;

type Arranged = Pick<Plan, 'schedule' | 'serviceDate' | 'clergyConsent' | 'heldUntil' | 'planIntent' | 'dateOfDeath'>;

/** Only where somebody has died can a service have been. */
export function mayHaveBeen({ planIntent, dateOfDeath }: Pick<Plan, 'planIntent' | 'dateOfDeath'>): boolean {
  return planIntent === 'at-need' || dateOfDeath !== null;
}

/** The day that is behind the family; null while none is. */
export function pastDayOf(plan: Pick<Plan, 'schedule' | 'serviceDate' | 'heldUntil'>): string | null {
  const day = dayOfPlan(plan, today());
  return day.is === 'has-been' ? day.day : null;
}

export function dateOf({
  schedule,
  serviceDate,
  clergyConsent,
}: Pick<Arranged, 'schedule' | 'serviceDate' | 'clergyConsent'>): DateTyped {
  const booked = schedule?.mode === 'blocked' ? schedule : null;
  return {
    day: booked?.day ?? serviceDate ?? '',
    time: booked?.startsAt ?? '',
    isAgreed: clergyConsent !== null,
    clergyName: clergyConsent?.clergyName ?? '',
  };
}

/** Customs speak of some days only at some times. */
export function subjectAt(time: string, plan: Plan): DaySubject {
  return { ...plan, serviceTime: time || null };
}

/** Where the form begins: with what is arranged, or was chosen with the venue. */
export function beginningOf(plan: Arranged): TypedSchedule {
  const asked = plan.schedule?.mode === 'requested' ? plan.schedule : null;
  const pastDay = mayHaveBeen(plan) ? pastDayOf(plan) : null;
  return {
    way: asked ? 'request' : pastDay ? 'past' : 'block',
    ...dateOf(pastDay ? { ...plan, serviceDate: null } : plan),
    pastDay: pastDay ?? '',
    wishedDays: asked?.wishedDays ?? '',
    note: asked?.note ?? '',
  };
}

/** Only the way that is chosen counts; what was left behind on the other one waits for nobody. */
export function isNothingTyped(typed: TypedSchedule, plan: Arranged): boolean {
  const part = { block: DateTyped, request: WishTyped, past: PastTyped }[typed.way];
  return JSON.stringify(part.parse(typed)) === JSON.stringify(part.parse(beginningOf(plan)));
}

/** Names the arrangement that was there when somebody began to type: after another one, their words are about the past. */
export function arrangementOf(plan: Pick<Plan, 'schedule' | 'serviceDate' | 'heldUntil'>): string {
  const { schedule } = plan;
  const pastDay = pastDayOf(plan);
  if (schedule === null) return pastDay ? `past ${pastDay}` : 'none';
  return schedule.mode === 'blocked' ? `blocked ${schedule.bookedAt}` : `requested ${schedule.requestedAt}`;
}
