// How often a code is mailed to one address, and how often one is tried for it, whoever asks.
import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/database/database.ts';
import { hostCookie } from '../../../platform/host-cookie.ts';
import { networkOf } from '../../../platform/http/asker.ts';
import { countTry } from '../../../platform/rate-limit.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

// From one network: enough for a slow mailbox and an impatient thumb.
const fromOneNetwork = [
  { times: 8, seconds: HOUR },
  { times: 16, seconds: DAY },
];
// From all networks together: what a stranger with many of them could fill a mailbox with, or guess at.
const fromAnywhere = [
  { times: 15, seconds: HOUR },
  { times: 30, seconds: DAY },
];
// Reached only by somebody who asked for a code each five tries.
const triesForAnAddress = [{ times: 80, seconds: HOUR }];

/** Kept by a browser that has once signed in to an address, so that no stranger can use up its codes. */
const knownCookie = hostCookie('known');
const KNOWN_DAYS = 365;

type Context = { request: FastifyRequest; now: Date };

/** To be called outside of a transaction, which would take the count back with it. */
export async function countCodeSent({ request, now }: Context, email: string): Promise<void> {
  const { db } = request.server.world;
  const address = hashed(request, email);
  await count(db, { request, now }, `codes address-here ${address} ${networkOf(request)}`, fromOneNetwork);
  if (!isKnownTo(request, email)) await count(db, { request, now }, `codes address ${address}`, fromAnywhere);
}

/** Counted only for a browser that holds a live code: guessing without one wears down nobody's limit. */
export async function countCodeTried(db: Db, context: Context, email: string): Promise<void> {
  await count(db, context, `code-checks address ${hashed(context.request, email)}`, triesForAnAddress);
}

export function rememberBrowser(request: FastifyRequest, reply: FastifyReply, email: string) {
  knownCookie.set(reply, request.server.world.config, hashed(request, `known ${email}`), KNOWN_DAYS * DAY);
}

function isKnownTo(request: FastifyRequest, email: string): boolean {
  return knownCookie.read(request, request.server.world.config) === hashed(request, `known ${email}`);
}

type Limit = { times: number; seconds: number };

async function count(db: Db, { request, now }: Context, name: string, limits: readonly Limit[]) {
  const factor = request.server.world.config.rateLimitFactor;
  for (const limit of limits) await countTry(db, { key: `${name} ${limit.seconds}`, limit, now, factor });
}

/** Enough to count by, useless to anyone who reads it. */
function hashed(request: FastifyRequest, text: string): string {
  return createHmac('sha256', request.server.world.keys.of('codes')).update(text).digest('base64url').slice(0, 22);
}
