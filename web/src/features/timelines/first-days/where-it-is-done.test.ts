import type { PlanId } from '@evenlight/contract/ids';
import { noAnswers } from '@evenlight/contract/timelines';
import { everyEventOf } from '@evenlight/contract/timelines/timeline-of';
import { branches, faithTraditions } from '@evenlight/contract/traditions';
import { expect, test } from 'vitest';
import { aPlan } from '../../../testing/samples/plans';
import { pageOfStep } from './where-it-is-done';

const ours = aPlan({ id: 'our-plan' as PlanId });
const pathOf = (eventId: string, plan: Parameters<typeof pageOfStep>[1] = ours) => pageOfStep(eventId, plan)?.to;

test('steps that are done on another page lead there', () => {
  expect(pathOf('civ-authority')).toBe('/who-decides?plan_id=our-plan');
  expect(pathOf('civ-record')).toBe('/plan-workflow/our-plan?step=3');
  expect(pathOf('civ-permit')).toBe('/plan-workflow/our-plan?step=3');
  for (const date of ['chr-date', 'jew-date', 'bud-date', 'hin-crematory', 'sik-crematory'])
    expect(pathOf(date), date).toBe('/plan-workflow/our-plan?step=4');
});

test('steps at the grave and with the ashes lead to where they will rest', () => {
  for (const step of [
    'jew-kevurah',
    'mus-burial',
    'chr-committal',
    'sec-disposition',
    'hin-visarjan',
    'sec-ashes',
    'civ-green',
  ])
    expect(pathOf(step), step).toBe('/plan-workflow/our-plan/resting-place');
});

const burials = faithTraditions.flatMap((faithTradition) =>
  ['', ...branches[faithTradition]].flatMap((branch) =>
    (['burial', 'green-burial'] as const).flatMap((way) =>
      ([null, 'family'] as const).map((wayAgreed) => ({ faithTradition, branch, way, wayAgreed })),
    ),
  ),
);

test('every burial has a step that leads to the choice of the cemetery', () => {
  const leadsThere = (subject: (typeof burials)[number]) => {
    const dates = { dateOfDeath: '2026-11-15', serviceDate: '2026-11-19', afterSunset: false };
    const events = everyEventOf({ ...subject, ...dates, serviceType: 'burial' }, noAnswers);
    return events.some(({ id }) => pathOf(id, { ...ours, ...subject }) === '/plan-workflow/our-plan/resting-place');
  };
  expect(burials.filter((subject) => !leadsThere(subject))).toEqual([]);
});

test('steps that are done elsewhere lead nowhere', () => {
  for (const call of ['civ-pronounce', 'civ-transfer', 'chr-clergy']) expect(pathOf(call), call).toBeUndefined();
});
