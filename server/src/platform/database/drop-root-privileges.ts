// PostgreSQL refuses to run as root. In containers we often are root, so it runs as another user.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { chown, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresFault } from './embedded-postgres-fault.ts';

/** A prefix for the command, and the user to run it as. */
export type Privileges = { prefix: string[]; uid?: number };

const NOBODY = 65_534;

export async function dropRootPrivileges(directory: string, binary: string): Promise<Privileges> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = await ownerOf(join(directory, 'cluster'));
  const canBeNobody = owner !== 0 && isReachableByOthers(dirname(directory)) && isReachableByOthers(binary);
  if (canBeNobody) {
    await mkdir(directory, { recursive: true });
    await chown(directory, NOBODY, NOBODY);
    return { prefix: [], uid: NOBODY };
  }
  // A user namespace in which we are `nobody` while the files stay ours. It needs no access to parent directories.
  const namespace = ['unshare', '--user', `--map-user=${NOBODY}`, '--'];
  const works = spawnSync('unshare', [...namespace.slice(1), 'true']).status === 0;
  if (works && owner !== NOBODY) return { prefix: namespace };
  throw new EmbeddedPostgresFault(
    `As root the built-in PostgreSQL needs a data directory that other users can reach, and ${directory} is not one. ` +
      'Set DATA_DIR to one that is (for example /var/lib/evenlight), run as an ordinary user, or set DATABASE_URL.',
  );
}

async function ownerOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ uid }) => uid,
    () => undefined,
  );
}

/** True when anyone may enter every directory on the path. */
function isReachableByOthers(path: string): boolean {
  const { mode } = statSync(path);
  if ((mode & 0o001) === 0) return false;
  return path === '/' || isReachableByOthers(dirname(path));
}
