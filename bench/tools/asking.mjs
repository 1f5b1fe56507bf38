// How all tables ask: answers a second over connections that stay open, contestants in turns, medians and percentiles.
import { connect } from 'node:net';

const CONNECTIONS = 16;
const LAST_CHUNK = '0\r\n\r\n';

/**
 * Answers a second, after a warm-up. `asked` is a path, or a function that makes each request
 * (`{ method, path, headers, body }`) when every request must differ.
 */
export async function rate(address, asked, { headers = {}, seconds = 3, warmUp = 1, connections = CONNECTIONS } = {}) {
  const next = writerOf(address, asked, headers);
  if (warmUp > 0) await ask(address, next, { seconds: warmUp, connections });
  const started = performance.now();
  const answers = await ask(address, next, { seconds, connections });
  return answers / ((performance.now() - started) / 1000);
}

/** Asks exactly so many times, to load a server rather than to measure it. */
export async function askTimes(address, asked, times, { headers = {}, connections = CONNECTIONS } = {}) {
  const next = writerOf(address, asked, headers);
  let left = times;
  await everyConnection(address, next, connections, () => left-- > 0);
}

/**
 * Lets contestants (name → a function that measures once) take turns, so that a slow minute of the machine falls on all
 * of them, and gives the median of each.
 */
export async function inTurns(contestants, rounds = 3) {
  const measured = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(contestants)) measured[name].push(await measure());
  }
  return Object.fromEntries(Object.entries(measured).map(([name, values]) => [name, median(values)]));
}

export function median(numbers) {
  return percentile(numbers, 0.5);
}

export function percentile(numbers, part) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

async function ask(address, next, { seconds, connections }) {
  const until = performance.now() + seconds * 1000;
  return everyConnection(address, next, connections, () => performance.now() < until);
}

async function everyConnection(address, next, connections, goOn) {
  const { hostname, port } = new URL(address);
  const counts = await Promise.all(
    Array.from({ length: connections }, () => talk({ hostname, port: Number(port), next, goOn })),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function writerOf(address, asked, headers) {
  const { host } = new URL(address);
  if (typeof asked === 'function') return () => write(host, headers, asked());
  const always = write(host, headers, { path: asked });
  return () => always;
}

function write(host, shared, { method = 'GET', path, headers = {}, body }) {
  const sent = body === undefined ? '' : JSON.stringify(body);
  const ofBody =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
  const lines = Object.entries({ host, ...shared, ...headers, ...ofBody }).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${sent}`;
}

/** One connection: a request as soon as the last answer is whole, told by its length or its last chunk. */
function talk({ hostname, port, next, goOn }) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const socket = connect(port, hostname);
  let [count, head, left, tail] = [0, '', -1, undefined];
  const goOnOrEnd = () => {
    if (goOn()) return socket.write(next());
    socket.destroy();
    resolve(count);
  };
  socket.on('connect', goOnOrEnd);
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('the server closed the connection')));
  socket.on('data', (piece) => {
    let body = piece;
    if (left < 0 && tail === undefined) {
      head += piece.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!head.startsWith('HTTP/1.1 2')) return reject(new Error(`answered ${head.slice(9, 400)}`));
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (length === undefined) tail = '';
      else left = Number(length);
      body = Buffer.from(head.slice(end + 4), 'latin1');
    }
    if (tail === undefined) left -= body.length;
    // The last chunk may come in two pieces.
    else tail = (tail + body.subarray(-LAST_CHUNK.length).toString('latin1')).slice(-LAST_CHUNK.length);
    const isWhole = tail === undefined ? left <= 0 : tail === LAST_CHUNK;
    if (!isWhole) return;
    count += 1;
    [head, left, tail] = ['', -1, undefined];
    goOnOrEnd();
  });
  return promise;
}
