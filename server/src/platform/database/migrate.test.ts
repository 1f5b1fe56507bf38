// Houses from before the baseline and from after it: same tables, nothing lost, and one way on.

import { listFamilyVersions } from '@evenlight/contract/families/history';
import { listFamilyMessages } from '@evenlight/contract/families/messages';
import { UserId } from '@evenlight/contract/ids';
import { getPlan } from '@evenlight/contract/plans';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { queues } from '../../all-jobs.ts';
import { users } from '../../features/accounts/tables.ts';
import { sealOldFamilyWords } from '../../features/families/seal-old.ts';
import { familyGroups } from '../../features/plans/people/tables.ts';
import { plans } from '../../features/plans/tables.ts';
import { shapeOf } from '../../testing/database-shape.ts';
import { anEmptyHouse } from '../../testing/empty-house.ts';
import { addressOf, ask } from '../../testing/house-with-backup.ts';
import { aLaterMigration } from '../../testing/later-migration.ts';
import { openOldHouses } from '../../testing/old-house/old-house.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { urlIn } from '../../testing/test-postgres.ts';
import { findBrokenAuditEntry } from '../audit.ts';
import type { Config } from '../config.ts';
import { bringUpToDate } from './migrate.ts';
import { MIGRATIONS, migrationsIn } from './migration-files.ts';

const anOldHouse = await openOldHouses();
const { baseline, known } = migrationsIn(MIGRATIONS);
/** Tables that have another name since (0002_plain_names.sql). */
const nameToday = new Map([['vendor_shelf', 'vendor_search_index']]);
/** Tables that are new since, with the rows they begin with in a house that was open before (0003_opening_a_house.sql). */
const newSince = new Map([
  ['cities', 10],
  ['counties', 9],
  // The house fills it at its start, after the migrations.
  ['dated_facts', 0],
  // Nobody was asked before (0013_resting_places.sql).
  ['plan_resting_places', 0],
  ['plan_costs', 0],
  ['plan_price_lists', 0],
  ['resting_place_inquiries', 0],
  ['plan_help', 0],
  ['plan_help_tasks', 0],
]);
/** Tables in which rows are written, or columns added, since (0001_said_and_decided.sql, 0003_opening_a_house.sql,
    0004_what_is_sold_has_translations.sql, 0006_letters_have_a_language.sql, 0007_venues_are_found_in_every_language.sql,
    0018_priced_way.sql). */
const writtenSince = [
  'addons',
  'family_invitations',
  'handoffs',
  'memorial_collaborators',
  'package_lines',
  'packages',
  'payment_shares',
  'plan_adjustments',
  'plan_lines',
  'plan_versions',
  'plans',
  'quote_requests',
  'support_groups',
  'vendors',
  'venues',
];
const hours = ['opening_hours', 'consultation_hours'];

const recordOf = (house: Config) =>
  ask(house, 'select hash, created_at::float8 as "madeAt" from drizzle.__drizzle_migrations order by created_at');

