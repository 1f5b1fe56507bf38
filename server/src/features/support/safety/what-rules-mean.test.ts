import { expect, test } from 'vitest';
import { CARRIED_OUT, CLASSIFIER, levelOf, routesOf, SIGN, signOf } from './what-rules-mean.ts';

test('of several rules the gravest counts; of none, nothing', () => {
  expect(levelOf([])).toBe('none');
  expect(levelOf([SIGN])).toBe('concern');
  expect(levelOf([SIGN, CLASSIFIER])).toBe('elevated');
  expect(levelOf([CLASSIFIER, 'goodbye'])).toBe('crisis');
});

test('a rule that is no longer in the list still means that somebody was worried', () => {
  expect(levelOf(['a rule of long ago'])).toBe('elevated');
  expect(routesOf(['a rule of long ago'])).toEqual([]);
});

test('whose danger it was is read from the rules, also of one that was only asked about', () => {
  expect(routesOf(['child-in-danger', 'goodbye'])).toEqual(['child', 'self']);
  expect(routesOf([signOf('abuse'), SIGN])).toEqual(['abuse']);
  expect(routesOf([CARRIED_OUT])).toEqual(['medical']);
  expect(routesOf([CLASSIFIER])).toEqual([]);
});
