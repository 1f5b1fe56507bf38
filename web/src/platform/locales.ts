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

/** The first language the browser names that we offer; quality values arrive in order from every browser in use. */
export function preferredLocale(acceptLanguage: string | null): Locale {
  const asked = (acceptLanguage ?? '').split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return asked.find(isOfferedLocale) ?? 'en';
}
