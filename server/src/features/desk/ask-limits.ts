// How often somebody is written to because their address was typed into a request, whoever typed it.
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { countTry } from '../../platform/rate-limit.ts';

// A family asks once, perhaps twice; more would only fill a mailbox.
const FOR_ONE_ADDRESS = { times: 5, seconds: 24 * 3600 };

/** To be called outside of a transaction, which would take the count back with it. */
export async function countAsked(request: FastifyRequest, email: string, now: Date): Promise<void> {
  const { db, keys, config } = request.server.world;
  const address = createHmac('sha256', keys.of('codes')).update(email).digest('base64url').slice(0, 22);
  const key = `custom-requests address ${address}`;
  await countTry(db, { key, limit: FOR_ONE_ADDRESS, now, factor: config.rateLimitFactor });
}
