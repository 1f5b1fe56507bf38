// `node with-settings.mjs <file> <program> [words]`, as root: runs a program as the user `evenlight` with the settings of the units.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const HOME = '/var/lib/evenlight';
const [file = '', ...words] = process.argv.slice(2);
const { settings, faults } = read(readFileSync(file, 'utf8'));
if (!existsSync(HOME))
  faults.push(`${HOME} is not there. Make it: install -d -o evenlight -g evenlight -m 0700 ${HOME}`);
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}
// As in evenlight@.service.
const env = {
  PATH: process.env.PATH,
  HOME,
  NODE_ENV: 'production',
  DATA_DIR: HOME,
  NODE_USE_SYSTEM_CA: '1',
  ...settings,
};
const asThem = ['--reuid=evenlight', '--regid=evenlight', '--init-groups', '--', ...words];
const { status, error } = spawnSync('setpriv', asThem, { cwd: HOME, env, stdio: 'inherit' });
if (error) throw error;
process.exitCode = status ?? 1;

/**
 * One setting a line, as systemd reads it: as it stands, or between quotes. What only systemd understands is refused, so that a
 * command never works with another value than the units.
 * @param {string} text
 */
function read(text) {
  /** @type {Record<string, string>} */
  const settings = {};
  /** @type {string[]} */
  const faults = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*([#;].*)?$/.test(line)) continue;
    const [, name, quoted, plain] = /^\s*([A-Z][A-Z0-9_]*)=(?:(['"].*['"])|([^'"\\]*?))\s*$/.exec(line) ?? [];
    const inside = quoted?.slice(1, -1);
    const isClosed = quoted === undefined || (quoted.at(0) === quoted.at(-1) && !/['"\\]/.test(inside ?? ''));
    if (name && isClosed) settings[name] = inside ?? plain ?? '';
    else
      faults.push(
        `${file}, line ${index + 1}: write NAME=value, or NAME='value' without quotes and backslashes in it.`,
      );
  }
  return { settings, faults };
}
