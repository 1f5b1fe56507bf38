// A family that works on a plan together: whoever made the plan, and somebody in each role.
import { previewFamilyRestore } from '@evenlight/contract/families/history';
import { type FamilyRole, familyRoles } from '@evenlight/contract/families/rights';
import { FamilyGroupId, FamilyMemberId } from '@evenlight/contract/ids';
import { v7 as uuid } from 'uuid';
import { joinCodeFrom } from '../features/families/people/join-code.ts';
import { familyGroups, familyMembers } from '../features/plans/people/tables.ts';
import { newToken } from '../platform/host-cookie.ts';
import type { TestHouse } from './open-test-house.ts';
import { aPlan, type PlanOptions } from './plans.ts';

type TestMember = Awaited<ReturnType<TestHouse['aMember']>>;
export type Relative = TestMember & { memberId: FamilyMemberId };
/** What a family needs of a house, so that it can live in one of several processes too. */
type Place = Pick<TestHouse, 'world' | 'aMember'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const firstNames: Record<FamilyRole, string> = {
  admin: 'Anna',
  coordinator: 'Cora',
  editor: 'Edda',
  contributor: 'Carl',
  member: 'Milo',
  viewer: 'Vera',
};

/** The planner owns the group; `as.admin` is another admin beside them. The house needs sample data: plans have packages. */
export async function aFamily(house: Place, options: { name?: string; plan?: PlanOptions } = {}) {
  const { db, clock, keys } = house.world;
  const maker = await house.aMember({ firstName: 'Asha', lastName: 'Rao' });
  const plan = await aPlan(maker, { faithTradition: 'secular', ...options.plan });
  const id = FamilyGroupId.parse(uuid());
  const now = clock.now();
  const joinCode = newToken();
  const name = options.name ?? 'The Raos';
  await db.insert(familyGroups).values({
    id,
    planId: plan.id,
    ownerId: maker.person.id,
    name,
    description: '',
    createdAt: now,
    joinCode,
    joinCodeEndsAt: new Date(now.getTime() + 30 * DAY_MS),
  });
  const group = { id, name, joinCode: joinCodeFrom(keys, joinCode) };
  const planner = await seat(house, id, maker, 'admin');
  const relatives: [FamilyRole, Relative][] = [];
  for (const role of familyRoles) relatives.push([role, await aRelative(house, { group }, role)]);
  return { planner, plan, group, as: Object.fromEntries(relatives) as Record<FamilyRole, Relative> };
}
export type TestFamily = Awaited<ReturnType<typeof aFamily>>;

export async function aRelative(
  house: Place,
  { group }: { group: { id: FamilyGroupId } },
  role: FamilyRole,
  options: Parameters<TestHouse['aMember']>[0] = {},
): Promise<Relative> {
  const person = await house.aMember({ firstName: firstNames[role], lastName: 'Rao', ...options });
  return seat(house, group.id, person, role);
}

async function seat({ world }: Place, groupId: FamilyGroupId, member: TestMember, role: FamilyRole): Promise<Relative> {
  const memberId = FamilyMemberId.parse(uuid());
  const joinedAt = world.clock.now();
  await world.db.insert(familyMembers).values({ id: memberId, groupId, userId: member.person.id, role, joinedAt });
  return Object.assign(member, { memberId });
}

/** The way back to a version, at the price it would come to; none where there is no such way. */
export async function restoring({ group, planner }: TestFamily, versionNumber: number, version: number) {
  const input = { groupId: group.id, versionNumber };
  const preview = await planner(previewFamilyRestore, { query: input }).catch(() => null);
  return { body: { ...input, version, agreedCents: preview?.totalCents ?? 0 } };
}
