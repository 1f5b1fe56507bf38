// Brings a backup into an empty house. Everything is checked first; then all of it is restored, or nothing.
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { findBrokenAuditEntry, recordInAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { recordedMigrations, sinceBaseline } from '../platform/database/baseline.ts';
import { type FoundDatabase, findDatabase } from '../platform/database/find-database.ts';
import { bringUpToDate } from '../platform/database/migrate.ts';
import { MIGRATIONS, migrationsIn } from '../platform/database/migration-files.ts';
import { sayWhyNotLetIn } from '../platform/database/why-not-let-in.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openFileStore } from '../platform/files/files.ts';
import type { Log } from '../platform/log.ts';
import { findMasterKey, type MasterKey, masterKeyFile } from '../platform/secrets/master-key.ts';
import { holdKeys } from '../platform/secrets/wrapped-keys.ts';
import { checkBackup, requireKnownMigrations } from './check-backup.ts';
import { isSame, measureOf } from './hashed.ts';
import { hasRows, loadRows } from './load-rows.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { filePath } from './places.ts';
import { allTablesIn } from './tables-in.ts';

type Place = {
  config: Config;
  clock: Clock;
  log: Log;
  queues: readonly string[];
  /** Where the migrations are; tests add one that is still to come. */
  migrationsFolder?: string;
};
type Restored = { manifest: Manifest; brokenAuditEntry: bigint | null };

// What migrations put into an empty house by themselves.
const SEEDED = ['public.opening_hours', 'public.consultation_hours'];

/** The house is no longer empty: rows or files of the backup are here, or may be. Says what stands now, and what to do. */
export class RestoredInPart extends Error {
  override name = 'RestoredInPart';
  readonly standing: string;

  constructor(standing: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.standing = standing;
  }
}

const ALL_BUT_THE_END = [
  'All rows and all files of the backup are in this house and stay there; nothing of them is lost.',
  'What this version does with them afterwards (newer migrations, queues, permissions) did not come to its end, and none of its migrations is applied in part.',
  'Put right what is said below and start the house: it does the rest. Do not restore into this house again, because it is no longer empty; to begin anew, take an empty one.',
].join('\n');

const NOBODY_KNOWS = [
  'The database did not answer when everything was to become visible at once, so the house holds the whole backup or none of its rows; all its files are there.',
  'Look whether there are rows (`select count(*) from users`). If there are, start the house. If there are none, remove the files (`DATA_DIR/files`, or the objects under `files/` in the bucket) and restore again.',
].join('\n');

const ELSEWHERE =
  'Restore into a house of its own: set DATA_DIR, DATABASE_URL or S3_BUCKET to something new and empty.';

export async function restoreBackup(place: Place, wanted: string): Promise<Restored> {
  const { config, log, migrationsFolder = MIGRATIONS } = place;
  const directory = resolve(wanted);
  const written = await readManifest(directory, await requireMasterKey(config));
  const manifest = { ...written, migrations: requireKnownMigrations(written, migrationsFolder) };
  await checkBackup(directory, manifest);
  const store = openFileStore(config);
  await requireEmptyStore(store);
  // Never uses a running database: it must be empty and belong to nobody.
  const database = await findDatabase({ config, log, mayJoin: false, name: 'evenlight restore' });
  try {
    return await restoreInto(database, store, { ...place, directory, manifest });
  } finally {
    await database.stop();
  }
}

async function requireMasterKey(config: Config): Promise<MasterKey> {
  const master = await findMasterKey(config);
  if (master) return master;
  throw new Error(
    `There is no master key here, and the backup cannot be read without the one it was made with. Put the key file of ` +
      `the house that was backed up at ${masterKeyFile(config)}, or set SECRET_KEY to its content.`,
  );
}

async function requireEmptyStore(store: FileStore) {
  for await (const id of store.ids())
    throw new Error(`This house is not empty: its file store holds files (${id} is one). ${ELSEWHERE}`);
}

type Restoring = Place & { directory: string; manifest: Manifest };

async function requireEmptyDatabase(client: pg.Client, { manifest, migrationsFolder = MIGRATIONS }: Restoring) {
  for (const { name } of await allTablesIn(client))
    if (!SEEDED.includes(name) && (await hasRows(client, name)))
      throw new Error(`This house is not empty: there are rows in ${name}. ${ELSEWHERE}`);
  const here = sinceBaseline(await recordedMigrations(client), migrationsIn(migrationsFolder).baseline);
  if (Array.isArray(here) && here.length > manifest.migrations.length)
    throw new Error(`The tables of this database are newer than those of the backup. ${ELSEWHERE}`);
}

async function restoreInto(database: FoundDatabase, store: FileStore, restoring: Restoring): Promise<Restored> {
  const { config, queues, manifest, migrationsFolder } = restoring;
  const { url, ownerUrl } = config.database;
  const appUrl = ownerUrl ? url : undefined;
  const client = new pg.Client(database.owner);
  client.on('error', () => undefined);
  await client.connect().catch(sayWhyNotLetIn);
  try {
    await requireEmptyDatabase(client, restoring);
    const upTo = manifest.migrations.length;
    const allQueues = [...new Set([...queues, ...manifest.queues])];
    await bringUpToDate(database.owner, allQueues, { appUrl, upTo, migrationsFolder });
    const brokenAuditEntry = await bringAll(client, store, restoring);
    // Migrations since the backup run on its rows as they would have on the original.
    await standingAt(ALL_BUT_THE_END, () => bringUpToDate(database.owner, queues, { appUrl, migrationsFolder }));
    // Without it the first questions are slow, and PostgreSQL does it by itself before long.
    await client.query('analyze').catch((error) => restoring.log.warn({ error }, 'the tables were not analyzed'));
    return { manifest, brokenAuditEntry };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function standingAt(standing: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new RestoredInPart(standing, error);
  }
}

/** The rows become visible only when every file is there too; on any failure the files are taken away again. */
async function bringAll(client: pg.Client, store: FileStore, restoring: Restoring) {
  const { directory, manifest, clock } = restoring;
  const brought: string[] = [];
  const db = drizzle(client);
  let brokenAuditEntry: bigint | null;
  await client.query('begin');
  try {
    // A server that starts at this moment waits for its keys here, and then finds those of the backup.
    await holdKeys(db);
    await requireEmptyDatabase(client, restoring);
    await loadRows(client, directory, manifest);
    await bringFiles(store, directory, manifest.files, brought);
    brokenAuditEntry = await findBrokenAuditEntry(db);
    await recordInAudit(db, {
      at: clock.now(),
      actor: null,
      action: 'house.restored',
      subject: 'house',
      details: { asOf: manifest.madeAt },
    });
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await takeAway(store, brought, error);
    throw error;
  }
  // Outside of what is undone: when its answer is lost the rows may be there, and then they need their files.
  await standingAt(NOBODY_KNOWS, () => client.query('commit'));
  return brokenAuditEntry;
}

/** What brought us here stays the failure that is told, whatever becomes of the files. */
async function takeAway(store: FileStore, ids: readonly string[], failure: unknown) {
  const left: string[] = [];
  for (const id of ids) await store.remove(id).catch(() => left.push(id));
  if (left.length > 0) throw new RestoredInPart(filesLeft(left), failure);
}

const filesLeft = (ids: readonly string[]) =>
  [
    'No row of the backup is in this house.',
    `These of its files were brought and could not be removed again: ${ids.join(', ')}.`,
    'Remove them (under `DATA_DIR/files`, or `files/` in the bucket) and restore again.',
  ].join('\n');

async function bringFiles(store: FileStore, directory: string, files: Manifest['files'], brought: string[]) {
  for (const { id, ...expected } of files) {
    brought.push(id);
    await store.put(id, createReadStream(filePath(directory, id)));
    const stored = await store.get(id);
    if (!stored || !isSame(await measureOf(stored), expected))
      throw new Error(`The file ${id} did not arrive as it was, so nothing was restored.`);
  }
}
