// Open streams of news, held by plain sockets: a browser for each would measure the browsers.
import { connect } from 'node:net';
import { NEWS_STREAM_PATH } from '../../contract/src/news.ts';
import { cookieOf } from './families.mjs';

// A process takes 60 from one network; each network of ours is a household.
const STREAMS_PER_NETWORK = 50;
// So many at once are let in without a line in front of the database.
const OPENED_AT_ONCE = 20;

/** Opens a stream for everybody; each tells `onNews(item, when)` what it heard. */
export async function openStreams(address, listeners) {
  const streams = [];
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

function openStream(address, { person, onNews }, place) {
  const { hostname, port, host } = new URL(address);
  const { promise, resolve, reject } = Promise.withResolvers();
  const network = Math.floor(place / STREAMS_PER_NETWORK);
  const headers = {
    host,
    accept: 'text/event-stream',
    'x-forwarded-for': `198.51.100.${network}`,
    ...cookieOf(person),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('utf8');
  socket.on('connect', () => socket.write(`GET ${NEWS_STREAM_PATH} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`));
  socket.on('error', reject);
  socket.on('data', (text) => {
    const when = performance.now();
    if (text.includes('retry:')) resolve(socket);
    else if (text.startsWith('HTTP/1.1') && !text.startsWith('HTTP/1.1 200')) reject(new Error(text.slice(0, 200)));
    for (const [, item] of text.matchAll(/^data: (.+)$/gm)) onNews?.(JSON.parse(item), when);
  });
  return promise;
}
