// What a touch costs an old phone: the main thread's work, its long tasks, and how long until the next picture.
import { setTimeout as pause } from 'node:timers/promises';

export const SLOW_DOWN = 4;
// A task is long from here on (W3C Long Tasks); what is beyond it blocks whoever touches next.
const LONG_MS = 50;
const PHONE = { width: 390, height: 844 };

export async function openPhone(browser, { address, cookie }) {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-US', hasTouch: false });
  if (cookie) await context.addCookies([{ ...cookie, url: address }]);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  return {
    page,
    slowDown: (rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate }),
    /** Does something and waits until the page rests again; nothing of Playwright's own runs in the page meanwhile. */
    async touch(act, restMs) {
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
function watch() {
  const seen = { tasks: [], events: [] };
  window.seenByBench = seen;
  const note = (list) => (entries) => {
    for (const { startTime, duration } of entries.getEntries()) list.push({ startTime, duration });
  };
  new PerformanceObserver(note(seen.tasks)).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver(note(seen.events)).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

function now(page) {
  return page.evaluate(() => performance.now());
}

async function workMs(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

async function seenSince(page, from) {
  const { tasks, events } = await page.evaluate(() => window.seenByBench);
  const since = (list) => list.filter(({ startTime }) => startTime >= from).map(({ duration }) => duration);
  const long = since(tasks);
  return {
    longTasks: long.length,
    longestTaskMs: Math.max(0, ...long),
    blockingMs: long.reduce((all, ms) => all + ms - LONG_MS, 0),
    // Under this threshold the browser does not tell.
    slowestTouchMs: Math.max(0, ...since(events)),
  };
}
