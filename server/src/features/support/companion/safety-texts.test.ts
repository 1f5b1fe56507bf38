import { crisisLines, crisisRoutes, linesFor } from '@evenlight/contract/support/levels';
import { expect, test } from 'vitest';
import { inARow } from './safety-texts.testing.ts';
import { safetyText } from './safety-texts.ts';

const professions = /counsell?or|therap|clinician|doctor|consejer|terap|psic/i;

test('who is not safe at home is told how the numbers go from the screen, and offered no call that others could hear', () => {
  expect(safetyText('abuse', 'en')).toContain('“I am safe now” hides the notice');
  expect(safetyText('abuse', 'es')).toContain('«Ya estoy a salvo» oculta el aviso');
  for (const route of ['abuse', 'child'] as const) expect(safetyText(route, 'en')).not.toContain('our team');
});

test.each(crisisRoutes)('in danger (%s) the lines come first, in their order, then calm words', (route) => {
  for (const language of ['en', 'es'] as const) {
    const text = safetyText(route, language);
    const places = linesFor[route].map((line) => text.indexOf(crisisLines[line].call));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const [lines = '', prose = ''] = text.split('\n\n');
    expect(lines.split('\n')).toHaveLength(linesFor[route].length);
    if (route !== 'abuse' && route !== 'child')
      expect(prose).toMatch(language === 'en' ? /chat stays open.*ask for it/ : /chat sigue abierto.*pídalo/);
    expect(text).not.toMatch(professions);
  }
});

test.each(crisisRoutes)('three times in the same danger (%s) one reads three texts, each with all lines', (route) => {
  for (const language of ['en', 'es'] as const) {
    const [first, second, third, fourth] = inARow(route, language, 4);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(fourth).toBe(first);
    for (const text of [second, third])
      for (const line of linesFor[route]) expect(text).toContain(crisisLines[line].call);
    expect([second, third].join()).not.toMatch(professions);
  }
});
