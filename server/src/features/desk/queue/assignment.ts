// Who has a promise. One transaction each, under the lock of its row: nothing is taken twice.
import type { Member } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { isAboutNothing } from '../tables.ts';
import { findAuditSubjects } from './audit-subjects.ts';
import { deskChanged } from './changed.ts';
import { keepEntry } from './entries.ts';
import { lockPromise, setHolder, teamOf } from './queue-store.ts';

export type Acting = { world: World; actor: Member; network: string; now: Date };

/** Sent again, it is in the same hands and nothing happens. */
export async function take(db: Db, id: string, from: string | null, acting: Acting): Promise<void> {
  const { ownerId } = await lockOpen(db, id);
  const { userId } = acting.actor;
  if (ownerId === userId) return;
  if (ownerId !== from) refuse('promise.taken');
  await setHolder(db, id, userId);
  await tell(db, id, acting, { kind: 'taken', details: from ? { from } : {} });
}

export async function release(db: Db, id: string, acting: Acting): Promise<void> {
  const { ownerId } = await lockOpen(db, id);
  if (ownerId === null) return;
  if (ownerId !== acting.actor.userId) refuse('promise.taken');
  await setHolder(db, id, null);
  await tell(db, id, acting, { kind: 'released' });
}

export async function handOver(db: Db, id: string, to: string, acting: Acting): Promise<void> {
  const { ownerId } = await lockOpen(db, id);
  if (ownerId === to) return;
  if (ownerId !== null && ownerId !== acting.actor.userId) refuse('promise.taken');
  const team = await teamOf(db);
  if (!team.some((colleague) => colleague.id === to)) refuse('user.not_found');
  await setHolder(db, id, to);
  await tell(db, id, acting, { kind: 'handed', toId: to, details: { to } });
}

async function lockOpen(db: Db, id: string) {
  const found = (await lockPromise(db, id)) ?? refuse('promise.not_found');
  // Whoever says that they will call has the call; the person who waits sees that too.
  if (found.kind === 'crisis-alert') refuse('promise.decided_elsewhere');
  if (found.withdrawnAt || isAboutNothing(found)) refuse('promise.withdrawn');
  return found.keptAt ? refuse('promise.kept') : found;
}

type What = { kind: 'taken' | 'released' | 'handed'; toId?: string; details?: Record<string, string> };

async function tell(
  db: Db,
  promiseId: string,
  { world, actor, network, now }: Acting,
  { kind, toId, details = {} }: What,
): Promise<void> {
  const entry = { promiseId, kind, at: now, byId: actor.userId, ...(toId ? { toId } : {}) };
  await keepEntry(db, world.keys, entry);
  await deskChanged(db, promiseId, now);
  const about = { ...(await findAuditSubjects(db, promiseId)), ...details };
  await recordInAudit(db, { at: now, actor, action: `promise.${kind}`, subject: promiseId, network, details: about });
}
