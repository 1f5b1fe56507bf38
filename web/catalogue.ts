// What the pages say in a language, as the text macros name it: by a number that is made of the English text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLanguage } from '@evenlight/contract/languages';
import { createCompiledCatalog } from '@lingui/cli/api';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { parsePo } from 'pofile-ts';
import { inFirstLanguage } from './src/platform/fallback.ts';

const OF_PAGES = /^web\//;

const fileOf = (locale: string) => join(import.meta.dirname, '../languages', `${locale}.po`);

export function readCatalogue(locale: string): string {
  return readFileSync(fileOf(locale), 'utf8');
}

/** Number → words. What the server says is not among them, and what nobody has translated is marked as English. */
function messagesIn(locale: string): Record<string, string> {
  const { items } = parsePo(readCatalogue(locale));
  const said = items.filter(({ references }) => references.some((reference) => OF_PAGES.test(reference)));
  return Object.fromEntries(
    said.map(({ msgid, msgctxt, msgstr }) => {
      const words = msgstr[0] || (locale === firstLanguage ? msgid : inFirstLanguage(msgid));
      return [generateMessageId(msgid, msgctxt ?? undefined), words];
    }),
  );
}

/** As a module, or as JSON. */
export function compiledCatalogue(locale: string, namespace: 'es' | 'json'): string {
  const { source, errors } = createCompiledCatalog(locale, messagesIn(locale), { namespace });
  if (errors.length > 0)
    throw new Error(`Texts in ${locale} cannot be read: ${errors.map(({ id }) => id).join(', ')}.`);
  return source;
}
