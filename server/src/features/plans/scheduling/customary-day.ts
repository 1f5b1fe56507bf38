// Decision 28: a day that the tradition would not have is refused, with the reason and the next day that is suitable,
// unless the family says that its clergy agreed. That is written down with the plan.
import type { Plan } from '@evenlight/contract/plans';
import { nextSuitableDay, rulingOn } from '@evenlight/contract/service-days';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problem.ts';
import type { PlanScope } from '../access.ts';
import { findConsent, putConsent } from './schedule-store.ts';

export type Consent = { clergyAgreed?: boolean | undefined; clergyName?: string | undefined };

export type DayOfPlan = Pick<Plan, 'faithTradition' | 'branch' | 'serviceType' | 'dateOfDeath' | 'serviceDate'> & {
  serviceTime?: string | null;
};

type Asking = { consent: Consent | undefined; actor: Actor; now: Date };

export async function refuseUncustomaryDay(
  db: Db,
  scope: PlanScope,
  plan: DayOfPlan,
  { consent, actor, now }: Asking,
): Promise<void> {
  const { serviceDate: day } = plan;
  if (day === null) return;
  const { refusal } = rulingOn(day, plan);
  if (refusal === null) return;
  if (consent?.clergyAgreed) {
    const confirmedBy = actor.kind === 'member' ? actor.userId : null;
    await putConsent(db, scope, { day, refusal, clergyName: consent.clergyName ?? '', confirmedBy, at: now });
    return;
  }
  if ((await findConsent(db, scope, day))?.refusal === refusal) return;
  throw new Problem('plan.day_not_customary', { day: { refusal, next: nextSuitableDay(day, plan) } });
}

/** Whether a change touches what decides about the day. A date of death that is only now known takes no day away. */
export function isDayDifferent(before: DayOfPlan, after: DayOfPlan): boolean {
  const decides = ({ faithTradition, branch, serviceType, serviceDate }: DayOfPlan) =>
    [faithTradition, branch, serviceType, serviceDate].join('\n');
  return decides(before) !== decides(after);
}
