import type { ProblemCode } from '@evenlight/contract/problems';
import { expect, test } from 'vitest';
import { CallFailed, ConnectionLost } from '../../platform/call';
import { failureOf } from './use-save';

const refused = (status: number, code: ProblemCode, fields?: Record<string, string>) =>
  new CallFailed(status, JSON.stringify({ error: '', code, fields, requestId: '1' }));

test.each([
  ['a date that is taken', refused(409, 'venue.date_taken'), 'date', /^Another family has this venue/],
  ['too many dates', refused(409, 'plan.too_many_holds'), 'date', /^You are keeping as many dates/],
  ['a venue that is gone', refused(404, 'venue.not_found'), 'venue', /no longer on our list/],
  ['a session that ended', refused(401, 'plan.user_required'), 'account', /^Sign in or create an account/],
  ['a day that has passed', refused(400, 'request.invalid', { serviceDate: 'no' }), 'date', /earlier than today$/],
  ['a line that is cut', new ConnectionLost('gone'), 'anything', /^We could not reach our servers/],
  [
    'a name we do not know',
    refused(400, 'request.invalid', { 'addons.0.name': 'no' }),
    'anything',
    /^There was an error/,
  ],
  ['anything else', new Error('?'), 'anything', /^There was an error saving your plan. Please try again.$/],
])('saving that fails for %s says what it is about', (_, error, about, words) => {
  const failure = failureOf(error);
  expect(failure.about).toBe(about);
  expect(failure.words.message).toMatch(words);
});
