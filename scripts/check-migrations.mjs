// Refuses, in migrations since the last release, what breaks a process of that release that still runs beside the new one: a
// table or column that is gone or has another name, another type, a column that it does not know and must fill.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version: string, lastMigration: string }} Release */

/** @type {[pattern: RegExp, what: string][]} */
const BREAKING = [
  [/\bDROP\s+(TABLE|COLUMN|VIEW|FUNCTION|TYPE)\b/i, 'drops what it may ask for'],
  [/\bRENAME\s+(COLUMN|CONSTRAINT|TO|ATTRIBUTE)\b/i, 'renames what it knows by its name'],
  [/\bSET\s+NOT\s+NULL\b/i, 'wants a value where it may write none'],
  [/\bADD\s+COLUMN\b(?!.*\b(DEFAULT|GENERATED)\b).*\bNOT\s+NULL\b/is, 'adds a column that it does not fill'],
  [/\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i, 'changes the type of a column'],
  [/\bDROP\s+DEFAULT\b/i, 'takes a default away that it relies on'],
];

/** As in `-- Unused since 0.2.0.` above the statement. */
const UNUSED_SINCE = /^\s*-- Unused since (\d+\.\d+\.\d+)\b/m;

/**
 * @param {string} root
 * @returns {string[]}
 */
export function breakingMigrationsIn(root) {
  /** @type {Release} */
  const release = JSON.parse(readFileSync(join(root, 'deploy/last-release.json'), 'utf8'));
  const folder = join(root, 'server/migrations');
  /** @type {{ entries: { tag: string }[] }} */
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  const names = entries.map(({ tag }) => tag);
  const last = names.indexOf(release.lastMigration);
  if (last < 0) return [`deploy/last-release.json names the migration ${release.lastMigration}, which is not there`];
  return names.slice(last + 1).flatMap((name) =>
    readFileSync(join(folder, `${name}.sql`), 'utf8')
      .split('--> statement-breakpoint')
      .flatMap((part) => part.split(/;\s*$/m))
      .flatMap((statement) => faultsOf(statement, release).map((fault) => `${name}.sql: ${fault}`)),
  );
}

/**
 * @param {string} statement
 * @param {Release} release
 */
function faultsOf(statement, { version }) {
  const [, unusedSince] = UNUSED_SINCE.exec(statement) ?? [];
  if (unusedSince && isUpTo(unusedSince, version)) return [];
  const words = statement.replaceAll(/^\s*--.*$/gm, '').trim();
  const found = BREAKING.filter(([pattern]) => pattern.test(words));
  return found.map(
    ([, what]) =>
      `${what}, while ${version} runs beside it: ${words.split('\n')[0]}. Do it after a release that no longer uses it, and write '-- Unused since <that release>' above it`,
  );
}

/**
 * @param {string} version
 * @param {string} last
 */
function isUpTo(version, last) {
  return version.localeCompare(last, 'en', { numeric: true }) <= 0;
}

if (process.argv[1]?.endsWith('check-migrations.mjs')) {
  const faults = breakingMigrationsIn(join(import.meta.dirname, '..'));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
