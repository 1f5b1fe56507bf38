// The engine: which rites, in which order, on which days. Facts for each tradition were gathered apart from the code.
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../dates.ts';
import { defaultOptions, noAnswers, type TimelineAnswers, type TimelineOptions } from '../timelines.ts';
import type { FaithTradition } from '../traditions.ts';
import { wayOfService } from '../ways.ts';
import type { TimelineSubject } from './dating.ts';
import { firstDaysOf, timelineOf, type WorkedOut } from './timeline-of.ts';

const DEATH = '2026-11-15';
const usual = {
  hindu: ['cremation', '2026-11-17'],
  muslim: ['burial', '2026-11-16'],
  jewish: ['burial', '2026-11-17'],
  christian: ['burial', '2026-11-21'],
  buddhist: ['cremation', '2026-11-19'],
  sikh: ['cremation', '2026-11-18'],
  secular: ['memorial', '2026-12-06'],
  other: ['burial', '2026-11-22'],
} as const satisfies Record<FaithTradition, readonly [TimelineSubject['serviceType'], string]>;

function aSubject(faithTradition: FaithTradition, more: Partial<TimelineSubject> = {}): TimelineSubject {
  const [usualType, serviceDate] = usual[faithTradition];
  const { serviceType = usualType } = more;
  const way = wayOfService(serviceType, faithTradition === 'other' ? 'christian' : faithTradition);
  const known = { branch: '', dateOfDeath: DEATH, afterSunset: false };
  return { faithTradition, way, serviceType, serviceDate, ...known, ...more };
}

type Wants = { options?: Partial<TimelineOptions>; answers?: Partial<TimelineAnswers> };
const of = (subject: TimelineSubject, { options, answers }: Wants = {}) =>
  timelineOf(subject, { ...defaultOptions, ...options }, { ...noAnswers, ...answers });
const everything: Wants = { options: { priorityLevel: 'all', timeframe: 60 } };
const keysOf = ({ events, later }: WorkedOut) => [...events, ...later].map(({ key }) => key);
const dayOf = ({ events, later }: WorkedOut, id: string) =>
  [...events, ...later].find((event) => event.id === id)?.startsOn;

test.each([
  [
    'hindu',
    'hin-bedside hin-snana hin-darshan hin-pinda hin-procession hin-dahan hin-return hin-asthi hin-visarjan hin-day10 hin-day11-12 hin-day13 hin-varshik',
  ],
  [
    'muslim',
    'mus-bedside mus-masjid mus-ghusl mus-kafan mus-janazah mus-procession mus-burial mus-grave-dua mus-charity mus-debts',
  ],
  [
    'jewish',
    'jew-rabbi jew-tahara jew-tachrichim jew-kriah jew-levayah jew-kevurah jew-shurah jew-seudah jew-shiva jew-shiva-end jew-shloshim jew-unveiling jew-yahrzeit',
  ],
  [
    'christian',
    'chr-clergy chr-date chr-liturgy chr-prepare chr-visitation chr-funeral chr-committal chr-meal chr-pastoral',
  ],
  [
    'buddhist',
    'bud-quiet bud-bedside bud-temple bud-altar bud-encoffin bud-wake bud-funeral bud-cremation bud-meal bud-ashes bud-day7 bud-day49',
  ],
  [
    'sikh',
    'sik-simran sik-gurdwara sik-crematory sik-ishnan sik-ardas sik-darshan sik-antam sik-diwan sik-langar sik-ashes sik-immersion sik-bhog sik-seva',
  ],
  [
    'secular',
    'sec-wishes sec-disposition sec-venue sec-celebrant sec-story sec-program sec-printed sec-runthrough sec-ceremony sec-reception',
  ],
  ['other', 'oth-concierge oth-leader oth-disposition oth-prepare oth-ceremony oth-committal oth-gathering'],
] as const)('the rites of a %s family come in their order', (tradition, inOrder) => {
  const keys = keysOf(of(aSubject(tradition)));
  const wanted = inOrder.split(' ');
  expect(keys.filter((key) => wanted.includes(key))).toEqual(wanted);
});

test.each(Object.keys(usual) as FaithTradition[])(
  'a %s timeline holds its own rites and what the law asks for',
  (tradition) => {
    const { events, later } = of(aSubject(tradition), everything);
    const prefix = tradition.slice(0, 3);
    for (const { key, category } of [...events, ...later]) {
      expect([prefix, 'civ'], key).toContain(key.slice(0, 3) === 'chr' ? 'chr' : key.slice(0, 3));
      if (key.startsWith('civ-')) expect(['preparation', 'aftercare']).toContain(category);
    }
    for (const paper of ['civ-record', 'civ-permit']) expect(keysOf({ events, later } as WorkedOut)).toContain(paper);
  },
);

