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

test('a family that changes nothing asks for what is proposed', () => {
  const wishes = wishesIn(timeline, plan);
  expect(Wishes.safeParse(wishes).success).toBe(true);
  expect(customizationsOf(wishes, timeline)).toMatchObject(defaultOptions);
});

test('what is left open is not sent, so that nothing said before is undone', () => {
  const sent = customizationsOf(wishesIn(timeline, plan), timeline);
  expect(sent).not.toHaveProperty('dateOfDeath');
  expect(sent).not.toHaveProperty('afterSunset');
  expect(sent).not.toHaveProperty('branch');
});

test('a custom that the family adds joins those it has added before', () => {
  const wishes = { ...wishesIn(timeline, plan), optIns: { 'hin-pinda': true } };
  expect(customizationsOf(wishes, timeline).optIns).toEqual(['hin-gone', 'hin-pinda']);
});

test('a death after sunset, its day and a shorter timeframe are sent as the server reads them', () => {
  const wishes: Wishes = { ...wishesIn(timeline, plan), dateOfDeath: '2026-11-10', afterSunset: 'no', timeframe: '7' };
  expect(customizationsOf(wishes, timeline)).toMatchObject({
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
