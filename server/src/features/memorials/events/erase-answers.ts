import type { Db } from '../../../platform/database/database.ts';
import type { Erasing, Person } from '../../../platform/personal-data/coverage.ts';
import { memorialChanged } from '../changed.ts';
import { findMemorial, lockMemorial } from '../store.ts';
import { addAttending, lockEvent } from './event-store.ts';
import { moveUp } from './move-up.ts';
import { answeredBy, deleteAnswersFrom } from './rsvp-store.ts';

/** The answers of somebody who leaves. The places they took go to those who wait. */
export async function eraseAnswers(
  db: Db,
  { email }: Person,
  { world, now }: Pick<Erasing, 'world' | 'now'>,
): Promise<string[]> {
  for (const { memorialId, eventId } of await answeredBy(db, email)) {
    await lockMemorial(db, memorialId);
    const memorial = await findMemorial(db, memorialId);
    const event = await lockEvent(db, memorialId, eventId);
    if (!memorial || !event) continue;
    const gone = await deleteAnswersFrom(db, eventId, email);
    const places = gone.reduce((sum, { status, partySize }) => sum + (status === 'attending' ? partySize : 0), 0);
    if (places > 0) await moveUp(db, await addAttending(db, eventId, -places), { world, now, memorial });
    await memorialChanged(db, memorialId, now);
  }
  return [];
}
