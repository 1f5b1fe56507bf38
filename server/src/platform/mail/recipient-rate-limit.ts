// Limits how many mails an address gets because somebody else typed it.
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../http/asker.ts';
import { Problem } from '../problem.ts';
import { countTry } from '../rate-limit.ts';
import type { World } from '../world.ts';

type Place = Pick<World, 'db' | 'keys' | 'config'>;
type MailLimit = {
  /** The mails of one feature, whoever caused them. */
  name: string;
  times: number;
  now: Date;
};

const A_DAY = 24 * 3_600;
// All features together; a mail that is sent again counts again. Sign-in codes are counted apart (code-limits.ts):
// the owner of the address asks for them, and they must arrive.
const FROM_ONE_MEMBER = 12;
const FROM_VISITORS = 4;

/** Counts one mail; refuses when the day has had enough. Outside of a transaction: a rollback would undo the count. */
export async function countMailTo(request: FastifyRequest, email: string, limit: MailLimit): Promise<void> {
  const { world } = request.server;
  const actor = await actorOf(request);
  await countMailFrom(world, email, { ...limit, by: actor.kind === 'member' ? actor.userId : null });
}

/**
 * False when this address was written to often enough today. Nobody is turned away because others have typed the same
 * address: what they send is stored, and no mail goes out.
 */
export async function mayWriteTo(request: FastifyRequest, email: string, limit: MailLimit): Promise<boolean> {
  try {
    await countMailTo(request, email, limit);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** For mails that a job sends, without a request: `by` is the member who caused them. */
export async function countMailFrom(
  { db, keys, config }: Place,
  email: string,
  { name, times, now, by }: MailLimit & { by: string | null },
): Promise<void> {
  const address = createHmac('sha256', keys.of('codes')).update(email.toLowerCase()).digest('base64url').slice(0, 22);
  const count = (key: string, times: number) =>
    countTry(db, { key, limit: { times, seconds: A_DAY }, now, factor: config.rateLimitFactor });
  // The account's id stands last, where it is found when the account is deleted.
  if (by) await count(`letters address ${address} ${by}`, FROM_ONE_MEMBER);
  else await count(`letters address ${address} visitors`, FROM_VISITORS);
  await count(`${name} address ${address}`, times);
}
