// Where the database's unix socket lies.
import { createHash } from 'node:crypto';
import { lchown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Privileges } from './drop-root-privileges.ts';
import { EmbeddedPostgresFault } from './embedded-postgres-fault.ts';

// A socket's whole path may hold 103 bytes on macOS and 107 on Linux, the file name being `.s.PGSQL.5432`.
const LONGEST_DIRECTORY = 85;

export async function socketDirectoryFor(data: string, privileges: Privileges): Promise<string> {
  if (Buffer.byteLength(data) <= LONGEST_DIRECTORY) return data;
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16);
  const directory = join(tmpdir(), `evenlight-${name}`);
  await mkdir(directory, { mode: 0o700 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await requireOurs(directory, privileges);
  if (privileges.uid !== undefined) await lchown(directory, privileges.uid, privileges.uid);
  return directory;
}

/** Anyone on the machine can guess the name, and put a directory or a link of theirs there first. */
async function requireOurs(directory: string, { uid }: Privileges) {
  const found = await lstat(directory);
  const isOurs = found.uid === process.getuid?.() || found.uid === uid;
  if (found.isDirectory() && isOurs && (found.mode & 0o777) === 0o700) return;
  throw new EmbeddedPostgresFault(
    `${directory} is where the database would be reached, but it is not a directory that only we can use. ` +
      'Remove it, or set DATA_DIR to a shorter path.',
  );
}
