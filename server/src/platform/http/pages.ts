// The web application renders every address outside the API, on the server.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Endpoint, Returned, Sent } from '@evenlight/contract/endpoint';
import { bodyOf, pathOf } from '@evenlight/contract/endpoint';
import { type ProblemBody, problems } from '@evenlight/contract/problems';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as router from 'react-router';
import { sessionCookie } from '../host-cookie.ts';
import { hasLocalMailbox } from '../mail/mailbox-routes.ts';
import { sentenceFor } from '../problem.ts';
import { languageOf } from './asker.ts';
import { type PageCache, sendCached } from './page-cache.ts';
import { isAllOurs, pagePolicy } from './security-headers.ts';

/** The server half of the web build. It carries its own router, and the context that we fill for each request. */
export type WebBuild = router.ServerBuild & {
  entry: {
    module: Pick<typeof router, 'createRequestHandler' | 'data' | 'RouterContextProvider'> & {
      pageContext: router.RouterContext<PageContext>;
    };
  };
};

type PageContext = {
  nonce: string;
  origin: string;
  isDevelopment: boolean;
  hasLocalMailbox: boolean;
  mapTiles: { url: string; credit: string } | null;
  report: (error: unknown) => void;
  api: (endpoint: Endpoint, sent: Sent<Endpoint>) => Promise<unknown>;
};

// The longest form a page takes without scripts is an entry in a guestbook, in a script whose letters travel as nine bytes.
const PAGE_FORM_MAX_BYTES = 64 * 1024;

// A page that could not be rendered without the database says so, and when to come again.
const BUSY_RETRY_SECONDS = 5;

type MemberEndpoint = Extract<Endpoint, { access: 'member' | 'staff' }>;

type Options = { loadBuild: () => Promise<WebBuild>; cache: PageCache };

export async function pages(app: FastifyInstance, { loadBuild, cache }: Options) {
  // The router reads the bodies of page forms; the API has its own parser outside this plugin.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: PAGE_FORM_MAX_BYTES },
    (_, body, done) => done(null, body),
  );

  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const found = await cache.find(request);
      if (found?.page) return sendCached(request, withPolicy(reply, ''), found.page);
      const build = await loadBuild();
      // A page for many visitors carries nobody's nonce, and needs none: it holds no script of its own.
      const nonce = found ? '' : randomBytes(16).toString('base64');
      // Others wait for the same page, so it is rendered to its end even if the first reader leaves.
      const signal = found ? undefined : untilGone(reply);
      const render = () => handlerOf(build)(asWebRequest(request, signal), contextFor(request, build, nonce));
      let answer: Response | undefined;
      const page =
        found &&
        (await cache.renderOnce(found, async () => {
          answer = await render();
          return isWholePage(answer) ? Buffer.from(await answer.arrayBuffer()) : null;
        }));
      if (page) return sendCached(request, withPolicy(reply, nonce), page);
      // Rendered again for those who waited for another request and got nothing.
      return sendPage(answer && !answer.bodyUsed ? answer : await render(), request, reply, nonce);
    },
  });
}

/** Rendered completely, and the same for everybody. */
function isWholePage({ status, headers }: Response): boolean {
  return status === 200 && headers.get('content-type')?.startsWith('text/html') === true && !headers.has('set-cookie');
}

function contextFor(request: FastifyRequest, build: WebBuild, nonce: string) {
  const { RouterContextProvider, pageContext } = build.entry.module;
  const { world } = request.server;
  const { config } = world;
  const context = new RouterContextProvider();
  context.set(pageContext, {
    nonce,
    origin: config.origin,
    isDevelopment: !config.isProduction,
    hasLocalMailbox: hasLocalMailbox(world),
    mapTiles: config.mapTiles,
    report: (error) => request.log.error({ err: error }, 'a page failed'),
    api: (endpoint, sent) => callInProcess(request, build, endpoint, sent),
  });
  return context;
}

/** A module of the router's Vite plugin, which promises this shape. */
export const asWebBuild = (module: object) => module as WebBuild;

export async function loadBuiltPages(webBuildDir: string): Promise<WebBuild> {
  return import(join(webBuildDir, 'server/index.js'));
}

// Making a handler reads all routes; a build keeps the one it has.
const handlers = new WeakMap<WebBuild, router.RequestHandler>();

function handlerOf(build: WebBuild): router.RequestHandler {
  const handler = handlers.get(build) ?? build.entry.module.createRequestHandler(build, 'production');
  handlers.set(build, handler);
  return handler;
}

