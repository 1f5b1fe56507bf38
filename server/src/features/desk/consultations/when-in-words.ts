// When a talk is: on the Bay Area clock, and on the clock of whoever booked it where that one shows another hour.

import type { Language } from '@evenlight/contract/languages';
import { momentInWords } from '../../../platform/days.ts';
import { inEveryLanguage, words } from '../../../platform/texts/texts.ts';

type When = { startsAt: Date; timeZone: string | null };

const pacific: Record<Language, string> = words('Pacific Time', 'consultations when in');
const yours: Record<Language, (moment: string) => string> = inEveryLanguage(
  (t) => (moment) => t('; {moment} on your clock', { moment }),
);

export function whenInWords({ startsAt, timeZone }: When, language: Language): string {
  const here = momentInWords(startsAt, language);
  const there = timeZone === null ? here : momentInWords(startsAt, language, timeZone);
  return `${here} (${pacific[language]}${there === here ? '' : yours[language](there)})`;
}
