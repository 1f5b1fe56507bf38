// Families whose members are signed in: one that is watched, and as many others as are needed to fill the streams.
import { randomUUID } from 'node:crypto';
import { familyGroups, familyMembers } from '../../server/src/features/plans/people/tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The first of them made the plan. */
export async function aFamilyOf(people, { address, runningHouse }) {
  const members = [];
  for (let n = 0; n < people; n += 1) members.push(await runningHouse.aMember({ firstName: `Person ${n + 1}` }));
  const [maker] = members;
  const plan = await send(address, maker, '/funeral-plans', { faithTradition: 'secular', packageTier: 'basic' });
  const [id, now] = [randomUUID(), new Date()];
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
  const seats = members.map((member, place) => ({
    id: randomUUID(),
    groupId: id,
    userId: member.id,
    role: place === 0 ? 'admin' : 'member',
    joinedAt: now,
  }));
  await runningHouse.db.insert(familyMembers).values(seats);
  return { id, members };
}

/** Asks the API as somebody, and fails unless it was done. */
export async function send(address, { cookie }, path, body) {
  const answer = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { ...cookieOf({ cookie }), origin: address, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

export function cookieOf({ cookie }) {
  return { cookie: `${cookie.name}=${cookie.value}` };
}
