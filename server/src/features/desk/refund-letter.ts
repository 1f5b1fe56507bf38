// The letter about a refund that our team cannot give.
import type { Language } from '@evenlight/contract/languages';

/** What our team says stands between two lines that say what it is about and what is left to do. */
export const declinedRefundLetter: Record<Language, (words: string) => { subject: string; text: string }> = {
  en: (words) => ({
    subject: 'About the refund you asked for',
    text: [
      'You asked us for money back. We have looked at it with care, and we cannot give it back.',
      words,
      'If you see it differently, call us or write to us. A person will look at it with you.',
    ].join('\n\n'),
  }),
  es: (words) => ({
    subject: 'Sobre el reembolso que pidió',
    text: [
      'Usted nos pidió que le devolviéramos dinero. Lo hemos revisado con cuidado y no podemos devolverlo.',
      words,
      'Si usted lo ve de otro modo, llámenos o escríbanos. Una persona lo revisará con usted.',
    ].join('\n\n'),
  }),
};
