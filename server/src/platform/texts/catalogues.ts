// The translations of what this side says, from the catalogues that the screens take theirs from (`languages/*.po`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLanguage, isLanguage, type Language } from '@evenlight/contract/languages';
import { parsePo } from 'pofile-ts';

const folder = join(import.meta.dirname, '../../../../languages');

type Catalogue = ReadonlyMap<string, string>;
const read = new Map<Language, Catalogue>();

/** The words of a text in a language; none where nobody has translated it, and none for what it was written in. */
export function translationIn(language: Language, message: string, context: string | undefined): string | undefined {
  if (language === firstLanguage) return undefined;
  return catalogueOf(language).get(keyOf(message, context));
}

function catalogueOf(language: Language): Catalogue {
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
