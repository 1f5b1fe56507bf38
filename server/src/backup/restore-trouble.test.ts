// A backup that is damaged, a restore that fails, another store, an older house: whole, or not at all.
import { mkdirSync, rmSync } from 'node:fs';
import { mkdtemp, open, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import S3rver from 's3rver';
import { describe, expect, onTestFinished, test } from 'vitest';
import { queues } from '../all-jobs.ts';
import type { Config } from '../platform/config.ts';
import { bringUpToDate } from '../platform/database/migrate.ts';
import { migrationsIn } from '../platform/database/migration-files.ts';
import { openFileStore } from '../platform/files/files.ts';
import { quietLog } from '../testing/database-for-tests.ts';
import { anEmptyHouse } from '../testing/empty-house.ts';
import { addressOf, aHouseWithBackup, ask, expectUntouched } from '../testing/house-with-backup.ts';
import { aLaterMigration } from '../testing/later-migration.ts';
import { openOldHouses } from '../testing/old-house/old-house.ts';
import { asOwner } from '../testing/retention-fixtures.ts';
import { settingsForS3 } from '../testing/s3-for-tests.ts';
import { filePath, tablePath } from './places.ts';
import { RestoredInPart, restoreBackup } from './restore-backup.ts';

const { house, config, directory, manifest, fileId, backUp, restore, aSpoiltCopy } = await aHouseWithBackup();
const anOldHouse = await openOldHouses();

async function recordedIn(house: Config): Promise<string[]> {
  const rows = await ask(house, 'select hash from drizzle.__drizzle_migrations order by created_at');
  return rows.map(({ hash }) => hash);
}

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
  const restoring = restoreBackup({ config: there, log: quietLog, clock, queues }, join(directory, 'two files'));
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

test('a backup from before the baseline arrives in the tables of today', async () => {
  const older = await anOldHouse();
  const { migrations, tables } = await backUp('older', { of: older });
  expect(migrations).toHaveLength(32);
  const there = await anEmptyHouse({ env: { SECRET_KEY: older.secretKey ?? '' } });
  const migrationsFolder = await aLaterMigration("alter table users add column later text not null default 'said'");
  const { brokenAuditEntry } = await restore(there, 'older', { migrationsFolder });
  expect(brokenAuditEntry).toBeNull();
  expect(await recordedIn(there)).toEqual(migrationsIn(migrationsFolder).known.map(({ hash }) => hash));
  const people = await ask(there, 'select later from users');
  expect(people).toHaveLength(tables.find(({ name }) => name === 'public.users')?.rows ?? 0);
  expect(new Set(people.map(({ later }) => later))).toEqual(new Set(['said']));
});

test('a backup of a house that lacks former migrations is sent to the version that has all, and nothing is written', async () => {
  const older = await anOldHouse();
  await ask(older, 'delete from drizzle.__drizzle_migrations where id > 8');
  await backUp('too old', { of: older });
  const there = await anEmptyHouse({ env: { SECRET_KEY: older.secretKey ?? '' } });
  await expect(restore(there, 'too old')).rejects.toThrow(
    'The backup is older than this version can restore: restore it with version 0.1.0 (commit 4bcad50d), then start that house with this version.',
  );
  await expectUntouched(there);
});

test('when a newer migration fails on the rows, it is said that they are here and what to do, and it is true', async () => {
  const migrationsFolder = await aLaterMigration('create table desk_shifts (id integer primary key)');
  const there = await anEmptyHouse({ keyOf: config });
  // In the way of a table that came later.
  await ask(there, 'create view desk_shifts as select 1 as one');
  const failed = await restore(there, 'whole', { migrationsFolder }).catch((error) => error);
  expect(failed).toBeInstanceOf(RestoredInPart);
  expect(failed.standing).toContain('All rows and all files of the backup are in this house');
  expect(failed.message).toBe('A migration could not be applied: relation "desk_shifts" already exists.');
  expect(await ask(there, 'select from users')).not.toHaveLength(0);
  const whole = manifest.migrations.map(({ hash }) => hash);
  expect(await recordedIn(there)).toEqual(whole);
  await expect(restore(there, 'whole')).rejects.toThrow(/This house is not empty/);
  // As it was told.
  await ask(there, 'drop view desk_shifts');
  await bringUpToDate(addressOf(there), queues, { migrationsFolder });
  expect(await recordedIn(there)).toHaveLength(whole.length + 1);
  expect(await ask(there, 'select from users')).not.toHaveLength(0);
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
