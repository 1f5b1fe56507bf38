// Serves one endpoint of the contract: checks who asks and what they send, runs the handler, strips the answer.
import { createHash } from 'node:crypto';
import { type Answer, API_PREFIX, type Endpoint, type Received } from '@evenlight/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../actor.ts';
import type { Db } from '../database/database.ts';
import { Problem, refuse } from '../problem.ts';
import { countTry } from '../rate-limit.ts';
import type { World } from '../world.ts';
import { writerFor } from './answer-writer.ts';
import { actorOf, networkOf } from './asker.ts';

type Asked<E extends Endpoint> = Received<E> & {
  actor: Actor;
  db: Db;
  now: Date;
  world: World;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handler<E extends Endpoint> = (asked: Asked<E>) => Promise<Answer<E>>;

export function serve<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const { world } = app;
  const write = writerFor(endpoint, { isStrict: world.config.mode === 'test' });
  world.served.push(endpoint);

  app.route({
    method: endpoint.method,
    url: `${API_PREFIX}${endpoint.path}`,
    handler: async (request, reply) => {
      const now = world.clock.now();
      const actor = await actorOf(request);
      refuseUnwelcome(endpoint, actor);
      for (const limit of endpoint.limits ?? []) {
        const who = {
          network: networkOf(request),
          person: actor.kind === 'member' ? actor.userId : networkOf(request),
          everyone: '',
        };
        const key = `${endpoint.method} ${endpoint.path} ${limit.per} ${limit.seconds} ${who[limit.per]}`;
        await countTry(world.db, { key, limit, now, factor: world.config.rateLimitFactor });
      }
      // The parts were read by the very schemas that `Received` is made of.
      const received = readParts(endpoint, request) as Received<E>;
      const answer = await handler({ ...received, actor, db: world.db, now, world, request, reply });
      if (reply.sent) return reply;
      return sendAnswer(endpoint, request, reply, endpoint.returns ? write(answer) : undefined);
    },
  });
}

function refuseUnwelcome({ access }: Endpoint, actor: Actor) {
  if (access === 'anyone') return;
  if (access === 'staff' && !(actor.kind === 'member' && actor.isStaff)) refuse('path.not_found');
  if (actor.kind === 'visitor') refuse('session.required');
}

function readParts(endpoint: Endpoint, request: FastifyRequest) {
  const fields: Record<string, string> = {};
  const parts: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema: z.ZodType | undefined = endpoint[part];
    if (!schema) continue;
    const read = schema.safeParse(request[part] ?? {});
    if (read.success) parts[part] = read.data;
    else for (const { path, message } of read.error.issues) fields[path.join('.') || part] ??= message;
  }
  if (Object.keys(fields).length > 0) throw new Problem('request.invalid', { fields });
  return parts;
}

function sendAnswer(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, body: string | undefined) {
  if (body === undefined) return reply.status(204).header('cache-control', 'no-store').send();
  reply.status(endpoint.status ?? 200).type('application/json; charset=utf-8');
  if (endpoint.cacheSeconds === undefined) return reply.header('cache-control', 'no-store').send(body);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.headers({ etag, 'cache-control': `public, max-age=${endpoint.cacheSeconds}` });
  // Proxies weaken tags and browsers may send several.
  const isKnown = request.headers['if-none-match']?.includes(etag) === true;
  return isKnown ? reply.status(304).send() : reply.send(body);
}
