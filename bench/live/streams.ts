// Open streams of news, held by plain sockets: a browser for each would measure the browsers.
import { connect, type Socket } from 'node:net';
import { NEWS_STREAM_PATH, NewsItem } from '../../contract/src/news.ts';
import type { Person } from '../../server/src/testing/people.ts';
import { headerOf } from '../tools/bench-house.ts';

// A process takes 60 from one network; each network of ours is a household.
const STREAMS_PER_NETWORK = 50;
// So many at once are let in without a line in front of the database.
const OPENED_AT_ONCE = 20;

/** `onNews` hears each item, and when it came. */
export type Listener = { person: Person; onNews: (item: NewsItem, when: number) => void };

/** Opens a stream for everybody. */
export async function openStreams(address: string, listeners: readonly Listener[]): Promise<{ close: () => void }> {
  const streams: Socket[] = [];
  for (let from = 0; from < listeners.length; from += OPENED_AT_ONCE) {
    const some = listeners.slice(from, from + OPENED_AT_ONCE);
    streams.push(...(await Promise.all(some.map((listener, n) => openStream(address, listener, from + n)))));
  }
  return {
    close() {
      for (const stream of streams) stream.destroy();
    },
  };
}

function openStream(address: string, { person, onNews }: Listener, place: number): Promise<Socket> {
  const { hostname, port, host } = new URL(address);
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const network = Math.floor(place / STREAMS_PER_NETWORK);
  const headers = {
    host,
    accept: 'text/event-stream',
    'x-forwarded-for': `198.51.100.${network}`,
    cookie: headerOf(person.cookie),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(Number(port), hostname);
  socket.on('connect', () => socket.write(`GET ${NEWS_STREAM_PATH} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`));
  socket.on('error', reject);
  const decoder = new TextDecoder();
  socket.on('data', (piece) => {
    const when = performance.now();
    const text = decoder.decode(piece, { stream: true });
    if (text.includes('retry:')) resolve(socket);
    else if (text.startsWith('HTTP/1.1') && !text.startsWith('HTTP/1.1 200')) reject(new Error(text.slice(0, 200)));
    for (const [, item = ''] of text.matchAll(/^data: (.+)$/gm)) onNews(NewsItem.parse(JSON.parse(item)), when);
  });
  return promise;
}
