// Days that churches and counties keep closed, and what a family ticked: always shown, whatever else it chose.
import { expect, test } from 'vitest';
import { defaultOptions, noAnswers, type TimelineAnswers, type TimelineOptions } from '../timelines.ts';
import type { TimelineSubject } from './dating.ts';
import { timelineOf } from './timeline-of.ts';

type Wants = { options?: Partial<TimelineOptions>; answers?: Partial<TimelineAnswers> };

const christian: TimelineSubject = {
  faithTradition: 'christian',
  branch: '',
  way: 'burial',
  serviceType: 'burial',
  dateOfDeath: '2026-11-15',
  afterSunset: false,
  serviceDate: '2026-11-20',
};
const jewish: TimelineSubject = { ...christian, faithTradition: 'jewish' };
const muslim: TimelineSubject = { ...christian, faithTradition: 'muslim' };

const of = (subject: TimelineSubject, { options, answers }: Wants = {}) =>
  timelineOf(subject, { ...defaultOptions, ...options }, { ...noAnswers, ...answers });

function eventIn(subject: TimelineSubject, id: string, wants: Wants = { options: { priorityLevel: 'all' } }) {
  const { events, later } = of(subject, wants);
  const found = [...events, ...later].find((event) => event.id === id);
  return { on: found?.startsOn, until: found?.endsOn, remarks: found?.remarks, when: found?.when };
}

test.each([
  ['the fortieth day on the Nativity', '2026-11-16', 'chr-day40', '2026-12-24', '2026-12-25'],
  ['the third day on Theophany', '2027-01-04', 'chr-day3-9.1', '2027-01-05', '2027-01-06'],
  ['the first year on Pentecost', '2026-06-20', 'chr-anniversary', '2027-06-19', '2027-06-20'],
  ['the fortieth day on Ascension', '2027-05-02', 'chr-day40', '2027-06-09', '2027-06-10'],
  ['the first year on Bright Tuesday', '2026-05-04', 'chr-anniversary', '2027-05-10', '2027-05-04'],
])('Orthodox churches do not keep %s: it moves, and says from where', (_, dateOfDeath, id, kept, counted) => {
  const orthodox = { ...christian, branch: 'eastern-orthodox', dateOfDeath, serviceDate: null };
  expect(eventIn(orthodox, id)).toMatchObject({
    on: kept,
    remarks: [{ code: 'moved-off-holy-days', day: counted }],
    when: null,
  });
});

test.each([
  ['the month’s mind on Good Friday', '2027-02-24', 'chr-month', '2027-03-26'],
  ['the first year on Holy Saturday', '2026-03-27', 'chr-anniversary', '2027-03-27'],
])('no Mass is said for %s: it waits for the Monday after Easter', (_, dateOfDeath, id, counted) => {
  const subject = { ...christian, dateOfDeath, serviceDate: null };
  expect(eventIn({ ...subject, branch: 'catholic' }, id)).toMatchObject({
    on: '2027-03-29',
    remarks: [{ code: 'moved-to-mass', day: counted }],
  });
  const others = id === 'chr-month' ? undefined : counted;
  expect(eventIn({ ...subject, branch: 'protestant' }, id).on).toBe(others);
});

test.each([
  ['on a Sunday', jewish, '2026-11-19', '2026-11-22', '2026-11-20', null, 'moved-to-county-day'],
  ['on a Saturday', muslim, '2026-11-19', '2026-11-21', '2026-11-20', null, 'moved-to-county-day'],
  ['on a Monday', muslim, '2026-11-19', '2026-11-23', '2026-11-20', '2026-11-23', 'moved-to-county-day'],
  [
    'on a Monday after a death on Saturday',
    muslim,
    '2026-11-21',
    '2026-11-23',
    '2026-11-23',
    null,
    'moved-to-county-day',
  ],
  ['two days after Thanksgiving', christian, '2026-11-20', '2026-11-28', '2026-11-25', null, 'moved-to-county-day'],
  [
    'the day after a death on Saturday',
    jewish,
    '2026-11-21',
    '2026-11-22',
    '2026-11-21',
    '2026-11-22',
    'county-closed',
  ],
  ['in the middle of a week', jewish, '2026-11-16', '2026-11-18', '2026-11-17', '2026-11-18', null],
])('the permit for a burial %s is set on days on which the county is open', (...facts) => {
  const [, subject, dateOfDeath, serviceDate, on, until, code] = facts;
  const permit = eventIn({ ...subject, dateOfDeath, serviceDate }, 'civ-permit');
  expect([permit.on, permit.until]).toEqual([on, until]);
  expect(permit.remarks).toEqual(code === null ? [] : [{ code }]);
});

