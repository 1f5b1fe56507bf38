import { expect, test } from 'vitest';
import { eachTranslation, inLanguage, isSaid, type Translations } from './translations.ts';

const fields = ['name', 'features', 'note'] as const;
const row = { name: 'Simple Farewell', features: ['Urn', 'Flowers'], note: null };
const spanish = { name: 'Despedida sencilla', features: ['Urna', 'Flores'] };
const read = (translations: Translations, own = row) => inLanguage({ ...own, translations }, fields, 'es');

test('a row that is translated wholly is read in the language, and says nothing besides', () => {
  expect(read({ es: spanish })).toMatchObject({ ...spanish, note: null });
  expect(read({ es: spanish })).not.toHaveProperty('language');
});

test.each<[string, Translations]>([
  ['nothing', {}],
  ['only a part of it', { es: { name: 'Despedida sencilla' } }],
  ['an empty text', { es: { ...spanish, name: ' ' } }],
  ['a list with an item too few', { es: { ...spanish, features: ['Urna'] } }],
  ['a list with an empty item', { es: { ...spanish, features: ['Urna', ''] } }],
  ['a text where there is a list', { es: { ...spanish, features: 'Urna' } }],
  ['another language', { fr: spanish }],
])('with %s translated, it is read in its own language and says so', (_, translations) => {
  expect(read(translations)).toMatchObject({ ...row, language: 'en' });
});

test('its own language is read as it is, whatever is translated', () => {
  expect(inLanguage({ ...row, translations: { es: spanish } }, fields, 'en')).toMatchObject(row);
});

test('what has no translations has no texts of ours, and nothing is said of its language', () => {
  expect(inLanguage({ ...row, translations: undefined }, fields, 'es')).toEqual(row);
});

test('names of the language itself are no translations', () => {
  const hostile: Translations = JSON.parse('{"__proto__": {"name": "x"}, "constructor": {"name": "x"}}');
  expect(read(hostile)).toMatchObject({ ...row, language: 'en' });
  const words = { name: 'x', notes: JSON.parse('{"__proto__": "y"}') };
  expect(inLanguage({ ...words, translations: {} }, ['name', 'notes'], 'es')).toMatchObject({ language: 'en' });
  expect(isSaid({ toString: 'x' }, {})).toBe(false);
});

test('each translation is changed by itself, and an empty one stays', () => {
  const both: Translations = { es: { name: 'a', line: 'b' }, tl: { line: 'c' } };
  expect(eachTranslation(both, ({ name }) => ({ name }))).toEqual({ es: { name: 'a' }, tl: {} });
});
