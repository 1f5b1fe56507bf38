// The languages of the house, and which one a visitor reads.

export const locales = {
  en: { name: 'English', direction: 'ltr', isOffered: true },
  es: { name: 'Español', direction: 'ltr', isOffered: true },
  ar: { name: 'العربية', direction: 'rtl', isOffered: false },
} as const;

export type Locale = keyof typeof locales;

export const offeredLocales = (Object.keys(locales) as Locale[]).filter((locale) => locales[locale].isOffered);

export const LANGUAGE_COOKIE = 'language';

export function isOfferedLocale(value: unknown): value is Locale {
  return offeredLocales.some((locale) => locale === value);
}

/** The language the browser asks for most that we offer; `es-MX` counts as Spanish, `est` does not. */
export function preferredLocale(acceptLanguage: string | null): Locale {
  const asked = (acceptLanguage ?? '').split(',').map((entry) => {
    const [tag = '', ...options] = entry.trim().toLowerCase().split(';');
    const weight = Number(options.find((option) => option.trim().startsWith('q='))?.split('=')[1] ?? 1);
    return { language: tag.split('-')[0], weight };
  });
  const wanted = asked.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return wanted.map(({ language }) => language).find(isOfferedLocale) ?? 'en';
}
