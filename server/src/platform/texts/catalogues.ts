// The translations of what this side says, from the catalogues that the screens take theirs from (`languages/*.po`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLanguage, isLanguage, type Language } from '@evenlight/contract/languages';
import { parsePo } from 'pofile-ts';

// `npm run migration` reads the tables as CommonJS, which does not know where a file is; a migration holds no words.
const folder: string | null = import.meta.dirname ? join(import.meta.dirname, '../../../../languages') : null;

type Catalogue = ReadonlyMap<string, string>;
const read = new Map<Language, Catalogue>();

/** The words of a text in a language; none where nobody has translated it, and none for what it was written in. */
export function translationIn(language: Language, message: string, context: string | undefined): string | undefined {
  if (language === firstLanguage || folder === null) return undefined;
  return catalogueOf(folder, language).get(keyOf(message, context));
}

function catalogueOf(folder: string, language: Language): Catalogue {
  const known = read.get(language);
  if (known) return known;
  // The name of a file is made of it.
  if (!isLanguage(language)) throw new Error(`Nobody here speaks ${String(language)}.`);
  const { items } = parsePo(readFileSync(join(folder, `${language}.po`), 'utf8'));
  const catalogue = new Map<string, string>();
  for (const { msgid, msgctxt, msgstr } of items) if (msgstr[0]) catalogue.set(keyOf(msgid, msgctxt), msgstr[0]);
  read.set(language, catalogue);
  return catalogue;
}

/** As gettext has it: one text can mean two things. */
function keyOf(message: string, context: string | null | undefined): string {
  return context ? `${context}\u0004${message}` : message;
}
