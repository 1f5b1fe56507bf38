// A house of two server processes on one database, and a door that can be slammed.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NEWS_STREAM_PATH } from '@evenlight/contract/news';
import { openNeighbour } from '@evenlight/server/testing/neighbour';
import { freePort, startServerProcess } from '@evenlight/server/testing/server-process';
import { newTestDatabase, startTestPostgres } from '@evenlight/server/testing/test-postgres';

/** Both processes with sample data; `addresses` in the order of the processes. */
export async function openTwoProcesses() {
  const postgres = await startTestPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-family-'));
  const { url } = await newTestDatabase(postgres);
  const env = { NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' };
  const servers = [await startServerProcess(env), await startServerProcess(env)];
  const neighbour = await openNeighbour(env);
  return {
    addresses: servers.map(({ address }) => address.replace('127.0.0.1', 'localhost')),
    dataDir,
    neighbour,
    async close() {
      await neighbour.close();
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A stream that was cut is opened again after three seconds; a test that cuts it fifty times does not wait so long. */
function comingBackSoon(text: string): string {
  return text.replace(/^retry: \d+/m, 'retry: 100');
}

/** Stands between browsers and a server, and cuts every stream of news when told to. */
export async function openDoorTo(address: string) {
  const streams = new Set<ServerResponse>();
  let cuts = 0;
  const door = createServer((asked, answer) => {
    const inner = request(`${address}${asked.url}`, { method: asked.method, headers: asked.headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      if (isNews) came.setEncoding('utf8').on('data', (text: string) => answer.write(comingBackSoon(text)));
      else came.pipe(answer);
    });
    const isNews = asked.url?.startsWith(NEWS_STREAM_PATH) === true;
    if (isNews) streams.add(answer);
    answer.on('close', () => {
      streams.delete(answer);
      inner.destroy();
    });
    inner.on('error', () => answer.destroy());
    asked.pipe(inner);
  });
  // The servers promise to keep a connection for 72 seconds, and the door hands that promise on.
  door.keepAliveTimeout = 80_000;
  door.listen(await freePort(), '127.0.0.1');
  await once(door, 'listening');
  return {
    address: `http://localhost:${(door.address() as AddressInfo).port}`,
    slam() {
      for (const stream of streams) {
        cuts += 1;
        stream.destroy();
      }
    },
    cuts: () => cuts,
    async close() {
      door.closeAllConnections();
      door.close();
      await once(door, 'close');
    },
  };
}
