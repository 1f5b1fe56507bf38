import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from './features/accounts/tables.ts';
import { openRunningHouse } from './testing/open-running-house.ts';
import { databasesIn, waitUntil, wholeServers } from './testing/whole-servers.ts';

const { start, dataDir } = wholeServers({ isForWholeFile: true });

test('a killed server leaves no database behind, loses no row, and starts again', async () => {
  const server = await start();
  const runningHouse = await openRunningHouse({ NODE_ENV: 'test', DATA_DIR: dataDir() });
  const acknowledged = [];
  for (let round = 0; round < 20; round += 1) acknowledged.push(await runningHouse.aMember());
  // A write under way at the very moment of the kill: it may be lost, what was acknowledged may not.
  const underWay = runningHouse.aMember().catch(() => undefined);
  await server.end('SIGKILL');
  await underWay;
  await runningHouse.close();
  await waitUntil(() => databasesIn(dataDir()).length === 0);

  await start();
  const again = await openRunningHouse({ NODE_ENV: 'test', DATA_DIR: dataDir() });
  for (const { id } of acknowledged) expect(await again.db.$count(users, eq(users.id, id))).toBe(1);
  await again.close();
});
