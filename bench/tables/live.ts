// How long it takes from a write to the screens of the others, with few and with many streams open in one process.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { sendFamilyMessage } from '../../contract/src/families/messages.ts';
import { NEWS_STREAM_PATH, type NewsItem } from '../../contract/src/news.ts';
import type { Db } from '../../server/src/platform/database/database.ts';
import { announce } from '../../server/src/platform/news/announce.ts';
import type { Person } from '../../server/src/testing/people.ts';
import { aFamilyOf, type Family } from '../live/families.ts';
import { type Listener, openStreams } from '../live/streams.ts';
import type { Findings, Say, Table } from '../report/table.ts';
import { callerOf, openBenchHouse } from '../tools/bench-house.ts';
import { openBrowser } from '../tools/browser.ts';
import { median, percentile } from '../tools/figures.ts';

const LARGEST = 1_000;
const SIZES = [10, 100, LARGEST];
const ROUNDS = 2;
const WRITES = 40;
const FAMILY = 6;
const OTHER_FAMILY = 20;
// A phone, a laptop, and what was left open at work.
const STREAMS_PER_PERSON = 5;
const MOST_MS = 5_000;
// Of the running house of this script, which writes the data and reads the figures.
const OWN_CONNECTIONS = 2;

export const table: Table = { name: 'live', title: 'Live updates', measure };

declare global {
  /** When the page heard something, for each time it did. */
  var heardByBench: number[];
}

type Heard = NewsItem & { when: number };
type LiveHouse = Awaited<ReturnType<typeof openHouse>>;
type Round = {
  size: number;
  delays: number[];
  inBrowser: number[];
  toAll: number[];
  connections: number;
  megabytes: number;
};

async function measure({ say }: { say: Say }): Promise<Findings> {
  const house = await openHouse();
  try {
    const watched = await aFamilyOf(FAMILY, house);
    const people: Person[] = [];
    while (people.length * STREAMS_PER_PERSON < LARGEST) {
      const { maker, others } = await aFamilyOf(OTHER_FAMILY, house);
      people.push(maker, ...others);
    }
    const streams = Array.from({ length: STREAMS_PER_PERSON }, () => people)
      .flat()
      .slice(0, LARGEST);
    say(`${people.length} people in other families`);
    const rounds: Round[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      for (const size of SIZES) rounds.push(await atSize(house, { size, watched, strangers: streams }));
      say(`round ${n + 1} of ${ROUNDS}`);
    }
    return report(SIZES.map((size) => together(rounds.filter((round) => round.size === size))));
  } finally {
    await house.close();
  }
}

async function openHouse() {
  const house = await openBenchHouse({ TRUSTED_PROXY: '127.0.0.1' });
  const browser = await openBrowser();
  return {
    ...house,
    browser,
    async close() {
      await browser.close();
      await house.close();
    },
  };
}

type AtSize = { size: number; watched: Family; strangers: readonly Person[] };

/** One of the family writes, the others of it hear; one of those others is a real browser. */
async function atSize(house: LiveHouse, { size, watched, strangers }: AtSize): Promise<Round> {
  const { address, pid, runningHouse, browser } = house;
  const [reader, ...relatives] = watched.others;
  if (!reader) throw new Error('The family has nobody who reads.');
  const heard: Heard[] = [];
  const heardOfFamily = () => heard.filter(({ subject }) => subject.startsWith(watched.id));
  const listeners = [...relatives, ...strangers.slice(0, size - relatives.length - 1)].map(
    (person): Listener => ({ person, onNews: (item, when) => heard.push({ ...item, when }) }),
  );
  const write = (n: number) => callerOf(address, watched.maker)(sendFamilyMessage, { body: messageTo(watched, n) });
  const screen = await openScreen(browser, address, reader);
  const streams = await openStreams(address, listeners);
  try {
    const delays: number[] = [];
    for (let n = 0; n < WRITES; n += 1) {
      heard.length = 0;
      const started = performance.now();
      await write(n);
      await until(() => heardOfFamily().length >= relatives.length);
      const those = heardOfFamily();
      delays.push(...those.map(({ when }) => when - started));
      // News goes to the family alone, and once.
      if (those.length !== relatives.length) throw new Error(`${those.length} streams heard of one message`);
    }
    const inBrowser = await screen.delays(() => write(0));
    const toAll = await untilAllHear(runningHouse.db, heard, listeners.length);
    const connections = await openConnections(runningHouse.db);
    return { size, delays, inBrowser, toAll, connections, megabytes: memoryOf(pid) };
  } finally {
    streams.close();
    await screen.close();
    await pause(300);
  }
}

async function openConnections(db: Db): Promise<number> {
  const { rows } = await db.execute<{ open: number }>(
    sql`select count(*)::int as open from pg_stat_activity where datname = current_database()`,
  );
  return (rows[0]?.open ?? 0) - OWN_CONNECTIONS;
}

function messageTo({ id }: Family, n: number) {
  return { groupId: id, content: `The chapel is ours from ten o’clock (${n}).`, idempotencyKey: randomUUID() };
}

async function openScreen(browser: Browser, address: string, { cookie }: Person) {
  const url = address.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext();
  await context.addCookies([{ ...cookie, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/privacy`);
  await page.evaluate((path) => {
    globalThis.heardByBench = [];
    const stream = new EventSource(path);
    stream.onmessage = () => globalThis.heardByBench.push(performance.timeOrigin + performance.now());
    return new Promise((done) => {
      stream.onopen = done;
    });
  }, NEWS_STREAM_PATH);
  return {
    /** By the clock of the machine, which both read. */
    async delays(write: () => Promise<unknown>, times = 10): Promise<number[]> {
      const starts: number[] = [];
      await page.evaluate(() => {
        globalThis.heardByBench.length = 0;
      });
      for (let n = 0; n < times; n += 1) {
        starts.push(performance.timeOrigin + performance.now());
        await write();
        await page.waitForFunction((count) => globalThis.heardByBench.length >= count, n + 1);
      }
      const heard = await page.evaluate(() => globalThis.heardByBench);
      return starts.map((start, n) => (heard[n] ?? Number.NaN) - start);
    },
    close: () => context.close(),
  };
}

/** What concerns everybody, such as other opening hours: until the last of them has it. */
async function untilAllHear(db: Db, heard: Heard[], count: number, times = 5): Promise<number[]> {
  const delays: number[] = [];
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

async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + MOST_MS;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error('not everybody heard in time');
    await pause(1);
  }
  // Whoever hears too much shows only now.
  await pause(5);
}

function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** Of all rounds at one size. */
function together(rounds: readonly Round[]) {
  const [first] = rounds;
  if (!first) throw new Error('No round was measured.');
  const delays = rounds.flatMap((round) => round.delays);
  return {
    streams: first.size,
    p50: median(delays),
    p95: percentile(delays, 0.95),
    browser: median(rounds.flatMap(({ inBrowser }) => inBrowser)),
    all: median(rounds.flatMap(({ toAll }) => toAll)),
    // Memory that was needed once is not given back: only the first round grows from size to size.
    megabytes: first.megabytes,
    connections: Math.max(...rounds.map(({ connections }) => connections)),
  };
}

function report(rows: readonly ReturnType<typeof together>[]): Findings {
  const [few, many] = [rows.at(0), rows.at(-1)];
  if (!few || !many) throw new Error('No size was measured.');
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
    rows: [...rows],
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
