// The languages we speak, and which one somebody reads.

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** What our team writes comes first in it; everything else is a translation. */
export const firstLanguage: Language = 'en';
export const furtherLanguages = languages.filter((language) => language !== firstLanguage);

export const LANGUAGE_COOKIE = 'language';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The language the browser asks for most that we speak; `es-MX` counts as Spanish, `est` does not. */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language {
  if (!acceptLanguage) return 'en';
  const asked = acceptLanguage.split(',').map((entry) => {
    const [tag = '', ...options] = entry.trim().toLowerCase().split(';');
    const weight = Number(options.find((option) => option.trim().startsWith('q='))?.split('=')[1] ?? 1);
    return { language: tag.split('-')[0], weight };
  });
  const wanted = asked.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return wanted.map(({ language }) => language).find(isLanguage) ?? 'en';
}
