// How much our answers cost, against a bare Node server that sends the same bytes, in the same run.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../server/src/testing/server-process.ts';
import { rate } from './tools/asking.mjs';

const SECONDS = 2;

const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-bench-'));
const house = await startServerProcess({ DATA_DIR: dataDir, NODE_ENV: 'development' });
try {
  const paths = ['/healthz', '/api/opening-hours', '/api/stories', '/about', '/contact'];
  const rows = [];
  for (const path of paths) {
    const body = await (await fetch(house.address + path)).text();
    const bare = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1');
    await once(bare, 'listening');
    const [theirs, ours] = [
      await rate(`http://127.0.0.1:${bare.address().port}`, path, { seconds: SECONDS }),
      await rate(house.address, path, { seconds: SECONDS }),
    ];
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
  await house.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
