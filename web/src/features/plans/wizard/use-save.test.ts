import type { ProblemCode } from '@evenlight/contract/problems';
import { expect, test } from 'vitest';
import { CallFailed, ConnectionLost } from '../../../platform/call';
import { failureOf } from './use-save';

const refused = (status: number, code: ProblemCode, fields?: Record<string, string>) =>
  new CallFailed(status, JSON.stringify({ error: '', code, fields, requestId: '1' }));

test('a day that the tradition would not have is refused with the next one', () => {
  const day = { refusal: 'shabbat', next: '2026-11-22' };
  const body = { error: '', code: 'plan.day_not_customary', day, requestId: '1' };
  const { words, ...rest } = failureOf(new CallFailed(409, JSON.stringify(body)));
  expect(rest).toEqual({ about: 'day', nextDay: '2026-11-22' });
  expect(words.message).toMatch(/^Jewish burials are not held on Shabbat/);
});

test.each([
  ['a date that is taken', refused(409, 'venue.date_taken'), 'date', /^Another family has this venue/],
  ['too many dates', refused(409, 'plan.too_many_holds'), 'date', /^You are keeping as many dates/],
  ['a day that is not customary', refused(409, 'plan.day_not_customary'), 'day', /not customary/],
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
  [
    'a fault on our side',
    refused(500, 'server.failed'),
    'anything',
    /^There was an error saving your plan. Please try/,
  ],
  ['a house that is busy', refused(503, 'server.busy'), 'anything', /^There was an error saving your plan. Please try/],
  ['anything else', new Error('?'), 'anything', /^There was an error saving your plan. Please try again.$/],
])('saving that fails for %s says what it is about', (_, error, about, words) => {
  const failure = failureOf(error);
  expect(failure.about).toBe(about);
  expect(failure.words.message).toMatch(words);
});
