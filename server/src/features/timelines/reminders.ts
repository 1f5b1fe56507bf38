// A gentle word on the day before, and a week before the great days that come later. Once a day, one mail for a plan.

import { addDays, wallTimeAt } from '@evenlight/contract/dates';
import { PlanId, UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import type { TimelineEvent } from '@evenlight/contract/timelines';
import type { Db } from '../../platform/database/database.ts';
import { dayInWords } from '../../platform/days.ts';
import { type MailTexts, writeMail } from '../../platform/mail/write-mail.ts';
import { inEveryLanguage } from '../../platform/texts/texts.ts';
import type { World } from '../../platform/world.ts';
import { wantsNotice } from '../accounts/profile/preferences-rules.ts';
import { findOwner, preferencesOf } from '../accounts/profile/profile-store.ts';
import { plansById } from '../plans/plan-store.ts';
import { readTimeline } from './read-timeline.ts';
import { plansWithTimeline } from './store.ts';

const REMIND_QUEUE = 'timelines.remind';
export const timelineQueues = [REMIND_QUEUE];

// Eight or nine in the morning in the Bay Area, by the season.
const EVERY_MORNING = '7 16 * * *';
const AT_ONCE = 200;
const DAYS_BEFORE_LATER = 7;

export function timelineJobs(world: World) {
  world.jobs.schedule(REMIND_QUEUE, EVERY_MORNING);
  world.jobs.work(REMIND_QUEUE, () => remindEverybody(world));
}

/** One family whose mail cannot be made keeps no other back. */
export async function remindEverybody(world: World): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const batch = await plansWithTimeline(world.db, { after, atOnce: AT_ONCE });
    for (const { planId, userId } of batch) {
      try {
        await world.db.transaction((db) => remind(db, world, PlanId.parse(planId), UserId.parse(userId)));
      } catch (error) {
        world.log.error({ err: error, planId }, 'a family could not be reminded');
      }
    }
    const last = batch.at(-1);
    if (!last || batch.length < AT_ONCE) return;
    after = last.planId;
  }
}

async function remind(db: Db, world: World, planId: PlanId, userId: UserId): Promise<void> {
  const now = world.clock.now();
  const owner = await findOwner(db, userId);
  if (!owner || !wantsNotice(await preferencesOf(db, userId), 'reminders', now)) return;
  const [plan] = await plansById(db, [planId], now);
  if (!plan) return;
  const today = wallTimeAt(now).date;
  const { timeline, later } = await readTimeline(db, plan, { language: owner.language, now });
  const isOn = (days: number) => (event: TimelineEvent) => !event.completed && event.startsOn === addDays(today, days);
  const tomorrow = [...timeline, ...later].filter(isOn(1));
  const inAWeek = later.filter(isOn(DAYS_BEFORE_LATER));
  if (tomorrow.length + inAWeek.length === 0) return;
  const { origin } = world.config;
  const texts = voices[owner.language]({ today, tomorrow, inAWeek });
  const url = `${origin}/timeline?plan_id=${planId}`;
  await writeMail(db, world, {
    ...texts,
    to: owner.email,
    language: owner.language,
    url,
    idempotencyKey: `reminder ${planId} ${today}`,
  });
}

type MailFacts = { today: string; tomorrow: readonly TimelineEvent[]; inAWeek: readonly TimelineEvent[] };

const named = (events: readonly TimelineEvent[]) => events.map(({ title }) => `• ${title}`);

const voices: Record<Language, (facts: MailFacts) => MailTexts> = inEveryLanguage(
  (t, language) =>
    ({ today, tomorrow, inAWeek }) => ({
      subject: tomorrow.length > 0 ? t('What tomorrow holds') : t('A day that is coming'),
      paragraphs: [
        ...(tomorrow.length > 0
          ? [
              t('For tomorrow, {dayInWords}:', { dayInWords: dayInWords(addDays(today, 1), language) }),
              ...named(tomorrow),
            ]
          : []),
        ...(inAWeek.length > 0
          ? [
              t('In a week, on {dayInWords}:', { dayInWords: dayInWords(addDays(today, DAYS_BEFORE_LATER), language) }),
              ...named(inAWeek),
            ]
          : []),
        t('Nothing has to be perfect. If something is too much, somebody else can take it, or call us.'),
      ],
      label: t('Open the timeline'),
      footerReason: t('You get this because you have a timeline with us. Reminders can be turned off in your profile.'),
    }),
);
