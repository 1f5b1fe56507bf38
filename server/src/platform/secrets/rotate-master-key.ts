// Changes the master key. Files and sessions stay as they are, because only the keys that open them are wrapped again.
import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';
import { wrappedKeys } from '../tables.ts';
import { seal, unseal } from './envelope.ts';
import {
  findMasterKey,
  keyFromHex,
  type MasterKey,
  MasterKeyFault,
  makeKeyFile,
  nextMasterKeyFile,
} from './master-key.ts';
import { finishRotation, opens, withKeysLocked, wrappedKeysIn } from './wrapped-keys.ts';

type Options = {
  config: Config;
  db: Db;
  /** Needed when the key comes from SECRET_KEY: afterwards set SECRET_KEY to this and restart. Otherwise one is made. */
  nextSecretKey?: string | undefined;
};

/**
 * The order is what makes a crash harmless, wherever it falls:
 * 1. the coming key is on disk as master.key.next, and nothing uses it yet;
 * 2. all rows change to it in one transaction;
 * 3. master.key.next becomes master.key.
 * A crash before 2 leaves the old key in force, and the next rotation takes up the coming key that lies there. A crash
 * between 2 and 3 is put right by the next start, which finds that master.key.next is the one that opens the rows.
 * Running servers hold the unwrapped keys and notice nothing. Older backups still need the older master key.
 */
export async function rotateMasterKey({ config, db, nextSecretKey }: Options): Promise<void> {
  await withKeysLocked(db, async (db) => {
    const rows = await wrappedKeysIn(db);
    if (rows.length === 0)
      throw new MasterKeyFault('There are no keys in the database yet, so there is nothing to change.');
    const current = await findMasterKey(config);
    const next = await comingKey(config, nextSecretKey);
    for (const row of rows) {
      // Already done by a rotation that was cut off.
      if (opens(next, row)) continue;
      if (!current || !opens(current, row)) throw new MasterKeyFault(doesNotFit(current, row.purpose));
      const wrapped = seal(next.bytes, unseal(current.bytes, row.wrapped, row.purpose), row.purpose);
      await db.update(wrappedKeys).set({ wrapped }).where(eq(wrappedKeys.purpose, row.purpose));
    }
  });
  if (!config.secretKey) await withKeysLocked(db, (db) => finishRotation(config, db));
}

async function comingKey(config: Config, nextSecretKey: string | undefined): Promise<MasterKey> {
  if (!config.secretKey) return makeKeyFile(nextMasterKeyFile(config));
  if (!nextSecretKey) {
    throw new MasterKeyFault(
      'The master key comes from SECRET_KEY, so the new one must be given too, as NEXT_SECRET_KEY (openssl rand -hex 32).',
    );
  }
  return { bytes: keyFromHex(nextSecretKey, 'The new SECRET_KEY'), source: 'the new SECRET_KEY' };
}

function doesNotFit(current: MasterKey | null, purpose: string): string {
  return `The key for ${purpose} does not open with the master key from ${current?.source ?? 'anywhere'}, so nothing was changed.`;
}
