// The names of shared files lie sealed, as their bytes do.
import { and, eq, ne } from 'drizzle-orm';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { sealedText, sealOldRows } from '../../../platform/secrets/sealed-text.ts';
import type { World } from '../../../platform/world.ts';
import { sharedVersions } from './tables.ts';

type Named = Pick<typeof sharedVersions.$inferSelect, 'documentId' | 'version' | 'name' | 'sealedName'>;

const names = sealedText('shared-name');
const rowIdOf = ({ documentId, version }: Pick<Named, 'documentId' | 'version'>) => `${documentId} ${version}`;

export function sealSharedName(keys: Keys, named: Omit<Named, 'sealedName'>): Pick<Named, 'name' | 'sealedName'> {
  return { name: '', sealedName: names.seal(keys, rowIdOf(named), named.name) };
}

export function sharedNameOf(keys: Keys, version: Named): string {
  return version.sealedName ? names.open(keys, rowIdOf(version), version.sealedName) : version.name;
}

/** Those from before names were sealed. What another process is at is passed over. */
export function sealOldSharedNames({ db, keys }: Pick<World, 'db' | 'keys'>): Promise<void> {
  const { documentId, version, name } = sharedVersions;
  return sealOldRows(db, async (db, atOnce) => {
    const rows = await db
      .select({ documentId, version, name })
      .from(sharedVersions)
      .where(ne(name, ''))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    for (const row of rows)
      await db
        .update(sharedVersions)
        .set(sealSharedName(keys, row))
        .where(and(eq(documentId, row.documentId), eq(version, row.version)));
    return rows.length;
  });
}
