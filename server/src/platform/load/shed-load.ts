// Answers 503 at once while the process is overloaded, so that the requests it accepts are answered in time.
import { API_PREFIX } from '@evenlight/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../http/asker.ts';
import { Problem } from '../problem.ts';
import { BUSY_POLICY, busyPage } from './busy-page.ts';

type Options = {
  /** Paths for people who may be in danger: served under high pressure, refused under extreme pressure alone. */
  lastToClose: readonly string[];
};

// Refused clients come back spread over some seconds, not all at once.
const RETRY_FROM_SECONDS = 3;
const RETRY_SPREAD_SECONDS = 5;

export function shedLoad(app: FastifyInstance, { lastToClose }: Options) {
  const { load, config } = app.world;
  const isForDanger = (path: string) => lastToClose.some((open) => path === open || path.startsWith(`${open}/`));

  app.addHook('onRequest', async (request, reply) => {
    const pressure = load.pressure();
    if (pressure === 'none') return;
    // A page that was accepted may call the API while it is rendered.
    if (request.isPartOfPage || isAboutUs(request) || isFile(request)) return;
    const path = (request.raw.url ?? '/').split('?', 1)[0] ?? '/';
    if (pressure === 'high' && isForDanger(path)) return;
    const retryAfterSeconds = RETRY_FROM_SECONDS + Math.floor(Math.random() * RETRY_SPREAD_SECONDS);
    const { connections, lagMs } = load;
    request.log.warn({ ...connections(), lagMs: Math.round(lagMs()) }, 'turned away: too much to do');
    if (path.startsWith(`${API_PREFIX}/`)) throw new Problem('server.busy', { retryAfterSeconds });
    return sendBusyPage(request, reply, { brandName: config.brand.name, retryAfterSeconds });
  });
}

/** Health checks. Without an answer a supervisor would restart the process, and a proxy would move its load to the next. */
function isAboutUs({ routeOptions: { url } }: FastifyRequest): boolean {
  return url === '/healthz' || url === '/readyz';
}

/** Assets come from disk and cost little, and no page works without them. */
function isFile({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && url.startsWith('/assets/');
}

type Busy = { brandName: string; retryAfterSeconds: number };

function sendBusyPage(request: FastifyRequest, reply: FastifyReply, { brandName, retryAfterSeconds }: Busy) {
  // Reloading a POST would send its form again.
  const comesBack = request.method === 'GET';
  return reply
    .status(503)
    .headers({
      'content-security-policy': BUSY_POLICY,
      'retry-after': retryAfterSeconds,
      'cache-control': 'no-store',
      vary: 'Cookie, Accept-Language',
    })
    .type('text/html; charset=utf-8')
    .send(busyPage(languageOf(request), { brandName, ...(comesBack ? { retryAfterSeconds } : {}) }));
}
