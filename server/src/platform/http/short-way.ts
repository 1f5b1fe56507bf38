// The short way of a page that is kept already, for visitors who bring no cookie: a whole town that opens one link. It
// sends the very bytes and headers that were sent the long way before, and leaves everything else, and every doubt, to it.
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { preferredLanguage } from '@evenlight/contract/languages';
import type { World } from '../world.ts';
import { encodingFor, type Kept, type PageCache } from './page-cache.ts';

type Options = {
  cache: PageCache;
  world: Pick<World, 'load' | 'log' | 'metrics'>;
  idOf: (request: IncomingMessage) => string;
};

// As the long way is called in logs and figures.
const ROUTE = '/*';

// A scan of 10 MB takes minutes over a weak phone connection. Headers are short: whoever needs longer is not a person. A
// connection at rest outlives that of any proxy before us, which would else ask into a closing one.
const PATIENCE = { requestTimeout: 300_000, headersTimeout: 30_000, keepAliveTimeout: 72_000 };

/** For Fastify, which makes its server by this: what it would answer itself is the long way. */
export function serverWithShortWay(options: Options) {
  return (longWay: RequestListener) => createServer(PATIENCE, shortWay(options, longWay));
}

function shortWay({ cache, world, idOf }: Options, longWay: RequestListener): RequestListener {
  const { load, metrics } = world;
  // Its lines hold nothing that could have to be cut out, and looking for it takes longer than writing them.
  const log = world.log.child({}, { redact: [] });

  function send(request: IncomingMessage, response: ServerResponse, page: Kept, started: number) {
    const requestId = idOf(request);
    const encoding = encodingFor(request.headers);
    const body = page.bodies[encoding];
    const ofThisOne = ['x-request-id', requestId, 'content-encoding', encoding, 'content-length', String(body.length)];
    response.writeHead(200, [...(page.head ?? []), ...ofThisOne]);
    response.end(body);
    const ms = performance.now() - started;
    log.info({ requestId, method: 'GET', route: ROUTE, status: 200, ms: Math.round(ms) }, 'answered');
    metrics.requestTook({ method: 'GET', route: ROUTE, status: 200 }, ms / 1000);
  }

  return (request, response) => {
    const page = isPlain(request) && load.pressure() === 'none' ? glance(cache, request) : null;
    if (!page) return longWay(request, response);
    const started = performance.now();
    if (!(page instanceof Promise)) return send(request, response, page, started);
    page.then(
      (found) => (found ? send(request, response, found, started) : longWay(request, response)),
      // The long way meets the same fault, and knows what to say.
      () => longWay(request, response),
    );
  };
}

/** Nothing in it but an address and what the browser takes. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.cookie === undefined && headers['if-none-match'] === undefined;
}

function glance(cache: PageCache, { url = '/', headers }: IncomingMessage) {
  return cache.glance(url, preferredLanguage(headers['accept-language']));
}
