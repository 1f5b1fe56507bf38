// What vendors are written. In English, since their listings are; the family's own words stay as they are.

import { wallTimeAt } from '@evenlight/contract/dates';
import { isLanguage, locales } from '@evenlight/contract/languages';
import { inDollarsExactly } from '@evenlight/contract/money';
import type { ServiceType } from '@evenlight/contract/traditions';
import type { InquiryUrgency } from '@evenlight/contract/vendors/inquiries';
import type { Db } from '../../../platform/database/database.ts';
import { dayInWords, plainDayInWords } from '../../../platform/days.ts';
import { inSubject } from '../../../platform/mail/in-subject.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { World } from '../../../platform/world.ts';
import type { HeldInquiry } from './inquiry-locks.ts';
import type { RequestRow } from './inquiry-store.ts';
import { newReplyLink } from './links.ts';

type Letter = { subject: string; paragraphs: string[]; label?: string };
type Occasion = 'asked' | 'reminded' | 'chosen' | 'withdrawn' | 'reviewed';
type MailFacts = Pick<HeldInquiry, 'request' | 'vendor'>;

/** Each letter brings a fresh link, except the one that says that nothing more is asked. */
export async function writeToVendor(
  db: Db,
  world: World,
  { occasion, inquiryId, now, ...facts }: MailFacts & { occasion: Occasion; inquiryId: string; now: Date },
): Promise<void> {
  const { brand } = world.config;
  const letter = letters[occasion](facts, brand.name);
  const subject = onOneLine(letter.subject);
  const { email } = facts.vendor;
  const link = letter.label === undefined ? null : await newReplyLink(db, world, { inquiryId, email }, now);
  const until = link && plainDayInWords(wallTimeAt(link.expiresAt).date, 'en');
  const idempotencyKey = `vendor ${occasion} ${inquiryId} ${link?.key ?? ''}`;
  await writeMail(db, world, {
    ...letter,
    subject,
    to: email,
    language: 'en',
    paragraphs: [...letter.paragraphs, ...(until ? [`The link is private. It works until ${until}.`] : [])],
    url: link?.url,
    footerReason: `You get this because ${facts.vendor.name} is listed at ${brand.name} with this address.`,
    idempotencyKey,
  });
}

function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

const howToAnswer =
  'Answer by the link below: with prices line by line, with a few words, or that you cannot do this. You need no account.';

const letters: Record<Occasion, (facts: MailFacts, brandName: string) => Letter> = {
  asked: ({ request, vendor }, brandName) => ({
    subject: `${urgencyMarks[request.urgency]}${inSubject(request.name)} asks ${vendor.name} through ${brandName}`,
    paragraphs: [...everythingAsked(request), howToAnswer],
    label: 'Answer the family',
  }),
  reminded: ({ request, vendor }, brandName) => ({
    subject: `${urgencyMarks[request.urgency]}${inSubject(request.name)} still hopes to hear from ${vendor.name} (${brandName})`,
    paragraphs: [
      'A family has written to you and waits for an answer. A short one helps, also when you cannot do this.',
      ...everythingAsked(request),
      howToAnswer,
    ],
    label: 'Answer the family',
  }),
  chosen: ({ request }) => ({
    subject: `${inSubject(request.name)} takes your quote`,
    paragraphs: [
      `${request.name} has decided for you. Agree on the rest with each other: ${waysToReach(request)}.`,
      ...(request.eventDate ? [`The day they named: ${dayInWords(request.eventDate, 'en')}.`] : []),
      'No money has moved through us. The link shows what was asked and what you quoted.',
    ],
    label: 'See what was agreed',
  }),
  withdrawn: ({ request }) => ({
    subject: `${inSubject(request.name)} asks no more`,
    paragraphs: [`${request.name} has withdrawn the inquiry. There is nothing for you to do. Thank you for your time.`],
  }),
  reviewed: ({ request, vendor }) => ({
    subject: `A family has written about your work`,
    paragraphs: [
      `${request.name} has written a review. It stands on the page of ${vendor.name}.`,
      'By the link you can read it and reply. Your reply stands under it.',
    ],
    label: 'Read and reply',
  }),
};

const urgencyMarks: Record<InquiryUrgency, string> = { normal: '', urgent: 'Urgent: ', emergency: 'Emergency: ' };
const urgencyWords: Record<InquiryUrgency, string> = {
  normal: 'Normal',
  urgent: 'Urgent: within a day or two',
  emergency: 'Emergency: today',
};
const serviceWords: Record<ServiceType, string> = { burial: 'Burial', cremation: 'Cremation', memorial: 'Memorial' };

/** Every field that was filled in, because the family was told that it goes along. */
function everythingAsked(request: RequestRow): string[] {
  const { name, email, phone, serviceType, eventDate, budgetCents, urgency, language, message, wanted } = request;
  return [
    `Name: ${name}`,
    `E-mail: ${email}`,
    ...(phone ? [`Phone: ${phone}`] : []),
    ...(serviceType ? [`Service: ${serviceWords[serviceType]}`] : []),
    ...(eventDate ? [`Date: ${dayInWords(eventDate, 'en')}`] : []),
    ...(budgetCents === null ? [] : [`Budget: ${inDollarsExactly(budgetCents)}`]),
    `How soon: ${urgencyWords[urgency]}`,
    `Language they read: ${isLanguage(language) ? locales[language].name : language}`,
    'Their words:',
    ...message.split(/\s*\n\s*/),
    ...(wanted.length > 0 ? ['They would like a price for each of these:'] : []),
    ...wanted.map((line, index) => `${index + 1}. ${line}`),
  ];
}

function waysToReach({ email, phone }: RequestRow): string {
  return phone ? `${email}, ${phone}` : email;
}
