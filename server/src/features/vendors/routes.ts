import { VENDOR_PAGES_MAX, type VendorFilters } from '@evenlight/contract/vendors/search';
import {
  getVendor,
  getVendorSummary,
  getVendorsById,
  listSavedVendors,
  listVendors,
  recommendVendors,
  saveVendor,
  searchVendors,
  unsaveVendor,
  VENDORS_ON_PAGE,
} from '@evenlight/contract/vendors/vendor';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import { requireMember } from '../accounts/access.ts';
import { plansOf } from '../plans/plan-store.ts';
import { countListed } from './counting.ts';
import { type Asked, withNumberOfCity } from './fitting.ts';
import { lookFor } from './look-for.ts';
import { readSearch } from './reading.ts';
import { inputOf, recommended } from './recommend.ts';
import { dropSaved, keepSaved, savedIds } from './saved.ts';
import { idsThatFit } from './search.ts';
import { asWire, findVendorRow, findVendors, reviewsOf, summarize, vendorCities } from './store.ts';

// One answer stays small enough for a phone; the search pages through the rest.
const LIST_MAX = 500;

export function vendorRoutes(app: FastifyInstance) {
  searchRoutes(app);
  savedRoutes(app);
  serve(app, getVendorSummary, async ({ db }) => ({ ...(await summarize(db)), listed: await countListed(db) }));
  serve(app, getVendorsById, ({ db, query }) => findVendors(db, query.ids));
  serve(app, getVendor, async ({ db, params }) => {
    const row = await findVendorRow(db, params.vendorId);
    if (!row?.isListed) return refuse('vendor.not_found');
    return { ...asWire(row), reviews: await reviewsOf(db, params.vendorId) };
  });
}

function searchRoutes(app: FastifyInstance) {
  serve(app, listVendors, async ({ db, query, actor }) => {
    const asked = await askedBy(db, actor, query);
    return findVendors(db, await idsThatFit(db, asked, { limit: LIST_MAX, offset: 0 }));
  });

  serve(app, searchVendors, async ({ db, query: { page = 1, ...filters }, actor }) => {
    const asked = await askedBy(db, actor, filters);
    const offset = (page - 1) * VENDORS_ON_PAGE;
    const { ids, outOf, counts, estimated } = await lookFor(db, asked, { limit: VENDORS_ON_PAGE, offset });
    const total = counts[filters.category ?? 'all'];
    return {
      vendors: await findVendors(db, ids),
      pages: Math.min(VENDOR_PAGES_MAX, Math.max(1, Math.ceil(total / VENDORS_ON_PAGE))),
      marked: asked.reading?.marked ?? [],
      correctedTo: asked.reading?.correctedTo ?? null,
      total,
      outOf,
      page,
      counts,
      estimated,
      cities: await vendorCities(db),
    };
  });

  serve(app, recommendVendors, async ({ db, query: { page, ...filters }, actor, now }) => {
    const asked = await askedBy(db, actor, filters);
    const [plan] = (await plansOf(db, requireMember(actor).userId, now)).filter(({ archivedAt }) => !archivedAt);
    return recommended(db, asked, plan ? await inputOf(db, plan, now) : null);
  });
}

async function askedBy(db: Db, actor: Actor, asked: VendorFilters): Promise<Asked> {
  const filters = await withNumberOfCity(db, asked);
  if (filters.saved) requireMember(actor);
  const userId = actor.kind === 'member' ? actor.userId : null;
  return { filters, userId, reading: await readSearch(db, filters.search) };
}

function savedRoutes(app: FastifyInstance) {
  serve(app, listSavedVendors, async ({ db, actor }) => ({
    vendorIds: await savedIds(db, requireMember(actor).userId),
  }));
  serve(app, saveVendor, async ({ db, actor, params, now }) => ({
    vendorIds: await keepSaved(db, requireMember(actor).userId, params.vendorId, now),
  }));
  serve(app, unsaveVendor, async ({ db, actor, params, now }) => ({
    vendorIds: await dropSaved(db, requireMember(actor).userId, params.vendorId, now),
  }));
}
