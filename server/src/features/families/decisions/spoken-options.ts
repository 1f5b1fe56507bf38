// A package that a family decides about is known by its name in the first language; it is told in the one of whoever reads.
import { eachTranslation, type Translations } from '@evenlight/contract/translations';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { packages } from '../../catalogue/tables.ts';

type Named = { packageTier: string | null; label: string };

/** By the names of packages; what is offered no more, or renamed since, has none. */
export async function translationsOfOptions(
  db: Db,
  options: readonly Named[],
): Promise<ReadonlyMap<string, Translations>> {
  const names = options.flatMap(({ packageTier, label }) => (packageTier === null ? [] : [label]));
  if (names.length === 0) return new Map();
  const { name, translations } = packages;
  const found = await db.select({ name, translations }).from(packages).where(inArray(name, names));
  return new Map(
    found.map((row) => [row.name, eachTranslation(row.translations, ({ name }) => ({ label: name }))] as const),
  );
}
