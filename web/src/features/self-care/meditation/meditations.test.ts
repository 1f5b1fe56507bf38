import { expect, test } from 'vitest';
import { bellsAfter, lengthMsOf, lineAt, meditationNames, meditations } from './meditations';

test('each line is told once and has time to be read', () => {
  for (const name of meditationNames) {
    const { lines, minutes } = meditations[name];
    expect((minutes * 60) / lines.length).toBeGreaterThanOrEqual(15);
    const told = new Set<number>();
    for (let at = 0; at <= lengthMsOf(name); at += 1_000) told.add(lineAt(name, at));
    expect([...told]).toEqual(lines.map((_, index) => index));
  }
});

test('bells ring at the start and the end, in the middle if wanted, and after a pause only those that are left', () => {
  expect(bellsAfter('arriving', 0, { hasMiddle: false })).toEqual([0, 180]);
  expect(bellsAfter('arriving', 0, { hasMiddle: true })).toEqual([0, 90, 180]);
  expect(bellsAfter('arriving', 100_000, { hasMiddle: true })).toEqual([80]);
});
