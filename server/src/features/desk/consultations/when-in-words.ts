// When a talk is: on the Bay Area clock, and on the clock of whoever booked it where that one shows another hour.
import type { Language } from '@evenlight/contract/languages';
import { localeOf, momentInWords } from '../../../platform/days.ts';

type When = { startsAt: Date; timeZone: string | null };

const pacific: Record<Language, string> = { en: 'Pacific Time', es: 'hora del Pacífico' };
const yours: Record<Language, (moment: string) => string> = {
  en: (moment) => `; ${moment} on your clock`,
  es: (moment) => `; ${moment} en su reloj`,
};

export function whenInWords({ startsAt, timeZone }: When, language: Language): string {
  const here = momentInWords(startsAt, language);
  const there = timeZone === null ? here : momentIn(startsAt, timeZone, language);
  return `${here} (${pacific[language]}${there === here ? '' : yours[language](there)})`;
}

function momentIn(moment: Date, timeZone: string, language: Language): string {
  return moment.toLocaleString(localeOf[language], { dateStyle: 'full', timeStyle: 'short', timeZone });
}
