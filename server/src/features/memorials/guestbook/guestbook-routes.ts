import type { Readable } from 'node:stream';
import type { MemorialId } from '@evenlight/contract/ids';
import {
  type GuestbookEntry,
  listGuestbook,
  listGuestbookOf,
  type NewEntry,
  type SignedEntry,
  sendGuestPhoto,
  signGuestbook,
  signGuestbookOf,
} from '@evenlight/contract/memorials/guestbook';
import { PHOTO_MAX_BYTES } from '@evenlight/contract/memorials/photos';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../../../platform/actor.ts';
import { languageOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { countTry } from '../../../platform/rate-limit.ts';
import { acceptParts, readParts } from '../../../platform/uploads/read-parts.ts';
import type { World } from '../../../platform/world.ts';
import { visitMemorial } from '../access.ts';
import { keepPhoto, readPhoto } from '../photos/keep-photo.ts';
import { lockMemorial } from '../store.ts';
import { shownEntries } from './entry-store.ts';
import { ticketFor } from './guest-photos.ts';
import { announceWaiting } from './mails.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { pretended, sign } from './sign.ts';

export function guestbookRoutes(app: FastifyInstance) {
  readingRoutes(app);
  signingRoutes(app);
  photoRoutes(app);
  moderationRoutes(app);
}

function readingRoutes(app: FastifyInstance) {
  // Two addresses of one list.
  serve(app, listGuestbook, async ({ actor, params, query, world }) => read(world, actor, params.memorialId, query));
  serve(app, listGuestbookOf, async ({ actor, params, query, world }) => read(world, actor, params.memorialId, query));
}

type Asked = { address?: string | undefined; before?: string | undefined; limit: number };

async function read(
  world: World,
  actor: Actor,
  id: MemorialId,
  { address, ...part }: Asked,
): Promise<GuestbookEntry[]> {
  const { memorialId } = await visitMemorial(world, actor, id, address);
  return shownEntries(world.db, memorialId, part);
}

function signingRoutes(app: FastifyInstance) {
  serve(app, signGuestbook, async ({ actor, params, body, now, world, request }) =>
    writeIn({ actor, world, request, now }, params.memorialId, body),
  );
  serve(app, signGuestbookOf, async ({ actor, body: { memorialId, ...body }, now, world, request }) =>
    writeIn({ actor, world, request, now }, memorialId, body),
  );
}

type Signing = { actor: Actor; world: World; request: FastifyRequest; now: Date };

async function writeIn(
  { actor, world, request, now }: Signing,
  memorialId: MemorialId,
  body: NewEntry,
): Promise<SignedEntry> {
  const visit = await visitMemorial(world, actor, memorialId, body.address);
  if (body.website !== '')
    return visit.memorial.guestbook === 'closed' ? refuse('guestbook.closed') : pretended(body, now);
  await countEntry(world, memorialId, now);
  const { entry, isNew } = await world.db.transaction(async (db) => {
    await lockMemorial(db, memorialId);
    // It may have been closed or made private while we waited for the lock.
    const visit = await visitMemorial({ db, keys: world.keys }, actor, memorialId, body.address);
    return sign(db, visit, body, { world, language: languageOf(request), now });
  });
  if (isNew && entry.status === 'held') await announceWaiting(world, { memorial: visit.memorial, why: 'written' }, now);
  return entry;
}

// A whole town may come to one funeral; more than this in an hour, from many networks, is no town.
const ENTRIES_AN_HOUR = { times: 500, seconds: 3_600 };

function countEntry({ db, config }: World, memorialId: MemorialId, now: Date): Promise<void> {
  const key = `guestbook memorial ${memorialId}`;
  return countTry(db, { key, limit: ENTRIES_AN_HOUR, now, factor: config.rateLimitFactor });
}

const PhotoFields = z.object({ address: z.string().max(120).optional() });

function photoRoutes(app: FastifyInstance) {
  app.register(async (scope) => {
    await acceptParts(scope, { maxBytes: PHOTO_MAX_BYTES });
    serve(scope, sendGuestPhoto, async ({ actor, params, now, world, request }) => {
      const { file, fields } = await readParts(request, {
        fields: PhotoFields,
        take: ({ file }) => readPhoto(file as Readable),
      });
      const { memorialId, memorial, member } = await visitMemorial(world, actor, params.memorialId, fields.address);
      if (memorial.guestbook === 'closed') refuse('guestbook.closed');
      const uploadedBy = member?.userId ?? null;
      const { id } = await keepPhoto(world, file, { memorialId, place: 'waiting', uploadedBy, now });
      return { ticket: ticketFor(world.keys, memorialId, id) };
    });
  });
}
