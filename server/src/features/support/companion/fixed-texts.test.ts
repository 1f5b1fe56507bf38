import { crisisLines, crisisRoutes, linesFor } from '@evenlight/contract/support/levels';
import { expect, test } from 'vitest';
import { gentleLines, reminderText, safetyText, welcomeText } from './fixed-texts.ts';

const professions = /counsell?or|therap|clinician|doctor|consejer|terap|psic/i;

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
  const all = crisisRoutes.flatMap((route) => [
    safetyText(route, 'es'),
    safetyText(route, 'es', [safetyText(route, 'es')]),
    ...gentleLines(route, 'es'),
  ]);
  for (const text of [...all, reminderText('es'), welcomeText('es', { isSentOut: true })])
    expect([text, /oprim(a|ir) el 2/.test(text)]).toEqual([text, text.includes('988')]);
});

test('who deletes a conversation about violence is told what stays on the screen', () => {
  expect(safetyText('abuse', 'en')).toContain('stays until you press “I am safe now”');
});

test.each(crisisRoutes)('in danger (%s) the lines come first, in their order, then calm words', (route) => {
  for (const language of ['en', 'es'] as const) {
    const text = safetyText(route, language);
    const places = linesFor[route].map((line) => text.indexOf(crisisLines[line].call));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const [lines = '', prose = ''] = text.split('\n\n');
    expect(lines.split('\n')).toHaveLength(linesFor[route].length);
    expect(prose).toMatch(language === 'en' ? /chat stays open.*if you ask/ : /chat sigue abierto.*si usted lo pide/);
    expect(text).not.toMatch(professions);
  }
});

test('the gentle sentence always names 988, in more than one wording', () => {
  for (const route of crisisRoutes)
    for (const language of ['en', 'es'] as const) {
      expect(new Set(gentleLines(route, language)).size).toBeGreaterThan(1);
      for (const sentence of gentleLines(route, language)) expect(sentence).toContain('988');
    }
});
