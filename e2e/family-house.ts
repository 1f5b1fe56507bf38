// A house of two server processes on one database, and a proxy that can cut connections.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NEWS_STREAM_PATH } from '@evenlight/contract/news';
import { openRunningHouse } from '@evenlight/server/testing/open-running-house';
import { freePort, startServerProcess } from '@evenlight/server/testing/server-process';
import { newTestDatabase, startTestPostgres } from '@evenlight/server/testing/test-postgres';

/** Both processes with sample data; `addresses` in the order of the processes. */
export async function openTwoProcesses() {
  const postgres = await startTestPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-family-'));
  const { url } = await newTestDatabase(postgres);
  const env = { NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' };
  const servers = [await startServerProcess(env), await startServerProcess(env)];
  const runningHouse = await openRunningHouse(env);
  return {
    addresses: servers.map(({ address }) => address.replace('127.0.0.1', 'localhost')),
    dataDir,
    runningHouse,
    async close() {
      await runningHouse.close();
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
export async function openProxyTo(address: string) {
  const streams = new Set<ServerResponse>();
  let cuts = 0;
  const proxy = createServer((asked, answer) => {
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
  // The servers promise to keep a connection for 72 seconds, and the proxy passes that promise on.
  proxy.keepAliveTimeout = 80_000;
  proxy.listen(await freePort(), '127.0.0.1');
  await once(proxy, 'listening');
  return {
    address: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    cutStreams() {
      for (const stream of streams) {
        cuts += 1;
        stream.destroy();
      }
    },
    cuts: () => cuts,
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
