// Every text a person reads is in the catalogues, and every offered language has all of them.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './house.mjs';

const web = join(root, 'web');
const locales = join(web, 'src/locales');
// A check changes nothing: what the screens say now is collected beside the catalogues, not into them.
const fresh = mkdtempSync(join(tmpdir(), 'evenlight-texts-'));
const faults = [];
try {
  cpSync(locales, fresh, { recursive: true });
  const config = {
    rootDir: web,
    sourceLocale: 'en',
    locales: ['en', 'es', 'ar'],
    catalogs: [{ path: join(fresh, '{locale}'), include: ['src'] }],
  };
  writeFileSync(join(fresh, 'lingui.config.json'), JSON.stringify(config));
  execFileSync(
    join(root, 'node_modules/.bin/lingui'),
    ['extract', '--clean', '--config', join(fresh, 'lingui.config.json')],
    { cwd: web, stdio: 'pipe' },
  );
  for (const name of ['en.po', 'es.po', 'ar.po']) {
    const before = messagesIn(join(locales, name));
    const after = messagesIn(join(fresh, name));
    const unknown = [...after.keys()].filter((id) => !before.has(id));
    const gone = [...before.keys()].filter((id) => !after.has(id));
    if (unknown.length > 0) faults.push(`${name} lacks: ${unknown.slice(0, 5).join(' | ')} (run npm run texts)`);
    if (gone.length > 0)
      faults.push(`${name} keeps what no screen says: ${gone.slice(0, 5).join(' | ')} (run npm run texts)`);
  }
  const spanish = [...messagesIn(join(locales, 'es.po'))].filter(([, text]) => text === '').map(([id]) => id);
  if (spanish.length > 0)
    faults.push(`es.po has ${spanish.length} texts without a translation: ${spanish.slice(0, 5).join(' | ')}`);
} finally {
  rmSync(fresh, { recursive: true });
}
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}

/**
 * Message id (with its context) → translation, from a gettext file.
 * @param {string} file
 */
function messagesIn(file) {
  /** @type {Map<string, string>} */
  const messages = new Map();
  for (const block of readFileSync(file, 'utf8').split(/\n\n+/)) {
    /** @param {string} name */
    const field = (name) => {
      const [, text] = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(block) ?? [];
      return text
        ?.split('\n')
        .map((line) => line.slice(1, -1))
        .join('');
    };
    const id = field('msgid');
    if (id) messages.set(`${field('msgctxt') ?? ''}${id}`, field('msgstr') ?? '');
  }
  return messages;
}
