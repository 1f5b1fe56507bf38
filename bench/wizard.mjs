// How much main-thread work each touch of the planning wizard costs on a slow phone (CPU slowed down four times).
// Target: no interaction's longest task over 50 ms. The plainest touch of the same page stands beside them as the measure.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startServerProcess } from '../server/src/testing/server-process.ts';

const SLOW_DOWN = 4;
const TIMES = 5;

const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-bench-'));
const house = await startServerProcess({ DATA_DIR: dataDir, NODE_ENV: 'development' });
const browser = await chromium.launch(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {});
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const devtools = await page.context().newCDPSession(page);
  const rows = [];
  for (const { name, step, prepare, touch } of touches(page)) {
    await page.goto(`${house.address.replace('127.0.0.1', 'localhost')}/planning-wizard?step=${step}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await prepare?.();
    await page.waitForLoadState('networkidle');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const costs = [];
    for (let n = 0; n < TIMES; n += 1) costs.push(await cost(page, () => touch(n)));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const longest = median(costs.map(({ longest }) => longest));
    rows.push({ touch: name, 'longest task ms': longest, 'all work ms': median(costs.map(({ all }) => all)) });
  }
  const plain = rows[0]['longest task ms'] || 1;
  console.table(
    rows.map((row) => ({
      ...row,
      'times a plain touch': Number((row['longest task ms'] / plain).toFixed(1)),
      'under 50 ms': row['longest task ms'] < 50 ? 'yes' : 'NO',
    })),
  );
} finally {
  await browser.close();
  await house.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

function median(numbers) {
  return Math.round(numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]);
}

/** Traces the main thread while something is touched and until the page rests again. */
async function cost(page, touch) {
  const devtools = await page.context().newCDPSession(page);
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] },
  });
  await touch();
  await page.waitForTimeout(400);
  const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await complete;
  await devtools.detach();
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main?.tid)
    .map(({ dur = 0 }) => dur / 1000);
  return { longest: Math.max(0, ...tasks), all: tasks.reduce((sum, ms) => sum + ms, 0) };
}

/** What a thumb does on each step; each keeps what the ones before it chose. */
function touches(page) {
  const radio = (name) => page.getByRole('radio', { name, exact: true });
  return [
    { name: 'nothing: a tap beside everything', step: 1, touch: () => page.mouse.click(4, 200) },
    {
      name: 'choose a tradition',
      step: 1,
      touch: (n) => radio(n % 2 ? 'Hindu' : 'Jewish').check({ force: true }),
    },
    {
      name: 'choose a package',
      step: 2,
      prepare: () =>
        page
          .getByRole('button', { name: /^(Choose|Selected)/ })
          .first()
          .waitFor(),
      touch: (n) =>
        page
          .getByRole('button', { name: /^(Choose|Selected)/ })
          .nth(n % 3)
          .click(),
    },
    {
      name: 'type into the venue search',
      step: 3,
      prepare: () => page.getByText('San Francisco Bay Area').first().waitFor(),
      touch: () => page.getByRole('searchbox').or(page.getByLabel('Search by name or address')).first().press('a'),
    },
    {
      name: 'look at a marker',
      step: 3,
      prepare: () => page.getByText('San Francisco Bay Area').first().waitFor(),
      touch: (n) =>
        page
          .getByRole('button', { name: new RegExp(`^${n + 1}\\. `) })
          .first()
          .click({ force: true }),
    },
    {
      name: 'zoom the map',
      step: 3,
      prepare: () => page.getByText('San Francisco Bay Area').first().waitFor(),
      touch: (n) =>
        page
          .getByRole('button', { name: n % 2 ? /out/i : /in$/i })
          .first()
          .click(),
    },
    {
      name: 'add an add-on',
      step: 4,
      prepare: () => page.getByRole('checkbox').first().waitFor(),
      touch: () => page.getByRole('checkbox').first().click({ force: true }),
    },
  ];
}
