import type { Db } from '../../platform/database/database.ts';
import type { Person } from '../../platform/personal-data/coverage.ts';
import { ofOwnPayments, paymentRefunds } from './tables.ts';

/** The sum stays with the other records of money; what our team wrote beside it goes. */
export async function eraseRefundReasons(db: Db, person: Person): Promise<string[]> {
  const isTheirs = ofOwnPayments(paymentRefunds.paymentId)(person);
  await db.update(paymentRefunds).set({ reason: '' }).where(isTheirs);
  return [];
}
