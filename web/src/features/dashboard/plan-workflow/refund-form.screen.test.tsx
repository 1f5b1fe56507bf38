// A family asks for money back: no word of it is lost, and what was sent is not offered again.
import { getPlanMoney } from '@evenlight/contract/payments';
import { askForRefund, type RefundRequest } from '@evenlight/contract/refunds';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, fill, openScreen, press } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { moneyOf, planRoom } from '../../../testing/samples/plan-room';
import { aPlan } from '../../../testing/samples/plans';
import * as workflow from './plan-workflow-screen';

const WORDS = 'My brother has paid the florist already.';
const LABEL = 'What you would like to have back, and why';
const plan = aPlan();
const paid = moneyOf(plan, { paidCents: 360_000, balanceCents: 0, offers: { deposit: null, full: null } });
const asked: RefundRequest = {
  id: '0199f4f0-0000-7000-8000-000000000001',
  reason: WORDS,
  askedAt: '2026-11-05T12:00:00.000Z',
  answeredBy: '2026-11-06T12:00:00.000Z',
  decision: null,
  decidedAt: null,
};
const open = (server: ReturnType<typeof planRoom>) =>
  openScreen(workflow, {
    at: `/plan-workflow/${plan.id}?step=2`,
    path: 'plan-workflow/:planId',
    server,
    person: aUser(),
  });

test('before anything is paid there is nothing to ask back', async () => {
  await open(planRoom(plan));
  await screen.findByRole('button', { name: 'Pay deposit' });
  expect(screen.queryByRole('button', { name: 'Ask for a refund' })).not.toBeInTheDocument();
});

test('what was typed outlives a reload, is sent once, and is not offered again, also when the news is quicker', async () => {
  const server = planRoom(plan).answers(getPlanMoney, paid);
  const first = await open(server);
  await press(first, 'Ask for a refund');
  await fill(first, LABEL, WORDS);
  first.leave();
  const user = await open(server);
  await press(user, 'Ask for a refund');
  expect(await field(LABEL)).toHaveValue(WORDS);
  const { promise, resolve } = Promise.withResolvers<RefundRequest>();
  server.answers(askForRefund, () => promise);
  await press(user, 'Send to our team');
  await waitFor(() => expect(server.heard(askForRefund)).toHaveLength(1));
  server.answers(getPlanMoney, { ...paid, refundRequest: asked }).tells('payment.changed');
  expect(await screen.findByText('You asked for money back')).toBeInTheDocument();
  resolve(asked);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Ask for a refund' })).not.toBeInTheDocument();
  expect(server.heard(askForRefund)[0]?.body.reason).toBe(WORDS);
  const decidedAt = '2026-11-05T15:00:00.000Z';
  server
    .answers(getPlanMoney, { ...paid, refundRequest: { ...asked, decision: 'refunded', decidedAt } })
    .tells('payment.changed');
  expect(await screen.findByText('We gave money back')).toBeVisible();
  await press(user, 'Ask for a refund');
  expect(await field(LABEL)).toHaveValue('');
});
