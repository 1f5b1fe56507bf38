import { expect, test } from 'vitest';
import { groupedByDay } from './days-of-events';

const at = (id: string, startsOn: string | null, timeframe = '') => ({ id, startsOn, timeframe });

test('events of one day stand together, and those without a day by what is said about their time', () => {
  const groups = groupedByDay(
    [
      at('a', '2026-11-16', 'Day of death · Monday'),
      at('b', '2026-11-16', 'As soon as possible'),
      at('c', '2026-11-17'),
      at('d', null, 'Day of the service'),
      at('e', null, 'Day of the service'),
      at('f', null, 'Day after the service'),
    ],
    '2026-11-10',
  );
  expect(groups.map(({ events }) => events.map(({ id }) => id).join(''))).toEqual(['ab', 'c', 'de', 'f']);
});

test('the order of the timeline stays, and no event is lost', () => {
  const events = [at('a', '2026-11-17'), at('b', null, 'x'), at('c', '2026-11-17')];
  expect(groupedByDay(events, '2026-11-10').flatMap(({ events }) => events)).toEqual(events);
});

test('what has begun by today is one group, however long ago that was', () => {
  const events = [at('a', '2026-11-01'), at('b', '2026-11-09'), at('c', '2026-11-10'), at('d', '2026-11-11')];
  const groups = groupedByDay(events, '2026-11-10');
  expect(groups.map(({ isByNow, day, events }) => [isByNow, day, events.length])).toEqual([
    [true, null, 3],
    [false, '2026-11-11', 1],
  ]);
});
