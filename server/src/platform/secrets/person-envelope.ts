// What people write for nobody but themselves is sealed under a key of their own. When the key is deleted it is noise;
// a backup of the database from before still holds both.
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import { seal, unseal } from './envelope.ts';
import type { Keys } from './keys.ts';

/** Opens and closes what one person wrote. Each value opens only in the row that it was sealed for. */
export type Envelope = {
  seal(text: string, rowId: string): Buffer;
  unseal(sealed: Buffer, rowId: string): string;
};

/** One wrapped key for each person. */
type KeyTable = PgTable & { userId: PgColumn; wrapped: PgColumn; createdAt: PgColumn };

type PersonEnvelopes = {
  /** Null when the person has no key: then there is nothing of theirs to read. */
  find(db: Db, keys: Keys, userId: string): Promise<Envelope | null>;
  /** Makes the key at its first use. Of two who make one in the same moment, both get the one that stands. */
  ensure(db: Db, keys: Keys, userId: string, now: Date): Promise<Envelope>;
  destroy(db: Db, userId: string): Promise<void>;
};

const KEY_BYTES = 32;

/** `purpose` keeps the key of one table from opening anything of another. */
export function personEnvelopes(table: KeyTable, purpose: string): PersonEnvelopes {
  const contextOf = (userId: string) => `${purpose}:${userId}`;
  const find: PersonEnvelopes['find'] = async (db, keys, userId) => {
    const [found] = await db
      .select({ wrapped: table.wrapped })
      .from(table as PgTable)
      .where(eq(table.userId, userId));
    return found ? envelopeWith(keys.unwrap(found.wrapped as Buffer, contextOf(userId))) : null;
  };
  return {
    find,
    async ensure(db, keys, userId, now) {
      const found = await find(db, keys, userId);
      if (found) return found;
      const wrapped = keys.wrap(randomBytes(KEY_BYTES), contextOf(userId));
      await db
        .insert(table as PgTable)
        .values({ userId, wrapped, createdAt: now } as object)
        .onConflictDoNothing();
      const made = await find(db, keys, userId);
      if (!made) throw new Error('A key of a person was made and is not there.');
      return made;
    },
    async destroy(db, userId) {
      await db.delete(table as PgTable).where(eq(table.userId, userId));
    },
  };
}

function envelopeWith(key: Buffer): Envelope {
  return {
    seal: (text, rowId) => seal(key, Buffer.from(text, 'utf8'), rowId),
    unseal: (sealed, rowId) => unseal(key, sealed, rowId).toString('utf8'),
  };
}
