import { endpoint } from '@evenlight/contract/endpoint';
import { z } from '@evenlight/contract/zod';
import { expect, test } from 'vitest';
import { writerFor } from './answer-writer.ts';

const Step = z.object({ title: z.string() });
const getSteps = endpoint({
  method: 'GET',
  path: '/steps',
  summary: 'Steps, for this test alone.',
  access: 'anyone',
  returns: z.object({
    first: Step.nullable(),
    next: z.array(Step).nullable(),
    last: z.union([z.object({ kind: z.literal('none') }), Step.extend({ kind: z.literal('step') })]),
  }),
});

/** As a row of the database, it holds more than the contract names. */
const row = { title: 'Call the florist', secret: 'of the house' };
const answer = { first: row, next: [row], last: { ...row, kind: 'step' } };
const written = {
  first: { title: 'Call the florist' },
  next: [{ title: 'Call the florist' }],
  last: { kind: 'step', title: 'Call the florist' },
};

test.each([
  ['as in production', false],
  ['as in tests', true],
])('what the contract does not name is left out, also where there may be nothing: %s', (_, isStrict) => {
  const write = writerFor(getSteps, { isStrict });
  expect(JSON.parse(write(answer))).toEqual(written);
  expect(JSON.parse(write({ first: null, next: null, last: { kind: 'none' } }))).toEqual({
    first: null,
    next: null,
    last: { kind: 'none' },
  });
});

test('in tests an answer that its contract refuses is not sent', () => {
  const write = writerFor(getSteps, { isStrict: true });
  expect(() => write({ ...answer, first: { title: 7 } })).toThrow();
});
