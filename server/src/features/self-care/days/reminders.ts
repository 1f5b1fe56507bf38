// A gentle word before a hard day: each morning one mail for each person who has one coming.
import { wallTimeAt } from '@evenlight/contract/dates';
import { UserId } from '@evenlight/contract/ids';
import type { GriefDay } from '@evenlight/contract/self-care/days';
import type { Db } from '../../../platform/database/database.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { World } from '../../../platform/world.ts';
import { wantsNotice } from '../../accounts/profile/preferences-rules.ts';
import { findOwner, preferencesOf } from '../../accounts/profile/profile-store.ts';
import { peopleWithDays } from './day-store.ts';
import { daysToRemindOf } from './gather-days.ts';
import { voices } from './reminder-words.ts';
import { isReminderDue } from './rules.ts';

const REMIND_QUEUE = 'self-care.remind';
export const selfCareQueues = [REMIND_QUEUE];

// Eight or nine in the morning in the Bay Area, by the season; after the mails of the timelines.
const EVERY_MORNING = '17 16 * * *';
const AT_ONCE = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export function selfCareJobs(world: World) {
  world.jobs.schedule(REMIND_QUEUE, EVERY_MORNING);
  world.jobs.work(REMIND_QUEUE, () => remindOfDays(world));
}

/** One person whose mail cannot be made keeps no other back. */
export async function remindOfDays(world: World): Promise<void> {
  for (let after = BEFORE_ALL; ; ) {
    const people = await peopleWithDays(world.db, { after, atOnce: AT_ONCE });
    for (const userId of people) {
      try {
        await world.db.transaction((db) => remind(db, world, UserId.parse(userId)));
      } catch (error) {
        world.log.error({ err: error, userId }, 'somebody could not be reminded of a day');
      }
    }
    const last = people.at(-1);
    if (!last || people.length < AT_ONCE) return;
    after = last;
  }
}

async function remind(db: Db, world: World, userId: UserId): Promise<void> {
  const now = world.clock.now();
  const owner = await findOwner(db, userId);
  if (!owner || !wantsNotice(await preferencesOf(db, userId), 'reminders', now)) return;
  const { language, email } = owner;
  const today = wallTimeAt(now).date;
  const days = await daysToRemindOf(db, world, { userId, language, now });
  const due = days.filter((day) => isReminderDue(day, today)).toSorted(bySoonest);
  if (due.length === 0) return;
  const { origin } = world.config;
  const texts = voices[language](due);
  const url = `${origin}/support?tab=self-care&activity=calendar`;
  await writeMail(db, world, { ...texts, to: email, language, url, idempotencyKey: `grief-days ${userId} ${today}` });
}

const bySoonest = (one: GriefDay, other: GriefDay) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0);
