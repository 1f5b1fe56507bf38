import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressWith,
  hasFilters,
  isMoreTyping,
  searchIn,
  type VenueSearch,
  withFilters,
  withoutFilters,
} from './filter-address';

const address = (text: string) => new URLSearchParams(text);

describe('filters in the address bar', () => {
  test('are read by the names the API uses', () => {
    expect(
      searchIn(
        address(
          'search=garden&type=secular&faithTradition=hindu&location=San+Jose&minCapacity=80&maxCost=250000&date=2026-12-01&availability=available&page=2',
        ),
      ),
    ).toEqual({
      search: 'garden',
      type: 'secular',
      faithTradition: 'hindu',
      location: 'San Jose',
      minCapacity: 80,
      maxCost: 250_000,
      date: '2026-12-01',
      availability: 'available',
      page: 2,
    });
  });

  test('that make no sense ask for nothing, and trouble nobody', () => {
    expect(searchIn(address('type=castle&minCapacity=many&maxCost=-5&date=soon&page=0'))).toEqual({});
  });

  test('that are missing ask for what is usual, and empty ones for nothing', () => {
    const usual = { date: '2026-12-01', faithTradition: 'sikh' } as const;
    expect(searchIn(address(''), usual)).toEqual(usual);
    expect(searchIn(address('date=&faithTradition='), usual)).toEqual({});
    expect(searchIn(address('date=2027-01-05'), usual)).toEqual({ date: '2027-01-05', faithTradition: 'sikh' });
  });

  test('leave the rest of the address alone', () => {
    const next = addressWith({ location: 'Oakland' }, address('plan_id=7&search=old'));
    expect(next.get('plan_id')).toBe('7');
    expect(next.get('location')).toBe('Oakland');
    expect(next.has('search')).toBe(false);
  });

  const asked = fc.record(
    {
      search: fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text),
      type: fc.constantFrom('religious', 'secular', 'traditional'),
      faithTradition: fc.constantFrom('christian', 'sikh', 'secular', 'other'),
      location: fc.constantFrom('San Francisco', 'Daly City', 'San José'),
      minCapacity: fc.nat(100_000),
      maxCost: fc.nat(100_000_000),
      date: fc.constantFrom('2026-12-01', '2027-02-28'),
      availability: fc.constantFrom('available', 'pending', 'booked'),
      page: fc.integer({ min: 1, max: 20 }),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<VenueSearch>;
  const usual = fc.constantFrom({}, { date: '2026-12-01' }, { faithTradition: 'sikh' as const, date: '2027-03-03' });

  test('come back as they were written, whatever is usual', () => {
    fc.assert(
      fc.property(asked, usual, (search, usual) => {
        const written = addressWith(search, address('plan_id=7'), usual);
        expect(searchIn(address(written.toString()), usual)).toEqual(search);
      }),
    );
  });
});

describe('a change of filters', () => {
  test('begins on the first page again and drops what was emptied', () => {
    expect(withFilters({ page: 3, location: 'Oakland', search: 'hall' }, { location: undefined })).toEqual({
      search: 'hall',
    });
  });

  test('takes all filters away and leaves the day, which is the plan’s', () => {
    expect(withoutFilters({ page: 2, search: 'hall', date: '2026-12-01' })).toEqual({ date: '2026-12-01' });
    expect(withoutFilters({ search: 'hall' })).toEqual({});
    expect(hasFilters({ date: '2026-12-01', page: 2 })).toBe(false);
    expect(hasFilters({ date: '2026-12-01', location: 'Oakland' })).toBe(true);
  });

  test('is more typing only in a box that had something in it', () => {
    expect(isMoreTyping({ search: 'gar' }, { search: 'garden' })).toBe(true);
    expect(isMoreTyping({}, { search: 'g' })).toBe(false);
    expect(isMoreTyping({ location: 'Oakland' }, { location: 'Berkeley' })).toBe(false);
    expect(isMoreTyping({ search: 'gar' }, { search: 'garden', type: 'secular' })).toBe(false);
  });
});
