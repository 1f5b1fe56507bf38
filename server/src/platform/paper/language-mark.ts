import type { Language } from '@evenlight/contract/languages';

/** `Basic services (inglés)`: what there is in another language alone says so. */
export function inItsLanguage(
  text: string,
  { language }: { language?: Language | undefined },
  reader: Language,
): string {
  return language ? `${text} (${new Intl.DisplayNames([reader], { type: 'language' }).of(language)})` : text;
}
