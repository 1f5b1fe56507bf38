// The mail that says we have a request for a talk.

import { type Brand, localPhone } from '@evenlight/contract/brand';
import type { Language } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { momentInWords } from '../../../platform/days.ts';
import { type MailTexts, writeMail } from '../../../platform/mail/write-mail.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';

type Asked = { id: string; to: string; language: Language; dueAt: Date };

export async function writeReceipt(db: Db, world: World, { id, to, language, dueAt }: Asked): Promise<void> {
  const { brand } = world.config;
  const texts = receipts[language](brand, momentInWords(dueAt, language));
  await writeMail(db, world, { ...texts, to, language, idempotencyKey: `counseling ${id}` });
}

/** Nothing that was typed stands in it: anybody can type anybody's address. */
const receipts: Record<Language, (brand: Brand, by: string) => MailTexts> = inEveryLanguage((t) => (brand, by) => ({
  subject: t('We have your request'),
  paragraphs: [
    t('A person of our team will get in touch with you by {by} (Pacific Time).', { by }),
    t(
      'We are not an emergency service. If you need somebody right now, 988 answers calls and texts at any hour, also for grief. If anybody is in danger, call 911.',
    ),
    t('You can also call us: {supportPhone}.', { supportPhone: localPhone(brand.supportPhone) }),
  ],
  footerReason: t(
    'You get this because this address was given with a request for a talk. If it was not you, ignore it.',
  ),
}));
