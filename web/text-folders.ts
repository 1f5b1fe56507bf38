// Where the modules of each language are: their texts are in them, so what names them has to change with the texts too.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getConfig } from '@lingui/conf';

const root = join(import.meta.dirname, '..');

/** Language → folder under `/assets`. */
export function textFolders(): Record<string, string> {
  const { locales } = getConfig({ cwd: root });
  return Object.fromEntries(locales.map((locale) => [locale, `${locale}-${fingerprintOf(locale)}`]));
}

function fingerprintOf(locale: string): string {
  const catalogue = readFileSync(join(root, 'languages', `${locale}.po`));
  return createHash('sha256').update(catalogue).digest('hex').slice(0, 8);
}
