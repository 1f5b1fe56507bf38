// Whether a tradition usually knows a way. The rule is the contract's, and this is the one place of the plans' screens that
// asks it.
import type { PlanDetails } from '@evenlight/contract/plans';
import { isNotUsual } from '@evenlight/contract/timelines/unusual-ways';
import { type FaithTradition, hasPackages } from '@evenlight/contract/traditions';
import type { Way } from '@evenlight/contract/ways';

type WaySubject = { faithTradition: FaithTradition | null; branch: string; way: Way | null };

/** False as long as the tradition or the way is not known. */
export function isWayNotUsual({ faithTradition, branch, way }: WaySubject): boolean {
  if (faithTradition === null || !hasPackages(faithTradition) || way === null || way === 'undecided') return false;
  return isNotUsual({ faithTradition, branch, way }, { isUnusualWayConfirmed: false });
}

/** Once somebody has said that it is right, it is not asked again. */
export function isAgreementOpen(subject: WaySubject & Pick<PlanDetails, 'wayAgreed'>): boolean {
  return subject.wayAgreed === null && isWayNotUsual(subject);
}
