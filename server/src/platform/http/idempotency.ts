// Idempotency keys. A repeated request carries the key of the first try, and the feature answers with what it made then.
// This file checks that it is the same request: another one under a used key is refused, never answered as if it were
// stored.
import { createHmac, randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { v5 as uuidOf } from 'uuid';
import type { z } from 'zod';
import type { Actor } from '../actor.ts';
import type { Db } from '../database/database.ts';
import { sessionCookie } from '../host-cookie.ts';
import { refuse } from '../problem.ts';
import { idempotencyKeys } from '../tables.ts';
import { networkOf } from './asker.ts';

// Screens keep what was begun, and its key, for 14 days.
export const IDEMPOTENCY_KEYS_KEPT_DAYS = 30;

const HEADER = 'idempotency-key';
// Any key of a caller becomes a uuid, the same each time for the same caller.
const NAMESPACE = '8f1d8b0e-52a5-4b5c-9d0a-6f7f2e1c3a44';

/** The trace of a key that this request was the first to use. */
export type ClaimedKey = Buffer;

// What the field was called until version 0.2.0. Pages that were open then, and other clients, still send it.
const FORMER_FIELD = 'sendKey';

/** How a body gets its key: the screens send one; whoever calls by hand may use the header, or none at all. */
export function idempotencyKeyFiller(
  schema: z.ZodType | undefined,
): (body: unknown, request: FastifyRequest) => unknown {
  const field = schema && keyFieldIn(schema);
  if (!field) return (body) => body;
  const isNeeded = !field.safeParse(undefined).success;
  return (body, request) => {
    if (!isRecord(body)) return body;
    const named = nameInBody(body);
    if (named != null) return { ...body, idempotencyKey: named };
    const idempotencyKey = keyInHeader(request) ?? (isNeeded ? randomUUID() : undefined);
    return idempotencyKey === undefined ? body : { ...body, idempotencyKey };
  };
}

/** The key that the caller sent, if any. A key that we made up does not count. */
export function namedKey(request: FastifyRequest, body: unknown): string | null {
  const named = isRecord(body) ? nameInBody(body) : undefined;
  return typeof named === 'string' ? named : keyInHeader(request);
}

function nameInBody(body: Record<string, unknown>): unknown {
  return body.idempotencyKey ?? body[FORMER_FIELD];
}

/**
 * The first request with a key claims it before anything is done: of two at the same moment the second must not get the
 * first one's answer as its own. Both traces are keyed hashes: neither words nor a person can be read from them.
 */
export async function claimKey(
  request: FastifyRequest,
  { actor, key, words }: { actor: Actor; key: string; words: unknown },
): Promise<void> {
  const { db, keys, clock } = request.server.world;
  const traceOf = (...parts: string[]) =>
    createHmac('sha256', keys.of('idempotency')).update(JSON.stringify(parts)).digest();
  const who = actor.kind === 'member' ? actor.userId : 'visitor';
  const where = `${request.method} ${request.routeOptions.url}`;
  const name = traceOf(where, inOrder(request.params), who, key);
  const body = traceOf(inOrder(words));
  const made = await db
    .insert(idempotencyKeys)
    .values({ name, body, usedAt: clock.now() })
    .onConflictDoNothing()
    .returning({ usedAt: idempotencyKeys.usedAt });
  if (made.length > 0) request.claimedKey = name;
  else await refuseAnother(db, name, body);
}

/** A refused or failed request may be changed and sent under the same key. */
export async function releaseKey({ claimedKey, server, log }: FastifyRequest): Promise<void> {
  if (!claimedKey) return;
  await server.world.db
    .delete(idempotencyKeys)
    .where(eq(idempotencyKeys.name, claimedKey))
    .catch((error) => log.warn({ err: error }, 'an idempotency key could not be given back'));
}

export async function forgetOldKeys(db: Db, usedBefore: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.usedAt, usedBefore));
}

async function refuseAnother(db: Db, name: Buffer, body: Buffer): Promise<void> {
  const [used] = await db
    .select({ body: idempotencyKeys.body })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.name, name));
  if (used && !used.body.equals(body)) refuse('request.key_reused');
}

/** Two people may both think of 'order 7', so whose it is belongs to the key: their session, or the network of a visitor. */
function keyInHeader(request: FastifyRequest): string | null {
  const key = request.headers[HEADER];
  if (typeof key !== 'string' || key === '') return null;
  const whose = sessionCookie.read(request, request.server.world.config) ?? networkOf(request);
  return uuidOf(JSON.stringify([whose, key]), NAMESPACE);
}

type Inside = { type: string; shape?: Record<string, z.ZodType>; left?: z.ZodType; right?: z.ZodType };

function keyFieldIn(schema: z.ZodType): z.ZodType | undefined {
  const { shape, left, right } = schema.def as Inside;
  if (shape) return shape.idempotencyKey;
  return (left && keyFieldIn(left)) ?? (right && keyFieldIn(right));
}

/** Fields in another order are the same fields. The key itself is not part of the input. */
function inOrder(words: unknown): string {
  return JSON.stringify(words ?? null, (name, value: unknown) => {
    if (name === 'idempotencyKey') return undefined;
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
