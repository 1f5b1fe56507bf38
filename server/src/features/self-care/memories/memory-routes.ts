import {
  changeMemory,
  deleteMemory,
  giveMemory,
  keepMemory,
  listMemories,
} from '@evenlight/contract/self-care/memories';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { requireMember } from '../../accounts/access.ts';
import { announceSelfCare, inTurnOf } from '../own-things.ts';
import { findEnvelope } from '../self-care-key.ts';
import { giveTo } from './give-memory.ts';
import { changeKeptMemory, keepNewMemory } from './keep-memory.ts';
import { deleteMemoryOf, memoriesOf } from './memory-store.ts';

export function memoryRoutes(app: FastifyInstance) {
  serve(app, listMemories, async ({ actor, db, world }) => {
    const { userId } = requireMember(actor);
    const envelope = await findEnvelope(db, world.keys, userId);
    return envelope ? memoriesOf(db, envelope, userId) : [];
  });

  serve(app, keepMemory, async ({ actor, body, now, world }) =>
    keepNewMemory(world, requireMember(actor).userId, body, now),
  );

  serve(app, changeMemory, async ({ actor, params, body: { version, ...fields }, now, world }) =>
    changeKeptMemory(world, requireMember(actor).userId, { ...params, version, fields }, now),
  );

  serve(app, deleteMemory, async ({ actor, params, db, now }) => {
    const { userId } = requireMember(actor);
    await inTurnOf(db, userId, async (db) => {
      if (!(await deleteMemoryOf(db, userId, params.memoryId))) refuse('memory.not_found');
      await announceSelfCare(db, userId, now);
    });
    return undefined;
  });

  serve(app, giveMemory, async ({ actor, params, body, now, world, request }) =>
    giveTo({ member: requireMember(actor), world, language: languageOf(request), now }, { ...params, ...body }),
  );
}
