import { expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { type DaySubject, nextSuitableDay, rulingOn } from './service-days.ts';

const of = (faithTradition: DaySubject['faithTradition'], branch = '', more: Partial<DaySubject> = {}): DaySubject => ({
  faithTradition,
  branch,
  serviceType: 'burial',
  dateOfDeath: null,
  ...more,
});

function refusedIn(year: number, subject: DaySubject, reason: string): string[] {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1))
    if (rulingOn(day, subject).refusal === reason) days.push(day.slice(5));
  return days;
}

test.each([
  [2027, '04-22 04-23 04-28 04-29 06-11 06-12 10-02 10-03 10-11 10-16 10-17 10-23 10-24'],
  [2028, '04-11 04-12 04-17 04-18 05-31 06-01 09-21 09-22 09-30 10-05 10-06 10-12 10-13'],
])('Jewish festival days of %d', (year, days) => {
  expect(refusedIn(year, of('jewish'), 'yom-tov').join(' ')).toBe(days);
});

test.each([
  ['2026-11-21', 'shabbat', ['offices-closed']],
  ['2026-11-20', null, ['before-shabbat']],
  ['2026-11-22', null, ['offices-closed']],
  ['2027-04-21', null, ['festival-eve']],
  ['2027-04-26', null, ['chol-hamoed']],
  ['2027-04-24', 'shabbat', ['offices-closed']],
  ['2027-06-12', 'yom-tov', ['offices-closed']],
  ['2026-12-08', null, []],
  ['2027-10-11', 'yom-tov', ['offices-closed']],
  ['2030-12-31', null, []],
])('a Jewish burial on %s: %s', (day, refusal, advice) => {
  expect(rulingOn(day, of('jewish'))).toEqual({ refusal, advice });
});

test('before Shabbat and festivals a burial begins by two in the afternoon', () => {
  const at = (day: string, serviceTime: string | null) => rulingOn(day, of('jewish', '', { serviceTime })).refusal;
  expect(at('2026-11-20', '14:00')).toBeNull();
  expect(at('2026-11-20', '14:01')).toBe('near-sundown');
  expect(at('2027-04-21', '19:00')).toBe('near-sundown');
  expect(at('2026-11-20', null)).toBeNull();
  expect(at('2026-11-19', '19:00')).toBeNull();
});

test.each([
  ['2026-11-21', '2026-11-22'],
  // Shavuot lasts over Friday and Shabbat.
  ['2027-06-11', '2027-06-13'],
  // Rosh Hashanah on Shabbat and Sunday.
  ['2027-10-02', '2027-10-04'],
  ['2026-12-31', '2026-12-31'],
])('the next day for a Jewish burial from %s on is %s', (from, next) => {
  expect(nextSuitableDay(from, of('jewish'))).toBe(next);
});

test.each([
  ['2027-03-25', 'catholic-mass', 'Holy Thursday'],
  ['2027-03-26', 'catholic-mass', 'Good Friday'],
  ['2027-03-28', 'catholic-mass', 'Easter'],
  ['2027-03-29', null, 'Easter Monday'],
  ['2027-03-24', null, 'Wednesday of Holy Week'],
  ['2027-02-14', 'catholic-mass', 'the first Sunday of Lent'],
  ['2027-02-07', null, 'the Sunday before Lent'],
  ['2027-05-16', 'catholic-mass', 'Pentecost'],
  ['2027-05-23', null, 'the Sunday after'],
  ['2026-11-29', 'catholic-mass', 'the first Sunday of Advent'],
  ['2026-11-22', null, 'the Sunday before Advent'],
  ['2026-12-25', 'catholic-mass', 'Christmas'],
  ['2026-12-27', null, 'the Sunday after Christmas'],
  ['2026-12-08', 'catholic-mass', 'the Immaculate Conception'],
  ['2027-11-01', null, 'All Saints on a Monday'],
  ['2028-11-01', 'catholic-mass', 'All Saints on a Wednesday'],
  ['2027-08-15', 'catholic-mass', 'the Assumption on a Sunday'],
  ['2026-08-15', null, 'the Assumption on a Saturday'],
])('a Catholic funeral Mass on %s: %s (%s)', (day, refusal, _) => {
  expect(rulingOn(day, of('christian', 'catholic')).refusal).toBe(refusal);
});

