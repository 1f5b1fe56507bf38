// `npm run texts -- status`: for each language and area how much is translated, and who read it last.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLanguage, locales } from '../../contract/src/languages.ts';
import { root, say } from '../house.mjs';
import { fileOf, folder, messagesIn, messagesOf } from './catalogue-files.mjs';

/**
 * Who read all texts of an area, and in which catalogue: what was changed since then is told by comparing the two.
 * @typedef {{ language: string, area: string, by: string, on: string, catalogue: string }} Review
 */
const REVIEWS = join(folder, 'reviews.json');
/** @returns {Review[]} */
const reviews = () => JSON.parse(readFileSync(REVIEWS, 'utf8'));

export function printStatus() {
  const rows = Object.keys(locales)
    .filter((language) => language !== firstLanguage)
    .flatMap((language) => rowsOf(language, messagesOf(language)));
  const head = ['language', 'area', 'texts', 'translated', 'reviewed'];
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  for (const row of [head, ...rows])
    say(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/**
 * @param {string} language
 * @param {import('./catalogue-files.mjs').Message[]} messages
 */
function rowsOf(language, messages) {
  const areas = [...new Set(messages.flatMap(({ areas }) => areas))].sort();
  return ['all', ...areas].map((area) => {
    const own = messages.filter(({ areas }) => area === 'all' || areas.includes(area));
    const translated = own.filter(({ translation }) => translation !== '').length;
    return [language, area, `${own.length}`, share(translated, own.length), reviewOf(language, area, own)];
  });
}

/**
 * Down, so that 100 % means all of them.
 * @param {number} part
 * @param {number} whole
 */
const share = (part, whole) => `${Math.floor((100 * part) / whole)} %`;

/**
 * @param {string} language
 * @param {string} area
 * @param {import('./catalogue-files.mjs').Message[]} messages
 */
function reviewOf(language, area, messages) {
  if (area === 'all') return '';
  const review = reviews().findLast((one) => one.language === language && one.area === area);
  if (!review) return 'nobody yet';
  const read = new Map(messagesIn(git('cat-file', 'blob', review.catalogue)).map((one) => [one.key, one.translation]));
  const changed = messages.filter(({ key, translation }) => read.get(key) !== translation).length;
  return `${review.by}, ${review.on}${changed > 0 ? `, ${changed} texts changed since` : ''}`;
}

/**
 * `npm run texts -- reviewed es memorials 'María López'`, when somebody has read every text of it in its place.
 * @param {string[]} args
 */
export function noteReview([language = '', area = '', by = '']) {
  const messages = Object.hasOwn(locales, language) ? messagesOf(language) : [];
  if (by.trim() === '' || !messages.some(({ areas }) => areas.includes(area)))
    throw new Error(
      "Say which language, which area of the table, and who: npm run texts -- reviewed es memorials 'María López'",
    );
  const catalogue = git('hash-object', '-w', fileOf(language)).trim();
  const on = new Date().toISOString().slice(0, 10);
  const others = reviews().filter((one) => one.language !== language || one.area !== area);
  writeFileSync(REVIEWS, `${JSON.stringify([...others, { language, area, by: by.trim(), on, catalogue }], null, 2)}\n`);
  say(`Noted. Commit languages/reviews.json together with languages/${language}.po.`);
}

/** @param {string[]} words */
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
