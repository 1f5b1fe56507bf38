import { expect, test } from 'vitest';
import { dangerIn, otherLanguageOf } from '../safety/languages/other-language.ts';
import { notYetReadBy, otherLanguageText } from './other-languages.ts';

const languages = ['tl', 'vi', 'zh-Hans', 'zh-Hant', 'hi', 'pa', 'ar', 'fa', 'ko', 'ru'] as const;

test.each(languages)('whoever writes %s is told in it where people answer', (language) => {
  const text = otherLanguageText(language);
  expect(otherLanguageOf(text)).toBe(language);
  expect(dangerIn(text, language)).toBeNull();
  expect(text).toMatch(/988.*911.*240.*interpreter/s);
  expect(text.split('\n')).toHaveLength(3);
});

test.each([...languages, 'unknown'] as const)('in danger both numbers are in the first sentence (%s)', (language) => {
  const [first = ''] = otherLanguageText(language, { isDanger: true }).split('\n');
  expect(first).toMatch(/988.*911/);
});

test.each([...languages, 'unknown'] as const)('in danger nothing else is said than before (%s)', (language) => {
  const [calm, inDanger] = [otherLanguageText(language), otherLanguageText(language, { isDanger: true })];
  expect(inDanger.split('\n').toSorted()).toEqual(calm.split('\n').toSorted());
});

test('whose language we do not know reads English and Spanish, one below the other', () => {
  expect(otherLanguageText('unknown')).toMatch(/^Thank you.*English.*\n\nGracias.*inglés/s);
});

test('no language is said to be read by a native speaker before one has', () => {
  expect(notYetReadBy).toEqual(languages);
});
