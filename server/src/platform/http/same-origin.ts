// A change must come from our own pages: another website can make a browser send our cookies along.
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { refuse } from '../problem.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
// The content types a plain form on a foreign page can send without the browser asking us first.
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/i;

/** For routes that read no cookie, only a secret of their own: whoever knows it may come from anywhere. */
export const fromAnywhere = { isFromAnywhere: true };

declare module 'fastify' {
  interface FastifyContextConfig {
    isFromAnywhere?: boolean;
  }
}

export function requireSameOrigin(request: FastifyRequest, config: Config): void {
  if (SAFE_METHODS.has(request.method) || request.routeOptions.config.isFromAnywhere) return;
  refuseForeign(request, config);
  const { origin, 'sec-fetch-site': site } = request.headers;
  // Every browser names the origin of a form post; one that names nothing is not a browser, and then it is no form.
  const isUnproven = origin === undefined && site === undefined;
  if (isUnproven && FORM_TYPES.test(request.headers['content-type'] ?? '')) refuse('request.foreign_origin');
}

/** Refuses what says that it comes from elsewhere; also for what is only read, but stays open. */
export function refuseForeign(request: FastifyRequest, config: Config): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && !isOurs(origin, request, config)) refuse('request.foreign_origin');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') refuse('request.foreign_origin');
}

function isOurs(origin: string, request: FastifyRequest, config: Config): boolean {
  if (origin === config.origin) return true;
  // On one's own machine the server answers to localhost and 127.0.0.1 alike.
  return !config.isProduction && isLoopback(request.host) && origin === `http://${request.host}`;
}

/** True for the names a machine has for itself. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}