test('a simple cremation asks for no ceremony, until a place for one is chosen', () => {
  const asked = (more: Partial<TimelineSubject>) =>
    keysOf(of(aSubject('secular', { serviceType: 'cremation', packageTier: 'simple', ...more })));
  const ofGathering = ['sec-venue', 'sec-celebrant', 'sec-program', 'sec-ceremony', 'sec-reception'];
  for (const key of ofGathering) expect(asked({})).not.toContain(key);
  expect(asked({})).toEqual(expect.arrayContaining(['civ-pronounce', 'civ-permit', 'sec-disposition']));
  expect(asked({ venueName: 'Garden of Light' })).toEqual(expect.arrayContaining(ofGathering));
  expect(asked({ packageTier: 'basic' })).toEqual(expect.arrayContaining(ofGathering));
  const all = of(aSubject('secular', { serviceType: 'cremation', packageTier: 'simple' }), everything);
  expect(keysOf(all)).toEqual(expect.arrayContaining(ofGathering));
});

test('burials have no rites of cremation, and cremations none of burial', () => {
  const ofCremation = /crem|dahan|ashes|asthi|visarjan|inurn|immersion/;
  for (const tradition of ['muslim', 'jewish', 'christian', 'other'] as const)
    expect(keysOf(of(aSubject(tradition), everything)).filter((key) => ofCremation.test(key))).toEqual([]);
  for (const tradition of ['hindu', 'buddhist', 'secular'] as const) {
    const keys = keysOf(of(aSubject(tradition, { serviceType: 'burial' }), everything));
    expect(
      keys.filter((key) => ofCremation.test(key)),
      tradition,
    ).toEqual([]);
  }
  for (const tradition of ['hindu', 'buddhist', 'sikh'] as const)
    expect(keysOf(of(aSubject(tradition), everything)).filter((key) => /burial|grave|marker/.test(key))).toEqual([]);
});

test.each([
  ['muslim', ''],
  ['jewish', 'orthodox'],
  ['jewish', 'conservative'],
  ['jewish', ''],
  ['christian', 'eastern-orthodox'],
] as const)(
  'a cremation for a %s family (%s) is not proposed, and the papers are needed all the same',
  (tradition, branch) => {
    const worked = of(aSubject(tradition, { branch, serviceType: 'cremation' }));
    expect(worked).toMatchObject({ later: [], notices: ['not-usual'] });
    expect(keysOf(worked).filter((key) => !key.startsWith('civ-'))).toEqual([]);
    expect(keysOf(worked)).toEqual(expect.arrayContaining(['civ-authority', 'civ-record', 'civ-permit']));
    expect(worked.events.find(({ key }) => key === 'civ-permit')?.words).toBe('civ-permit-any');
  },
);

test('where a family has decided so, its own way is followed', () => {
  const confirmed = { answers: { isUnusualWayConfirmed: true } };
  const jewish = of(aSubject('jewish', { branch: 'reform', serviceType: 'cremation' }), confirmed);
  expect(keysOf(jewish)).toEqual(expect.arrayContaining(['jew-kriah', 'jew-interment', 'jew-shiva', 'jew-kaddish']));
  expect(keysOf(jewish)).not.toContain('jew-kevurah');
  expect(jewish.events.find(({ key }) => key === 'civ-permit')?.words).toBe('civ-permit-cremation');
  const catholic = of(aSubject('christian', { branch: 'catholic', serviceType: 'cremation' }));
  const inurnment = catholic.events.find(({ key }) => key === 'chr-inurnment');
  expect(inurnment?.remarks).toEqual([{ code: 'catholic-ashes' }]);
  expect(dayOf(catholic, 'chr-cremation')).toBe('2026-11-17');
  const soon = of(aSubject('christian', { serviceType: 'cremation', serviceDate: '2026-11-16' }));
  expect(dayOf(soon, 'chr-cremation')).toBe('2026-11-17');
  expect(keysOf(of(aSubject('sikh', { serviceType: 'burial' }), confirmed))).toContain('sik-burial');
  expect(of(aSubject('sikh', { serviceType: 'burial' })).notices).toEqual(['not-usual']);
});

