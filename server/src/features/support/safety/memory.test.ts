import { type CrisisLevel, crisisLevels, crisisRoutes, isAtLeast } from '@evenlight/contract/support/levels';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Remembered, remember, sayingSafe, standing } from './memory.ts';

const SEED = 20_261_116;
const start = new Date('2026-11-16T08:00:00Z');
const later = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000);
const danger = (level: CrisisLevel) => ({
  level,
  routes: isAtLeast(level, 'elevated') ? (['self'] as const).slice() : [],
});

test('one elevated message stays for seven days, and nothing that is written takes it away', () => {
  const { level, state } = remember(null, danger('elevated'), start);
  expect(level).toBe('elevated');
  expect(remember(state, danger('none'), later(1)).level).toBe('elevated');
  expect(remember(state, danger('none'), later(6.9)).level).toBe('elevated');
  expect(remember(state, danger('none'), later(7.1)).level).toBe('none');
  expect(standing(state, later(3)).noticeSince).toBeNull();
});

test('a second elevated message within the week is a crisis with a notice', () => {
  const { state } = remember(null, danger('elevated'), start);
  const second = remember(state, danger('elevated'), later(2));
  expect(second.level).toBe('crisis');
  expect(second.state?.noticeSince).toEqual(later(2));
});

test('a notice stays for good until it is answered; then the level stays elevated for a week', () => {
  const { state } = remember(null, danger('crisis'), start);
  expect(standing(state, later(400))).toMatchObject({ level: 'crisis', noticeSince: start });
  if (!state) throw new Error('A crisis is remembered.');
  const safe = sayingSafe(state, later(10));
  expect(standing(safe, later(11))).toMatchObject({ level: 'elevated', noticeSince: null });
  expect(standing(safe, later(18)).level).toBe('none');
});

test('a crisis under a standing notice is a notice of its own, so that a late answer to the former leaves it', () => {
  const { state } = remember(null, danger('crisis'), start);
  expect(remember(state, danger('crisis'), later(1)).state?.noticeSince).toEqual(later(1));
  expect(remember(state, danger('none'), later(1)).state?.noticeSince).toEqual(start);
});

const step = fc.oneof(
  fc.record({
    kind: fc.constant('message' as const),
    level: fc.constantFrom(...crisisLevels),
    route: fc.constantFrom(...crisisRoutes),
    days: fc.double({ min: 0, max: 9, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('safe' as const), days: fc.double({ min: 0, max: 3, noNaN: true }) }),
  // Clocks of two servers differ a little.
  fc.record({ kind: fc.constant('clock' as const), days: fc.double({ min: -0.01, max: 0, noNaN: true }) }),
);

test('in ten thousand random sequences no message is without a level, no crisis is lowered, no notice is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let [state, now]: [Remembered | null, Date] = [null, start];
      for (const next of steps) {
        now = new Date(now.getTime() + next.days * 24 * 60 * 60 * 1000);
        const before = standing(state, now);
        if (next.kind === 'safe' && state) state = sayingSafe(state, now);
        if (next.kind !== 'message') continue;
        const routes = isAtLeast(next.level, 'elevated') ? [next.route] : [];
        const judged = remember(state, { level: next.level, routes }, now);
        state = judged.state;
        const after = standing(state, now);
        expect(crisisLevels).toContain(judged.level);
        expect(isAtLeast(judged.level, next.level)).toBe(true);
        expect(isAtLeast(judged.level, before.level)).toBe(true);
        if (before.noticeSince)
          expect(after.noticeSince?.getTime()).toBeGreaterThanOrEqual(before.noticeSince.getTime());
        if (judged.level === 'crisis') expect(after.noticeSince).not.toBeNull();
        if (isAtLeast(judged.level, 'elevated')) expect(after.routes.length).toBeGreaterThan(0);
        if (isAtLeast(before.level, 'elevated') && isAtLeast(next.level, 'elevated'))
          expect(judged.level).toBe('crisis');
      }
    }),
    { seed: SEED, numRuns: 10_000 },
  );
});
