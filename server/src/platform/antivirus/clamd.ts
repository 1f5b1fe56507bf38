// Asks the virus scanner clamd, if the operator runs one, by its INSTREAM command.
import { connect, type Socket } from 'node:net';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';

type Found = 'clean' | 'infected' | 'away';

// A scan of 10 MB takes a second or two; clamd reloads its signatures for half a minute at times.
const SECONDS_MAX = 20;
const PIECE_BYTES = 64 * 1024;
const ANSWER_MAX_BYTES = 4096;

/** Without a scanner everything counts as clean; one that does not answer well is away, and the caller asks again later. */
export async function scanForViruses({ config, log }: { config: Config; log: Log }, bytes: Buffer): Promise<Found> {
  if (!config.clamdUrl) return 'clean';
  try {
    return verdictIn(await ask(config.clamdUrl, bytes));
  } catch (error) {
    log.warn({ err: error }, 'the virus scanner is away; what was sent is held until it is back');
    return 'away';
  }
}

/** As clamd writes it: `stream: OK`, or `stream: Name.Of.Virus FOUND`. */
function verdictIn(answer: string): Found {
  if (/^stream: OK$/.test(answer)) return 'clean';
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
  throw new Error('the virus scanner answered neither clean nor found');
}

function ask(url: string, bytes: Buffer): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connectTo(url);
  const overdue = setTimeout(() => socket.destroy(new Error('the virus scanner took too long')), SECONDS_MAX * 1000);
  let answer = '';
  socket.once('connect', () => send(socket, bytes));
  socket.on('data', (part) => {
    answer += part.toString('latin1');
    if (answer.includes('\0')) socket.end();
    else if (answer.length > ANSWER_MAX_BYTES) socket.destroy(new Error('the virus scanner talks too much'));
  });
  socket.once('error', reject);
  socket.once('close', () => {
    clearTimeout(overdue);
    // Does nothing where an error came first.
    resolve(answer.split('\0')[0]?.trim() ?? '');
  });
  return promise;
}

function connectTo(url: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(url);
  return protocol === 'unix:' ? connect(pathname) : connect(Number(port || 3310), hostname.replace(/^\[|\]$/g, ''));
}

/** Each piece goes with its length before it; a length of zero ends them. */
function send(socket: Socket, bytes: Buffer) {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES);
    socket.write(lengthOf(piece.length));
    socket.write(piece);
  }
  socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