/** What every table holds, as one value for each. */
async function rowsOf(house: Config): Promise<Map<string, { count: number; content: string }>> {
  const names = await ask(house, "select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const query = (name: string) =>
    `select '${name}' as name, count(*)::int, md5(string_agg(t::text, ' ' order by t::text)) as content from ${name} t`;
  const rows = await ask(house, names.map(({ name }) => query(name)).join(' union all '));
  return new Map(rows.map(({ name, ...rest }) => [nameToday.get(name) ?? name, rest]));
}

test('a house that ran the 32 former migrations has every row afterwards, and the record of a new house', async () => {
  const house = await anOldHouse();
  expect(await recordOf(house)).toHaveLength(32);
  const before = await rowsOf(house);
  expect([...before].filter(([, { count }]) => count === 0)).toEqual([]);
  await bringUpToDate(addressOf(house), queues);
  const after = await rowsOf(house);
  const counts = (rows: typeof before) => new Map([...rows].map(([name, { count }]) => [name, count]));
  expect(counts(after)).toEqual(new Map([...counts(before), ...newSince]));
  const changed = [...after].filter(
    ([name, { content }]) => before.get(name)?.content !== content && !newSince.has(name),
  );
  expect(changed.map(([name]) => name)).toEqual(writtenSince);
  // The time is the one of the 32nd migration: a process of version 0.1.0 that starts later finds nothing to do.
  expect(await recordOf(house)).toEqual(known);
  expect(baseline.madeAt).toBe(1_795_005_831_100);
  expect(await ask(house, "select from jobs.job where state = 'created'")).toHaveLength(1);
});

test('of an old plan the day that was said has been, the day that was wished for has not, and an unchosen line costs nothing', async () => {
  const house = await anOldHouse();
  await bringUpToDate(addressOf(house), queues);
  const plans = await ask(
    house,
    `select title, service_date::text as day, service_has_been as "hasBeen" from plans where service_date is not null order by day`,
  );
  expect(plans).toEqual([
    { title: 'For an uncle', day: '2030-05-02', hasBeen: true },
    { title: 'Not said yet', day: '2030-05-20', hasBeen: false },
    { title: 'Antyeshti Essentials', day: '2030-05-26', hasBeen: false },
  ]);
  const choices = await ask(
    house,
    `select title, is_declined as "isDeclined" from plan_lines join plans on plans.id = plan_id
     where item like '%only-if-you-choose-it' order by title`,
  );
  // The uncle's deposit is on its way, so that price stays.
  expect(choices).toEqual([
    { title: 'For an uncle', isDeclined: false },
    { title: 'For myself', isDeclined: true },
  ]);
});

test('a new house and an old one have the same tables, rules, rights and opening hours', async () => {
  const house = await anOldHouse();
  const { url, template } = inject('postgres');
  await bringUpToDate(addressOf(house), queues);
  const newHouse = urlIn(url, template);
  expect(await shapeOf(addressOf(house).connectionString)).toEqual(await shapeOf(newHouse));
  for (const table of hours) {
    const query = `select * from ${table} order by 1, 2`;
    expect(await ask(house, query)).toEqual(
      await ask({ ...house, database: { ...house.database, url: newHouse } }, query),
    );
  }
});

test('a family of an old house opens its plan and reads what it wrote, and the audit log is whole', async () => {
  const config = await anOldHouse();
  const house = await openTestHouse({ sharing: { world: { config } }, env: { SECRET_KEY: config.secretKey ?? '' } });
  const { db } = house.world;
  const [owned] = await db
    .select({
      planId: plans.id,
      groupId: familyGroups.id,
      id: users.id,
      email: users.email,
      firstName: users.firstName,
    })
    .from(familyGroups)
    .innerJoin(plans, eq(plans.id, familyGroups.planId))
    .innerJoin(users, eq(users.id, plans.userId));
  const { planId, groupId, id, ...rest } = owned ?? expect.fail();
  const person = { ...rest, id: UserId.parse(id), cookie: { name: '', value: '' } };
  const owner = await house.onAnotherDevice({ person });
  expect(await owner(getPlan, { params: { planId } })).toMatchObject({ faithTradition: 'hindu' });
  const { messages } = await owner(listFamilyMessages, { query: { groupId } });
  expect(messages.map(({ content }) => content)).toEqual(['Who drives?', 'I can take four.']);
  expect(await findBrokenAuditEntry(db)).toBeNull();
  // What was decided is read as before, and lies in the clear no more.
  await sealOldFamilyWords(house.world);
  const decided = 'The family decided: Marigolds and roses';
  const { versions } = await owner(listFamilyVersions, { query: { groupId } });
  expect(versions.map(({ changeDescription }) => changeDescription)).toContain(decided);
  expect(await ask(config, `select from plan_versions where description = '${decided}'`)).toEqual([]);
  expect(await ask(config, `select from family_activities where about = '${decided}'`)).toEqual([]);
  await house.close();
});

test('a later migration applies to an old house and to a new one', async () => {
  const migrationsFolder = await aLaterMigration('alter table stories add column later text');
  for (const house of [await anOldHouse(), await anEmptyHouse()]) {
    await bringUpToDate(addressOf(house), queues, { migrationsFolder });
    expect(await ask(house, 'select later from stories limit 0')).toEqual([]);
    expect(await recordOf(house)).toEqual(migrationsIn(migrationsFolder).known);
  }
});

test('a migration that waits for somebody who reads for long lets everybody else read meanwhile', async () => {
  const house = await anEmptyHouse();
  await bringUpToDate(addressOf(house), queues);
  const [dump, family] = [new pg.Client(addressOf(house)), new pg.Client(addressOf(house))];
  await Promise.all([dump.connect(), family.connect()]);
  await dump.query('begin; select from stories');
  const migrationsFolder = await aLaterMigration('alter table stories add column later text');
  const migrating = bringUpToDate(addressOf(house), queues, { migrationsFolder });
  await expect
    .poll(() => family.query("select from pg_locks where not granted and mode = 'AccessExclusiveLock'"))
    .toMatchObject({ rowCount: 1 });
  // It stands in line behind the migration, which gives up its place.
  await family.query('select from stories');
  await dump.query('commit');
  await migrating;
  expect(await ask(house, 'select later from stories limit 0')).toEqual([]);
  await Promise.all([dump.end(), family.end()]);
});

test('many starts of an old house at once agree', async () => {
  const house = await anOldHouse();
  await Promise.all(Array.from({ length: 3 }, () => bringUpToDate(addressOf(house), queues)));
  expect(await recordOf(house)).toEqual(known);
});

test('a house that lacks one of the former migrations is sent to the version that has all, and stays as it is', async () => {
  const house = await anOldHouse();
  await ask(house, 'delete from drizzle.__drizzle_migrations where id = 32');
  await expect(bringUpToDate(addressOf(house), queues)).rejects.toThrow(
    'This house is older than this version can bring up to date: start it once with version 0.1.0 (commit 4bcad50d), then with this one.',
  );
  expect(await recordOf(house)).toHaveLength(31);
});

test('a house that ran other migrations than the former ones is not taken for one of ours', async () => {
  const house = await anOldHouse();
  await ask(house, "update drizzle.__drizzle_migrations set hash = 'edited' where id = 7");
  await expect(bringUpToDate(addressOf(house), queues)).rejects.toThrow('does not know its tables');
});

test('a house with a newer migration that nobody here knows starts, and keeps its record of it', async () => {
  const house = await anOldHouse();
  await bringUpToDate(addressOf(house), queues);
  const last = Math.max(...known.map(({ madeAt }) => madeAt));
  const newer = { hash: 'of a newer version', madeAt: last + 1_000 };
  await ask(
    house,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${newer.hash}', ${newer.madeAt})`,
  );
  await bringUpToDate(addressOf(house), queues);
  expect(await recordOf(house)).toEqual([...known, newer]);
});
