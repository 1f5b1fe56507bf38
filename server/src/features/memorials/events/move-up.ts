// A free place goes to whoever waits, in the order of the line, and they are told where they may still hear of it.
import type { Db } from '../../../platform/database/database.ts';
import type { World } from '../../../platform/world.ts';
import type { MemorialRow } from '../store.ts';
import { addAttending, type EventRow } from './event-store.ts';
import { sendMovedUpMail } from './mails.ts';
import { updateAnswer, waitingFor } from './rsvp-store.ts';
import { isOver, movingUp, placesLeft } from './rules.ts';
import { thoseWhoHear } from './who-hears.ts';

type Moving = { world: World; now: Date; memorial: MemorialRow };

/** Whoever calls holds the gathering's row, and goes on with the one that is answered. */
export async function moveUp(db: Db, event: EventRow, { world, now, memorial }: Moving): Promise<EventRow> {
  if (isOver(event, now) || placesLeft(event) === 0) return event;
  const moving = movingUp(await waitingFor(db, event.id), event);
  if (moving.length === 0) return event;
  const hears = await thoseWhoHear(db, memorial, event);
  let after = event;
  for (const { id, partySize } of moving) {
    const guest = await updateAnswer(db, id, { status: 'attending' });
    after = await addAttending(db, event.id, partySize);
    if (hears(guest)) await sendMovedUpMail(db, world, { guest, event: after, memorial });
  }
  return after;
}
