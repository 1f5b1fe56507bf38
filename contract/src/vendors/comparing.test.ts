import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vendorCategories } from './categories.ts';
import { averagePrice, insightsOf, unitOfPrice } from './comparing.ts';

type Comparable = Parameters<typeof insightsOf>[0][number] & { name: string };

const aVendor = (name: string, facts: Partial<Comparable> = {}): Comparable => ({
  name,
  category: 'florists',
  location: 'Oakland',
  rating: null,
  reviewCount: 0,
  minPrice: null,
  maxPrice: null,
  priceRange: null,
  specialties: [],
  ...facts,
});

describe('what stands out among compared vendors', () => {
  test('is not said of one vendor alone, or of none', () => {
    expect(insightsOf([])).toBeNull();
    expect(insightsOf([aVendor('Rose', { rating: 5, reviewCount: 3 })])).toBeNull();
  });

  test('names who is rated best and who was reviewed most', () => {
    const found = insightsOf([
      aVendor('Rose', { rating: 4.5, reviewCount: 40 }),
      aVendor('Lily', { rating: 4.9, reviewCount: 2 }),
    ]);
    expect(found).toMatchObject({ bestRated: { name: 'Lily' }, mostReviewed: { name: 'Rose' } });
  });

  test('names the first of those who are equal', () => {
    const equal = { rating: 4.5, reviewCount: 8, minPrice: 200, maxPrice: 400 };
    expect(insightsOf([aVendor('Rose', equal), aVendor('Lily', equal)])).toMatchObject({
      bestRated: { name: 'Rose' },
      mostReviewed: { name: 'Rose' },
      mostAffordable: { name: 'Rose' },
      premium: { name: 'Rose' },
    });
  });

  test('leaves out prices and reviews that nobody has', () => {
    expect(insightsOf([aVendor('Rose'), aVendor('Lily', { minPrice: 0, maxPrice: 0 })])).toMatchObject({
      bestRated: null,
      mostReviewed: null,
      mostAffordable: null,
      premium: null,
    });
  });

  test('a price of zero is no bargain', () => {
    const found = insightsOf([
      aVendor('Rose', { minPrice: 0, maxPrice: 900 }),
      aVendor('Lily', { minPrice: 500, maxPrice: 700 }),
    ]);
    expect(found).toMatchObject({ mostAffordable: { name: 'Lily' }, premium: { name: 'Rose' } });
    expect(averagePrice({ minPrice: 0, maxPrice: 900 })).toBe(900);
    expect(averagePrice({ minPrice: 300, maxPrice: null })).toBe(300);
  });

  test('compares no price for a guest with a price for the whole', () => {
    const meal = { minPrice: 45, maxPrice: 90, priceRange: '$45–90 per guest' };
    const hall = { minPrice: 500, maxPrice: null, priceRange: 'From $500' };
    expect(insightsOf([aVendor('Meal', meal), aVendor('Hall', hall)])).toMatchObject({
      mostAffordable: null,
      premium: null,
    });
    const supper = { minPrice: 30, maxPrice: 40, priceRange: '$30–40 per guest' };
    expect(insightsOf([aVendor('Meal', meal), aVendor('Supper', supper), aVendor('Unpriced')])).toMatchObject({
      mostAffordable: { name: 'Supper' },
      premium: { name: 'Meal' },
    });
    expect(['$1,200–2,400', 'From $500', '$80', null, 'Pay what you can'].map(unitOfPrice)).toEqual(Array(5).fill(''));
    expect(unitOfPrice('From $1,250.50 Per hour ')).toBe('per hour');
  });

  test('says which specialties only one of them has, however they are written', () => {
    const found = insightsOf([
      aVendor('Rose', { specialties: ['Wreaths', 'Garlands'] }),
      aVendor('Lily', { specialties: ['wreaths ', 'Casket sprays'] }),
      aVendor('Iris', { specialties: ['WREATHS'] }),
    ]);
    expect(found?.onlyHere.map(({ vendor, specialties }) => [vendor.name, specialties])).toEqual([
      ['Rose', ['Garlands']],
      ['Lily', ['Casket sprays']],
    ]);
  });

  test('says what they have in common, and whether they are in several cities', () => {
    const together = insightsOf([aVendor('Rose'), aVendor('Lily')]);
    expect(together).toMatchObject({ sharedCategory: 'florists', isInSeveralCities: false });
    const apart = insightsOf([aVendor('Rose'), aVendor('Song', { category: 'music', location: 'Fremont' })]);
    expect(apart).toMatchObject({ sharedCategory: null, isInSeveralCities: true });
  });
});

describe('whatever vendors are compared', () => {
  const price = fc.option(fc.constantFrom(0, 100, 250, 900, 12_000), { nil: null });
  const anyVendor: fc.Arbitrary<Comparable> = fc.record({
    name: fc.string(),
    category: fc.constantFrom(...vendorCategories),
    location: fc.constantFrom('Oakland', 'Daly City'),
    rating: fc.option(fc.constantFrom(1, 3.25, 4.7, 5), { nil: null }),
    reviewCount: fc.nat(5),
    minPrice: price,
    maxPrice: price,
    priceRange: fc.constant(null),
    specialties: fc.array(fc.constantFrom('Wreaths', 'wreaths', 'Garlands', 'Live music', 'Halal'), { maxLength: 4 }),
  });
  const compared = fc.array(anyVendor, { minLength: 2, maxLength: 4 });

  test('nobody is rated better or costs less than the one who is named', () => {
    fc.assert(
      fc.property(compared, (vendors) => {
        const found = insightsOf(vendors);
        const prices = vendors.map(averagePrice).filter((figure) => figure !== null);
        if (prices.length === 0) expect([found?.mostAffordable, found?.premium]).toEqual([null, null]);
        else {
          expect(averagePrice(found?.mostAffordable ?? aVendor(''))).toBe(Math.min(...prices));
          expect(averagePrice(found?.premium ?? aVendor(''))).toBe(Math.max(...prices));
        }
        const counts = vendors.map(({ reviewCount }) => reviewCount);
        expect(found?.mostReviewed?.reviewCount ?? 0).toBe(Math.max(...counts));
        const ratings = vendors.flatMap(({ rating, reviewCount }) => (reviewCount > 0 && rating ? [rating] : []));
        expect(found?.bestRated?.rating ?? 0).toBe(Math.max(0, ...ratings));
      }),
    );
  });

  test('what only one offers is offered by no other', () => {
    fc.assert(
      fc.property(compared, (vendors) => {
        for (const { vendor, specialties } of insightsOf(vendors)?.onlyHere ?? []) {
          const others = vendors.filter((other) => other !== vendor).flatMap((other) => other.specialties);
          const said = others.map((specialty) => specialty.toLowerCase());
          for (const specialty of specialties) expect(said).not.toContain(specialty.toLowerCase());
        }
      }),
    );
  });
});
