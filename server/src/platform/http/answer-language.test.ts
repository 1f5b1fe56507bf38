import { OwnText, OwnTexts, TextLanguage } from '@evenlight/contract/translations';
import { z } from '@evenlight/contract/zod';
import { expect, test } from 'vitest';
import { translatorFor } from './answer-language.ts';

const Line = z.object({ name: OwnText, language: TextLanguage });
const Group = z.object({ about: OwnText.nullable(), things: OwnTexts, language: z.string(), wordsIn: TextLanguage });
const Answer = z.object({
  lines: z.array(Line.extend({ price: z.number() })),
  group: Group.nullable(),
  shown: z.union([
    z.object({ kind: z.literal('line'), line: Line }),
    z.object({ kind: z.literal('none'), name: z.string() }),
  ]),
});
const urn = { name: 'Urn', price: 90, translations: { es: { name: 'Urna' } } };
const tea = { name: 'Tea', price: 9, translations: {} };
const group = { about: null, things: ['Tea'], language: 'Tagalog', translations: { es: { things: ['Té'] } } };
const answer = { lines: [urn, tea], group, shown: { kind: 'line', line: urn }, besides: 1 };
const inSpanish = (said: unknown) => translatorFor(Answer)?.(said, 'es');

test('each row of an answer is in the language of whoever asks, or says that it is not', () => {
  expect(inSpanish(answer)).toMatchObject({
    lines: [
      { name: 'Urna', price: 90 },
      { name: 'Tea', language: 'en' },
    ],
    group: { about: null, things: ['Té'], language: 'Tagalog' },
    shown: { kind: 'line', line: { name: 'Urna' } },
    besides: 1,
  });
});

test('where language means something else, another field says which one the texts are in', () => {
  expect(inSpanish({ ...answer, group: { ...group, translations: {} } })).toMatchObject({
    group: { language: 'Tagalog', wordsIn: 'en' },
  });
});

test('what is not there stays away, and another kind of answer stays as it is', () => {
  const none = { lines: [], group: null, shown: { kind: 'none', name: 'Urn', translations: urn.translations } };
  expect(inSpanish(none)).toEqual(none);
});

test('the answer itself is not changed: another asker may be told it, too', () => {
  const before = structuredClone(answer);
  inSpanish(answer);
  expect(answer).toEqual(before);
});

test('an answer without texts of ours is not looked through', () => {
  expect(translatorFor(z.array(z.object({ name: z.string() })))).toBeNull();
});

test('a text of ours where it would not be found is refused before the house opens', () => {
  const byTier = z.record(z.string(), z.object({ name: OwnText, language: TextLanguage }));
  expect(() => translatorFor(z.object({ byTier }))).toThrow('cannot stand in a record');
  expect(() => translatorFor(z.object({ name: OwnText.default('Urn') }))).toThrow('cannot stand in a default');
  expect(translatorFor(z.object({ byTier: z.record(z.string(), z.int()) }))).toBeNull();
});