test('a memorial after a burial or cremation has no care of the body and no permit', () => {
  for (const tradition of ['hindu', 'jewish', 'christian', 'buddhist', 'sikh', 'other'] as const) {
    const keys = keysOf(of(aSubject(tradition, { serviceType: 'memorial' }), everything));
    expect(keys.filter((key) => /permit|transfer|tahara|ishnan|snana|encoffin|kevurah/.test(key))).toEqual([]);
    expect(keys).toContain('civ-grief');
  }
  const muslim = of(aSubject('muslim', { serviceType: 'memorial' }));
  expect(muslim.notices).toContain('no-ceremony');
  expect(keysOf(muslim)).toContain('mus-charity');
});

test('rites of a branch are for that branch; while it is unknown they are a question for the clergy', () => {
  const shia = of(aSubject('muslim', { branch: 'shia' }), everything);
  expect(keysOf(shia)).toContain('mus-wahshat');
  for (const branch of ['sunni', '', 'Alevi'])
    expect(keysOf(of(aSubject('muslim', { branch }), everything))).not.toContain('mus-wahshat');
  expect(of(aSubject('muslim')).askClergy).toEqual(['mus-wahshat']);
  expect(of(aSubject('muslim', { branch: 'sunni' })).askClergy).toEqual([]);
  const orthodox = of(aSubject('christian', { branch: 'eastern-orthodox', serviceDate: '2026-11-20' }), everything);
  expect(orthodox.events.filter(({ key }) => key === 'chr-day3-9').map(({ startsOn }) => startsOn)).toEqual([
    '2026-11-17',
    '2026-11-23',
  ]);
  expect(of(aSubject('christian')).questions).toEqual(['branch', 'veteran']);
});

test('customs that only some keep appear for those who ask', () => {
  expect(of(aSubject('muslim')).customs).toEqual(['mus-day3-7', 'mus-day40']);
  expect(keysOf(of(aSubject('muslim'), everything))).not.toContain('mus-day40');
  const asked = of(aSubject('muslim'), { ...everything, answers: { optIns: ['mus-day40'] } });
  expect(dayOf(asked, 'mus-day40')).toBe('2026-12-24');
  const widow = of(aSubject('muslim'), { answers: { hasSurvivingWife: true } });
  expect(widow.events.find(({ key }) => key === 'mus-iddah')).toMatchObject({
    startsOn: DEATH,
    endsOn: '2027-03-23',
    remarks: [{ code: 'moon-sighting' }],
  });
  expect(keysOf(of(aSubject('secular'), { ...everything, answers: { isVeteran: true } }))).toContain('civ-veteran');
});

test('days that are counted from the death', () => {
  const hindu = of(aSubject('hindu'), everything);
  expect([dayOf(hindu, 'hin-day10'), dayOf(hindu, 'hin-day13')]).toEqual(['2026-11-24', '2026-11-27']);
  const buddhist = of(aSubject('buddhist'), { options: { priorityLevel: 'all', timeframe: 60 } });
  expect([1, 2, 3, 4, 5].map((time) => dayOf(buddhist, `bud-sevens.${time}`))).toEqual([
    '2026-11-28',
    '2026-12-05',
    '2026-12-12',
    '2026-12-19',
    '2026-12-26',
  ]);
  expect([dayOf(buddhist, 'bud-day7'), dayOf(buddhist, 'bud-day49')]).toEqual(['2026-11-21', '2027-01-02']);
});

test('a late cremation is not overtaken by the days after it', () => {
  const late = of(aSubject('hindu', { serviceDate: '2026-11-26' }), everything);
  expect([dayOf(late, 'hin-day10'), dayOf(late, 'hin-day13')]).toEqual(['2026-12-05', '2026-12-08']);
  expect(late.events.find(({ key }) => key === 'hin-day13')?.remarks).toEqual([{ code: 'counted-from-service' }]);
});

