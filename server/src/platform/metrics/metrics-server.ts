// The figures at a port of their own, which no proxy leads to: the public address has no such path.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { World } from '../world.ts';

type Place = Pick<World, 'config' | 'metrics'>;

/** Returns what closes it again; nothing listens unless METRICS_PORT is set. */
export async function serveMetrics({ config, metrics }: Place): Promise<() => Promise<void>> {
  if (!config.metrics) return async () => undefined;
  const server = createServer(async ({ method, url }, answer) => {
    if (url !== '/metrics' || method !== 'GET') return void answer.writeHead(404).end();
    const body = await metrics.write();
    answer.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' });
    answer.end(body);
  });
  const { port, host } = config.metrics;
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
