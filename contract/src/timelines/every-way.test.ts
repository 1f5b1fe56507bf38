// For every tradition, branch and way: nothing unsuitable is proposed, and nothing that the law asks for is missing.
import { expect, test } from 'vitest';
import { defaultOptions, noAnswers } from '../timelines.ts';
import { branches, type FaithTradition, faithTraditions } from '../traditions.ts';
import { serviceTypeOf, type Way, ways } from '../ways.ts';
import type { TimelineSubject } from './dating.ts';
import { ritesFor } from './rites-for.ts';
import { everyEventOf, timelineOf } from './timeline-of.ts';
import { canBeConfirmed, isNotUsual } from './unusual-ways.ts';

type Case = { tradition: FaithTradition; branch: string; way: Way };

const cases: Case[] = faithTraditions.flatMap((tradition) =>
  ['', 'our own word', ...branches[tradition]].flatMap((branch) => ways.map((way) => ({ tradition, branch, way }))),
);

function subjectOf({ tradition, branch, way }: Case, more: Partial<TimelineSubject> = {}): TimelineSubject {
  return {
    faithTradition: tradition,
    branch,
    way,
    serviceType: serviceTypeOf(way, tradition === 'other' ? 'secular' : tradition),
    dateOfDeath: '2026-11-15',
    serviceDate: '2026-11-19',
    afterSunset: false,
    ...more,
  };
}

const agreed = { wayAgreed: 'family' } as const;
const everything = { ...noAnswers, isVeteran: true, hasSurvivingWife: true };
const known = new Map<string, string[]>();
const called = ({ tradition, branch, way }: Case) => `${tradition} (${branch}), ${way}`;
/** Many cases ask for the same timeline, which takes a while to work out. */
function keysOf(one: Case, more: Partial<TimelineSubject> = agreed): string[] {
  const name = `${called(one)} ${JSON.stringify(more)}`;
  const keys = known.get(name) ?? everyEventOf(subjectOf(one, more), everything).map(({ key }) => key);
  known.set(name, keys);
  return keys;
}
/** Plain comparing; thousands of `expect`s take long. */
const failing = (holds: (one: Case) => boolean, among: (one: Case) => boolean = () => true) =>
  cases.filter((one) => among(one) && !holds(one)).map(called);
const having = (key: string) => (one: Case) => keysOf(one).includes(key);
const without = (unwanted: RegExp) => (one: Case) => !keysOf(one).some((key) => unwanted.test(key));

const isBurial = ({ way }: Case) => way === 'burial' || way === 'green-burial';
const isCremation = ({ way }: Case) => way === 'cremation' || way === 'water-cremation';
const isHere = ({ way }: Case) => way !== 'donation' && way !== 'elsewhere';
const hasRites = (one: Case) => canBeConfirmed(subjectOf(one));

test('a burial has no rite of a cremation, and a cremation none of a burial', () => {
  const ofCremation = /crem|dahan|ashes|asthi|visarjan|inurn|immersion|antam|interment|water/;
  const ofBurial = /burial|kevurah|aron|committal$|grave|marker|green/;
  expect(failing(without(ofCremation), isBurial)).toEqual([]);
  const isCommittal = ({ tradition }: Case) => tradition === 'other';
  expect(failing(without(ofBurial), (one) => isCremation(one) && !isCommittal(one))).toEqual([]);
});

test('where the person is not here nothing is done with the body, and we ask for no permit', () => {
  const withBody = (one: Case) => ritesFor(subjectOf(one, agreed), everything).filter((rite) => rite.isWithBody);
  const onlyFirst = (one: Case) =>
    withBody(one).every(({ key }) => one.way === 'donation' && /civ-(pronounce|authority)/.test(key));
  expect(failing(onlyFirst, (one) => !isHere(one))).toEqual([]);
  expect(failing(without(/permit|transfer|green|civ-way|second-reading/), (one) => !isHere(one))).toEqual([]);
});

test('what the law asks for is in every timeline, also where nothing was confirmed', () => {
  for (const more of [{}, agreed]) {
    const has = (...keys: string[]) => failing((one) => keys.every((key) => keysOf(one, more).includes(key)), isHere);
    expect(has('civ-authority', 'civ-transfer', 'civ-record', 'civ-permit')).toEqual([]);
    const isRegistered = (one: Case) => /civ-(record|certificate)/.test(keysOf(one, more).join(' '));
    expect(failing(isRegistered)).toEqual([]);
    const isConsented = (one: Case) => keysOf(one, more).includes('civ-consent');
    expect(failing(isConsented, ({ way }) => way === 'donation')).toEqual([]);
    expect(failing((one) => keysOf(one, more).includes('civ-notices'))).toEqual([]);
  }
});

test('the words of the permit are those of the way', () => {
  const permitOf = (one: Case) =>
    ritesFor(subjectOf(one, agreed), everything).find(({ key }) => key === 'civ-permit')?.words ?? 'civ-permit';
  const wanted = (one: Case) => {
    if (!hasRites(one)) return 'civ-permit-any';
    if (isBurial(one)) return 'civ-permit-burial';
    if (one.way === 'undecided') return 'civ-permit';
    return one.way === 'cremation' ? 'civ-permit-cremation' : 'civ-permit-water';
  };
  expect(failing((one) => permitOf(one) === wanted(one), isHere)).toEqual([]);
});

