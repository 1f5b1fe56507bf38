// What was done about a promise, said and written: words lie sealed, because they speak of families.
import type { EntryKind, QueueEntry } from '@evenlight/contract/queue';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { nameOf } from '../promises-as-wire.ts';
import { entriesOf, insertEntry } from './queue-store.ts';
import type { deskEntries } from './tables.ts';

const Written = z.object({ subject: z.string().nullable(), text: z.string() });
type Written = z.infer<typeof Written>;

type EntryRow = typeof deskEntries.$inferSelect;

const contextOf = (id: string) => `desk-entry:${id}`;

type Done = {
  promiseId: string;
  kind: EntryKind;
  at: Date;
  /** Null for the house itself. */
  byId: string | null;
  toId?: string;
  written?: Written;
  idempotencyKey?: string;
};

/** False when the same words are here already. */
export function keepEntry(db: Db, keys: Keys, { written, ...done }: Done): Promise<boolean> {
  const id = uuid();
  const sealed = written ? keys.wrap(Buffer.from(JSON.stringify(written)), contextOf(id)) : null;
  return insertEntry(db, { id, ...done, sealed });
}

export function wordsOf(keys: Keys, { id, sealed }: Pick<EntryRow, 'id' | 'sealed'>): Written | null {
  return sealed && Written.parse(JSON.parse(keys.unwrap(sealed, contextOf(id)).toString()));
}

export async function historyOf(db: Db, keys: Keys, promiseId: string): Promise<QueueEntry[]> {
  return (await historiesOf(db, keys, [promiseId])).get(promiseId) ?? [];
}

/** Of many at once: one question to the database, however many there are. */
export async function historiesOf(
  db: Db,
  keys: Keys,
  promiseIds: readonly string[],
): Promise<ReadonlyMap<string, QueueEntry[]>> {
  const found = promiseIds.length > 0 ? await entriesOf(db, promiseIds) : [];
  const histories = Map.groupBy(found, ({ entry }) => entry.promiseId);
  return new Map([...histories].map(([id, entries]) => [id, entries.map((one) => asWire(one, keys))]));
}

type Found = Awaited<ReturnType<typeof entriesOf>>[number];

function asWire({ entry, by, to }: Found, keys: Keys): QueueEntry {
  const written = wordsOf(keys, entry);
  return {
    id: entry.id,
    kind: entry.kind,
    at: entry.at.toISOString(),
    by: by && nameOf(by),
    to: to && nameOf(to),
    subject: written?.subject ?? null,
    text: written?.text ?? null,
  };
}
