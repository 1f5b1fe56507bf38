// Live updates: news as server-sent events. A screen that lost its connection hears what it missed.
import { type Audience, NEWS_STREAM_PATH, type NewsItem } from '@evenlight/contract/news';
import type { FastifyInstance } from 'fastify';
import { newsFor, type StoredNews } from '../news/store.ts';
import { actorOf } from './asker.ts';

// Proxies close silent connections after a minute or so.
const HEARTBEAT_MS = 25_000;
// News numbers are given before transactions commit: a little overlap, since hearing twice only refreshes twice.
const OVERLAP = 50n;
const MOST_REPLAYED = 200;

export function liveRoutes(app: FastifyInstance) {
  const { newsroom, db } = app.world;
  const open = new Set<() => void>();

  app.get(NEWS_STREAM_PATH, async (request, reply) => {
    const actor = await actorOf(request);
    const audiences: Audience[] = actor.kind === 'member' ? ['everyone', `person:${actor.userId}`] : ['everyone'];
    const stream = reply.hijack().raw;
    const headers = {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    };
    stream.writeHead(200, headers as Record<string, string>);
    // The browser waits this long before it connects again.
    stream.write('retry: 3000\n\n');

    const tell = (item: StoredNews) => {
      if (!audiences.includes(item.audience)) return;
      const { id, kind, subject }: NewsItem = item;
      const isEnd = kind === 'session.ended';
      // Signing out on the phone must not disturb what is being typed on the laptop.
      if (isEnd && !(actor.kind === 'member' && subject === actor.sessionId)) return;
      stream.write(`id: ${id}\ndata: ${JSON.stringify({ id, kind, subject })}\n\n`);
      if (isEnd) close();
    };
    const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
    const stopListening = newsroom.listen(tell);
    const close = () => {
      clearInterval(heartbeat);
      stopListening();
      open.delete(close);
      stream.end();
    };
    open.add(close);
    stream.once('close', close);

    const last = request.headers['last-event-id'];
    if (typeof last === 'string' && /^\d{1,18}$/.test(last)) {
      const from = BigInt(last) > OVERLAP ? BigInt(last) - OVERLAP : 0n;
      for (const item of await newsFor(db, audiences, from, MOST_REPLAYED)) tell(item);
    }
  });

  // Streams never end by themselves, and would hold up an orderly shutdown.
  app.addHook('preClose', async () => {
    for (const close of open) close();
  });
}
