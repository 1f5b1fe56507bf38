import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { queues } from '../../all-jobs.ts';
import { insertUser } from '../../features/accounts/store.ts';
import { quietLog } from '../../testing/database-for-tests.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { openSilentLine } from '../../testing/silent-line.ts';
import { addressIn, urlIn } from '../../testing/test-postgres.ts';
import { visitor } from '../actor.ts';
import { findBrokenAuditEntry, recordInAudit } from '../audit.ts';
import { isDatabaseAway, openDatabase, violates } from './database.ts';
import { findDatabase } from './find-database.ts';
import { bringUpToDate } from './migrate.ts';
import { inOneProcess } from './one-process.ts';

const house = await openTestHouse();
const { db } = house.world;
const note = (subject: string) =>
  recordInAudit(db, { at: house.clock.now(), actor: visitor, action: 'test.noted', subject, details: { times: 1 } });

test.each([
  'drop table users',
  'alter table users add column extra text',
  'create table loot (id int)',
  'truncate users',
  'create role intruder',
  'drop trigger audit_entries_keep on audit_entries',
])('the application cannot %s', async (statement) => {
  await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('the audit log can be added to and read, and nothing else', async () => {
  await note('first');
  for (const statement of [
    "update audit_entries set action = 'x'",
    'delete from audit_entries',
    'truncate audit_entries',
  ]) {
    await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '42501' } });
  }
});

test('not even the owner of the database changes the audit log by mistake', async () => {
  const owner = new pg.Client({ connectionString: house.world.config.database.url });
  await owner.connect();
  await expect(owner.query('delete from audit_entries')).rejects.toThrow('the audit log only grows');
  await owner.end();
});

test('fifty entries at once make one unbroken chain without a gap', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, index) => note(`entry ${index}`)));
  expect(await findBrokenAuditEntry(db)).toBeNull();
});

test('an entry that was altered behind our back is found', async () => {
  const owner = new pg.Client({ connectionString: house.world.config.database.url });
  await owner.connect();
  await owner.query('alter table audit_entries disable trigger audit_entries_keep');
  await owner.query("update audit_entries set subject = 'forged' where id = 7");
  await owner.end();
  expect(await findBrokenAuditEntry(db)).toBe(7n);
});

test('many processes that migrate an empty database at once agree', async () => {
  const postgres = inject('postgres');
  const name = `evenlight_race_${randomUUID().slice(0, 8)}`;
  const server = new pg.Client({ connectionString: postgres.url });
  await server.connect();
  await server.query(`create database ${name}`);
  await Promise.all(Array.from({ length: 4 }, () => bringUpToDate(addressIn(postgres, name), queues)));
  const client = new pg.Client({ connectionString: urlIn(postgres.url, name) });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as weeks from opening_hours');
  expect(rows).toEqual([{ weeks: 7 }]);
  await client.end();
  await server.query(`drop database ${name}`);
  await server.end();
});

test('a broken promise of the database is told by its name', async () => {
  const ada = { firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.org', createdAt: house.clock.now() };
  await insertUser(db, { ...ada, id: randomUUID() });
  const second = insertUser(db, { ...ada, id: randomUUID(), email: 'ADA@example.org' }).catch(
    (error: unknown) => error,
  );
  expect(violates(await second, 'users_email_lower')).toBe(true);
  expect(violates(await second, 'users_role')).toBe(false);
});

test('a connection lost in the middle of a transaction is a database that is away, whatever is asked of it next', async () => {
  const owner = new pg.Client({ connectionString: house.world.config.database.url });
  await owner.connect();
  const failure = await db
    .transaction(async (lost) => {
      const { rows } = await lost.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await expect(lost.execute(sql`select pg_sleep(5)`)).rejects.toSatisfy(isDatabaseAway);
      await lost.execute(sql`select 1`);
    })
    .catch((error) => error);
  await owner.end();
  expect(failure).toSatisfy(isDatabaseAway);
});

test('a database that falls silent is away, and what it left unsaid is nobody else’s answer', async () => {
  const line = await openSilentLine(house.world.config.database.url ?? '');
  const limits = { waitMs: 60_000, statementMs: 1_000, lockMs: 1_000, idleTransactionMs: 60_000 };
  const address = { connectionString: line.url };
  const patience = { limits, silentMs: 2_000 };
  const { db, pool, close } = openDatabase({ address, poolSize: 2, log: quietLog, asAppRole: true, ...patience });
  onTestFinished(async () => {
    line.close();
    await close();
  });
  const inTransaction = db.transaction(async (db) => {
    await db.execute(sql`select 1`);
    line.fallSilent();
    await db.execute(sql`select 'unsaid' as word`);
  });
  await expect(inTransaction).rejects.toSatisfy(isDatabaseAway);
  line.speakAgain();
  await db.execute(sql`select 1`);
  expect(pool).toMatchObject({ totalCount: 1, idleCount: 1 });
  line.fallSilent();
  await expect(db.execute(sql`select 'unsaid' as word`)).rejects.toSatisfy(isDatabaseAway);
  expect(pool).toMatchObject({ totalCount: 0, waitingCount: 0 });
  line.speakAgain();
  const { rows } = await db.execute(sql`select 'said' as word`);
  expect(rows).toEqual([{ word: 'said' }]);
});

test('operators see in pg_stat_activity whose each connection is', async () => {
  const running = await openTestHouse({ env: { PORT: '3401' }, runsByItself: true, sharing: house });
  const { config, db, log } = running.world;
  const names = async () => {
    const { rows } = await db.execute<{ name: string }>(
      sql`select distinct application_name as name from pg_stat_activity where datname = current_database()`,
    );
    return rows.map(({ name }) => name);
  };
  const { app, owner } = await findDatabase({ config, log, mayJoin: false, name: 'evenlight 3401' });
  const client = new pg.Client(owner);
  await client.connect();
  onTestFinished(() => client.end());
  let seen: string[] = [];
  await inOneProcess(app, 'a-round', async () => {
    seen = await names();
  });
  const ours = ['evenlight 3401', 'evenlight 3401 a-round', 'evenlight 3401 news', 'evenlight 3401 owner'];
  expect(seen).toEqual(expect.arrayContaining(ours));
  // The queue works on the same connections, so none is without a name.
  expect(seen.filter((name) => !name.startsWith('evenlight '))).toEqual([]);
});
