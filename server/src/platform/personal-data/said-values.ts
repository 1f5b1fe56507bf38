// How stored values are said to the people whose they are; programs are given them as they are stored.
import { forEachLanguage, type Language, languages, locales } from '@evenlight/contract/languages';
import { inDollarsAndCents } from '@evenlight/contract/money';
import { inLanguage, type Translations } from '@evenlight/contract/translations';
import { plainDayInWords } from '../days.ts';
import type { Words } from '../texts/texts.ts';
import type { Told } from './coverage.ts';

type Values = Record<string, Words> | ((value: unknown) => Words | undefined);

/** Nothing where there are no words for it: then it is what somebody wrote. */
export function inWords(value: unknown, values: Values): Words | undefined {
  if (typeof values === 'function') return values(value);
  if (typeof value === 'string') return values[value];
  return Array.isArray(value) ? eachInWords(value, values) : undefined;
}

function eachInWords(list: readonly unknown[], values: Record<string, Words>): Words | undefined {
  const said = list.map((one) => values[String(one)]);
  if (said.length === 0 || said.some((one) => one === undefined)) return undefined;
  return forEachLanguage((language) => said.map((one) => one?.[language]).join(', '));
}

/** What is stored in cents. */
export function aPrice(cents: unknown): Words | undefined {
  return typeof cents === 'number' ? forEachLanguage(() => inDollarsAndCents(cents)) : undefined;
}

export function aDay(day: unknown): Words | undefined {
  return typeof day === 'string' ? forEachLanguage((language) => plainDayInWords(day, language)) : undefined;
}

/** What is stored as minutes from midnight. */
export function anHour(minute: unknown): Words | undefined {
  return typeof minute === 'number' ? forEachLanguage((language) => onTheClock(minute, language)) : undefined;
}

function onTheClock(minute: number, language: Language): string {
  const onSomeDay = new Date(minute * 60_000);
  return onSomeDay.toLocaleTimeString(locales[language].locale, { timeStyle: 'short', timeZone: 'UTC' });
}

/** Words for each of the few values that are told elsewhere as well. */
export function sayEach<Value extends string>(
  values: readonly Value[],
  wordsIn: (value: Value, language: Language) => string,
): Record<string, Words> {
  return Object.fromEntries(values.map((value) => [value, forEachLanguage((language) => wordsIn(value, language))]));
}

/** A text of ours that its row has translations of, in the languages in which it was told. */
export function toldAs<Field extends string>(
  field: Field,
  row: Readonly<Record<Field, string>> & { translations: Translations },
): Told {
  const said = languages.map((language) => [language, inLanguage(row, [field], language)] as const);
  return Object.fromEntries(
    said.flatMap(([asked, { language = asked, [field]: text }]) => (language === asked ? [[asked, text]] : [])),
  );
}
