// How long it takes from a write to the screens of the others, with few and with many streams open in one process.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { NEWS_STREAM_PATH } from '../../contract/src/news.ts';
import { announce } from '../../server/src/platform/news/announce.ts';
import { openRunningHouse } from '../../server/src/testing/open-running-house.ts';
import { startServerProcess } from '../../server/src/testing/server-process.ts';
import { aFamilyOf, send } from '../live/families.mjs';
import { openStreams } from '../live/streams.mjs';
import { median, percentile } from '../tools/asking.mjs';

const SIZES = [10, 100, 1_000];
const ROUNDS = 2;
const WRITES = 40;
const FAMILY = 6;
const OTHER_FAMILY = 20;
// A phone, a laptop, and what was left open at work.
const STREAMS_PER_PERSON = 5;
const MOST_MS = 5_000;
// Of the running house of this script, which writes the data and reads the figures.
const OWN_CONNECTIONS = 2;

export const table = { name: 'live', title: 'Live updates', measure };

async function measure({ say }) {
  const house = await openHouse();
  try {
    const watched = await aFamilyOf(FAMILY, house);
    const people = [];
    while (people.length * STREAMS_PER_PERSON < SIZES.at(-1))
      people.push(...(await aFamilyOf(OTHER_FAMILY, house)).members);
    const others = Array.from({ length: SIZES.at(-1) }, (_, n) => people[n % people.length]);
    say(`${people.length} people in other families`);
    const rounds = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      for (const size of SIZES) rounds.push(await atSize(house, { size, watched, others }));
      say(`round ${n + 1} of ${ROUNDS}`);
    }
    return report(SIZES.map((size) => together(rounds.filter((round) => round.size === size))));
  } finally {
    await house.close();
  }
}

