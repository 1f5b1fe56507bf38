// Everybody the matrix knows, seen from one family.

import { type FamilyPerson, familyPeople, type PagePerson, pagePeople } from '../../testing/lived-in/seats.ts';

/** The owner made the plan, the group and the memorial. The stranger has a family of their own, as full as this one. */
export const roles: readonly Role[] = [
  'visitor',
  'stranger',
  'staff',
  'owner',
  'asker',
  ...familyPeople,
  ...pagePeople,
];
export type Role = 'visitor' | 'stranger' | 'staff' | 'owner' | 'asker' | FamilyPerson | PagePerson;

/** From the highest to the lowest: the last of a list is the one who shows that it can be done. */
const family: readonly Role[] = ['owner', ...familyPeople];
const page: readonly Role[] = ['owner', ...pagePeople];
const upTo = (people: readonly Role[], last: Role) => people.slice(0, people.indexOf(last) + 1);

export const familyUpTo = (last: FamilyPerson) => upTo(family, last);
export const pageUpTo = (last: PagePerson) => upTo(page, last);
