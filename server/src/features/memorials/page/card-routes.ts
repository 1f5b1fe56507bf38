// The card image of a memorial that others may open by its address.

import { buffer } from 'node:stream/consumers';
import type { Language } from '@evenlight/contract/languages';
import { MemorialAddress } from '@evenlight/contract/memorials/memorial';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { visitor } from '../../../platform/actor.ts';
import { plainDayInWords } from '../../../platform/days.ts';
import { languageOf } from '../../../platform/http/asker.ts';
import { refuse } from '../../../platform/problem.ts';
import { words } from '../../../platform/texts/texts.ts';
import { concurrencyLimit } from '../../../platform/uploads/concurrency-limit.ts';
import type { World } from '../../../platform/world.ts';
import { type MemorialVisit, visitMemorialAt } from '../access.ts';
import { findPhoto } from '../photos/photo-store.ts';

/** The address of the page, and an ending. */
const CardFile = z
  .string()
  .regex(/\.png$/)
  .transform((file) => file.slice(0, -'.png'.length))
  .pipe(MemorialAddress);

const badges = words('In Loving Memory');
// Each takes a core for a moment, and whoever shares a link is asked for it by many servers at once.
const inTurn = concurrencyLimit(1);
const DRAWN_MAX = 200;

export function memorialCardRoutes(app: FastifyInstance) {
  const { world } = app;
  const drawn = new Map<string, Promise<Buffer>>();

  app.get<{ Params: { file: string } }>('/cards/memorial/:file', async (request, reply) => {
    const { data: address } = CardFile.safeParse(request.params.file);
    if (address === undefined) return refuse('path.not_found');
    // As somebody who was sent the link and nothing else.
    const visit = await visitMemorialAt(world, visitor, address);
    const language = languageOf(request);
    const key = `${visit.memorialId} ${visit.memorial.version} ${visit.memorial.portraitKey} ${language}`;
    const image = drawn.get(key) ?? inTurn(() => draw(world, visit, language));
    drawn.set(key, image);
    image.catch(() => drawn.delete(key));
    for (const oldest of drawn.keys()) {
      if (drawn.size <= DRAWN_MAX) break;
      drawn.delete(oldest);
    }
    // Asked for again each time: whoever keeps it must hear when the page is closed.
    reply.headers({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Language',
    });
    return reply.type('image/png').send(await image);
  });
}

async function draw(world: World, { memorial, memorialId }: MemorialVisit, language: Language): Promise<Buffer> {
  // Drawing libraries are large, and a start should not wait for them.
  const { drawMemorialCard } = await import('./draw-memorial-card.ts');
  const { fullName, birthDate, deathDate, look, portraitId } = memorial;
  const days = [birthDate, deathDate].flatMap((day) => (day ? [plainDayInWords(day, language)] : [])).join(' – ');
  const photo = portraitId && (await findPhoto(world.db, memorialId, portraitId));
  const opened = photo && (await world.files.open(photo.originalId));
  const portrait = opened ? await buffer(opened.bytes) : null;
  return drawMemorialCard({
    look,
    fullName,
    days,
    badge: badges[language],
    brandName: world.config.brand.name,
    portrait,
  });
}
