// A start that dies while it changes the tables. The next one goes on, and ends where an undisturbed one ends.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { queues } from '../app.ts';
import { bringUpToDate } from '../platform/database/migrate.ts';
import { urlIn } from '../testing/test-postgres.ts';
import { chanceFor } from './chance.ts';
import { openTally } from './tally.ts';

// Each round starts two processes; on a busy machine each takes many seconds.
vi.setConfig({ testTimeout: 600_000 });
const FRESH_ROUNDS = 6;
const FILLED_ROUNDS = 6;
// The rows of a house from before most of its tables.
const FORMER = 8;
const PEOPLE = 500;
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

/** Tables, columns, constraints, indexes, triggers, queues and rights: everything a migration makes. */
async function shapeOf(url: string) {
  const columns = `select table_schema, table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema in ('public', 'jobs', 'drizzle') order by 1, 2, 3`;
  const rules = `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as rule
    from pg_constraint where connamespace::regnamespace::text in ('public', 'jobs') order by 1, 2`;
  const indexes = `select indexdef from pg_indexes where schemaname in ('public', 'jobs') order by 1`;
  const triggers = `select tgname, tgrelid::regclass::text as "table" from pg_trigger where not tgisinternal order by 1, 2`;
  const rights = `select table_schema, table_name, privilege_type from information_schema.table_privileges
    where grantee = 'evenlight_app' and table_schema in ('public', 'jobs', 'drizzle') order by 1, 2, 3`;
  const lines = 'select name, policy from jobs.queue order by 1';
  const steps = 'select hash from drizzle.__drizzle_migrations order by created_at';
  const all = [columns, rules, indexes, triggers, rights, lines, steps];
  return Promise.all(all.map((query) => ask(url, query)));
}

/** True when it was killed before it was done. */
async function migrateAndKill(url: string, afterMs: number): Promise<boolean> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'migrate-process.ts'), url], {
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

async function expectMended(url: string, ms: () => number) {
  let kills = 0;
  // Twice on the way, then undisturbed.
  for (let time = 0; time < 2; time += 1) kills += (await migrateAndKill(url, ms())) ? 1 : 0;
  await bringUpToDate({ connectionString: url }, queues);
  tally('killed before the end', kills);
  tally('rounds');
  return kills;
}

test('killed while it makes all tables, it ends with the very tables of an undisturbed start', async () => {
  const wanted = await shapeOf(urlIn(server, template));
  const chance = chanceFor('fresh migrations');
  let kills = 0;
  for (let round = 0; round < FRESH_ROUNDS; round += 1) {
    const url = await aDatabase();
    kills += await expectMended(url, () => chance.below(900));
    expect(await shapeOf(url)).toEqual(wanted);
  }
  expect(kills).toBeGreaterThan(0);
});

test('killed while it changes the tables of a house in use, it loses no row', async () => {
  const former = await aDatabase();
  await bringUpToDate({ connectionString: former }, queues, { upTo: FORMER });
  await ask(
    former,
    `insert into users (id, first_name, last_name, email, role, created_at)
     select gen_random_uuid(), 'Ada ' || n, 'Okafor', 'ada' || n || '@example.org', 'member', now()
     from generate_series(1, ${PEOPLE}) n`,
  );
  const people = 'select id, first_name, email from users order by id';
  const before = await ask(former, people);
  const wanted = await shapeOf(urlIn(server, template));
  const chance = chanceFor('filled migrations');
  let kills = 0;
  for (let round = 0; round < FILLED_ROUNDS; round += 1) {
    const url = await aDatabase(new URL(former).pathname.slice(1));
    kills += await expectMended(url, () => chance.below(700));
    expect(await ask(url, people)).toEqual(before);
    expect(await shapeOf(url)).toEqual(wanted);
  }
  expect(kills).toBeGreaterThan(0);
});
