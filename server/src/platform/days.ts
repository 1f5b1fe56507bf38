// Days and moments in words, for mails and printed pages.
import { HOME_ZONE } from '@evenlight/contract/dates';
import { type Language, locales } from '@evenlight/contract/languages';
import { inEveryLanguage } from './texts/texts.ts';

// Put together by us: Spanish has a comma behind the weekday for Intl, and none where 'el' stands before it, as in most of
// our sentences.
const words = inEveryLanguage((t) => ({
  day: (weekday: string, day: string) => t('{weekday}, {day}', { weekday, day }),
  moment: (day: string, time: string) => t('{day} at {time}', { day, time }),
}));

/** A day of the calendar belongs to no zone. */
export function dayInWords(day: string, language: Language): string {
  return dayIn('UTC', new Date(`${day}T00:00:00Z`), language);
}

/** The days of a life need no weekday: 'March 4, 1941'. */
export function plainDayInWords(day: string, language: Language): string {
  return longDay('UTC', new Date(`${day}T00:00:00Z`), language);
}

/** On the clock of the Bay Area, unless it is told on another. */
export function momentInWords(moment: Date, language: Language, timeZone: string = HOME_ZONE): string {
  const time = moment.toLocaleTimeString(locales[language].locale, { timeStyle: 'short', timeZone });
  return words[language].moment(dayIn(timeZone, moment, language), time);
}

function dayIn(timeZone: string, moment: Date, language: Language): string {
  const weekday = moment.toLocaleDateString(locales[language].locale, { weekday: 'long', timeZone });
  return words[language].day(weekday, longDay(timeZone, moment, language));
}

function longDay(timeZone: string, moment: Date, language: Language): string {
  return moment.toLocaleDateString(locales[language].locale, { dateStyle: 'long', timeZone });
}