test('without a date of death a permit is still asked for before a weekend, and stands after the death', () => {
  const subject = { ...jewish, dateOfDeath: null, serviceDate: '2026-11-22' };
  expect(eventIn(subject, 'civ-permit').on).toBe('2026-11-20');
  expect(of(subject).events[0]?.key).toBe('civ-pronounce');
});

test('after a death in Adar a leap year parts Ashkenazi and Sephardi families, so the branch is asked for', () => {
  const died = { ...jewish, dateOfDeath: '2029-02-28', serviceDate: '2029-03-01' };
  const [first, second] = ['2030-02-16', '2030-03-18'];
  expect(eventIn(died, 'jew-yahrzeit')).toMatchObject({
    on: first,
    remarks: [{ code: 'ashkenazi-adar', day: second }],
  });
  expect(eventIn({ ...died, branch: 'sephardi' }, 'jew-yahrzeit')).toMatchObject({
    on: second,
    remarks: [{ code: 'sephardi-adar', day: first }],
  });
  expect(of(died).questions).toContain('branch');
  expect(of({ ...died, branch: 'sephardi' }).questions).not.toContain('branch');
  expect(of(jewish).questions).not.toContain('branch');
});

test.each([
  ['a custom beyond the timeframe', muslim, { optIns: ['mus-day40'] }, 'mus-day40'],
  ['a custom within it', muslim, { optIns: ['mus-day3-7'] }, 'mus-day3-7'],
  ['military honors', christian, { isVeteran: true }, 'civ-veteran'],
  ['the widow’s waiting period', muslim, { hasSurvivingWife: true }, 'mus-iddah'],
])('what a family ticked appears at every level, and with its category hidden: %s', (_, subject, answers, key) => {
  const hidden = { includePreparation: false, includeMemorial: false, includeAftercare: false };
  for (const priorityLevel of ['essential', 'recommended', 'all'] as const)
    for (const options of [{ priorityLevel }, { priorityLevel, timeframe: 7 as const, ...hidden }])
      expect(eventIn(subject, key, { options, answers }).on, priorityLevel).toBeDefined();
  expect(eventIn(subject, key).on).toBeUndefined();
});

test.each([
  ['', ['chr-novena', 'chr-day40']],
  ['catholic', ['chr-novena', 'chr-day40']],
  ['protestant', []],
  ['homegoing', []],
  ['eastern-orthodox', []],
])('customs of one branch are offered to no other: %s', (branch, customs) => {
  expect(of({ ...christian, branch }).customs).toEqual(customs);
  // What was ticked before the branch was named can still be taken back.
  const ticked = of({ ...christian, branch }, { answers: { optIns: ['chr-novena'] } });
  expect(ticked.customs).toContain('chr-novena');
});

test('every choice of level and timeframe is counted as it would be shown, beside what the family ticked', () => {
  const answers = { optIns: ['mus-day40'], hasSurvivingWife: true };
  for (const { priorityLevel, timeframe, ...counts } of of(muslim, { answers }).counts) {
    const { events, later } = of(muslim, { options: { priorityLevel, timeframe } });
    const shown = [...events, ...later].map(({ category }) => category);
    const expected = Object.keys(counts).map((category) => [category, shown.filter((one) => one === category).length]);
    expect(Object.entries(counts)).toEqual(expected);
  }
  const sikh = of({ ...christian, faithTradition: 'sikh', serviceType: 'cremation' });
  const memorials = sikh.counts.filter(({ timeframe }) => timeframe === 30).map(({ memorial }) => memorial);
  expect(memorials[1]).toBe(memorials[2]);
});
