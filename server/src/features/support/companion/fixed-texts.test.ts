import { crisisRoutes } from '@evenlight/contract/support/levels';
import { expect, test } from 'vitest';
import { gentleLines, reminderText, welcomeText } from './fixed-texts.ts';
import { inARow } from './safety-texts.testing.ts';

test('the first message says that a program answers, what is kept, how to delete it, and where people are', () => {
  for (const isSentOut of [true, false]) {
    const english = /AI.*program.*not a person.*988.*no substitute.*encrypted.*delete.*under 18/s;
    const spanish = /IA.*programa.*no una persona.*988.*No reemplazo.*cifrado.*borrar.*menores/s;
    expect(welcomeText('en', { isSentOut })).toMatch(english);
    expect(welcomeText('es', { isSentOut })).toMatch(spanish);
    // Two short lines are seen at once; a screen may fold the rest.
    for (const language of ['en', 'es'] as const) {
      const [first = ''] = welcomeText(language, { isSentOut }).split('\n\n');
      expect(first.split('\n')).toHaveLength(2);
      expect(first).toMatch(/person.*988/s);
    }
  }
  expect(reminderText('en')).toMatch(/AI.*not a person.*988/);
  expect(reminderText('es')).toMatch(/IA.*no una persona.*988/);
});

test('where a model of others reads along, the first message says so and claims nothing else', () => {
  expect(welcomeText('en', { isSentOut: true })).toMatch(/language model of an outside company.*name is not sent/);
  expect(welcomeText('es', { isSentOut: true })).toMatch(/modelo de lenguaje de otra empresa.*nombre no se le envía/);
  expect(welcomeText('en', { isSentOut: true })).not.toContain('alone');
  expect(welcomeText('es', { isSentOut: true })).not.toContain('solo para usted');
  expect(welcomeText('en', { isSentOut: false })).not.toContain('outside');
});

test('every Spanish text that names 988 says which key leads to Spanish', () => {
  const all = crisisRoutes.flatMap((route) => [...inARow(route, 'es', 3), ...gentleLines(route, 'es')]);
  for (const text of [...all, reminderText('es'), welcomeText('es', { isSentOut: true })])
    expect([text, /oprim(a|ir) el 2/.test(text)]).toEqual([text, text.includes('988')]);
});

test('the gentle sentence always names 988, in more than one wording', () => {
  for (const route of crisisRoutes)
    for (const language of ['en', 'es'] as const) {
      expect(new Set(gentleLines(route, language)).size).toBeGreaterThan(1);
      for (const sentence of gentleLines(route, language)) expect(sentence).toContain('988');
    }
});
