import {
  type Collaborator,
  type EditSession,
  keepEditing,
  listActiveCollaborators,
  listEditSessions,
  stopEditing,
} from '@evenlight/contract/memorials/collaboration';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/database/database.ts';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { type MemorialScope, requireRight } from '../access.ts';
import { presenceChanged } from '../changed.ts';
import { peopleOf } from './collaborator-store.ts';
import {
  type EditSessionRow,
  editSessionsOf,
  endEditing,
  findEditing,
  isActive,
  keepWarm,
} from './edit-session-store.ts';

export function editSessionRoutes(app: FastifyInstance) {
  serve(app, listEditSessions, async ({ actor, params, db, now, world }) => {
    const scope = await requireRight(world, actor, params.memorialId, 'seeCollaborators');
    const { sessions, people } = await editing(db, scope);
    return { data: sessions.flatMap((session) => asWire(session, people, now) ?? []) };
  });

  serve(app, listActiveCollaborators, async ({ actor, params, db, now, world }) => {
    const scope = await requireRight(world, actor, params.memorialId, 'seeCollaborators');
    const { sessions, people } = await editing(db, scope);
    const active = sessions.filter((session) => isActive(session, now));
    return { data: active.flatMap(({ userId }) => people.find((person) => person.userId === userId) ?? []) };
  });

  // Whoever writes a contribution works on it too, so the right is the smaller of the two.
  serve(app, keepEditing, async ({ actor, params, db, now, world }) => {
    const scope = await requireRight(world, actor, params.memorialId, 'contribute');
    const { memorialId, member, memorial } = scope;
    return db.transaction(async (db) => {
      const before = await findEditing(db, memorialId, member.userId);
      const isNew = !before || !isActive(before, now);
      const session = await keepWarm(db, { memorialId, userId: member.userId, isNew }, now);
      if (isNew) await tellPresence(db, scope, now);
      const shown = asWire(session, await peopleOf(db, memorial), now);
      return shown ?? refuse('memorial.not_found');
    });
  });

  serve(app, stopEditing, async ({ actor, params, db, now, world }) => {
    const scope = await requireRight(world, actor, params.memorialId, 'contribute');
    const { memorialId, member } = scope;
    await db.transaction(async (db) => {
      const before = await findEditing(db, memorialId, member.userId);
      if (!before || before.endedAt) return;
      await endEditing(db, memorialId, member.userId, now);
      await tellPresence(db, scope, now);
    });
    return undefined;
  });
}

/** The sessions of a memorial, and everybody who may have one. */
async function editing(db: Db, { memorial }: MemorialScope) {
  return { sessions: await editSessionsOf(db, memorial.id), people: await peopleOf(db, memorial) };
}

function tellPresence(db: Db, { memorialId, memorial }: MemorialScope, at: Date): Promise<void> {
  return presenceChanged(db, { memorialId, ownerId: memorial.userId, at });
}

/** Null for somebody who was taken off the list since. */
function asWire(session: EditSessionRow, people: readonly Collaborator[], now: Date): EditSession | null {
  const collaborator = people.find(({ userId }) => userId === session.userId);
  const { id, lastActiveAt } = session;
  return collaborator
    ? { id, isActive: isActive(session, now), lastActiveAt: lastActiveAt.toISOString(), collaborator }
    : null;
}
