// What somebody has entered about the date, before it is sent.
import type { Plan } from '@evenlight/contract/plans';
import type { DaySubject } from '@evenlight/contract/service-days';
import { z } from '@evenlight/contract/zod';

export const DateTyped = z.object({
  day: z.string(),
  /** Empty while the time is to be agreed. */
  time: z.string(),
  isAgreed: z.boolean(),
  clergyName: z.string(),
});
export type DateTyped = z.infer<typeof DateTyped>;

const WishTyped = z.object({ wishedDays: z.string(), note: z.string() });

const ways = ['block', 'request'] as const;

export const TypedSchedule = DateTyped.extend({ ...WishTyped.shape, way: z.enum(ways) });
export type TypedSchedule = z.infer<typeof TypedSchedule>;

type Arranged = Pick<Plan, 'schedule' | 'serviceDate' | 'clergyConsent'>;

export function dateOf({ schedule, serviceDate, clergyConsent }: Arranged): DateTyped {
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
  return {
    way: asked ? 'request' : 'block',
    ...dateOf(plan),
    wishedDays: asked?.wishedDays ?? '',
    note: asked?.note ?? '',
  };
}

/** Only the way that is chosen counts; what was left behind on the other one waits for nobody. */
export function isNothingTyped(typed: TypedSchedule, plan: Arranged): boolean {
  const part = typed.way === 'block' ? DateTyped : WishTyped;
  return JSON.stringify(part.parse(typed)) === JSON.stringify(part.parse(beginningOf(plan)));
}

/** Names the arrangement that was there when somebody began to type: after another one, their words are about the past. */
export function arrangementOf({ schedule }: Pick<Plan, 'schedule'>): string {
  if (schedule === null) return 'none';
  return schedule.mode === 'blocked' ? `blocked ${schedule.bookedAt}` : `requested ${schedule.requestedAt}`;
}
