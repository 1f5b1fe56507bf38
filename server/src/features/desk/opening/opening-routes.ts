import { confirmPrices, getOpening } from '@evenlight/contract/opening';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { confirmCatalogue } from './confirm-prices.ts';
import { readOpening } from './read-opening.ts';

export function openingRoutes(app: FastifyInstance) {
  const { config } = app.world;

  serve(app, getOpening, ({ db, now }) => readOpening(db, { config, now }));

  serve(app, confirmPrices, async ({ actor, db, now, request }) => {
    await confirmCatalogue(db, { actor, network: networkOf(request), now });
    return readOpening(db, { config, now });
  });
}
