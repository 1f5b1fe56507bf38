// The names of days that we name ourselves.

import type { Language } from '@evenlight/contract/languages';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { Holiday } from './rules.ts';

export const holidayWords: Record<Language, Record<Holiday, { name: string; note: string }>> = inEveryLanguage((t) => ({
  'valentines-day': { name: t('Valentine’s Day', 'day'), note: '' },
  'mothers-day': { name: t('Mother’s Day', 'day'), note: t('In the United States, the second Sunday of May.') },
  'fathers-day': { name: t('Father’s Day', 'day'), note: t('In the United States, the third Sunday of June.') },
  'dia-de-los-muertos': {
    name: t('Día de los Muertos'),
    note: t('November 1 and 2. Many families remember children on the first day and adults on the second.'),
  },
  thanksgiving: { name: t('Thanksgiving', 'day'), note: '' },
  christmas: { name: t('Christmas', 'day'), note: '' },
  'new-years-eve': { name: t('New Year’s Eve'), note: '' },
}));

export const memorialDayWords: Record<
  Language,
  Record<'birthday' | 'death', (fullName: string) => string>
> = inEveryLanguage((t) => ({
  birthday: (fullName) => t('Birthday of {fullName}', { fullName }),
  death: (fullName) => t('The day {fullName} died', { fullName }),
}));
