// How long the search of the marketplace takes at the server with 1,000, 10,000 and 100,000 vendors, counts included,
// against the same server's plainest answer. Target: every question under 50 ms at the 95th percentile on two cores.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { faithTraditions } from '../contract/src/traditions.ts';
import { vendorCategories } from '../contract/src/vendors/categories.ts';
import { vendorCities } from '../contract/src/vendors/vendor.ts';
import { keepVendors } from '../server/src/features/vendors/keep-vendors.ts';
import { findRunningPostgres } from '../server/src/platform/database/running-postgres.ts';
import { DATABASE } from '../server/src/platform/world.ts';
import { openRunningHouse } from '../server/src/testing/open-running-house.ts';
import { startServerProcess } from '../server/src/testing/server-process.ts';
import { median, percentile } from './tools/asking.mjs';

const SIZES = [1_000, 10_000, 100_000];
const TIMES = 60;
const TARGET_MS = 50;
const WORDS = [
  'funeral memorial service family care gentle garden white lily rose music harp choir string quartet',
  'hearse motorcade shuttle catering vegetarian kosher halal langar burial cremation water natural',
  'green chapel rites priest imam rabbi minister incense lamp cloth shroud casket urn portrait film',
  'livestream print booklet counselling grief children group evening home visit weekend bilingual',
  'spanish mandarin hindi punjabi tagalog quiet simple honest prices flowers wreath spray arrangement',
  'delivery oakland berkeley bay hills mission sunset',
].flatMap((line) => line.split(' '));

// Real listings have words by the thousand, many with the same endings; names and places that nobody else has; addresses.
const SYLLABLES = 'ba ber cal do fen gar hi jo kel lo mar ni or pe qui ra sol tam ur ve wil yo za'.split(' ');
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

const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-bench-'));
const env = { DATA_DIR: dataDir, NODE_ENV: 'development', SAMPLE_DATA: 'false' };
const house = await startServerProcess(env);
const runningHouse = await openRunningHouse(env);
try {
  let filled = 0;
  for (const size of SIZES) {
    await fill(runningHouse.db, size - filled);
    filled = size;
    console.log(`\n${size.toLocaleString('en-US')} vendors`);
    console.table(await measure());
  }
} finally {
  await runningHouse.close();
  await house.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

async function measure() {
  const plain = await times('/healthz');
  const rows = [];
  for (const [question, query] of Object.entries(questions)) {
    const path = `/api/vendors/search?${query}`;
    const { total, correctedTo } = await (await fetch(house.address + path)).json();
    const taken = await times(path);
    rows.push({
      question: correctedTo ? `${question} (${correctedTo})` : question,
      found: total,
      'median ms': round(taken.median),
      'p95 ms': round(taken.p95),
      'times a plain answer': round(taken.median / plain.median),
      [`under ${TARGET_MS} ms`]: taken.p95 < TARGET_MS ? 'yes' : 'NO',
    });
  }
  return rows;
}

async function times(path) {
  const taken = [];
  for (let time = 0; time < TIMES; time += 1) {
    const start = performance.now();
    const answer = await fetch(house.address + path);
    await answer.arrayBuffer();
    taken.push(performance.now() - start);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  }
  return { median: median(taken), p95: percentile(taken, 0.95) };
}

function round(number) {
  return Number(number.toFixed(1));
}

async function fill(db, count) {
  const made = Array.from({ length: count }, aVendor);
  for (let start = 0; start < made.length; start += 5_000) {
    const some = made.slice(start, start + 5_000);
    await db.transaction((db) => keepVendors(db, some));
  }
  // As autovacuum does after so many changes; the bench should not wait for its turn. Only the owner may.
  const owner = new pg.Client(await findRunningPostgres(join(dataDir, 'database'), DATABASE));
  await owner.connect();
  await owner.query('vacuum (analyze) vendors, vendor_search_index, vendor_words');
  await owner.end();
}

function aVendor() {
  const [minCents, more] = [Math.floor(Math.random() * 80) * 10_000, Math.floor(Math.random() * 50) * 10_000];
  const hasPrice = Math.random() > 0.12;
  return {
    id: randomUUID(),
    name: `${capital(some(3))} ${randomUUID().slice(0, 6)}`,
    category: pick(vendorCategories),
    description: `${capital(some(24))}.${Math.random() < 0.0005 ? ' Ocotillo.' : ''}`,
    location: pick(vendorCities),
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

function anyWord() {
  const chance = Math.random();
  if (chance < 0.7) return pick(WORDS);
  return chance < 0.99 ? pick(RARE_WORDS) : `www.${pick(RARE_WORDS)}${pick(SYLLABLES)}.example`;
}

function pick(list) {
  return list[Math.floor(Math.random() * list.length)];
}

function some(count) {
  return Array.from({ length: count }, anyWord).join(' ');
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
