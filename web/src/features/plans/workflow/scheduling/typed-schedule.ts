// What somebody has entered about the date, before it is sent.
import { hasDied } from '@evenlight/contract/past-services';
import type { Plan } from '@evenlight/contract/plans';
import type { DaySubject } from '@evenlight/contract/service-days';
import { z } from '@evenlight/contract/zod';
import { today } from '../../../../platform/dates';
import { dayOfPlan, type KnownDay } from '../../day-of-plan';

export const DateTyped = z.object({
  day: z.string(),
  /** Empty while the time is to be agreed. */
  time: z.string(),
  isAgreed: z.boolean(),
  clergyName: z.string(),
});
export type DateTyped = z.infer<typeof DateTyped>;

const RequestTyped = z.object({ wishedDays: z.string(), note: z.string() });

/** The day of a service that has been. */
const PastTyped = z.object({ pastDay: z.string().default('') });

export const scheduleWays = ['block', 'request', 'past'] as const;

export const TypedSchedule = DateTyped.extend({ ...RequestTyped.shape, ...PastTyped.shape, way: z.enum(scheduleWays) });
export type TypedSchedule = z.infer<typeof TypedSchedule>;

type Arranged = KnownDay & Pick<Plan, 'clergyConsent'>;

/** The day of the service that is behind the family; null while none is. */
export function pastDayOf(plan: KnownDay): string | null {
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
  const goneBy = dayGoneBy(plan);
  const pastDay = (hasDied(plan) && goneBy) || '';
  return {
    way: asked ? 'request' : pastDay ? 'past' : 'block',
    ...dateOf(goneBy ? { ...plan, serviceDate: null } : plan),
    pastDay,
    wishedDays: asked?.wishedDays ?? '',
    note: asked?.note ?? '',
  };
}

/** A day behind us that is not booked: the service was on it, as the family may say, or it was only wished for. */
function dayGoneBy({ schedule, serviceDate }: Arranged): string | null {
  const isBehind = schedule?.mode !== 'blocked' && serviceDate !== null && serviceDate < today();
  return isBehind ? serviceDate : null;
}

/** Only the way that is chosen counts; what was left behind on the other one waits for nobody. */
export function isNothingTyped(typed: TypedSchedule, plan: Arranged): boolean {
  const part = { block: DateTyped, request: RequestTyped, past: PastTyped }[typed.way];
  return JSON.stringify(part.parse(typed)) === JSON.stringify(part.parse(beginningOf(plan)));
}

/** Names the arrangement that was there when somebody began to type: after another one, their words are about the past. */
export function arrangementOf(plan: KnownDay): string {
  const { schedule } = plan;
  const pastDay = pastDayOf(plan);
  if (schedule === null) return pastDay ? `past ${pastDay}` : 'none';
  return schedule.mode === 'blocked' ? `blocked ${schedule.bookedAt}` : `requested ${schedule.requestedAt}`;
}
