import type { Package } from '@evenlight/contract/catalogue';
import type { PlanningDraft } from '@evenlight/contract/drafts';
import type { DaySubject } from '@evenlight/contract/service-days';

/** Whose customs decide about the day of a draft; null while no tradition is chosen. */
export function daySubjectOf(
  { faithTradition, branch }: PlanningDraft,
  chosen: Package | undefined,
): DaySubject | null {
  if (faithTradition === null) return null;
  return { faithTradition, branch, serviceType: chosen?.serviceType ?? 'burial', dateOfDeath: null };
}
