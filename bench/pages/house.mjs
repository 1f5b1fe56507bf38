// A house with a memorial of 200 photos, and a member who has a plan, to look at its pages.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRunningHouse } from '../../server/src/testing/open-running-house.ts';
import { startServerProcess } from '../../server/src/testing/server-process.ts';
import { fillMemorial } from '../memorial-house.mjs';

export async function openPagesHouse() {
  const folder = mkdtempSync(join(tmpdir(), 'evenlight-bench-'));
  const env = { DATA_DIR: folder, NODE_ENV: 'development', RATE_LIMIT_FACTOR: '100000' };
  const server = await startServerProcess(env);
  const runningHouse = await openRunningHouse(env);
  await fillMemorial({ address: server.address, runningHouse });
  const { cookie } = await runningHouse.aMember();
  // Browsers take it for a safe place under this name, as they do our real one.
  const address = server.address.replace('127.0.0.1', 'localhost');
  await startPlan(server.address, cookie);
  return {
    address,
    cookie,
    async close() {
      await runningHouse.close();
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startPlan(address, cookie) {
  const answer = await fetch(`${address}/api/funeral-plans`, {
    method: 'POST',
    headers: {
      cookie: `${cookie.name}=${cookie.value}`,
      origin: address,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ faithTradition: 'secular', packageTier: 'basic' }),
  });
  if (!answer.ok) throw new Error(`a plan was answered with ${answer.status}: ${await answer.text()}`);
}
