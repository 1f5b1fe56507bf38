// The language a page is written in: by choice, else as the browser asks.
import { isLanguage, LANGUAGE_COOKIE, type Language, preferredLanguage } from '@evenlight/contract/languages';
import { cookieIn } from './cookies';

export function languageOf({ headers }: Request): Language {
  const chosen = cookieIn(headers.get('cookie'), LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : preferredLanguage(headers.get('accept-language'));
}
