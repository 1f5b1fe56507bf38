// How quick a public memorial page with 200 photos and 1,000 entries is: from the cache and drawn anew, against the same
// bytes as a static file, among 1,000 and among 100,000 memorials. All in one run, in turns.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openNeighbour } from '../server/src/testing/neighbour.ts';
import { startServerProcess } from '../server/src/testing/server-process.ts';
import { fillMemorial, fillOthers, PAGE } from './memorial-house.mjs';

const CONNECTIONS = 16;
const SECONDS = 3;
const ROUNDS = 3;
const FEW = 1_000;
const MANY = 100_000;
// A word of one visitor's own is in no cache.
const UNCACHED = `${PAGE}?said=bench`;

const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-bench-'));
const env = { DATA_DIR: dataDir, NODE_ENV: 'development', RATE_LIMIT_FACTOR: '100000' };
const house = await startServerProcess(env);
const neighbour = await openNeighbour(env);
let still;
try {
  const { userId } = await fillMemorial({ address: house.address, neighbour });
  await fillOthers(neighbour.db, userId, { from: 2, to: FEW });
  const html = await (await fetch(house.address + PAGE)).text();
  const file = join(dataDir, 'page.html');
  await writeFile(file, html);
  still = fork(new URL('./static-file.mjs', import.meta.url), [file]);
  const [{ port, path }] = await once(still, 'message');
  const served = { address: `http://127.0.0.1:${port}`, path };

  const rows = [await round(`${FEW} memorials`, served)];
  await fillOthers(neighbour.db, userId, { from: FEW + 1, to: MANY });
  rows.push(await round(`${MANY} memorials`, served));
  console.log(`The page has ${(html.length / 1024).toFixed(0)} kB before it is compressed.`);
  console.table(rows);
  const [few, many] = rows;
  console.log(`Drawn anew, ${MANY} against ${FEW}: ${(many.anew / many.static / (few.anew / few.static)).toFixed(2)}`);
} finally {
  still?.kill();
  await neighbour.close();
  await house.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

async function round(among, served) {
  const rates = { static: [], cached: [], anew: [] };
  for (let n = 0; n < ROUNDS; n += 1) {
    rates.static.push(await rate(served.address, served.path));
    rates.cached.push(await rate(house.address, PAGE));
    rates.anew.push(await rate(house.address, UNCACHED));
  }
  const [still, cached, anew] = [median(rates.static), median(rates.cached), median(rates.anew)];
  return {
    among,
    ...{ static: Math.round(still), cached: Math.round(cached), anew: Math.round(anew) },
    'cached / static (0.5)': (cached / still).toFixed(2),
    'anew / static (0.1)': (anew / still).toFixed(2),
  };
}

/** Answers a second, over connections that stay open, without anything a client would do with them. */
async function rate(address, path) {
  await ask(address, path, 1);
  const started = performance.now();
  const answers = await ask(address, path, SECONDS);
  return answers / ((performance.now() - started) / 1000);
}

async function ask(address, path, seconds) {
  const { hostname, port } = new URL(address);
  const until = performance.now() + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => talk({ hostname, port: Number(port), path, until })),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** One connection: a question as soon as the last answer is whole, told by its length or its last chunk. */
function talk({ hostname, port, path, until }) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const socket = connect(port, hostname);
  const question = `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`;
  let count = 0;
  let head = '';
  let left = -1;
  let isChunked = false;
  socket.on('connect', () => socket.write(question));
  socket.on('error', reject);
  socket.on('data', (piece) => {
    let body = piece;
    if (left < 0 && !isChunked) {
      head += piece.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head.slice(0, 60)));
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      isChunked = length === undefined;
      left = isChunked ? -1 : Number(length);
      body = Buffer.from(head.slice(end + 4), 'latin1');
    }
    if (!isChunked) left -= body.length;
    const isWhole = isChunked ? body.subarray(-5).toString('latin1') === '0\r\n\r\n' : left <= 0;
    if (!isWhole) return;
    count += 1;
    head = '';
    left = -1;
    isChunked = false;
    if (performance.now() < until) return socket.write(question);
    socket.destroy();
    resolve(count);
  });
  return promise;
}

function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}
