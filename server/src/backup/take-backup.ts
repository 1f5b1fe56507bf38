// A copy of the whole house while it is running: all rows as they were at one moment, and the files they speak of.
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { recordInAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { copyOut } from '../platform/database/copy-rows.ts';
import { APP_ROLE, type DatabaseAddress } from '../platform/database/database.ts';
import { sayWhyNotLetIn } from '../platform/database/why-not-let-in.ts';
import { isErrno, syncDirectory } from '../platform/files/durable-writes.ts';
import { openFileStore } from '../platform/files/files.ts';
import { findMasterKey, type MasterKey, masterKeyFile } from '../platform/secrets/master-key.ts';
import { opens, type WrappedKey } from '../platform/secrets/wrapped-keys.ts';
import { writeMeasured } from './hashed.ts';
import { type Manifest, newManifestHead, writeManifest } from './manifest.ts';
import { fileFolder, filePath, filesDirectory, tablePath, tablesDirectory } from './places.ts';
import { readStatement, tablesIn, writePlainly } from './tables-in.ts';

type Place = { config: Config; address: DatabaseAddress; clock: Clock };

// A store over the network answers slowly, and many at once; a disk is not harmed by it.
const FILES_AT_ONCE = 8;

/** Appears under its name only when it is whole. */
export async function takeBackup(place: Place, wanted: string): Promise<Manifest> {
  const directory = resolve(wanted);
  await requireFree(directory);
  const draft = `${directory}.unfinished`;
  await makeDraft(draft);
  const client = new pg.Client(place.address);
  client.on('error', () => undefined);
  try {
    await client.connect().catch(sayWhyNotLetIn);
    const manifest = await fill(draft, client, place);
    // Syncing the folders too: a power cut right after must not leave a manifest whose tables are gone.
    for (const folder of [tablesDirectory(draft), filesDirectory(draft), draft]) await syncDirectory(folder);
    await noteInAudit(client, place, manifest);
    await rename(draft, directory);
    await syncDirectory(dirname(directory));
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function requireFree(directory: string) {
  const names = await readdir(directory).catch((error) => {
    if (isErrno(error, 'ENOENT')) return [];
    throw error;
  });
  if (names.length > 0) throw new Error(`${directory} is not empty. Name a directory that is not there yet.`);
}

async function makeDraft(draft: string) {
  await mkdir(dirname(draft), { recursive: true });
  await mkdir(draft, { mode: 0o700 }).catch((error) => {
    if (!isErrno(error, 'EEXIST')) throw error;
    throw new Error(
      `${draft} is there already: another backup is being made, or one was cut off. If none is being made, remove it.`,
    );
  });
  for (const folder of [tablesDirectory(draft), filesDirectory(draft)]) await mkdir(folder, { mode: 0o700 });
}

async function fill(draft: string, client: pg.Client, { config, clock }: Place): Promise<Manifest> {
  const { fileIds, master, ...rows } = await inSnapshot(client, async () => {
    const master = await requireMasterKey(client, config);
    const madeAt = clock.now().toISOString();
    const tables: Manifest['tables'] = [];
    for (const table of await tablesIn(client)) {
      const { bytes, rows } = copyOut(client, readStatement(table));
      const measure = await writeMeasured(bytes, tablePath(draft, table.name));
      tables.push({ name: table.name, columns: table.columns, rows: rows(), ...measure });
    }
    const { rows: stored } = await client.query<{ id: string }>('select id from stored_files order by id');
    return { madeAt, tables, master, fileIds: stored.map(({ id }) => id), ...(await positionsIn(client)) };
  });
  const { files, absent } = await copyFiles(draft, config, fileIds);
  const manifest = {
    ...newManifestHead(master),
    ...rows,
    files,
    missingFiles: await whyMissing(client, absent),
  };
  await writeManifest(draft, manifest, master);
  return manifest;
}

/** All that is read inside is from one moment, whatever is written meanwhile; and nothing can be changed. */
async function inSnapshot<Result>(client: pg.Client, read: () => Promise<Result>): Promise<Result> {
  await client.query('begin transaction isolation level repeatable read, read only');
  const { rows } = await client.query("select to_regclass('public.wrapped_keys') is not null as is_there");
  if (!rows[0]?.is_there) throw new Error('There is no house here yet, so there is nothing to back up.');
  // From here on the application's own rights are enough to read.
  await client.query(`set role ${APP_ROLE}`);
  await writePlainly(client);
  const result = await read();
  await client.query('commit');
  return result;
}

async function requireMasterKey(client: pg.Client, config: Config): Promise<MasterKey> {
  const { rows } = await client.query<WrappedKey>('select purpose, wrapped from wrapped_keys');
  if (rows.length === 0) throw new Error('This house was never opened, so there is nothing to back up.');
  const master = await findMasterKey(config);
  if (master && rows.every((row) => opens(master, row))) return master;
  throw new Error(
    `The master key from ${master?.source ?? masterKeyFile(config)} does not open this house, so nobody could restore ` +
      'the backup with it. Set SECRET_KEY or put back the key file; if the key is being changed, try again in a moment.',
  );
}

/** Numbers are given out beside the snapshot and never back, so they are at or past the ones in its rows. */
async function positionsIn(client: pg.Client): Promise<Pick<Manifest, 'sequences' | 'migrations' | 'queues'>> {
  const sequences = await client.query<{ name: string; lastValue: string }>(
    `select format('%s.%s', schemaname, sequencename) as name, last_value::text as "lastValue" from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  const migrations = await client.query<{ hash: string; madeAt: number }>(
    'select hash, created_at::float8 as "madeAt" from drizzle.__drizzle_migrations order by created_at',
  );
  const queues = await client.query<{ name: string }>('select distinct name from jobs.job order by 1');
  return { sequences: sequences.rows, migrations: migrations.rows, queues: queues.rows.map(({ name }) => name) };
}

/** As they lie, sealed. Those that came after the snapshot have no row in it and stay out. */
async function copyFiles(draft: string, config: Config, ids: readonly string[]) {
  const store = openFileStore(config);
  const files: Manifest['files'] = [];
  const absent: string[] = [];
  await aFewAtOnce(ids, FILES_AT_ONCE, async (id) => {
    const stored = await store.get(id);
    if (!stored) return void absent.push(id);
    await mkdir(fileFolder(draft, id), { recursive: true, mode: 0o700 });
    files.push({ id, ...(await writeMeasured(stored, filePath(draft, id))) });
  });
  const folders = await readdir(filesDirectory(draft));
  for (const folder of folders) await syncDirectory(join(filesDirectory(draft), folder));
  return { files: files.sort((one, other) => (one.id < other.id ? -1 : 1)), absent: absent.sort() };
}

/** A file that is removed loses its row first: whose row is gone was erased, and whose row is there was lost. */
async function whyMissing(client: pg.Client, ids: readonly string[]): Promise<Manifest['missingFiles']> {
  const { rows } = await client.query<{ id: string }>('select id from stored_files where id = any($1)', [ids]);
  const stillNamed = new Set(rows.map(({ id }) => id));
  return ids.map((id) => ({ id, reason: stillNamed.has(id) ? 'lost' : 'erased' }));
}

/** A backup is everything about everybody in other hands, so the log says that it was made. */
async function noteInAudit(client: pg.Client, { clock }: Place, { tables, files }: Manifest) {
  await recordInAudit(drizzle(client), {
    at: clock.now(),
    actor: null,
    action: 'house.backed_up',
    subject: 'house',
    details: { rows: tables.reduce((sum, { rows }) => sum + rows, 0), files: files.length },
  });
}

/**
 * Works through many things, a few at once. After the first failure nothing is begun any more; what was begun is waited
 * for, so that nothing goes on behind our back.
 */
export async function aFewAtOnce<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const failures: unknown[] = [];
  const workOnSome = async () => {
    for (const item of waiting) {
      if (failures.length > 0) return;
      await work(item).catch((error) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOnSome));
  if (failures.length > 0) throw failures[0];
}
