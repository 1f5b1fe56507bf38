// What happened with a file is told by its name, which lies sealed here as well.
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Keys } from '../../platform/secrets/keys.ts';
import { sealedText, sealOldRows } from '../../platform/secrets/sealed-text.ts';
import type { World } from '../../platform/world.ts';
import { familyActivities } from './tables.ts';

type Told = Pick<typeof familyActivities.$inferSelect, 'id' | 'about' | 'sealedAbout'>;

const abouts = sealedText('family-activity');

export function sealAbout(keys: Keys, { id, about }: Pick<Told, 'id' | 'about'>): Pick<Told, 'about' | 'sealedAbout'> {
  return { about: '', sealedAbout: abouts.seal(keys, id, about) };
}

export function aboutOf(keys: Keys, { id, about, sealedAbout }: Told): string {
  return sealedAbout ? abouts.open(keys, id, sealedAbout) : about;
}

/** Those from before names of files were sealed. What another process is at is passed over. */
export function sealOldAbouts({ db, keys }: Pick<World, 'db' | 'keys'>): Promise<void> {
  const { id, about, kind } = familyActivities;
  return sealOldRows(db, async (db, atOnce) => {
    const rows = await db
      .select({ id, about })
      .from(familyActivities)
      .where(and(ne(about, ''), sql`starts_with(${kind}, 'document.')`))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    for (const row of rows) await db.update(familyActivities).set(sealAbout(keys, row)).where(eq(id, row.id));
    return rows.length;
  });
}
