// Says 'not now' at the door when there is too much to do, instead of letting everybody wait until nobody is answered.
import { API_PREFIX } from '@evenlight/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../http/asker.ts';
import { Problem } from '../problem.ts';
import { BUSY_POLICY, busyPage } from './busy-page.ts';

type Options = {
  /** Who may be in danger behind these paths: they are let in for as long as anything works. */
  lastToClose: readonly string[];
};

// Those who were turned away come back spread over some seconds, not all at once.
const RETRY_FROM_SECONDS = 3;
const RETRY_SPREAD_SECONDS = 5;

export function shedLoad(app: FastifyInstance, { lastToClose }: Options) {
  const { load, config } = app.world;
  const isForDanger = (path: string) => lastToClose.some((open) => path === open || path.startsWith(`${open}/`));

  app.addHook('onRequest', async (request, reply) => {
    const pressure = load.pressure();
    if (pressure === 'none') return;
    // What a page that was let in asks for belongs to it.
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

/** A supervisor that hears nothing would start us anew, and a proxy send everybody to the next one. */
function isAboutUs({ routeOptions: { url } }: FastifyRequest): boolean {
  return url === '/healthz' || url === '/readyz';
}

/** They are read from disk, and a page without them is none. */
function isFile({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && url.startsWith('/assets/');
}

type Busy = { brandName: string; retryAfterSeconds: number };

function sendBusyPage(request: FastifyRequest, reply: FastifyReply, { brandName, retryAfterSeconds }: Busy) {
  // Coming back by itself would send a form again.
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
