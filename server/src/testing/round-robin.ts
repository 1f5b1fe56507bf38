// A small proxy that hands requests to several servers in turn, as streams both ways: pages, uploads, live updates. For the
// trial of several processes; in production a real one stands here.
import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { v7 as uuid } from 'uuid';

export type RoundRobin = { address: string; close: () => Promise<void> };

type Options = { port: number; servers: readonly URL[] };

// What belongs to one connection, and not to the message (RFC 9110, 7.6.1).
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade']);

export async function startRoundRobin({ port, servers }: Options): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const next = () => {
    turn = (turn + 1) % servers.length;
    return servers[turn] as URL;
  };

  const proxy = createServer((asked, answer) => {
    const headers = headersFor(asked);
    let triesLeft = servers.length;
    const pass = () => {
      triesLeft -= 1;
      const { hostname, port } = next();
      const onward = request({ agent, hostname, port, method: asked.method, path: asked.url, headers });
      onward.once('response', (from) => answerWith(answer, from));
      onward.once('error', (error: NodeJS.ErrnoException) => {
        // That server refused the connection, so nothing was done yet and the next one may do it.
        if (error.code === 'ECONNREFUSED' && triesLeft > 0) return pass();
        if (!answer.headersSent) answer.writeHead(502, { 'content-type': 'text/plain' });
        answer.end();
      });
      // Only now: what was sent to a server that refused the connection would be lost.
      onward.once('socket', (socket) => {
        const send = () => asked.pipe(onward);
        if (socket.connecting) socket.once('connect', send);
        else send();
      });
      // Whoever hangs up, be it in the middle of a live stream, hangs up there as well.
      answer.once('close', () => onward.destroy());
    };
    pass();
  });
  // Uploads from weak connections and live streams last longer than any request of a page; the servers keep the time.
  Object.assign(proxy, { requestTimeout: 0 });
  proxy.listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      agent.destroy();
      await once(proxy, 'close');
    },
  };
}

/** As they came, with what a proxy knows and a server behind it does not. */
function headersFor({ headers, socket }: IncomingMessage): OutgoingHttpHeaders {
  return {
    ...withoutConnection(headers),
    'x-forwarded-for': socket.remoteAddress ?? '',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': headers.host ?? '',
    'x-request-id': uuid(),
  };
}

function answerWith(answer: ServerResponse, from: IncomingMessage) {
  answer.writeHead(from.statusCode ?? 502, withoutConnection(from.headers));
  answer.flushHeaders();
  from.pipe(answer);
  from.once('error', () => answer.destroy());
}

function withoutConnection(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name)));
}
