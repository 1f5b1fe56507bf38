import { vendorCategories } from '@evenlight/contract/vendors/categories';
import type { VendorSearch } from '@evenlight/contract/vendors/search';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressShowing,
  addressWith,
  addressWithView,
  hasFilters,
  isMoreTyping,
  panelCount,
  searchIn,
  shownIn,
  viewIn,
  withFilters,
  withoutFilters,
} from './marketplace-address';

const address = (text: string) => new URLSearchParams(text);

const anyAsked = fc.record(
  {
    search: fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text && text !== ''),
    category: fc.constantFrom(...vendorCategories),
    faith: fc.constantFrom('christian', 'sikh', 'other'),
    city: fc.constantFrom('San Francisco', 'Daly City', 'San José'),
    minPrice: fc.nat(10_000),
    maxPrice: fc.nat(10_000),
    verified: fc.constant(true),
    featured: fc.constant(true),
    saved: fc.constant(true),
    sort: fc.constantFrom('rating', 'price-low', 'newest'),
    page: fc.integer({ min: 2, max: 50 }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<VendorSearch>;
const asked = anyAsked.filter(({ minPrice = 0, maxPrice = minPrice }) => minPrice <= maxPrice);

describe('what is asked, in the address bar', () => {
  test('is read by the names the API uses', () => {
    const text =
      'search=rose&category=florists&faith=hindu&city=San+Jose&minPrice=200&maxPrice=900&verified=true&featured=true&saved=true&sort=rating&page=2';
    expect(searchIn(address(text))).toEqual({
      search: 'rose',
      category: 'florists',
      faith: 'hindu',
      city: 'San Jose',
      minPrice: 200,
      maxPrice: 900,
      verified: true,
      featured: true,
      saved: true,
      sort: 'rating',
      page: 2,
    });
  });

  test('that makes no sense asks for nothing, and troubles nobody', () => {
    const text = 'category=castles&minPrice=many&maxPrice=-5&verified=perhaps&sort=luck&page=0&faith=';
    expect(searchIn(address(text))).toEqual({});
    expect(searchIn(address('verified=false&page=1&sort=featured'))).toEqual({});
    expect(searchIn(address('sort=relevance'))).toEqual({});
  });

  test('is rid of characters that nobody can type', () => {
    expect(searchIn(address('search=ro%00se%0A&category=flo%00rists'))).toEqual({
      search: 'rose',
      category: 'florists',
    });
    expect(searchIn(address('search=%00'))).toEqual({});
  });

  test('may name the higher price first', () => {
    expect(searchIn(address('minPrice=900&maxPrice=200'))).toEqual({ minPrice: 200, maxPrice: 900 });
  });

  test('leaves the rest of the address alone', () => {
    const next = addressWith({ city: 'Oakland' }, address('view=list&search=old&vendor=7'));
    expect(next.toString()).toBe('view=list&vendor=7&city=Oakland');
  });

  test('comes back as it was written', () => {
    fc.assert(
      fc.property(asked, (search) => {
        const written = addressWith(search, address('view=list'));
        expect(searchIn(address(written.toString()))).toEqual(search);
      }),
    );
  });

  test('is all gone after a reset, but for the order and what was saved', () => {
    fc.assert(
      fc.property(asked, (search) => {
        const { saved, sort } = search;
        expect(withoutFilters(search)).toEqual({ ...(saved && { saved }), ...(sort && { sort }) });
        expect(hasFilters(withoutFilters(search))).toBe(false);
      }),
    );
  });
});

describe('a change of filters', () => {
  test('begins on the first page again and drops what was emptied', () => {
    expect(withFilters({ page: 3, city: 'Oakland', search: 'rose' }, { city: undefined })).toEqual({ search: 'rose' });
  });

  test('keeps the order by relevance only while something is searched', () => {
    expect(withFilters({ search: 'rose', sort: 'featured' }, {})).toEqual({ search: 'rose', sort: 'featured' });
    expect(withFilters({ search: 'rose', sort: 'featured' }, { search: undefined })).toEqual({});
    expect(withFilters({ search: 'rose', sort: 'relevance' }, {})).toEqual({ search: 'rose' });
  });

  test('is more typing only in a box that had something in it', () => {
    expect(isMoreTyping({ search: 'ros' }, { search: 'rose' })).toBe(true);
    expect(isMoreTyping({}, { search: 'r' })).toBe(false);
    expect(isMoreTyping({ search: 'ros' }, { search: 'rose', city: 'Oakland' })).toBe(false);
    expect(isMoreTyping({ search: 'rose' }, { search: 'rose' })).toBe(false);
  });

  test('is more sliding only where a price was asked before', () => {
    expect(isMoreTyping({ minPrice: 0, maxPrice: 900 }, { minPrice: 0, maxPrice: 800 })).toBe(true);
    expect(isMoreTyping({}, { minPrice: 0, maxPrice: 900 })).toBe(false);
    expect(isMoreTyping({ minPrice: 0, maxPrice: 900 }, {})).toBe(false);
  });

  test('counts what the side panel filters by; a price is one filter', () => {
    expect(panelCount({ minPrice: 100, maxPrice: 900, verified: true, search: 'rose', category: 'music' })).toBe(2);
  });
});

test('the way of looking and the shown vendor stand in the address, and go out of it', () => {
  const id = '0199d0a0-0000-7000-8000-000000000001';
  const looked = addressWithView('list', address('city=Oakland'));
  expect(viewIn(looked)).toBe('list');
  expect(addressWithView('grid', looked).toString()).toBe('city=Oakland');
  expect(shownIn(address(`vendor=${id}`))).toBe(id);
  expect(shownIn(address('vendor=somebody'))).toBeUndefined();
  expect(addressShowing(null, address(`vendor=${id}&city=Oakland`)).toString()).toBe('city=Oakland');
});
