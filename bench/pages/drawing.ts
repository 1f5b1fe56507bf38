// How long the server takes to draw a page that nobody has asked for before.
import { Agent, get } from 'node:http';
import { median } from '../tools/figures.ts';

const TIMES = 20;

/** Until the first byte of the answer, over a connection that stays open. */
export async function drawingMs(address: string, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  try {
    for (let n = 0; n <= TIMES; n += 1) {
      // A word of one visitor's own is in no cache.
      times.push(await untilFirstByte(`${address}${path}?said=${n}`, agent));
    }
  } finally {
    agent.destroy();
  }
  // The first one reads the page's code too.
  return median(times.slice(1));
}

function untilFirstByte(url: string, agent: Agent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const started = performance.now();
  get(url, { agent }, (answer) => {
    const ms = performance.now() - started;
    answer.resume();
    answer.on('end', () =>
      answer.statusCode === 200 ? resolve(ms) : reject(new Error(`${url}: ${answer.statusCode}`)),
    );
  }).on('error', reject);
  return promise;
}
