// How all tables ask: answers a second over connections that stay open, contestants in turns.
import { connect } from 'node:net';
import { median, sum } from './figures.ts';

const CONNECTIONS = 16;
const LAST_CHUNK = '0\r\n\r\n';

type Headers = Record<string, string | number>;
export type Asked = { method?: string; path: string; headers?: Headers; body?: unknown };
type Asking = { headers?: Headers; seconds?: number; warmUp?: number; connections?: number };

/** Answers a second, after a warm-up. `asked` is a path, or a function that makes each request when every one must differ. */
export async function rate(
  address: string,
  asked: string | (() => Asked),
  { headers = {}, seconds = 3, warmUp = 1, connections = CONNECTIONS }: Asking = {},
): Promise<number> {
  const next = writerOf(address, asked, headers);
  if (warmUp > 0) await askFor(address, next, { seconds: warmUp, connections });
  const started = performance.now();
  const answers = await askFor(address, next, { seconds, connections });
  return answers / ((performance.now() - started) / 1000);
}

/** Asks exactly so many times, to load a server rather than to measure it. */
export async function askTimes(
  address: string,
  asked: () => Asked,
  times: number,
  { headers = {} }: { headers?: Headers } = {},
): Promise<void> {
  const next = writerOf(address, asked, headers);
  let left = times;
  await everyConnection(address, next, CONNECTIONS, () => left-- > 0);
}

/** Each measures once, as often as it is asked. */
type Contestants<Name extends string> = { readonly [Each in Name]?: () => Promise<number> };

/**
 * Lets contestants take turns, so that a slow minute of the machine falls on all of them, and gives the median of each by
 * its name.
 */
export async function inTurns<Name extends string>(
  contestants: Contestants<Name>,
  rounds = 3,
): Promise<(name: Name) => number> {
  const measured = new Map<Name, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const name in contestants) {
      const figure = await contestants[name]?.();
      if (figure !== undefined) measured.set(name, [...(measured.get(name) ?? []), figure]);
    }
  }
  return (name) => {
    const figures = measured.get(name);
    if (!figures) throw new Error(`${name} took no turn.`);
    return median(figures);
  };
}

async function askFor(
  address: string,
  next: () => string,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  return everyConnection(address, next, connections, () => performance.now() < until);
}

async function everyConnection(
  address: string,
  next: () => string,
  connections: number,
  goOn: () => boolean,
): Promise<number> {
  const { hostname, port } = new URL(address);
  const counts = Array.from({ length: connections }, () => talk({ hostname, port: Number(port), next, goOn }));
  return sum(await Promise.all(counts));
}

function writerOf(address: string, asked: string | (() => Asked), headers: Headers): () => string {
  const { host } = new URL(address);
  if (typeof asked === 'function') return () => write(host, headers, asked());
  const always = write(host, headers, { path: asked });
  return () => always;
}

function write(host: string, shared: Headers, { method = 'GET', path, headers = {}, body }: Asked): string {
  const sent = body === undefined ? '' : JSON.stringify(body);
  const ofBody: Headers =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
  const lines = Object.entries({ host, ...shared, ...headers, ...ofBody }).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${sent}`;
}

type Talk = { hostname: string; port: number; next: () => string; goOn: () => boolean };

/** One connection: a request as soon as the last answer is whole, told by its length or its last chunk. */
function talk({ hostname, port, next, goOn }: Talk): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const socket = connect(port, hostname);
  let count = 0;
  let head = '';
  let left = -1;
  let tail: string | undefined;
  const goOnOrEnd = () => {
    if (goOn()) return socket.write(next());
    socket.destroy();
    resolve(count);
  };
  socket.on('connect', goOnOrEnd);
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('the server closed the connection')));
  socket.on('data', (piece) => {
    let body: Buffer = piece;
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
    head = '';
    left = -1;
    tail = undefined;
    goOnOrEnd();
  });
  return promise;
}
