import { getOrderOfService, getPoster, getQrCode } from '@evenlight/contract/memorials/keeping';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/database/database.ts';
import { languageOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { sendPdf } from '../../../platform/paper/send-pdf.ts';
import { words } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import { type MemorialVisit, requireRight, visitMemorial } from '../access.ts';
import { eventsFor } from '../events/read-events.ts';
import { partsIn, printOrderOfService } from './order-of-service.ts';
import { codeAsSvg, codeFor, pageUrlOf } from './page-code.ts';
import { portraitFor } from './portrait.ts';
import { printPoster } from './poster.ts';
import type { PrintedMemorial } from './printed-memorial.ts';

const fileNames = { poster: words('poster', 'file name'), orderOfService: words('order-of-service', 'file name') };

export function paperRoutes(app: FastifyInstance) {
  const { brand } = app.world.config;

  serve(app, getPoster, async ({ actor, params, query, db, now, world, request, reply }) => {
    const visit = await visitMemorial(world, actor, params.memorialId, query.address);
    const memorial = await printedFor(db, world, visit, now);
    // A poster hangs where everybody walks by.
    const events = memorial.events.filter(({ isPublic }) => isPublic);
    const language = languageOf(request);
    const bytes = await printPoster({ ...memorial, events }, { brand, language });
    sendPdf(reply, bytes, { brand, what: fileNames.poster[language], now });
    return undefined;
  });

  serve(app, getOrderOfService, async ({ actor, params, query, db, now, world, request, reply }) => {
    const scope = await requireRight(world, actor, params.memorialId, 'edit');
    const memorial = await printedFor(db, world, scope, now);
    const chosen = memorial.events.filter(({ id }) => id === query.eventId);
    const events = chosen.length > 0 ? chosen : memorial.events.slice(0, 1);
    const parts = partsIn(query.parts ?? '');
    const language = languageOf(request);
    const bytes = await printOrderOfService({ ...memorial, events }, parts, { brand, language });
    sendPdf(reply, bytes, { brand, what: fileNames.orderOfService[language], now });
    return undefined;
  });

  serve(app, getQrCode, async ({ actor, params, query, world, reply }) => {
    const visit = await visitMemorial(world, actor, params.memorialId, query.address);
    reply
      .type('image/svg+xml')
      .header('cache-control', 'no-store')
      .send(codeAsSvg(codeFor(pageUrlOf(visit, world))));
    return undefined;
  });
}

async function printedFor(db: Db, world: World, visit: MemorialVisit, now: Date): Promise<PrintedMemorial> {
  const { fullName, birthDate, deathDate } = visit.memorial;
  const events = (await eventsFor(db, visit, now)).filter(({ isPast, isCanceled }) => !isPast && !isCanceled);
  const portrait = await portraitFor(db, world, visit);
  return { fullName, birthDate, deathDate, portrait, events, pageUrl: pageUrlOf(visit, world) };
}
