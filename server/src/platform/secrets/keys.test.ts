import { randomBytes } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabaseForTests, type TestDatabase } from '../../testing/database-for-tests.ts';
import { systemClock as clock } from '../clock.ts';
import { wrappedKeys } from '../tables.ts';
import { openKeys } from './keys.ts';
import { makeKeyFile, masterKeyFile, nextMasterKeyFile } from './master-key.ts';
import { rotateMasterKey } from './rotate-master-key.ts';

let house: TestDatabase;
beforeAll(async () => {
  house = await openDatabaseForTests();
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.db.delete(wrappedKeys);
});

const all = ['sessions', 'networks', 'files'] as const;

test('the key file is made at the first start, for our eyes only', async () => {
  const config = await house.config();
  await openKeys({ config, db: house.db, clock });
  const file = masterKeyFile(config);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(dirname(file))).mode & 0o777).toBe(0o700);
  expect(await readFile(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
});

test('each purpose has a key of its own, and two openings agree on all of them', async () => {
  const config = await house.config();
  const first = await openKeys({ config, db: house.db, clock });
  const second = await openKeys({ config, db: house.db, clock });
  for (const purpose of all) {
    expect(first.of(purpose)).toHaveLength(32);
    expect(second.of(purpose).equals(first.of(purpose))).toBe(true);
  }
  expect(new Set(all.map((purpose) => first.of(purpose).toString('hex'))).size).toBe(3);
});

test('ten first starts at once agree on one master key and the same keys', async () => {
  const config = await house.config();
  const opened = await Promise.all(Array.from({ length: 10 }, () => openKeys({ config, db: house.db, clock })));
  for (const purpose of all) expect(new Set(opened.map((keys) => keys.of(purpose).toString('hex'))).size).toBe(1);
});

test('a wrapped secret opens in its own context and nowhere else', async () => {
  const keys = await openKeys({ config: await house.config(), db: house.db, clock });
  const secret = randomBytes(32);
  const wrapped = keys.wrap(secret, 'file-1');
  expect(keys.unwrap(wrapped, 'file-1').equals(secret)).toBe(true);
  expect(() => keys.unwrap(wrapped, 'file-2')).toThrow(/could not be opened/);
  expect(keys.wrap(secret, 'file-1').equals(wrapped)).toBe(false);
});

test('a wrapped secret with any byte changed, or cut short, is refused', async () => {
  const keys = await openKeys({ config: await house.config(), db: house.db, clock });
  const wrapped = keys.wrap(randomBytes(32), 'file-1');
  for (let at = 0; at < wrapped.length; at += 1) {
    const altered = Buffer.from(wrapped);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(() => keys.unwrap(altered, 'file-1')).toThrow(/could not be opened/);
    expect(() => keys.unwrap(wrapped.subarray(0, at), 'file-1')).toThrow(/could not be opened/);
  }
});

test('a key moved to another purpose in the table is refused', async () => {
  const config = await house.config();
  await openKeys({ config, db: house.db, clock });
  await house.db.execute(
    sql`update wrapped_keys set wrapped = (select wrapped from wrapped_keys where purpose = 'files') where purpose = 'sessions'`,
  );
  await expect(openKeys({ config, db: house.db, clock })).rejects.toThrow(/do not open with the master key/);
});

test('a wrong SECRET_KEY is told in a sentence that names it and not its value', async () => {
  const [right, wrong] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  await openKeys({ config: await house.config({ SECRET_KEY: right }), db: house.db, clock });
  const config = await house.config({ SECRET_KEY: wrong });
  const failure = await openKeys({ config, db: house.db, clock }).catch(String);
  expect(failure).toContain('The keys in the database do not open with the master key from SECRET_KEY.');
  expect(failure).not.toContain(wrong);
});

test('a wrong key file is told in a sentence that names the file', async () => {
  const config = await house.config();
  await openKeys({ config, db: house.db, clock });
  await writeFile(masterKeyFile(config), `${randomBytes(32).toString('hex')}\n`);
  await expect(openKeys({ config, db: house.db, clock })).rejects.toThrow(
    `Put back the key file ${masterKeyFile(config)}`,
  );
});

test('a lost key file is named, and no new key is made that would open nothing', async () => {
  await openKeys({ config: await house.config(), db: house.db, clock });
  const elsewhere = await house.config();
  await expect(openKeys({ config: elsewhere, db: house.db, clock })).rejects.toThrow(
    `there is no ${masterKeyFile(elsewhere)}`,
  );
  await expect(stat(masterKeyFile(elsewhere))).rejects.toThrow('ENOENT');
});

test('a key file with something else in it is refused', async () => {
  const config = await house.config();
  await makeKeyFile(masterKeyFile(config));
  await writeFile(masterKeyFile(config), 'half a ke');
  await expect(openKeys({ config, db: house.db, clock })).rejects.toThrow('64 hexadecimal characters are expected');
});

