// Whether a service has been. A day that was only wished for goes by without one.
import type { Plan } from './plans.ts';

type Death = { [Field in 'planIntent' | 'dateOfDeath']?: Plan[Field] | undefined };

/** Only where somebody has died can a service have been. */
export function hasDied({ planIntent, dateOfDeath }: Death): boolean {
  return planIntent === 'at-need' || Boolean(dateOfDeath);
}

/** What tells whether the service of a plan has been. */
export type ServiceDay = Pick<Plan, 'schedule' | 'serviceDate' | 'serviceHasBeen' | 'planIntent' | 'dateOfDeath'>;

/** The day of a service that has been: it was booked, or its family said so. Null for any other day, also one gone by. */
export function pastServiceDayOf(plan: ServiceDay, today: string): string | null {
  const { schedule, serviceDate } = plan;
  const isSaid = plan.serviceHasBeen && hasDied(plan);
  const day = schedule?.mode === 'blocked' ? schedule.day : isSaid ? serviceDate : null;
  return day !== null && day < today ? day : null;
}
