// One family with everything, and everybody who has to do with it. What paths call `:planId` is `ids.planId` here.
import type { FaithTradition } from '@evenlight/contract/traditions';
import type { Place } from './place.ts';
import { deskThings } from './things/desk-things.ts';
import { familyThings } from './things/family-things.ts';
import { memorialThings } from './things/memorial-things.ts';
import { ownThings } from './things/own-things.ts';
import { planThings } from './things/plan-things.ts';

export type FamilyOptions = {
  /** Families of one house do not take each other's venues and days. */
  number?: number;
  tradition?: FaithTradition;
  /** The address the owner signs in with. */
  email?: string;
  /** Somebody of our team; otherwise there is somebody new. */
  staffEmail?: string;
};

export type Family = Awaited<ReturnType<typeof aFamilyWithEverything>>;

export async function aFamilyWithEverything(place: Place, options: FamilyOptions = {}) {
  const { number = 0, tradition = 'secular', email, staffEmail } = options;
  let phones = 0;
  const phone = () => `+1 415 555 ${2000 + number * 100 + phones++}`;
  const owner = await place.aMember({
    firstName: 'Asha',
    lastName: 'Rao',
    phone: phone(),
    ...(email ? { email } : {}),
  });
  const staff = await place.aMember({
    firstName: 'Carla',
    lastName: 'Ruiz',
    isStaff: true,
    ...(staffEmail ? { email: staffEmail } : {}),
  });
  const home = { place, owner, number };
  const plan = await planThings(home, tradition);
  const family = await familyThings({ ...home, phone }, plan.planId);
  const memorial = await memorialThings({ ...home, phone });
  const own = await ownThings(home);
  const desk = await deskThings({ ...home, staff }, memorial.ids.memorialId);
  const people = { owner, staff, asker: family.asker, ...family.people, ...memorial.people };
  const ids = { userId: owner.person.id, ...plan, ...family.ids, ...memorial.ids, ...own.ids, ...desk };
  return { place, people, ids, aunt: family.aunt, guest: memorial.guest, passkey: own.passkey };
}
