// The fast path of a page that is cached already, for visitors who bring no cookie: a whole town that opens one link. It
// sends the same bytes and headers that the full path sent before, and leaves everything else, and every doubt, to the full
// path.
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { preferredLanguage } from '@evenlight/contract/languages';
import type { World } from '../world.ts';
import { type CachedPage, encodingFor, type PageCache } from './page-cache.ts';

type Options = {
  cache: PageCache;
  world: Pick<World, 'load' | 'log' | 'metrics'>;
  idOf: (request: IncomingMessage) => string;
  /** The full path then has more to say than the page. */
  isStopping: () => boolean;
};

// As the full path is called in logs and figures.
const ROUTE = '/*';

// A scan of 10 MB takes minutes over a weak phone connection. Headers are short: whoever needs longer is not a person. A
// connection at rest outlives that of any proxy before us, which would else ask into a closing one.
const PATIENCE = { requestTimeout: 300_000, headersTimeout: 30_000, keepAliveTimeout: 72_000 };

/** For Fastify, which makes its server by this: what it would answer itself is the full path. */
export function serverWithFastPath(options: Options) {
  return (fullPath: RequestListener) => createServer(PATIENCE, fastPath(options, fullPath));
}

function fastPath({ cache, world, idOf, isStopping }: Options, fullPath: RequestListener): RequestListener {
  const { load, metrics } = world;
  // Its lines hold nothing that could have to be cut out, and looking for it takes longer than writing them.
  const log = world.log.child({}, { redact: [] });

  function send(request: IncomingMessage, response: ServerResponse, page: CachedPage, started: number) {
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
    const isFast = isPlain(request) && load.pressure() === 'none' && !isStopping();
    const page = isFast ? lookUp(cache, request) : null;
    if (!page) return fullPath(request, response);
    const started = performance.now();
    if (!(page instanceof Promise)) return send(request, response, page, started);
    page.then(
      (found) => (found ? send(request, response, found, started) : fullPath(request, response)),
      // The full path meets the same fault, and answers it.
      () => fullPath(request, response),
    );
  };
}

/** Nothing in it but an address and what the browser takes. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.cookie === undefined && headers['if-none-match'] === undefined;
}

function lookUp(cache: PageCache, { url = '/', headers }: IncomingMessage) {
  return cache.lookUp(url, preferredLanguage(headers['accept-language']));
}
