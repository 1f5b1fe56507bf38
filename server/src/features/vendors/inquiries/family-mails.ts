// What a family is written when a vendor has answered. No sums: mails are read over shoulders and kept for years.

import { wallTimeAt } from '@evenlight/contract/dates';
import { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import type { HeldInquiry } from './inquiry-locks.ts';

type Outcome = 'answered' | 'declined';
type Texts = { subject: string; paragraph: string };
type Voice = Record<Outcome, (vendorName: string) => Texts> & { label: string; footerReason: string };

/** One a day for each outcome: a vendor who corrects a price three times in an hour writes once. */
export async function writeToFamily(
  db: Db,
  world: World,
  { request, inquiry, vendor }: HeldInquiry,
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<void> {
  const owner = await findOwner(db, UserId.parse(request.userId));
  if (!owner) throw new Error('A request stands without its person.');
  const { email: to, language } = owner;
  const { origin } = world.config;
  const { label, footerReason, [outcome]: say } = voices[language];
  const { subject, paragraph } = say(vendor.name);
  const url = `${origin}/vendor-inquiries/${request.id}`;
  const idempotencyKey = `inquiry ${outcome} ${inquiry.id} ${wallTimeAt(now).date}`;
  await writeMail(db, world, {
    subject,
    paragraphs: [paragraph],
    label,
    url,
    footerReason,
    to,
    language,
    idempotencyKey,
  });
}

const voices: Record<Language, Voice> = inEveryLanguage((t) => ({
  answered: (vendorName) => ({
    subject: t('{vendorName} has answered', { vendorName }),
    paragraph: t(
      '{vendorName} has answered your inquiry. You can read it, and see it beside the others you asked. Nothing is decided until you choose.',
      { vendorName },
    ),
  }),
  declined: (vendorName) => ({
    subject: t('{vendorName} cannot do it', { vendorName }),
    paragraph: t(
      '{vendorName} has let you know that they cannot do this. You can ask somebody else whenever you like.',
      { vendorName },
    ),
  }),
  label: t('See the answer'),
  footerReason: t('You get this because you asked vendors through us.'),
}));