test.each([
  ['in an ordinary week', '2026-11-17', '2026-11-17', '2026-11-23', '2026-12-16', []],
  [
    'before Passover: shiva ends on its eve',
    '2027-04-19',
    '2027-04-19',
    '2027-04-21',
    '2027-05-14',
    ['shiva-ends-at-festival', 'festival-shortens-shloshim'],
  ],
  [
    'on the eve of Passover',
    '2027-04-21',
    '2027-04-21',
    '2027-04-21',
    '2027-05-14',
    ['shiva-ends-at-festival', 'festival-shortens-shloshim'],
  ],
  [
    'between the days of Passover: its last day is the first of the seven',
    '2027-04-26',
    '2027-04-29',
    '2027-05-05',
    '2027-05-25',
    ['shiva-after-festival'],
  ],
  [
    'more than a week before Shavuot: it ends the thirty days',
    '2027-05-25',
    '2027-05-25',
    '2027-05-31',
    '2027-06-10',
    ['shloshim-ends-at-festival'],
  ],
  [
    'before the new year: it ends shiva, and Yom Kippur the thirty days',
    '2027-09-29',
    '2027-09-29',
    '2027-10-01',
    '2027-10-10',
    ['shiva-ends-at-festival', 'shloshim-ends-at-festival'],
  ],
  ['between the days of Sukkot', '2027-10-20', '2027-10-24', '2027-10-30', '2027-11-18', ['shiva-after-festival']],
  [
    'before Yom Kippur: it ends shiva, and Sukkot the thirty days',
    '2027-10-06',
    '2027-10-06',
    '2027-10-10',
    '2027-10-15',
    ['shiva-ends-at-festival', 'shloshim-ends-at-festival'],
  ],
  [
    'before Sukkot: twenty-two days are over when it ends',
    '2027-10-13',
    '2027-10-13',
    '2027-10-15',
    '2027-11-01',
    ['shiva-ends-at-festival', 'festival-shortens-shloshim'],
  ],
  [
    'before Shavuot: fifteen days are over when it ends',
    '2027-06-09',
    '2027-06-09',
    '2027-06-10',
    '2027-06-27',
    ['shiva-ends-at-festival', 'festival-shortens-shloshim'],
  ],
  [
    'so that shiva ends whole on a Shabbat that is the eve of Passover',
    '2025-04-06',
    '2025-04-06',
    '2025-04-12',
    '2025-04-12',
    ['shloshim-ends-at-festival'],
  ],
  [
    'so that shiva ends whole on the eve of Passover, which ends the thirty days',
    '2027-04-15',
    '2027-04-15',
    '2027-04-21',
    '2027-04-21',
    ['shloshim-ends-at-festival'],
  ],
  [
    'so that shiva ends whole on the eve of Shavuot',
    '2027-06-04',
    '2027-06-04',
    '2027-06-10',
    '2027-06-10',
    ['shloshim-ends-at-festival'],
  ],
  [
    'on a day of Passover, with the rabbi’s leave',
    '2027-04-23',
    '2027-04-29',
    '2027-05-05',
    '2027-05-23',
    ['shiva-after-festival', 'moved-off-rest-day'],
  ],
  [
    'so that the thirty days would be cut on Shabbat',
    '2029-05-01',
    '2029-05-01',
    '2029-05-07',
    '2029-05-18',
    ['shloshim-ends-at-festival'],
  ],
  [
    'so that the thirtieth day is Shabbat',
    '2026-12-11',
    '2026-12-11',
    '2026-12-17',
    '2027-01-10',
    ['moved-off-rest-day'],
  ],
  ['over the end of the year', '2026-12-28', '2026-12-28', '2027-01-03', '2027-01-26', []],
  ['over the night when the clock changes', '2027-03-10', '2027-03-10', '2027-03-16', '2027-04-08', []],
])('shiva and shloshim after a burial %s', (_, burial, start, end, thirtieth, remarks) => {
  const worked = of(aSubject('jewish', { dateOfDeath: addDays(burial, -1), serviceDate: burial }), everything);
  const shiva = worked.events.find(({ key }) => key === 'jew-shiva');
  expect([shiva?.startsOn, shiva?.endsOn ?? shiva?.startsOn]).toEqual([start, end]);
  expect(dayOf(worked, 'jew-shiva-end')).toBe(end);
  expect(dayOf(worked, 'jew-shloshim')).toBe(thirtieth);
  const told = worked.events.filter(({ key }) => /shiva|shloshim/.test(key)).flatMap((event) => event.remarks);
  expect(told.map(({ code }) => code)).toEqual(remarks);
});

