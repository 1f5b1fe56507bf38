// Who is to come in, as rows and as admins see them.
import type { PendingInvitation } from '@evenlight/contract/families/invitations';
import { FamilyGroupId, FamilyInvitationId, type UserId } from '@evenlight/contract/ids';
import { and, desc, eq, getTableColumns, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../accounts/tables.ts';
import { familyMembers } from '../../plans/people/tables.ts';
import { nameOf } from '../group-store.ts';
import { familyInvitations } from './tables.ts';

export type InvitationRow = typeof familyInvitations.$inferSelect;
const asker = { firstName: users.firstName, lastName: users.lastName, email: users.email };

function rowsOf(db: Db, groupId: FamilyGroupId) {
  return db
    .select({ row: getTableColumns(familyInvitations), asker })
    .from(familyInvitations)
    .leftJoin(users, eq(users.id, familyInvitations.userId))
    .where(eq(familyInvitations.groupId, groupId))
    .orderBy(desc(familyInvitations.invitedAt), desc(familyInvitations.id));
}

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

export async function isWaitingToBeLetIn(db: Db, groupId: FamilyGroupId, userId: UserId): Promise<boolean> {
  const { groupId: of, userId: who } = familyInvitations;
  return (await db.$count(familyInvitations, and(eq(of, groupId), eq(who, userId)))) > 0;
}

/** Letters and askers are counted apart: those who come by the link must not keep invited people out. */
export function countWaiting(db: Db, groupId: FamilyGroupId, kind: PendingInvitation['kind']): Promise<number> {
  const { groupId: of, userId } = familyInvitations;
  return db.$count(familyInvitations, and(eq(of, groupId), kind === 'asked' ? isNotNull(userId) : isNull(userId)));
}

export function countSeats(db: Db, groupId: FamilyGroupId): Promise<number> {
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

export async function deleteInvitation(db: Db, id: string): Promise<void> {
  await db.delete(familyInvitations).where(eq(familyInvitations.id, id));
}

/** Whoever has come in waits no more: neither by their letter nor by what they asked. */
export async function forgetWaiting(db: Db, groupId: FamilyGroupId, person: { id: string; email: string }) {
  const { groupId: of, userId, email } = familyInvitations;
  await db.delete(familyInvitations).where(and(eq(of, groupId), or(eq(userId, person.id), eq(email, person.email))));
}
