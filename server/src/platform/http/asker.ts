// Who sent a request, and from which network.
import { createHmac } from 'node:crypto';
import { isLanguage, LANGUAGE_COOKIE, type Language, preferredLanguage } from '@evenlight/contract/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, visitor } from '../actor.ts';
import { sessionCookie } from '../host-cookie.ts';

/** Reads the database at most once a request, and not at all without a cookie. */
export async function actorOf(request: FastifyRequest): Promise<Actor> {
  const { world } = request.server;
  request.actor ??= (() => {
    const token = sessionCookie.read(request, world.config);
    return token ? world.identify(token) : Promise.resolve(visitor);
  })();
  return request.actor;
}

/** The keyed hash of the network address: enough to count by, useless to anyone who reads it. */
export function networkOf(request: FastifyRequest): string {
  const key = request.server.world.keys.of('networks');
  return createHmac('sha256', key).update(networkIn(request.ip)).digest('base64url').slice(0, 22);
}

/** The language to write back in: by choice, else as the browser asks. */
export function languageOf({ cookies, headers }: Pick<FastifyRequest, 'headers'> & Partial<FastifyRequest>): Language {
  // An early refusal happens before cookies are read.
  const chosen = cookies?.[LANGUAGE_COOKIE];
  return isLanguage(chosen) ? chosen : preferredLanguage(headers['accept-language']);
}

export function decorateRequests(app: FastifyInstance) {
  app.decorateRequest('actor', undefined);
  app.decorateRequest('claimedKey', undefined);
}

/** One household has up to a whole IPv6 /56; counting single addresses, or single /64s, would count nothing. */
export function networkIn(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - groups.length - rest.length }, () => '0');
  const all = [...groups, ...zeros, ...rest].map((group) => group.replace(/^0+(?=.)/, ''));
  const [one, two, three, four = '0'] = all;
  return `${one}:${two}:${three}:${(Number.parseInt(four, 16) >> 8).toString(16)}`;
}
