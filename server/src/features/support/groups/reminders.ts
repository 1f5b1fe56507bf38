// A word on the day before a group meets, to those who are in it and want it.
import { addDays, wallTimeAt } from '@evenlight/contract/dates';
import { UserId } from '@evenlight/contract/ids';
import type { World } from '../../../platform/world.ts';
import { wantsNotice } from '../../accounts/profile/preferences-rules.ts';
import { preferencesOf } from '../../accounts/profile/profile-store.ts';
import { everyGroup, type GroupRow, remindedMembers } from './group-store.ts';
import { writeReminder } from './mails.ts';
import { isMeetingDay } from './rules.ts';

const REMIND_QUEUE = 'groups.remind';
export const groupQueues = [REMIND_QUEUE];

// Eight or nine in the morning in the Bay Area, by the season.
const EVERY_MORNING = '11 16 * * *';

export function groupJobs(world: World) {
  world.jobs.schedule(REMIND_QUEUE, EVERY_MORNING);
  world.jobs.work(REMIND_QUEUE, () => remindOfMeetings(world));
}

export async function remindOfMeetings(world: World): Promise<void> {
  const now = world.clock.now();
  const day = addDays(wallTimeAt(now).date, 1);
  const groups = (await everyGroup(world.db)).filter((group) => isMeetingDay(group, day));
  for (const group of groups) {
    for (const membership of await remindedMembers(world.db, group.id)) {
      // One mail that cannot be made keeps no other back.
      try {
        await remind(world, { group, membership, now, day });
      } catch (error) {
        world.log.error({ err: error, membershipId: membership.id }, 'somebody could not be reminded of a group');
      }
    }
  }
}

type Reminding = { group: GroupRow; membership: { id: string; userId: string }; now: Date; day: string };

function remind(world: World, reminding: Reminding): Promise<void> {
  return world.db.transaction(async (db) => {
    const { membership, now } = reminding;
    const preferences = await preferencesOf(db, UserId.parse(membership.userId));
    if (wantsNotice(preferences, 'support', now)) await writeReminder(db, world, reminding);
  });
}
