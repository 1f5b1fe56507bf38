// Live updates: news as server-sent events. A screen that lost its connection hears what it missed.
import type { ServerResponse } from 'node:http';
import { type Audience, NEWS_STREAM_PATH, type NewsItem } from '@evenlight/contract/news';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { newsFor, type StoredNews } from '../news/store.ts';
import { Problem } from '../problem.ts';
import { actorOf, networkOf } from './asker.ts';
import { refuseForeign } from './same-origin.ts';

// Proxies close silent connections after a minute or so.
const HEARTBEAT_MS = 25_000;
// News numbers are given before transactions commit: a little overlap, since hearing twice only refreshes twice.
const OVERLAP = 50n;
const MOST_REPLAYED = 200;
// A family behind one router has a dozen devices; more is a script.
const MOST_STREAMS_PER_NETWORK = 60;
// A reader this far behind is gone; it connects again and hears what it missed.
const MOST_WAITING_BYTES = 256 * 1024;

export function liveRoutes(app: FastifyInstance) {
  const { newsroom, db, config } = app.world;
  const open = new Map<() => void, string>();

  app.get(NEWS_STREAM_PATH, async (request, reply) => {
    refuseForeign(request, config);
    const actor = await actorOf(request);
    const network = networkOf(request);
    const streams = [...open.values()].filter((other) => other === network).length;
    if (streams >= MOST_STREAMS_PER_NETWORK) throw new Problem('request.too_many', { retryAfterSeconds: 60 });

    const stream = reply.hijack().raw;
    // Whoever left while we looked up who they are will send no second farewell.
    if (stream.destroyed) return;
    stream.writeHead(200, streamHeaders(reply.getHeaders()));
    const { write, onClose, close } = writerTo(stream);
    const tell = (item: StoredNews) => {
      if (!concerns(item, actor)) return;
      const { id, kind, subject }: NewsItem = item;
      write(`id: ${id}\ndata: ${JSON.stringify({ id, kind, subject })}\n\n`);
      if (kind === 'session.ended') close();
    };
    const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
    const stopListening = newsroom.listen(tell);
    open.set(close, network);
    onClose(() => {
      clearInterval(heartbeat);
      stopListening();
      open.delete(close);
    });
    // The browser waits this long before it connects again.
    write('retry: 3000\n\n');
    const last = lastHeard(request);
    if (last !== null) for (const item of await newsFor(db, audiencesOf(actor), last, MOST_REPLAYED)) tell(item);
  });

  // Streams never end by themselves, and would hold up an orderly shutdown.
  app.addHook('preClose', async () => {
    for (const close of [...open.keys()]) close();
  });
}

function audiencesOf(actor: Actor): Audience[] {
  return actor.kind === 'member' ? ['everyone', `person:${actor.userId}`] : ['everyone'];
}

function concerns({ audience, kind, subject }: StoredNews, actor: Actor): boolean {
  if (!audiencesOf(actor).includes(audience)) return false;
  // Signing out on the phone must not disturb what is being typed on the laptop.
  return kind !== 'session.ended' || (actor.kind === 'member' && subject === actor.sessionId);
}

function lastHeard({ headers }: FastifyRequest): bigint | null {
  const last = headers['last-event-id'];
  if (typeof last !== 'string' || !/^\d{1,18}$/.test(last)) return null;
  return BigInt(last) > OVERLAP ? BigInt(last) - OVERLAP : 0n;
}

function streamHeaders(headers: Record<string, unknown>): Record<string, string> {
  const kept = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return {
    ...Object.fromEntries(kept),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  };
}

/** Writes while the stream is open, and never after: a late write would end the process. */
function writerTo(stream: ServerResponse) {
  let isClosed = false;
  let cleanUp: (() => void) | undefined;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    cleanUp?.();
    stream.end();
  };
  stream.once('close', close);
  stream.on('error', close);
  return {
    close,
    onClose(work: () => void) {
      cleanUp = work;
    },
    write(text: string) {
      if (isClosed || stream.destroyed) return;
      if (stream.writableLength > MOST_WAITING_BYTES) return close();
      stream.write(text);
    },
  };
}
