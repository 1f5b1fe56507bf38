import { expect, test } from 'vitest';
import { AnswerForm, asSent, firstAnswer, sumTyped } from './answer-form';

const line = { wanted: null, name: '', amount: '', note: '' };

test('lines that were asked for stand there to be filled in, and those without an amount are not quoted', () => {
  const first = firstAnswer({ wanted: ['Spray', 'Wreaths'], quote: null, answer: '' });
  expect(first.lines).toEqual([
    { ...line, wanted: 0, name: 'Spray' },
    { ...line, wanted: 1, name: 'Wreaths' },
  ]);
  const [spray, wreaths] = first.lines;
  const typed = { ...first, lines: [{ ...spray, amount: '$1,250.50' }, wreaths] };
  expect(asSent(AnswerForm.parse(typed)).lines).toEqual([{ wanted: 0, name: 'Spray', cents: 125_050, note: '' }]);
});

test('what was answered comes back as it was typed', () => {
  const lines = [
    { wanted: 1, name: 'Wreaths', cents: 20_000, note: 'Two' },
    { wanted: null, name: 'Delivery', cents: 4_550, note: '' },
  ];
  const quote = { version: 1, lines, totalCents: 24_550, validUntil: '2030-01-01', quotedAt: '2029-01-01T00:00:00Z' };
  const first = firstAnswer({ wanted: ['Spray', 'Wreaths'], quote, answer: 'Gladly.' });
  expect(asSent(AnswerForm.parse(first))).toEqual({ message: 'Gladly.', lines, validUntil: '2030-01-01' });
  expect(sumTyped(first.lines)).toBe(24_550);
});

test('an answer says something, a price says what for, and a line of one’s own has a price', () => {
  const faults = (typed: object) =>
    AnswerForm.safeParse({ message: '', lines: [], validUntil: '', ...typed }).error?.issues.map(({ path }) =>
      path.join('.'),
    );
  expect(faults({})).toEqual(['message']);
  expect(faults({ lines: [{ ...line, amount: '5' }] })).toEqual(['lines.0.name']);
  expect(faults({ message: 'x', lines: [{ ...line, name: 'Delivery' }] })).toEqual(['lines.0.amount']);
  expect(faults({ message: 'x', lines: [{ ...line, name: 'Delivery', amount: 'ten' }] })).toEqual(['lines.0.amount']);
  expect(faults({ message: 'x', lines: [line] })).toBeUndefined();
});
