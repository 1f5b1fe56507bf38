// Another role, the guestbook entrusted, and taking somebody off the list.
import { type CollaboratorId, UserId } from '@evenlight/contract/ids';
import type { InvitedRole, MemorialRight } from '@evenlight/contract/memorials/rights';
import type { Db } from '../../../platform/database/database.ts';
import { announce } from '../../../platform/news/announce.ts';
import { refuse } from '../../../platform/problem.ts';
import type { MemorialScope } from '../access.ts';
import { memorialChanged } from '../changed.ts';
import { updateMemorialFields } from '../store.ts';
import {
  type CollaboratorRow,
  deleteCollaborator,
  findCollaborator,
  requirePerson,
  updateCollaborator,
} from './collaborator-store.ts';
import { forgetEditing } from './edit-session-store.ts';

/** The owner stands on the list by their own number, and is on no row of it. */
export async function requireCollaborator(
  db: Db,
  { memorialId, memorial }: MemorialScope,
  id: CollaboratorId,
): Promise<CollaboratorRow> {
  if (id === memorial.userId) return refuse('collaborator.is_owner');
  return (await findCollaborator(db, memorialId, id)) ?? refuse('collaborator.not_found');
}

type Changes = { role?: InvitedRole | undefined; isDelegate?: boolean | undefined };

export async function changePerson(db: Db, scope: MemorialScope, id: CollaboratorId, changes: Changes, now: Date) {
  const { role, isDelegate } = await requireCollaborator(db, scope, id);
  await updateCollaborator(db, id, { role: changes.role ?? role, isDelegate: changes.isDelegate ?? isDelegate });
  await memorialChanged(db, scope.memorialId, now);
  return requirePerson(db, scope.memorial, id);
}

/**
 * Everybody may take themselves off, and the keepers anybody else. The successor was named by the owner, who alone can
 * undo that: a keeper could otherwise end a succession that has begun.
 */
export function rightToTakeOff({ memorial }: MemorialScope, userId: string | null): MemorialRight {
  return userId !== null && userId === memorial.successorId ? 'own' : 'invite';
}

/** Their access ends with this transaction, and so does everything they were named for. */
export async function takeOff(db: Db, scope: MemorialScope, id: CollaboratorId, now: Date): Promise<void> {
  const { memorialId, memorial } = scope;
  const { userId } = await requireCollaborator(db, scope, id);
  await deleteCollaborator(db, id);
  if (userId !== null) {
    await updateMemorialFields(db, memorialId, {
      ...(memorial.secondKeeperId === userId && { secondKeeperId: null }),
      ...(memorial.successorId === userId && { successorId: null, successionAskedAt: null }),
      updatedAt: now,
    });
    await forgetEditing(db, memorialId, UserId.parse(userId));
    await tellWhoLeft(db, UserId.parse(userId), memorialId, now);
  }
  await memorialChanged(db, memorialId, now);
}

/** They are on the list no more, so the news for its people would not reach their open screens. */
async function tellWhoLeft(db: Db, userId: UserId, memorialId: number, at: Date): Promise<void> {
  await announce(db, { kind: 'memorial.changed', subject: String(memorialId), audience: `person:${userId}`, at });
}
