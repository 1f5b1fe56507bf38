// The family whose things the matrix asks for. What paths call `:planId` is `ids.planId` here.
import { aFamilyWithEverything, type Family } from '../../testing/lived-in/family.ts';
import { placeInTestHouse } from '../../testing/lived-in/place-in-test-house.ts';
import type { TestHouse } from '../../testing/open-test-house.ts';

/** Numbers that nobody has outside of the first household. */
export const FAMILY_PHONE = /\+1 415 555 20\d\d/g;

export type Household = Family & { house: TestHouse };

export async function household(house: TestHouse, number: number): Promise<Household> {
  return { house, ...(await aFamilyWithEverything(placeInTestHouse(house), { number })) };
}
