// One server per data directory. The file `server.pid` names the holder.
import { realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresFault } from './embedded-postgres-fault.ts';
import { commandOf, pidIn } from './written-pids.ts';

// In a container every start has the same process id, so our own number in the file proves nothing; this does.
const lockedHere = new Set<string>();

/** Refuses when another server holds the directory. Returns a function that releases it. */
export async function lockDataDirectory(directory: string): Promise<() => void> {
  const file = join(realpathSync(directory), 'server.pid');
  if (lockedHere.has(file)) throw inUse(directory, process.pid);
  lockedHere.add(file);
  try {
    await takeFile(file, directory);
  } catch (error) {
    lockedHere.delete(file);
    throw error;
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    lockedHere.delete(file);
    if (pidIn(file) === process.pid) rmSync(file, { force: true });
  };
}

async function takeFile(file: string, directory: string) {
  // Another start won each round but the last; five in a row mean that something else is wrong.
  for (let round = 0; round < 5; round += 1) {
    if (tryToCreate(file)) return;
    const former = await formerIn(file);
    if (former !== undefined && former !== process.pid && isEvenlight(former)) throw inUse(directory, former);
    // Reads the file again right before: another start may have written its own number meanwhile.
    if (pidIn(file) === former) rmSync(file, { force: true });
    if (!tryToCreate(file)) continue;
    // A start that found the same stale file in this very moment may still remove ours; then it is the holder.
    await pause(200);
    if (pidIn(file) === process.pid) return;
  }
  throw inUse(directory, pidIn(file));
}

function tryToCreate(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function formerIn(file: string): Promise<number | undefined> {
  const pid = pidIn(file);
  if (pid !== undefined) return pid;
  // Another start may be between making the file and writing into it.
  await pause(100);
  return pidIn(file);
}

/** Any of our entry points, by whichever path it was called. */
function isEvenlight(pid: number): boolean {
  return /server\/(src|build)\/|\b(main|dev)\.[jt]s\b/.test(commandOf(pid));
}

function inUse(directory: string, pid: number | undefined) {
  return new EmbeddedPostgresFault(
    `Another Evenlight (process ${pid ?? 'unknown'}) is already using the data in ${directory}. Stop it first, or set DATA_DIR to another directory.`,
  );
}
