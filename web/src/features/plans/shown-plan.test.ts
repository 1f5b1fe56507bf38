import type { PlanId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import { expect, test } from 'vitest';
import { planToShow } from './shown-plan';

type Input = Partial<Pick<Plan, 'status' | 'createdAt' | 'archivedAt'>>;
const plan = (id: string, input: Input = {}) => ({
  id: id as PlanId,
  status: 'draft' as const,
  createdAt: '2026-11-01T00:00:00Z',
  archivedAt: null,
  ...input,
});

test('a plan that is under way comes before later drafts', () => {
  const later = plan('later', { createdAt: '2026-11-09T00:00:00Z' });
  expect(planToShow([later, plan('active', { status: 'active' })])?.id).toBe('active');
  expect(planToShow([later, plan('going', { status: 'in-progress' })])?.id).toBe('going');
});

test('without one under way the latest is shown, whatever the order they come in', () => {
  const [early, late] = [plan('early'), plan('late', { createdAt: '2026-11-09T00:00:00Z' })];
  expect(planToShow([early, late])?.id).toBe('late');
  expect(planToShow([late, early])?.id).toBe('late');
});

test('the one that is asked for is shown, unless it was put away', () => {
  const away = plan('away', { archivedAt: '2026-11-02T00:00:00Z', status: 'active' });
  const plans = [plan('early'), plan('late', { createdAt: '2026-11-09T00:00:00Z' }), away];
  expect(planToShow(plans, 'early')?.id).toBe('early');
  expect(planToShow(plans, 'away')?.id).toBe('late');
  expect(planToShow([away])).toBeUndefined();
});
