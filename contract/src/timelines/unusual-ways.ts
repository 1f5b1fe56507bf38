// Ways that a tradition does not know, or would have a family confirm first. The screens ask this, too, and need no rites for it.
import type { TimelineAnswers } from '../timelines.ts';
import type { FaithTradition, ServiceType } from '../traditions.ts';

export type RiteSubject = { faithTradition: FaithTradition; branch: string; serviceType: ServiceType };
export type UnusualAnswer = Pick<TimelineAnswers, 'isUnusualWayConfirmed'>;

export function isNotUsual(subject: RiteSubject, { isUnusualWayConfirmed }: UnusualAnswer): boolean {
  const { faithTradition, branch, serviceType } = subject;
  if (serviceType === 'burial') return faithTradition === 'sikh' && !isUnusualWayConfirmed;
  if (serviceType !== 'cremation') return false;
  if (faithTradition === 'muslim') return true;
  if (faithTradition === 'christian') return branch === 'eastern-orthodox';
  if (faithTradition !== 'jewish') return false;
  return branch === 'orthodox' || branch === 'conservative' || !isUnusualWayConfirmed;
}

/** Some families choose it all the same; the other ways our team goes through with them. */
export function canBeConfirmed(subject: RiteSubject): boolean {
  return !isNotUsual(subject, { isUnusualWayConfirmed: true });
}
