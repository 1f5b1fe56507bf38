import { describe, expect, test } from 'vitest';
import { type DeciderAnswer, type Deciding, type Standing, standings, whoDecides } from './deciding.ts';
import { DeciderId } from './ids.ts';

let written = 0;

function people(standing: Standing, ...answers: DeciderAnswer[]): Deciding['people'] {
  return answers.map((answer) => {
    written += 1;
    const id = DeciderId.parse(`00000000-0000-4000-8000-${String(written).padStart(12, '0')}`);
    return { id, name: `Person ${written}`, standing, answer, note: '', answeredAt: '2026-11-15T12:00:00.000Z' };
  });
}

const outcome = (people: Deciding['people']) => whoDecides({ directions: 'none', people }).state;

test('written directions come before everybody', () => {
  const spouse = people('spouse', 'objected');
  expect(whoDecides({ directions: 'found', people: spouse })).toEqual({ state: 'directions' });
  expect(whoDecides({ directions: 'unknown', people: spouse })).toMatchObject({ state: 'divided', standing: 'spouse' });
});

test('with nobody on the list nobody is named', () => {
  expect(whoDecides({ directions: 'unknown', people: [] })).toEqual({ state: 'nobody-yet' });
});

test('whoever stands highest decides, in whatever order they were written down', () => {
  const everybody = standings.toReversed().flatMap((standing) => people(standing, 'not-asked'));
  for (const standing of standings) {
    expect(whoDecides({ directions: 'none', people: everybody })).toMatchObject({ state: 'waiting', standing });
    everybody.pop();
  }
  expect(everybody).toEqual([]);
});

test('what people further down say changes nothing', () => {
  const list = [...people('children', 'objected', 'objected'), ...people('spouse', 'agreed')];
  expect(whoDecides({ directions: 'none', people: list })).toEqual({
    state: 'settled',
    standing: 'spouse',
    tally: { all: 1, agreed: 1, objected: 0, notReached: 0, open: 0 },
  });
});

describe('where one is enough', () => {
  test.each<[string, DeciderAnswer[], string]>([
    ['a yes settles it', ['agreed'], 'settled'],
    ['a second agent who has not answered holds nobody up', ['agreed', 'asked'], 'settled'],
    ['two agents who disagree are divided', ['agreed', 'objected'], 'divided'],
    ['a no is not passed over', ['objected'], 'divided'],
    ['somebody who was asked is waited for', ['asked'], 'waiting'],
    ['somebody who could not be reached still holds the right', ['not-reached'], 'waiting'],
  ])('%s', (_, answers, state) => {
    expect(outcome(people('agent', ...answers))).toBe(state);
  });
});

describe('where a majority decides', () => {
  test.each<[string, DeciderAnswer[], string]>([
    ['an only child decides alone', ['agreed'], 'settled'],
    ['two of three settle it before the third was asked', ['agreed', 'agreed', 'not-asked'], 'settled'],
    ['two of three settle it though the third objects', ['agreed', 'objected', 'agreed'], 'settled'],
    ['half is no majority', ['agreed', 'agreed', 'asked', 'not-asked'], 'waiting'],
    ['two of two are needed', ['agreed', 'asked'], 'waiting'],
    ['one against one is divided', ['agreed', 'objected'], 'divided'],
    ['two of three against it are divided', ['objected', 'objected', 'agreed'], 'divided'],
    ['no majority can come about any more', ['objected', 'objected', 'not-asked', 'asked'], 'divided'],
    ['a single objection is waited out', ['agreed', 'objected', 'asked'], 'waiting'],
    ['fewer may act when the rest could not be reached', ['agreed', 'not-reached', 'not-reached'], 'may-act'],
    [
      'fewer may act with one known to be against it',
      ['agreed', 'agreed', 'objected', 'not-reached', 'not-reached'],
      'may-act',
    ],
    ['fewer may not act while somebody was not asked', ['agreed', 'not-reached', 'not-asked'], 'waiting'],
    ['two sides of the same size are divided', ['agreed', 'objected', 'not-reached', 'not-reached'], 'divided'],
    ['nobody who said yes is nobody who may act', ['not-reached', 'not-reached'], 'waiting'],
    ['objections and silence are divided', ['objected', 'not-reached', 'not-reached'], 'divided'],
  ])('%s', (_, answers, state) => {
    for (const standing of ['children', 'siblings', 'kin'] as const)
      expect(outcome(people(standing, ...answers))).toBe(state);
  });

  test('both parents decide, or the one who is left when the other cannot be found', () => {
    expect(outcome(people('parents', 'agreed', 'agreed'))).toBe('settled');
    expect(outcome(people('parents', 'agreed', 'asked'))).toBe('waiting');
    expect(outcome(people('parents', 'agreed', 'not-reached'))).toBe('may-act');
    expect(outcome(people('parents', 'agreed', 'objected'))).toBe('divided');
  });

  test('the tally counts the deciding people alone', () => {
    const list = [
      ...people('children', 'agreed', 'objected', 'asked', 'not-asked', 'not-reached'),
      ...people('siblings', 'agreed', 'agreed'),
    ];
    expect(whoDecides({ directions: 'none', people: list })).toMatchObject({
      standing: 'children',
      tally: { all: 5, agreed: 1, objected: 1, notReached: 1, open: 2 },
    });
  });
});
