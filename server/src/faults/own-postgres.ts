// A PostgreSQL of a fault's own, which may be killed as by a power cut.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureDatabase, startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { DATABASE } from '../platform/database/find-database.ts';
import { urlOf } from '../testing/test-postgres.ts';

export async function openOwnPostgres(directory: string) {
  let running = await startEmbeddedPostgres(directory);
  await ensureDatabase(running, DATABASE);
  const postmaster = () => Number.parseInt(readFileSync(join(directory, 'cluster/postmaster.pid'), 'utf8'), 10);

  return {
    url: urlOf(running.address(DATABASE)),
    /** All its processes at once, the first one first: it would start the others again. */
    async kill() {
      const pids = family(postmaster());
      for (const pid of pids) killIfThere(pid);
      while (pids.some(isThere)) await pause(5);
      await running.stop();
    },
    /** As an operator stops it: connections are cut, everything is written. */
    stop: () => running.stop(),
    /** Replays its log, if it was killed. */
    async start() {
      running = await startEmbeddedPostgres(directory);
    },
  };
}

function family(parent: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const children = rows.map((row) => row.trim().split(/\s+/).map(Number)).filter(([, ppid]) => ppid === parent);
  return [parent, ...children.map(([pid = 0]) => pid)];
}

function killIfThere(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** One that is dead and not yet buried holds nothing any more. */
function isThere(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
