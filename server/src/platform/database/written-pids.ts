// Process ids that were written into files: numbers are used again, so each is believed only after a look at its process.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export function pidIn(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** True when the number means anything to the system, be it a process of another user or a thread. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The words a process was started with; empty when there is no such process. */
export function commandOf(pid: number): string {
  try {
    return existsSync('/proc/self/status') ? commandInProc(pid) : commandFromPs(pid);
  } catch {
    return '';
  }
}

/** Slim Linux images come without `ps`. */
function commandInProc(pid: number): string {
  // Linux counts threads with the same numbers, and shows the whole process under each of them.
  const isProcess = readFileSync(`/proc/${pid}/status`, 'utf8').includes(`\nTgid:\t${pid}\n`);
  return isProcess ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') : '';
}

function commandFromPs(pid: number): string {
  // Twice w: without it long command lines may be cut off.
  return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
}
