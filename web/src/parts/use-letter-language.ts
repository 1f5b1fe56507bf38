import { isLanguage, type Language } from '@evenlight/contract/languages';
import { useHouse } from './use-house';

/** Most people write to people who read what they read. */
export function useLetterLanguage(): Language | undefined {
  const { locale } = useHouse();
  return isLanguage(locale) ? locale : undefined;
}
