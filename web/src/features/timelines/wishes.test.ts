import { addDays } from '@evenlight/contract/dates';
import type { Plan } from '@evenlight/contract/plans';
import { defaultOptions, noAnswers, type Timeline } from '@evenlight/contract/timelines';
import { expect, test } from 'vitest';
import { today } from '../../platform/dates';
import { customizationsOf, Wishes, wishesIn } from './wishes';

const custom = { key: 'hin-pinda', title: 'Pinda', description: '', isChosen: false };
const timeline = {
  options: defaultOptions,
  answers: { ...noAnswers, optIns: ['hin-gone'] },
  customs: [custom],
} as Partial<Timeline> as Timeline;
const plan = { dateOfDeath: null, afterSunset: null } as Partial<Plan> as Plan;
const knownPlan = { dateOfDeath: '2026-11-10', afterSunset: true } as Partial<Plan> as Plan;

test('a family that changes nothing asks for what is proposed', () => {
  const wishes = wishesIn(timeline, plan);
  expect(Wishes.safeParse(wishes).success).toBe(true);
  expect(customizationsOf(wishes, wishes, timeline)).toMatchObject(defaultOptions);
});

test('what is left as it was is not sent, so that nothing said elsewhere is undone', () => {
  for (const known of [plan, knownPlan]) {
    const wishes = wishesIn(timeline, known);
    const sent = customizationsOf(wishes, wishes, timeline);
    expect(sent).toMatchObject({ dateOfDeath: undefined, afterSunset: undefined });
    expect(sent).not.toHaveProperty('branch');
  }
});

test('a day of death and its evening can be taken back', () => {
  const begun = wishesIn(timeline, knownPlan);
  const taken = customizationsOf({ ...begun, afterSunset: '' }, begun, timeline);
  expect(taken).toMatchObject({ dateOfDeath: undefined, afterSunset: null });
  expect(customizationsOf({ ...begun, dateOfDeath: '' }, begun, timeline)).toMatchObject({
    dateOfDeath: null,
    afterSunset: null,
  });
});

test('a custom that the family adds joins those it has added before', () => {
  const begun = wishesIn(timeline, plan);
  const wishes = { ...begun, optIns: { 'hin-pinda': true } };
  expect(customizationsOf(wishes, begun, timeline).optIns).toEqual(['hin-gone', 'hin-pinda']);
});

test('a death after sunset, its day and a shorter timeframe are sent as the server reads them', () => {
  const begun = wishesIn(timeline, plan);
  const wishes: Wishes = { ...begun, dateOfDeath: '2026-11-10', afterSunset: 'no', timeframe: '7' };
  expect(customizationsOf(wishes, begun, timeline)).toMatchObject({
    dateOfDeath: '2026-11-10',
    afterSunset: false,
    timeframe: 7,
  });
});

test('a day of death that has not come yet cannot be meant', () => {
  const wishes = { ...wishesIn(timeline, plan), dateOfDeath: addDays(today(), 1) };
  expect(JSON.stringify(Wishes.safeParse(wishes).error?.issues)).toContain('Date of death cannot be later than today');
  expect(Wishes.safeParse({ ...wishes, dateOfDeath: today() }).success).toBe(true);
});