test.each([
  ['2027-04-30', 'holy-friday', []],
  ['2027-05-02', 'orthodox-sunday', ['offices-closed']],
  ['2027-04-29', null, ['orthodox-holy-days']],
  ['2027-05-03', null, ['orthodox-holy-days']],
  ['2027-05-04', null, []],
  ['2026-11-15', 'orthodox-sunday', ['offices-closed']],
  ['2027-03-26', null, []],
  ['2026-12-25', null, ['offices-closed']],
  ['2027-05-01', null, ['orthodox-holy-days', 'offices-closed']],
  ['2028-04-14', 'holy-friday', []],
])('an Orthodox funeral on %s: %s', (day, refusal, advice) => {
  expect(rulingOn(day, of('christian', 'eastern-orthodox'))).toEqual({ refusal, advice });
});

test('a Protestant family is advised and never refused, and a family of unknown branch is sent to its church', () => {
  for (const day of ['2026-11-15', '2027-03-26', '2027-03-28', '2026-12-25']) {
    expect(rulingOn(day, of('christian', 'protestant')).advice, day).toContain('protestant-days');
    expect(rulingOn(day, of('christian')).advice, day).toContain('ask-church');
    for (const branch of ['protestant', 'homegoing', '', 'Coptic'])
      expect(rulingOn(day, of('christian', branch)).refusal, day).toBeNull();
  }
  expect(rulingOn('2026-11-17', of('christian')).advice).toEqual([]);
});

test.each(['2026-03-20', '2026-05-27', '2027-03-09', '2027-05-16', '2028-02-26', '2028-05-05'])(
  'a Muslim burial on Eid, %s, is allowed with a word about it',
  (day) => {
    expect(rulingOn(day, of('muslim'))).toMatchObject({ refusal: null, advice: expect.arrayContaining(['eid']) });
  },
);

test('no weekday is closed to Muslim, Hindu, Sikh, secular and other families', () => {
  for (const tradition of ['muslim', 'hindu', 'sikh', 'secular', 'other'] as const)
    for (let day = '2027-01-01'; day < '2028-01-01'; day = addDays(day, 1))
      expect(rulingOn(day, of(tradition)).refusal, `${tradition} ${day}`).toBeNull();
});

test('a Tibetan cremation waits until the fourth day after the death; others do not', () => {
  const tibetan = of('buddhist', 'tibetan', { serviceType: 'cremation', dateOfDeath: '2026-12-30' });
  expect(rulingOn('2027-01-02', tibetan).refusal).toBe('tibetan-days');
  expect(rulingOn('2027-01-03', tibetan).refusal).toBeNull();
  expect(nextSuitableDay('2026-12-31', tibetan)).toBe('2027-01-03');
  expect(rulingOn('2027-01-02', { ...tibetan, branch: 'zen' }).refusal).toBeNull();
  expect(rulingOn('2027-01-02', { ...tibetan, serviceType: 'memorial' }).refusal).toBeNull();
  expect(rulingOn('2027-01-02', { ...tibetan, dateOfDeath: null }).refusal).toBeNull();
  expect(rulingOn('2027-02-07', of('buddhist')).advice).toContain('lunar-new-year');
});

test('an Orthodox memorial is advised against from Lazarus Saturday to Thomas Sunday', () => {
  const memorial = of('christian', 'eastern-orthodox', { serviceType: 'memorial' });
  for (const day of ['2027-04-24', '2027-04-28', '2027-05-08'])
    expect(rulingOn(day, memorial)).toEqual({ refusal: null, advice: ['orthodox-holy-days'] });
  expect(rulingOn('2027-04-23', memorial).advice).toEqual([]);
  expect(rulingOn('2027-05-10', memorial).advice).toEqual([]);
});

test('offices are closed on weekends and federal holidays, which a memorial does not mind', () => {
  expect(rulingOn('2026-11-26', of('hindu')).advice).toEqual(['offices-closed']);
  for (const day of ['2026-11-21', '2026-11-22', '2026-07-03', '2027-12-25'])
    expect(rulingOn(day, of('sikh')).advice, day).toEqual(['offices-closed']);
  expect(rulingOn('2026-11-26', of('secular', '', { serviceType: 'memorial' })).advice).toEqual([]);
});
