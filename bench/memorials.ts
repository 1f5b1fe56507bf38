// How quick a public memorial page with 200 photos and 1,000 entries is: from the cache and rendered against the same
// bytes as a static file, among 1,000 and among 100,000 memorials. All in one run, in turns.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTurns, rate } from './tools/asking.ts';
import { openBenchHouse } from './tools/bench-house.ts';
import { type Child, startChild } from './tools/child.ts';
import { fillMemorial, fillOthers, PAGE } from './tools/memorial-house.ts';

const FEW = 1_000;
const MANY = 100_000;
// A word of one visitor's own is in no cache.
const UNCACHED = `${PAGE}?said=bench`;

const house = await openBenchHouse();
const { db } = house.runningHouse;
let still: Child | undefined;
try {
  const userId = await fillMemorial(house);
  await fillOthers(db, userId, { from: 2, to: FEW });
  const html = await (await fetch(house.address + PAGE)).text();
  const file = join(house.dataDir, 'page.html');
  await writeFile(file, html);
  still = await startChild(new URL('./tools/static-file.ts', import.meta.url), { words: [file] });

  const few = await round(`${FEW} memorials`, still);
  await fillOthers(db, userId, { from: FEW + 1, to: MANY });
  const many = await round(`${MANY} memorials`, still);
  console.log(`The page has ${(html.length / 1024).toFixed(0)} kB before it is compressed.`);
  console.table([few, many]);
  console.log(`Drawn anew, ${MANY} against ${FEW}: ${(many.anew / many.static / (few.anew / few.static)).toFixed(2)}`);
} finally {
  still?.end();
  await house.close();
}

async function round(among: string, { address, path }: Child) {
  const rateOf = await inTurns({
    still: () => rate(address, path),
    cached: () => rate(house.address, PAGE),
    anew: () => rate(house.address, UNCACHED),
  });
  const [still, cached, anew] = [rateOf('still'), rateOf('cached'), rateOf('anew')];
  return {
    among,
    static: Math.round(still),
    cached: Math.round(cached),
    anew: Math.round(anew),
    'cached / static (0.5)': (cached / still).toFixed(2),
    'anew / static (0.1)': (anew / still).toFixed(2),
  };
}
