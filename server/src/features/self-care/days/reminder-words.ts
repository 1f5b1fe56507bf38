// What the reminder says. Mail lies in many places and is read over shoulders: a day that somebody added is told by its
// kind, never by the name they gave it, which is sealed with us. Days of a memorial are told by its name.

import type { Language } from '@evenlight/contract/languages';
import type { GriefDay } from '@evenlight/contract/self-care/days';
import { dayInWords } from '../../../platform/days.ts';
import type { MailTexts } from '../../../platform/mail/write-mail.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';

const ownWords: Record<Language, Record<GriefDay['kind'], string>> = inEveryLanguage((t) => ({
  birthday: t('A birthday you asked us to remember'),
  death: t('The day of a death you asked us to remember'),
  wedding: t('A wedding day you asked us to remember'),
  rite: t('A day you asked us to remember'),
  holiday: t('A day you asked us to remember'),
  other: t('A day you asked us to remember'),
}));

function named(days: readonly GriefDay[], language: Language): string[] {
  return days.map(({ source, kind, name, on }) => {
    const what = source === 'own' ? ownWords[language][kind] : name;
    return `• ${dayInWords(on, language)}: ${what}`;
  });
}

export const voices: Record<Language, (days: readonly GriefDay[]) => MailTexts> = inEveryLanguage(
  (t, language) => (days) => ({
    subject: days.length === 1 ? t('A day that is coming') : t('Days that are coming'),
    paragraphs: [
      days.length === 1
        ? t('A day is near that may be hard, or dear, or both:')
        : t('Days are near that may be hard, or dear, or both:'),
      ...named(days, language),
      t(
        'There is nothing you must do on it. Some people light a candle, visit a place, cook a dish, or ask somebody to be near. Some let it pass. Each of these is right.',
      ),
      t('If it gets too heavy: 988 answers calls and texts at any hour, also for grief.'),
    ],
    label: t('Open the calendar'),
    footerReason: t(
      'You get this because a day in your calendar has a reminder. You can change each one there, or turn reminders off in your profile.',
    ),
  }),
);
