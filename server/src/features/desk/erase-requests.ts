import type { Db } from '../../platform/database/database.ts';
import type { Erasing, Person } from '../../platform/personal-data/coverage.ts';
import { consultationsOf, deleteConsultations } from './consultations/consultation-store.ts';
import { deleteMessages, messagesOf } from './contact/contact-store.ts';
import { deleteNobodys } from './queue/withdraw.ts';

/** Messages and talks, also those sent without signing in; what our team did about them goes with them. */
export async function eraseRequests(db: Db, person: Person, { world: { keys } }: Erasing): Promise<string[]> {
  const numbersOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  await deleteMessages(db, numbersOf(await messagesOf(db, keys, person)));
  await deleteConsultations(db, numbersOf(await consultationsOf(db, keys, person)));
  await deleteNobodys(db);
  return [];
}
