// A thousand random plans, others in every run: whatever a family says, nothing comes too early, gets lost or comes twice.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates.ts';
import { isJewishRestDay } from '../service-days.ts';
import { type TimelineAnswers, type TimelineOptions, timeframes } from '../timelines.ts';
import { branches, faithTraditions } from '../traditions.ts';
import { serviceTypeOf, wayAgreements, ways } from '../ways.ts';
import { knownDays, type TimelineSubject } from './dating.ts';
import { ritesFor } from './rites-for.ts';
import { type DatedEvent, everyEventOf, timelineOf } from './timeline-of.ts';

const days = fc.integer({ min: 0, max: 3 * 365 }).map((ahead) => addDays('2026-01-01', ahead));

const subjects = fc
  .record({ faithTradition: fc.constantFrom(...faithTraditions), way: fc.constantFrom(...ways) })
  .chain(({ faithTradition, way }) =>
    fc.record({
      faithTradition: fc.constant(faithTradition),
      way: fc.constant(way),
      wayAgreed: fc.constantFrom(null, ...wayAgreements),
      serviceType: fc.constant(serviceTypeOf(way, faithTradition === 'other' ? 'secular' : faithTradition)),
      branch: fc.constantFrom('', 'our own word', ...branches[faithTradition]),
      afterSunset: fc.option(fc.boolean()),
      dateOfDeath: fc.option(days, { freq: 5 }),
      gap: fc.integer({ min: 0, max: 45 }),
      hasService: fc.boolean(),
      otherDay: days,
    }),
  )
  .map(({ gap, hasService, otherDay, ...subject }): TimelineSubject => {
    const day = subject.dateOfDeath ? addDays(subject.dateOfDeath, gap) : otherDay;
    return { ...subject, serviceDate: hasService ? day : null };
  });

const answers: fc.Arbitrary<TimelineAnswers> = fc.record({
  isVeteran: fc.boolean(),
  hasSurvivingWife: fc.boolean(),
  isUnusualWayConfirmed: fc.boolean(),
  optIns: fc.subarray(['hin-meeting', 'hin-day13', 'mus-day3-7', 'mus-day40', 'chr-novena', 'chr-day40', 'sik-barsi']),
});

const options: fc.Arbitrary<TimelineOptions> = fc.record({
  includePreparation: fc.boolean(),
  includeCeremony: fc.boolean(),
  includeMemorial: fc.boolean(),
  includeAftercare: fc.boolean(),
  priorityLevel: fc.constantFrom('essential', 'recommended', 'all'),
  timeframe: fc.constantFrom(...timeframes),
});

/** Rites that cannot be before the service has been. */
const afterService = new Set(
  [
    'hin-return hin-asthi hin-visarjan hin-meeting hin-day10 hin-day11-12 hin-day13',
    'mus-grave-dua mus-wahshat mus-marker',
    'jew-seudah jew-shiva jew-shiva-end jew-shloshim jew-kaddish jew-unveiling',
    'chr-meal chr-pastoral bud-meal bud-ashes bud-inurn bud-grave-visit',
    'sik-langar sik-sehaj sik-ashes sik-evenings sik-immersion sik-bhog sik-dastar sik-seva',
    'sec-reception sec-ashes sec-legacy oth-gathering civ-grief',
  ].flatMap((keys) => keys.split(' ')),
);

const fromBurial = new Set(['hin-day10', 'hin-day11-12', 'hin-day13', 'jew-unveiling']);

/** What is wrong with the time of an event; plain comparing, because a hundred thousand `expect`s take a minute. */
function faultsOf(event: DatedEvent, subject: TimelineSubject): string[] {
  const { death, service } = knownDays(subject);
  const { id, key, category, order, startsOn, endsOn } = event;
  const isCutByFestival = event.remarks.some(({ code }) => code.includes('festival'));
  // Where a memorial is held later, the burial or cremation that these follow was earlier.
  const isAfterService = afterService.has(key) && !(subject.serviceType === 'memorial' && fromBurial.has(key));
  const isGathering = /unveiling|shloshim/.test(key) && !isCutByFestival;
  const faults = {
    'is before the death': order < death,
    'prepares what is over': category === 'preparation' && order > service,
    'comes before the service': isAfterService && order < service,
    'ends before it begins': endsOn !== null && (startsOn === null || endsOn <= startsOn),
    'is on a day of rest': startsOn !== null && isGathering && isJewishRestDay(startsOn),
  };
  return Object.entries(faults).flatMap(([fault, holds]) => (holds ? [`${id} ${fault}`] : []));
}

const idsOf = (events: readonly DatedEvent[]) => events.map(({ id }) => id);
const twice = (ids: readonly string[]) => ids.filter((id, place) => ids.indexOf(id) !== place);

const isGreat = ({ category, isFaithSpecific, importance }: DatedEvent) =>
  category === 'memorial' && isFaithSpecific && importance === 'essential';

const everythingOn = {
  includePreparation: true,
  includeCeremony: true,
  includeMemorial: true,
  includeAftercare: true,
  priorityLevel: 'all',
} as const;

test('in 5,000 random plans nothing comes before its rite allows, nothing is lost and nothing doubled', () => {
  const property = fc.property(subjects, options, answers, (subject, wanted, said) => {
    const { events, later } = timelineOf(subject, wanted, said);
    const every = everyEventOf(subject, said);
    const [all, shown] = [idsOf(every), idsOf([...events, ...later])];
    const complete = new Set(idsOf(timelineOf(subject, { ...everythingOn, timeframe: wanted.timeframe }, said).events));
    const rites = ritesFor(subject, said);
    expect({
      untimely: every.flatMap((event) => faultsOf(event, subject)),
      doubled: [...twice(all), ...twice(shown)],
      unknown: shown.filter((id) => !all.includes(id)),
      // Choosing less never shows more.
      surprising: idsOf(events).filter((id) => !complete.has(id)),
      lostGreatDays: wanted.includeMemorial ? idsOf(every.filter(isGreat)).filter((id) => !shown.includes(id)) : [],
      lostRites: rites.filter(({ key, onlyIf }) => !onlyIf && !every.some((event) => event.key === key)),
    }).toEqual({ untimely: [], doubled: [], unknown: [], surprising: [], lostGreatDays: [], lostRites: [] });
    expect(idsOf(events)).toEqual(all.filter((id) => events.some((event) => event.id === id)));
  });
  fc.assert(property, { numRuns: 1_000 });
}, 60_000);
