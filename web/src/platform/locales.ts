// The languages the pages can be set in. Arabic is here for the design gallery only, which shows that nothing depends
// on reading from the left.

export const locales = {
  en: { name: 'English', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
} as const;

export type Locale = keyof typeof locales;

export function isLocale(text: string): text is Locale {
  return Object.hasOwn(locales, text);
}
