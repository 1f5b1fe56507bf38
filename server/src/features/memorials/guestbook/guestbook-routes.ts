import type { MemorialId } from '@evenlight/contract/ids';
import {
  type GuestbookEntry,
  listGuestbook,
  listGuestbookOf,
  type NewEntry,
  sendGuestPhoto,
  signGuestbook,
  signGuestbookOf,
} from '@evenlight/contract/memorials/guestbook';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../../../platform/actor.ts';
import { languageOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { acceptParts, readParts } from '../../../platform/uploads/read-parts.ts';
import type { World } from '../../../platform/world.ts';
import { visitMemorial } from '../access.ts';
import { keepPhoto, PHOTO_LIMIT, readPhoto, traceOfPhoto } from '../photos/keep-photo.ts';
import { signerOf } from './count-signing.ts';
import { shownEntries } from './entry-store.ts';
import { ticketFor } from './guest-photos.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { writeEntry } from './write-entry.ts';

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
  serve(app, signGuestbook, async ({ params, body, ...context }) => write(context, params.memorialId, body));
  serve(app, signGuestbookOf, async ({ body: { memorialId, ...body }, ...context }) =>
    write(context, memorialId, body),
  );
}

type Context = { actor: Actor; now: Date; world: World; request: FastifyRequest; reply: FastifyReply };

async function write({ actor, now, world, request, reply }: Context, memorialId: MemorialId, input: NewEntry) {
  const signer = await signerOf(request, reply);
  return writeEntry({ actor, world, language: languageOf(request), now, signer }, memorialId, input);
}

const PhotoFields = z.object({ address: z.string().max(120).optional() });

function photoRoutes(app: FastifyInstance) {
  app.register(async (scope) => {
    await acceptParts(scope, PHOTO_LIMIT);
    serve(scope, sendGuestPhoto, async ({ actor, params, now, world, request }) => {
      const { file, fields } = await readParts(request, {
        fields: PhotoFields,
        limit: PHOTO_LIMIT,
        take: ({ file }) => readPhoto(file),
        traceOf: traceOfPhoto,
      });
      const { memorialId, memorial, member } = await visitMemorial(world, actor, params.memorialId, fields.address);
      if (memorial.guestbook === 'closed') refuse('guestbook.closed');
      const uploadedBy = member?.userId ?? null;
      const { id } = await keepPhoto(world, file, { memorialId, place: 'waiting', uploadedBy, now });
      return { ticket: ticketFor(world.keys, memorialId, id) };
    });
  });
}
