// The languages we speak, and which one somebody reads. A new language is a line here and its catalogue in `languages/`
// (docs/languages.md).

type Spoken = {
  /** As its readers call it. */
  name: string;
  /** Its numbers, days and lists as they are written here. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** How PostgreSQL finds one word in its many forms. */
  stemming: 'english' | 'spanish' | 'arabic' | 'simple';
  /** Whether the grief chat hears danger in it (server/src/features/support/safety); it is offered in no other. */
  isHeardInChat: boolean;
  /**
   * `drawn`: only in the gallery of components, which shows that nothing depends on reading from the left. `begun`: families
   * may choose it, and what nobody has translated stands in English and says so. `complete`: nothing may be missing any more.
   */
  stage: 'drawn' | 'begun' | 'complete';
};

// biome-ignore format: a language is a line.
export const locales = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr', stemming: 'english', isHeardInChat: true, stage: 'complete' },
  es: { name: 'Español', locale: 'es-US', direction: 'ltr', stemming: 'spanish', isHeardInChat: true, stage: 'complete' },
  ar: { name: 'العربية', locale: 'ar', direction: 'rtl', stemming: 'arabic', isHeardInChat: false, stage: 'drawn' },
} as const satisfies Record<string, Spoken>;

/** Every language that pages can be set in. */
export type Locale = keyof typeof locales;

/** The ones that a family may choose. */
export type Language = { [Code in Locale]: (typeof locales)[Code]['stage'] extends 'drawn' ? never : Code }[Locale];

/** What everything is written in first; all else is a translation, and where one is missing, this stands. */
export const firstLanguage = 'en' as const satisfies Language;

export const languages: readonly [typeof firstLanguage, ...Language[]] = [
  firstLanguage,
  ...Object.keys(locales)
    .filter(isLocale)
    .filter(
      (code): code is Exclude<Language, typeof firstLanguage> =>
        code !== firstLanguage && locales[code].stage !== 'drawn',
    ),
];

/** The ones that somebody in grief can write to the chat in. */
export type ChatLanguage = {
  [Code in Language]: (typeof locales)[Code]['isHeardInChat'] extends true ? Code : never;
}[Language];

function isHeardInChat(language: Language): language is ChatLanguage {
  return locales[language].isHeardInChat;
}

export const chatLanguages: readonly ChatLanguage[] = languages.filter(isHeardInChat);

/** What the chat says its first words in, to somebody who reads this language. */
export function chatLanguageFor(language: Language): ChatLanguage {
  return isHeardInChat(language) ? language : firstLanguage;
}

export const furtherLanguages = languages.filter((language) => language !== firstLanguage);
export type FurtherLanguage = (typeof furtherLanguages)[number];

export const LANGUAGE_COOKIE = 'language';

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(locales, value);
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** One value for each language that we speak. */
export function forEachLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  const values = Object.fromEntries(languages.map((language) => [language, valueIn(language)]));
  if (!hasEachLanguage(values)) throw new Error('A language was left out.');
  return values;
}

function hasEachLanguage<Value>(values: Record<string, Value>): values is Record<Language, Value> {
  return languages.every((language) => Object.hasOwn(values, language));
}

/** The language the browser asks for most that we speak; `es-MX` counts as Spanish, `est` does not. */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language {
  if (!acceptLanguage) return firstLanguage;
  const asked = acceptLanguage.split(',').map((entry) => {
    const [tag = '', ...options] = entry.trim().toLowerCase().split(';');
    const weight = Number(options.find((option) => option.trim().startsWith('q='))?.split('=')[1] ?? 1);
    return { language: tag.split('-')[0], weight };
  });
  const wanted = asked.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return wanted.map(({ language }) => language).find(isLanguage) ?? firstLanguage;
}
