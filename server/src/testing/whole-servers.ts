// Servers that are whole processes; none of them outlives its test, or its file.
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export const IN_USE =
  /Another Evenlight \(process \d+\) is already using the data in .* set DATA_DIR to another directory/;

type Options = {
  /** Its tests share one data directory, and what was started on it. */
  isForWholeFile?: boolean;
};

/** Each test has a data directory of its own, unless all of them share one. */
export function wholeServers({ isForWholeFile = false }: Options = {}) {
  let dataDir = '';
  const running: ServerProcess[] = [];
  const [before, after] = isForWholeFile ? [beforeAll, afterAll] : [beforeEach, afterEach];

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'evenlight-main-'));
    // As root, PostgreSQL runs as somebody else, who must be able to pass through.
    await chmod(dataDir, 0o711);
  });

  after(async () => {
    for (const server of running.splice(0)) await server.end('SIGKILL');
    await waitUntil(() => databasesIn(dataDir).length === 0);
    await rm(dataDir, { recursive: true, force: true });
  });

  async function start(env: Record<string, string> = {}) {
    const server = await startServerProcess({ DATA_DIR: dataDir, ...env });
    running.push(server);
    return server;
  }

  return { start, dataDir: () => dataDir };
}

/** Process ids of PostgreSQL servers that work in a directory. */
export function databasesIn(directory: string): string[] {
  return execFileSync('ps', ['-ww', '-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes(`postgres -D ${directory}`) && !line.includes('/bin/sh'));
}

export async function waitUntil(isSo: () => boolean) {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(50)) if (isSo()) return;
  throw new Error('waited thirty seconds in vain');
}
