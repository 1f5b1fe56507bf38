// The names of papers lie sealed, as their bytes do: 'Divorce decree.pdf' tells enough by itself.
import { asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import { sealedText, sealOldRows } from '../../platform/secrets/sealed-text.ts';
import type { World } from '../../platform/world.ts';
import { documents } from './tables.ts';

type Named = Pick<typeof documents.$inferSelect, 'id' | 'name' | 'sealedName'>;

const names = sealedText('document-name');

export function sealName(keys: Keys, { id, name }: Pick<Named, 'id' | 'name'>): Pick<Named, 'name' | 'sealedName'> {
  return { name: '', sealedName: names.seal(keys, id, name) };
}

export function nameOf(keys: Keys, { id, name, sealedName }: Named): string {
  return sealedName ? names.open(keys, id, sealedName) : name;
}

/** Those from before names were sealed, and those that a process from before still writes. */
export function sealOldNames({ db, keys }: Pick<World, 'db' | 'keys'>): Promise<void> {
  return sealOldRows(db, async (db, atOnce) => {
    const rows = await unsealed(db, atOnce);
    for (const row of rows) await db.update(documents).set(sealName(keys, row)).where(eq(documents.id, row.id));
    return rows.length;
  });
}

/** What another process is at is passed over. */
function unsealed(db: Db, atOnce: number): Promise<Pick<Named, 'id' | 'name'>[]> {
  return db
    .select({ id: documents.id, name: documents.name })
    .from(documents)
    .where(ne(documents.name, ''))
    .orderBy(asc(documents.id))
    .limit(atOnce)
    .for('update', { skipLocked: true });
}
