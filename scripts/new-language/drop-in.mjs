// Makes the copy of a house speak one language more: a line and a catalogue, and nothing else.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePo, stringifyPo } from 'pofile-ts';

/** Ours alone: no language has it, so nobody mistakes it for a translation. */
export const CODE = 'qaa';
const LINE = `  ${CODE}: { name: '⟦Qaa⟧', locale: 'ar', direction: 'rtl', stemming: 'simple', isHeardInChat: false, stage: 'complete' },\n`;
const LAST = '  ar: { name:';

/** @param {string} copy */
export function dropIn(copy) {
  const languages = join(copy, 'contract/src/languages.ts');
  const code = readFileSync(languages, 'utf8');
  if (!code.includes(LAST)) throw new Error('The list of languages is not where it was.');
  writeFileSync(languages, code.replace(LAST, `${LINE}${LAST}`));
  writeCatalogue(copy, (message) => `⟦${message}⟧`);
}

/**
 * One that is not complete.
 * @param {string} copy
 * @param {string} message
 */
export function leaveOut(copy, message) {
  const languages = join(copy, 'contract/src/languages.ts');
  const code = readFileSync(languages, 'utf8');
  writeFileSync(languages, code.replace(LINE, LINE.replace('complete', 'begun')));
  writeCatalogue(copy, (each) => (each === message ? '' : `⟦${each}⟧`));
}

/**
 * Brackets are no letters of any script, and what stands in them keeps its {names} and plurals.
 * @param {string} copy
 * @param {(message: string) => string} translate
 */
function writeCatalogue(copy, translate) {
  const catalogue = parsePo(readFileSync(join(copy, 'languages/en.po'), 'utf8'));
  for (const item of catalogue.items) item.msgstr = [translate(item.msgid)];
  catalogue.headers.Language = CODE;
  writeFileSync(join(copy, `languages/${CODE}.po`), stringifyPo(catalogue));
}
