// Which plans a family page can show: one's own, and those of others one was let into.
import type { FamilyGroup } from '@evenlight/contract/families/group';
import type { PlanId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import { planToShow } from '../plans/shown-plan';

export type FamilyChoice = Pick<Plan, 'title' | 'faithTradition' | 'serviceType' | 'status'> & {
  planId: PlanId;
  /** Null while the plan has none. */
  group: FamilyGroup | null;
};

/** Own plans, the one that every page opens with first, without those that were put away; then the plans of others. */
export function choicesOf(plans: readonly Plan[], groups: readonly FamilyGroup[]): FamilyChoice[] {
  const first = planToShow(plans);
  const own = [...(first ? [first] : []), ...plans.filter((plan) => plan !== first)]
    .filter(({ archivedAt }) => archivedAt === null)
    .map(({ id, title, faithTradition, serviceType, status }) => {
      const group = groups.find(({ planId }) => planId === id) ?? null;
      // Groups are read again with every change; so theirs is the newer word.
      return { planId: id, group, ...(group ? planOf(group) : { title, faithTradition, serviceType, status }) };
    });
  const others = groups
    .filter(({ planId, isActive }) => isActive && !plans.some(({ id }) => id === planId))
    .map((group) => ({ ...planOf(group), planId: group.planId, group }));
  return [...own, ...others];
}

function planOf({ plan: { title, faithTradition, serviceType, status } }: FamilyGroup) {
  return { title, faithTradition, serviceType, status };
}

/** The one that is named, and no other one in its stead; without a name, the first. */
export function choiceIn(choices: readonly FamilyChoice[], named: string | undefined): FamilyChoice | undefined {
  return named === undefined ? choices[0] : choices.find(({ planId }) => planId === named);
}
