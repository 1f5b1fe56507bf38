// Message catalogues. The server knows them all. What was built for browsers has the texts of a language in its modules
// (`web/texts-in-modules.ts`); in development they load the one that they read.
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from './locales';

const loaded = new Map<Locale, I18n>();

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('../locales/en.po'),
  es: () => import('../locales/es.po'),
  ar: () => import('../locales/ar.po'),
};

export async function loadCatalogue(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  const { messages } = await catalogues[locale]();
  loaded.set(locale, setupI18n({ locale, messages: { [locale]: messages } }));
}

/** For modules that bring their texts along. */
export function expectTextsInModules(locale: Locale): void {
  loaded.set(locale, setupI18n({ locale, messages: { [locale]: {} } }));
}

/**
 * The texts of a language that `loadCatalogue` has brought in. A browser goes on in the one that its page was written in,
 * also when another tab has chosen another language since.
 */
export function textsIn(locale: Locale): I18n {
  const texts = loaded.get(locale) ?? loaded.values().next().value;
  if (!texts) throw new Error('No catalogue was loaded before it was used.');
  return texts;
}
