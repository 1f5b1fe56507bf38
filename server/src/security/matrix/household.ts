// One family with everything, and everybody who has to do with it. What paths call `:planId` is `ids.planId` here.
import type { TestHouse } from '../../testing/open-test-house.ts';
import type { Role } from './roles.ts';
import { deskThings } from './things/desk-things.ts';
import { familyThings } from './things/family-things.ts';
import { memorialThings } from './things/memorial-things.ts';
import { ownThings } from './things/own-things.ts';
import type { Member } from './things/place.ts';
import { planThings } from './things/plan-things.ts';

/** Numbers that nobody has outside of the first household. */
export const FAMILY_PHONE = /\+1 415 555 20\d\d/g;

export type Household = Awaited<ReturnType<typeof household>>;

export async function household(house: TestHouse, number: number) {
  let phones = 0;
  const phone = () => `+1 415 555 ${2000 + number * 100 + phones++}`;
  const owner = await house.aMember({ firstName: 'Asha', lastName: 'Rao', phone: phone() });
  const staff = await house.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const place = { house, owner, number };
  const plan = await planThings(place);
  const family = await familyThings({ ...place, phone }, plan.planId);
  const memorial = await memorialThings({ ...place, phone });
  const own = await ownThings(place);
  const desk = await deskThings({ ...place, staff }, memorial.ids.memorialId);
  const people = { owner, staff, asker: family.asker, ...family.people, ...memorial.people } satisfies Partial<
    Record<Role, Member>
  >;
  const ids = { userId: owner.person.id, ...plan, ...family.ids, ...memorial.ids, ...own.ids, ...desk };
  return { house, people, ids, aunt: family.aunt, guest: memorial.guest, passkey: own.passkey };
}
