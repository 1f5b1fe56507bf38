// Delivers every news item once, whether it came by a notification or was read from the table.
import type { Db } from '../database/database.ts';
import { latestNewsId, newsAfter, type StoredNews } from './store.ts';

// How many ids before the last one are read again: more than the transactions that can be open at once.
const MARGIN = 200n;
const ITEMS_AT_ONCE = 400;

export function newsReader(db: Db, pass: (item: StoredNews) => void) {
  /** The highest id that was read from the table. Ids from notifications do not count. */
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

    /** Older items were delivered by another process, or concern nobody who listens here. */
    async skipToLatest() {
      lastRead = await latestNewsId(db);
      for (const { id } of await newsAfter(db, beginning(), ITEMS_AT_ONCE)) passed.add(id);
    },

    async readTable() {
      // Ids are given before transactions commit, so a lower one may appear after a higher one. After a lost connection
      // there may be more rows than one query reads.
      let from = beginning();
      for (let read = ITEMS_AT_ONCE; read === ITEMS_AT_ONCE; ) {
        const items = await newsAfter(db, from, ITEMS_AT_ONCE);
        for (const item of items) passOnce(item);
        from = BigInt(items.at(-1)?.id ?? from);
        if (from > lastRead) lastRead = from;
        read = items.length;
      }
      // The next read starts at this id, so every later id has to be remembered until then.
      for (const id of passed) if (BigInt(id) <= lastRead - MARGIN) passed.delete(id);
    },
  };
}
