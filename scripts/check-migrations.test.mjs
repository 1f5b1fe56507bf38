import { expect, test } from 'vitest';
import { breakingMigrationsIn } from './check-migrations.mjs';
import { folderForTest } from './folder-for-test.mjs';

/** @param {string} sql What came after the release 0.2.0. */
function faultsOf(sql) {
  const entries = [{ tag: '0001_before' }, { tag: '0002_after' }];
  const root = folderForTest({
    'deploy/last-release.json': JSON.stringify({ version: '0.2.0', commit: 'abc', lastMigration: '0001_before' }),
    'server/migrations/meta/_journal.json': JSON.stringify({ entries }),
    'server/migrations/0001_before.sql': 'ALTER TABLE plans DROP COLUMN former;',
    'server/migrations/0002_after.sql': sql,
  });
  return breakingMigrationsIn(root);
}

test.each([
  'ALTER TABLE plans ADD COLUMN place text;',
  "ALTER TABLE plans ADD COLUMN place text DEFAULT '' NOT NULL;--> statement-breakpoint\nCREATE INDEX x ON plans (place);",
  'CREATE TABLE places (id uuid PRIMARY KEY, name text NOT NULL);',
  '-- Nobody may DROP COLUMN here.\nUPDATE plans SET place = name;',
  'DROP INDEX plans_place;',
  '-- Unused since 0.2.0.\nALTER TABLE plans DROP COLUMN place;',
  '-- Unused since 0.1.9.\nALTER TABLE plans DROP COLUMN place;',
])('a process of the last release goes on beside: %s', (sql) => {
  expect(faultsOf(sql)).toEqual([]);
});

test.each([
  ['ALTER TABLE plans DROP COLUMN place;', 'drops'],
  ['ALTER TABLE plans RENAME COLUMN place TO spot;', 'renames'],
  ['ALTER TABLE places RENAME TO spots;', 'renames'],
  ['ALTER TABLE plans ADD COLUMN place text NOT NULL;', 'does not fill'],
  ['ALTER TABLE plans\n  ADD COLUMN place text\n  NOT NULL;', 'does not fill'],
  ["UPDATE plans SET place = '';\nALTER TABLE plans ALTER COLUMN place SET NOT NULL;", 'wants a value'],
  ['ALTER TABLE plans ALTER COLUMN place SET DATA TYPE integer;', 'changes the type'],
  // The release that is being made now is not out yet.
  ['-- Unused since 0.2.1.\nALTER TABLE plans DROP COLUMN place;', 'drops'],
  // What is said of one statement holds for no other.
  ['-- Unused since 0.2.0.\nALTER TABLE plans DROP COLUMN a;\nALTER TABLE plans DROP COLUMN b;', 'drops'],
])('it would break beside: %s', (sql, fault) => {
  expect(faultsOf(sql)).toEqual([expect.stringContaining(fault)]);
});
