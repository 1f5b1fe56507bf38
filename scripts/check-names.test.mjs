import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { refusedNames } from './check-names.mjs';
import { folderForTest } from './folder-for-test.mjs';

/**
 * A repository of a few files, each named with what stands in it.
 * @param {Record<string, string>} files
 */
function faultsIn(files) {
  const root = folderForTest(files);
  execFileSync('git', ['init', '--quiet', root]);
  return refusedNames(root);
}

test.each([
  ['quickenImports', 'cacheModuleResolution'],
  ['sheaf', 'batch of log lines'],
  ['public-doors.ts', 'public-endpoints'],
  ['features/accounts/door/', 'accounts/sign-in'],
  ['noteLook', 'auditViews'],
  ['whoseIs', 'auditSubjects'],
  ['vendorShelf', 'updateSearchIndex'],
  ['shelve.ts', 'updateSearchIndex'],
  ['shortWay', 'fast path'],
  ['isUnkeepable', 'invalidCharacters'],
  ['letterLimits', 'recipientRateLimit'],
  ['letter-limits.ts', 'recipientRateLimit'],
  ['turnsFor', 'concurrencyLimit'],
  ['askTogether', 'coalesceRequests'],
  ['readLate', 'readFromReplica'],
  ['rootDisguise', 'dropRootPrivileges'],
  ['disguiseFor', 'dropRootPrivileges'],
  ['holdDirectory', 'dataDirectoryLock'],
  ['enteringRoutes', 'joinRoutes'],
  ['roomBeside', 'useHasSidePanelSpace'],
  ['sendKey', 'idempotencyKey'],
  ['send_key', 'idempotencyKey'],
  ['wishKey', 'idempotencyKey'],
  ['openNeighbour', 'openRunningHouse'],
  ['isStill', 'static pages'],
  ['still-pages.ts', 'static pages'],
])('the former name %s is refused in a comment and in a document, with the name of today', (former, now) => {
  const faults = faultsIn({ 'server/src/log.ts': `\n// As ${former} does.`, 'docs/log.md': `Done by ${former}.` });
  expect(faults).toEqual([expect.stringContaining('docs/log.md:1'), expect.stringContaining('server/src/log.ts:2')]);
  for (const fault of faults) expect(fault).toContain(now);
});

test.each(['server/src/features/plans/here.ts', 'web/src/parts/turns.tsx', 'contract/src/asked.ts'])(
  'a file is not called by a word that English needs everywhere: %s',
  (file) => {
    expect(faultsIn({ [file]: 'const turns = 1;' })).toEqual([expect.stringContaining(file)]);
  },
);

test.each([
  ['const deed = 1;', 'deed'],
  ['const allDeedsOf = 1;', 'deeds'],
  ['type Deed = string;', 'deed'],
  ['function glance() {}', 'glance'],
  ['const SAME_WISH_MS = 1;', 'wish'],
  ['send({ wish: 1 });', 'wish'],
  ['class Vendor { #shelve() {} }', 'shelve'],
  ['const neighbour = 1;', 'neighbour'],
  ['const keepsakes = 1;', 'keepsakes'],
  ['openDoor();', 'door'],
  ['const page = <SignInDoors />;', 'doors'],
])('the word is refused in a name: %s', (code, word) => {
  expect(faultsIn({ 'web/src/page.tsx': code })).toEqual([expect.stringContaining(`page.tsx:1: '${word}' is no name`)]);
});

test('the words stay where they mean what they say', () => {
  expect(
    faultsIn({
      'web/src/page.tsx': "// A wish, a deed, a neighbour at the door.\nconst wished = { jewish: 'wish', Wishlist };",
      'docs/page.md': 'At a glance, a wish.',
      'server/src/features/support/safety/rules/rules.ts': 'const wishesAndThoughts = 1;',
      'server/src/features/support/safety/classifier/neighbours.ts': 'const byNeighbours = 1;',
      'server/src/platform/http/idempotency.ts': "const former = 'sendKey';",
      'web/src/platform/browser-storage.ts': "const former = 'sendKey';",
    }),
  ).toEqual([]);
});

test.each(['web/src/parts/sign-in-doors.tsx', 'server/src/features/desk/deeds.ts', 'server/src/letter-limits.ts'])(
  'a file named so is refused: %s',
  (file) => {
    expect(faultsIn({ [file]: '' })).toEqual([expect.stringMatching(`${file}: '.+' is no name here any more`)]);
  },
);

test('a document may not call a mechanism so', () => {
  expect(faultsIn({ 'docs/desk.md': 'Words for `deeds`.' })).toEqual([expect.stringContaining("'deeds' is no name")]);
});

test('an object literal is not spread in place, in an object or in JSX', () => {
  expect(faultsIn({ 'web/src/a.ts': 'const a = { ...{ b, c }, d };' })).toEqual([expect.stringContaining('a.ts:1')]);
  expect(faultsIn({ 'web/src/a.tsx': '<A {...{ b, c }} />;' })).toEqual([expect.stringContaining('a.tsx:1')]);
  expect(faultsIn({ 'web/src/a.tsx': '<A {...{ [LINE]: id }} {...rest} />;' })).toEqual([]);
});

test('a word that is explained twice is named', () => {
  const words =
    '| word | what it means |\n| --- | --- |\n| group, seat | one |\n\n| word | what |\n| --- | --- |\n| seat | two |';
  expect(faultsIn({ 'docs/words.md': words })).toEqual(["docs/words.md: 'seat' stands twice"]);
});
