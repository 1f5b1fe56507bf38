// The language a page is written in: by choice, else as the browser asks.
import { cookieIn } from './cookies';
import { isOfferedLocale, LANGUAGE_COOKIE, type Locale, preferredLocale } from './locales';

export function languageOf({ headers }: Request): Locale {
  const chosen = cookieIn(headers.get('cookie'), LANGUAGE_COOKIE);
  return isOfferedLocale(chosen) ? chosen : preferredLocale(headers.get('accept-language'));
}
