// How often somebody is written to because another person typed their address.
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../http/asker.ts';
import { Problem } from '../problem.ts';
import { countTry } from '../rate-limit.ts';
import type { World } from '../world.ts';

type Place = Pick<World, 'db' | 'keys' | 'config'>;
type Letters = {
  /** Of one feature, whoever wrote them. */
  name: string;
  times: number;
  now: Date;
};

const A_DAY = 24 * 3_600;
// Over all features together, sending again included. Codes to sign in with are counted apart (code-limits.ts): they are
// asked for by whoever has the address, and must arrive.
const FROM_ONE_MEMBER = 12;
const FROM_VISITORS = 4;

/** So many a day. To be called outside of a transaction, which would take the count back with it. */
export async function countLettersTo(request: FastifyRequest, email: string, letters: Letters): Promise<void> {
  const { world } = request.server;
  const actor = await actorOf(request);
  await countLettersFrom(world, email, { ...letters, by: actor.kind === 'member' ? actor.userId : null });
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

/** For letters that are written later, when nobody asks for anything: `by` is the member whose doing they are. */
export async function countLettersFrom(
  { db, keys, config }: Place,
  email: string,
  { name, times, now, by }: Letters & { by: string | null },
): Promise<void> {
  const address = createHmac('sha256', keys.of('codes')).update(email.toLowerCase()).digest('base64url').slice(0, 22);
  const count = (key: string, times: number) =>
    countTry(db, { key, limit: { times, seconds: A_DAY }, now, factor: config.rateLimitFactor });
  // The number of an account stands last, where it is found when the account goes.
  if (by) await count(`letters address ${address} ${by}`, FROM_ONE_MEMBER);
  else await count(`letters address ${address} visitors`, FROM_VISITORS);
  await count(`${name} address ${address}`, times);
}
