// Days and moments in words, for mails and printed pages.
import { HOME_ZONE } from '@evenlight/contract/dates';
import { type Language, locales } from '@evenlight/contract/languages';

/** A day of the calendar belongs to no zone. */
export function dayInWords(day: string, language: Language): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locales[language].locale, {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
}

/** The days of a life need no weekday: 'March 4, 1941'. */
export function plainDayInWords(day: string, language: Language): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locales[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

/** On the clock of the Bay Area. */
export function momentInWords(moment: Date, language: Language): string {
  return moment.toLocaleString(locales[language].locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: HOME_ZONE,
  });
}
