// A word on the day before a talk, to everybody who booked one.
import { addDays, instantAt, wallTimeAt } from '@evenlight/contract/dates';
import type { World } from '../../../platform/world.ts';
import { lockConsultation, updateConsultation } from './consultation-store.ts';
import { bookedBetween } from './hours-store.ts';
import { writeAboutTalk } from './mails.ts';

const REMIND_QUEUE = 'consultations.remind';
export const consultationQueues = [REMIND_QUEUE];

// Every hour, so that a morning on which nothing ran is made good the same day.
const EVERY_HOUR = '17 * * * *';
const [FROM_MINUTE, TO_MINUTE] = [8 * 60, 20 * 60];

export function consultationJobs(world: World) {
  world.jobs.schedule(REMIND_QUEUE, EVERY_HOUR);
  world.jobs.work(REMIND_QUEUE, () => remindOfTalks(world));
}

/** Nobody is written to at night; whoever booked today has the mail of the booking. */
export async function remindOfTalks(world: World): Promise<void> {
  const now = world.clock.now();
  const { date: today, minute } = wallTimeAt(now);
  if (minute < FROM_MINUTE || minute >= TO_MINUTE) return;
  const [tomorrow, dayAfter] = [addDays(today, 1), addDays(today, 2)];
  for (const { id } of await bookedBetween(world.db, instantAt(tomorrow, 0), instantAt(dayAfter, 0))) {
    // One mail that cannot be made keeps no other back.
    try {
      await remind(world, id, { now, tomorrow });
    } catch (error) {
      world.log.error({ err: error, consultationId: id }, 'somebody could not be reminded of a talk');
    }
  }
}

function remind(world: World, id: string, { now, tomorrow }: { now: Date; tomorrow: string }): Promise<void> {
  return world.db.transaction(async (db) => {
    const talk = await lockConsultation(db, id);
    if (!talk || talk.cancelledAt || talk.remindedOf?.getTime() === talk.startsAt.getTime()) return;
    // It may have been moved since the round began.
    if (wallTimeAt(talk.startsAt).date !== tomorrow) return;
    await updateConsultation(db, id, { remindedOf: talk.startsAt });
    if (wallTimeAt(talk.bookedAt).date === wallTimeAt(now).date) return;
    await writeAboutTalk(db, world, talk, { occasion: 'tomorrow', now });
  });
}
