// Mails about a seat in a group, in the language of whoever asked.
import { type Brand, localPhone } from '@evenlight/contract/brand';
import { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { answerDueAt } from '@evenlight/contract/promise-hours';
import type { Db } from '../../../platform/database/database.ts';
import { momentInWords } from '../../../platform/days.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { World } from '../../../platform/world.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import { calendarOf, groupFileName } from './calendar-file.ts';
import type { GroupRow, MembershipRow } from './group-store.ts';
import { type Letter, letters, type Occasion } from './mail-words.ts';
import { nextMeetings } from './rules.ts';
import { groupIn } from './wire.ts';

type About = { group: GroupRow; membership: Pick<MembershipRow, 'id' | 'userId'>; now: Date };

const MEETINGS_NAMED = 3;

/** With the door, the next dates, and the file that puts them into a calendar. */
export async function writeConfirmed(db: Db, world: World, about: About): Promise<void> {
  const { group, membership, now } = about;
  const { brand, origin } = world.config;
  await write(db, world, about, 'confirmed', {
    key: `group-confirmed ${membership.id}`,
    attachment: (language) => calendarOf(group, { brand, origin, language, now, isConfirmed: true }),
  });
}

export async function writeDeclined(db: Db, world: World, about: About): Promise<void> {
  await write(db, world, about, 'declined', { key: `group-declined ${about.membership.id}` });
}

export async function writeAboutMovingUp(db: Db, world: World, about: About): Promise<void> {
  await write(db, world, about, 'movedUp', { key: `group-moved-up ${about.membership.id}` });
}

/** With the new dates, and the file that puts them into a calendar; or that it does not meet any more. */
export async function writeAboutChange(db: Db, world: World, about: About & { change: string }): Promise<void> {
  const { group, membership, now, change } = about;
  const { brand, origin } = world.config;
  const key = `group-changed ${membership.id} ${change}`;
  if (!group.isListed) return write(db, world, about, 'ended', { key });
  const attachment = (language: Language) => calendarOf(group, { brand, origin, language, now, isConfirmed: true });
  await write(db, world, about, 'changed', { key, attachment });
}

/** One for each meeting, however often the job runs. */
export async function writeReminder(db: Db, world: World, about: About & { day: string }): Promise<void> {
  await write(db, world, about, 'reminder', { key: `group-reminder ${about.membership.id} ${about.day}` });
}

type Sending = { key: string; attachment?: (language: Language) => string };

async function write(db: Db, world: World, about: About, occasion: Occasion, { key, attachment }: Sending) {
  const { group, membership, now } = about;
  const owner = await findOwner(db, UserId.parse(membership.userId));
  if (!owner) return;
  const { language } = owner;
  const { brand, origin } = world.config;
  const { name, whereToMeet } = groupIn(language, group);
  const texts: Letter = letters[language][occasion]({
    name,
    where: whereToMeet,
    meetings: nextMeetings(group, now, MEETINGS_NAMED).map(({ startsAt }) =>
      momentInWords(new Date(startsAt), language),
    ),
    by: momentInWords(answerDueAt(now), language),
    phone: phoneOf(brand),
  });
  const url = `${origin}/support?tab=groups`;
  const attachments = attachment && [
    {
      filename: `${groupFileName[language]}.ics`,
      contentType: 'text/calendar',
      content: Buffer.from(attachment(language)),
    },
  ];
  await writeMail(db, world, {
    ...texts,
    to: owner.email,
    language,
    url,
    idempotencyKey: key,
    ...(attachments ? { attachments } : {}),
  });
}

function phoneOf({ supportPhone }: Brand): string {
  return localPhone(supportPhone);
}
