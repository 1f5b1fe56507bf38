// What a touch costs an old phone: the main thread's work, its long tasks, and how long until the next picture.
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Cookie } from '../tools/bench-house.ts';
import { sum } from '../tools/figures.ts';

export const SLOW_DOWN = 4;
// A task is long from here on (W3C Long Tasks); what is beyond it blocks whoever touches next.
const LONG_MS = 50;
export const PHONE = { width: 390, height: 844 };

type Seen = { startTime: number; duration: number }[];
declare global {
  /** Long tasks and slow events of the page. */
  var seenByBench: { tasks: Seen; events: Seen };
}

export type TouchCost = {
  workMs: number;
  longTasks: number;
  longestTaskMs: number;
  blockingMs: number;
  slowestTouchMs: number;
};

type Visit = { address: string; cookie?: Cookie };

export async function openPhone(browser: Browser, { address, cookie }: Visit) {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-US', hasTouch: false });
  if (cookie) await context.addCookies([{ ...cookie, url: address }]);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  return {
    page,
    slowDown: (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate }),
    /** Does something and waits until the page rests again; nothing of Playwright's own runs in the page meanwhile. */
    async touch(act: () => Promise<void>, restMs: number): Promise<TouchCost> {
      const [from, workBefore] = [await now(page), await workMs(devtools)];
      await act();
      await pause(restMs);
      const workAfter = await workMs(devtools);
      return { workMs: workAfter - workBefore, ...(await seenSince(page, from)) };
    },
    close: () => context.close(),
  };
}

/** Runs in the page. */
function watch(): void {
  const seen: typeof seenByBench = { tasks: [], events: [] };
  globalThis.seenByBench = seen;
  const note = (list: Seen) => (entries: PerformanceObserverEntryList) => {
    for (const { startTime, duration } of entries.getEntries()) list.push({ startTime, duration });
  };
  new PerformanceObserver(note(seen.tasks)).observe({ type: 'longtask', buffered: true });
  const events = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver(note(seen.events)).observe(events);
}

function now(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}

async function workMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function seenSince(page: Page, from: number): Promise<Omit<TouchCost, 'workMs'>> {
  const { tasks, events } = await page.evaluate(() => globalThis.seenByBench);
  const since = (list: Seen) => list.filter(({ startTime }) => startTime >= from).map(({ duration }) => duration);
  const long = since(tasks);
  return {
    longTasks: long.length,
    longestTaskMs: Math.max(0, ...long),
    blockingMs: sum(long.map((ms) => ms - LONG_MS)),
    // Under this threshold the browser does not tell.
    slowestTouchMs: Math.max(0, ...since(events)),
  };
}
