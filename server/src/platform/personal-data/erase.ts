// Takes everything of one person out of the database, as the features declared it.
import { inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { storedFiles } from '../tables.ts';
import { filesIn, rowsOf } from './collect.ts';
import type { Erasing, Person, PersonalData } from './coverage.ts';

/**
 * Part of the caller's transaction: all of it happens, or nothing. Upper features go before the lower ones they stand
 * on, and later tables before earlier ones. Answers with the ids of the files: their keys are gone when the transaction
 * commits, so that nobody can read them any more, and their bytes are for the caller to remove afterwards.
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
