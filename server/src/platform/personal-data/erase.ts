// Deletes the data of one person, as the features declared it.
import { inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { storedFiles } from '../tables.ts';
import { filesIn, rowsOf } from './collect.ts';
import type { Erasing, Person, PersonalData } from './coverage.ts';

/**
 * Part of the caller's transaction: all of it happens, or nothing. Upper features go before the lower ones they depend
 * on, and later tables before earlier ones. Returns the ids of the files: nobody can read them once the transaction has
 * committed, because their keys are deleted, and the caller removes their bytes afterwards.
 */
export async function eraseAll(
  db: Db,
  declarations: readonly PersonalData[],
  person: Person,
  erasing: Erasing,
): Promise<string[]> {
  const fileIds: string[] = [];
  for (const { tables, erase = [] } of declarations.toReversed()) {
    for (const eraseMore of erase) fileIds.push(...(await eraseMore(db, person, erasing)));
    for (const coverage of tables.toReversed()) {
      if (coverage.kind !== 'personal' || coverage.leaving !== 'deleted') continue;
      if (Object.values(coverage.columns).some(({ kind }) => kind === 'file')) {
        const rows = await rowsOf(db, coverage, person);
        fileIds.push(...rows.flatMap((row) => filesIn(coverage, row)).map(({ fileId }) => fileId));
      }
      await db.delete(coverage.table).where(coverage.of(person));
    }
  }
  if (fileIds.length > 0) await db.delete(storedFiles).where(inArray(storedFiles.id, fileIds));
  return fileIds;
}
