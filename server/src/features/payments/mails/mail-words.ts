// What mails about money say.

import type { Language } from '@evenlight/contract/languages';
import { inSubject } from '../../../platform/mail/in-subject.ts';
import type { MailTexts } from '../../../platform/mail/write-mail.ts';
import { inEveryLanguage, words } from '../../../platform/texts/texts.ts';

type ShareAsked = { asker: string; name: string; amount: string; until: string };

type Words = {
  paid: (amount: string, isTest: boolean) => MailTexts;
  sharePaid: (amount: string, name: string, isTest: boolean) => MailTexts;
  shareReceipt: (amount: string, asker: string, reference: string, isTest: boolean) => MailTexts;
  refunded: (amount: string) => MailTexts;
  shareFooter: string;
  shareAsked: (asked: ShareAsked) => MailTexts;
};

export const mailWords: Record<Language, Words> = inEveryLanguage((t, language) => ({
  paid: (amount, isTest) => ({
    subject: t('We have received your payment'),
    paragraphs: [
      t('{amount} has arrived for your plan. Your receipt is ready whenever you need it.', { amount }),
      ...(isTest ? [testNote[language]] : []),
    ],
    label: t('View receipt', 'mail'),
    footerReason: t('You get this because something was paid for your plan.'),
  }),
  sharePaid: (amount, name, isTest) => ({
    subject: t('A share was paid'),
    paragraphs: [
      t('{name} has paid {amount} toward your plan. What is left has become less.', { name, amount }),
      ...(isTest ? [testNote[language]] : []),
    ],
    label: t('View receipt', 'mail'),
    footerReason: t('You get this because something was paid for your plan.'),
  }),
  shareReceipt: (amount, asker, reference, isTest) => ({
    subject: t('Thank you for your share'),
    paragraphs: [
      t('Your payment of {amount} has arrived. {asker} has been told.', { amount, asker }),
      t('Payment ID: {reference}. Please keep this mail as your receipt.', { reference }),
      ...(isTest ? [testNote[language]] : []),
    ],
    footerReason: t('You get this because a share of a cost was paid with this address.'),
  }),
  shareFooter: t('You get this because a share of a cost was paid with this address.'),
  refunded: (amount) => ({
    subject: t('We have paid money back'),
    paragraphs: [
      t('{amount} went back by the way it came. Banks usually show it within five to ten days.', { amount }),
    ],
    label: t('View receipt', 'mail'),
    footerReason: t('You get this because something was paid back for your plan.'),
  }),
  shareAsked: ({ asker, name, amount, until }) => ({
    subject: t('{asker} asks you to share a cost', { asker: inSubject(asker) }),
    paragraphs: [
      t('Dear {name}, {asker} is arranging a service and asks you for a share of {amount}.', { name, asker, amount }),
      t(
        'The link below is for you alone and works until {until} (Pacific time). You need no account. If this does not suit you, you need do nothing.',
        { until },
      ),
    ],
    label: t('See what it is about'),
    footerReason: t('You get this because {asker} gave us this address. If you do not know them, ignore it.', {
      asker,
    }),
  }),
}));

const testNote: Record<Language, string> = words('This was a test payment: no card was charged.');
