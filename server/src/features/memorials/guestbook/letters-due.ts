// Whether a letter may still be sent: one that may not is left out, and what it was about happens all the same.
import type { FastifyRequest } from 'fastify';
import { countMailTo } from '../../../platform/mail/recipient-rate-limit.ts';
import { Problem } from '../../../platform/problem.ts';
import { countTry } from '../../../platform/rate-limit.ts';
import type { World } from '../../../platform/world.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
// Somebody may have written for many, and families answer.
const LETTERS_TO_ONE = 20;

/** At most one an hour for each memorial, however much arrives. Called outside of transactions, as all counting is. */
export function mayTellModerators({ db }: World, memorialId: number, now: Date): Promise<boolean> {
  const limit = { times: 1, seconds: HOUR_SECONDS };
  return isWithin(() => countTry(db, { key: `guestbook waits ${memorialId}`, limit, now, factor: 1 }));
}

export function mayTellAuthor(request: FastifyRequest, email: string, now: Date): Promise<boolean> {
  return isWithin(() => countMailTo(request, email, { name: 'guestbook letters', times: LETTERS_TO_ONE, now }));
}

/** Thanks that are mended a few times are mailed once. */
export function mayMailThanks({ db }: World, entryId: string, now: Date): Promise<boolean> {
  const limit = { times: 1, seconds: DAY_SECONDS };
  return isWithin(() => countTry(db, { key: `guestbook thanks ${entryId}`, limit, now, factor: 1 }));
}

export async function isWithin(count: () => Promise<void>): Promise<boolean> {
  try {
    await count();
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'request.too_many') return false;
    throw error;
  }
}
