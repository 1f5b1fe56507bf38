// A house goes into a backup and comes back as it was, or not at all.
import { mkdirSync, rmSync } from 'node:fs';
import { cp, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createMemorial } from '@evenlight/contract/memorials/memorial';
import pg from 'pg';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { queues } from '../app.ts';
import { findBrokenAuditEntry } from '../platform/audit.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { bringUpToDate } from '../platform/database/migrate.ts';
import { openFileStore, openFiles } from '../platform/files/files.ts';
import { openKeys } from '../platform/secrets/keys.ts';
import { masterKeyFile } from '../platform/secrets/master-key.ts';
import { quietLog } from '../testing/database-for-tests.ts';
import { anEmptyHouse } from '../testing/empty-house.ts';
import { asOwner } from '../testing/keepsakes.ts';
import { openTestHouse } from '../testing/open-test-house.ts';
import { settingsForS3 } from '../testing/s3-for-tests.ts';
import { aPdf, sendUpload } from '../testing/uploads.ts';
import type { Manifest } from './manifest.ts';
import { filePath, tablePath } from './places.ts';
import { RestoredInPart, restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const house = await openTestHouse({ withSampleData: true });
const { config } = house.world;
const shelf = await mkdtemp(join(tmpdir(), 'evenlight-backups-'));
afterAll(() => rm(shelf, { recursive: true, force: true }));

const addressOf = ({ database: { url = '' } }: Config) => ({ connectionString: url });
const backUp = (name: string, { of = config, clock = systemClock } = {}) =>
  takeBackup({ config: of, address: addressOf(of), clock }, join(shelf, name));
const restore = (into: Config, name: string) =>
  restoreBackup({ config: into, log: quietLog, clock: systemClock, queues }, join(shelf, name));

const paper = await aPdf('The last will of Rosa Lima.');
const ada = await house.aMember();
await sendUpload(house.app, ada.person, {
  fields: { documentType: 'death-certificate' },
  files: [{ bytes: paper, name: 'will.pdf', type: 'application/pdf' }],
});
const memorial = await ada(createMemorial, { body: { fullName: 'Rosa Lima', isPublic: false } });
let manifest: Manifest;
let fileId: string;
beforeAll(async () => {
  manifest = await backUp('whole');
  fileId = manifest.files[0]?.id ?? '';
});

/** Nothing was written: no table, no file. */
async function expectUntouched(place: Config) {
  expect(await ask(place, "select from pg_class where relnamespace = 'public'::regnamespace")).toHaveLength(0);
  expect(await readdir(place.dataDir)).not.toContain('files');
}

async function ask(place: Config, statement: string) {
  const client = new pg.Client(addressOf(place));
  await client.connect();
  return client.query(statement).then(
    async ({ rows }) => {
      await client.end();
      return rows;
    },
    async (error) => {
      await client.end();
      throw error;
    },
  );
}

/** A copy of the backup that may be spoiled. */
async function aSpoiltCopy(name: string, spoil: (directory: string) => Promise<void>) {
  await cp(join(shelf, 'whole'), join(shelf, name), { recursive: true });
  await spoil(join(shelf, name));
  return name;
}

test('every row, every file and every number comes back, and a paper that was sealed can be read there', async () => {
  const there = await anEmptyHouse({ keyOf: config });
  const { brokenAuditEntry } = await restore(there, 'whole');
  expect(brokenAuditEntry).toBeNull();

  const again = await backUp('again', { of: there });
  const but = (list: Manifest['tables']) => list.filter(({ name }) => name !== 'public.audit_entries');
  expect(but(again.tables)).toEqual(but(manifest.tables));
  expect(again.files).toEqual(manifest.files);
  expect(again.files).toHaveLength(1);
  const rowsOf = ({ tables }: Manifest, table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
  expect(rowsOf(manifest, 'public.venues')).toBeGreaterThan(10);
  // The restoring itself is in the log; what the backup noted came after its own moment.
  expect(rowsOf(again, 'public.audit_entries')).toBe(rowsOf(manifest, 'public.audit_entries') + 1);

  const { db, close } = openDatabase({ address: addressOf(there), poolSize: 2, log: quietLog, asAppRole: true });
  onTestFinished(close);
  expect(await findBrokenAuditEntry(db)).toBeNull();
  const keys = await openKeys({ config: there, db, clock: systemClock });
  const opened = await openFiles({ config: there, db, keys, clock: systemClock, log: quietLog }).open(fileId);
  expect(await buffer(opened?.bytes ?? Readable.from([]))).toEqual(paper);
  const [{ next }] = await ask(there, "select nextval('memorials_id_seq')::int as next");
  expect(next).toBe(memorial.id + 1);
});

test('nobody is signed in there, and the logs only grow: what was closed or written stays so', async () => {
  const there = await anEmptyHouse({ keyOf: config, hasTables: true });
  await restore(there, 'whole');
  expect(await ask(there, 'select from sessions')).toHaveLength(0);
  expect(await ask(config, 'select from sessions')).not.toHaveLength(0);
  for (const table of ['audit_entries', 'payment_entries'])
    await expect(ask(there, `delete from ${table}`)).rejects.toThrow(/only grows/);
  await expect(ask(there, 'set role evenlight_app; update audit_entries set action = action')).rejects.toThrow(
    /permission denied/,
  );
  // A second time there are rows, and before that there are files.
  await expect(restore(there, 'whole')).rejects.toThrow(/This house is not empty: its file store holds files/);
  await rm(join(there.dataDir, 'files'), { recursive: true });
  await expect(restore(there, 'whole')).rejects.toThrow(/This house is not empty: there are rows in (jobs|public)\./);
  expect(await ask(there, 'select from users')).toHaveLength((await ask(config, 'select from users')).length);
});

test('a log that was tampered with comes back as it was, and the restore says so', async () => {
  await asOwner(addressOf(config).connectionString, 'alter table audit_entries disable trigger user');
  await asOwner(
    addressOf(config).connectionString,
    "update audit_entries set action = 'nothing.happened' where id = 2",
  );
  await asOwner(addressOf(config).connectionString, 'alter table audit_entries enable trigger user');
  await backUp('tampered');
  const there = await anEmptyHouse({ keyOf: config, hasTables: true });
  expect((await restore(there, 'tampered')).brokenAuditEntry).toBe(2n);
  expect(await ask(there, 'select action from audit_entries where id = 2')).toEqual([{ action: 'nothing.happened' }]);
});

test('nobody but the owner can read it', async () => {
  const all = await readdir(join(shelf, 'whole'), { recursive: true, withFileTypes: true });
  expect(all.length).toBeGreaterThan(100);
  for (const entry of all) {
    const { mode } = await stat(join(entry.parentPath, entry.name));
    expect(mode & 0o777).toBe(entry.isDirectory() ? 0o700 : 0o600);
  }
  const key = (await readFile(masterKeyFile(config), 'utf8')).trim();
  expect(await readFile(join(shelf, 'whole/manifest.json'), 'utf8')).not.toContain(key);
});

test('a wrong key and a missing one are told before anything is written', async () => {
  const wrong = await anEmptyHouse({ env: { SECRET_KEY: 'ab'.repeat(32) } });
  await expect(restore(wrong, 'whole')).rejects.toThrow(
    /The master key from SECRET_KEY is not the one this backup was made with\. Set SECRET_KEY to the value it had/,
  );
  await expectUntouched(wrong);
  const none = await anEmptyHouse();
  await expect(restore(none, 'whole')).rejects.toThrow(/There is no master key here.*Put the key file/);
  await expectUntouched(none);
});

describe('a damaged backup is named and leaves everything as it was', () => {
  const spoils: [string, RegExp, (directory: string) => Promise<void>][] = [
    [
      'an altered file',
      /damaged.*\n.*is not as it was written/,
      async (directory) => {
        const file = await open(filePath(directory, fileId), 'r+');
        await file.write(Buffer.of(0xff, 0x00, 0xff), 0, 3, 40);
        await file.close();
      },
    ],
    ['a missing file', /damaged.*\n.*is missing/, (at) => rm(filePath(at, fileId))],
    [
      'a table that was cut short',
      /damaged.*\n.*users.copy was cut short/,
      (at) => truncate(tablePath(at, 'public.users'), 9),
    ],
    ['no manifest', /There is no whole backup in/, (at) => rm(join(at, 'manifest.json'))],
    [
      'a manifest that says something else',
      /was changed after the backup was made/,
      async (at) => {
        const said = JSON.parse(await readFile(join(at, 'manifest.json'), 'utf8'));
        said.tables.pop();
        await writeFile(join(at, 'manifest.json'), JSON.stringify(said));
      },
    ],
    [
      'another format',
      /in a format that this version does not read \(2\)/,
      async (at) => writeFile(join(at, 'manifest.json'), JSON.stringify({ format: 2 })),
    ],
  ];
  test.each(spoils)('%s', async (what, sentence, spoil) => {
    const there = await anEmptyHouse({ keyOf: config });
    await expect(restore(there, await aSpoiltCopy(what, spoil))).rejects.toThrow(sentence);
    await expectUntouched(there);
  });
});

test('a restore that fails halfway leaves no row and no file, and can be tried again', async () => {
  const there = await anEmptyHouse({ keyOf: config, hasTables: true });
  await writeFile(join(there.dataDir, 'files'), 'something in the way');
  await expect(restore(there, 'whole')).rejects.toThrow();
  expect(await ask(there, 'select from users')).toHaveLength(0);
  expect(await ask(there, 'select from wrapped_keys')).toHaveLength(0);
  await rm(join(there.dataDir, 'files'));
  await restore(there, 'whole');
  expect(await ask(there, 'select from users')).not.toHaveLength(0);
});

test('when not even the files of a failed restore can be removed, all others are, and both failures are told', async () => {
  const there = await anEmptyHouse({ keyOf: config });
  const { files } = house.world;
  const { id: second } = await files.keep(Readable.from(['noted']), { mediaType: 'text/plain', maxBytes: 100 });
  onTestFinished(() => files.remove(second));
  const [stuck = '', ...others] = (await backUp('two files')).files.map(({ id }) => id);
  expect(others.length).toBeGreaterThan(0);
  // The clock is asked when all files are there.
  const clock = {
    now(): Date {
      const path = join(there.dataDir, 'files', stuck.slice(24, 26), stuck);
      rmSync(path);
      mkdirSync(path);
      throw new Error('the clock stopped');
    },
  };
  const restoring = restoreBackup({ config: there, log: quietLog, clock, queues }, join(shelf, 'two files'));
  const failed = await restoring.catch((error) => error);
  expect(failed).toBeInstanceOf(RestoredInPart);
  expect(failed.message).toBe('the clock stopped');
  expect(failed.standing).toContain(`could not be removed again: ${stuck}.`);
  for await (const id of openFileStore(there).ids()) expect(id).toBe(stuck);
  expect(await ask(there, 'select from users')).toHaveLength(0);
});

test('a file that is erased meanwhile does not break the backup, nor does one that was lost; both are said', async () => {
  const { files } = house.world;
  const keep = async () =>
    (await files.keep(Readable.from([Buffer.from('noted')]), { mediaType: 'text/plain', maxBytes: 100 })).id;
  const [erased, lost] = [await keep(), await keep()];
  await openFileStore(config).remove(lost);
  // The clock is asked inside the snapshot.
  let removed: Promise<void> | undefined;
  const clock = {
    now() {
      removed ??= files.remove(erased);
      return new Date();
    },
  };
  const { missingFiles } = await backUp('erased', { clock });
  await removed;
  expect(missingFiles).toHaveLength(2);
  expect(missingFiles).toContainEqual({ id: erased, reason: 'erased' });
  expect(missingFiles).toContainEqual({ id: lost, reason: 'lost' });
  await files.remove(lost);
});

test('files come from a bucket and go into one as they do with a directory', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'evenlight-bucket-'));
  const configureBuckets = [{ name: 'evenlight' }];
  const s3 = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const env = settingsForS3((await s3.run()).port);
  onTestFinished(async () => {
    await s3.close();
    await rm(directory, { recursive: true, force: true });
  });
  const there = await anEmptyHouse({ keyOf: config, hasTables: true, env });
  await restore(there, 'whole');
  const { files } = await backUp('from-bucket', { of: there });
  expect(files).toEqual(manifest.files);
  const another = await anEmptyHouse({ keyOf: config, hasTables: true, env });
  await expect(restore(another, 'whole')).rejects.toThrow(/This house is not empty: its file store holds files/);
});

