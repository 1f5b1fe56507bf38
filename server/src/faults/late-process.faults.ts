// A real process whose clockwork is late, because the machine gives it too little time.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startServerProcess } from '../testing/server-process.ts';
import { newTestDatabase } from '../testing/test-postgres.ts';

const LAG_MAX_MS = 50;
// A few ticks of the meter, then none for long: late enough on average, also where the test itself is late.
const RUNS_MS = 40;
const HELD_MS = 900;

async function aServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-late-'));
  const { url } = await newTestDatabase(inject('postgres'));
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, EVENT_LOOP_LAG_MAX_MS: String(LAG_MAX_MS) };
  const server = await startServerProcess(env);
  onTestFinished(async () => {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  });
  return server;
}

/** As on a crowded machine. The returned function lets it run again. */
function holdBack(pid: number): () => Promise<void> {
  let isOver = false;
  const holding = (async () => {
    while (!isOver) {
      process.kill(pid, 'SIGSTOP');
      await pause(HELD_MS);
      process.kill(pid, 'SIGCONT');
      await pause(RUNS_MS);
    }
  })();
  return async () => {
    isOver = true;
    await holding;
  };
}

test('a process that is late for two seconds says not now, watches over itself, and takes everybody in again', async () => {
  const server = await aServer();
  const ask = (path: string) => fetch(server.address + path);
  expect((await ask('/api/opening-hours')).status).toBe(200);

  // One question after the other: nobody stands in line for the database.
  const letRun = holdBack(server.pid);
  onTestFinished(letRun);
  await expect.poll(async () => (await ask('/api/opening-hours')).status).toBe(503);
  const refused = await ask('/api/opening-hours');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(3);
  expect(await refused.json()).toMatchObject({ code: 'server.busy' });
  expect((await ask('/healthz')).status).toBe(200);
  expect(await (await ask('/readyz')).json()).toEqual({ status: 'ready, and busy' });

  await letRun();
  await expect.poll(async () => (await ask('/api/opening-hours')).status).toBe(200);
}, 120_000);
