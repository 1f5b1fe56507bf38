// What vendors are written, in the language that they read; the family's own words stay as they are.

import { wallTimeAt } from '@evenlight/contract/dates';
import { isLanguage, type Language } from '@evenlight/contract/languages';
import { inDollarsExactly } from '@evenlight/contract/money';
import type { InquiryUrgency } from '@evenlight/contract/vendors/inquiries';
import type { Db } from '../../../platform/database/database.ts';
import { dayInWords, plainDayInWords } from '../../../platform/days.ts';
import { inSubject } from '../../../platform/mail/in-subject.ts';
import type { Paragraph } from '../../../platform/mail/layout.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { languageName } from '../../../platform/texts/language-names.ts';
import { inEveryLanguage, type Translate } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import type { HeldInquiry } from './inquiry-locks.ts';
import type { RequestRow } from './inquiry-store.ts';
import { newReplyLink } from './links.ts';

type Letter = { subject: string; paragraphs: Paragraph[]; label?: string };
type Occasion = 'asked' | 'reminded' | 'chosen' | 'withdrawn' | 'reviewed';
type MailFacts = Pick<HeldInquiry, 'request' | 'vendor'>;

/** Each letter brings a fresh link, except the one that says that nothing more is asked. */
export async function writeToVendor(
  db: Db,
  world: World,
  { occasion, inquiryId, now, ...facts }: MailFacts & { occasion: Occasion; inquiryId: string; now: Date },
): Promise<void> {
  const { brand } = world.config;
  const { email, name, letterLanguage: language } = facts.vendor;
  const { letter, linkWorksUntil, footerReason } = voices[language];
  const { subject, paragraphs, label } = letter[occasion](facts, brand.name);
  const link = label === undefined ? null : await newReplyLink(db, world, { inquiryId, email }, now);
  const until = link && plainDayInWords(wallTimeAt(link.expiresAt).date, language);
  await writeMail(db, world, {
    ...(label === undefined ? {} : { label }),
    subject: onOneLine(subject),
    to: email,
    language,
    paragraphs: [...paragraphs, ...(until ? [linkWorksUntil(until)] : [])],
    url: link?.url,
    footerReason: footerReason(name, brand.name),
    idempotencyKey: `vendor ${occasion} ${inquiryId} ${link?.key ?? ''}`,
  });
}

function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

const voices = inEveryLanguage((t, language) => ({
  letter: lettersIn(t, language),
  linkWorksUntil: (until: string) => t('The link is private. It works until {until}.', { until }),
  footerReason: (vendor: string, brand: string) =>
    t('You get this because {vendor} is listed at {brand} with this address.', { vendor, brand }),
}));

function lettersIn(t: Translate, language: Language): Record<Occasion, (facts: MailFacts, brand: string) => Letter> {
  const howToAnswer = t(
    'Answer by the link below: with prices line by line, with a few words, or that you cannot do this. You need no account.',
  );
  const label = t('Answer the family', 'vendor letters');
  const marked = ({ urgency }: RequestRow, subject: string) => urgencyMark(t, urgency, subject);
  return {
    asked: ({ request, vendor }, brand) => ({
      subject: marked(
        request,
        t('{name} asks {vendor} through {brand}', { name: inSubject(request.name), vendor: vendor.name, brand }),
      ),
      paragraphs: [...everythingAsked(request, t, language), howToAnswer],
      label,
    }),
    reminded: ({ request, vendor }, brand) => ({
      subject: marked(
        request,
        t('{name} still hopes to hear from {vendor} ({brand})', {
          name: inSubject(request.name),
          vendor: vendor.name,
          brand,
        }),
      ),
      paragraphs: [
        t('A family has written to you and waits for an answer. A short one helps, also when you cannot do this.'),
        ...everythingAsked(request, t, language),
        howToAnswer,
      ],
      label,
    }),
    chosen: ({ request }) => ({
      subject: t('{name} takes your quote', { name: inSubject(request.name) }),
      paragraphs: [
        t('{name} has decided for you. Agree on the rest with each other: {address}.', {
          name: request.name,
          address: waysToReach(request),
        }),
        ...(request.eventDate
          ? [t('The day they named: {day}.', { day: dayInWords(request.eventDate, language) })]
          : []),
        t('No money has moved through us. The link shows what was asked and what you quoted.'),
      ],
      label: t('See what was agreed'),
    }),
    withdrawn: ({ request: { name } }) => ({
      subject: t('{name} asks no more', { name: inSubject(name) }),
      paragraphs: [
        t('{name} has withdrawn the inquiry. There is nothing for you to do. Thank you for your time.', { name }),
      ],
    }),
    reviewed: ({ request: { name }, vendor }) => ({
      subject: t('A family has written about your work'),
      paragraphs: [
        t('{name} has written a review. It stands on the page of {vendor}.', { name, vendor: vendor.name }),
        t('By the link you can read it and reply. Your reply stands under it.'),
      ],
      label: t('Read and reply'),
    }),
  };
}

function urgencyMark(t: Translate, urgency: InquiryUrgency, subject: string): string {
  const marks: Record<InquiryUrgency, string> = {
    normal: subject,
    urgent: t('Urgent: {subject}', { subject }),
    emergency: t('Emergency: {subject}', { subject }),
  };
  return marks[urgency];
}

/** Every field that was filled in, because the family was told that it goes along. */
function everythingAsked(request: RequestRow, t: Translate, language: Language): Paragraph[] {
  const { name, email, phone, serviceType, eventDate, budgetCents, urgency, message, wanted } = request;
  const reads = isLanguage(request.language) ? languageName(request.language, language) : request.language;
  const howSoon: Record<InquiryUrgency, string> = {
    normal: t('How soon: there is no hurry'),
    urgent: t('How soon: urgent, within a day or two'),
    emergency: t('How soon: emergency, today'),
  };
  return [
    t('Name: {name}', { name }),
    t('E-mail: {email}', { email }),
    ...(phone ? [t('Phone: {phone}', { phone })] : []),
    ...(serviceType ? [serviceIn(t)[serviceType]] : []),
    ...(eventDate ? [t('Date: {day}', { day: dayInWords(eventDate, language) })] : []),
    ...(budgetCents === null ? [] : [t('Budget: {amount}', { amount: inDollarsExactly(budgetCents) })]),
    howSoon[urgency],
    t('Language they read: {language}', { language: reads }),
    t('Their words:'),
    ...message.split(/\s*\n\s*/).map((theirs) => ({ theirs })),
    ...(wanted.length > 0 ? [t('They would like a price for each of these:')] : []),
    ...wanted.map((theirs, index) => ({ after: `${index + 1}.`, theirs })),
  ];
}

const serviceIn = (t: Translate): Record<NonNullable<RequestRow['serviceType']>, string> => ({
  burial: t('Service: burial'),
  cremation: t('Service: cremation'),
  memorial: t('Service: memorial'),
});

function waysToReach({ email, phone }: RequestRow): string {
  return phone ? `${email}, ${phone}` : email;
}
