// How many hours one person, one address and one network may take. Hours are few, and others wait for one.
import { CONSULTATIONS_A_DAY_FROM_ONE_NETWORK, CONSULTATIONS_AHEAD_MAX } from '@evenlight/contract/consultations';
import type { UserId } from '@evenlight/contract/ids';
import { type Db, takeTurn } from '../../../platform/database/database.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import { countTry } from '../../../platform/rate-limit.ts';
import { openTalksOf } from './consultation-store.ts';

export type Booker = { userId: UserId | null; emailHash: Buffer };

/** Before anything is done for a booking that cannot stand. */
export async function refuseIfFull(db: Db, booker: Booker, now: Date): Promise<void> {
  if ((await openTalksOf(db, booker, now)) >= CONSULTATIONS_AHEAD_MAX) refuse('consultation.too_many');
}

/** Bookings of one address come one after the other; those of one member do so already. */
export function takeTurnOfAddress(db: Db, { emailHash }: Booker): Promise<void> {
  return takeTurn(db, `talks ${emailHash.toString('hex')}`);
}

/** Under the lock, with the new one stored: a refusal rolls it back. */
export async function refuseIfOverfull(db: Db, booker: Booker, now: Date): Promise<void> {
  if ((await openTalksOf(db, booker, now)) > CONSULTATIONS_AHEAD_MAX) refuse('consultation.too_many');
}

const A_DAY_SECONDS = 24 * 3_600;

/** Counted in the transaction of the booking, so that only what was booked counts. */
export async function countBooked(
  db: Db,
  { network, now, factor }: { network: string; now: Date; factor: number },
): Promise<void> {
  const limit = { times: CONSULTATIONS_A_DAY_FROM_ONE_NETWORK, seconds: A_DAY_SECONDS };
  try {
    await countTry(db, { key: `booked talks network ${network}`, limit, now, factor });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { retryAfterSeconds = A_DAY_SECONDS } = error;
    throw new Problem('consultation.too_many_today', { retryAfterSeconds });
  }
}
