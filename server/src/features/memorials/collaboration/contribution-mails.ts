// Mails about what people bring: to those who look at it first, and back to whoever brought it.

import { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { inSubject } from '../../../platform/mail/in-subject.ts';
import type { MailTexts } from '../../../platform/mail/write-mail.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import { type MemorialScope, ownerOf } from '../access.ts';
import type { ContributionRow } from './contribution-store.ts';
import { sendLetter } from './letters.ts';

const HOUR_MS = 60 * 60 * 1000;

type Brought = { title: string; from: { id: string; firstName: string; lastName: string } };

/** A family on a busy evening gets one letter an hour for a memorial, not one for each photo. */
export async function sendWaitingMails(
  db: Db,
  { memorialId, memorial }: MemorialScope,
  { title, from }: Brought,
  { world, now }: { world: World; now: Date },
): Promise<void> {
  const { secondKeeperId } = memorial;
  const reviewers = [ownerOf(memorial), ...(secondKeeperId === null ? [] : [UserId.parse(secondKeeperId)])];
  const told = { memorial: memorial.fullName, title, from: `${from.firstName} ${from.lastName}` };
  for (const to of reviewers.filter((id) => id !== from.id)) {
    const key = `contribution-waits ${memorialId} ${Math.floor(now.getTime() / HOUR_MS)}`;
    const inWords = (language: Language) => waits[language](told);
    await sendLetter(db, world, { to, memorialId, key, inWords, noticeAt: now });
  }
}

export async function sendDecidedMail(
  db: Db,
  { memorialId, memorial, member }: MemorialScope,
  { id, status, title, contributorId, decidedAt }: ContributionRow,
  world: World,
): Promise<void> {
  // Nobody is written to about what they did themselves.
  if (contributorId === null || contributorId === member.userId || !decidedAt) return;
  const told = { memorial: memorial.fullName, title, isApproved: status === 'approved' };
  const inWords = (language: Language) => decided[language](told);
  const to = UserId.parse(contributorId);
  await sendLetter(db, world, { to, memorialId, key: `contribution-decided ${id}`, inWords, noticeAt: decidedAt });
}

type Waiting = { memorial: string; title: string; from: string };
type Decided = { memorial: string; title: string; isApproved: boolean };

const waits: Record<Language, (told: Waiting) => MailTexts> = inEveryLanguage((t) => ({ memorial, title, from }) => ({
  subject: t('{from} brought something to the memorial for {memorial}', {
    from: inSubject(from),
    memorial: inSubject(memorial),
  }),
  paragraphs: [
    t('{from} brought “{title}”. It waits for you, and nobody else sees it until you say yes.', { from, title }),
    t('There is no hurry. If more comes within the hour, it waits beside it.'),
  ],
  label: t('Look at it'),
  footerReason: t('You get this because you keep this memorial. Such news can be turned off in your profile.'),
}));

const decided: Record<Language, (told: Decided) => MailTexts> = inEveryLanguage(
  (t) =>
    ({ memorial, title, isApproved }) => ({
      subject: isApproved
        ? t('“{title}” is on the memorial now', { title: inSubject(title) })
        : t('About what you brought: “{title}”', { title: inSubject(title) }),
      paragraphs: isApproved
        ? [
            t(
              'The family has put “{title}” on the memorial for {memorial}, with your name. Thank you for bringing it.',
              { title, memorial },
            ),
          ]
        : [
            t(
              'The family has chosen not to show “{title}” on the memorial for {memorial}. Families choose for many reasons. Thank you for bringing it.',
              { title, memorial },
            ),
          ],
      label: t('Open the memorial'),
      footerReason: t('You get this because you brought something to this memorial.'),
    }),
);