test('days that were moved or cut short are told by their date, and not by words that no longer fit', () => {
  const whenOf = ({ events }: WorkedOut, id: string) => events.find((event) => event.id === id)?.when;
  const lateHindu = of(aSubject('hindu', { serviceDate: '2026-11-26' }), everything);
  expect(whenOf(lateHindu, 'hin-day13')).toBe('S+12');
  expect(lateHindu.events.find(({ key }) => key === 'hin-ashaucha')?.endsOn).toBe('2026-12-08');
  const cut = of(aSubject('jewish', { dateOfDeath: '2027-04-18', serviceDate: '2027-04-19' }), everything);
  expect(whenOf(cut, 'jew-shiva')).toBeNull();
  expect(whenOf(of(aSubject('jewish')), 'jew-shiva')).toBe('shiva');
  const soon = of(aSubject('secular', { serviceDate: '2026-11-17' }));
  expect([whenOf(soon, 'sec-disposition'), dayOf(soon, 'sec-disposition')]).toEqual([null, '2026-11-17']);
  expect([whenOf(soon, 'sec-venue'), dayOf(soon, 'sec-venue')]).toEqual([null, DEATH]);
  expect(whenOf(of(aSubject('secular', { dateOfDeath: null, serviceDate: null })), 'sec-disposition')).toBe(
    'D+4..D+10',
  );
});

test('no Orthodox memorial is set between Lazarus Saturday and Thomas Sunday, nor before the death', () => {
  const orthodox = { branch: 'eastern-orthodox', serviceDate: '2027-05-04', dateOfDeath: '2027-04-30' };
  const worked = of(aSubject('christian', orthodox), everything);
  const memorials = worked.events.filter(({ key }) => key === 'chr-day3-9');
  expect(memorials.map(({ startsOn }) => startsOn)).toEqual(['2027-05-10', '2027-05-10']);
});

test('a Christian cremation has its permit first, and its ashes are laid to rest after it', () => {
  for (const gap of [0, 1, 2, 3, 6, 20]) {
    const serviceDate = addDays(DEATH, gap);
    const { events } = of(aSubject('christian', { serviceType: 'cremation', serviceDate }), everything);
    const keys = events.map(({ key }) => key);
    const places = ['civ-permit', 'chr-cremation', 'chr-inurnment'].map((key) => keys.indexOf(key));
    expect(places, `${gap} days`).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  }
});

test('every service has one rite that takes place at its hour, but for those who hold none', () => {
  for (const tradition of Object.keys(usual) as FaithTradition[])
    for (const serviceType of ['burial', 'cremation', 'memorial'] as const) {
      const { events } = of(aSubject(tradition, { serviceType, branch: 'reform' }), {
        ...everything,
        answers: { isUnusualWayConfirmed: true },
      });
      const mains = events.filter(({ isMain }) => isMain).length;
      const hasNone = tradition === 'muslim' && serviceType !== 'burial';
      expect(mains, `${tradition} ${serviceType}`).toBe(hasNone ? 0 : 1);
    }
});

test('a death after sunset belongs to the next day of the Hebrew calendar', () => {
  expect(dayOf(of(aSubject('jewish')), 'jew-yahrzeit')).toBe('2027-12-05');
  expect(dayOf(of(aSubject('jewish', { afterSunset: true })), 'jew-yahrzeit')).toBe('2027-12-06');
  expect(of(aSubject('jewish', { afterSunset: null })).questions).toContain('after-sunset');
});

test('the fortieth day moves off the days on which Orthodox churches hold no memorials', () => {
  const orthodox = { branch: 'eastern-orthodox', serviceDate: '2027-03-22' };
  // The fortieth day would be Lazarus Saturday, eight days before Pascha on May 2.
  const worked = of(aSubject('christian', { ...orthodox, dateOfDeath: '2027-03-16' }), everything);
  expect(worked.events.find(({ key }) => key === 'chr-day40')).toMatchObject({
    startsOn: '2027-04-23',
    remarks: [{ code: 'moved-off-holy-days', day: '2027-04-24' }],
  });
  const later = of(
    aSubject('christian', { ...orthodox, serviceDate: '2027-04-05', dateOfDeath: '2027-03-30' }),
    everything,
  );
  expect(dayOf(later, 'chr-day40')).toBe('2027-05-10');
});

test('great days are listed however short the timeframe is', () => {
  const week = { options: { timeframe: 7, priorityLevel: 'essential' } } as const;
  const laterOf = (tradition: FaithTradition, more = {}) =>
    of(aSubject(tradition, more), week).later.map(({ key }) => key);
  expect(laterOf('hindu')).toEqual(['hin-day11-12', 'hin-day13', 'hin-varshik']);
  expect(laterOf('jewish')).toEqual(['jew-shloshim', 'jew-yahrzeit']);
  expect(laterOf('buddhist')).toEqual(['bud-day49']);
  expect(laterOf('sikh')).toEqual(['sik-bhog']);
  expect(laterOf('christian', { branch: 'eastern-orthodox', serviceDate: '2026-11-20' })).toEqual(['chr-day40']);
  expect(of(aSubject('hindu'), { options: { timeframe: 7, includeMemorial: false } }).later).toEqual([]);
});

