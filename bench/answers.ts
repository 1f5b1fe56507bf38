// How much our answers cost, against a bare Node server that sends the same bytes, in the same run.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { rate } from './tools/asking.ts';
import { openBenchHouse } from './tools/bench-house.ts';
import { portOf } from './tools/child.ts';

const SECONDS = 2;

const house = await openBenchHouse();
try {
  const rows = [];
  for (const path of ['/healthz', '/api/opening-hours', '/api/stories', '/about', '/contact']) {
    const body = await (await fetch(house.address + path)).text();
    const bare = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1');
    await once(bare, 'listening');
    const theirs = await rate(`http://127.0.0.1:${portOf(bare)}`, path, { seconds: SECONDS });
    const ours = await rate(house.address, path, { seconds: SECONDS });
    bare.close();
    bare.closeAllConnections();
    rows.push({
      path,
      bytes: body.length,
      'bare per second': Math.round(theirs),
      'ours per second': Math.round(ours),
      ratio: (ours / theirs).toFixed(2),
    });
  }
  console.table(rows);
} finally {
  await house.close();
}
