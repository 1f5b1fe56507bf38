// The two searches the common way: a filter made of conditions, one page, and counts beside it.
import { col, fn, Op, type WhereOptions } from 'sequelize';
import { inDollars } from '../../contract/src/money.ts';
import { vendorCategories } from '../../contract/src/vendors/categories.ts';
import { VENDOR_PAGES_MAX } from '../../contract/src/vendors/search.ts';
import { VENDORS_ON_PAGE } from '../../contract/src/vendors/vendor.ts';
import { CREMATORIUM, VENUES_COUNTED_MAX, VENUES_ON_PAGE } from '../../contract/src/venues.ts';
import { sum } from '../tools/figures.ts';
import type { Models, RowOf } from './models.ts';

/** As it stands in the address. */
type Query = Partial<Record<string, string>>;

export async function searchVenues({ Venue }: Models, query: Query) {
  const { faithTradition, location, minCapacity } = query;
  const page = Number(query.page ?? 1);
  const conditions: WhereOptions<RowOf<Models['Venue']>>[] = [{ isListed: true }];
  if (location) conditions.push({ location });
  if (minCapacity) conditions.push({ capacity: { [Op.gte]: Number(minCapacity) } });
  if (faithTradition && faithTradition !== 'secular') {
    const welcomes = { faithTraditions: { [Op.overlap]: [faithTradition, 'secular'] } };
    const mayBurn = faithTradition === 'hindu' || faithTradition === 'sikh';
    conditions.push({ [Op.or]: mayBurn ? [welcomes, { type: CREMATORIUM }] : [welcomes] });
  }
  const { rows, count } = await Venue.findAndCountAll({
    where: { [Op.and]: conditions },
    order: ['name', 'id'],
    limit: VENUES_ON_PAGE,
    offset: (page - 1) * VENUES_ON_PAGE,
  });
  const total = Math.min(count, VENUES_COUNTED_MAX);
  const pages = Math.max(1, Math.ceil(total / VENUES_ON_PAGE));
  return { venues: rows.map((row) => venueShown(row.get({ plain: true }))), total, isMore: count > total, page, pages };
}

function venueShown({ minCents, maxCents, isListed: _, rating, ...venue }: RowOf<Models['Venue']>) {
  return {
    ...venue,
    rating: rating === null ? null : Number(rating),
    minCost: minCents,
    maxCost: maxCents,
    costRange: fromTo(minCents, maxCents),
    basePrice: minCents / 100,
    availability: null,
    heldUntil: null,
  };
}

export async function searchVendors({ Vendor }: Models, { category, city, page: asked }: Query) {
  const page = Number(asked ?? 1);
  const open = { isListed: true, ...(city ? { location: city } : {}) };
  const [rows, counted, outOf] = await Promise.all([
    Vendor.findAll({
      where: { ...open, ...(category ? { category } : {}) },
      order: [
        ['isFeatured', 'DESC'],
        ['rating', 'DESC NULLS LAST'],
        [fn('lower', col('name')), 'ASC'],
        ['id', 'ASC'],
      ],
      limit: VENDORS_ON_PAGE,
      offset: (page - 1) * VENDORS_ON_PAGE,
    }),
    Vendor.count({ where: open, group: ['category'] }),
    Vendor.count({ where: { isListed: true } }),
  ]);
  const times = new Map(counted.map((group) => [group.category, group.count]));
  const ofCategories = Object.fromEntries(vendorCategories.map((name) => [name, times.get(name) ?? 0]));
  const all = sum(Object.values(ofCategories));
  const counts = { ...ofCategories, all };
  const total = category ? (times.get(category) ?? 0) : all;
  const pages = Math.min(VENDOR_PAGES_MAX, Math.max(1, Math.ceil(total / VENDORS_ON_PAGE)));
  const found = { marked: [], correctedTo: null, total, outOf, page, pages, counts, estimated: [] };
  return { vendors: rows.map((row) => vendorShown(row.get({ plain: true }))), ...found };
}

function vendorShown(row: RowOf<Models['Vendor']>) {
  const { minCents, maxCents, priceNote, isVerified, isFeatured, isListed: _, ...vendor } = row;
  const { licenseNumber, licenseCheckedOn, rating, responseMinutes, ...rest } = vendor;
  return {
    ...rest,
    responseMinutes,
    rating: rating === null ? null : Number(rating),
    priceRange: priceRange({ minCents, maxCents, priceNote }),
    verified: isVerified,
    featured: isFeatured,
    minPrice: minCents === null ? null : minCents / 100,
    maxPrice: maxCents === null ? null : maxCents / 100,
    responseTime: responseMinutes === null ? null : `Usually answers within ${inWords(responseMinutes)}`,
    license: licenseNumber === null ? null : { number: licenseNumber, checkedOn: licenseCheckedOn },
  };
}

type Prices = { minCents: number | null; maxCents: number | null; priceNote: string };

function priceRange({ minCents, maxCents, priceNote }: Prices): string | null {
  if (minCents === null) return priceNote || null;
  const range = maxCents === null ? `From ${inDollars(minCents)}` : fromTo(minCents, maxCents);
  return [range, priceNote].filter(Boolean).join(' ');
}

function inWords(minutes: number): string {
  if (minutes <= 60) return 'an hour';
  const hours = Math.ceil(minutes / 60);
  return hours <= 24 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
}

function fromTo(minCents: number, maxCents: number): string {
  return maxCents > minCents ? `${inDollars(minCents)}–${inDollars(maxCents).slice(1)}` : inDollars(minCents);
}