test('a way that is not known yet follows what is customary, with one step that decides, and is never unusual', () => {
  const asks = (one: Case) => /civ-way|sec-wishes|oth-disposition/.test(keysOf(one).join(' '));
  expect(failing(asks, ({ way }) => way === 'undecided')).toEqual([]);
  expect(failing(without(/civ-way|sec-wishes/), ({ way }) => way !== 'undecided')).toEqual([]);
  const isUsual = (one: Case) => !isNotUsual(subjectOf(one), noAnswers);
  expect(failing(isUsual, ({ way }) => way === 'undecided' || way === 'elsewhere')).toEqual([]);
});

test('nobody whose tradition buries is asked about cremation or ashes, as long as the way is open', () => {
  const buries = ({ tradition, branch }: Case) =>
    tradition === 'muslim' || tradition === 'jewish' || branch === 'eastern-orthodox';
  const wordsOf = (one: Case) => ritesFor(subjectOf(one), everything).map(({ key, words = key }) => words);
  const open = (one: Case) => !wordsOf(one).some((words) => /^civ-way$|ashes-home|after-program$/.test(words));
  expect(failing(open, buries)).toEqual([]);
});

test.each([
  ['muslim', '', 'cremation water-cremation', 'donation'],
  ['muslim', 'shia', 'cremation water-cremation', 'donation'],
  ['jewish', 'orthodox', 'cremation water-cremation', 'donation'],
  ['jewish', 'conservative', 'cremation water-cremation', 'donation'],
  ['jewish', 'reform', '', 'cremation water-cremation donation'],
  ['jewish', '', '', 'cremation water-cremation donation'],
  ['christian', 'eastern-orthodox', 'cremation water-cremation', 'donation'],
  ['christian', 'catholic', '', 'water-cremation'],
  ['christian', 'protestant', '', ''],
  ['christian', '', '', ''],
  ['hindu', '', '', 'burial green-burial water-cremation'],
  ['hindu', 'lingayat', '', 'water-cremation'],
  ['sikh', '', '', 'burial green-burial water-cremation donation'],
  ['buddhist', 'tibetan', '', 'donation'],
  ['buddhist', '', '', ''],
  ['secular', '', '', ''],
  ['other', '', '', ''],
] as const)('what is not usual for a %s family (%s)', (tradition, branch, withoutRites, toConfirm) => {
  const among = (wanted: (one: Case) => boolean) => ways.filter((way) => wanted({ tradition, branch, way })).join(' ');
  const isUnusual = (one: Case) => isNotUsual(subjectOf(one), noAnswers);
  expect(among((one) => isUnusual(one) && !hasRites(one))).toBe(withoutRites);
  expect(among((one) => isUnusual(one) && hasRites(one))).toBe(toConfirm);
  // Whoever has agreed is not asked again.
  expect(among((one) => isNotUsual(subjectOf(one, agreed), noAnswers))).toBe(withoutRites);
  expect(among((one) => isNotUsual(subjectOf(one), { isUnusualWayConfirmed: true }))).toBe(withoutRites);
});

test('a green burial is one with a question to the cemetery, and a gift to science has a second way ready', () => {
  const isGreen = ({ way }: Case) => way === 'green-burial';
  expect(failing((one) => having('civ-green')(one) === isGreen(one), hasRites)).toEqual([]);
  const isGift = ({ way }: Case) => way === 'donation';
  for (const key of ['civ-program', 'civ-second-way', 'civ-after-program'])
    expect(failing((one) => having(key)(one) === isGift(one))).toEqual([]);
});

test('Catholic families are told about ashes wherever there may be some', () => {
  const remarked = (way: Way) =>
    everyEventOf(subjectOf({ tradition: 'christian', branch: 'catholic', way }, agreed), everything)
      .filter(({ remarks }) => remarks.some(({ code }) => code === 'catholic-ashes'))
      .map(({ key }) => key);
  expect(ways.map((way) => remarked(way).join())).toEqual([
    '',
    '',
    'chr-inurnment',
    'chr-inurnment',
    'civ-after-program',
    'civ-ashes-home',
    '',
  ]);
});

test('a secular burial is held with its ceremony, and a cremation before one that comes later', () => {
  const dayOf = (way: Way, serviceDate: string) =>
    timelineOf(
      subjectOf({ tradition: 'secular', branch: '', way }, { serviceDate }),
      defaultOptions,
      noAnswers,
    ).events.find(({ key }) => key === 'sec-disposition')?.startsOn;
  expect([dayOf('burial', '2026-11-20'), dayOf('green-burial', '2026-12-20')]).toEqual(['2026-11-20', '2026-12-20']);
  expect(dayOf('cremation', '2026-11-20')).toBe('2026-11-20');
  expect(dayOf('cremation', '2026-12-20')).toBe('2026-11-19');
  expect(dayOf('water-cremation', '2026-12-20')).toBe('2026-11-19');
});

test('a Christian family chooses the clothes before the cremation, however late the service is', () => {
  for (const way of ['cremation', 'water-cremation'] as const) {
    const keys = keysOf({ tradition: 'christian', branch: '', way }, { ...agreed, serviceDate: '2026-12-10' });
    const places = ['chr-prepare', 'chr-cremation', 'chr-visitation', 'chr-inurnment'].map((key) => keys.indexOf(key));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  }
});

test('questions fit the way: nobody is asked for a branch whose rites are not proposed', () => {
  const questionsOf = (tradition: FaithTradition, way: Way) =>
    timelineOf(subjectOf({ tradition, branch: '', way }), defaultOptions, noAnswers).questions;
  expect(questionsOf('muslim', 'burial')).toEqual(['branch', 'surviving-wife']);
  expect(questionsOf('muslim', 'cremation')).toEqual([]);
  expect(questionsOf('muslim', 'elsewhere')).toEqual(['surviving-wife']);
  expect(questionsOf('christian', 'donation')).toContain('veteran');
});