test('a backup of an older house arrives in the shape of today', async () => {
  const older = await anEmptyHouse({ keyOf: config });
  await bringUpToDate(addressOf(older), queues, { upTo: 8 });
  const { db, close } = openDatabase({ address: addressOf(older), poolSize: 1, log: quietLog, asAppRole: true });
  await openKeys({ config: older, db, clock: systemClock });
  await close();
  const { migrations } = await backUp('older', { of: older });
  expect(migrations).toHaveLength(8);
  const there = await anEmptyHouse({ keyOf: config });
  await restore(there, 'older');
  const [{ count }] = await ask(there, 'select count(*)::int from drizzle.__drizzle_migrations');
  expect(count).toBe(manifest.migrations.length);
});

test('when a newer migration fails on the rows, it is said that they are here and what to do, and it is true', async () => {
  const older = await anEmptyHouse({ keyOf: config });
  await bringUpToDate(addressOf(older), queues, { upTo: 8 });
  const { db, close } = openDatabase({ address: addressOf(older), poolSize: 1, log: quietLog, asAppRole: true });
  await openKeys({ config: older, db, clock: systemClock });
  await close();
  await backUp('to-be-mended', { of: older });
  const there = await anEmptyHouse({ keyOf: config });
  // In the way of a table that came later.
  await ask(there, 'create view desk_entries as select 1 as one');
  const failed = await restore(there, 'to-be-mended').catch((error) => error);
  expect(failed).toBeInstanceOf(RestoredInPart);
  expect(failed.standing).toContain('All rows and all files of the backup are in this house');
  expect(failed.message).toContain('desk_entries');
  expect(await ask(there, 'select from wrapped_keys')).not.toHaveLength(0);
  expect(await ask(there, 'select from drizzle.__drizzle_migrations')).toHaveLength(8);
  await expect(restore(there, 'to-be-mended')).rejects.toThrow(/This house is not empty/);
  // As it was told.
  await ask(there, 'drop view desk_entries');
  await bringUpToDate(addressOf(there), queues);
  expect(await ask(there, 'select from drizzle.__drizzle_migrations')).toHaveLength(manifest.migrations.length);
  expect(await ask(there, 'select from wrapped_keys')).not.toHaveLength(0);
});

