// One process after the other is restarted while families go on, behind each of the two proxies that `deploy/` has a file for.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openRunningHouse } from '../testing/open-running-house.ts';
import { freePort, type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { newTestDatabase } from '../testing/test-postgres.ts';
import { type ProxyKind, programOf, startProxy } from './proxies.ts';
import { startLoad } from './steady-load.ts';
import { openTally } from './tally.ts';

const RESTARTS = Number(process.env.FAULTS_RESTARTS ?? 20);
const REQUESTS = RESTARTS * 500;
const BETWEEN_MS = 5_000;
// Five minutes on a quiet machine.
const TEST_MS = 1_200_000;
const tally = openTally('rolling restarts');

/** Two processes on one database, each of which can be started again on its port. */
async function twoServers(place: string, port: number) {
  const { url } = await newTestDatabase(inject('postgres'));
  const env = {
    NODE_ENV: 'test',
    ORIGIN: `https://localhost:${port}`,
    DATABASE_URL: url,
    SECRET_KEY: 'fa'.repeat(32),
    TRUSTED_PROXY: '127.0.0.1',
    // Everybody in the tests comes from one address.
    RATE_LIMIT_FACTOR: '10000',
    SAMPLE_DATA: 'off',
    // As in production.
    STOP_DELAY_SECONDS: '5',
  };
  const servers = [await freePort(), await freePort()].map((at) => ({
    at,
    process: undefined as ServerProcess | undefined,
  }));
  const start = async (server: (typeof servers)[number]) => {
    const dataDir = join(place, String(server.at));
    server.process = await startServerProcess({ ...env, DATA_DIR: dataDir }, server.at);
  };
  for (const server of servers) await start(server);
  onTestFinished(async () => void (await Promise.all(servers.map(({ process }) => process?.end('SIGKILL')))));
  const house = await openRunningHouse({ ...env, DATA_DIR: join(place, 'house') });
  onTestFinished(house.close);
  return { servers, start, house };
}

for (const kind of ['nginx', 'Caddy'] satisfies ProxyKind[]) {
  test.runIf(programOf(kind))(
    `behind ${kind}, processes are restarted in turn, and no request fails`,
    async () => {
      const place = await mkdtemp(join(tmpdir(), 'evenlight-restarts-'));
      onTestFinished(() => rm(place, { recursive: true, force: true }));
      const port = await freePort();
      const { servers, start, house } = await twoServers(place, port);
      const [first = 0, second = 0] = servers.map(({ at }) => at);
      const proxy = await startProxy(kind, { place: join(place, 'proxy'), port, servers: [first, second] });
      onTestFinished(proxy.end);
      const load = startLoad({ agent: proxy.agent, port, aMember: house.aMember });
      onTestFinished(load.stop);

      for (let restart = 0; restart < RESTARTS; restart += 1) {
        const server = servers[restart % servers.length];
        if (!server) break;
        const ended = await server.process?.end('SIGTERM');
        expect(ended?.code).toBe(0);
        await start(server);
        // As the runbook says, so that the proxy knows it, too.
        await pause(BETWEEN_MS);
        tally(`restarts behind ${kind}`);
      }
      await expect.poll(load.total, { timeout: TEST_MS }).toBeGreaterThanOrEqual(REQUESTS);
      await load.stop();
      for (const [method, times] of Object.entries(load.asked)) tally(`${method} behind ${kind}`, times);
      tally(`failed behind ${kind}`, load.failures.length);
      expect(load.failures).toEqual([]);
      const { told, kept } = await load.compare();
      expect(kept).toEqual(told);
      tally('memories kept once', kept.length);
    },
    TEST_MS,
  );
}
