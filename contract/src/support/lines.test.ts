import { expect, test } from 'vitest';
import { crisisLines } from './levels.ts';
import { helpLineNames, helpLines, LINES_CHECKED_ON, linkOf } from './lines.ts';

test('every number is one that a phone can dial', () => {
  for (const name of helpLineNames)
    for (const way of helpLines[name].ways) {
      const link = linkOf(way);
      if (way.way === 'video') expect(link).toBeNull();
      else if (way.way === 'chat') expect(link).toMatch(/^https:\/\//);
      else expect(link).toMatch(/^(tel:(911|988|711|1\d{10})|sms:(988|\d{5,6}|1\d{10})(\?&body=[A-Z]+)?)$/);
    }
});

test('the lines for danger have the same numbers in both lists', () => {
  for (const name of ['lifeline', 'emergency', 'domesticViolence', 'poisonControl'] as const)
    expect(helpLines[name].ways[0]).toMatchObject({ way: 'call', number: crisisLines[name].call });
});

test('the day they were last looked up is a day', () => {
  expect(new Date(LINES_CHECKED_ON).toISOString().slice(0, 10)).toBe(LINES_CHECKED_ON);
});

// As their owners publish them. A number is changed here and in the list, by somebody who has looked it up.
test.each([
  ['lifeline', ['tel:988', 'sms:988']],
  ['veterans', ['tel:988', 'sms:838255']],
  ['crisisTextLine', ['sms:741741?&body=HOME']],
  ['crisisTextLineSpanish', ['sms:741741?&body=AYUDA']],
  ['trevorProject', ['tel:18664887386', 'sms:678678?&body=START']],
  ['domesticViolence', ['tel:18007997233', 'sms:88788?&body=START']],
  ['poisonControl', ['tel:18002221222']],
  ['maternal', ['tel:18338526262', 'sms:18338526262']],
  ['disaster', ['tel:18009855990', 'sms:18009855990']],
] as const)('%s is reached at the numbers it publishes', (name, links) => {
  const dialled = helpLines[name].ways.filter(({ way }) => way === 'call' || way === 'text').map(linkOf);
  expect(dialled).toEqual(links);
});
