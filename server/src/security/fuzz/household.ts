// People with something of everything, for one round of requests.
import { createFamilyGroup } from '@evenlight/contract/families/group';
import { createMemorial } from '@evenlight/contract/memorials/memorial';
import { startSupportSession } from '@evenlight/contract/support/chat';
import { listSupportGroups } from '@evenlight/contract/support/groups';
import { listVendors } from '@evenlight/contract/vendors/vendor';
import { listVenues } from '@evenlight/contract/venues';
import type { TestHouse } from '../../testing/open-test-house.ts';
import { aPlan } from '../../testing/plans.ts';
import type { Actor } from './requests.ts';

type Member = Awaited<ReturnType<TestHouse['aMember']>>;

const cookieOf = ({ person: { cookie } }: Member) => `${cookie.name}=${cookie.value}`;

export async function household(house: TestHouse) {
  const owner = await house.aMember({ firstName: 'Asha', lastName: 'Rao' });
  const stranger = await house.aMember({ firstName: 'Sam', lastName: 'Lee' });
  const staff = await house.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const ids = await belongingsOf(owner);
  const cookies: Record<Actor, string | undefined> = {
    owner: cookieOf(owner),
    stranger: cookieOf(stranger),
    staff: cookieOf(staff),
    visitor: undefined,
  };
  return { owner, ids, cookies };
}

/** What a family has, under the names by which the contract asks for it. */
export async function belongingsOf(owner: Member): Promise<Record<string, string | number>> {
  const plan = await aPlan(owner, { faithTradition: 'secular' });
  const group = await owner(createFamilyGroup, { body: { planId: plan.id, name: 'The Raos' } });
  const memorial = await owner(createMemorial, { body: { fullName: 'Leela Rao', isPublic: false } });
  const session = await owner(startSupportSession, { body: { title: 'About Mum' } });
  const [venue] = await owner(listVenues, { query: {} });
  const [vendor] = await owner(listVendors, { query: {} });
  const [supportGroup] = await owner(listSupportGroups, {});
  return {
    userId: owner.person.id,
    planId: plan.id,
    groupId: group.id,
    memorialId: memorial.id,
    sessionId: session.id,
    ...(venue ? { venueId: venue.id } : {}),
    ...(vendor ? { vendorId: vendor.id } : {}),
    ...(supportGroup ? { supportGroupId: supportGroup.id } : {}),
  };
}
