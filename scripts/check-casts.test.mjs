import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { castsIn } from './check-casts.mjs';
import { folderForTest } from './folder-for-test.mjs';

/**
 * A repository of a few files, each named with what stands in it.
 * @param {Record<string, string>} files
 */
function faultsIn(files) {
  const root = folderForTest(files);
  execFileSync('git', ['init', '--quiet', root]);
  return castsIn(root);
}

test.each([
  ['const plan = answer as Plan;', 'answer as Plan'],
  ['const plan = <Plan>answer;', '<Plan>answer'],
  ['const names = Object.keys(plan) as (keyof Plan)[];', 'Object.keys(plan) as (keyof Plan)[]'],
  ['const plan = (answer as\n  Plan).id;', 'answer as Plan'],
  ['const first = null as number | null;', 'null as number | null'],
])('a cast is refused with its place: %s', (code, cast) => {
  const [fault, ...others] = faultsIn({ 'web/src/features/plans/queries.ts': `\n${code}` });
  expect(fault).toContain(`web/src/features/plans/queries.ts:2: '${cast}' is a cast`);
  expect(others).toEqual([]);
});

test('each half of a cast by way of unknown is named', () => {
  expect(faultsIn({ 'contract/src/plans.ts': 'const plan = answer as unknown as Plan;' })).toHaveLength(2);
});

test.each([
  ["const tiers = ['basic', 'premium'] as const;"],
  ["import { house as home } from './house';"],
  ["export { house as home } from './house';"],
  ['const plan = { id } satisfies Plan;'],
  ["// Seen as somebody else's.\nconst words = 'as Plan';"],
  ['const isPlan = (answer: unknown): answer is Plan => Plan.safeParse(answer).success;'],
])('what claims nothing stays: %s', (code) => {
  expect(faultsIn({ 'web/src/features/plans/queries.ts': code })).toEqual([]);
});

test('JSX is no cast', () => {
  expect(faultsIn({ 'web/src/ui/card.tsx': 'const card = <Card as="li">{words}</Card>;' })).toEqual([]);
});

test.each([
  'web/src/platform/call.ts',
  'contract/src/plans/access.ts',
  'web/src/testing/fake-server.ts',
  'web/src/features/plans/plan.test.ts',
  'web/src/features/plans/plan.screen.test.tsx',
  'scripts/check.ts',
])('proofs are made, and tests pretend, in %s', (file) => {
  expect(faultsIn({ [file]: 'const plan = answer as Plan;' })).toEqual([]);
});
