// The letter about a refund that our team cannot give.

import type { Language } from '@evenlight/contract/languages';
import { inEveryLanguage } from '../../platform/texts/texts.ts';

/** What our team says stands between two lines that say what it is about and what is left to do. */
export const declinedRefundLetter: Record<Language, (words: string) => { subject: string; text: string }> =
  inEveryLanguage((t) => (words) => ({
    subject: t('About the refund you asked for'),
    text: [
      t('You asked us for money back. We have looked at it with care, and we cannot give it back.'),
      words,
      t('If you see it differently, call us or write to us. A person will look at it with you.'),
    ].join('\n\n'),
  }));
