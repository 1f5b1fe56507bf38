import { MemorialId } from '@evenlight/contract/ids';
import {
  createMemorial,
  deleteMemorial,
  getMemorial,
  getMemorialBySlug,
  listMemorials,
  listStoryVersions,
  publishMemorial,
  renewMemorialLink,
  restoreMemorial,
  updateMemorial,
} from '@evenlight/contract/memorials/memorial';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../platform/actor.ts';
import { recordInAudit } from '../../platform/audit.ts';
import { serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import type { World } from '../../platform/world.ts';
import { requireMember, requireOwn } from '../accounts/access.ts';
import {
  type MemorialVisit,
  requireDeleted,
  requireRight,
  visitListed,
  visitMemorial,
  visitMemorialAt,
  withRight,
} from './access.ts';
import {
  bringBack,
  changeMemorial,
  deleteForNow,
  editsSomething,
  makeMemorial,
  publish,
  settlesSomething,
} from './change-memorial.ts';
import { memorialChanged } from './changed.ts';
import { inTurn } from './in-turn.ts';
import { newLink } from './links.ts';
import { rekeyPhotos } from './photos/photo-store.ts';
import { type MemorialRow, memorialsOf, storiesOf, updateMemorialFields } from './store.ts';
import { waitingOn } from './waiting.ts';
import { asOwn, asWire, restorableUntil } from './wire.ts';

export function memorialRoutes(app: FastifyInstance) {
  readingRoutes(app);
  changingRoutes(app);
  leavingRoutes(app);
}

function readingRoutes(app: FastifyInstance) {
  serve(app, getMemorial, async ({ actor, params, world }) =>
    asWire(await visitMemorial(world, actor, params.memorialId), world.keys),
  );

  serve(app, getMemorialBySlug, async ({ actor, params, world }) =>
    asWire(await visitMemorialAt(world, actor, params.address), world.keys),
  );

  serve(app, listMemorials, async ({ actor, params, db, world }) => {
    const { userId } = requireOwn(actor, params.userId);
    const found = await memorialsOf(db, userId);
    const waiting = await waitingOn(
      db,
      found.map(({ id }) => id),
    );
    return Promise.all(
      found.map(async (memorial) => {
        const visit = await ownVisit(world, actor, memorial);
        const { entries, others } = waiting.get(memorial.id) ?? { entries: 0, others: 0 };
        const isKeeper = mayOnMemorial(visit.role, 'settle');
        const mine = (isKeeper || visit.isDelegate ? entries : 0) + (isKeeper ? others : 0);
        return asOwn(visit, world.keys, memorial.deletedAt ? 0 : mine);
      }),
    );
  });

  serve(app, listStoryVersions, async ({ actor, params, db, world }) => {
    const { memorialId } = await requireRight(world, actor, params.memorialId, 'edit');
    const found = await storiesOf(db, memorialId);
    return found.map(({ version, biography, savedAt, firstName, lastName }) => ({
      version,
      biography,
      savedAt: savedAt.toISOString(),
      savedBy: firstName ? `${firstName} ${lastName}` : null,
    }));
  });
}

/** A deleted one is still in its owner's list. */
async function ownVisit(world: World, actor: Actor, memorial: MemorialRow): Promise<MemorialVisit> {
  const memorialId = MemorialId.parse(memorial.id);
  if (memorial.deletedAt) return requireDeleted(world.db, actor, memorialId);
  return visitListed(world, actor, memorial);
}

function changingRoutes(app: FastifyInstance) {
  serve(app, createMemorial, async ({ actor, body, db, now, world }) => {
    const member = requireMember(actor);
    const memorialId = await db.transaction((db) => makeMemorial(db, member, body, { world, now }));
    return asWire(await visitMemorial(world, actor, memorialId), world.keys);
  });

  serve(app, updateMemorial, async ({ actor, params, body, db, now, world }) => {
    const right = settlesSomething(body) && !editsSomething(body) ? 'settle' : 'edit';
    await inTurn({ actor, db, world }, params.memorialId, right, async (db, scope) => {
      if (settlesSomething(body)) withRight(scope, actor, 'settle');
      await changeMemorial(db, scope, body, { world, now });
    });
    return asWire(await visitMemorial(world, actor, params.memorialId), world.keys);
  });

  serve(app, publishMemorial, async ({ actor, params, db, now, world }) => {
    await inTurn({ actor, db, world }, params.memorialId, 'settle', (db, scope) => publish(db, scope, { world, now }));
    return asWire(await visitMemorial(world, actor, params.memorialId), world.keys);
  });

  serve(app, renewMemorialLink, async ({ actor, params, db, now, world }) => {
    const { memorialId } = params;
    await inTurn({ actor, db, world }, memorialId, 'settle', async (db) => {
      await updateMemorialFields(db, memorialId, newLink(world.keys));
      // Whoever had the former address knows the photos by their keys.
      await rekeyPhotos(db, memorialId);
      await memorialChanged(db, memorialId, now);
      await recordInAudit(db, { at: now, actor, action: 'memorial.link_renewed', subject: String(memorialId) });
    });
    return asWire(await visitMemorial(world, actor, memorialId), world.keys);
  });
}

function leavingRoutes(app: FastifyInstance) {
  serve(app, deleteMemorial, async ({ actor, params, db, now, world }) => {
    await inTurn({ actor, db, world }, params.memorialId, 'own', (db, scope) => deleteForNow(db, scope, now));
    return undefined;
  });

  serve(app, restoreMemorial, async ({ actor, params, db, now, world }) => {
    const { deletedAt } = (await requireDeleted(db, actor, params.memorialId)).memorial;
    if (!deletedAt || restorableUntil(deletedAt) <= now) refuse('memorial.not_found');
    await db.transaction(async (db) => bringBack(db, await requireDeleted(db, actor, params.memorialId), now));
    return asWire(await visitMemorial(world, actor, params.memorialId), world.keys);
  });
}
