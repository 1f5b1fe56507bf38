// The mails of accounts.
import { HOME_ZONE } from '@evenlight/contract/dates';
import { type Language, locales } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { translateInto } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import { accountMail } from './mail-words.ts';

/** What there is to say. */
export type AccountNews =
  | { kind: 'sign-in' | 'sign-up' | 'proof' | 'new-email'; code: string; link?: string }
  | { kind: 'email-changed'; newEmail: string }
  | { kind: 'passkey-added' | 'passkey-removed'; name: string }
  | { kind: 'deletion-planned'; deletesAt: Date }
  | { kind: 'email-confirmed' | 'deletion-undone' | 'account-gone' };

export type MailTexts = {
  subject: string;
  heading?: string;
  paragraphs: string[];
  label?: string;
  url?: string;
  code?: string;
  footerReason: string;
};

type Addressed = AccountNews & { to: string; language: Language; key: string };

export async function sendAccountMail(db: Db, world: World, { to, language, key, ...news }: Addressed): Promise<void> {
  const { brand, origin } = world.config;
  const day = (date: Date) =>
    date.toLocaleDateString(locales[language].locale, { dateStyle: 'long', timeZone: HOME_ZONE });
  const { subject, heading = subject, ...texts } = accountMail(translateInto(language), news, { brand, day, origin });
  await writeMail(db, world, { ...texts, subject, heading, to, language, idempotencyKey: key });
}

type CodeMail = {
  id: string;
  purpose: 'sign-in' | 'sign-up' | 'proof' | 'new-email';
  email: string;
  code: string;
  linkToken: string;
  language: Language;
};

export async function sendCodeMail(db: Db, world: World, mail: CodeMail): Promise<void> {
  const hasLink = mail.purpose === 'sign-in' || mail.purpose === 'sign-up';
  await sendAccountMail(db, world, {
    kind: mail.purpose,
    code: mail.code,
    ...(hasLink ? { link: linkTo(world, mail) } : {}),
    to: mail.email,
    language: mail.language,
    key: `code ${mail.id}`,
  });
}

/** The token stands behind the #, which browsers keep to themselves: no server, log or proxy ever sees it. */
function linkTo({ config }: World, { linkToken }: CodeMail): string {
  return `${config.origin}/login/confirm#${linkToken}`;
}
