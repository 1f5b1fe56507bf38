import { wallTimeAt } from '@evenlight/contract/dates';
import { recordMoment } from '@evenlight/contract/moments';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { FORWARD_QUEUE } from './jobs.ts';
import { countMoment } from './store.ts';

export function momentRoutes(app: FastifyInstance) {
  serve(app, recordMoment, async ({ db, body, now, world, request }) => {
    const day = wallTimeAt(now).date;
    const asksForPrivacy = request.headers['sec-gpc'] === '1';
    await db.transaction(async (db) => {
      await countMoment(db, body, day);
      if (world.config.analyticsUrl && body.mayForward && !asksForPrivacy) {
        await world.jobs.enqueue(db, FORWARD_QUEUE, { moment: body.moment, day });
      }
    });
    return { counted: true as const };
  });
}
