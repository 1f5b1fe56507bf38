// Looks through a whole backup before anything is done with it.
import { createReadStream } from 'node:fs';
import { LAST_BEFORE_BASELINE, sinceBaseline } from '../platform/database/baseline.ts';
import { migrationsIn } from '../platform/database/migration-files.ts';
import { isErrno } from '../platform/files/durable-writes.ts';
import { isSame, type Measure, measureOf } from './hashed.ts';
import type { Manifest } from './manifest.ts';
import { filePath, tablePath } from './places.ts';

/** The migrations of the house as it was. A backup from before the baseline has the ones that a new house would have. */
export function requireKnownMigrations({ migrations }: Manifest, migrationsFolder: string): Manifest['migrations'] {
  const { baseline, known } = migrationsIn(migrationsFolder);
  const since = sinceBaseline(migrations, baseline);
  if (since === 'older')
    throw new Error(
      `The backup is older than this version can restore: restore it with ${LAST_BEFORE_BASELINE}, then start that house with this version.`,
    );
  if (since !== 'unknown' && since.every(({ hash }, place) => known[place]?.hash === hash)) return since;
  throw new Error(
    'The backup was made by a newer Evenlight, or by another one, whose tables this version does not know. Restore it with the version that made it.',
  );
}

/** Every table and every file must be as the manifest says; all that are not are named. */
export async function checkBackup(directory: string, { tables, files }: Manifest): Promise<void> {
  const parts = [
    ...tables.map(({ name, ...measure }) => ({ path: tablePath(directory, name), measure })),
    ...files.map(({ id, ...measure }) => ({ path: filePath(directory, id), measure })),
  ];
  const faults: string[] = [];
  for (const { path, measure } of parts) {
    const fault = await faultOf(path, measure);
    if (fault) faults.push(`  - ${path} ${fault}`);
  }
  if (faults.length > 0)
    throw new Error(`The backup is damaged. Take another copy of it, or an older one.\n${faults.join('\n')}`);
}

async function faultOf(path: string, expected: Measure): Promise<string | undefined> {
  try {
    const found = await measureOf(createReadStream(path));
    if (isSame(found, expected)) return undefined;
    return found.byteSize < expected.byteSize ? 'was cut short' : 'is not as it was written';
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return 'is missing';
    throw error;
  }
}
