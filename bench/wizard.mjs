// How much main-thread work each touch of the planning wizard costs on a slow phone (CPU slowed down four times).
// Target: no interaction's longest task over 50 ms. The plainest touch of the same page stands beside them as the measure.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startServerProcess } from '../server/src/testing/server-process.ts';
import { median } from './tools/asking.mjs';

const SLOW_DOWN = 4;
const TIMES = 5;

const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-bench-'));
const house = await startServerProcess({ DATA_DIR: dataDir, NODE_ENV: 'development' });
const browser = await chromium.launch(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {});
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const devtools = await page.context().newCDPSession(page);
  const rows = [];
  for (const { name, step, ready, aim, key } of touches(page)) {
    await page.goto(`${house.address.replace('127.0.0.1', 'localhost')}/planning-wizard?step=${step}`);
    await ready?.().waitFor();
    await page.waitForLoadState('networkidle');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const costs = [];
    for (let n = 0; n < TIMES; n += 1) {
      const target = aim?.(n);
      // Everything that Playwright itself does in the page happens before the clock runs.
      const point = target ? await middleOf(target) : { x: 4, y: 200 };
      if (key) await target.focus();
      costs.push(await cost(page, () => (key ? page.keyboard.press(key) : page.mouse.click(point.x, point.y))));
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const longest = Math.round(median(costs.map(({ longest }) => longest)));
    rows.push({
      touch: name,
      'longest task ms': longest,
      'all work ms': Math.round(median(costs.map(({ all }) => all))),
    });
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
    // The thread's own time, slow-down included; what other processes took from it meanwhile does not count.
    .map(({ tdur = 0 }) => tdur / 1000);
  return { longest: Math.max(0, ...tasks), all: tasks.reduce((sum, ms) => sum + ms, 0) };
}

async function middleOf(target) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** What a thumb does on each step; each keeps what the ones before it chose. */
function touches(page) {
  const button = (name) => page.getByRole('button', { name });
  const label = (name) => page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
  const map = () => page.getByText('San Francisco Bay Area').first();
  return [
    { name: 'nothing: a tap beside everything', step: 1 },
    { name: 'choose a tradition', step: 1, aim: (n) => label(n % 2 ? 'Hindu' : 'Jewish') },
    {
      name: 'choose a package',
      step: 2,
      ready: () => button(/^Choose|^Selected/).first(),
      aim: (n) => button(/^Choose|^Selected/).nth(n % 3),
    },
    {
      name: 'type into the venue search',
      step: 3,
      ready: map,
      aim: () => page.getByLabel('Search by name or address'),
      key: 'a',
    },
    { name: 'look at a marker', step: 3, ready: map, aim: (n) => button(new RegExp(`^${n + 1}\\. `)).first() },
    { name: 'zoom the map', step: 3, ready: map, aim: (n) => button(n % 2 ? /out/i : /in$/i).first() },
    {
      name: 'between map and list',
      step: 3,
      ready: map,
      aim: (n) => page.getByRole('tab', { name: n % 2 ? 'Map View' : 'List View' }),
    },
    {
      name: 'add an add-on',
      step: 4,
      ready: () => page.getByRole('checkbox').first(),
      aim: () => page.getByRole('checkbox').first(),
    },
    {
      name: 'from step to step',
      step: 1,
      ready: () => button('Next'),
      aim: (n) => button(n % 2 ? 'Previous' : 'Next'),
    },
  ];
}
