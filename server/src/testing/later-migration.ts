// A migration that is still to come: the folder of migrations with one more in it.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { MIGRATIONS } from '../platform/database/migration-files.ts';

type Journal = { entries: { idx: number; when: number; tag: string; breakpoints: boolean }[] };

/** Answers with the folder, which is gone when the test is over. */
export async function aLaterMigration(statements: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'evenlight-later-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal: Journal = JSON.parse(await readFile(path, 'utf8'));
  const last = Math.max(...journal.entries.map(({ when }) => when));
  const tag = 'still_to_come';
  journal.entries.push({ idx: journal.entries.length, when: last + 1, tag, breakpoints: true });
  await writeFile(path, JSON.stringify(journal));
  await writeFile(join(folder, `${tag}.sql`), statements);
  return folder;
}
