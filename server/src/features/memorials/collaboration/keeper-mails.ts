// Mails about who keeps a memorial. They go to everybody they concern, whatever news they have turned off.

import { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { SUCCESSION_DAYS } from '@evenlight/contract/memorials/keeping';
import type { Db } from '../../../platform/database/database.ts';
import { momentInWords } from '../../../platform/days.ts';
import { inSubject } from '../../../platform/mail/in-subject.ts';
import type { MailTexts } from '../../../platform/mail/write-mail.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import { ownerOf } from '../access.ts';
import type { MemorialRow } from '../store.ts';
import { passesOnAt } from './keepers.ts';
import { sendLetter } from './letters.ts';

type Context = { world: World; now: Date };

async function fullNameOf(db: Db, userId: UserId): Promise<string> {
  const person = await findOwner(db, userId);
  return person ? `${person.firstName} ${person.lastName}` : '';
}

/** To the owner, who can say no, and to the second keeper, who may know how the owner is. */
export async function sendAskedMails(db: Db, memorial: MemorialRow, successor: UserId, { world, now }: Context) {
  const name = await fullNameOf(db, successor);
  const until = passesOnAt(now);
  const told = (language: Language) => ({
    name,
    memorial: memorial.fullName,
    until: momentInWords(until, language),
  });
  const inWords = (language: Language) => asked[language](told(language));
  const key = `succession-asked ${memorial.id} ${now.toISOString()}`;
  for (const to of withoutRepeats([ownerOf(memorial), memorial.secondKeeperId], successor))
    await sendLetter(db, world, { to, memorialId: memorial.id, key, inWords });
}

export async function sendDeclinedMail(db: Db, memorial: MemorialRow, successor: UserId, { world, now }: Context) {
  const told = { memorial: memorial.fullName };
  const inWords = (language: Language) => declined[language](told);
  const key = `succession-declined ${memorial.id} ${now.toISOString()}`;
  await sendLetter(db, world, { to: successor, memorialId: memorial.id, key, inWords });
}

export async function sendPassedOnMails(
  db: Db,
  memorial: MemorialRow,
  { newOwner, people }: { newOwner: UserId; people: readonly UserId[] },
  { world, now }: Context,
): Promise<void> {
  const told = { memorial: memorial.fullName, name: await fullNameOf(db, newOwner) };
  const key = `memorial-passed-on ${memorial.id} ${now.toISOString()}`;
  for (const to of withoutRepeats([newOwner, ...people])) {
    const isNew = to === newOwner;
    const inWords = (language: Language) => passedOn[language]({ ...told, isNew });
    await sendLetter(db, world, { to, memorialId: memorial.id, key, inWords });
  }
}

function withoutRepeats(ids: readonly (string | null)[], except?: UserId): UserId[] {
  const known = ids.filter((id) => id !== null && id !== except);
  return [...new Set(known)].map((id) => UserId.parse(id));
}

type Asked = { name: string; memorial: string; until: string };
type Declined = { memorial: string };
type PassedOn = { name: string; memorial: string; isNew: boolean };

const asked: Record<Language, (told: Asked) => MailTexts> = inEveryLanguage((t) => ({ name, memorial, until }) => ({
  subject: t('{name} asks to take over the memorial for {memorial}', {
    name: inSubject(name),
    memorial: inSubject(memorial),
  }),
  paragraphs: [
    t('{name} was named to follow as owner of the memorial for {memorial}, and asks to take it over now.', {
      name,
      memorial,
    }),
    t(
      'If its owner does not say no within {days} days, it passes on {until} (Pacific time). Its owner then stays as an editor, and nothing on the page changes.',
      { days: SUCCESSION_DAYS, until },
    ),
    t('If you are the owner and would like to go on keeping it, open the memorial and say so there.'),
  ],
  label: t('Open the memorial'),
  footerReason: t('You get this because you keep this memorial.'),
}));

const declined: Record<Language, (told: Declined) => MailTexts> = inEveryLanguage((t) => ({ memorial }) => ({
  subject: t('The memorial for {memorial} stays with its owner', { memorial: inSubject(memorial) }),
  paragraphs: [
    t(
      'The owner of the memorial for {memorial} is still there and goes on keeping it. You are still named to follow one day.',
      { memorial },
    ),
  ],
  label: t('Open the memorial'),
  footerReason: t('You get this because you asked to take this memorial over.'),
}));

const passedOn: Record<Language, (told: PassedOn) => MailTexts> = inEveryLanguage(
  (t) =>
    ({ name, memorial, isNew }) => ({
      subject: isNew
        ? t('The memorial for {memorial} is in your hands', { memorial: inSubject(memorial) })
        : t('{name} keeps the memorial for {memorial} now', { name: inSubject(name), memorial: inSubject(memorial) }),
      paragraphs: isNew
        ? [
            t(
              'You are the owner of the memorial for {memorial} now. Everything on it is as it was, and its people are still its people.',
              { memorial },
            ),
            t('When you are ready, you can name somebody who follows you one day.'),
          ]
        : [
            t('{name} is the owner of the memorial for {memorial} now. Everything on it is as it was.', {
              name,
              memorial,
            }),
          ],
      label: t('Open the memorial'),
      footerReason: t('You get this because you are one of the people of this memorial.'),
    }),
);
