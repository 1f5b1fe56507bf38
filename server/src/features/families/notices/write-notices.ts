// Mails about what the others did: within minutes for those who want that, in the morning for most.
import { FAMILY_PATH } from '@evenlight/contract/families/group';
import type { MailChoice } from '@evenlight/contract/families/notices';
import { oneClickStopPath, STOP_NOTICES_PATH } from '@evenlight/contract/families/notices';
import type { Language } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { inSubject } from '../../../platform/mail/in-subject.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import { wantsNotice } from '../../accounts/profile/preferences-rules.ts';
import { findOwner, preferencesOf } from '../../accounts/profile/profile-store.ts';
import { activityInWords, whatItWasAbout } from '../activity-words.ts';
import { nameOf } from '../group-store.ts';
import { aboutOf } from '../sealed-about.ts';
import { activitiesFor, keepNotices, lockReader, passOverUnwanted, type Reader, readersWith } from './notice-store.ts';
import { stopToken } from './stop-link.ts';

const SOON_QUEUE = 'families.notices';
const MORNING_QUEUE = 'families.digest';
export const familyNoticeQueues = [SOON_QUEUE, MORNING_QUEUE];

const EVERY_FIVE_MINUTES = '*/5 * * * *';
// Eight or nine in the morning in the Bay Area, by the season; after the mails of the timelines.
const EVERY_MORNING = '27 16 * * *';

export function familyNoticeJobs(world: World) {
  world.jobs.schedule(SOON_QUEUE, EVERY_FIVE_MINUTES);
  world.jobs.work(SOON_QUEUE, () => writeNotices(world, 'at-once'));
  world.jobs.schedule(MORNING_QUEUE, EVERY_MORNING);
  world.jobs.work(MORNING_QUEUE, () => writeNotices(world, 'daily'));
}

const AT_ONCE = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
// What is being written this very moment may commit a little later, under an earlier time.
const SETTLED_MS = 60_000;
const ACTIVITIES_TOLD = 20;

/** One person whose mail cannot be made keeps no other back. */
export async function writeNotices(world: World, choice: Exclude<MailChoice, 'quiet'>): Promise<void> {
  const before = new Date(world.clock.now().getTime() - SETTLED_MS);
  await passOverUnwanted(world.db, before);
  for (let after = BEFORE_ALL; ; ) {
    const memberships = await readersWith(world.db, choice, { after, atOnce: AT_ONCE, before });
    for (const memberId of memberships) {
      try {
        await world.db.transaction((db) => write(db, world, memberId, { choice, before }));
      } catch (error) {
        world.log.error({ err: error, memberId }, 'somebody could not be told what their family did');
      }
    }
    const last = memberships.at(-1);
    if (!last || memberships.length < AT_ONCE) return;
    after = last;
  }
}

type Round = { choice: MailChoice; before: Date };

async function write(db: Db, world: World, memberId: string, { choice, before }: Round): Promise<void> {
  const reader = await lockReader(db, memberId);
  // They may have stopped it since the round began.
  if (reader?.mail !== choice) return;
  const [owner, preferences] = [await findOwner(db, reader.userId), await preferencesOf(db, reader.userId)];
  // In a quiet week nothing is lost: the first mail after it tells of all of it.
  if (!owner || !wantsNotice(preferences, 'family', world.clock.now())) return;
  const activities = await activitiesFor(db, reader, before);
  const last = activities.at(-1);
  if (!last) return;
  const told = activities.slice(-ACTIVITIES_TOLD).map(({ actor, isMention, ...activity }) => {
    const name = actor && nameOf(actor);
    const about = whatItWasAbout({ ...activity, about: aboutOf(world.keys, activity) });
    return activityInWords(owner.language, { kind: activity.kind, about, name, isMention });
  });
  await send(db, world, { reader, owner, told, more: activities.length - told.length, lastId: last.id });
  await keepNotices(db, memberId, { mailedUpTo: last.at });
}

type Letter = {
  reader: Reader;
  owner: { email: string; language: Language };
  told: string[];
  more: number;
  lastId: string;
};

async function send(db: Db, world: World, { reader, owner, told, more, lastId }: Letter): Promise<void> {
  const { origin } = world.config;
  const { language, email } = owner;
  const { memberId, groupName, planId } = reader;
  const { subject, rest, label, footerReason } = voices[language](groupName, more);
  const token = stopToken(world.keys, memberId);
  const paragraphs = [...told, ...(more > 0 ? [rest] : [])];
  const url = `${origin}${FAMILY_PATH}?plan_id=${planId}`;
  const footer = `${footerReason} ${origin}${STOP_NOTICES_PATH}#${token}`;
  await writeMail(db, world, {
    to: email,
    subject,
    language,
    paragraphs,
    label,
    url,
    footerReason: footer,
    idempotencyKey: `family-notices ${memberId} ${lastId}`,
    stopUrl: origin + oneClickStopPath(token),
  });
}

type Texts = { subject: string; rest: string; label: string; footerReason: string };

const voices = inEveryLanguage(
  (t) =>
    (group: string, more: number): Texts => ({
      subject: t('News from {group}', { group: inSubject(group) }),
      rest: t(
        'Before that, {more, plural, one {one more thing} other {# more things}} happened; the family page has them all.',
        { more },
      ),
      label: t('Open the family page'),
      footerReason: t(
        'You get this because you belong to the family group {group}. To get no more of these mails, open:',
        { group },
      ),
    }),
);
