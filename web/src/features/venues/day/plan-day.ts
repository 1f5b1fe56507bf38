// What the plan that somebody came with says about its day.
import type { Plan } from '@evenlight/contract/plans';
import type { DaySubject } from '@evenlight/contract/service-days';
import { type Agreement, noAgreement } from './clergy-agreement';

export type PlanDay = {
  subject: DaySubject;
  /** Venue and date are booked, and change under Service Scheduling. */
  isBooked: boolean;
  /** The day that the family's clergy has agreed to already, and who it was. */
  agreed: { day: string; clergyName: string } | null;
};

export function planDayOf(plan: Plan): PlanDay {
  const { faithTradition, branch, serviceType, dateOfDeath, serviceDate, clergyConsent, schedule } = plan;
  return {
    subject: { faithTradition, branch, serviceType, dateOfDeath },
    isBooked: schedule?.mode === 'blocked',
    agreed: clergyConsent && serviceDate ? { day: serviceDate, clergyName: clergyConsent.clergyName } : null,
  };
}

/** What was agreed is about one day. */
export function agreementOn(day: string | undefined, planDay: PlanDay | undefined): Agreement {
  const { agreed = null } = planDay ?? {};
  return agreed && agreed.day === day ? { isAgreed: true, clergyName: agreed.clergyName } : noAgreement;
}
