/** What a language is called in the language of the page: 'Spanish', 'español'. */
export function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
}
