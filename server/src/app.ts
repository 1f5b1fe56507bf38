// buildApp: what stands around every request; all-routes.ts lists what answers, and all-jobs.ts what is done later.
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { openCashier } from './features/payments/cashier.ts';
import type { Companion } from './features/support/companion/companion-types.ts';
import { openCompanion } from './features/support/companion/open-companion.ts';
import { keepPages } from './keep-pages.ts';
import { decorateRequests } from './platform/http/asker.ts';
import { serverWithFastPath } from './platform/http/cached-page-fast-path.ts';
import { readJsonBodies } from './platform/http/json-body.ts';
import { boundLeftovers } from './platform/http/leftover-bodies.ts';
import { loadBuiltPages, pages, type WebBuild } from './platform/http/pages.ts';
import { pathAsked } from './platform/http/path-asked.ts';
import { answerProblems } from './platform/http/problem-answers.ts';
import { closeQuietSockets } from './platform/http/quiet-sockets.ts';
import { requestIds } from './platform/http/request-ids.ts';
import { logRequests } from './platform/http/request-log.ts';
import { requireSameOrigin } from './platform/http/same-origin.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { staticAssets } from './platform/http/static-assets.ts';
import { turnProxiesAway } from './platform/http/turn-away.ts';
import { shedLoad } from './platform/load/shed-load.ts';
import { hasLocalMailbox, mailboxRoutes } from './platform/mail/mailbox-routes.ts';
import { refuse } from './platform/problem.ts';
import { followRequests } from './platform/request-context.ts';
import type { World } from './platform/world.ts';
import { lastToClose, publicReads } from './public-endpoints.ts';
import './platform/http/fastify-types.ts';
import { addJobs } from './all-jobs.ts';
import { addRoutes } from './all-routes.ts';

// Forms are text; files come through their own route, which counts as it streams.
const BODY_MAX_BYTES = 256 * 1024;

type Options = {
  /** Where pages come from; the built ones unless told otherwise. */
  loadBuild?: () => Promise<WebBuild>;
  /** Who answers in the chat, where a test speaks in its place. */
  companion?: Companion;
  /** A last word on every request, for development. */
  addHooks?: (app: FastifyInstance) => void;
};

export async function buildApp(world: World, options: Options = {}): Promise<FastifyInstance> {
  const { config } = world;
  const cache = keepPages(world, { isBuilt: !options.loadBuild });
  const idOf = requestIds(config);
  const app: FastifyInstance = Fastify({
    loggerInstance: world.log,
    genReqId: idOf,
    serverFactory: serverWithFastPath({ cache, world, idOf, isStopping: () => app.isStopping }),
    trustProxy: config.trustedProxy ?? false,
    bodyLimit: BODY_MAX_BYTES,
    // Fastify's own lines hold raw addresses; ours do not.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // An e-mail address has up to 254 signs, and a few of them travel as three.
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = '/' }) => pathAsked(url),
  });
  app.decorate('world', world);
  app.decorate('publicReads', publicReads);
  app.decorate('isStopping', false);
  decorateRequests(app);
  followRequests(app);
  closeQuietSockets(app);
  turnProxiesAway(app);
  boundLeftovers(app);
  logRequests(app);
  addSecurityHeaders(app, config);
  answerProblems(app);
  readJsonBodies(app);
  app.setNotFoundHandler(async () => refuse('path.not_found'));
  app.addHook('onRequest', async (request) => requireSameOrigin(request, config));
  options.addHooks?.(app);
  await app.register(cookie);
  shedLoad(app, { lastToClose });
  // Flushing lets a streamed page reach the browser piece by piece instead of all at the end.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });

  const cashier = await openCashier(world);
  await addRoutes(app, { cashier, companion: options.companion ?? openCompanion(world) });
  addJobs(app, cashier);

  if (hasLocalMailbox(world)) mailboxRoutes(app, { dataDir: config.dataDir, origin: config.origin });
  if (!options.loadBuild) await app.register(staticAssets);
  const loadBuild = options.loadBuild ?? (() => loadBuiltPages(config.webBuildDir));
  await app.register(pages, { loadBuild, cache });
  return app;
}
