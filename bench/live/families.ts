// Families whose members are signed in: one that is watched, and as many others as are needed to fill the streams.
import { randomUUID } from 'node:crypto';
import { FamilyGroupId } from '../../contract/src/ids.ts';
import { createPlan } from '../../contract/src/plans.ts';
import { familyGroups, familyMembers } from '../../server/src/features/plans/people/tables.ts';
import type { Person } from '../../server/src/testing/people.ts';
import { type BenchHouse, callerOf } from '../tools/bench-house.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type Family = { id: FamilyGroupId; maker: Person; others: Person[] };

/** The first of them made the plan. */
export async function aFamilyOf(
  people: number,
  { address, runningHouse }: Pick<BenchHouse, 'address' | 'runningHouse'>,
): Promise<Family> {
  const aPerson = (place: number) => runningHouse.aMember({ firstName: `Person ${place + 1}` });
  const maker = await aPerson(0);
  const others: Person[] = [];
  for (let place = 1; place < people; place += 1) others.push(await aPerson(place));
  const plan = await callerOf(address, maker)(createPlan, {
    body: { faithTradition: 'secular', packageTier: 'basic' },
  });
  const [id, now] = [FamilyGroupId.parse(randomUUID()), new Date()];
  await runningHouse.db.insert(familyGroups).values({
    id,
    planId: plan.id,
    ownerId: maker.id,
    name: 'A family',
    description: '',
    createdAt: now,
    joinCode: randomUUID(),
    joinCodeEndsAt: new Date(now.getTime() + DAY_MS),
  });
  const seat = { groupId: id, joinedAt: now };
  await runningHouse.db
    .insert(familyMembers)
    .values([
      { ...seat, id: randomUUID(), userId: maker.id, role: 'admin' },
      ...others.map((other) => ({ ...seat, id: randomUUID(), userId: other.id, role: 'member' as const })),
    ]);
  return { id, maker, others };
}
