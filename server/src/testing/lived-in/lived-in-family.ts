// A family that has used everything: as one may look at it weeks after it came.
import { createFamilyGroup } from '@evenlight/contract/families/group';
import type { FaithTradition } from '@evenlight/contract/traditions';
import { aFamilyWithEverything, type FamilyOptions } from './family.ts';
import type { Place } from './place.ts';
import { planThings } from './things/plan-things.ts';
import { deskWeeks } from './weeks/desk-weeks.ts';
import { familyWeeks } from './weeks/family-weeks.ts';
import { memorialWeeks } from './weeks/memorial-weeks.ts';
import { ownWeeks } from './weeks/own-weeks.ts';
import { planWeeks, settleDays } from './weeks/plan-weeks.ts';

export type LivedInFamily = Awaited<ReturnType<typeof aLivedInFamily>>;

export async function aLivedInFamily(place: Place, options: FamilyOptions = {}) {
  const family = await aFamilyWithEverything(place, options);
  const plans = await planWeeks(family);
  await familyWeeks(family);
  const memorials = await memorialWeeks(family);
  const own = await ownWeeks(family);
  const desk = await deskWeeks(family);
  await place.settle();
  return { ...family, ids: { ...family.ids, ...plans, ...memorials, ...own, ...desk } };
}

/** The same people around a plan of another tradition: all that a tradition changes, in a tenth of the time. */
export async function withPlanOf(family: LivedInFamily, tradition: FaithTradition, number: number) {
  const { place, people } = family;
  const { owner } = people;
  const plan = await planThings({ place, owner, number }, tradition);
  await settleDays({ place, people, ids: plan });
  const group = await owner(createFamilyGroup, { body: { planId: plan.planId, name: `The Raos, ${tradition}` } });
  return { ...family, ids: { ...family.ids, ...plan, groupId: group.id } };
}
