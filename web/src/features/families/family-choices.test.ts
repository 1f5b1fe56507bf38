import type { PlanId } from '@evenlight/contract/ids';
import { expect, test } from 'vitest';
import { aPlan } from '../../testing/samples/plans';
import { choicesOf } from './family-choices';

const plan = (id: string, facts: Parameters<typeof aPlan>[0] = {}) => aPlan({ id: id as PlanId, title: id, ...facts });
const titles = (...plans: ReturnType<typeof plan>[]) => choicesOf(plans, []).map(({ title }) => title);

test('the family page opens with the plan that is under way, as every other page does, and not with a later draft', () => {
  const later = plan('later', { createdAt: '2026-11-09T00:00:00.000Z' });
  expect(titles(later, plan('going', { status: 'in-progress' }))).toEqual(['going', 'later']);
});

test('plans that were put away are no choice, and the others keep their order', () => {
  const away = plan('away', { archivedAt: '2026-11-02T00:00:00.000Z', status: 'active' });
  const [one, two, three] = ['2026-11-03', '2026-11-02', '2026-11-01'].map((day, place) =>
    plan(`${place + 1}`, { createdAt: `${day}T00:00:00.000Z` }),
  ) as [ReturnType<typeof plan>, ReturnType<typeof plan>, ReturnType<typeof plan>];
  expect(titles(away, one, two, three)).toEqual(['1', '2', '3']);
});
