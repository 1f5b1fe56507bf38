// Groups and seats as rows, and how people of a group are named to each other.
import type { FamilyPerson } from '@evenlight/contract/families/group';
import { type FamilyGroupId, FamilyMemberId, type UserId } from '@evenlight/contract/ids';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../accounts/tables.ts';
import { familyGroups, familyMembers } from '../plans/people/tables.ts';
import { plans } from '../plans/tables.ts';

export async function findMembership(db: Db, groupId: FamilyGroupId, userId: UserId) {
  const [membership] = await db
    .select({
      memberId: familyMembers.id,
      role: familyMembers.role,
      planId: familyGroups.planId,
      ownerId: familyGroups.ownerId,
      plannerId: plans.userId,
    })
    .from(familyMembers)
    .innerJoin(familyGroups, eq(familyGroups.id, familyMembers.groupId))
    .innerJoin(plans, eq(plans.id, familyGroups.planId))
    .where(and(eq(familyMembers.groupId, groupId), eq(familyMembers.userId, userId)));
  return membership ?? null;
}

/** Held until the transaction ends. Rows that only point to the group need not wait for it. */
export async function lockGroup(db: Db, groupId: FamilyGroupId): Promise<void> {
  await db.select({ id: familyGroups.id }).from(familyGroups).where(eq(familyGroups.id, groupId)).for('no key update');
}

export async function userIdsOf(db: Db, groupId: FamilyGroupId): Promise<string[]> {
  const rows = await db
    .select({ userId: familyMembers.userId })
    .from(familyMembers)
    .where(eq(familyMembers.groupId, groupId));
  return rows.map(({ userId }) => userId);
}

/** Everybody of the group by the number of their account. Whoever has left is not among them, and reads as nobody. */
export async function peopleByAccount(db: Db, groupId: FamilyGroupId): Promise<Map<string, FamilyPerson>> {
  const rows = await db
    .select({ id: familyMembers.id, userId: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .where(eq(familyMembers.groupId, groupId));
  return new Map(rows.map(({ id, userId, ...names }) => [userId, asPerson(FamilyMemberId.parse(id), names)]));
}

type Names = { firstName: string; lastName: string };

export function asPerson(id: FamilyMemberId, names: Names): FamilyPerson {
  return { id, name: nameOf(names), initials: initialsOf(names) };
}

export function nameOf({ firstName, lastName }: Names): string {
  return `${firstName} ${lastName}`.trim();
}

export function initialsOf({ firstName, lastName }: Names): string {
  return [firstName, lastName].map((name) => Array.from(name)[0]?.toUpperCase() ?? '').join('');
}

/** The account behind a seat of this group; null where there is none. */
export async function accountOfMembership(
  db: Db,
  groupId: FamilyGroupId,
  memberId: FamilyMemberId,
): Promise<string | null> {
  const [membership] = await db
    .select({ userId: familyMembers.userId })
    .from(familyMembers)
    .where(and(eq(familyMembers.groupId, groupId), eq(familyMembers.id, memberId)));
  return membership?.userId ?? null;
}
