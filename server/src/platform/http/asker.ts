// Who sent a request, and from which network.
import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, visitor } from '../actor.ts';
import { sessionTokenOf } from '../session-cookie.ts';

/** Asked of the database at most once a request, and not at all without a cookie. */
export async function actorOf(request: FastifyRequest): Promise<Actor> {
  const { world } = request.server;
  request.actor ??= (() => {
    const token = sessionTokenOf(request, world.config);
    return token ? world.identify(token) : Promise.resolve(visitor);
  })();
  return request.actor;
}

/** The keyed hash of the network address: enough to count by, useless to anyone who reads it. */
export function networkOf(request: FastifyRequest): string {
  const key = request.server.world.keys.of('networks');
  return createHmac('sha256', key).update(request.ip).digest('base64url').slice(0, 22);
}

export function decorateRequests(app: FastifyInstance) {
  app.decorateRequest('actor', undefined);
}
