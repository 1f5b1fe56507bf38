// Each person's conversations are sealed under a key of their own. When the key is deleted they are
// noise; a backup of the database from before still holds both.
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { seal, unseal } from '../../platform/secrets/envelope.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import { supportKeys } from './tables.ts';

/** Opens and closes what one person wrote. Each value opens only in the row that it was sealed for. */
export type Envelope = {
  seal(text: string, rowId: string): Buffer;
  unseal(sealed: Buffer, rowId: string): string;
};

const KEY_BYTES = 32;
const contextOf = (userId: string) => `support-key:${userId}`;

/** Null when the person has no key: then there is nothing of theirs to read. */
export async function findEnvelope(db: Db, keys: Keys, userId: string): Promise<Envelope | null> {
  const [found] = await db
    .select({ wrapped: supportKeys.wrapped })
    .from(supportKeys)
    .where(eq(supportKeys.userId, userId));
  return found ? envelopeWith(keys.unwrap(found.wrapped, contextOf(userId))) : null;
}

/** Makes the key at its first use. Of two who make one in the same moment, both get the one that stands. */
export async function ensureEnvelope(db: Db, keys: Keys, userId: string, now: Date): Promise<Envelope> {
  const found = await findEnvelope(db, keys, userId);
  if (found) return found;
  const wrapped = keys.wrap(randomBytes(KEY_BYTES), contextOf(userId));
  await db.insert(supportKeys).values({ userId, wrapped, createdAt: now }).onConflictDoNothing();
  const made = await findEnvelope(db, keys, userId);
  if (!made) throw new Error('A key for conversations was made and is not there.');
  return made;
}

export async function deleteKey(db: Db, userId: string): Promise<void> {
  await db.delete(supportKeys).where(eq(supportKeys.userId, userId));
}

function envelopeWith(key: Buffer): Envelope {
  return {
    seal: (text, rowId) => seal(key, Buffer.from(text, 'utf8'), rowId),
    unseal: (sealed, rowId) => unseal(key, sealed, rowId).toString('utf8'),
  };
}
