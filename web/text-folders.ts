// Where the modules of each language are: their texts are in them, so what names them has to change with the texts too.
import { createHash } from 'node:crypto';
import { locales } from '@evenlight/contract/languages';
import { readCatalogue } from './catalogue.ts';

/** Language → folder under `/assets`. */
export function textFolders(): Record<string, string> {
  return Object.fromEntries(Object.keys(locales).map((locale) => [locale, `${locale}-${fingerprintOf(locale)}`]));
}

function fingerprintOf(locale: string): string {
  return createHash('sha256').update(readCatalogue(locale)).digest('hex').slice(0, 8);
}
