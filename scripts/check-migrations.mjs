// Refuses, in migrations since the last release, what breaks a process of that release that still runs beside the new one: a
// table or column that is gone or has another name, another type, a column that it does not know and must fill.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version: string, lastMigration: string }} Release */

/** What one statement, or one action of `ALTER TABLE`, may not say. @type {[pattern: RegExp, what: string][]} */
const BREAKING = [
  [/^DROP\s+(?!INDEX|CONSTRAINT|TRIGGER|NOT\s+NULL)/i, 'drops what it may ask for'],
  [/^ALTER\s+TYPE\b.*\bDROP\b/is, 'drops what it may ask for'],
  [/^RENAME\b|^ALTER\s+(TYPE|VIEW|FUNCTION|SEQUENCE)\b.*\bRENAME\b/is, 'renames what it knows by its name'],
  [/\bSET\s+SCHEMA\b/i, 'moves what it knows by its name'],
  [/\bSET\s+NOT\s+NULL\b/i, 'wants a value where it may write none'],
  [
    /^ADD\s+(?!CONSTRAINT|UNIQUE|CHECK|PRIMARY|FOREIGN|VALUE)(?!.*\b(DEFAULT\s|GENERATED\s)).*\bNOT\s+NULL\b/is,
    'adds a column that it does not fill',
  ],
  [/^ALTER\s+(COLUMN\s+)?\S+\s+(SET\s+DATA\s+)?TYPE\b/i, 'changes the type of a column'],
  [/\bDROP\s+DEFAULT\b/i, 'takes a default away that it relies on'],
];

/** Rules on what it may write: harmless where they only grow, so the migration has to say that it is so. */
const NARROWING = /^ADD\s+(CONSTRAINT\s+\S+\s+)?(UNIQUE|CHECK|FOREIGN|EXCLUDE)\b|^CREATE\s+UNIQUE\s+INDEX\b/i;

/** As in `-- Unused since 0.2.0.` above the statement. */
const UNUSED_SINCE = /^\s*-- Unused since (\d+\.\d+\.\d+)\b/m;
/** As in `-- Fits 0.2.0: the list only grows.` */
const FITS = /^\s*-- Fits (\d+\.\d+\.\d+): \S/m;

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
  const since = names
    .slice(last + 1)
    .map((name) => ({ name, text: readFileSync(join(folder, `${name}.sql`), 'utf8') }));
  const made = new Set(
    since.flatMap(({ text }) =>
      [...text.matchAll(/\bCREATE TABLE (?:IF NOT EXISTS )?"?(\w+)/gi)].map(([, table]) => table),
    ),
  );
  return since.flatMap(({ name, text }) =>
    text
      .split('--> statement-breakpoint')
      .flatMap((part) => part.split(/;\s*$/m))
      .flatMap((statement) => faultsOf(statement, release, made).map((fault) => `${name}.sql: ${fault}`)),
  );
}

/**
 * @param {string} statement
 * @param {Release} release
 * @param {Set<string | undefined>} made Tables that are new since, which no older process knows.
 */
function faultsOf(statement, { version }, made) {
  const [, unusedSince] = UNUSED_SINCE.exec(statement) ?? [];
  if (unusedSince && isUpTo(unusedSince, version)) return [];
  const words = statement.replaceAll(/^\s*--.*$/gm, '').trim();
  const [, table] =
    /^(?:ALTER TABLE|CREATE UNIQUE INDEX .*? ON)\s+(?:ONLY\s+|IF EXISTS\s+)*"?(\w+)/is.exec(words) ?? [];
  if (made.has(table)) return [];
  const fits = FITS.exec(statement)?.[1] === version;
  const found = actionsOf(words).flatMap((action) => [
    ...BREAKING.filter(([pattern]) => pattern.test(action)).map(
      ([, what]) =>
        `${what}, while ${version} runs beside it: ${first(action)}. Do it after a release that no longer uses it, and write '-- Unused since <that release>.' above it`,
    ),
    ...(NARROWING.test(action) && !fits
      ? [
          `may refuse what ${version} writes beside it: ${first(action)}. If it cannot, write '-- Fits ${version}: <why>' above it`,
        ]
      : []),
  ]);
  return found;
}

/** @param {string} action */
const first = (action) => action.split('\n')[0] ?? '';

/**
 * The actions of `ALTER TABLE`, which have commas between them; of anything else, the statement itself.
 * @param {string} words
 */
function actionsOf(words) {
  const [, actions] = /^ALTER\s+TABLE\s+(?:ONLY\s+|IF\s+EXISTS\s+)*\S+\s+(.*)$/is.exec(words) ?? [];
  if (actions === undefined) return [words];
  // What stands in quotes or in parentheses is no action of its own.
  let plain = actions.replaceAll(/'[^']*'/g, "''");
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, ' ');
  }
  return plain.split(',').map((action) => action.trim());
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
