// The table of keys, and which master key it opens with.
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';
import { moveInto } from '../files/durable-writes.ts';
import { wrappedKeys } from '../tables.ts';
import { SealBroken, unseal } from './envelope.ts';
import { type MasterKey, masterKeyFile, nextMasterKeyFile, readKeyFile } from './master-key.ts';

export type WrappedKey = { purpose: string; wrapped: Buffer };

// Any fixed number will do, as long as nothing else in this database locks by it.
const KEYS_LOCK = 7_301_948;

/**
 * Rows and key file must fit each other, and no transaction spans both. So whoever reads or changes the pair, be it a
 * start or a rotation, does so alone.
 */
export async function withKeysLocked<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return db.transaction(async (db) => {
    await holdKeys(db);
    return work(db);
  });
}

/** Until the transaction ends, nobody else reads or changes the keys. */
export async function holdKeys(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${KEYS_LOCK})`);
}

export async function wrappedKeysIn(db: Db): Promise<WrappedKey[]> {
  return db.select({ purpose: wrappedKeys.purpose, wrapped: wrappedKeys.wrapped }).from(wrappedKeys);
}

export function opens(master: MasterKey, { purpose, wrapped }: WrappedKey): boolean {
  try {
    unseal(master.bytes, wrapped, purpose);
    return true;
  } catch (error) {
    if (error instanceof SealBroken) return false;
    throw error;
  }
}

/** Once the rows open with the coming key, it takes its place. Null when no rotation waits to be finished. */
export async function finishRotation(config: Config, db: Db): Promise<MasterKey | null> {
  const rows = await wrappedKeysIn(db);
  const next = await readKeyFile(nextMasterKeyFile(config));
  if (!next || rows.length === 0 || !rows.every((row) => opens(next, row))) return null;
  await moveInto(nextMasterKeyFile(config), masterKeyFile(config));
  return { ...next, source: masterKeyFile(config) };
}
