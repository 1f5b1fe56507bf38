import { addDays } from '@evenlight/contract/dates';
import type { Plan } from '@evenlight/contract/plans';
import { defaultOptions, noAnswers, type Timeline } from '@evenlight/contract/timelines';
import { expect, test } from 'vitest';
import { today } from '../../platform/dates';
import { customizationsOf, Options, optionsIn } from './timeline-options';

const custom = { key: 'hin-pinda', title: 'Pinda', description: '', isChosen: false };
const timeline = {
  options: defaultOptions,
  answers: { ...noAnswers, optIns: ['hin-gone'] },
  customs: [custom],
} as Partial<Timeline> as Timeline;
const plan = { dateOfDeath: null, afterSunset: null } as Partial<Plan> as Plan;
const knownPlan = { dateOfDeath: '2026-11-10', afterSunset: true } as Partial<Plan> as Plan;

test('a family that changes nothing asks for what is proposed', () => {
  const options = optionsIn(timeline, plan);
  expect(Options.safeParse(options).success).toBe(true);
  expect(customizationsOf(options, options, timeline)).toMatchObject(defaultOptions);
});

test('what is left as it was is not sent, so that nothing said elsewhere is undone', () => {
  for (const known of [plan, knownPlan]) {
    const options = optionsIn(timeline, known);
    const sent = customizationsOf(options, options, timeline);
    expect(sent).toMatchObject({ dateOfDeath: undefined, afterSunset: undefined });
    expect(sent).not.toHaveProperty('branch');
  }
});

test('a day of death and its evening can be taken back', () => {
  const begun = optionsIn(timeline, knownPlan);
  const taken = customizationsOf({ ...begun, afterSunset: '' }, begun, timeline);
  expect(taken).toMatchObject({ dateOfDeath: undefined, afterSunset: null });
  expect(customizationsOf({ ...begun, dateOfDeath: '' }, begun, timeline)).toMatchObject({
    dateOfDeath: null,
    afterSunset: null,
  });
});

test('a custom that the family adds joins those it has added before', () => {
  const begun = optionsIn(timeline, plan);
  const options = { ...begun, optIns: { 'hin-pinda': true } };
  expect(customizationsOf(options, begun, timeline).optIns).toEqual(['hin-gone', 'hin-pinda']);
});

test('a death after sunset, its day and a shorter timeframe are sent as the server reads them', () => {
  const begun = optionsIn(timeline, plan);
  const options: Options = { ...begun, dateOfDeath: '2026-11-10', afterSunset: 'no', timeframe: '7' };
  expect(customizationsOf(options, begun, timeline)).toMatchObject({
    dateOfDeath: '2026-11-10',
    afterSunset: false,
    timeframe: 7,
  });
});

test('a day of death that has not come yet cannot be meant', () => {
  const options = { ...optionsIn(timeline, plan), dateOfDeath: addDays(today(), 1) };
  expect(JSON.stringify(Options.safeParse(options).error?.issues)).toContain(
    'Date of death cannot be later than today',
  );
  expect(Options.safeParse({ ...options, dateOfDeath: today() }).success).toBe(true);
});
