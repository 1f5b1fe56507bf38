import { listAddons, listPackages } from '@evenlight/contract/catalogue';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { offeredAddons, offersInWay } from './offers.ts';
import { packagesOf } from './store.ts';

export function catalogueRoutes(app: FastifyInstance) {
  serve(app, listPackages, ({ db, query: { faithTradition: tradition, way } }) =>
    way ? offersInWay(db, { tradition, way }) : packagesOf(db, { tradition }),
  );
  serve(app, listAddons, ({ db, query }) =>
    offeredAddons(db, { tradition: query.faithTradition, tier: query.tier, way: query.way }),
  );
}
