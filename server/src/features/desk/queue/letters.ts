// A letter to whoever waits. It goes through the house, so that colleagues see what was written.

import type { Language } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';

type Letter = { to: string; language: Language; subject: string; text: string; idempotencyKey: string };

export async function sendLetter(
  db: Db,
  world: World,
  { to, language, subject, text, idempotencyKey }: Letter,
): Promise<void> {
  const { brand } = world.config;
  await writeMail(db, world, {
    to,
    subject,
    heading: { theirs: subject },
    language,
    paragraphs: text.split(/(?:\r?\n){2,}/).map((paragraph) => ({ theirs: paragraph.trim() })),
    footerReason: reasons[language](brand.email),
    idempotencyKey: `desk-letter ${idempotencyKey}`,
  });
}

const reasons: Record<Language, (email: string) => string> = inEveryLanguage(
  (t) => (email) => t('You get this because you asked our team for something. To answer, write to {email}.', { email }),
);
