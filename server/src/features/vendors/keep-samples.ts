// Sample vendors with what was done and written about them. Where all of it is known already, nothing is written.
import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, getTableColumns, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { refreshFigures } from './figures.ts';
import { vendorInquiries, vendorReviews } from './inquiries/tables.ts';
import { keepVendors } from './keep-vendors.ts';
import { vendorDealings, vendors } from './tables.ts';
import { updateSearchIndex } from './update-search-index.ts';

type SampleVendor = typeof vendors.$inferInsert;
type SampleDealing = typeof vendorDealings.$inferInsert;
type SampleReview = typeof vendorReviews.$inferInsert;
type Sampled = typeof vendorDealings | typeof vendorReviews;
type Samples = { dealings: SampleDealing[]; reviews: SampleReview[] };

/** The ids of dealings and reviews are made from what is in them, so a known id is a known row. */
export async function keepSampleVendors(
  db: Db,
  samples: readonly SampleVendor[],
  { dealingsWith, now }: { dealingsWith: (vendors: readonly SampleVendor[]) => Samples; now: Date },
): Promise<void> {
  const names = samples.map(({ name }) => name.toLowerCase());
  const stored = await db
    .select()
    .from(vendors)
    .where(or(eq(vendors.isSample, true), inArray(sql`lower(${vendors.name})`, names)));
  // A real vendor of that name in that city goes first.
  const placesTaken = new Map(stored.map((row) => [placeOf(row), row.id]));
  const kept = samples.filter((sample) => (placesTaken.get(placeOf(sample)) ?? sample.id) === sample.id);
  const storedById = new Map(stored.map((row) => [row.id, row]));
  const changed = kept.filter((sample) => isChanged(sample, storedById.get(sample.id)));
  // In one order: another process that is open already locks vendors by their ids, too.
  await keepVendors(
    db,
    changed.sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
  await retire(db, notInArray(vendors.id, idsOf(kept)));
  await keepDealings(db, idsOf(kept), { ...dealingsWith(kept), now });
}

async function keepDealings(
  db: Db,
  vendorIds: string[],
  { dealings, reviews, now }: Samples & { now: Date },
): Promise<void> {
  const isKnown =
    (await holdsExactly(db, vendorDealings, idsOf(dealings))) &&
    (await holdsExactly(db, vendorReviews, idsOf(reviews)));
  if (isKnown) return;
  await db.delete(vendorReviews).where(eq(vendorReviews.isSample, true));
  await db.delete(vendorDealings).where(eq(vendorDealings.isSample, true));
  await insertAll(db, vendorDealings, dealings);
  await insertAll(db, vendorReviews, reviews);
  await refreshFigures(db, vendorIds, now);
}

/** As one value that PostgreSQL takes apart itself: twenty thousand single ones take several times as long. */
async function insertAll(db: Db, table: Sampled, rows: readonly Record<string, unknown>[]): Promise<void> {
  // What samples do not say is left to the table.
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => rows[0] && field in rows[0]);
  const named = rows.map((row) => Object.fromEntries(columns.map(([field, { name }]) => [name, row[field]])));
  const names = sql.raw(columns.map(([, { name }]) => `"${name}"`).join(', '));
  await db.execute(
    sql`insert into ${table} (${names})
      select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(named)})`,
  );
}

/** Are these the sample rows of the table, and no others? */
async function holdsExactly(db: Db, table: Sampled, ids: string[]) {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      known: sql<number>`(count(*) filter (where ${table.id} = any (${sql.param(ids)}::uuid[])))::int`,
    })
    .from(table)
    .where(eq(table.isSample, true));
  return row?.all === ids.length && row.known === ids.length;
}

/** Where samples are not wanted: those that somebody asked something stay, and are offered to nobody else. */
export async function retireSampleVendors(db: Db): Promise<void> {
  await retire(db);
}

async function retire(db: Db, which?: ReturnType<typeof notInArray>): Promise<void> {
  // Locked first, and looked at in a statement of its own: somebody who is asking one of them at this moment is waited
  // for, and then seen.
  const retired = await db
    .select({ id: vendors.id })
    .from(vendors)
    .where(and(eq(vendors.isSample, true), which))
    .orderBy(asc(vendors.id))
    .for('update');
  if (retired.length === 0) return;
  const rows = await db
    .selectDistinct({ id: vendorInquiries.vendorId })
    .from(vendorInquiries)
    .where(inArray(vendorInquiries.vendorId, idsOf(retired)));
  const asked = new Set(idsOf(rows));
  const [staying, leaving] = [
    idsOf(retired).filter((id) => asked.has(id)),
    idsOf(retired).filter((id) => !asked.has(id)),
  ];
  await db.delete(vendors).where(inArray(vendors.id, leaving));
  const unlisted = await db
    .update(vendors)
    .set({ isListed: false })
    .where(and(inArray(vendors.id, staying), eq(vendors.isListed, true)))
    .returning({ id: vendors.id });
  await updateSearchIndex(db, idsOf(unlisted));
}

function isChanged(sample: SampleVendor, stored: object | undefined): boolean {
  // Since when it is listed was said once, and the figures are counted.
  const { createdAt: _, ...fields } = sample;
  return !isDeepStrictEqual({ ...stored, ...fields }, { ...stored });
}

function placeOf({ location, name }: Pick<SampleVendor, 'location' | 'name'>): string {
  return `${location} ${name.toLowerCase()}`;
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
