// How much room a directory takes, with everything in it.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export async function bytesUnder(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return sizes.reduce((all, size) => all + size, 0);
}
