// The migration files of this code. Drizzle applies every file of a folder.
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Migration } from './baseline.ts';

export const MIGRATIONS = resolve(import.meta.dirname, '../../../migrations');

/** The migrations of a folder, as the database records them. The first is the baseline. */
export function migrationsIn(migrationsFolder: string): { baseline: Migration; known: Migration[] } {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis }) => ({
    hash,
    madeAt: folderMillis,
  }));
  const [baseline] = known;
  if (!baseline) throw new Error(`There are no migrations in ${migrationsFolder}.`);
  return { baseline, known };
}

/** A folder with the first few migrations; the folder itself for all of them. */
export async function withMigrations(
  folder: string,
  upTo: number | undefined,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  if (upTo === undefined) return work(folder);
  const firstFew = await mkdtemp(join(tmpdir(), 'evenlight-migrations-'));
  try {
    const journal: { entries: { tag: string }[] } = JSON.parse(
      await readFile(join(folder, 'meta/_journal.json'), 'utf8'),
    );
    const entries = journal.entries.slice(0, upTo);
    await mkdir(join(firstFew, 'meta'));
    await writeFile(join(firstFew, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) await copyFile(join(folder, `${tag}.sql`), join(firstFew, `${tag}.sql`));
    await work(firstFew);
  } finally {
    await rm(firstFew, { recursive: true, force: true });
  }
}
