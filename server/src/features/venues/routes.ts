import {
  findAlternatives,
  getVenue,
  listVenues,
  searchVenues,
  VENUES_COUNTED_MAX,
  VENUES_ON_PAGE,
} from '@evenlight/contract/venues';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import { alternativesTo } from './alternatives.ts';
import { venueCities } from './cities.ts';
import { countVenuesThatFit, findVenue, venuesThatFit } from './store.ts';

// One answer stays small enough for a phone; the search pages through the rest.
const LIST_MAX = 500;

export function venueRoutes(app: FastifyInstance) {
  serve(app, listVenues, ({ db, query, now }) => venuesThatFit(db, query, now, { limit: LIST_MAX }));

  serve(app, searchVenues, async ({ db, query: { page = 1, ...filters }, now }) => {
    const offset = (page - 1) * VENUES_ON_PAGE;
    const [venues, counted, cities] = await Promise.all([
      venuesThatFit(db, filters, now, { limit: VENUES_ON_PAGE, offset }),
      countVenuesThatFit(db, filters, now, VENUES_COUNTED_MAX + 1),
      venueCities(db),
    ]);
    const total = Math.min(counted, VENUES_COUNTED_MAX);
    const pages = Math.max(1, Math.ceil(total / VENUES_ON_PAGE));
    return { venues, total, isMore: counted > total, page, pages, cities };
  });

  serve(app, getVenue, async ({ db, params, query, now }) => {
    return (await findVenue(db, params.venueId, { day: query.date, now })) ?? refuse('venue.not_found');
  });

  serve(app, findAlternatives, ({ db, params, query, now }) => alternativesTo(db, params.venueId, query, now));
}
