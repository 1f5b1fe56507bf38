// The mail that says we have a message.

import { type Brand, localPhone } from '@evenlight/contract/brand';
import type { ContactUrgency } from '@evenlight/contract/contact';
import type { Language } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { momentInWords } from '../../../platform/days.ts';
import { type MailTexts, writeMail } from '../../../platform/mail/write-mail.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';

type Written = { id: string; to: string; language: Language; dueAt: Date; urgency: ContactUrgency };

export async function writeReceipt(db: Db, world: World, { id, to, language, dueAt, urgency }: Written): Promise<void> {
  const { brand } = world.config;
  const by = urgency === 'emergency' ? null : momentInWords(dueAt, language);
  const texts = receipts[language](brand, by);
  await writeMail(db, world, { ...texts, to, language, idempotencyKey: `contact ${id}` });
}

/** Nothing that was typed stands in it: anybody can type anybody's address. Without an hour it is answered at once. */
const receipts: Record<Language, (brand: Brand, by: string | null) => MailTexts> = inEveryLanguage(
  (t) => (brand, by) => ({
    subject: t('We have your message'),
    paragraphs: [
      by === null
        ? t('It comes first for our team.')
        : t('Somebody from our team will answer you by {by} (Pacific Time).', { by }),
      t(
        'If it cannot wait, call us: {supportPhone}. If anybody is in danger, call 911; 988 answers calls and texts at any hour.',
        { supportPhone: localPhone(brand.supportPhone) },
      ),
    ],
    footerReason: t('You get this because this address was given with a message to us. If it was not you, ignore it.'),
  }),
);
