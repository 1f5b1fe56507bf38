// Mails about what people bring: to those who look at it first, and back to whoever brought it.
import { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { subjectWith } from '../../../platform/mail/subject-with.ts';
import type { MailTexts } from '../../../platform/mail/write-mail.ts';
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
    const inWords = { en: () => waits.en(told), es: () => waits.es(told) };
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
  const inWords = { en: () => decided.en(told), es: () => decided.es(told) };
  const to = UserId.parse(contributorId);
  await sendLetter(db, world, { to, memorialId, key: `contribution-decided ${id}`, inWords, noticeAt: decidedAt });
}

type Waiting = { memorial: string; title: string; from: string };
type Decided = { memorial: string; title: string; isApproved: boolean };

const waits: Record<Language, (told: Waiting) => MailTexts> = {
  en: ({ memorial, title, from }) => ({
    subject: subjectWith`${from} brought something to the memorial for ${memorial}`,
    paragraphs: [
      `${from} brought “${title}”. It waits for you, and nobody else sees it until you say yes.`,
      'There is no hurry. If more comes within the hour, it waits beside it.',
    ],
    label: 'Look at it',
    footerReason: 'You get this because you keep this memorial. Such news can be turned off in your profile.',
  }),
  es: ({ memorial, title, from }) => ({
    subject: subjectWith`${from} aportó algo al memorial de ${memorial}`,
    paragraphs: [
      `${from} aportó «${title}». Le espera a usted, y nadie más lo ve hasta que usted diga que sí.`,
      'No hay prisa. Si llega algo más en esta hora, esperará junto a esto.',
    ],
    label: 'Verlo',
    footerReason: 'Recibe este mensaje porque cuida este memorial. Puede desactivar estos avisos en su perfil.',
  }),
};

const decided: Record<Language, (told: Decided) => MailTexts> = {
  en: ({ memorial, title, isApproved }) => ({
    subject: isApproved
      ? subjectWith`“${title}” is on the memorial now`
      : subjectWith`About what you brought: “${title}”`,
    paragraphs: isApproved
      ? [`The family has put “${title}” on the memorial for ${memorial}, with your name. Thank you for bringing it.`]
      : [
          `The family has chosen not to show “${title}” on the memorial for ${memorial}. Families choose for many reasons. Thank you for bringing it.`,
        ],
    label: 'Open the memorial',
    footerReason: 'You get this because you brought something to this memorial.',
  }),
  es: ({ memorial, title, isApproved }) => ({
    subject: isApproved ? subjectWith`«${title}» ya está en el memorial` : subjectWith`Sobre lo que aportó: «${title}»`,
    paragraphs: isApproved
      ? [`La familia puso «${title}» en el memorial de ${memorial}, con su nombre. Gracias por aportarlo.`]
      : [
          `La familia prefirió no mostrar «${title}» en el memorial de ${memorial}. Cada familia tiene sus razones. Gracias por aportarlo.`,
        ],
    label: 'Abrir el memorial',
    footerReason: 'Recibe este mensaje porque aportó algo a este memorial.',
  }),
};
