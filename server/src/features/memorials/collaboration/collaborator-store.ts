// The people of a memorial, as rows and as they are told to each other.
import { CollaboratorId, UserId } from '@evenlight/contract/ids';
import type { Collaborator } from '@evenlight/contract/memorials/collaboration';
import type { MemorialRole } from '@evenlight/contract/memorials/rights';
import { and, asc, eq, getTableColumns, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../accounts/tables.ts';
import type { MemorialRow } from '../store.ts';
import { memorialCollaborators } from './tables.ts';

export type CollaboratorRow = typeof memorialCollaborators.$inferSelect;
type Names = { firstName: string; lastName: string };
/** Null where nobody has accepted yet. */
type WithAccount = CollaboratorRow & { account: (Names & { email: string }) | null };
/** What of a memorial says who keeps it. */
export type Kept = Pick<MemorialRow, 'id' | 'userId' | 'createdAt' | 'secondKeeperId' | 'successorId'>;

const account = { firstName: users.firstName, lastName: users.lastName, email: users.email };

function rowsOf(db: Db, memorialId: number) {
  return db
    .select({ ...getTableColumns(memorialCollaborators), account })
    .from(memorialCollaborators)
    .leftJoin(users, eq(users.id, memorialCollaborators.userId))
    .where(eq(memorialCollaborators.memorialId, memorialId))
    .orderBy(asc(memorialCollaborators.invitedAt), asc(memorialCollaborators.id));
}

/** The owner stands first, in a line made up for them. */
export async function peopleOf(db: Db, memorial: Kept): Promise<Collaborator[]> {
  const [owner] = await db.select(account).from(users).where(eq(users.id, memorial.userId));
  const others = await rowsOf(db, memorial.id);
  return [...(owner ? [asOwner(memorial, owner)] : []), ...others.map((row) => asWire(row, memorial))];
}

function asOwner({ userId, createdAt }: Kept, { email, ...user }: Names & { email: string }): Collaborator {
  return {
    id: CollaboratorId.parse(userId),
    role: 'owner',
    email,
    user,
    userId: UserId.parse(userId),
    isDelegate: false,
    isSuccessor: false,
    invitedAt: createdAt.toISOString(),
    invitationEndsAt: null,
  };
}

function asWire({ account, ...row }: WithAccount, memorial: Kept): Collaborator {
  const user = account && { firstName: account.firstName, lastName: account.lastName };
  return {
    id: CollaboratorId.parse(row.id),
    role: roleOf(row, memorial),
    // Addresses change; the one they are reached at now is the one to know.
    email: account?.email ?? row.email,
    user,
    userId: row.userId === null ? null : UserId.parse(row.userId),
    isDelegate: row.isDelegate,
    isSuccessor: row.userId !== null && row.userId === memorial.successorId,
    invitedAt: row.invitedAt.toISOString(),
    invitationEndsAt: row.userId ? null : (row.tokenEndsAt?.toISOString() ?? null),
  };
}

function roleOf({ userId, role }: CollaboratorRow, { secondKeeperId }: Kept): MemorialRole {
  return userId !== null && userId === secondKeeperId ? 'keeper' : role;
}

export async function requirePerson(db: Db, memorial: Kept, id: string): Promise<Collaborator> {
  const found = (await peopleOf(db, memorial)).find((person) => person.id === id);
  if (!found) throw new Error('Somebody who was just written is not among the people.');
  return found;
}

export async function findCollaborator(db: Db, memorialId: number, id: string): Promise<CollaboratorRow | null> {
  const { memorialId: of, id: named } = memorialCollaborators;
  const [found] = await db
    .select()
    .from(memorialCollaborators)
    .where(and(eq(of, memorialId), eq(named, id)));
  return found ?? null;
}

export async function findByAddress(db: Db, memorialId: number, email: string): Promise<CollaboratorRow | null> {
  const { memorialId: of, email: address } = memorialCollaborators;
  const [found] = await db
    .select()
    .from(memorialCollaborators)
    .where(and(eq(of, memorialId), eq(address, email)));
  return found ?? null;
}

/** Those who have accepted and have another address by now. */
export function movedAway(db: Db, memorialId: number): Promise<(CollaboratorRow & { address: string })[]> {
  const { memorialId: of, email, userId } = memorialCollaborators;
  return db
    .select({ ...getTableColumns(memorialCollaborators), address: users.email })
    .from(memorialCollaborators)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(of, memorialId), ne(users.email, email)));
}

export async function findByAccount(db: Db, memorialId: number, userId: UserId): Promise<CollaboratorRow | null> {
  const { memorialId: of, userId: person } = memorialCollaborators;
  const [found] = await db
    .select()
    .from(memorialCollaborators)
    .where(and(eq(of, memorialId), eq(person, userId)));
  return found ?? null;
}

export async function findByToken(db: Db, tokenHash: Buffer): Promise<CollaboratorRow | null> {
  const [found] = await db.select().from(memorialCollaborators).where(eq(memorialCollaborators.tokenHash, tokenHash));
  return found ?? null;
}

/** Whoever has accepted: everybody who is told when the memorial passes on. */
export async function acceptedOf(db: Db, memorialId: number): Promise<UserId[]> {
  const { userId } = memorialCollaborators;
  const rows = await db
    .select({ userId })
    .from(memorialCollaborators)
    .where(and(eq(memorialCollaborators.memorialId, memorialId), isNotNull(userId)));
  return rows.map(({ userId }) => UserId.parse(userId));
}

export function countCollaborators(db: Db, memorialId: number): Promise<number> {
  return db.$count(memorialCollaborators, eq(memorialCollaborators.memorialId, memorialId));
}

export async function insertCollaborator(db: Db, row: typeof memorialCollaborators.$inferInsert): Promise<void> {
  await db.insert(memorialCollaborators).values(row);
}

export async function updateCollaborator(db: Db, id: string, fields: Partial<CollaboratorRow>): Promise<void> {
  await db.update(memorialCollaborators).set(fields).where(eq(memorialCollaborators.id, id));
}

export async function deleteCollaborator(db: Db, id: string): Promise<void> {
  await db.delete(memorialCollaborators).where(eq(memorialCollaborators.id, id));
}
