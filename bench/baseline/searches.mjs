// The two searches the common way: a filter made of conditions, one page, and counts beside it.
import { col, fn, Op } from 'sequelize';
import { inDollars } from '../../contract/src/money.ts';
import { vendorCategories } from '../../contract/src/vendors/categories.ts';
import { VENDOR_PAGES_MAX } from '../../contract/src/vendors/search.ts';
import { VENDORS_ON_PAGE } from '../../contract/src/vendors/vendor.ts';
import { CREMATORIUM, VENUES_COUNTED_MAX, VENUES_ON_PAGE } from '../../contract/src/venues.ts';

export async function searchVenues({ Venue }, { faithTradition, location, minCapacity, page = 1 }) {
  const where = { isListed: true };
  if (location) where.location = location;
  if (minCapacity) where.capacity = { [Op.gte]: Number(minCapacity) };
  if (faithTradition && faithTradition !== 'secular') {
    const welcomes = { faithTraditions: { [Op.overlap]: [faithTradition, 'secular'] } };
    const mayBurn = faithTradition === 'hindu' || faithTradition === 'sikh';
    where[Op.or] = mayBurn ? [welcomes, { type: CREMATORIUM }] : [welcomes];
  }
  const { rows, count } = await Venue.findAndCountAll({
    where,
    order: ['name', 'id'],
    limit: VENUES_ON_PAGE,
    offset: (page - 1) * VENUES_ON_PAGE,
  });
  const total = Math.min(count, VENUES_COUNTED_MAX);
  const pages = Math.max(1, Math.ceil(total / VENUES_ON_PAGE));
  return { venues: rows.map(venueShown), total, isMore: count > total, page, pages };
}

function venueShown(row) {
  const { minCents, maxCents, isListed: _, rating, ...venue } = row.get({ plain: true });
  return {
    ...venue,
    rating: rating === null ? null : Number(rating),
    minCost: minCents,
    maxCost: maxCents,
    costRange: maxCents > minCents ? `${inDollars(minCents)}–${inDollars(maxCents).slice(1)}` : inDollars(minCents),
    basePrice: minCents / 100,
    availability: null,
    heldUntil: null,
  };
}

export async function searchVendors({ Vendor }, { category, city, page = 1 }) {
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
  const times = new Map(counted.map(({ category, count }) => [category, Number(count)]));
  const counts = Object.fromEntries(vendorCategories.map((name) => [name, times.get(name) ?? 0]));
  counts.all = Object.values(counts).reduce((sum, some) => sum + some, 0);
  const total = counts[category ?? 'all'];
  const pages = Math.min(VENDOR_PAGES_MAX, Math.max(1, Math.ceil(total / VENDORS_ON_PAGE)));
  const found = { marked: [], correctedTo: null, total, outOf, page, pages, counts, estimated: [] };
  return { vendors: rows.map(vendorShown), ...found };
}

function vendorShown(row) {
  const { minCents, maxCents, priceNote, isVerified, isFeatured, isListed: _, ...vendor } = row.get({ plain: true });
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

function priceRange({ minCents, maxCents, priceNote }) {
  if (minCents === null) return priceNote || null;
  const upTo = maxCents > minCents ? `${inDollars(minCents)}–${inDollars(maxCents).slice(1)}` : inDollars(minCents);
  return [maxCents === null ? `From ${inDollars(minCents)}` : upTo, priceNote].filter(Boolean).join(' ');
}

function inWords(minutes) {
  if (minutes <= 60) return 'an hour';
  const hours = Math.ceil(minutes / 60);
  return hours <= 24 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
}
