import { expect, test } from 'vitest';
import { z } from 'zod';
import { filledCount, requiredFieldsOf } from './form-schema';

const Letter = z.object({
  name: z.string().trim().min(1),
  email: z.email(),
  note: z.string().default(''),
  day: z.iso.date().or(z.literal('')),
  kind: z.enum(['card', 'page']),
  isAgreed: z.literal(true),
  wantsCopy: z.boolean(),
});

test('the required fields are those that refuse to be left out or left empty', () => {
  expect(requiredFieldsOf(Letter)).toEqual(['name', 'email', 'kind', 'isAgreed']);
});

test('a rule across several fields does not hide which of them are required', () => {
  expect(requiredFieldsOf(Letter.refine(({ name, email }) => name !== email))).toContain('name');
});

test('only what the schema accepts counts as filled', () => {
  const required = requiredFieldsOf(Letter);
  expect(filledCount(Letter, required, {})).toBe(0);
  expect(filledCount(Letter, required, { name: '  ', email: 'ada@', kind: 'card' })).toBe(1);
  expect(filledCount(Letter, required, { name: 'Ada', email: 'ada@example.org', kind: 'page', isAgreed: true })).toBe(
    4,
  );
});
