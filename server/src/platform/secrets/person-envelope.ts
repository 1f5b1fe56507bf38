// What people write for nobody but themselves, or for their family, is sealed under a key of their own or of the group.
// When the key is deleted it is noise; a backup of the database from before still holds both.
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import { seal, unseal } from './envelope.ts';
import type { Keys } from './keys.ts';

/** Opens and closes what one person wrote, or one group. Each value opens only in the row that it was sealed for. */
export type Envelope = {
  seal(text: string, rowId: string): Buffer;
  unseal(sealed: Buffer, rowId: string): string;
};

/** One wrapped key for each owner: a person, or a group. */
type KeyTable<Owner extends string> = PgTable & Record<Owner | 'wrapped' | 'createdAt', PgColumn>;

type Envelopes = {
  /** Null when the owner has no key: then there is nothing of theirs to read. */
  find(db: Db, keys: Keys, ownerId: string): Promise<Envelope | null>;
  /** Makes the key at its first use. Of two who make one in the same moment, both get the one that stands. */
  ensure(db: Db, keys: Keys, ownerId: string, now: Date): Promise<Envelope>;
  destroy(db: Db, ownerId: string): Promise<void>;
};

const KEY_BYTES = 32;

export function personEnvelopes(table: KeyTable<'userId'>, purpose: string): Envelopes {
  return envelopesBy('userId', table, purpose);
}

/** `purpose` keeps the key of one table from opening anything of another. */
export function envelopesBy<Owner extends string>(owner: Owner, table: KeyTable<Owner>, purpose: string): Envelopes {
  const contextOf = (ownerId: string) => `${purpose}:${ownerId}`;
  const find: Envelopes['find'] = async (db, keys, ownerId) => {
    const [found] = await db
      .select({ wrapped: table.wrapped })
      .from(table as PgTable)
      .where(eq(table[owner], ownerId));
    return found ? envelopeWith(keys.unwrap(found.wrapped as Buffer, contextOf(ownerId))) : null;
  };
  return {
    find,
    async ensure(db, keys, ownerId, now) {
      const found = await find(db, keys, ownerId);
      if (found) return found;
      const wrapped = keys.wrap(randomBytes(KEY_BYTES), contextOf(ownerId));
      await db
        .insert(table as PgTable)
        .values({ [owner]: ownerId, wrapped, createdAt: now } as object)
        .onConflictDoNothing();
      const made = await find(db, keys, ownerId);
      if (!made) throw new Error('A key was made and is not there.');
      return made;
    },
    async destroy(db, ownerId) {
      await db.delete(table as PgTable).where(eq(table[owner], ownerId));
    },
  };
}

function envelopeWith(key: Buffer): Envelope {
  return {
    seal: (text, rowId) => seal(key, Buffer.from(text, 'utf8'), rowId),
    unseal: (sealed, rowId) => unseal(key, sealed, rowId).toString('utf8'),
  };
}
