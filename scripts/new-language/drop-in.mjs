// Makes the copy of a house speak one language more: a line and a catalogue, and nothing else.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePo, stringifyPo } from 'pofile-ts';

/** Ours alone: no language has it, so nobody mistakes it for a translation. */
export const CODE = 'qaa';
const LINE = `  ${CODE}: { name: 'ꞯ', locale: 'en-US', direction: 'rtl', stemming: 'simple', isHeardInChat: false, isOffered: true },\n`;

/**
 * Each text in brackets, with its {names} and plurals as they are. Brackets are no letters of any script, so they read the
 * same from both sides.
 * @param {string} message
 */
export const inNewLanguage = (message) => `⟦${message}⟧`;

/** @param {string} copy */
export function dropIn(copy) {
  const languages = join(copy, 'contract/src/languages.ts');
  const code = readFileSync(languages, 'utf8');
  const last = "  ar: { name: 'العربية'";
  if (!code.includes(last)) throw new Error('The list of languages is not where it was.');
  writeFileSync(languages, code.replace(last, `${LINE}${last}`));
  const catalogue = parsePo(readFileSync(join(copy, 'languages/es.po'), 'utf8'));
  for (const item of catalogue.items) item.msgstr = [inNewLanguage(item.msgid)];
  catalogue.headers.Language = CODE;
  writeFileSync(join(copy, `languages/${CODE}.po`), stringifyPo(catalogue));
}
