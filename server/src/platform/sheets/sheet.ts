// Listings of one kind leave as a file and come back changed; each kind says what its columns are and how it is kept.
import type { z } from 'zod';
import { recordInAudit } from '../audit.ts';
import { type Db, takeTurn } from '../database/database.ts';
import type { World } from '../world.ts';
import { type Cell, inCell } from './cells.ts';
import { writeCsv } from './csv.ts';
import { type Counts, type Matched, matchListings, type Stored, type Written, whatChanges } from './match-listings.ts';
import { readListings } from './read-listings.ts';

/** Whoever changes listings, of vendors or venues, takes it first; only then are rows locked. */
export const LISTINGS_TURN = 'listings';

/** May be missing in the head: without them a listing is known by its name, and stays on the list or off it. */
const OPTIONAL = ['id', 'listed'];

type Kind<S extends z.ZodObject, K extends Stored> = {
  /** `vendors`, as in the audit log. */
  name: string;
  schema: S & z.ZodType<Written>;
  /** All there are, in the words of the file. */
  stored: (db: Db) => Promise<K[]>;
  keep: (db: Db, written: Matched<z.output<S>, K>[], now: Date) => Promise<void>;
};

export async function takeListings<S extends z.ZodObject, K extends Stored & Record<keyof z.output<S>, Cell>>(
  { db }: Pick<World, 'db'>,
  { schema, stored }: Pick<Kind<S, K>, 'schema' | 'stored'>,
) {
  const head: (keyof z.output<S> & string)[] = Object.keys(schema.shape);
  const rows = await stored(db);
  const cells = rows.map((row) => head.map((column) => inCell(row[column])));
  return { count: rows.length, content: writeCsv([head, ...cells]) };
}

type Outcome = { faults: string[]; counts: Counts };

/** All or nothing: with a single fault, or when only tried, nothing is changed. */
export async function putListings<S extends z.ZodObject, K extends Stored>(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  kind: Kind<S, K>,
  { file, isTrial }: { file: Uint8Array; isTrial: boolean },
): Promise<Outcome> {
  const read = readListings(file, kind.schema, { optional: OPTIONAL });
  return db.transaction(async (db) => {
    await takeTurn(db, LISTINGS_TURN);
    const { matched, faults: mismatches } = matchListings(read.rows, await kind.stored(db));
    const faults = [...read.faults, ...mismatches];
    const { written, counts } = whatChanges(matched);
    if (faults.length > 0 || isTrial || written.length === 0) return { faults, counts };
    const at = clock.now();
    await kind.keep(db, written, at);
    const details = { by: 'command line', ...counts };
    await recordInAudit(db, { at, actor: null, action: 'listings.changed', subject: kind.name, details });
    return { faults, counts };
  });
}
