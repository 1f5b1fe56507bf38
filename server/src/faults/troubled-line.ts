// A line to somebody outside that can be down, hang, or break right after the other side has done what it was asked.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Trouble = 'none' | 'down' | 'hangs' | 'slow' | 'cut after success';

const SLOW_MS = 700;

/** Some talk for a while before they ask what they came for; `isAsking` knows when that is. */
export async function openTroubledLine(port: number, isAsking: (bytes: Buffer) => boolean = () => true) {
  let trouble: Trouble = 'none';
  let left = 0;
  let met = 0;
  let metInAll = 0;
  const sockets = new Set<Socket>();
  const take = (): Trouble => {
    if (trouble === 'none' || left === 0) return 'none';
    left -= 1;
    met += 1;
    metInAll += 1;
    return trouble;
  };

  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => undefined).once('close', () => sockets.delete(near));
    const far = connect(port, '127.0.0.1');
    far.on('error', () => near.destroy());
    near.once('close', () => far.destroy());
    far.once('close', () => near.end());
    let now: Trouble = 'none';
    near.on('data', (bytes) => {
      // Each question is met by itself, also on a connection that stays open; the pieces of one come together.
      if (now === 'none' && isAsking(bytes)) now = take();
      if (now === 'down') near.destroy();
      else if (now !== 'hangs') far.write(bytes);
    });
    far.on('data', async (bytes) => {
      if (now === 'cut after success') return near.destroy();
      if (now === 'slow') await pause(SLOW_MS);
      now = 'none';
      return near.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** How many questions have met it since the last word about it, and since it was opened. */
    met: () => met,
    metInAll: () => metInAll,
    /** So many questions meet it; afterwards all is well again. */
    meet(next: Trouble, times = Number.POSITIVE_INFINITY) {
      trouble = next;
      left = times;
      met = 0;
      // A connection that is kept open would not notice.
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