async function openHouse() {
  const folder = mkdtempSync(join(tmpdir(), 'evenlight-bench-'));
  const env = { DATA_DIR: folder, NODE_ENV: 'development', RATE_LIMIT_FACTOR: '100000', TRUSTED_PROXY: '127.0.0.1' };
  const server = await startServerProcess(env);
  const runningHouse = await openRunningHouse(env);
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {});
  return {
    address: server.address,
    pid: server.pid,
    runningHouse,
    browser,
    async close() {
      await browser.close();
      await runningHouse.close();
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One of the family writes, the others of it hear; one of those others is a real browser. */
async function atSize({ address, pid, runningHouse, browser }, { size, watched, others }) {
  const [writer, reader, ...relatives] = watched.members;
  const heard = [];
  const hear = (item, when) => heard.push({ ...item, when });
  const heardOfFamily = () => heard.filter(({ subject }) => subject.startsWith(watched.id));
  const listeners = [
    ...relatives.map((person) => ({ person, onNews: hear })),
    ...others.slice(0, size - relatives.length - 1).map((person) => ({ person, onNews: hear })),
  ];
  const screen = await openScreen(browser, address, reader);
  const streams = await openStreams(address, listeners);
  try {
    const delays = [];
    for (let n = 0; n < WRITES; n += 1) {
      heard.length = 0;
      const started = performance.now();
      await send(address, writer, '/collaboration-messages', messageTo(watched, n));
      await until(() => heardOfFamily().length >= relatives.length);
      const those = heardOfFamily();
      delays.push(...those.map(({ when }) => when - started));
      // News goes to the family alone, and once.
      if (those.length !== relatives.length) throw new Error(`${those.length} streams heard of one message`);
    }
    const inBrowser = await screen.delays(() =>
      send(address, writer, '/collaboration-messages', messageTo(watched, 0)),
    );
    const toAll = await untilAllHear(runningHouse.db, heard, listeners.length);
    const { rows } = await runningHouse.db.execute(
      sql`select count(*)::int as open from pg_stat_activity where datname = current_database()`,
    );
    const connections = rows[0].open - OWN_CONNECTIONS;
    return { size, delays, inBrowser, toAll, connections, megabytes: memoryOf(pid) };
  } finally {
    streams.close();
    await screen.close();
    await pause(300);
  }
}

function messageTo({ id }, n) {
  return { groupId: id, content: `The chapel is ours from ten o’clock (${n}).`, idempotencyKey: randomUUID() };
}

async function openScreen(browser, address, { cookie }) {
  const url = address.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext();
  await context.addCookies([{ ...cookie, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/privacy`);
  await page.evaluate((path) => {
    window.heardByBench = [];
    const stream = new EventSource(path);
    stream.onmessage = () => window.heardByBench.push(performance.timeOrigin + performance.now());
    return new Promise((done) => (stream.onopen = done));
  }, NEWS_STREAM_PATH);
  return {
    /** By the clock of the machine, which both read. */
    async delays(write, times = 10) {
      const starts = [];
      await page.evaluate(() => (window.heardByBench.length = 0));
      for (let n = 0; n < times; n += 1) {
        starts.push(performance.timeOrigin + performance.now());
        await write();
        await page.waitForFunction((count) => window.heardByBench.length >= count, n + 1);
      }
      const heard = await page.evaluate(() => window.heardByBench);
      return starts.map((start, n) => heard[n] - start);
    },
    close: () => context.close(),
  };
}

/** What concerns everybody, such as other opening hours: until the last of them has it. */
async function untilAllHear(db, heard, count, times = 5) {
  const delays = [];
  for (let n = 0; n < times; n += 1) {
    heard.length = 0;
    const started = performance.now();
    await db.transaction((db) =>
      announce(db, { kind: 'hours.changed', subject: randomUUID(), audience: 'everyone', at: new Date() }),
    );
    await until(() => heard.length >= count);
    delays.push(Math.max(...heard.map(({ when }) => when)) - started);
  }
  return delays;
}

async function until(isSo) {
  const deadline = performance.now() + MOST_MS;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error('not everybody heard in time');
    await pause(1);
  }
  // Whoever hears too much shows only now.
  await pause(5);
}

function memoryOf(pid) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

function together(rounds) {
  const delays = rounds.flatMap((round) => round.delays);
  return {
    streams: rounds[0].size,
    p50: median(delays),
    p95: percentile(delays, 0.95),
    browser: median(rounds.flatMap(({ inBrowser }) => inBrowser)),
    all: median(rounds.flatMap(({ toAll }) => toAll)),
    // Memory that was needed once is not given back: only the first round grows from size to size.
    megabytes: rounds[0].megabytes,
    connections: Math.max(...rounds.map(({ connections }) => connections)),
  };
}

function report(rows) {
  const [few, , many] = rows;
  return {
    lead:
      'A member of a family writes a message through the API; measured is the time from before the request was sent until ' +
      `the news of it is in the streams of the others of that family, ${WRITES * ROUNDS} messages at each size, sizes in ` +
      'turns. All other streams belong to people of other families and hear nothing of it; the run fails if ' +
      'one of them does. One of the family is a page in Chromium. “To everybody” is news that all streams get, until the ' +
      'last one has it. One server process, its PostgreSQL and all the streams’ other ends share the two cores.',
    columns: [
      { key: 'streams', label: 'open streams' },
      { key: 'p50', label: 'p50 ms' },
      { key: 'p95', label: 'p95 ms' },
      { key: 'browser', label: 'in Chromium p50 ms' },
      { key: 'all', label: 'to everybody ms' },
      { key: 'megabytes', label: 'process MB' },
      { key: 'connections', label: 'PostgreSQL connections' },
    ],
    rows,
    notes: [
      'A stream holds no connection to PostgreSQL: one connection listens for the whole process, and the pool answers the ' +
        'requests.',
    ],
    targets: [],
    guarded: [
      { name: 'live: delay p50 at 1,000 streams / at 10', value: many.p50 / few.p50, better: 'lower' },
      { name: 'live: memory at 1,000 streams / at 10', value: many.megabytes / few.megabytes, better: 'lower' },
    ],
    charts: [
      {
        name: 'live',
        title: 'From write to screen, 95th percentile',
        unit: 'ms',
        bars: rows.map(({ streams, p95 }) => ({ label: `${streams} streams`, value: p95 })),
      },
    ],
  };
}
