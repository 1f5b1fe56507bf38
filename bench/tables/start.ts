// Start: how long `npm start` takes to the first page, what the server process weighs at rest and after many requests, and
// how many packages production installs.
import { readFile, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/src/testing/server-process.ts';
import type { Findings, Say, Table } from '../report/table.ts';
import { askTimes } from '../tools/asking.ts';
import { newDataDir, settingsOf } from '../tools/bench-house.ts';
import { elementOf } from '../tools/element-of.ts';
import { median } from '../tools/figures.ts';
import { productionPackages } from '../tools/production-packages.ts';
import { megabytesOf, type StartedHouse, serverProcess, startUntilPage } from '../tools/started-house.ts';

export const table: Table = { name: 'start', title: 'Start and memory', measure };

const STARTS = 3;
const REQUESTS = process.env.BENCH_QUICK ? 1_000 : 10_000;
const SETTLE_MS = 3_000;
const BARE = `require('node:http').createServer((_, answer) => answer.end('here')).listen(process.env.PORT)`;

// Of ten requests, five are cached pages and files, three ask the API, one draws a page again, one looks whether we are well.
const MIXED = [
  '/',
  '/api/venues/search?faithTradition=hindu',
  '/about',
  '/icons/icon.svg',
  '/api/vendors/search?category=florists',
  '/services',
  '/healthz',
  '/api/opening-hours',
  '/manifest.webmanifest',
  '/planning-wizard',
];

type Weights = { atRest: number; afterLoad: number };
type BareStart = { seconds: number; weight: number };

async function measure({ say }: { say: Say }): Promise<Findings> {
  const dataDir = await newDataDir();
  try {
    const first = await startHouse(dataDir);
    await first.end();
    say(`with a new data directory the first page came after ${first.seconds.toFixed(1)} s`);
    const starts: number[] = [];
    const bares: BareStart[] = [];
    let weights: Weights | undefined;
    for (let n = 1; n <= STARTS; n += 1) {
      bares.push(await bareStart());
      const house = await startHouse(dataDir);
      starts.push(house.seconds);
      say(`with an existing one after ${house.seconds.toFixed(2)} s`);
      try {
        if (n === STARTS) weights = await weigh(house);
      } finally {
        await house.end();
      }
    }
    if (!weights) throw new Error('No house was weighed.');
    const packages = productionPackages(await readFile(new URL('../../package-lock.json', import.meta.url), 'utf8'));
    const bare = {
      seconds: median(bares.map(({ seconds }) => seconds)),
      weight: median(bares.map(({ weight }) => weight)),
    };
    return report({ first: first.seconds, again: median(starts), ...weights, packages: packages.length, bare });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function startHouse(dataDir: string): Promise<StartedHouse> {
  return startUntilPage('npm', ['start'], { port: await freePort(), env: settingsOf(dataDir) });
}

async function bareStart(): Promise<BareStart> {
  const bare = await startUntilPage(process.execPath, ['-e', BARE], { port: await freePort() });
  const weight = megabytesOf(bare.pid);
  await bare.end();
  return { seconds: bare.seconds, weight };
}

async function weigh({ address, pid }: StartedHouse): Promise<Weights> {
  await pause(SETTLE_MS);
  const atRest = serverProcess(pid).megabytes;
  let asked = 0;
  await askTimes(address, () => ({ path: elementOf(MIXED, asked++) }), REQUESTS, {
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  });
  await pause(SETTLE_MS);
  return { atRest, afterLoad: serverProcess(pid).megabytes };
}

const lead = `\`npm start\` in an installed and built checkout, from the moment it is typed until the first page is whole: what npm, the
look whether anything must be installed or built, PostgreSQL and the server take together; median of ${STARTS} starts on a data directory
that exists. The first start of all also makes the database cluster, all tables and the sample data. Memory is the resident
set of the server process as the system counts it, ${SETTLE_MS / 1000} s after the first page and again after ${REQUESTS.toLocaleString('en-US')} mixed requests
(of ten, five cached pages and files, three of the API, one page drawn anew, one health check); PostgreSQL is a process of its own and no part of it.`;

const packagesNote = `**Packages in production**: what \`npm ci --omit=dev\` installs in \`deploy/Dockerfile\`, counted from package-lock.json: every
entry that is not for development alone and that is for this kind of machine, each place of a package once, without our own
five rooms. The packages of the pages are bundled into \`web/build\` and are none of them.`;

type Found = Weights & { first: number; again: number; packages: number; bare: BareStart };

function report({ first, again, atRest, afterLoad, packages, bare }: Found): Findings {
  const lower = { better: 'lower' } as const;
  return {
    lead,
    columns: [
      { key: 'what', label: 'what' },
      { key: 'value', label: 'measured' },
      { key: 'unit', label: 'unit' },
      { key: 'bare', label: 'bare Node' },
    ],
    rows: [
      { what: 'first page, existing data directory', value: again, unit: 's', bare: bare.seconds },
      { what: 'first page, first start of all', value: first, unit: 's', bare: '' },
      { what: 'memory at rest', value: atRest, unit: 'MB', bare: bare.weight },
      { what: `memory after ${REQUESTS.toLocaleString('en-US')} requests`, value: afterLoad, unit: 'MB', bare: '' },
      { what: 'packages in production', value: packages, unit: '', bare: '' },
    ],
    notes: [packagesNote],
    targets: [
      { name: 'npm start, first page', want: 2, got: again, unit: 's', ...lower },
      { name: 'server process at rest', want: 180, got: atRest, unit: 'MB', ...lower },
      { name: 'server process after load', want: 330, got: afterLoad, unit: 'MB', ...lower },
      { name: 'packages in production (fewer than 236)', want: 235, got: packages, ...lower },
    ],
    guarded: [
      { name: 'start: first page / bare Node', value: again / bare.seconds, ...lower },
      { name: 'start: memory at rest / bare Node', value: atRest / bare.weight, ...lower },
      { name: 'start: memory after load / at rest', value: afterLoad / atRest, ...lower },
    ],
    charts: [
      {
        name: 'memory',
        title: 'Memory of the server process',
        unit: 'MB',
        bars: [
          { label: 'bare Node', value: bare.weight },
          { label: 'at rest', value: atRest, target: 180 },
          { label: 'after load', value: afterLoad, target: 330 },
        ],
      },
    ],
  };
}
