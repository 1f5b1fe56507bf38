// The catalogues as they lie in `languages/`: what stands in them, and in which room of the product it is said.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePo } from 'pofile-ts';
import { PRICE_LIST } from '../../server/src/features/catalogue/first-catalogue/first-catalogue.ts';
import { FIRST_FACT } from '../../server/src/features/facts/first-facts.ts';
import { SAMPLE } from '../../server/src/sample-data/spoken-samples.ts';
import { root } from '../house.mjs';

export const folder = join(root, 'languages');
/** @param {string} locale */
export const fileOf = (locale) => join(folder, `${locale}.po`);

/** @typedef {{ key: string, message: string, translation: string, areas: string[] }} Message */

/**
 * @param {string} text
 * @returns {Message[]}
 */
export function messagesIn(text) {
  return parsePo(text).items.map(({ msgid, msgctxt, msgstr, references }) => ({
    key: `${msgctxt ?? ''}|${msgid}`,
    message: msgid,
    translation: msgstr[0] ?? '',
    areas: [...new Set(references.map((reference) => areaOf(reference, msgctxt)))],
  }));
}

/** @param {string} locale */
export const messagesOf = (locale) => messagesIn(readFileSync(fileOf(locale), 'utf8'));

const BY_CONTEXT = [PRICE_LIST, FIRST_FACT, SAMPLE];

/**
 * The feature, as screens and server name it alike; what none of them says is the frame around all.
 * @param {string} reference
 * @param {string | null} context
 */
function areaOf(reference, context) {
  if (reference.includes('texts-in-data')) return BY_CONTEXT.find((name) => name === context) ?? 'frame';
  const [, feature] = /\/src\/features\/([^/]+)\//.exec(reference) ?? [];
  return feature ?? 'frame';
}
