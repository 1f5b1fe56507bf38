import { priorityLevels, type TimelineCount, timeframes } from '@evenlight/contract/timelines';
import { expect, test } from 'vitest';
import { type Chosen, idleOptions } from './idle-options';

const none = { preparation: 0, ceremony: 0, memorial: 0, aftercare: 0 };
const counts = (shown: (level: string, days: number) => Partial<typeof none>): TimelineCount[] =>
  priorityLevels.flatMap((priorityLevel) =>
    timeframes.map((timeframe) => ({ priorityLevel, timeframe, ...none, ...shown(priorityLevel, timeframe) })),
  );
const chosen: Chosen = {
  includePreparation: true,
  includeCeremony: true,
  includeMemorial: true,
  includeAftercare: true,
  priorityLevel: 'recommended',
  timeframe: '30',
};

test('a level or a timeframe that shows no more than the one before it adds nothing', () => {
  const found = counts((level, days) => ({ ceremony: level === 'essential' ? 3 : 5, memorial: Math.min(days, 14) }));
  expect(idleOptions(found, chosen)).toMatchObject({ levels: ['all'], timeframes: [30, 60] });
});

test('what belongs to a category that is not shown adds nothing either', () => {
  const found = counts((level) => ({ ceremony: 3, memorial: level === 'all' ? 4 : 1 }));
  expect(idleOptions(found, chosen).levels).toEqual(['recommended']);
  expect(idleOptions(found, { ...chosen, includeMemorial: false }).levels).toEqual(['recommended', 'all']);
});

test('a category without a single day is named', () => {
  const found = counts(() => ({ preparation: 2, memorial: 1, aftercare: 1 }));
  expect(idleOptions(found, chosen).categories).toEqual(['ceremony']);
});

test('nothing is claimed while nothing is known', () => {
  expect(idleOptions([], chosen)).toEqual({ levels: [], timeframes: [], categories: [] });
});
