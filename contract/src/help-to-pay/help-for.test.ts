import { describe, expect, test } from 'vitest';
import { answersTo, countyNames, countyOf, HelpAnswers, nothingAnswered } from './answers.ts';
import { factsOf, firstOf, helpFor, type Program, programs, verdicts } from './help-for.ts';

const verdictsFor = (answers: Partial<HelpAnswers>) =>
  new Map(helpFor({ ...nothingAnswered, ...answers }).map(({ program, verdict }) => [program, verdict]));
const verdictOn = (program: Program, answers: Partial<HelpAnswers>) => verdictsFor(answers).get(program);
const firstFor = (answers: Partial<HelpAnswers>) => firstOf(helpFor({ ...nothingAnswered, ...answers }))?.program;

function* everyAnswer(): Generator<HelpAnswers> {
  const { means, served, cause, work, leaves, mediCal, community } = answersTo;
  // The nine counties differ in their office alone.
  for (const county of ['san-francisco', 'elsewhere'] as const)
    for (const [m, s, c] of means.flatMap((m) => served.flatMap((s) => cause.map((c) => [m, s, c] as const))))
      for (const [w, l] of work.flatMap((w) => leaves.map((l) => [w, l] as const)))
        for (const [i, o] of mediCal.flatMap((i) => community.map((o) => [i, o] as const)))
          yield { county, means: m, served: s, cause: c, work: w, leaves: l, mediCal: i, community: o };
}

test('whatever is answered, every program is told once, those that fit best first, and something can be done', () => {
  const faults: string[] = [];
  let asked = 0;
  for (const answers of everyAnswer()) {
    const helps = helpFor(answers);
    const ranks = helps.map(({ verdict }) => verdicts.indexOf(verdict));
    const isSorted = ranks.every((rank, at) => at === 0 || rank >= (ranks[at - 1] ?? 0));
    const isWhole = new Set(helps.map(({ program }) => program)).size === programs.length;
    const first = firstOf(helps);
    const keepsOrder = verdicts.every((verdict) => {
      const places = helps.filter((help) => help.verdict === verdict).map(({ program }) => programs.indexOf(program));
      return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
    });
    if (!isSorted || !isWhole || !keepsOrder || !first || first.verdict === 'no') faults.push(JSON.stringify(answers));
    asked += 1;
  }
  expect(faults).toEqual([]);
  expect(asked).toBe(2 * 4 * 4 * 5 * 3 * 5 * 3 * 5);
});

describe('a family without means', () => {
  test('asks its county first, before it signs anything', () => {
    for (const county of Object.keys(countyNames)) {
      const helps = helpFor(HelpAnswers.parse({ county, means: 'none' }));
      expect(firstOf(helps)).toMatchObject({ program: 'county', verdict: 'probably-yes', isBeforeSigning: true });
    }
  });

  test('does so also when a crime, work or service helps as well', () => {
    const all = { means: 'none', cause: 'crime', work: 'yes', served: 'veteran' } as const;
    expect(firstFor({ ...all, county: 'alameda' })).toBe('county');
    expect(firstFor({ ...all, county: 'elsewhere' })).toBe('county');
  });

  test('is told to ask where we do not know the county, or the means', () => {
    expect(verdictOn('county', { means: 'none', county: 'elsewhere' })).toBe('ask');
    expect(verdictOn('county', { means: 'some', county: 'marin' })).toBe('ask');
    expect(verdictOn('county', { means: 'unsure', county: 'marin' })).toBe('ask');
    expect(verdictOn('county', { means: 'enough', county: 'marin' })).toBe('no');
  });
});

test.each([
  ['veterans-grave', { served: 'veteran' }, 'probably-yes'],
  ['veterans-grave', { served: 'relative' }, 'ask'],
  ['veterans-money', { served: 'veteran' }, 'ask'],
  ['veterans-money', { served: 'relative' }, 'no'],
  ['victims', { cause: 'crime' }, 'probably-yes'],
  ['victims', { cause: 'accident' }, 'ask'],
  ['victims', { cause: 'other' }, 'no'],
  ['disaster', { cause: 'disaster' }, 'probably-yes'],
  ['work', { work: 'yes' }, 'probably-yes'],
  ['work', { work: 'no' }, 'no'],
  ['social-security', { leaves: 'spouse' }, 'probably-yes'],
  ['social-security', { leaves: 'child' }, 'probably-yes'],
  ['social-security', { leaves: 'was-child' }, 'no'],
  ['child', { leaves: 'was-child' }, 'ask'],
  ['child', { leaves: 'unsure' }, 'no'],
  ['medi-cal', { mediCal: 'yes' }, 'ask'],
  ['medi-cal', { mediCal: 'no' }, 'no'],
  ['community', { community: 'both' }, 'ask'],
  ['community', { community: 'union' }, 'no'],
] as const)('%s, when the answer is %j: %s', (program, answers, verdict) => {
  expect(verdictOn(program, answers)).toBe(verdict);
});

test('somebody with enough money, and nothing else to ask, compares prices first', () => {
  const nothing = { means: 'enough', served: 'no', cause: 'other', work: 'no', leaves: 'neither' } as const;
  expect(firstFor({ ...nothing, mediCal: 'no', community: 'none' })).toBe('prices');
});

test('whoever answers nothing is ruled out of nothing but what is for children', () => {
  const ruledOut = [...verdictsFor({})].filter(([, verdict]) => verdict === 'no').map(([program]) => program);
  expect(ruledOut).toEqual(['child']);
});

test('a question left out is open, and an answer that does not exist is refused', () => {
  expect(HelpAnswers.parse({ means: 'none' })).toEqual({ ...nothingAnswered, means: 'none' });
  expect(HelpAnswers.safeParse({ means: '<script>' }).success).toBe(false);
});

test('figures are asked for only of what may help, and of one county at a time', () => {
  const keys = factsOf(helpFor({ ...nothingAnswered, served: 'no', cause: 'other', work: 'no', means: 'enough' }));
  expect(keys).toEqual(['help.social-security', 'help.social-security-years']);
  expect(countyOf({ county: 'contra-costa' })).toBe('Contra Costa');
  expect(countyOf({ county: 'elsewhere' })).toBeUndefined();
});
