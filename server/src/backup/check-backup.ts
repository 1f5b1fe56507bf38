// Looks through a whole backup before anything is done with it.
import { createReadStream } from 'node:fs';
import { isErrno } from '../platform/files/durable-writes.ts';
import { isSame, type Measure, measureOf } from './hashed.ts';
import type { Manifest } from './manifest.ts';
import { filePath, tablePath } from './places.ts';

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
