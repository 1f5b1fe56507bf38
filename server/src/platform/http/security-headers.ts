// What every answer says to the browser about what it may do.
import { SHARE_PAGE_PATH } from '@evenlight/contract/sharing';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

// Card numbers are typed into the provider's own frames, so its scripts may run here and nowhere else.
const CARD_PAGES = ['/payment', SHARE_PAGE_PATH];
const STRIPE = {
  scripts: ' https://js.stripe.com https://*.js.stripe.com',
  frames: ['frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com'],
  calls: ' https://api.stripe.com',
};
const NOBODY = { scripts: '', frames: [], calls: '' };

/**
 * Pages: our own files and nothing else; inline scripts only with this response's nonce, and without one not at all. Pictures may also come from the
 * tile service, where the operator has configured one, and a page with a card form belongs to the card provider as well.
 */
export function pagePolicy(
  nonce: string,
  path: string,
  { mapTiles, stripe }: Pick<Config, 'mapTiles' | 'stripe'>,
): string {
  const tiles = mapTiles ? ` ${new URL(mapTiles.url).origin}` : '';
  const cards = stripe && CARD_PAGES.includes(path) ? STRIPE : NOBODY;
  return [
    "default-src 'none'",
    `script-src 'self'${nonce && ` 'nonce-${nonce}'`}${cards.scripts}`,
    "style-src 'self'",
    `img-src 'self' data: blob:${tiles}`,
    "font-src 'self'",
    `connect-src 'self'${cards.calls}`,
    ...cards.frames,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Whether everything on this page is ours: then it also stands apart from all other sites in the browser's memory. What a
 * tile service or a card provider sends does not say that it may be embedded so.
 */
export function isAllOurs(path: string, { mapTiles, stripe }: Pick<Config, 'mapTiles' | 'stripe'>): boolean {
  return !mapTiles && !(stripe && CARD_PAGES.includes(path));
}

export function addSecurityHeaders(app: FastifyInstance, config: Config) {
  const isHttps = config.origin.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': API_POLICY,
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), browsing-topics=()',
      // Not `no-referrer`: with it browsers send `Origin: null` on form posts, and we could not tell our own.
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': request.id,
      ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
    });
  });
}
