// How long the search of the marketplace takes at the server with 1,000, 10,000 and 100,000 vendors, counts included,
// against the same server's plainest answer. Target: every question under 50 ms at the 95th percentile on two cores.
import { randomUUID } from 'node:crypto';
import { faithTraditions } from '../contract/src/traditions.ts';
import { vendorCategories } from '../contract/src/vendors/categories.ts';
import { searchVendors } from '../contract/src/vendors/vendor.ts';
import { keepVendors } from '../server/src/features/vendors/keep-vendors.ts';
import type { vendors } from '../server/src/features/vendors/tables.ts';
import type { Db } from '../server/src/platform/database/database.ts';
import { sampleCities } from '../server/src/sample-data/places.ts';
import { COMMON_WORDS, capital, SYLLABLES } from './growth/vendor-texts.ts';
import { openBenchHouse } from './tools/bench-house.ts';
import { elementOf } from './tools/element-of.ts';
import { rounded } from './tools/figures.ts';
import { openOwner } from './tools/open-owner.ts';
import { timesOf } from './tools/times-of.ts';

const SIZES = [1_000, 10_000, 100_000];
const TIMES = 60;
const TARGET_MS = 50;
const WORDS = [...COMMON_WORDS, 'delivery', 'oakland', 'berkeley', 'bay', 'hills', 'mission', 'sunset'];

// Real listings have words by the thousand, many with the same endings; names and places that nobody else has; addresses.
const ENDINGS = ['', '', 's', 'ed', 'ing', 'tion', 'tions', 'ations', 'ment', 'ments', 'ly', ','];
const RARE_WORDS = Array.from({ length: 30_000 }, (_, at) => {
  const stem = [at % 23, Math.floor(at / 23) % 23, Math.floor(at / 529) % 23].map((place) => SYLLABLES[place]).join('');
  return stem + ENDINGS[at % ENDINGS.length];
});

const questions = {
  'first page': '',
  'last page': 'page=40',
  'rare word': 'search=ocotillo',
  'common word': 'search=funeral',
  'piece of a common word': 'search=uner',
  'one letter': 'search=a',
  'two letters': 'search=fl',
  'three letters': 'search=flo',
  'three words': 'search=white%20lily%20garden',
  'another ending': 'search=arranging',
  misspelled: 'search=flwoers',
  'nothing like it': 'search=xqzzyk',
  'piece of many words': 'search=tion',
  'longer piece of many words': 'search=ations',
  'web addresses': 'search=.exam',
  'single letters': 'search=a%20e%20i%20o%20n%20r%20s%20t',
  'a name': 'search=gentle%20harp',
  category: 'category=florists',
  faith: 'faith=muslim',
  city: 'city=Oakland',
  prices: 'minPrice=500&maxPrice=4000',
  'verified and featured': 'verified=true&featured=true',
  'by rating': 'sort=rating',
  'cheapest first': 'sort=price-low',
  'dearest first': 'sort=price-high',
  'most reviews': 'sort=popularity',
  newest: 'sort=newest',
  'common word by price': 'search=funeral&sort=price-low',
  'one letter, newest': 'search=a&sort=newest',
  everything:
    'search=gar&category=music&faith=sikh&city=Fremont&minPrice=200&maxPrice=8000&verified=true&sort=popularity',
};

const house = await openBenchHouse({ SAMPLE_DATA: 'false' });
try {
  let filled = 0;
  for (const size of SIZES) {
    await fill(house.runningHouse.db, size - filled);
    filled = size;
    console.log(`\n${size.toLocaleString('en-US')} vendors`);
    console.table(await measure());
  }
} finally {
  await house.close();
}

async function measure() {
  const plain = await timesOf(house.address, '/healthz', TIMES);
  const rows = [];
  for (const [question, query] of Object.entries(questions)) {
    const path = `/api/vendors/search?${query}`;
    const { total, correctedTo } = searchVendors.returns.parse(await (await fetch(house.address + path)).json());
    const taken = await timesOf(house.address, path, TIMES);
    rows.push({
      question: correctedTo ? `${question} (${correctedTo})` : question,
      found: total,
      'median ms': rounded(taken.median),
      'p95 ms': rounded(taken.p95),
      'times a plain answer': rounded(taken.median / plain.median),
      [`under ${TARGET_MS} ms`]: taken.p95 < TARGET_MS ? 'yes' : 'NO',
    });
  }
  return rows;
}

async function fill(db: Db, count: number): Promise<void> {
  const made = Array.from({ length: count }, aVendor);
  for (let start = 0; start < made.length; start += 5_000) {
    const some = made.slice(start, start + 5_000);
    await db.transaction((db) => keepVendors(db, some));
  }
  // As autovacuum does after so many changes; the bench should not wait for its turn. Only the owner may.
  const owner = await openOwner(house.dataDir);
  await owner.query('vacuum (analyze) vendors, vendor_search_index, vendor_words');
  await owner.end();
}

function aVendor(): typeof vendors.$inferInsert {
  const [minCents, more] = [Math.floor(Math.random() * 80) * 10_000, Math.floor(Math.random() * 50) * 10_000];
  const hasPrice = Math.random() > 0.12;
  return {
    id: randomUUID(),
    name: `${capital(some(3))} ${randomUUID().slice(0, 6)}`,
    category: pick(vendorCategories),
    description: `${capital(some(24))}.${Math.random() < 0.0005 ? ' Ocotillo.' : ''}`,
    location: pick(sampleCities),
    specialties: [some(2), some(2), some(2), some(1)],
    faithTraditions: faithTraditions.filter(() => Math.random() < 0.4),
    minCents: hasPrice ? minCents : null,
    maxCents: hasPrice && Math.random() < 0.8 ? minCents + more : null,
    isVerified: Math.random() < 0.93,
    isFeatured: Math.random() < 0.05,
    createdAt: new Date(Date.UTC(2026, 0, 1) - Math.random() * 900 * 86_400_000),
    phone: '(415) 555-0101',
    email: 'a@bench.example',
    website: null,
    image: null,
    priceNote: '',
    businessType: 'Company',
    hours: '',
    licenseNumber: null,
    licenseCheckedOn: null,
    isSample: false,
    isListed: true,
    // Counted from dealings and reviews in the product; a million of those would only make the filling slow.
    rating: Math.random() < 0.9 ? 3.5 + Math.floor(Math.random() * 150) / 100 : null,
    reviewCount: Math.floor(Math.random() * 40),
    responseMinutes: Math.floor(Math.random() * 3_000),
  };
}

function anyWord(): string {
  const chance = Math.random();
  if (chance < 0.7) return pick(WORDS);
  return chance < 0.99 ? pick(RARE_WORDS) : `www.${pick(RARE_WORDS)}${pick(SYLLABLES)}.example`;
}

function pick<Item>(list: readonly Item[]): Item {
  return elementOf(list, Math.floor(Math.random() * list.length));
}

function some(count: number): string {
  return Array.from({ length: count }, anyWord).join(' ');
}
