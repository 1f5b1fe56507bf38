// The rules read twice: the product against a second reading that was written from the rules alone. A sample of days in
// every run; every day of ten years with TEST_ALL.
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../dates.ts';
import { rulingOn } from '../service-days.ts';
import { noAnswers } from '../timelines.ts';
import { branches, type FaithTradition, faithTraditions } from '../traditions.ts';
import { serviceTypeOf, type Way } from '../ways.ts';
import { customsOf, type Family, isClosedToService, readAgain } from './testing/second-reading.ts';
import { dayNumber } from './testing/second-reading-calendars.ts';
import { everyEventOf } from './timeline-of.ts';

const [FIRST_DAY, LAST_DAY] = ['2026-01-01', '2035-12-31'];
// The contract knows no Node; its tests run there.
const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
const isEveryDay = process?.env.TEST_ALL !== undefined;
/** A prime, so that the sample of each branch falls on all weekdays and on other days than the next branch's; 1,200 in all. */
const SAMPLE_STEP = 97;
/** Days from the death to the service; more would move the days of mourning, which the rules leave to the clergy. */
const GAPS = 9;

const usualWay: Record<FaithTradition, Way> = {
  hindu: 'cremation',
  muslim: 'burial',
  jewish: 'burial',
  christian: 'burial',
  buddhist: 'cremation',
  sikh: 'cremation',
  secular: 'undecided',
  other: 'burial',
};

/** The rules call it by a shorter name. */
const asInRules = (branch: string) => (branch === 'eastern-orthodox' ? 'orthodox' : branch);

const tables = faithTraditions.flatMap((tradition) =>
  ['', ...branches[tradition]].map((branch) => [tradition, branch] as const),
);

const placeOf = (tradition: FaithTradition, branch: string) =>
  tables.findIndex(([one, other]) => one === tradition && other === branch);

function sampledDays(place: number): string[] {
  const [step, offset] = isEveryDay ? [1, 0] : [SAMPLE_STEP, place % SAMPLE_STEP];
  const all = Array.from({ length: daysBetween(FIRST_DAY, LAST_DAY) + 1 }, (_, day) => day);
  return all.filter((day) => day % step === offset).map((day) => addDays(FIRST_DAY, day));
}

function familyOf(tradition: FaithTradition, branch: string, died: string, place: number): Family {
  const service = addDays(died, place % GAPS);
  const family = { tradition, branch: asInRules(branch), died, service, afterSunset: place % 2 === 1 };
  const plain: Family = { ...family, customs: [] };
  const withCustoms: Family = { ...family, customs: customsOf(tradition), veteran: true, survivingWife: true };
  // Customs only add to the days, so a family without them is asked about less often.
  return place % 4 === 0 ? plain : withCustoms;
}

function subjectOf({ tradition, died, service, afterSunset = false }: Family, branch: string) {
  return {
    faithTradition: tradition,
    branch,
    way: usualWay[tradition],
    serviceType: serviceTypeOf(usualWay[tradition], tradition === 'other' ? 'secular' : tradition),
    dateOfDeath: died,
    serviceDate: service,
    afterSunset,
  };
}

function productDays(family: Family, branch: string): string[] {
  const { customs, veteran = false, survivingWife = false } = family;
  const answers = { ...noAnswers, optIns: [...customs], isVeteran: veteran, hasSurvivingWife: survivingWife };
  return everyEventOf(subjectOf(family, branch), answers).map(
    ({ key, startsOn, endsOn }) => `${key} ${startsOn} ${endsOn ?? startsOn}`,
  );
}

/** Plain comparing; ten thousand `expect`s take longer than everything else here. */
function differences(family: Family, branch: string): string[] {
  const [product, again] = [
    productDays(family, branch),
    readAgain(family).map(({ key, from, to }) => `${key} ${from} ${to}`),
  ];
  if (product.join() === again.join()) return [];
  const missing = again.filter((line) => !product.includes(line)).map((line) => `the rules say ${line}`);
  const surplus = product.filter((line) => !again.includes(line)).map((line) => `the product says ${line}`);
  const found = [...missing, ...surplus];
  return [`${family.died} to ${family.service}: ${found.join('; ') || 'another order'}`];
}

test.each(tables)(
  'two readings of the rules agree about every day of a %s family (%s)',
  (tradition, branch) => {
    const found = sampledDays(placeOf(tradition, branch)).flatMap((died, place) =>
      differences(familyOf(tradition, branch, died, place), branch),
    );
    expect(found.slice(0, 10)).toEqual([]);
  },
  600_000,
);

test.each(tables)(
  'two readings of the rules close the same days to the service of a %s family (%s)',
  (tradition, branch) => {
    const found = sampledDays(placeOf(tradition, branch)).filter((day, place) => {
      const died = addDays(day, -(place % GAPS));
      const family: Family = { tradition, branch: asInRules(branch), died, service: day, customs: [] };
      const isRefused = rulingOn(day, subjectOf(family, branch)).refusal !== null;
      return isRefused !== isClosedToService(family, dayNumber(day));
    });
    expect(found).toEqual([]);
  },
  600_000,
);
