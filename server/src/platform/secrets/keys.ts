// One key for each purpose, kept in the database under the master key. Opened once at the start, then held in memory.
import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';
import { wrappedKeys } from '../tables.ts';
import { SealBroken, seal, unseal } from './envelope.ts';
import { findMasterKey, type MasterKey, MasterKeyFault, makeMasterKey, masterKeyFile } from './master-key.ts';
import { finishRotation, opens, type WrappedKey, withKeysLocked, wrappedKeysIn } from './wrapped-keys.ts';

const purposes = [
  'sessions',
  'networks',
  'files',
  'codes',
  'document-links',
  'share-links',
  'handoff-links',
  'calendar-links',
  'test-payments',
  'memorial-links',
  'invitation-links',
  'rsvp-links',
  'guest-photos',
  'vendor-links',
  'stop-links',
  'consultation-links',
  'email-marks',
  'idempotency',
] as const;
type KeyPurpose = (typeof purposes)[number];

export type Keys = {
  /** 32 bytes, the same for every process on this database. */
  of(purpose: KeyPurpose): Buffer;
  /** Seals a small secret under the `files` key. The context says whose it is; it opens only with the same one. */
  wrap(plain: Buffer, context: string): Buffer;
  unwrap(wrapped: Buffer, context: string): Buffer;
};

export async function openKeys({ config, db, clock }: { config: Config; db: Db; clock: Clock }): Promise<Keys> {
  const keys = await withKeysLocked(db, async (db) => {
    const master = await masterKeyFor(config, db);
    await addMissingKeys(db, master, clock);
    const rows = await wrappedKeysIn(db);
    return new Map(rows.map((row) => [row.purpose, unwrapOrExplain(master, row)]));
  });
  const of = (purpose: KeyPurpose): Buffer => {
    const key = keys.get(purpose);
    if (!key) throw new MasterKeyFault(`There is no key for ${purpose} in the table wrapped_keys.`);
    return key;
  };
  return {
    of,
    wrap: (plain, context) => seal(of('files'), plain, context),
    unwrap: (wrapped, context) => unseal(of('files'), wrapped, context),
  };
}

async function addMissingKeys(db: Db, master: MasterKey, clock: Clock) {
  const present = await wrappedKeysIn(db);
  const missing = purposes.filter((purpose) => !present.some((row) => row.purpose === purpose));
  if (missing.length === 0) return;
  const createdAt = clock.now();
  const rows = missing.map((purpose) => ({
    purpose,
    wrapped: seal(master.bytes, randomBytes(32), purpose),
    createdAt,
  }));
  await db.insert(wrappedKeys).values(rows).onConflictDoNothing();
}

async function masterKeyFor(config: Config, db: Db): Promise<MasterKey> {
  const found = await findMasterKey(config);
  const [sample] = await wrappedKeysIn(db);
  if (!sample) return found ?? makeMasterKey(config);
  if (found && (opens(found, sample) || config.secretKey)) return found;
  // A rotation may have been cut off between the database and the file; then the coming key is the right one.
  const finished = config.secretKey ? null : await finishRotation(config, db);
  // Rows without a key file mean a lost key. A new one would open nothing, so none is made.
  return finished ?? found ?? fail(lostKey(masterKeyFile(config)));
}

function unwrapOrExplain(master: MasterKey, { purpose, wrapped }: WrappedKey): Buffer {
  try {
    return unseal(master.bytes, wrapped, purpose);
  } catch (error) {
    if (error instanceof SealBroken) fail(wrongKey(master.source));
    throw error;
  }
}

function fail(sentence: string): never {
  throw new MasterKeyFault(sentence);
}

function wrongKey(source: string): string {
  const remedy =
    source === 'SECRET_KEY'
      ? 'Set SECRET_KEY to the value it had when this database was made.'
      : `Put back the key file ${source} that belongs to it, or set SECRET_KEY to its content.`;
  return `The keys in the database do not open with the master key from ${source}. ${remedy}`;
}

function lostKey(file: string): string {
  return (
    `The database holds keys, but their master key is missing: there is no ${file} and SECRET_KEY is not set. ` +
    'Put back the file, or set SECRET_KEY to its content.'
  );
}
