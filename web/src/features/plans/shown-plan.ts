// Which of several plans a screen opens with.
import type { Plan } from '@evenlight/contract/plans';

const underWay: readonly Plan['status'][] = ['active', 'in-progress'];

type Known = Pick<Plan, 'id' | 'status' | 'createdAt' | 'archivedAt'>;

/** The one that is asked for; else the first that is under way; else the latest. Plans that were put away do not count. */
export function planToShow<P extends Known>(plans: readonly P[], askedFor: string | null = null): P | undefined {
  const open = plans.filter(({ archivedAt }) => archivedAt === null);
  const latestFirst = open.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return (
    open.find(({ id }) => id === askedFor) ?? open.find(({ status }) => underWay.includes(status)) ?? latestFirst[0]
  );
}
