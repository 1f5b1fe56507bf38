// How often somebody is written to because another person typed their address, whoever typed it.
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { countTry } from '../rate-limit.ts';
import type { World } from '../world.ts';

type Letters = { name: string; times: number; now: Date };

const A_DAY = 24 * 3_600;

/** So many a day. To be called outside of a transaction, which would take the count back with it. */
export function countLettersTo(request: FastifyRequest, email: string, letters: Letters): Promise<void> {
  return countLettersIn(request.server.world, email, letters);
}

/**
 * False when this address was written to often enough today. Nobody is turned away because others have typed the same
 * address: what they send is stored, and no mail goes out.
 */
export async function mayWriteTo(request: FastifyRequest, email: string, letters: Letters): Promise<boolean> {
  try {
    await countLettersTo(request, email, letters);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** For letters that are written later, when nobody asks for anything. */
export async function countLettersIn(
  { db, keys, config }: Pick<World, 'db' | 'keys' | 'config'>,
  email: string,
  { name, times, now }: Letters,
): Promise<void> {
  const address = createHmac('sha256', keys.of('codes')).update(email).digest('base64url').slice(0, 22);
  const limit = { times, seconds: A_DAY };
  await countTry(db, { key: `${name} address ${address}`, limit, now, factor: config.rateLimitFactor });
}
