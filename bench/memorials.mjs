// How quick a public memorial page with 200 photos and 1,000 entries is: from the cache and rendered against the same
// bytes as a static file, among 1,000 and among 100,000 memorials. All in one run, in turns.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRunningHouse } from '../server/src/testing/open-running-house.ts';
import { startServerProcess } from '../server/src/testing/server-process.ts';
import { fillMemorial, fillOthers, PAGE } from './memorial-house.mjs';
import { inTurns, rate } from './tools/asking.mjs';

const FEW = 1_000;
const MANY = 100_000;
// A word of one visitor's own is in no cache.
const UNCACHED = `${PAGE}?said=bench`;

const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-bench-'));
const env = { DATA_DIR: dataDir, NODE_ENV: 'development', RATE_LIMIT_FACTOR: '100000' };
const house = await startServerProcess(env);
const runningHouse = await openRunningHouse(env);
let still;
try {
  const { userId } = await fillMemorial({ address: house.address, runningHouse });
  await fillOthers(runningHouse.db, userId, { from: 2, to: FEW });
  const html = await (await fetch(house.address + PAGE)).text();
  const file = join(dataDir, 'page.html');
  await writeFile(file, html);
  still = fork(new URL('./static-file.mjs', import.meta.url), [file]);
  const [{ port, path }] = await once(still, 'message');
  const served = { address: `http://127.0.0.1:${port}`, path };

  const rows = [await round(`${FEW} memorials`, served)];
  await fillOthers(runningHouse.db, userId, { from: FEW + 1, to: MANY });
  rows.push(await round(`${MANY} memorials`, served));
  console.log(`The page has ${(html.length / 1024).toFixed(0)} kB before it is compressed.`);
  console.table(rows);
  const [few, many] = rows;
  console.log(`Drawn anew, ${MANY} against ${FEW}: ${(many.anew / many.static / (few.anew / few.static)).toFixed(2)}`);
} finally {
  still?.kill();
  await runningHouse.close();
  await house.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

async function round(among, served) {
  const {
    still: staticRate,
    cached,
    anew,
  } = await inTurns({
    still: () => rate(served.address, served.path),
    cached: () => rate(house.address, PAGE),
    anew: () => rate(house.address, UNCACHED),
  });
  return {
    among,
    static: Math.round(staticRate),
    cached: Math.round(cached),
    anew: Math.round(anew),
    'cached / static (0.5)': (cached / staticRate).toFixed(2),
    'anew / static (0.1)': (anew / staticRate).toFixed(2),
  };
}
