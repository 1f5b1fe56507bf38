// Reading a journal: page by page, by words, or all of it. The database cannot search what is sealed, so we open it.
import type { UserId } from '@evenlight/contract/ids';
import { JOURNAL_ENTRIES_AT_ONCE, type JournalEntry } from '@evenlight/contract/self-care/journal';
import type { Db } from '../../../platform/database/database.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { findEnvelope } from '../self-care-key.ts';
import { countEntries, entriesAfter, entriesBefore, openEntry } from './journal-store.ts';

type Asked = { search?: string | undefined; before?: string | undefined };
type Page = { entries: JournalEntry[]; hasMore: boolean; total: number };

// Other requests run between two batches: a full journal is very long.
const OPENED_AT_ONCE = 100;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export async function readJournal(db: Db, keys: Keys, userId: UserId, { search, before }: Asked): Promise<Page> {
  const envelope = await findEnvelope(db, keys, userId);
  if (!envelope) return { entries: [], hasMore: false, total: 0 };
  if (search) return searchJournal(db, keys, userId, { search, before });
  const rows = await entriesBefore(db, userId, { before, atOnce: JOURNAL_ENTRIES_AT_ONCE + 1 });
  return {
    entries: rows.slice(0, JOURNAL_ENTRIES_AT_ONCE).map((row) => openEntry(envelope, row)),
    hasMore: rows.length > JOURNAL_ENTRIES_AT_ONCE,
    total: await countEntries(db, userId),
  };
}

type Searched = { search: string; before?: string | undefined };

async function searchJournal(db: Db, keys: Keys, userId: UserId, { search, before }: Searched): Promise<Page> {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  const page: JournalEntry[] = [];
  let [total, hasMore] = [0, false];
  for await (const entry of everyEntry(db, keys, userId)) {
    const words = plain(entry.words);
    if (!wanted.every((word) => words.includes(word))) continue;
    total += 1;
    if (before !== undefined && entry.id >= before) continue;
    page.push(entry);
    // No more lies open than is shown: everything that fits may be the whole journal.
    if (page.length > JOURNAL_ENTRIES_AT_ONCE) {
      page.shift();
      hasMore = true;
    }
  }
  return { entries: page.toReversed(), hasMore, total };
}

/** Oldest first. */
export async function* everyEntry(db: Db, keys: Keys, userId: UserId): AsyncGenerator<JournalEntry> {
  const envelope = await findEnvelope(db, keys, userId);
  if (!envelope) return;
  for (let after = BEFORE_ALL; ; ) {
    const rows = await entriesAfter(db, userId, after, OPENED_AT_ONCE);
    for (const row of rows) yield openEntry(envelope, row);
    const last = rows.at(-1);
    if (!last || rows.length < OPENED_AT_ONCE) return;
    after = last.id;
  }
}

/** Without case and accents: who searches for 'mama' means 'Mamá' as well. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
