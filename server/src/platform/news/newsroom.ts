// Listens to the database for news: makes jobs of it once, and passes it to every open screen of this process.
import type { NewsKind } from '@evenlight/contract/news';
import type { Clock } from '../clock.ts';
import type { DatabaseAddress, Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import { newsConnection } from './news-connection.ts';
import { newsReader } from './news-reader.ts';
import { newsById, type StoredNews, takeUndispatched } from './store.ts';

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

type QueuesByKind = ReadonlyMap<NewsKind, readonly string[]>;
type Options = { address: DatabaseAddress; db: Db; jobs: Jobs; clock: Clock; log: Log };

// A notification can be missed while the connection is replaced, so the table is read as well.
const READ_AGAIN_MS = 5_000;

export function openNewsroom({ address, db, jobs, clock, log }: Options): Newsroom {
  const queues = new Map<NewsKind, string[]>();
  const listeners = new Set<Listener>();
  const reader = newsReader(db, (item) => {
    for (const listener of listeners) listener(item);
  });
  const connection = newsConnection({ address, log, onNews: (id) => void hear(id) });
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();
  let readingAgain: Promise<void> = Promise.resolve();

  // Readings follow each other: two at once would compete for the same rows.
  function inTurn(work: () => Promise<void>) {
    turn = turn.then(work).catch((error) => log.warn({ err: error }, 'news could not be read; trying again shortly'));
    return turn;
  }

  const dispatch = () => dispatchNews({ db, jobs, clock }, queues);

  const hear = (id: string) =>
    inTurn(async () => {
      const item = await newsById(db, BigInt(id));
      if (!item) return;
      reader.passOnce(item);
      if (queues.has(item.kind)) await dispatch();
    });

  const readTable = () =>
    inTurn(async () => {
      await reader.readTable();
      await dispatch();
    });

  async function readAgain() {
    await connection.openIfLost();
    await readTable();
  }

  return {
    sendTo: (kind, queue) => queues.set(kind, [...(queues.get(kind) ?? []), queue]),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listeners: () => listeners.size,
    async start() {
      await reader.skipToLatest();
      await connection.open();
      await inTurn(dispatch);
      timer = setInterval(() => {
        readingAgain = readingAgain.then(readAgain);
      }, READ_AGAIN_MS);
    },
    catchUp: readTable,
    async stop() {
      clearInterval(timer);
      await readingAgain;
      await turn;
      await connection.close();
    },
  };
}

/** Makes jobs of news that nobody has made any of. */
async function dispatchNews({ db, jobs, clock }: Pick<Options, 'db' | 'jobs' | 'clock'>, queues: QueuesByKind) {
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
