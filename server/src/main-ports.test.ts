// A port that is taken is found out at the end of a whole start.
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { newTestDatabase } from './testing/test-postgres.ts';
import { databasesIn, wholeServers } from './testing/whole-servers.ts';

const { start, dataDir } = wholeServers();

test('a port that is taken is said plainly, and the start ends instead of holding the data', async () => {
  const first = await start();
  const second = start({ PORT: new URL(first.address).port, DATA_DIR: join(dataDir(), 'second') });
  await expect(second).rejects.toThrow(
    /Something else is using that port; .*Another one is set with PORT,.*evenlight@3001 has both from its name/,
  );
  expect(databasesIn(join(dataDir(), 'second'))).toHaveLength(0);
});

test('a port for the figures that is taken is named as well', async () => {
  const first = await start();
  const { url } = await newTestDatabase(inject('postgres'));
  const elsewhere = { DATA_DIR: join(dataDir(), 'third'), DATABASE_URL: url };
  const second = start({ METRICS_PORT: new URL(first.address).port, ...elsewhere });
  await expect(second).rejects.toThrow(/Something else is using that port;.*METRICS_PORT/);
});
