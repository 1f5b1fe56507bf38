// Which paths are let in when there is too much to do, which pages are the same for every visitor, and which reads may come
// from a replica.
import { listAddons, listPackages } from '@evenlight/contract/catalogue';
import type { Endpoint } from '@evenlight/contract/endpoint';
import { listDatedFacts } from '@evenlight/contract/facts';
import { getMemorialPage, listTributes } from '@evenlight/contract/memorials/page';
import { publicPages } from '@evenlight/contract/public-pages';
import { listResources, readResource } from '@evenlight/contract/resources';
import {
  getVendor,
  getVendorSummary,
  getVendorsById,
  listVendors,
  searchVendors,
} from '@evenlight/contract/vendors/vendor';
import { findAlternatives, getVenue, listVenues, searchVenues } from '@evenlight/contract/venues';

/** Where somebody in danger finds the lines that answer, or writes to us. */
export const lastToClose = ['/support', '/grief-support', '/emotional-support', '/api/support', '/api/opening-hours'];

const { landing, about, services, safety, privacy, terms, accessibility } = publicPages;

/**
 * Static pages in which nothing is anybody's: they change with the code alone. What they show besides, opening hours and the
 * stories on the first page, may be a moment old; browsers keep the stories for longer than that themselves.
 */
export const pagesForAll: ReadonlySet<string> = new Set(
  [landing, about, services, safety, privacy, terms, accessibility].map(({ path }) => path),
);

/**
 * What visitors read and may be a moment old. A memorial is not simply one of them: whether it may be seen is always asked
 * of the database itself, and so is its content until a replica has seen its last change (memorials/page/page-store.ts).
 */
export const publicReads: ReadonlySet<Endpoint> = new Set<Endpoint>([
  listVenues,
  searchVenues,
  getVenue,
  findAlternatives,
  listVendors,
  searchVendors,
  getVendorSummary,
  getVendorsById,
  getVendor,
  listPackages,
  listAddons,
  listDatedFacts,
  listResources,
  readResource,
  getMemorialPage,
  listTributes,
]);
