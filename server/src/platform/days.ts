// Days and moments in words, for mails and printed pages.
import { HOME_ZONE } from '@evenlight/contract/dates';
import type { Language } from '@evenlight/contract/languages';

/** Both as they are written in California: hours by a.m. and p.m., in Spanish too. */
export const localeOf: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** A day of the calendar belongs to no zone. */
export function dayInWords(day: string, language: Language): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf[language], { dateStyle: 'full', timeZone: 'UTC' });
}

/** The days of a life need no weekday: 'March 4, 1941'. */
export function plainDayInWords(day: string, language: Language): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' });
}

/** On the clock of the Bay Area. */
export function momentInWords(moment: Date, language: Language): string {
  return moment.toLocaleString(localeOf[language], { dateStyle: 'full', timeStyle: 'short', timeZone: HOME_ZONE });
}
