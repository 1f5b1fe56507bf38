import { expect, test } from 'vitest';
import { words } from '../texts/texts.ts';
import { aDay, anHour, aPrice, inWords, toldAs } from './said-values.ts';

const tiers = { basic: words('Basic', 'plans export'), premium: words('Premium', 'plans export') };

test('cents are told as dollars, also when there are none', () => {
  expect(aPrice(285_000)).toEqual({ en: '$2,850.00', es: '$2,850.00' });
  expect(aPrice(0)?.en).toBe('$0.00');
  expect(aPrice(null)).toBeUndefined();
});

test('a day and an hour are told as each language has them', () => {
  expect(aDay('1941-03-04')).toEqual({ en: 'March 4, 1941', es: '4 de marzo de 1941' });
  expect(anHour(14 * 60 + 30)?.en).toMatch(/^2:30\sPM$/);
  expect(anHour(0)?.es).toMatch(/^12:00\sa\.\s?m\.$/);
});

test('one of a few values has its words, alone and in a list, and what somebody wrote has none', () => {
  expect(inWords('basic', tiers)?.es).toBe('Básico');
  expect(inWords(['basic', 'premium'], tiers)?.en).toBe('Basic, Premium');
  for (const unknown of ['Grandmother’s', ['basic', 'Grandmother’s'], [], null])
    expect(inWords(unknown, tiers)).toBeUndefined();
});

test('a name of ours is told in the languages in which the family was told it', () => {
  const line = { name: 'Flowers', translations: { es: { name: 'Flores' } } };
  expect(toldAs('name', line)).toEqual({ en: 'Flowers', es: 'Flores' });
  expect(toldAs('name', { ...line, translations: {} })).toEqual({ en: 'Flowers' });
});
