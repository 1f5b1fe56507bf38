// The search of the marketplace, against the same rules written down plainly, over random vendors and random questions.
import { faithTraditions } from '@evenlight/contract/traditions';
import { vendorCategories } from '@evenlight/contract/vendors/categories';
import {
  PRICE_SLIDER_MAX,
  VENDOR_SEARCH_MAX_LENGTH,
  type VendorFilters,
  vendorSorts,
} from '@evenlight/contract/vendors/search';
import { listVendors, saveVendor, searchVendors, VENDORS_ON_PAGE } from '@evenlight/contract/vendors/vendor';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { v5 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { sampleCities } from '../../sample-data/places.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { plainMarketplace } from '../../testing/plain-marketplace.ts';
import { categoriesCalled } from './category-words.ts';
import { countByCategory } from './counting.ts';
import { withNumberOfCity } from './fitting.ts';
import { keepVendors } from './keep-vendors.ts';
import { readSearch } from './reading.ts';
import { idsNamedSo, idsThatFit, rankedBySeveralWords } from './search.ts';
import { isInSample, SAMPLE_OF, vendorSearchIndex } from './tables.ts';
import { bareWord, wordsOf } from './terms.ts';
import { updateIndexedFigures } from './update-search-index.ts';

const SEED = 20_261_115;
const NAMESPACE = '5f0c7f3a-6d0e-4d0b-8f0a-3b1a5c1f9a78';
const lexicon = [
  'Flowers',
  'flower',
  'florist',
  'Florería',
  'arrangements',
  'arranged',
  'kosher',
  'catering,',
  'caterers',
  'halal',
  'Harp',
  'harpist',
  'string',
  'quartet',
  'hearse',
  'shuttle',
  'rites',
  'ritual',
  'lamp',
  'incense',
  'cloth',
  'quiet',
  'care.',
  'caring',
  'families',
  'family',
  '100%',
  'under_score',
  'back\\slash',
  '~fl',
  "O'Hara",
  'सेवा',
  'קדיש',
  '花',
  '🌿',
  'Ísland',
  `endless${'x'.repeat(430)}tail`,
];

const words = (min: number, max: number) =>
  fc.array(fc.constantFrom(...lexicon), { minLength: min, maxLength: max }).map((some) => some.join(' '));
const cents = fc.integer({ min: 0, max: 120 }).map((hundreds) => hundreds * 10_000);

const listing = fc.record({
  name: words(1, 3),
  description: words(0, 8),
  specialties: fc.array(words(1, 2), { maxLength: 4 }),
  category: fc.constantFrom(...vendorCategories),
  location: fc.constantFrom(...sampleCities),
  faiths: fc.subarray([...faithTraditions]),
  prices: fc.option(fc.tuple(cents, fc.option(cents))),
  isVerified: fc.boolean(),
  isFeatured: fc.boolean(),
  rating: fc.option(fc.integer({ min: 100, max: 500 })),
  reviewCount: fc.integer({ min: 0, max: 4 }),
  createdDay: fc.integer({ min: 0, max: 5 }),
});

function rowOf(made: typeof listing extends fc.Arbitrary<infer Made> ? Made : never, at: number) {
  const { faiths, prices, createdDay, name, rating, ...rest } = made;
  const [minCents, more] = prices ?? [null, null];
  return {
    ...rest,
    name: `${name} ${at % 40}`,
    faithTraditions: faiths,
    id: uuid(String(at), NAMESPACE),
    minCents,
    maxCents: minCents === null || more === null ? null : minCents + more,
    priceNote: '',
    phone: '',
    email: 'a@b.example',
    website: null,
    image: null,
    businessType: '',
    hours: '',
    licenseNumber: null,
    licenseCheckedOn: null,
    isSample: false,
    isListed: at % 11 !== 0,
    rating: rating === null ? null : rating / 100,
    createdAt: new Date(Date.UTC(2026, 0, 1 + createdDay)),
  };
}

const house = await openTestHouse();
const { db } = house.world;
const made = fc.sample(listing, { numRuns: 150, seed: SEED }).map(rowOf);
const unique = [...new Map(made.map((row) => [`${row.location} ${row.name}`, row])).values()];
await keepVendors(db, unique);
await updateIndexedFigures(
  db,
  unique.map(({ id }) => id),
);

const member = await house.aMember();
const all = await member(listVendors, { query: { sort: 'newest' } });
const saved = all.slice(0, 17).map(({ id }) => id);
for (const vendorId of saved) await member(saveVendor, { params: { vendorId } });

// Typed as it stands, in pieces, with other endings, and mistyped.
const typos = ['flwoers', 'flowres', 'catring', 'qartet', 'incence', 'harpst', 'familes', 'zzzzzz', 'flor', 'arrange'];
const piece = fc
  .tuple(fc.constantFrom(...lexicon), fc.nat(8), fc.integer({ min: 1, max: 6 }))
  .map(([word, start, length]) =>
    Array.from(word)
      .slice(start, start + length)
      .join(''),
  );
const typed = fc.oneof(piece, fc.constantFrom(...lexicon.map((word) => word.slice(0, 60)), ...typos));
const question: fc.Arbitrary<VendorFilters> = fc.record(
  {
    search: fc.array(typed, { maxLength: 4 }).map((some) => some.join(' ').slice(0, VENDOR_SEARCH_MAX_LENGTH).trim()),
    category: fc.constantFrom(...vendorCategories),
    faith: fc.constantFrom(...faithTraditions),
    city: fc.constantFrom(...sampleCities),
    minPrice: fc.integer({ min: 0, max: 40 }).map((hundreds) => hundreds * 100),
    maxPrice: fc.integer({ min: 20, max: PRICE_SLIDER_MAX / 100 }).map((hundreds) => hundreds * 100),
    verified: fc.boolean(),
    featured: fc.boolean(),
    saved: fc.boolean(),
    sort: fc.constantFrom(...vendorSorts),
  },
  { requiredKeys: [] },
);

/** PostgreSQL's own knowledge of English endings, one word after the other. */
const stems = new Map<string, string | undefined>();
async function learnStems(some: readonly string[]) {
  const { rows } = await db.execute<{ word: string; stem: string | null }>(
    sql`select word, (ts_lexize('english_stem', word))[1] as stem from unnest(${sql.param(some)}::text[]) word`,
  );
  for (const { word, stem } of rows) stems.set(word, stem ?? undefined);
}

const plain = plainMarketplace(all, (word) => stems.get(word), categoriesCalled);
await learnStems(plain.vocabulary.map(bareWord));

test('what is found, in which order, and how many there are in each category is what the plain rules say', async () => {
  await fc.assert(
    fc.asyncProperty(question, async (asked) => {
      await learnStems(wordsOf(asked.search ?? '').map(bareWord));
      const expected = plain.find(asked, saved);
      const first = await member(searchVendors, { query: asked });
      expect(first.counts).toEqual(expected.counts);
      expect(first.correctedTo).toBe(expected.correctedTo);
      expect(first.total).toBe(expected.ids.length);
      expect(first.outOf).toBe(all.length);
      expect(first.vendors.map(({ id }) => id)).toEqual(expected.ids.slice(0, VENDORS_ON_PAGE));
      if (first.pages < 2) return;
      const second = await member(searchVendors, { query: { ...asked, page: 2 } });
      expect(second.vendors.map(({ id }) => id)).toEqual(expected.ids.slice(VENDORS_ON_PAGE, 2 * VENDORS_ON_PAGE));
    }),
    { seed: SEED, numRuns: 400 },
  );
}, 120_000);

test('going through a crowd in order finds the same vendors as asking the index for each of them', async () => {
  const isCrowd = { fitting: 1_000_000, listed: 1 };
  await fc.assert(
    fc.asyncProperty(question, async ({ saved: _, ...filters }) => {
      await learnStems(wordsOf(filters.search ?? '').map(bareWord));
      const reading = await readSearch(db, filters.search);
      const asked = { filters: await withNumberOfCity(db, filters), userId: null, reading };
      const found = await idsThatFit(db, asked, { limit: 10, offset: 5 }, isCrowd);
      expect(found).toEqual(plain.find(filters).ids.slice(5, 15));
    }),
    { seed: SEED, numRuns: 200 },
  );
}, 60_000);

test('those that have every word in their name are the first of all that fit', async () => {
  const fromNames = fc.constantFrom(...all).map(({ name }) => name.split(' ').reverse().join(' '));
  let times = 0;
  await fc.assert(
    fc.asyncProperty(fromNames, fc.boolean(), async (search, verified) => {
      const filters = { search: search.slice(0, VENDOR_SEARCH_MAX_LENGTH), verified };
      await learnStems(wordsOf(search).map(bareWord));
      const asked = rankedBySeveralWords({ filters, userId: null, reading: await readSearch(db, filters.search) });
      if (!asked) return;
      const found = await idsNamedSo(db, asked, { limit: 10, offset: 0 });
      times += found.length;
      expect(found).toEqual(plain.find(filters).ids.slice(0, found.length));
    }),
    { seed: SEED, numRuns: 100 },
  );
  expect(times).toBeGreaterThan(20);
}, 60_000);

test('a large category is estimated from the sample, a small one is counted', async () => {
  const filters = { verified: true };
  const sampled = vendorCategories.map((category) => (category === 'music' ? 1_234 : 3));
  const { counts, estimated } = await countByCategory(db, { filters, reading: null, userId: null }, sampled);
  const expected = plain.find(filters).counts;
  expect(estimated).toEqual(['all', 'music']);
  expect(counts).toEqual({ ...expected, music: 9_900, all: expect.any(Number) });
  expect(Math.abs(counts.all - 9_900)).toBeLessThan(200);
});

test('the two samples hold about an eighth of all vendors each', async () => {
  const inSample = await Promise.all(
    (['of searches', 'of filters'] as const).map((sample) =>
      db.$count(vendorSearchIndex, isInSample(vendorSearchIndex.vendorId, sample)),
    ),
  );
  for (const times of inSample) expect(times / all.length).toBeCloseTo(1 / SAMPLE_OF, 1);
});
