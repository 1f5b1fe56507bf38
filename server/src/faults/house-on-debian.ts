// A house as a process, on a PostgreSQL that lies beside its data.
import { chmodSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openRunningHouse } from '../testing/open-running-house.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { callerWith, overHttp } from '../testing/test-client.ts';

/** PostgreSQL in one folder, and the data of the house in another: they may belong to two users. */
export async function aPlaceForDebian() {
  const place = await mkdtemp(join(tmpdir(), 'evenlight-debian-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const [database, data] = [join(place, 'database'), join(place, 'data')];
  chmodSync(place, 0o711);
  for (const folder of [database, data]) mkdirSync(folder);
  const env = { NODE_ENV: 'test', DATA_DIR: data, SECRET_KEY: '17'.repeat(32), SAMPLE_DATA: 'off' };
  return { database, data, env };
}

export async function startHouse(env: Record<string, string>) {
  const server = await startServerProcess(env);
  const runningHouse = await openRunningHouse(env);
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await runningHouse.close();
    await server.end('SIGTERM');
  };
  onTestFinished(close);
  return {
    runningHouse,
    address: server.address,
    callerOf: (cookie: string) => callerWith(overHttp(server.address), { cookie, origin: server.address }),
    close,
  };
}

export const headerOf = ({ name, value }: { name: string; value: string }) => `${name}=${value}`;
