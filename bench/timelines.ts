// What working a timeline out at every look costs, against writing the same timeline as JSON, in the same run.
import { addDays } from '../contract/src/dates.ts';
import type { TimelineSubject } from '../contract/src/timelines/dating.ts';
import { timelineOf } from '../contract/src/timelines/timeline-of.ts';
import { defaultOptions, noAnswers } from '../contract/src/timelines.ts';
import { type FaithTradition, faithTraditions } from '../contract/src/traditions.ts';
import { serviceTypeOf, type Way } from '../contract/src/ways.ts';

const LOOKS = 2_000;
const usual: Record<FaithTradition, Way> = {
  hindu: 'cremation',
  muslim: 'burial',
  jewish: 'burial',
  christian: 'burial',
  buddhist: 'cremation',
  sikh: 'cremation',
  secular: 'undecided',
  other: 'burial',
};

const rows = [];
for (const faithTradition of faithTraditions) {
  // A family of its own for every look, so that no day is known from the look before.
  const subjects = Array.from({ length: LOOKS }, (_, place): TimelineSubject => {
    const dateOfDeath = addDays('2026-01-01', place);
    const way = usual[faithTradition];
    const serviceType = serviceTypeOf(way, faithTradition === 'other' ? 'secular' : faithTradition);
    const ofPlan = { faithTradition, way, serviceType, branch: '', afterSunset: false } as const;
    return { ...ofPlan, dateOfDeath, serviceDate: addDays(dateOfDeath, 3) };
  });
  const [working, writing] = [
    perLook(subjects, (subject) => timelineOf(subject, defaultOptions, noAnswers)),
    perLook(
      subjects.map((subject) => timelineOf(subject, defaultOptions, noAnswers)),
      (timeline) => JSON.stringify(timeline),
    ),
  ];
  rows.push({
    tradition: faithTradition,
    'microseconds to work out': Math.round(working),
    'microseconds to write': Math.round(writing),
    ratio: (working / writing).toFixed(1),
  });
}
console.table(rows);

function perLook<Input>(inputs: readonly Input[], work: (input: Input) => unknown): number {
  for (const input of inputs.slice(0, LOOKS / 10)) work(input);
  const started = performance.now();
  for (const input of inputs) work(input);
  return ((performance.now() - started) / inputs.length) * 1_000;
}
