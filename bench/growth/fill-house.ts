// Fills a house from one size to the next, two tables at a time, and leaves it as after a long time of use: indexed,
// vacuumed, analysed.
import type pg from 'pg';
import type { Db } from '../../server/src/platform/database/database.ts';
import { fillMemorials } from './fill-memorials.ts';
import { fillPlans } from './fill-plans.ts';
import { fillVendors, requireSameIndex } from './fill-vendors.ts';
import { fillVenues } from './fill-venues.ts';
import { AT_SIZE_ONE, type Growth } from './measures.ts';

const TABLES = [
  'users, venues, plans, plan_lines, plan_versions, venue_selections, venue_days, plan_schedules',
  'memorials, guestbook_entries, memorial_photos, memorial_photo_sizes, vendors, vendor_search_index, vendor_words',
];

/** Two connections of the database's owner, which stay from size to size. */
export type Fillers = readonly [pg.Client, pg.Client];

export async function fillHouse({ db, fillers }: { db: Db; fillers: Fillers }, growth: Growth): Promise<void> {
  const [one, other] = fillers;
  await one.query(`select setseed(0.5)`);
  await fillVenues(one, growth);
  await Promise.all([fillPlans(one, growth), fillVendors(other, growth).then(() => fillMemorials(other, growth))]);
  await Promise.all(fillers.map((client, at) => client.query(`vacuum (analyze) ${TABLES[at]}`)));
  const last = AT_SIZE_ONE.vendors * growth.to;
  await requireSameIndex(db, [last, last - 7, Math.ceil(last / 3), 1]);
}

/** Rows that are read back would be checked one by one; these are made to fit together. */
export async function readyToFill(client: pg.Client): Promise<void> {
  await client.query(`set session_replication_role = 'replica'`);
  await client.query(`set statement_timeout = 0`);
  await client.query(`set maintenance_work_mem = '1GB'`);
  await client.query(`set work_mem = '128MB'`);
  // The other core is busy with the other half.
  await client.query('set max_parallel_maintenance_workers = 0');
  await client.query(`set synchronous_commit = off`);
}
