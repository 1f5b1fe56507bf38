// What we write about a paper. A mail lies open to more people than the paper does: it names its type and nothing in it.

import type { DocumentType } from '@evenlight/contract/documents';
import type { DocumentId, UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import type { Db } from '../../platform/database/database.ts';
import { type MailTexts, writeMail } from '../../platform/mail/write-mail.ts';
import { inEveryLanguage } from '../../platform/texts/texts.ts';
import type { World } from '../../platform/world.ts';
import { findOwner } from '../accounts/profile/profile-store.ts';
import { documentWords } from '../plans/document-words.ts';

type About = {
  kind: 'needs-another' | 'not-kept';
  documentId: DocumentId;
  userId: UserId;
  type: DocumentType;
  planId: string | null;
  at: Date;
};

export async function sendDocumentMail(db: Db, world: World, about: About): Promise<void> {
  const { origin } = world.config;
  const owner = await findOwner(db, about.userId);
  // They may have left meanwhile.
  if (!owner) return;
  const { email: to, language } = owner;
  const texts = voices[language][about.kind](documentWords[about.type][language]);
  const url = about.planId ? `${origin}/plan-workflow/${about.planId}?step=3` : `${origin}/dashboard`;
  const idempotencyKey = `document ${about.kind} ${about.documentId} ${about.at.getTime()}`;
  await writeMail(db, world, { ...texts, to, language, url, idempotencyKey });
}

const voices: Record<Language, Record<About['kind'], (paper: string) => MailTexts>> = inEveryLanguage((t) => ({
  'needs-another': (paper) => ({
    subject: t('We need another copy of a paper'),
    paragraphs: [
      t('Thank you for what you sent. For this one we need another copy: {paper}.', { paper }),
      t('Why, and what will help, is written next to it in your account. There is no hurry, and a photo will do.'),
    ],
    label: t('See what is needed'),
    footerReason: t('You get this because our team looked at a paper in your account.'),
  }),
  'not-kept': (paper) => ({
    subject: t('A file you sent could not be kept'),
    paragraphs: [
      t('Once we had checked it, the file you sent could not be kept: {paper}. Your other papers are safe.', { paper }),
      t('Please send it again as a fresh scan or a photo. If that does not work, call us and we will find a way.'),
    ],
    label: t('Send it again'),
    footerReason: t('You get this because a file was sent to your account.'),
  }),
}));
