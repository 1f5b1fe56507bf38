// Where the database's unix socket lies.
import { createHash } from 'node:crypto';
import { chown, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Disguise } from './root-disguise.ts';

// A socket's whole path may hold 103 bytes on macOS and 107 on Linux, the file name being `.s.PGSQL.5432`.
const LONGEST_DIRECTORY = 85;

export async function socketDirectoryFor(data: string, disguise: Disguise): Promise<string> {
  if (Buffer.byteLength(data) <= LONGEST_DIRECTORY) return data;
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16);
  const directory = join(tmpdir(), `evenlight-${name}`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (disguise.uid !== undefined) await chown(directory, disguise.uid, disguise.uid);
  return directory;
}