test('a backup is never made over another, beside one under way, or with a key that does not open the house', async () => {
  await expect(backUp('whole')).rejects.toThrow(/whole is not empty\. Name a directory that is not there yet/);
  await cp(join(shelf, 'whole/tables'), join(shelf, 'late.unfinished'), { recursive: true });
  await expect(backUp('late')).rejects.toThrow(/late\.unfinished is there already: another backup is being made/);
  const wrong = { ...config, secretKey: 'ab'.repeat(32) };
  await expect(backUp('wrong', { of: wrong })).rejects.toThrow(
    /The master key from SECRET_KEY does not open this house/,
  );
  await expect(backUp('none', { of: await anEmptyHouse() })).rejects.toThrow(/There is no house here yet/);
  expect((await readdir(shelf)).filter((name) => /^(wrong|none|late$)/.test(name))).toEqual([]);
});

test('an owner who may do nothing beyond their own database can restore, and back up', async () => {
  const there = await anEmptyHouse({ keyOf: config });
  const { connectionString } = addressOf(there);
  const [{ name }] = await ask(there, 'select current_database() as name');
  const owner = `${name}_owner`;
  await asOwner(connectionString, `create role ${owner} login password 'modest'; grant evenlight_app to ${owner}`);
  await asOwner(connectionString, `alter database ${name} owner to ${owner}`);
  onTestFinished(async () => {
    await asOwner(addressOf(config).connectionString, `drop database ${name} with (force)`);
    await asOwner(addressOf(config).connectionString, `drop role ${owner}`);
  });
  const url = connectionString.replace(/\/\/[^@/]*@/, `//${owner}:modest@`);
  const modest = { ...there, database: { ...there.database, url } };
  expect(await ask(modest, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ]);
  await restore(modest, 'whole');
  const again = await backUp('modest', { of: modest });
  expect(again.files).toEqual(manifest.files);
});