test('at thirty days the thirtieth day of mourning is inside, and at sixty the 49th', () => {
  expect(of(aSubject('jewish')).events.map(({ key }) => key)).toContain('jew-shloshim');
  const laterOf = (wants?: Wants) => of(aSubject('buddhist'), wants).later.map(({ key }) => key);
  // The hundredth day and the first year are beyond every timeframe, so they would never be seen.
  expect(laterOf()).toEqual(['bud-day49', 'bud-day100', 'bud-year1']);
  expect(laterOf({ options: { timeframe: 60 } })).toEqual(['bud-day100', 'bud-year1']);
});

test('categories, priority and timeframe really change what is returned', () => {
  const all = of(aSubject('christian'), everything).events;
  for (const [option, category] of [
    ['includePreparation', 'preparation'],
    ['includeCeremony', 'ceremony'],
    ['includeMemorial', 'memorial'],
    ['includeAftercare', 'aftercare'],
  ] as const) {
    const without = of(aSubject('christian'), { options: { ...everything.options, [option]: false } });
    expect(without.events).toEqual(all.filter((event) => event.category !== category));
  }
  const levels = (['essential', 'recommended', 'all'] as const).map(
    (priorityLevel) => of(aSubject('christian'), { options: { priorityLevel } }).events,
  );
  expect(levels[0]?.every(({ importance }) => importance === 'essential')).toBe(true);
  expect(levels[1]?.some(({ importance }) => importance === 'recommended')).toBe(true);
  expect(new Set(levels.map(({ length }) => length)).size).toBeGreaterThan(1);
  const hidden = of(aSubject('hindu'), { options: { includePreparation: false } });
  expect(hidden.notices).toEqual(['papers-still-needed']);
  expect(of(aSubject('hindu'), { options: { includeCeremony: false } }).notices).toEqual([]);
});

test('without a date of the service its days are told in words, and the order stays', () => {
  const worked = of(aSubject('jewish', { serviceDate: null }));
  expect(worked.notices).toEqual(['service-date-missing']);
  expect(dayOf(worked, 'civ-pronounce')).toBe(DEATH);
  for (const key of ['jew-levayah', 'jew-shiva', 'jew-shloshim']) expect(dayOf(worked, key), key).toBeNull();
  expect(dayOf(worked, 'jew-shmirah')).toBe(DEATH);
  expect(keysOf(worked).indexOf('jew-levayah')).toBeLessThan(keysOf(worked).indexOf('jew-shloshim'));
});

test('with the date of the service alone nothing is guessed about the death', () => {
  const worked = of(aSubject('hindu', { dateOfDeath: null }));
  expect(worked.notices).toEqual(['date-of-death-missing']);
  expect(dayOf(worked, 'hin-day13')).toBeNull();
  expect(dayOf(worked, 'hin-asthi')).toBe('2026-11-19');
  const neither = of(aSubject('sikh', { dateOfDeath: null, serviceDate: null }));
  expect(neither.events.every(({ startsOn }) => startsOn === null)).toBe(true);
  expect(neither.events.length).toBeGreaterThan(15);
});

test('a service before the death counts as not known', () => {
  const worked = of(aSubject('christian', { serviceDate: '2026-11-10' }));
  expect(worked.notices).toContain('service-date-missing');
  expect(dayOf(worked, 'chr-funeral')).toBeNull();
});

test('a service on a day that the tradition would not have is pointed out', () => {
  expect(of(aSubject('jewish', { serviceDate: '2026-11-21' })).notices).toEqual(['day-not-customary']);
});

test('the first 72 hours are what prepares the service, in order, with what the law asks for', () => {
  for (const tradition of Object.keys(usual) as FaithTradition[]) {
    const steps = firstDaysOf(aSubject(tradition), noAnswers);
    expect(steps[0]?.key, tradition).toBe('civ-pronounce');
    expect(steps.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['civ-authority', 'civ-transfer', 'civ-record']),
    );
    expect(steps.every(({ category, order }) => category === 'preparation' && daysBetween(DEATH, order) < 3)).toBe(
      true,
    );
  }
});
