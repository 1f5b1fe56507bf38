// A start that dies while it changes the tables. The next one goes on, and ends where an undisturbed one ends.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { queues } from '../all-jobs.ts';
import { bringUpToDate } from '../platform/database/migrate.ts';
import { MIGRATIONS } from '../platform/database/migration-files.ts';
import { shapeOf } from '../testing/database-shape.ts';
import { addressOf } from '../testing/house-with-backup.ts';
import { aLaterMigration } from '../testing/later-migration.ts';
import { openOldHouses } from '../testing/old-house/old-house.ts';
import { urlIn } from '../testing/test-postgres.ts';
import { chanceFor } from './chance.ts';
import { openTally } from './tally.ts';

// Each round starts two processes; on a busy machine each takes many seconds.
vi.setConfig({ testTimeout: 600_000 });
const FRESH_ROUNDS = 6;
const FILLED_ROUNDS = 6;
const PEOPLE = 500;
// What a later version may change, with work for every row.
const STILL_TO_COME = `alter table users add column later text; update users set later = first_name;
  alter table users alter column later set not null; create index users_later on users (later)`;
const anOldHouse = await openOldHouses();
const tally = openTally('migrations killed midway');
const { url: server, template } = inject('postgres');

async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

const made: string[] = [];
afterAll(async () => {
  for (const name of made) await ask(server, `drop database if exists ${name} with (force)`);
});

async function aDatabase(from?: string): Promise<string> {
  const name = `evenlight_faults_${randomBytes(6).toString('hex')}`;
  await ask(server, `create database ${name}${from ? ` template ${from}` : ''}`);
  made.push(name);
  return urlIn(server, name);
}

/** Everything a start makes: tables and all that belongs to them, queues, and the record of migrations. */
async function madeIn(url: string) {
  const lines = await ask(url, 'select name, policy from jobs.queue order by 1');
  const steps = await ask(url, 'select hash from drizzle.__drizzle_migrations order by created_at');
  return { ...(await shapeOf(url, ['public', 'jobs', 'drizzle'])), lines, steps };
}

/** True when it was killed before it was done. */
async function migrateAndKill(url: string, afterMs: number, folder: string): Promise<boolean> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'migrate-process.ts'), url, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  while (!said.includes('begins')) await pause(2);
  await pause(afterMs);
  child.kill('SIGKILL');
  await gone;
  tally('kills');
  return !said.includes('done');
}

async function expectMended(url: string, ms: () => number, migrationsFolder = MIGRATIONS) {
  let kills = 0;
  // Twice on the way, then undisturbed.
  for (let time = 0; time < 2; time += 1) kills += (await migrateAndKill(url, ms(), migrationsFolder)) ? 1 : 0;
  await bringUpToDate({ connectionString: url }, queues, { migrationsFolder });
  tally('killed before the end', kills);
  tally('rounds');
  return kills;
}

test('killed while it makes all tables, it ends with the very tables of an undisturbed start', async () => {
  const wanted = await madeIn(urlIn(server, template));
  const chance = chanceFor('fresh migrations');
  let kills = 0;
  for (let round = 0; round < FRESH_ROUNDS; round += 1) {
    const url = await aDatabase();
    kills += await expectMended(url, () => chance.below(900));
    expect(await madeIn(url)).toEqual(wanted);
  }
  expect(kills).toBeGreaterThan(0);
});

test('killed while it changes the tables of a house from before the baseline, it loses no row', async () => {
  const former = addressOf(await anOldHouse()).connectionString;
  const copyOfIt = () => aDatabase(new URL(former).pathname.slice(1));
  await ask(
    former,
    `insert into users (id, first_name, last_name, email, role, created_at)
     select gen_random_uuid(), 'Ada ' || n, 'Okafor', 'ada' || n || '@example.org', 'member', now()
     from generate_series(1, ${PEOPLE}) n`,
  );
  const people = 'select id, first_name, email from users order by id';
  const before = await ask(former, people);
  const migrationsFolder = await aLaterMigration(STILL_TO_COME);
  const undisturbed = await copyOfIt();
  await bringUpToDate({ connectionString: undisturbed }, queues, { migrationsFolder });
  const wanted = await madeIn(undisturbed);
  const chance = chanceFor('filled migrations');
  let kills = 0;
  for (let round = 0; round < FILLED_ROUNDS; round += 1) {
    const url = await copyOfIt();
    kills += await expectMended(url, () => chance.below(700), migrationsFolder);
    expect(await ask(url, people)).toEqual(before);
    expect(await madeIn(url)).toEqual(wanted);
  }
  expect(kills).toBeGreaterThan(0);
});
