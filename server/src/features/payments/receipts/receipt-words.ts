// The words of a printed receipt.

import type { Language } from '@evenlight/contract/languages';
import type { Receipt } from '@evenlight/contract/payments';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';

type Words = {
  title: string;
  test: string;
  paidOn: string;
  paidBy: string;
  number: string;
  plan: string;
  planNumber: string;
  person: string;
  services: string;
  types: Record<Receipt['type'], string>;
  refund: (day: string) => string;
  total: string;
  paid: string;
  balance: string;
  credit: string;
  planSums: string;
  lettersMissing: string;
  call: (phone: string) => string;
  page: (page: number, pages: number) => string;
};

export const receiptWords: Record<Language, Words> = inEveryLanguage((t) => ({
  title: t('Receipt', 'receipt'),
  test: t('Test payment: no card was charged.'),
  paidOn: t('Paid on', 'receipt'),
  paidBy: t('Paid by', 'receipt'),
  number: t('Payment ID', 'receipt'),
  plan: t('Plan', 'receipt'),
  planNumber: t('Plan number', 'receipt'),
  person: t('For', 'receipt'),
  services: t('Included services', 'receipt'),
  types: { deposit: t('Deposit', 'receipt'), full: t('Payment in full'), share: t('Share of the cost') },
  refund: (day) => t('Paid back on {day}', { day }),
  total: t('Total of the plan'),
  paid: t('Paid so far'),
  balance: t('Still to be paid', 'receipt'),
  credit: t('Owed back to you'),
  planSums: t('Where the plan stands today'),
  lettersMissing: t(
    'Some letters of a name could not be printed here. The receipt on our website shows the name in full.',
  ),
  call: (phone) => t('Questions? Call us at {phone}.', { phone }),
  page: (page, pages) => t('Page {page} of {pages}', { page, pages }),
}));
