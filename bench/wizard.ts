// How much main-thread work each touch of the planning wizard costs on a slow phone (CPU slowed down four times).
// Target: no interaction's longest task over 50 ms. The plainest touch of the same page stands beside them as the measure.
import type { Locator, Page } from '@playwright/test';
import { z } from '../contract/src/zod.ts';
import { openBenchHouse } from './tools/bench-house.ts';
import { middleOf, openBrowser } from './tools/browser.ts';
import { median, rounded, sum } from './tools/figures.ts';

const SLOW_DOWN = 4;
const TIMES = 5;

/** `aim` is touched, or, with a key, typed into. Each way there is another `n`. */
type Touch = {
  name: string;
  step: number;
  ready?: () => Locator;
  aim?: (n: number) => Locator;
  key?: string;
};

const BESIDE_EVERYTHING = { x: 4, y: 200 };

const house = await openBenchHouse();
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const devtools = await page.context().newCDPSession(page);
  const measured = [];
  for (const touch of touches(page)) {
    await page.goto(`${house.address.replace('127.0.0.1', 'localhost')}/planning-wizard?step=${touch.step}`);
    await touch.ready?.().waitFor();
    await page.waitForLoadState('networkidle');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const costs = [];
    for (let n = 0; n < TIMES; n += 1) costs.push(await cost(page, await readyToTouch(page, touch, n)));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    measured.push({
      name: touch.name,
      longestMs: Math.round(median(costs.map(({ longest }) => longest))),
      allMs: Math.round(median(costs.map(({ all }) => all))),
    });
  }
  const plain = measured[0]?.longestMs || 1;
  console.table(
    measured.map(({ name, longestMs, allMs }) => ({
      touch: name,
      'longest task ms': longestMs,
      'all work ms': allMs,
      'times a plain touch': rounded(longestMs / plain),
      'under 50 ms': longestMs < 50 ? 'yes' : 'NO',
    })),
  );
} finally {
  await browser.close();
  await house.close();
}

/** Everything that Playwright itself does in the page happens before the clock runs. */
async function readyToTouch(page: Page, { aim, key }: Touch, n: number): Promise<() => Promise<void>> {
  const target = aim?.(n);
  const point = target ? await middleOf(target) : BESIDE_EVERYTHING;
  if (key === undefined) return () => page.mouse.click(point.x, point.y);
  await target?.focus();
  return () => page.keyboard.press(key);
}

/** Of an event of Chromium's trace, what tells which thread worked how long. */
const TraceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  tdur: z.number().default(0),
  args: z.object({ name: z.unknown().optional() }).optional(),
});
type TraceEvent = z.infer<typeof TraceEvent>;

/** Traces the main thread while something is touched and until the page rests again. */
async function cost(page: Page, touch: () => Promise<void>): Promise<{ longest: number; all: number }> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value.map((event) => TraceEvent.parse(event))));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] },
  });
  await touch();
  await page.waitForTimeout(400);
  const { promise: complete, resolve } = Promise.withResolvers<void>();
  devtools.once('Tracing.tracingComplete', () => resolve());
  await devtools.send('Tracing.end');
  await complete;
  await devtools.detach();
  const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main?.tid)
    // The thread's own time, slow-down included; what other processes took from it meanwhile does not count.
    .map(({ tdur }) => tdur / 1000);
  return { longest: Math.max(0, ...tasks), all: sum(tasks) };
}

/** What a thumb does on each step; each keeps what the ones before it chose. */
function touches(page: Page): Touch[] {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const label = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
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
