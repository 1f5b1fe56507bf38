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
  "ALTER TABLE plans ADD COLUMN place text DEFAULT 'a, NOT NULL' NOT NULL, DROP CONSTRAINT plans_place;",
  "-- Fits 0.2.0: the list only grows.\nALTER TABLE plans ADD CONSTRAINT plans_place CHECK (place in ('a', 'b'));",
  'CREATE TABLE spots (id int);--> statement-breakpoint\nCREATE UNIQUE INDEX spots_id ON spots (id);',
  'CREATE TABLE spots (id int);--> statement-breakpoint\nALTER TABLE spots ADD CONSTRAINT spots_id UNIQUE (id);',
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
  ['ALTER TABLE plans ADD COLUMN place text NOT NULL, ADD COLUMN spot int DEFAULT 1;', 'does not fill'],
  ['ALTER TABLE plans ADD place text NOT NULL;', 'does not fill'],
  ["ALTER TABLE plans ADD COLUMN place text NOT NULL CHECK (place <> 'DEFAULT');", 'does not fill'],
  ['ALTER TABLE plans RENAME place TO spot;', 'renames'],
  ['ALTER TABLE plans DROP place;', 'drops'],
  ['DROP SCHEMA jobs CASCADE;', 'drops'],
  ['DROP TABLE plans;', 'drops'],
  ['ALTER TABLE plans SET SCHEMA former;', 'moves'],
  ["ALTER TABLE plans ADD CONSTRAINT plans_place CHECK (place <> '');", 'may refuse'],
  ['ALTER TABLE plans ADD UNIQUE (place);', 'may refuse'],
  ['CREATE UNIQUE INDEX plans_place ON plans (place);', 'may refuse'],
  // The release that is being made now is not out yet.
  ['-- Unused since 0.2.1.\nALTER TABLE plans DROP COLUMN place;', 'drops'],
  // What is said of one statement holds for no other.
  ['-- Unused since 0.2.0.\nALTER TABLE plans DROP COLUMN a;\nALTER TABLE plans DROP COLUMN b;', 'drops'],
])('it would break beside: %s', (sql, fault) => {
  expect(faultsOf(sql)).toEqual([expect.stringContaining(fault)]);
});
