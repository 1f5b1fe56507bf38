// A cluster of the PostgreSQL that Debian packages, with its own tools, for what the built-in one comes without.
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const PACKAGED = '/usr/lib/postgresql';

/** Where the newest one's programs are; null where none is installed. */
export function debianPostgres(): string | null {
  const versions = existsSync(PACKAGED) ? readdirSync(PACKAGED).map(Number) : [];
  const usable = versions.filter((version) => existsSync(join(PACKAGED, String(version), 'bin/initdb')));
  return usable.length > 0 ? join(PACKAGED, String(Math.max(...usable)), 'bin') : null;
}

export type DebianPostgres = ReturnType<typeof openDebianPostgres>;

/** Listens on a socket in `place` alone. It is started and stopped by `sh`, with `start` and `stop`. */
export function openDebianPostgres(bin: string, place: string, settings = '') {
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const [uid, gid] = ['-u', '-g'].map((which) => (isRoot ? numberOf(which) : undefined));
  const data = join(place, 'main');
  const archive = join(place, 'archive');
  for (const folder of ['', 'wal', 'base'].map((name) => join(archive, name))) {
    mkdirSync(folder);
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  }
  if (uid !== undefined && gid !== undefined) chownSync(place, uid, gid);
  const env = { PATH: `${bin}:/usr/bin:/bin`, PGHOST: place, PGUSER: 'postgres', LC_ALL: 'C.UTF-8' };
  const options = { cwd: place, env, encoding: 'utf8', ...(uid !== undefined ? { uid, gid } : {}) } as const;
  /** Runs commands as the user that PostgreSQL runs as. */
  const sh = (commands: string) =>
    execFileSync('sh', ['-euc', commands], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });

  const start = `pg_ctl -D ${data} -l ${place}/postgres.log -w start >/dev/null`;
  const stop = `pg_ctl -D ${data} -m fast -w stop >/dev/null`;
  sh(`initdb -D ${data} -U postgres -A trust -E UTF8 --locale=C.UTF-8`);
  appendFileSync(
    join(data, 'postgresql.conf'),
    `listen_addresses = ''\nunix_socket_directories = '${place}'\n${settings}`,
  );
  sh(start);
  sh('createdb evenlight');
  onTestFinished(() => void spawnSync('sh', ['-c', stop], options));
  return {
    data,
    archive,
    start,
    stop,
    sh,
    /** Gives it a directory with everything in it. */
    own: (directory: string) => isRoot && execFileSync('chown', ['-R', 'postgres:', directory]),
    url: `postgres://postgres@localhost/evenlight?host=${encodeURIComponent(place)}`,
  };
}

function numberOf(which: string): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
}
