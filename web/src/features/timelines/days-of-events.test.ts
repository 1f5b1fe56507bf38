import { expect, test } from 'vitest';
import { groupedByDay } from './days-of-events';

type Given = { endsOn?: string; timeframe?: string; category?: 'preparation' | 'ceremony' };

const at = (id: string, startsOn: string | null, { endsOn, timeframe = '', category = 'preparation' }: Given = {}) => ({
  id,
  startsOn,
  timeframe,
  category,
  endsOn: endsOn ?? null,
});

const known = { today: '2026-11-10', isServiceDayKnown: true };

function idsIn(events: ReturnType<typeof at>[], isServiceDayKnown = true) {
  const groups = groupedByDay(events, { ...known, isServiceDayKnown });
  return groups.map(({ events }) => events.map(({ id }) => id).join(''));
}

test('events of one day stand together, and those without a day by what is said about their time', () => {
  const service = { timeframe: 'Day of the service' };
  const events = [
    at('a', '2026-11-16', { timeframe: 'Day of death · Monday' }),
    at('b', '2026-11-16', { timeframe: 'As soon as possible' }),
    at('c', '2026-11-17'),
    at('d', null, service),
    at('e', null, service),
    at('f', null, { timeframe: 'Day after the service' }),
  ];
  expect(idsIn(events)).toEqual(['ab', 'c', 'de', 'f']);
});

test('a time that comes up again joins what was said of it before, and no event is lost', () => {
  const death = { timeframe: 'Day of death' };
  const before = { timeframe: 'Day before the service' };
  const events = [at('a', null, death), at('b', null, before), at('c', null, death), at('d', '2026-11-17')];
  expect(idsIn(events)).toEqual(['ac', 'b', 'd']);
});

test('what has begun by today is one group, and what still goes on is another', () => {
  const events = [
    at('a', '2026-11-01'),
    at('b', '2026-11-09', { endsOn: '2026-12-09' }),
    at('c', '2026-11-10'),
    at('d', '2026-11-11'),
    at('e', '2026-11-02', { endsOn: '2026-11-09' }),
    at('f', '2026-11-10', { endsOn: '2026-11-16' }),
  ];
  expect(idsIn(events)).toEqual(['ace', 'bf', 'd']);
  expect(groupedByDay(events, known).map(({ kind }) => kind)).toEqual(['by-now', 'going-on', 'day']);
});

test('what hangs on a service without a date stands together, where the service would be', () => {
  const events = [
    at('a', null, { timeframe: 'Day before the service' }),
    at('b', '2026-11-12'),
    at('c', null, { timeframe: 'Day of the service', category: 'ceremony' }),
    at('d', '2026-11-14'),
    at('e', null, { timeframe: 'Day after the service' }),
  ];
  expect(idsIn(events, false)).toEqual(['b', 'a', 'c', 'e', 'd']);
});
