// Finds PostgreSQL's own bench, or brings Debian's: it is not among the programs of the built-in PostgreSQL.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = /^postgresql-\d+$/;

/** Its path; null where there is none and none can be had. */
export function findPgbench(): string | null {
  return known() ?? fetched();
}

function known(): string | null {
  const onPath = (process.env.PATH ?? '').split(':').map((folder) => join(folder, 'pgbench'));
  const places = [
    ...onPath,
    ...globSync('/usr/lib/postgresql/*/bin/pgbench'),
    ...globSync(join(cache(), 'usr/lib/postgresql/*/bin/pgbench')),
  ];
  return places.find((place) => existsSync(place)) ?? null;
}

function cache(): string {
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'evenlight-bench');
}

/** Debian's package is unpacked beside everything else; nothing is installed. */
function fetched(): string | null {
  try {
    const words = run('apt-cache', ['depends', 'postgresql']).split(/\s+/);
    const name = words.find((word) => PACKAGE.test(word));
    if (!name) return null;
    mkdirSync(cache(), { recursive: true });
    run('apt-get', ['download', name]);
    const [file] = globSync(join(cache(), `${name}_*.deb`));
    if (!file) return null;
    run('dpkg', ['-x', file, cache()]);
    return known();
  } catch {
    return null;
  }
}

function run(program: string, words: string[]): string {
  return execFileSync(program, words, {
    cwd: existsSync(cache()) ? cache() : undefined,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
