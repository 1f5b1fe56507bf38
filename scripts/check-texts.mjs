// Every text a person reads is in the catalogues, and every complete language has all of them, with the same {names} in it.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstLanguage, languages, locales } from '../contract/src/languages.ts';
import { placeholdersIn } from '../server/src/platform/texts/placeholders.ts';
import { root } from './house.mjs';
import { folder, messagesIn, messagesOf } from './texts/catalogue-files.mjs';

// A check changes nothing: what is said now is collected beside the catalogues, not into them.
const fresh = mkdtempSync(join(tmpdir(), 'evenlight-texts-'));
/** @type {string[]} */
const faults = [];
try {
  cpSync(folder, fresh, { recursive: true });
  const env = { ...process.env, CATALOGUES: fresh };
  execFileSync(join(root, 'node_modules/.bin/lingui'), ['extract', '--clean'], { cwd: root, stdio: 'pipe', env });
  for (const locale of Object.keys(locales)) {
    const [before, after] = [messagesOf(locale), messagesIn(readFileSync(join(fresh, `${locale}.po`), 'utf8'))];
    told(`${locale}.po lacks`, without(after, before), 'run npm run texts');
    told(`${locale}.po keeps what nobody says`, without(before, after), 'run npm run texts');
  }
  for (const language of languages.filter((language) => language !== firstLanguage)) {
    const messages = messagesOf(language);
    const untranslated = messages.filter(({ translation }) => translation === '');
    if (locales[language].stage === 'complete')
      told(`${language}.po has no translation of`, untranslated, 'translate them');
    told(`${language}.po names other {places} in`, messages.filter(hasOtherPlaces), 'say the same names');
  }
} finally {
  rmSync(fresh, { recursive: true });
}
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}

/** @typedef {import('./texts/catalogue-files.mjs').Message} Message */

/**
 * @param {string} what
 * @param {Message[]} messages
 * @param {string} remedy
 */
function told(what, messages, remedy) {
  if (messages.length === 0) return;
  const some = messages
    .slice(0, 5)
    .map(({ message }) => message)
    .join(' | ');
  faults.push(`${what} (${messages.length}): ${some} (${remedy})`);
}

/**
 * @param {Message[]} messages
 * @param {Message[]} others
 */
function without(messages, others) {
  const known = new Set(others.map(({ key }) => key));
  return messages.filter(({ key }) => !known.has(key));
}

/** @param {Message} message */
function hasOtherPlaces({ message, translation }) {
  return translation !== '' && placeholdersIn(message).join() !== placeholdersIn(translation).join();
}