/** Pages call the same API as every client, as the actor of the page, without leaving the process. */
async function callInProcess<E extends Endpoint>(
  request: FastifyRequest,
  build: WebBuild,
  endpoint: E,
  sent: Sent<E>,
): Promise<Returned<E>> {
  const body = bodyOf(sent);
  const { data } = build.entry.module;
  // Without a cookie nobody is signed in, so no query is needed.
  if (endpoint.access === 'member' && sessionCookie.read(request, request.server.world.config) === undefined)
    throw data(strangerTo(endpoint, request), { status: problems[endpoint.visitorProblem ?? 'session.required'] });
  const answer = await request.server.inject({
    method: endpoint.method,
    url: pathOf(endpoint, sent),
    remoteAddress: request.ip,
    headers: {
      cookie: request.headers.cookie ?? '',
      'accept-language': request.headers['accept-language'] ?? '',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      host: request.host,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  noteCookies(request, answer.headers['set-cookie']);
  // The router shows the error boundary of that part of the page, under the API's own status.
  if (answer.statusCode >= 400) throw data(answer.json(), { status: answer.statusCode });
  // Our own answer, already shaped by the contract's schema on its way out.
  return (answer.body ? JSON.parse(answer.body) : undefined) as Returned<E>;
}

/** Cookies that the API sets after a form without scripts are sent with the page that follows. */
const cookiesFor = new WeakMap<FastifyRequest, string[]>();

function noteCookies(request: FastifyRequest, cookies: string | string[] | undefined) {
  if (request.method !== 'POST' || cookies === undefined) return;
  cookiesFor.set(request, [...(cookiesFor.get(request) ?? []), ...[cookies].flat()]);
}

function strangerTo(
  { visitorProblem: code = 'session.required' }: MemberEndpoint,
  request: FastifyRequest,
): ProblemBody {
  return { error: sentenceFor(code, languageOf(request)), code, requestId: request.id };
}

/** Fires when the browser disconnects before the answer is complete. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

function asWebRequest(request: FastifyRequest, signal: AbortSignal | undefined): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value].flat()) if (each !== undefined) headers.append(name, each);
  }
  // The parser above leaves the body of a form as the text it came in.
  const body = request.method === 'POST' ? String(request.body ?? '') : undefined;
  // The router compares the origin with its own idea of our address; whether it is ours was checked before.
  headers.delete('origin');
  // Our own address, whatever the Host header says, and one slash, so that '//elsewhere/' stays a path.
  const url = new URL(request.server.world.config.origin + (request.raw.url ?? '/').replace(/^\/+/, '/'));
  return new Request(url, {
    // HEAD needs the headers of the page, so the page is rendered; Fastify omits the body.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...(signal ? { signal } : {}),
    ...(body === undefined ? {} : { body }),
  });
}

/** Without its query, and without a slash at the end. */
function pathIn({ raw: { url = '/' } }: FastifyRequest): string {
  return url.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');
}

function withPolicy(reply: FastifyReply, nonce: string): FastifyReply {
  const { config } = reply.server.world;
  const path = pathIn(reply.request);
  if (!isAllOurs(path, config)) reply.removeHeader('cross-origin-embedder-policy');
  return reply.header('content-security-policy', pagePolicy(nonce, path, config));
}

function sendPage(answer: Response, request: FastifyRequest, reply: FastifyReply, nonce: string) {
  reply.status(answer.status);
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') reply.header(name, value);
  const cookies = [...(cookiesFor.get(request) ?? []), ...answer.headers.getSetCookie()];
  for (const cookie of new Set(cookies)) reply.header('set-cookie', cookie);
  if (answer.status === 503) reply.header('retry-after', BUSY_RETRY_SECONDS);
  if (answer.headers.get('content-type')?.startsWith('text/html')) {
    withPolicy(reply, nonce);
    reply.header('vary', 'Cookie, Accept-Language');
  }
  if (!answer.headers.has('cache-control')) {
    // By the cookie only: the database may be away, and then this page is the one that says so.
    const isPrivate = sessionCookie.read(request, request.server.world.config) !== undefined;
    // The browser stores no page of a signed-in person. It may store a visitor's page, but revalidates it.
    reply.header('cache-control', isPrivate ? 'no-store' : 'private, no-cache');
  }
  return reply.send(answer.body ? Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]) : '');
}
