import { expect, test } from 'vitest';
import { inSubject } from './in-subject.ts';

const invited = (name: string) => `${inSubject(name)} asks you to plan with the family`;

test.each([
  'María Guadalupe Hernández de la Cruz',
  'J.R. O’Connor-Smith III',
  'علی\u200cرضا',
  'שרה לוי',
  'Nguyễn Thị Ánh',
])('%s is a name, and stays as it is', (name) => {
  expect(invited(name)).toBe(`${name} asks you to plan with the family`);
});

test.each([
  ['a link', 'Win https://evil.example/now', 'Win evil example now'],
  ['a bare address of a page', 'evil.example', 'evil example'],
  ['an address for mail', 'sales@evil.example', 'sales evil example'],
  ['line breaks', 'Ada\r\nBcc: all', 'Ada Bcc: all'],
  ['letters that read backwards', 'Ada\u202Egro', 'Ada gro'],
  ['markup', '<b>Ada</b>', 'b Ada b'],
])('%s in a name is only words', (_, name, words) => {
  expect(invited(name)).toBe(`${words} asks you to plan with the family`);
});

test('a long name is cut, between letters and not within one', () => {
  expect(invited('🕊'.repeat(500))).toBe(`${'🕊'.repeat(59)}… asks you to plan with the family`);
  expect(`For ${inSubject('x'.repeat(61))} and ${inSubject('y'.repeat(60))}`).toBe(
    `For ${'x'.repeat(59)}… and ${'y'.repeat(60)}`,
  );
});
