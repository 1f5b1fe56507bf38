import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chartSvg } from './chart.ts';
import { commitIn, type Git, gitIn } from './committed.ts';
import { figure, isMet, regressionText, tableText, targetsText } from './markdown.ts';
import { compareGuarded } from './regression.ts';
import { Guarded } from './table.ts';
import { readResults } from './write-results.ts';

const ratio = (value: number, better: Guarded['better'] = 'higher') => [
  { name: 'reads: a', value, better, table: 'reads' },
];

test('a ratio that falls by a quarter is a drop, one that falls by less is not', () => {
  expect(compareGuarded(ratio(0.75), ratio(1)).drops).toHaveLength(1);
  expect(compareGuarded(ratio(0.76), ratio(1)).drops).toHaveLength(0);
  expect(compareGuarded(ratio(4), ratio(1)).drops).toHaveLength(0);
});

test('where less is better, growing is the drop', () => {
  expect(compareGuarded(ratio(4, 'lower'), ratio(3, 'lower')).drops).toHaveLength(1);
  expect(compareGuarded(ratio(3.9, 'lower'), ratio(3, 'lower')).drops).toHaveLength(0);
  expect(compareGuarded(ratio(1, 'lower'), ratio(3, 'lower')).drops).toHaveLength(0);
});

test('a figure that is none counts as a drop, also once it was written down', () => {
  expect(compareGuarded(ratio(Number.NaN), ratio(1)).drops).toHaveLength(1);
  const read = ratio(Number.NaN).map((one) => Guarded.parse(JSON.parse(JSON.stringify(one))));
  expect(compareGuarded(read, ratio(1)).drops).toHaveLength(1);
});

test('new and missing ratios are named and fail nothing', () => {
  const outcome = compareGuarded([{ name: 'new', value: 1, better: 'higher' }], ratio(1));
  expect(outcome).toMatchObject({ compared: [], drops: [], isNew: ['new'], isGone: ['reads: a'] });
});

/** A folder in which the last run has written down that everything fell by half. */
async function afterADrop() {
  const folder = await mkdtemp(join(tmpdir(), 'evenlight-results-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'results.json'), JSON.stringify({ run: { commit: 'now' }, guarded: ratio(0.5) }));
  return folder;
}

/** Git, as it answers in a checkout whose last commit has these results, or none. */
function checkoutWith(results: object | null): Git {
  return (command) => {
    if (command === 'rev-parse') return 'true';
    if (results === null) return '';
    return command === 'ls-tree' ? 'results.json' : JSON.stringify(results);
  };
}

test('a drop that was written down and not committed is still a drop in the next run', async () => {
  const committed = { run: { commit: 'abc1234' }, guarded: ratio(1) };
  const before = await readResults(await afterADrop(), checkoutWith(committed));
  expect(before).toEqual(committed);
  expect(compareGuarded(ratio(0.5), before.guarded).drops).toHaveLength(1);
});

test('where no results were committed yet there is nothing to compare with', async () => {
  expect(await readResults(await afterADrop(), checkoutWith(null))).toMatchObject({ guarded: [] });
});

test('committed results that cannot be read do not pass for a first run', async () => {
  const broken: Git = (command) => (command === 'show' ? '{' : checkoutWith({})(command));
  await expect(readResults(await afterADrop(), broken)).rejects.toThrow(SyntaxError);
  const unread: Git = (command) => (command === 'show' ? undefined : checkoutWith({})(command));
  await expect(readResults(await afterADrop(), unread)).rejects.toThrow(SyntaxError);
});

test('outside of a checkout the last run is what there is', async () => {
  const folder = await afterADrop();
  expect(await readResults(folder, gitIn(folder))).toMatchObject({ guarded: ratio(0.5) });
  expect(commitIn(folder, gitIn(folder))).toBe('unknown');
  await rm(join(folder, 'results.json'));
  expect(await readResults(folder, gitIn(folder))).toMatchObject({ guarded: [] });
});

test('the words of the check name the drop and the commit', () => {
  const text = regressionText(compareGuarded(ratio(0.5), ratio(1)), 'abc1234');
  expect(text).toContain('1 guarded ratios compared with the results of abc1234');
  expect(text).toContain('DROP reads: a: 1 before, 0.500 now (50 % as good)');
});

test('figures have three significant digits', () => {
  expect([1234.5, 12.345, 0.012345, 7, 0].map(figure)).toEqual(['1,235', '12.3', '0.0123', '7', '0']);
  expect([figure('as it is'), figure(undefined), figure(Number.NaN)]).toEqual(['as it is', '', 'no figure']);
});

test('a target is met at its limit and missed beyond it', () => {
  expect(isMet({ want: 0.6, got: 0.6, better: 'higher' })).toBe(true);
  expect(isMet({ want: 2, got: 2.01, better: 'lower' })).toBe(false);
  expect(isMet({ want: 2, got: Number.NaN, better: 'lower' })).toBe(false);
  const text = targetsText([{ name: 'start', want: 2, got: 2.5, better: 'lower', unit: 's' }]);
  expect(text).toMatch(/start\s+\| at most 2 s\s+\| 2\.50 s\s+\| MISSED/);
});

test('numbers stand at the right, words at the left', () => {
  const columns = [
    { key: 'what', label: 'what' },
    { key: 'rate', label: 'per second' },
  ];
  const [, rule, row] = tableText(columns, [{ what: 'a', rate: 1200 }]).split('\n');
  expect(rule).toBe('| ---- | ---------: |');
  expect(row).toBe('| a    |      1,200 |');
});

test('a chart escapes its words and draws a target only where there is one', () => {
  const drawn = chartSvg({
    title: 'Ours & <theirs>',
    unit: 'answers a second',
    bars: [
      { label: 'ours', value: 2, target: 1 },
      { label: 'theirs', value: 1 },
    ],
  });
  expect(drawn).toContain('Ours &amp; &lt;theirs>');
  expect(drawn.match(/<line class="target"/g)).toHaveLength(1);
  expect(drawn).not.toContain('NaN');
});
