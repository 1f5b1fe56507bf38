// Serves one endpoint of the contract: checks who asks and what they send, runs the handler, strips the answer.
import { createHash } from 'node:crypto';
import { type Answer, API_PREFIX, type Endpoint, type RateLimit, type Received } from '@evenlight/contract/endpoint';
import { sentenceFor } from '@evenlight/contract/field-rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Actor, requireTeamProof } from '../actor.ts';
import type { Db } from '../database/database.ts';
import { readFromReplica } from '../database/read-from-replica.ts';
import { Problem, refuse } from '../problem.ts';
import { countTry } from '../rate-limit.ts';
import type { World } from '../world.ts';
import { translatorFor } from './answer-language.ts';
import { writerFor } from './answer-writer.ts';
import { actorOf, languageOf, networkOf } from './asker.ts';
import { claimKey, idempotencyKeyFiller, namedKey, releaseKey } from './idempotency.ts';
import { INVALID_CHARACTERS, invalidCharactersIn } from './invalid-characters.ts';
import { refusalNotes } from './note-refusals.ts';

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
  const translate = translatorFor(endpoint.returns);
  world.served.push(endpoint);
  const mayBeLate = app.publicReads.has(endpoint);
  const noteRefusal = refusalNotes();
  const withIdempotencyKey = idempotencyKeyFiller(endpoint.body);

  async function answerFor(request: FastifyRequest, reply: FastifyReply, actor: Actor) {
    const now = world.clock.now();
    refuseUnwelcome(endpoint, actor, now);
    await countTries(request, endpoint.limits ?? [], { name: `${endpoint.method} ${endpoint.path}`, now });
    // The parts were read by the very schemas that `Received` is made of.
    const sent = {
      params: request.params,
      query: request.query,
      body: withIdempotencyKey(request.body ?? {}, request),
    };
    const received = readParts(endpoint, sent) as Received<E>;
    const key = endpoint.method === 'GET' ? null : namedKey(request, request.body);
    // Uploads are read by their handler, and name their key then.
    if (key && endpoint.body) await claimKey(request, { actor, key, words: received });
    const answerFrom = (db: Db) => handler({ ...received, actor, db, now, world, request, reply });
    return mayBeLate ? readFromReplica(world, actor, answerFrom) : answerFrom(world.db);
  }

  app.route({
    method: endpoint.method,
    url: `${API_PREFIX}${endpoint.path}`,
    ...(endpoint.bodyMaxBytes ? { bodyLimit: endpoint.bodyMaxBytes } : {}),
    config: { saysSuccess: saysSuccess(endpoint) },
    handler: async (request, reply) => {
      const actor = await actorOf(request);
      const answer = await answerFor(request, reply, actor).catch(async (error) => {
        await releaseKey(request);
        await noteRefusal(request, endpoint, actor, error);
        throw error;
      });
      // A file is still on its way when the handler is done, and Fastify calls that not sent.
      if (reply.sent || endpoint.produces) return reply;
      // What one reader may keep is not for another one.
      if (translate) reply.header('vary', 'Cookie, Accept-Language');
      const said = translate ? translate(answer, languageOf(request)) : answer;
      return sendAnswer(endpoint, request, reply, endpoint.returns ? write(said) : undefined);
    },
  });
}

/** Whoever is told `success: true` when it worked is told `success: false` when it did not. */
function saysSuccess({ returns }: Endpoint): boolean {
  return returns instanceof z.ZodObject && 'success' in returns.shape;
}

/** Counts this try against each limit, and refuses when one is reached. No database, no count, no answer. */
export async function countTries(
  request: FastifyRequest,
  limits: readonly RateLimit[],
  { name, now }: { name: string; now: Date },
): Promise<void> {
  if (limits.length === 0) return;
  const { db, config } = request.server.world;
  const actor = await actorOf(request);
  const network = networkOf(request);
  const who = { network, person: actor.kind === 'member' ? actor.userId : network, everyone: '' };
  for (const limit of limits) {
    const key = `${limit.across ?? name} ${limit.per} ${limit.seconds} ${who[limit.per]}`;
    await countTry(db, { key, limit, now, factor: config.rateLimitFactor });
  }
}

function refuseUnwelcome(endpoint: Endpoint, actor: Actor, now: Date) {
  if (endpoint.access === 'anyone') return;
  if (endpoint.access === 'staff') return refuseStrangers(actor, now);
  if (actor.kind === 'visitor') refuse(endpoint.visitorProblem ?? 'session.required');
}

/** To everybody else there is nothing here. */
function refuseStrangers(actor: Actor, now: Date) {
  if (actor.kind !== 'member' || !actor.isStaff) return refuse('path.not_found');
  requireTeamProof(actor, now);
}

type SentParts = Record<'params' | 'query' | 'body', unknown>;

function readParts(endpoint: Endpoint, sent: SentParts) {
  const fields: Record<string, string> = {};
  const parts: { params?: unknown; query?: unknown; body?: unknown } = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema: z.ZodType | undefined = endpoint[part];
    if (!schema) continue;
    // Bodies were looked through as they came in.
    if (part !== 'body')
      for (const field of invalidCharactersIn(sent[part], 'body')) fields[field] = INVALID_CHARACTERS;
    const read = schema.safeParse(sent[part] ?? {}, { error: sentenceFor });
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
