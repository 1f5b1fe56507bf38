import type { PlanId } from '@evenlight/contract/ids';
import { expect, test } from 'vitest';
import { wayOf } from './where-it-is-done';

const wayTo = (eventId: string) => wayOf(eventId, 'our-plan' as PlanId)?.to;

test('steps that are done on another page lead there', () => {
  expect(wayTo('civ-authority')).toBe('/who-decides?plan_id=our-plan');
  expect(wayTo('civ-record')).toBe('/plan-workflow/our-plan?step=3');
  expect(wayTo('civ-permit')).toBe('/plan-workflow/our-plan?step=3');
  for (const date of ['chr-date', 'jew-date', 'bud-date', 'hin-crematory', 'sik-crematory'])
    expect(wayTo(date), date).toBe('/plan-workflow/our-plan?step=4');
});

test('steps at the grave and with the ashes lead to where they will rest', () => {
  for (const step of ['jew-kevurah', 'mus-burial', 'chr-committal', 'hin-visarjan', 'sec-ashes', 'civ-green'])
    expect(wayTo(step), step).toBe('/plan-workflow/our-plan/resting-place');
});

test('steps that are done elsewhere lead nowhere', () => {
  for (const call of ['civ-pronounce', 'civ-transfer', 'chr-clergy']) expect(wayTo(call), call).toBeUndefined();
});
