import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { vendors } from './tables.ts';
import { type Indexed, takeListingsTurn, updateIndexedFigures, updateIndexedListings } from './update-search-index.ts';

type NewVendor = typeof vendors.$inferInsert;

// A vendor has some thirty values, and a statement takes 65,535.
const AT_ONCE = 1_000;
/** Who a vendor is, since when it is listed, and what families found stays when a listing is brought up to date. */
const untouched = ['id', 'createdAt', 'rating', 'reviewCount', 'completedJobs', 'responseMinutes'];

const brought = Object.fromEntries(
  Object.entries(getTableColumns(vendors))
    .filter(([field]) => !untouched.includes(field))
    .map(([field, { name }]) => [field, sql.raw(`excluded."${name}"`)]),
);

const { id, createdAt, rating, reviewCount, responseMinutes } = vendors;
const asItStands = { id, createdAt, rating, reviewCount, responseMinutes };

/**
 * Adds what is new, brings what is known up to date, and lets the search find it. Shelving takes longest, so it comes
 * before the known vendors are locked: families go on asking them meanwhile.
 */
export function keepVendors(db: Db, kept: readonly NewVendor[]): Promise<void> {
  return db.transaction(async (db) => {
    await takeListingsTurn(db);
    for (const some of inParts(kept)) await addAndIndex(db, some);
    for (const some of inParts(kept)) {
      await db.insert(vendors).values(some).onConflictDoUpdate({ target: vendors.id, set: brought });
    }
    // Somebody may have answered or reviewed in between.
    await updateIndexedFigures(
      db,
      kept.map(({ id }) => id),
    );
  });
}

async function addAndIndex(db: Db, some: NewVendor[]): Promise<void> {
  const ids = some.map(({ id }) => id);
  const known = await db.select(asItStands).from(vendors).where(inArray(vendors.id, ids));
  const knownById = new Map(known.map((row) => [row.id, row]));
  const added = some.filter(({ id }) => !knownById.has(id));
  if (added.length > 0) await db.insert(vendors).values(added);
  await updateIndexedListings(
    db,
    some.map((row) => ({ ...asIndexed(row), ...knownById.get(row.id) })),
  );
}

/** A new vendor as the search sees it: what is not said has the defaults of the table. */
function asIndexed({ isListed = true, minCents = null, maxCents = null, ...rest }: NewVendor): Indexed {
  const { rating = null, reviewCount = 0, responseMinutes = null } = rest;
  return { ...rest, isListed, minCents, maxCents, rating, reviewCount, responseMinutes };
}

function inParts(rows: readonly NewVendor[]): NewVendor[][] {
  return Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, at) =>
    rows.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}
