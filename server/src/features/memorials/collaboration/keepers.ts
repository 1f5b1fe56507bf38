// A memorial outlives accounts: a second keeper beside the owner, a successor after them, and how it passes on.
import { CollaboratorId, MemorialId, UserId } from '@evenlight/contract/ids';
import { type Keepers, SUCCESSION_DAYS } from '@evenlight/contract/memorials/keeping';
import { and, isNotNull, isNull, lte } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import type { MemorialScope } from '../access.ts';
import { memorialChanged } from '../changed.ts';
import { findMemorial, lockMemorial, type MemorialRow, updateMemorialFields } from '../store.ts';
import { memorials } from '../tables.ts';
import { requireCollaborator } from './change-people.ts';
import {
  deleteCollaborator,
  findByAccount,
  findByAddress,
  insertCollaborator,
  updateCollaborator,
} from './collaborator-store.ts';
import { followAddresses } from './follow-addresses.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export async function keepersOf(db: Db, memorial: MemorialRow, reader: UserId): Promise<Keepers> {
  const { successorId, successionAskedAt } = memorial;
  const isAsked = successorId !== null && successionAskedAt !== null;
  return {
    secondKeeper: await nameOf(db, memorial.id, memorial.secondKeeperId),
    successor: await nameOf(db, memorial.id, successorId),
    passesOnAt: isAsked ? passesOnAt(successionAskedAt).toISOString() : null,
    mayAsk: successorId === reader && !isAsked,
  };
}

/** After the change that was just made. */
export async function keepersNow(db: Db, { memorialId, member }: MemorialScope): Promise<Keepers> {
  return keepersOf(db, (await findMemorial(db, memorialId)) ?? refuse('memorial.not_found'), member.userId);
}

export function passesOnAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + SUCCESSION_DAYS * DAY_MS);
}

async function nameOf(db: Db, memorialId: number, userId: string | null): Promise<Keepers['successor']> {
  if (userId === null) return null;
  const [row, person] = [
    await findByAccount(db, memorialId, UserId.parse(userId)),
    await findOwner(db, UserId.parse(userId)),
  ];
  if (!row || !person) return null;
  return { collaboratorId: CollaboratorId.parse(row.id), name: `${person.firstName} ${person.lastName}` };
}

type Names = { secondKeeper?: CollaboratorId | null | undefined; successor?: CollaboratorId | null | undefined };

/** Whoever was asked to follow is somebody else now, so a question of the former one falls. */
export async function name(db: Db, scope: MemorialScope, { secondKeeper, successor }: Names, now: Date): Promise<void> {
  const { memorialId, memorial } = scope;
  const successorId = successor === undefined ? memorial.successorId : await accountOf(db, scope, successor);
  const isSame = successorId === memorial.successorId;
  await updateMemorialFields(db, memorialId, {
    secondKeeperId: secondKeeper === undefined ? memorial.secondKeeperId : await accountOf(db, scope, secondKeeper),
    successorId,
    ...(!isSame && { successionAskedAt: null }),
  });
  await memorialChanged(db, memorialId, now);
}

/** Only somebody who has accepted can be named. */
async function accountOf(db: Db, scope: MemorialScope, id: CollaboratorId | null): Promise<string | null> {
  if (id === null) return null;
  const { userId } =
    id === scope.memorial.userId ? refuse('collaborator.not_found') : await requireCollaborator(db, scope, id);
  return userId ?? refuse('collaborator.not_found');
}

/** False when the question stands already. */
export async function askForIt(db: Db, { memorialId, memorial, member }: MemorialScope, now: Date): Promise<boolean> {
  if (memorial.successorId !== member.userId) refuse('memorial.role_too_low');
  if (memorial.successionAskedAt) return false;
  await updateMemorialFields(db, memorialId, { successionAskedAt: now });
  await memorialChanged(db, memorialId, now);
  return true;
}

/** False when nobody has asked. */
export async function letItBe(
  db: Db,
  { memorialId, memorial, member, role }: MemorialScope,
  now: Date,
): Promise<boolean> {
  if (role !== 'owner' && memorial.successorId !== member.userId) refuse('memorial.role_too_low');
  if (!memorial.successionAskedAt) return false;
  await updateMemorialFields(db, memorialId, { successionAskedAt: null });
  await memorialChanged(db, memorialId, now);
  return true;
}

/**
 * The memorial has a new owner from the end of this transaction on, and the former one is nobody to it any more. Takes
 * the lock itself.
 */
export async function passOn(db: Db, memorialId: MemorialId, newOwnerId: UserId, now: Date): Promise<void> {
  const memorial = (await lockMemorial(db, memorialId)) ?? refuse('memorial.not_found');
  const row = await findByAccount(db, memorialId, newOwnerId);
  if (row) await deleteCollaborator(db, row.id);
  await updateMemorialFields(db, memorialId, {
    userId: newOwnerId,
    secondKeeperId: memorial.secondKeeperId === newOwnerId ? null : memorial.secondKeeperId,
    successorId: null,
    successionAskedAt: null,
    // It named the former owner's request, and is unique among the new owner's.
    idempotencyKey: null,
  });
  await memorialChanged(db, memorialId, now);
}

/** As `passOn`, but whoever made the memorial goes on as one of its editors. */
export async function passOnAndStay(db: Db, memorial: MemorialRow, newOwnerId: UserId, now: Date): Promise<void> {
  const { id: memorialId, userId } = memorial;
  const former = await findOwner(db, UserId.parse(userId));
  if (former) {
    const standing = {
      userId,
      role: 'editor',
      isDelegate: false,
      acceptedAt: now,
      tokenHash: null,
      tokenEndsAt: null,
    } as const;
    await followAddresses(db, MemorialId.parse(memorialId));
    const waiting = await findByAddress(db, memorialId, former.email);
    const id = uuid({ msecs: now.getTime() });
    if (waiting) await updateCollaborator(db, waiting.id, standing);
    else await insertCollaborator(db, { id, memorialId, email: former.email, invitedAt: now, ...standing });
  }
  await passOn(db, MemorialId.parse(memorialId), newOwnerId, now);
}

/** Those whose owner has said nothing for the whole time. */
export async function successionsDue(db: Db, now: Date): Promise<MemorialId[]> {
  const { id, successionAskedAt, successorId, deletedAt } = memorials;
  const askedBefore = new Date(now.getTime() - SUCCESSION_DAYS * DAY_MS);
  const rows = await db
    .select({ id })
    .from(memorials)
    .where(and(lte(successionAskedAt, askedBefore), isNotNull(successorId), isNull(deletedAt)));
  return rows.map(({ id }) => MemorialId.parse(id));
}
