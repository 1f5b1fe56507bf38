import { homeZoneName } from '@evenlight/contract/dates';
import { getOpeningHours, isOpenAt } from '@evenlight/contract/desk';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { countyNames } from '../venues/county-store.ts';
import { openingWeek } from './store.ts';

export function deskRoutes(app: FastifyInstance) {
  serve(app, getOpeningHours, async ({ db, now, world }) => {
    const week = await openingWeek(db);
    const counties = await countyNames(db);
    return { brand: world.config.brand, week, zoneName: homeZoneName(now), isOpen: isOpenAt(week, now), counties };
  });
}
