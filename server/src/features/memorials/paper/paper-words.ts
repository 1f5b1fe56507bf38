import type { Language } from '@evenlight/contract/languages';
import { plainDayInWords } from '../../../platform/days.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';

type Words = {
  poster: string;
  orderOfService: string;
  inMemory: string;
  scan: string;
  portraitOf: (name: string) => string;
  codeTo: (address: string) => string;
  born: (day: string) => string;
  died: (day: string) => string;
};

export const paperWords: Record<Language, Words> = inEveryLanguage((t) => ({
  poster: t('Poster', 'paper'),
  orderOfService: t('Order of service'),
  inMemory: t('In memory of'),
  scan: t('Scan the code for photos, memories and the guestbook'),
  portraitOf: (name) => t('Portrait of {name}', { name }),
  codeTo: (address) => t('Code to scan: {address}', { address }),
  born: (day) => t('Born {day}', { day }, 'paper'),
  died: (day) => t('Died {day}', { day }, 'paper'),
}));

type Dates = { birthDate: string | null; deathDate: string | null };

/** 'March 3, 1941 – May 2, 2030'; null when the family gave neither. */
export function datesInWords({ birthDate, deathDate }: Dates, language: Language): string | null {
  const words = paperWords[language];
  const [birth, death] = [birthDate, deathDate].map((day) => day && plainDayInWords(day, language));
  if (birth && death) return `${birth} – ${death}`;
  if (birth) return words.born(birth);
  return death ? words.died(death) : null;
}
