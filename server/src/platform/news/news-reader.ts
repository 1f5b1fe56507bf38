// Passes every item of news on once, whether a notification named it or the table was read.
import type { Db } from '../database/database.ts';
import { latestNewsId, newsAfter, type StoredNews } from './store.ts';

// How far back the table is read: more than the transactions that can be open at once.
const MARGIN = 200n;
const ITEMS_AT_ONCE = 400;

export function newsReader(db: Db, pass: (item: StoredNews) => void) {
  /** How far the table was read; news from notifications do not count. */
  let lastRead = 0n;
  const passed = new Set<string>();

  const beginning = () => (lastRead > MARGIN ? lastRead - MARGIN : 0n);

  function passOnce(item: StoredNews) {
    if (passed.has(item.id)) return;
    passed.add(item.id);
    pass(item);
  }

  return {
    passOnce,

    /** What is there already was passed on by somebody else, or concerns nobody who listens here. */
    async skipToLatest() {
      lastRead = await latestNewsId(db);
      for (const { id } of await newsAfter(db, beginning(), ITEMS_AT_ONCE)) passed.add(id);
    },

    async readTable() {
      // Numbers are given before transactions commit, so a lower one may appear after a higher. And while nobody listened
      // there may have been more rows than are read at once.
      let from = beginning();
      for (let read = ITEMS_AT_ONCE; read === ITEMS_AT_ONCE; ) {
        const items = await newsAfter(db, from, ITEMS_AT_ONCE);
        for (const item of items) passOnce(item);
        from = BigInt(items.at(-1)?.id ?? from);
        if (from > lastRead) lastRead = from;
        read = items.length;
      }
      // The next reading begins here. News since then are remembered until it, however many they are.
      for (const id of passed) if (BigInt(id) <= lastRead - MARGIN) passed.delete(id);
    },
  };
}
