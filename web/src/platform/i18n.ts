// Message catalogues. The server knows them all. What was built for browsers has the texts of a language in its modules
// (`web/texts-in-modules.ts`); in development they load the one that they read.
import type { Locale } from '@evenlight/contract/languages';
import { type I18n, type Messages, setupI18n } from '@lingui/core';

const loaded = new Map<Locale, I18n>();

const catalogues = import.meta.glob<{ messages: Messages }>('../../../languages/*.po');

export async function loadCatalogue(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  const load = catalogues[`../../../languages/${locale}.po`];
  if (!load) throw new Error(`There is no catalogue languages/${locale}.po.`);
  const { messages } = await load();
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
