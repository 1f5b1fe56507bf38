import { getSession } from '@evenlight/contract/accounts';
import { listPlans } from '@evenlight/contract/plans';
import { data, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type PageContext, pageContext } from '../../../platform/page-context';
import { loadOfPlan } from './load-plan';

const PLAN_ID = '0197d5b4-6f1c-7000-8000-000000000001';

/** `plans`: what the list answers; none when it does not answer. */
function asked(path: string, plans?: unknown[]) {
  const context = new RouterContextProvider();
  const api = async (endpoint: unknown) => {
    if (endpoint === getSession) return { id: 'ada' };
    if (endpoint === listPlans && plans) return plans;
    throw data(null, { status: 503 });
  };
  context.set(pageContext, { api } as Partial<PageContext> as PageContext);
  return { request: new Request(`https://house.test${path}`), context };
}

const plan = { id: PLAN_ID, status: 'active', createdAt: '2026-11-15T20:00:00Z', archivedAt: null };
const read = async () => 'read';

test('plans that cannot be read leave the page standing', async () => {
  expect(await loadOfPlan(asked('/first-days'), read)).toEqual({ is: 'not-loaded' });
});

test('without a name, the plan that is under way is read; with one, the list is not needed', async () => {
  const found = { is: 'found', planId: PLAN_ID, found: 'read' };
  expect(await loadOfPlan(asked('/first-days', [plan]), read)).toEqual(found);
  expect(await loadOfPlan(asked(`/first-days?plan_id=${PLAN_ID}`), read)).toEqual(found);
  expect(await loadOfPlan(asked('/first-days', []), read)).toEqual({ is: 'no-plan' });
});

test('a plan that is not theirs is missing, and one that cannot be read just now is asked for by the page', async () => {
  const refuse = (status: number) => () => Promise.reject(data(null, { status }));
  const named = asked(`/first-days?plan_id=${PLAN_ID}`);
  expect(await loadOfPlan(named, refuse(404))).toMatchObject({ data: { is: 'missing' }, init: { status: 404 } });
  expect(await loadOfPlan(asked('/first-days?plan_id=nonsense'), read)).toMatchObject({ data: { is: 'missing' } });
  expect(await loadOfPlan(named, refuse(503))).toEqual({ is: 'found', planId: PLAN_ID, found: null });
});
