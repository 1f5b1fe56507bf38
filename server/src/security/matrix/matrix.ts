// The matrix: one entry for each endpoint the server has, in the order in which they are tried.
import type { Endpoint } from '@evenlight/contract/endpoint';
import { familyPeople, pagePeople } from '../../testing/lived-in/seats.ts';
import { accounts, farewells } from './entries/accounts.ts';
import { desk } from './entries/desk.ts';
import { discarding, documents } from './entries/documents.ts';
import { families, familyEnds } from './entries/families.ts';
import { manage } from './entries/manage.ts';
import { memorialEnds, memorials } from './entries/memorials.ts';
import { money, payingBack } from './entries/money.ts';
import { plans, puttingAway } from './entries/plans.ts';
import { forEverybody } from './entries/public.ts';
import { selfCare } from './entries/self-care.ts';
import { support } from './entries/support.ts';
import { timelines } from './entries/timelines.ts';
import { vendors } from './entries/vendors.ts';
import type { Entries, Entry } from './entry.ts';
import { type Role, roles } from './roles.ts';

/** What ends something stands after what uses it. The marketplace comes late: its work is done days afterwards. */
export const matrix: Entries = {
  ...forEverybody,
  ...accounts,
  ...plans,
  ...money,
  ...documents,
  ...timelines,
  ...families,
  ...selfCare,
  ...memorials,
  ...support,
  ...desk,
  ...payingBack,
  ...manage,
  ...familyEnds,
  ...memorialEnds,
  ...discarding,
  ...puttingAway,
  ...vendors,
  ...farewells,
};

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Those who are to be refused when they name what is this family's. */
export function refusedAt({ may }: Entry): Role[] {
  if (may === 'anyone' || may === 'holder') return [];
  if (may === 'members') return ['visitor'];
  return roles.filter((role) => !may.includes(role));
}

/** Those who show that it can be done: everybody who may read it; where something changes, the lowest who may. */
export function controlsOf({ method }: Endpoint, { may, by }: Entry): Role[] {
  if (by) return [by];
  const isRead = method === 'GET';
  if (may === 'anyone' || may === 'holder') return isRead ? ['visitor', 'stranger'] : ['visitor'];
  if (may === 'members') return isRead ? ['owner', 'stranger'] : ['owner'];
  return isRead ? [...may] : may.slice(-1);
}

const isOneOf = (people: readonly Role[], role: Role) => people.includes(role);

/** What somebody who may not hears, as the contract has it. */
export function refusalOf({ access, problems = [] }: Endpoint, entry: Entry, role: Role): number {
  if (access === 'staff') return 404;
  if (role === 'visitor' && access === 'member') return 401;
  const isOfFamily = isOneOf(familyPeople, role) && problems.includes('family.role_too_low');
  const isOfPage = isOneOf([...pagePeople, 'owner'], role) && problems.includes('memorial.role_too_low');
  if (isOfFamily || isOfPage) return entry.toFamily ?? 403;
  return entry.toStrangers ?? 404;
}
