// Vendors as the marketplace answers with them.
import type { VendorId } from '@evenlight/contract/ids';
import { vendorCategories } from '@evenlight/contract/vendors/categories';
import type { VendorSearch } from '@evenlight/contract/vendors/search';
import {
  type FoundVendors,
  getVendorSummary,
  getVendorsById,
  listSavedVendors,
  recommendVendors,
  searchVendors,
  type Vendor,
} from '@evenlight/contract/vendors/vendor';
import { type FakeServer, fakeServer } from '../fake-server';

let vendors = 0;

export function aVendor(facts: Partial<Vendor> = {}): Vendor {
  vendors += 1;
  return {
    id: `0199d0a0-0000-7000-8000-${String(vendors).padStart(12, '0')}` as VendorId,
    name: `Lark Flowers ${vendors}`,
    category: 'florists',
    description: 'Flowers for every service.',
    rating: null,
    reviewCount: 0,
    location: 'Oakland',
    phone: '(510) 555-0100',
    email: 'lark@example.org',
    priceRange: null,
    specialties: [],
    image: null,
    website: null,
    verified: true,
    featured: false,
    faithTraditions: [],
    minPrice: null,
    maxPrice: null,
    businessType: 'Florist',
    responseTime: null,
    responseMinutes: null,
    completedJobs: 0,
    hours: 'Every day',
    license: null,
    isSample: false,
    createdAt: '2026-01-05T10:00:00Z',
    ...facts,
  };
}

/** One page of them, as many in each category as there are. */
export function found(listed: readonly Vendor[], more: Partial<FoundVendors> = {}): FoundVendors {
  const counts = Object.fromEntries(
    vendorCategories.map((one) => [one, listed.filter(({ category }) => category === one).length]),
  );
  return {
    vendors: [...listed],
    total: listed.length,
    outOf: listed.length,
    page: 1,
    pages: 1,
    counts: { all: listed.length, ...counts } as FoundVendors['counts'],
    estimated: [],
    marked: [],
    correctedTo: null,
    cities: [...new Set(listed.map(({ location }) => location))].sort(),
    ...more,
  };
}

type Asked = { listed: readonly Vendor[]; search?: (query: VendorSearch) => FoundVendors };

/** The marketplace for a visitor: words are looked for in names, and the category counts. */
export function marketplaceOf({ listed, search = (query) => found(fitting(listed, query)) }: Asked): FakeServer {
  return fakeServer()
    .refuses(listSavedVendors, 'session.required')
    .answers(getVendorSummary, { listed: 51, verified: 46, averageRating: 4.62, servesAllTraditions: true })
    .answers(searchVendors, ({ query }) => search(query))
    .answers(getVendorsById, ({ query }) => query.ids.flatMap((id) => listed.find((vendor) => vendor.id === id) ?? []));
}

/** The same for somebody who is signed in, with nothing saved and nothing recommended. */
export function marketplaceOfMember(asked: Asked): FakeServer {
  return marketplaceOf(asked).answers(listSavedVendors, { vendorIds: [] }).answers(recommendVendors, []);
}

function fitting(listed: readonly Vendor[], { search, category }: VendorSearch): Vendor[] {
  return listed
    .filter((vendor) => !category || vendor.category === category)
    .filter(({ name }) => !search || name.toLowerCase().includes(search.toLowerCase()));
}
