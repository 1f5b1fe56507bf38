import { expect, test } from 'vitest';
import { z } from 'zod';
import { completionOf, faultsIn, inOwnWords, requiredFieldsOf } from './form-schema';

const Letter = z.object({
  name: z.string().trim().min(1),
  email: z.email(),
  note: z.string().default(''),
  day: z.iso.date().or(z.literal('')),
  kind: z.enum(['card', 'page']),
  isAgreed: z.literal(true),
  wantsCopy: z.boolean(),
});

const whole = { name: 'Ada', email: 'ada@example.org', day: '', kind: 'page', isAgreed: true, wantsCopy: false };
const faultsOf = (values: unknown, schema: z.ZodType = Letter) => faultsIn(schema, values, ({ code }) => code);
const completion = (values: unknown) => completionOf(requiredFieldsOf(Letter), faultsOf(values));

test('the required fields are those that refuse to be left out or left empty', () => {
  expect(requiredFieldsOf(Letter)).toEqual(['name', 'email', 'kind', 'isAgreed']);
});

test('a rule across several fields does not hide which of them are required', () => {
  expect(requiredFieldsOf(Letter.refine(({ name, email }) => name !== email))).toContain('name');
});

test('a field has one sentence, however many of its rules are broken', () => {
  const Short = z.object({ code: z.string().min(3).regex(/^\d+$/) });
  expect([...faultsOf({ code: 'a' }, Short)]).toEqual([['code', 'too_small']]);
});

test('words of the schema itself come first', () => {
  const Worded = z.object({ name: z.string().min(1, 'We need a name') });
  expect(faultsOf({ name: '' }, Worded).get('name')).toBe('We need a name');
});

test('a field inside another is known by its whole path', () => {
  const Nested = z.object({ person: z.object({ name: z.string().min(1) }) });
  expect([...faultsOf({ person: { name: '' } }, Nested).keys()]).toEqual(['person.name']);
});

test('what a receiver refuses is told in the words of the form where it finds the fault itself', () => {
  const received: [string, string][] = [
    ['email', 'Invalid email'],
    ['name', 'This name is taken'],
  ];
  expect(inOwnWords(received, faultsOf({ ...whole, email: 'ada@' }))).toEqual([
    ['email', 'invalid_format'],
    ['name', 'This name is taken'],
  ]);
});

test('only what the schema accepts counts as filled', () => {
  const blank = { name: '', email: '', day: '', wantsCopy: false };
  expect(completion(blank)).toEqual({ total: 4, filled: 0 });
  expect(completion({ ...blank, name: '  ', email: 'ada@', kind: 'card' })).toEqual({ total: 4, filled: 1 });
  expect(completion(whole)).toEqual({ total: 4, filled: 4 });
});

test('a field that may stay empty keeps the form from being ready while it is wrong', () => {
  expect(completion({ ...whole, day: 'soon' })).toEqual({ total: 5, filled: 4 });
});
