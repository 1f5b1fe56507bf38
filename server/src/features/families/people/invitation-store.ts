// Who is to come in, as rows and as admins see them.
import type { PendingInvitation } from '@evenlight/contract/families/invitations';
import { FamilyGroupId, FamilyInvitationId, type UserId } from '@evenlight/contract/ids';
import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../accounts/tables.ts';
import { familyMembers } from '../../plans/people/tables.ts';
import { nameOf } from '../group-store.ts';
import { familyInvitations } from './tables.ts';

export type InvitationRow = typeof familyInvitations.$inferSelect;

/** Neither turned down or taken back, nor done with because they have come in. */
const isStillWaiting = and(isNull(familyInvitations.turnedDownAt), isNull(familyInvitations.cameInAt));

export function isWaiting({ turnedDownAt, cameInAt }: InvitationRow): boolean {
  return turnedDownAt === null && cameInAt === null;
}

const asker = { firstName: users.firstName, lastName: users.lastName, email: users.email };

function rowsOf(db: Db, groupId: FamilyGroupId) {
  return db
    .select({ row: getTableColumns(familyInvitations), asker })
    .from(familyInvitations)
    .leftJoin(users, eq(users.id, familyInvitations.userId))
    .where(and(eq(familyInvitations.groupId, groupId), isStillWaiting))
    .orderBy(desc(familyInvitations.invitedAt), desc(familyInvitations.id));
}

/** As admins see them. */
export async function waitingOf(db: Db, groupId: FamilyGroupId): Promise<PendingInvitation[]> {
  return (await rowsOf(db, groupId)).map(({ row, asker }) => ({
    id: FamilyInvitationId.parse(row.id),
    kind: asker ? 'asked' : 'invited',
    name: asker ? nameOf(asker) : row.name,
    // Of an asker, the address they have now; a letter has its own.
    email: asker?.email ?? row.email ?? '',
    relationship: row.relationship,
    role: row.role,
    invitedAt: row.invitedAt.toISOString(),
    endsAt: row.tokenEndsAt?.toISOString() ?? null,
    status: 'pending',
  }));
}

/** For everybody else: who was invited, so that nobody asks them twice. Addresses and askers are the admins' matter. */
export async function invitedTo(db: Db, groupId: FamilyGroupId): Promise<PendingInvitation[]> {
  const waiting = await waitingOf(db, groupId);
  return waiting.filter(({ kind }) => kind === 'invited').map((invited) => ({ ...invited, email: null }));
}

export async function requireWaiting(db: Db, groupId: FamilyGroupId, id: string): Promise<PendingInvitation> {
  const found = (await waitingOf(db, groupId)).find((waiting) => waiting.id === id);
  if (!found) throw new Error('An invitation that was just written is not among those that wait.');
  return found;
}

/** Which group it is of; whether the asker belongs to that is asked next. */
export async function groupOfInvitation(db: Db, id: FamilyInvitationId) {
  const row = await findInvitation(db, id);
  return { groupId: row && FamilyGroupId.parse(row.groupId), missing: 'family.invitation_not_found' } as const;
}

export async function findInvitation(db: Db, id: FamilyInvitationId): Promise<InvitationRow | null> {
  const [found] = await db.select().from(familyInvitations).where(eq(familyInvitations.id, id));
  return found ?? null;
}

export async function findLetter(db: Db, groupId: FamilyGroupId, email: string): Promise<InvitationRow | null> {
  const [found] = await db
    .select()
    .from(familyInvitations)
    .where(and(eq(familyInvitations.groupId, groupId), eq(familyInvitations.email, email)));
  return found ?? null;
}

export async function findByToken(db: Db, tokenHash: Buffer): Promise<InvitationRow | null> {
  const [found] = await db.select().from(familyInvitations).where(eq(familyInvitations.tokenHash, tokenHash));
  return found ?? null;
}

/** What came of asking, whatever that was. */
export async function findAsking(db: Db, groupId: FamilyGroupId, userId: UserId): Promise<InvitationRow | null> {
  const { groupId: of, userId: who } = familyInvitations;
  const [found] = await db
    .select()
    .from(familyInvitations)
    .where(and(eq(of, groupId), eq(who, userId)));
  return found ?? null;
}

/** Letters and askers are counted apart: those who come by the link must not keep invited people out. */
export function countWaiting(db: Db, groupId: FamilyGroupId, kind: PendingInvitation['kind']): Promise<number> {
  const { groupId: of, userId } = familyInvitations;
  const isOfKind = kind === 'asked' ? isNotNull(userId) : isNull(userId);
  return db.$count(familyInvitations, and(eq(of, groupId), isOfKind, isStillWaiting));
}

export function countMemberships(db: Db, groupId: FamilyGroupId): Promise<number> {
  return db.$count(familyMembers, eq(familyMembers.groupId, groupId));
}

export async function isMemberAddress(db: Db, groupId: FamilyGroupId, email: string): Promise<boolean> {
  const [found] = await db
    .select({ id: familyMembers.id })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .where(and(eq(familyMembers.groupId, groupId), eq(users.email, email)));
  return found !== undefined;
}

export async function insertInvitation(db: Db, row: typeof familyInvitations.$inferInsert): Promise<void> {
  await db.insert(familyInvitations).values(row);
}

export async function updateInvitation(db: Db, id: string, fields: Partial<InvitationRow>): Promise<void> {
  await db.update(familyInvitations).set(fields).where(eq(familyInvitations.id, id));
}

/** Asking again, what was said before is over. */
export async function putAsking(db: Db, row: typeof familyInvitations.$inferInsert): Promise<void> {
  const { name, role, invitedAt } = row;
  await db
    .insert(familyInvitations)
    .values(row)
    .onConflictDoUpdate({
      target: [familyInvitations.groupId, familyInvitations.userId],
      set: { name, role, invitedAt, turnedDownAt: null, cameInAt: null },
    });
}

type Someone = { userId: string; email: string };

const waysInOf = (groupId: FamilyGroupId, { userId, email }: Someone) =>
  and(
    eq(familyInvitations.groupId, groupId),
    or(eq(familyInvitations.userId, userId), eq(familyInvitations.email, email)),
  );

/** Whoever has come in waits no more: neither by their letter nor by what they asked. */
export async function endWaiting(db: Db, groupId: FamilyGroupId, person: Someone, cameInAt: Date): Promise<void> {
  await db.update(familyInvitations).set({ cameInAt, turnedDownAt: null }).where(waysInOf(groupId, person));
}

/** Whoever goes comes back by a new letter, or by asking again. */
export async function forgetWaysIn(db: Db, { groupId }: { groupId: FamilyGroupId }, person: Someone): Promise<void> {
  await db.delete(familyInvitations).where(waysInOf(groupId, person));
}

/** Letters that ended before then, and those who came in or were turned down before then. */
export async function deleteOver(db: Db, before: Date): Promise<void> {
  const { tokenEndsAt, turnedDownAt, cameInAt } = familyInvitations;
  await db.delete(familyInvitations).where(or(lt(tokenEndsAt, before), lt(turnedDownAt, before), lt(cameInAt, before)));
}
