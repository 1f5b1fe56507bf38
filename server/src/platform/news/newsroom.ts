// Listens to the database for news: makes jobs of it once, and passes it to every open screen of this process.
import type { NewsKind } from '@evenlight/contract/news';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import type { DatabaseAddress, Db } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import type { Log } from '../log.ts';
import { NEWS_CHANNEL } from './announce.ts';
import { latestNewsId, newsAfter, newsById, type StoredNews, takeUndispatched } from './store.ts';

type Listener = (item: StoredNews) => void;

export type Newsroom = {
  /** A queue that gets a job with the subject of each item of a kind. Whom it concerns stays out of the queue. */
  sendTo: (kind: NewsKind, queue: string) => void;
  /** Hears every item from now on; the returned function ends it. */
  listen: (listener: Listener) => () => void;
  /** How many hear it now. */
  listeners: () => number;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Passes on the rows of the table at once. For tests: it needs no `start`. */
  catchUp: () => Promise<void>;
};

type Options = { address: DatabaseAddress; db: Db; jobs: Jobs; clock: Clock; log: Log };

// A notification can be missed while the connection is replaced, so the table is polled as well.
const LOOK_AGAIN_MS = 5_000;
// How far back a poll reads: more than the transactions that can be open at once.
const MARGIN = 200;

export function openNewsroom({ address, db, jobs, clock, log }: Options): Newsroom {
  const queues = new Map<NewsKind, string[]>();
  const listeners = new Set<Listener>();
  let connection: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** How far the table was read; news from notifications do not count. */
  let looked = 0n;
  const told = new Set<string>();
  let round: Promise<void> = Promise.resolve();
  let looking: Promise<void> = Promise.resolve();

  function tell(item: StoredNews) {
    if (told.has(item.id)) return;
    told.add(item.id);
    for (const listener of listeners) listener(item);
  }

  async function dispatch() {
    const kinds = [...queues.keys()];
    for (let taken = kinds.length > 0 ? 1 : 0; taken > 0; ) {
      taken = await db.transaction(async (db) => {
        const items = await takeUndispatched(db, kinds, clock.now());
        for (const item of items)
          for (const queue of queues.get(item.kind) ?? []) await jobs.enqueue(db, queue, { subject: item.subject });
        return items.length;
      });
    }
  }

  // Polls follow each other: two at once would compete for the same rows.
  function inTurn(work: () => Promise<void>) {
    round = round.then(work).catch((error) => log.warn({ err: error }, 'news could not be read; trying again shortly'));
    return round;
  }

  const hear = (id: string) =>
    inTurn(async () => {
      const item = await newsById(db, BigInt(id));
      if (!item) return;
      tell(item);
      if (queues.has(item.kind)) await dispatch();
    });

  const lookAtTable = () =>
    inTurn(async () => {
      // Numbers are given before transactions commit, so a lower one may appear after a higher. And while nobody listened
      // there may have been more rows than one poll reads.
      let from = looked > MARGIN ? looked - BigInt(MARGIN) : 0n;
      for (let read = 2 * MARGIN; read === 2 * MARGIN; ) {
        const items = await newsAfter(db, from, 2 * MARGIN);
        for (const item of items) tell(item);
        from = BigInt(items.at(-1)?.id ?? from);
        if (from > looked) looked = from;
        read = items.length;
      }
      // The next poll begins here. News since the last poll are remembered until then, however many they are.
      for (const id of told) if (BigInt(id) <= looked - BigInt(MARGIN)) told.delete(id);
      await dispatch();
    });

  async function connect() {
    const client = new pg.Client(address);
    client.on('error', (error) => log.warn({ err: error }, 'the news connection was lost; it is replaced shortly'));
    client.on('end', () => {
      if (connection === client) connection = undefined;
    });
    client.on('notification', ({ payload }) => void hear(payload ?? '0'));
    try {
      await client.connect();
      await client.query(`listen ${NEWS_CHANNEL}`);
      connection = client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  async function lookAgain() {
    if (!connection) await connect().catch((error) => log.warn({ err: error }, 'no news connection yet'));
    await lookAtTable();
  }

  return {
    sendTo: (kind, queue) => queues.set(kind, [...(queues.get(kind) ?? []), queue]),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listeners: () => listeners.size,
    async start() {
      looked = await latestNewsId(db);
      for (const { id } of await newsAfter(db, looked > MARGIN ? looked - BigInt(MARGIN) : 0n, 2 * MARGIN))
        told.add(id);
      await connect();
      await inTurn(dispatch);
      timer = setInterval(() => {
        looking = looking.then(lookAgain);
      }, LOOK_AGAIN_MS);
    },
    catchUp: lookAtTable,
    async stop() {
      clearInterval(timer);
      await looking;
      await round;
      const client = connection;
      connection = undefined;
      await client?.end();
    },
  };
}