test('neither the master key nor any key it opens appears in a table', async () => {
  const config = await house.config();
  const keys = await openKeys({ config, db: house.db, clock });
  const master = (await readFile(masterKeyFile(config), 'utf8')).trim();
  const secrets = [master, ...all.map((purpose) => keys.of(purpose).toString('hex'))];
  const tables = await house.db.execute<{ name: string }>(
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
  );
  expect(tables.rows.length).toBeGreaterThan(5);
  for (const { name } of tables.rows) {
    const { rows } = await house.db.execute<{ content: string | null }>(
      sql.raw(`select string_agg(t::text, ' ') as content from ${name} t`),
    );
    for (const secret of secrets) {
      expect(rows[0]?.content ?? '').not.toContain(secret);
      expect(rows[0]?.content ?? '').not.toContain(Buffer.from(secret, 'hex').toString('base64'));
    }
  }
});

async function keysAndSecret(settings: Record<string, string> = {}) {
  const config = await house.config(settings);
  const keys = await openKeys({ config, db: house.db, clock });
  const secret = randomBytes(32);
  const wrapped = keys.wrap(secret, 'file-1');
  const expectReadable = async (withConfig = config) => {
    const later = await openKeys({ config: withConfig, db: house.db, clock });
    expect(later.unwrap(wrapped, 'file-1').equals(secret)).toBe(true);
    for (const purpose of all) expect(later.of(purpose).equals(keys.of(purpose))).toBe(true);
  };
  return { config, expectReadable };
}

test('after a rotation everything stays readable, with another key in the file', async () => {
  const { config, expectReadable } = await keysAndSecret();
  const before = await readFile(masterKeyFile(config), 'utf8');
  await rotateMasterKey({ config, db: house.db });
  const after = await readFile(masterKeyFile(config), 'utf8');
  expect(after).not.toBe(before);
  expect((await stat(masterKeyFile(config))).mode & 0o777).toBe(0o600);
  await expect(stat(nextMasterKeyFile(config))).rejects.toThrow('ENOENT');
  await expectReadable();
  await writeFile(masterKeyFile(config), before);
  await expect(openKeys({ config, db: house.db, clock })).rejects.toThrow(/do not open/);
});

test('a rotation cut off before the database changed leaves the old key in force, and can be done again', async () => {
  const { config, expectReadable } = await keysAndSecret();
  const coming = await makeKeyFile(nextMasterKeyFile(config));
  await expectReadable();
  await rotateMasterKey({ config, db: house.db });
  expect((await readFile(masterKeyFile(config), 'utf8')).trim()).toBe(coming.bytes.toString('hex'));
  await expectReadable();
});

test('a rotation cut off after the database changed is finished by the next start', async () => {
  const { config, expectReadable } = await keysAndSecret();
  const former = await readFile(masterKeyFile(config), 'utf8');
  await rotateMasterKey({ config, db: house.db });
  const latter = await readFile(masterKeyFile(config), 'utf8');
  await writeFile(nextMasterKeyFile(config), latter);
  await writeFile(masterKeyFile(config), former);
  await expectReadable();
  expect(await readFile(masterKeyFile(config), 'utf8')).toBe(latter);
  await expect(stat(nextMasterKeyFile(config))).rejects.toThrow('ENOENT');
});

test('rotations and starts at the same moment do no harm', async () => {
  const { config, expectReadable } = await keysAndSecret();
  const results = await Promise.allSettled([
    rotateMasterKey({ config, db: house.db }),
    openKeys({ config, db: house.db, clock }),
    rotateMasterKey({ config, db: house.db }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  await expectReadable();
});

test('a rotation before the first start is refused', async () => {
  const config = await house.config();
  await expect(rotateMasterKey({ config, db: house.db })).rejects.toThrow('there is nothing to change');
});

test('a key from SECRET_KEY is changed for the one given, and asked for when none is', async () => {
  const next = randomBytes(32).toString('hex');
  const { config, expectReadable } = await keysAndSecret({ SECRET_KEY: randomBytes(32).toString('hex') });
  await expect(rotateMasterKey({ config, db: house.db })).rejects.toThrow('the new one must be given too');
  await rotateMasterKey({ config, db: house.db, nextSecretKey: next });
  await expectReadable(await house.config({ SECRET_KEY: next }));
  await expect(openKeys({ config, db: house.db, clock })).rejects.toThrow('from SECRET_KEY');
});

test('a rotation with the wrong master key changes nothing', async () => {
  const { expectReadable } = await keysAndSecret();
  const stranger = await house.config({ SECRET_KEY: randomBytes(32).toString('hex') });
  const attempt = rotateMasterKey({ config: stranger, db: house.db, nextSecretKey: randomBytes(32).toString('hex') });
  await expect(attempt).rejects.toThrow('so nothing was changed');
  await expectReadable();
});
