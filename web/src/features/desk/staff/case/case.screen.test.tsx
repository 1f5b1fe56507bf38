// One family's plan in the hands of our team: what stands in the way is told, and what is typed is kept.
import { getSession } from '@evenlight/contract/accounts';
import { getCase, movePlan, type PlanCase } from '@evenlight/contract/cases';
import { listPackages } from '@evenlight/contract/catalogue';
import { declineRefund } from '@evenlight/contract/refunds';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server';
import { field, fill, openScreen, press } from '../../../../testing/open-screen';
import { aUser } from '../../../../testing/samples/accounts';
import { moneyOf, papersOf } from '../../../../testing/samples/plan-room';
import { aPlan } from '../../../../testing/samples/plans';
import * as caseScreen from './case-screen';

const carla = aUser({ firstName: 'Carla', lastName: 'Ruiz' });
const plan = aPlan();
const steps = () => screen.findByRole('region', { name: 'How far it has come' });

const aCase = (facts: Partial<PlanCase> = {}): PlanCase => ({
  plan,
  owner: { name: 'Ada Okafor', email: 'ada@example.org', phone: null },
  people: [],
  steps: [{ to: 'active', isBack: false, blockers: ['deposit'] }],
  money: moneyOf(plan),
  documents: papersOf(plan),
  timeline: null,
  promises: [],
  askedLines: null,
  ...facts,
});

function open(planCase: PlanCase) {
  const server = fakeServer().answers(getSession, carla).answers(getCase, planCase).answers(listPackages, []);
  const at = `/staff/plans/${plan.id}`;
  const openIt = () => openScreen(caseScreen, { at, path: 'staff/plans/:planId', server, person: carla });
  return { server, openIt };
}

test('what stands in the way of a step is told, and the step cannot be taken', async () => {
  const { server, openIt } = open(aCase());
  const user = await openIt();
  const place = await steps();
  expect(place).toHaveTextContent('The deposit has not come in.');
  const button = within(place).getByRole('button', { name: 'Move on to: Active' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(server.heard(movePlan)).toEqual([]);
  // A colleague, or the family, has settled it meanwhile.
  server.answers(getCase, aCase({ steps: [{ to: 'active', isBack: false, blockers: [] }] }));
  server.tells('desk.changed', plan.id);
  await waitFor(async () => expect(await steps()).not.toHaveTextContent('The deposit has not come in.'));
});

test('our team reads what happens with the body', async () => {
  const decided = await open(aCase({ plan: aPlan({ way: 'green-burial' }) })).openIt();
  const fact = async () => (await screen.findByText('What happens with the body')).nextElementSibling;
  expect(await fact()).toHaveTextContent('Green burial');
  decided.leave();
  await open(aCase({ plan: aPlan({ way: 'undecided', serviceType: 'burial' }) })).openIt();
  expect(await fact()).toHaveTextContent('Planned as a burial until you decide');
});

test('why a refund is declined outlives a reload and the closed form, and is sent once', async () => {
  const refundRequest = {
    id: '0199f4f0-0000-7000-8000-000000000001',
    reason: 'My brother has paid the florist already.',
    askedAt: '2026-11-05T12:00:00.000Z',
    answeredBy: '2026-11-06T12:00:00.000Z',
    decision: null,
    decidedAt: null,
  };
  const { server, openIt } = open(aCase({ money: moneyOf(plan, { refundRequest }) }));
  const first = await openIt();
  const money = await screen.findByRole('region', { name: 'Payments' });
  expect(money).toHaveTextContent('My brother has paid the florist already.');
  await press(first, 'Decline the refund');
  await fill(first, 'A kind line that says why', 'The florist has delivered.');
  // Whether it is kind is for those who read it.
  expect(screen.queryByText('Looks good!')).toBeNull();
  first.leave();
  const user = await openIt();
  await press(user, 'Decline the refund');
  expect(await field('A kind line that says why')).toHaveValue('The florist has delivered.');
  await press(user, 'Cancel');
  await press(user, 'Decline the refund');
  expect(await field('A kind line that says why')).toHaveValue('The florist has delivered.');
  const declined = { ...refundRequest, decision: 'declined' as const, decidedAt: '2026-11-05T13:00:00.000Z' };
  server.answers(declineRefund, declined);
  server.answers(getCase, aCase({ money: moneyOf(plan, { refundRequest: declined }) }));
  await press(user, 'Decline and write to them');
  expect(await screen.findByText(/it was declined on/)).toBeVisible();
  expect(server.heard(declineRefund).map(({ body }) => body)).toEqual([{ words: 'The florist has delivered.' }]);
});
