// Groups and who is in them. Whoever changes a seat holds the group's row, so that two never take the last one.
import type { SupportGroupId, UserId } from '@evenlight/contract/ids';
import type { MembershipState } from '@evenlight/contract/support/groups';
import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../accounts/tables.ts';
import { groupMemberships, supportGroups } from './tables.ts';

export type GroupRow = typeof supportGroups.$inferSelect;
export type MembershipRow = typeof groupMemberships.$inferSelect;

const taken = sql<number>`(select count(*)::int from ${groupMemberships}
  where ${groupMemberships.groupId} = ${supportGroups.id} and ${groupMemberships.state} in ('asked', 'confirmed'))`;

const own = alias(groupMemberships, 'own');

export type FoundGroup = { group: GroupRow; taken: number; membership: MembershipRow | null };

/** Listed ones, and those that this person is in; null for a visitor. */
export function groupsFor(db: Db, userId: UserId | null): Promise<FoundGroup[]> {
  return readGroups(db, userId)
    .where(or(eq(supportGroups.isListed, true), sql`${own.id} is not null`))
    .orderBy(asc(supportGroups.name), asc(supportGroups.id));
}

export async function findGroupFor(db: Db, groupId: SupportGroupId, userId: UserId | null): Promise<FoundGroup | null> {
  const isShown = or(eq(supportGroups.isListed, true), sql`${own.id} is not null`);
  const [found] = await readGroups(db, userId).where(and(eq(supportGroups.id, groupId), isShown));
  return found ?? null;
}

function readGroups(db: Db, userId: UserId | null) {
  const isOwn = userId === null ? sql`false` : eq(own.userId, userId);
  return db
    .select({ group: supportGroups, taken, membership: own })
    .from(supportGroups)
    .leftJoin(own, and(eq(own.groupId, supportGroups.id), isOwn))
    .$dynamic();
}

/** Held until the transaction ends; everybody else who wants a seat waits. */
export async function lockGroup(db: Db, groupId: string): Promise<GroupRow | null> {
  const [found] = await db.select().from(supportGroups).where(eq(supportGroups.id, groupId)).for('no key update');
  return found ?? null;
}

export async function countTaken(db: Db, groupId: string): Promise<number> {
  const isTaken = inArray(groupMemberships.state, ['asked', 'confirmed']);
  return db.$count(groupMemberships, and(eq(groupMemberships.groupId, groupId), isTaken));
}

export async function findMembership(db: Db, groupId: string, userId: UserId): Promise<MembershipRow | null> {
  const ofPerson = and(eq(groupMemberships.groupId, groupId), eq(groupMemberships.userId, userId));
  const [found] = await db.select().from(groupMemberships).where(ofPerson);
  return found ?? null;
}

export async function findMembershipById(db: Db, id: string): Promise<MembershipRow | null> {
  const [found] = await db.select().from(groupMemberships).where(eq(groupMemberships.id, id));
  return found ?? null;
}

export async function insertMembership(db: Db, membership: typeof groupMemberships.$inferInsert): Promise<void> {
  await db.insert(groupMemberships).values(membership);
}

export async function updateMembership(
  db: Db,
  id: string,
  change: Partial<
    Pick<MembershipRow, 'state' | 'askedAt' | 'decidedAt' | 'decidedBy' | 'sealedNote' | 'wantsReminders'>
  >,
): Promise<void> {
  await db.update(groupMemberships).set(change).where(eq(groupMemberships.id, id));
}

export async function deleteMembership(db: Db, id: string): Promise<void> {
  await db.delete(groupMemberships).where(eq(groupMemberships.id, id));
}

export async function firstInLine(db: Db, groupId: string): Promise<MembershipRow | null> {
  const [found] = await db
    .select()
    .from(groupMemberships)
    .where(and(eq(groupMemberships.groupId, groupId), eq(groupMemberships.state, 'waiting')))
    .orderBy(asc(groupMemberships.askedAt), asc(groupMemberships.id))
    .limit(1);
  return found ?? null;
}

export function membershipsOf(db: Db, userId: string): Promise<MembershipRow[]> {
  return db
    .select()
    .from(groupMemberships)
    .where(eq(groupMemberships.userId, userId))
    .orderBy(asc(groupMemberships.groupId));
}

/** What it takes to name a group in the language of whoever reads. */
export const groupNamed = {
  name: supportGroups.name,
  language: supportGroups.language,
  writtenIn: supportGroups.writtenIn,
  translations: supportGroups.translations,
};

const asker = { firstName: users.firstName, lastName: users.lastName, email: users.email, phone: users.phone };

function readRequests(db: Db) {
  return db
    .select({
      membership: groupMemberships,
      group: groupNamed,
      asker,
    })
    .from(groupMemberships)
    .innerJoin(supportGroups, eq(supportGroups.id, groupMemberships.groupId))
    .innerJoin(users, eq(users.id, groupMemberships.userId))
    .$dynamic();
}

export type FoundRequest = Awaited<ReturnType<typeof readRequests>>[number];

const shownToTeam: MembershipState[] = ['asked', 'waiting', 'confirmed'];

/** Those who wait for our answer first, the longest at the top; then those in line; then those who are in. */
export function groupRequests(db: Db): Promise<FoundRequest[]> {
  const rank = sql`array_position(array['asked', 'waiting', 'confirmed'], ${groupMemberships.state})`;
  return readRequests(db)
    .where(inArray(groupMemberships.state, shownToTeam))
    .orderBy(asc(rank), asc(groupMemberships.askedAt), asc(groupMemberships.id));
}

export async function findRequest(db: Db, id: string): Promise<FoundRequest | null> {
  const [found] = await readRequests(db).where(eq(groupMemberships.id, id));
  return found ?? null;
}

export function everyGroup(db: Db): Promise<GroupRow[]> {
  return db.select().from(supportGroups).orderBy(asc(supportGroups.id));
}

/** What was declined that long ago helps nobody any more; what was written with it goes as well. */
export async function forgetDeclinedRequests(db: Db, decidedBefore: Date): Promise<void> {
  const isDeclined = eq(groupMemberships.state, 'declined');
  await db.delete(groupMemberships).where(and(isDeclined, lt(groupMemberships.decidedAt, decidedBefore)));
}

export async function confirmedMembers(db: Db, groupId: string) {
  const { id, userId, wantsReminders } = groupMemberships;
  return db
    .select({ id, userId, wantsReminders })
    .from(groupMemberships)
    .where(and(eq(groupMemberships.groupId, groupId), eq(groupMemberships.state, 'confirmed')))
    .orderBy(asc(id));
}

/** Who is in, and wants to be reminded. */
export async function remindedMembers(db: Db, groupId: string) {
  return (await confirmedMembers(db, groupId)).filter(({ wantsReminders }) => wantsReminders);
}
