// Mails about promises: to the team, that somebody waits; to whoever asked, that we have it.

import { type Brand, localPhone } from '@evenlight/contract/brand';
import { forEachLanguage, type Language } from '@evenlight/contract/languages';
import type { Db } from '../../platform/database/database.ts';
import { momentInWords } from '../../platform/days.ts';
import { type MailTexts, writeMail } from '../../platform/mail/write-mail.ts';
import { inEveryLanguage, type Words } from '../../platform/texts/texts.ts';
import type { World } from '../../platform/world.ts';
import { writeToTeam } from '../accounts/mails/team-mail.ts';

type Waiting = { subjectId: string; what: Words; dueAt: Date };

export async function tellStaff(db: Db, world: World, { subjectId, what, dueAt }: Waiting): Promise<void> {
  await writeToTeam(db, world, {
    texts: forEachLanguage((language) => ({
      subject: what[language],
      paragraphs: [waiting[language](momentInWords(dueAt, language))],
    })),
    idempotencyKey: `waiting ${subjectId}`,
  });
}

const waiting = inEveryLanguage(
  (t) => (by: string) => t('The family was promised an answer by {by} (Pacific time).', { by }),
);

type Missing = { promiseId: string; to: string | null; dueAt: Date };

export async function tellOfMissing(db: Db, world: World, { promiseId, to, dueAt }: Missing): Promise<void> {
  await writeToTeam(db, world, {
    to,
    texts: forEachLanguage((language) => missing[language](momentInWords(dueAt, language), to !== null)),
    path: `/staff/queue/${promiseId}`,
    idempotencyKey: `missing ${promiseId} ${dueAt.getTime()}`,
  });
}

const missing = inEveryLanguage((t) => (by: string, isTaken: boolean) => ({
  subject: t('A promise is about to be missed'),
  paragraphs: [
    t('An answer was promised by {by} (Pacific time), and nobody has given it yet.', { by }),
    isTaken ? t('You have it in hand.') : t('Nobody has it in hand.'),
  ],
  label: t('Open it'),
}));

type Ended = { planId: string; to: string; language: Language };

/** To whoever made the plan, once: everything is settled, and we are still there. */
export async function tellOfCompletion(db: Db, world: World, { planId, to, language }: Ended): Promise<void> {
  const { brand, origin } = world.config;
  const texts = endings[language](localPhone(brand.supportPhone));
  const url = `${origin}/plan-workflow/${planId}`;
  await writeMail(db, world, { ...texts, to, language, url, idempotencyKey: `completed ${planId}` });
}

const endings: Record<Language, (phone: string) => MailTexts> = inEveryLanguage((t) => (phone) => ({
  subject: t('Everything in your plan is settled'),
  paragraphs: [
    t(
      'What we arranged with you is complete: the service, the papers and the payments. There is nothing left for you to do.',
    ),
    t('Your plan, its papers and its receipts stay in your account, for whenever you need them.'),
    t('If a question comes up later, or the days get heavy, write to us or call {phone}. We are still here.', {
      phone,
    }),
  ],
  label: t('Open your plan'),
  footerReason: t('You get this because you made this plan with us.'),
}));

type Asked = { requestId: string; to: string; language: Language; dueAt: Date };

export async function confirmRequest(db: Db, world: World, { requestId, to, language, dueAt }: Asked): Promise<void> {
  const { brand } = world.config;
  const texts = receipts[language](brand, momentInWords(dueAt, language));
  await writeMail(db, world, { ...texts, to, language, idempotencyKey: `custom-request ${requestId}` });
}

/** Nothing that was typed stands in it: anybody can type anybody's address. */
const receipts: Record<Language, (brand: Brand, by: string) => MailTexts> = inEveryLanguage((t) => (brand, by) => ({
  subject: t('We have your request'),
  paragraphs: [
    t('Somebody from our team will read what you wrote and answer you by {by} (Pacific time).', { by }),
    t('If it cannot wait, call us: {supportPhone}.', { supportPhone: localPhone(brand.supportPhone) }),
  ],
  footerReason: t(
    'You get this because this address was given with a request for a plan. If it was not you, ignore it.',
  ),
}));
