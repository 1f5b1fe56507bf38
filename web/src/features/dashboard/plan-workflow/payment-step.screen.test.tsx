// Before anything is paid: who may pay, why a payment cannot begin, and asking others for a share.
import type { PaymentId, ShareId } from '@evenlight/contract/ids';
import { createPaymentIntent, getPlanMoney, type PlanMoney } from '@evenlight/contract/payments';
import { getPlan, updatePlan } from '@evenlight/contract/plans';
import { createShares, endShare } from '@evenlight/contract/sharing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { field, fill, openScreen, press, type ScreenUser, sentence } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { moneyOf, planRoom } from '../../../testing/samples/plan-room';
import { aPlan } from '../../../testing/samples/plans';
import * as workflow from './plan-workflow-screen';

const plan = aPlan();
const at = `/plan-workflow/${plan.id}?step=2`;
const open = (server = planRoom(plan), of = plan) =>
  openScreen(workflow, {
    at: `/plan-workflow/${of.id}?step=2`,
    path: 'plan-workflow/:planId',
    server,
    person: aUser(),
  });
const toast = () => screen.getByRole('region', { name: 'Notifications' });
const begun = { clientSecret: 'pi_1_secret_2', paymentId: '0199d0f0-0000-7000-8000-000000000001' as PaymentId };
const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

const share = (name: string, cents: number): PlanMoney['shares'][number] => ({
  id: '0199d0f0-0000-7000-8000-000000000009' as ShareId,
  name,
  email: 'ama@example.org',
  cents,
  state: 'open',
  sentAt: '2026-11-03T12:00:00.000Z',
  expiresAt: '2091-12-03T12:00:00.000Z',
});

async function fillPerson(user: ScreenUser, number: number, name: string, email: string, dollars?: string) {
  const person = within(screen.getByRole('group', { name: `Person ${number}` }));
  for (const [label, text] of [
    [/^Name/, name],
    [/^Email address/, email],
    [/^Amount in dollars/, dollars],
  ] as const) {
    if (text === undefined) continue;
    const box = person.getByLabelText(label);
    await user.clear(box);
    await user.click(box);
    await user.paste(text);
  }
}

test('a double click begins one payment, in a document of its own', async () => {
  const server = planRoom(plan).answers(createPaymentIntent, { ...begun, amount: 108_000 });
  const user = await open(server);
  await user.dblClick(await screen.findByRole('button', { name: 'Pay deposit' }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(assign.mock.calls[0]?.[0]).toMatch(/^\/payment\?client_secret=pi_1_secret_2&plan_id=.*&amount=108000/);
  expect(server.heard(createPaymentIntent)).toMatchObject([{ body: { type: 'deposit', amount: 108_000 } }]);
});

test('with the deposit in, the step says what is secured and what is left, and nothing is called done', async () => {
  const secured = { isSecured: true, paidCents: 108_000, balanceCents: 252_000 };
  const server = planRoom(plan).answers(
    getPlanMoney,
    moneyOf(plan, { ...secured, offers: { deposit: null, full: 252_000 } }),
  );
  await open(server);
  const step = await screen.findByRole('link', { name: /Payment Processing/ });
  expect(step).toHaveTextContent('Secured; $2,520 left');
  expect(step).not.toHaveTextContent('Done');
  expect(screen.getByText(sentence(/secures the service. \$2,520 is left/))).toBeVisible();
});

test('whoever has not said it yet is asked before anything is paid', async () => {
  for (const [label, planIntent] of [
    ['Someone has died', 'at-need'],
    ['I am planning ahead', 'plan-ahead'],
  ] as const) {
    const unsaid = aPlan({ planIntent: null });
    const server = planRoom(unsaid)
      .answers(getPlanMoney, moneyOf(unsaid, { blocked: 'intent-unknown' }))
      .answers(updatePlan, ({ body }) => ({ ...unsaid, version: 2, planIntent: body.planIntent ?? null }));
    const user = await open(server, unsaid);
    expect(screen.getByRole('group', { name: /Has someone died, or are you planning ahead/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: label }));
    const isAhead = planIntent === 'plan-ahead';
    server
      .answers(getPlanMoney, moneyOf(unsaid, { blocked: isAhead ? 'plan-ahead' : null }))
      .answers(getPlan, { ...unsaid, version: 2, planIntent });
    await press(user, 'Go on');
    if (isAhead) await screen.findByText(/^We take no money for a plan made ahead of time/);
    else await screen.findByRole('button', { name: 'Pay deposit' });
    expect(screen.queryAllByRole('button', { name: /^Pay/ }).length > 0).toBe(!isAhead);
    expect(server.heard(updatePlan)).toMatchObject([{ body: { planIntent } }]);
    user.leave();
  }
});

test('a price that changed meanwhile is shown before anything is paid', async () => {
  const server = planRoom(plan).refuses(createPaymentIntent, 'payment.amount_changed', { amount: 370_000 });
  const user = await open(server);
  await press(user, 'Pay in full');
  expect(await screen.findByText(sentence('The amount has changed: it is $3,700 now'))).toBeVisible();
  server.answers(createPaymentIntent, { ...begun, amount: 370_000 });
  await press(user, 'Go on with $3,700');
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(server.heard(createPaymentIntent).map(({ body }) => body.amount)).toEqual([360_000, 370_000]);
});

test('a payment that cannot begin says why, and nothing is charged', async () => {
  const server = planRoom(plan).refuses(createPaymentIntent, 'payment.provider_away');
  const user = await open(server);
  await press(user, 'Pay deposit');
  await waitFor(() => expect(within(toast()).getByRole('alert')).toHaveTextContent('Nothing was charged'));
  expect(toast()).toHaveTextContent('Payment Setup Failed');
  user.leave();

  const failing = await open(planRoom(plan).refuses(createPaymentIntent, 'server.failed'));
  await press(failing, 'Pay deposit');
  expect(await screen.findAllByText('Unable to initialize payment. Please try again.')).not.toHaveLength(0);
  failing.leave();
  // Signed out on another device meanwhile.
  const signedOut = await open(planRoom(plan).refuses(createPaymentIntent, 'session.required'));
  await press(signedOut, 'Pay deposit');
  await waitFor(() => expect(signedOut.whereabouts()).toBe(`/login?return=${encodeURIComponent(at)}`));
  expect(assign).not.toHaveBeenCalled();
});

test('whose amount is missing is said of each, and an even split comes to the whole', async () => {
  const server = planRoom(plan).answers(createShares, moneyOf(plan, { shares: [share('Ama', 360_000)] }));
  const user = await open(server);
  await press(user, 'Ask others for a share');
  for (const [place, name] of ['Ama', 'Kofi', 'Esi <b>Boateng</b>'].entries()) {
    if (place > 0) await press(user, 'Add another person');
    await fillPerson(user, place + 1, name, `person-${place}@example.org`);
  }
  await press(user, 'Send the links');
  expect(await screen.findByRole('link', { name: /person 2/ })).toBeVisible();
  await press(user, 'Split evenly');
  expect(await screen.findByText(sentence('$3,600 of $3,600'))).toBeVisible();
  await press(user, 'Send the links');
  await waitFor(() => expect(server.heard(createShares)).toHaveLength(1));
  const cents = server.heard(createShares)[0]?.body.shares.map((one) => one.cents);
  expect(cents).toEqual([120_000, 120_000, 120_000]);
  await waitFor(() => expect(toast()).toHaveTextContent('The links are on their way'));
});

test('who is asked for how much outlives a reload until the links are sent, and too much is not praised', async () => {
  const server = planRoom(plan).answers(createShares, moneyOf(plan, { shares: [share('Ama', 30_050)] }));
  const first = await open(server);
  await press(first, 'Ask others for a share');
  await fillPerson(first, 1, 'Ama Boateng', 'ama@example.org');
  await press(first, 'Add another person');
  await fillPerson(first, 1, 'Ama Boateng', 'ama@example.org', '300.50');
  await fillPerson(first, 2, 'Kofi Boateng', 'kofi@example.org', '200');
  const second = () => field('Amount in dollars for person 2');
  await first.tab();
  await waitFor(async () => expect(await second()).toHaveAccessibleDescription('Looks good!'));
  await fill(first, 'Amount in dollars for person 2', '3600');
  await first.tab();
  expect(await screen.findByText(sentence('That is $300.50 too much.'))).toBeVisible();
  for (const number of [1, 2])
    await waitFor(async () =>
      expect(await field(`Amount in dollars for person ${number}`)).toHaveAccessibleDescription(''),
    );
  await fill(first, 'Amount in dollars for person 2', '200');
  await first.tab();
  first.leave();

  const user = await open(server);
  await press(user, 'Ask others for a share');
  expect(await field('Name of person 1')).toHaveValue('Ama Boateng');
  expect(await field('Email address of person 1')).toHaveValue('ama@example.org');
  expect(await field('Amount in dollars for person 1')).toHaveValue('300.50');
  expect(await field('Name of person 2')).toHaveValue('Kofi Boateng');
  expect(await second()).toHaveValue('200');
  await press(user, 'Send the links');
  expect(await screen.findByText('Not paid yet')).toBeVisible();
  await press(user, 'Ask somebody else');
  expect(await field('Name')).toHaveValue('');
  expect(screen.queryByRole('group', { name: 'Person 2' })).toBeNull();
});

test('more than there is to pay is refused in words, and does not go unsaid on the way out', async () => {
  const server = planRoom(plan).refuses(createShares, 'share.too_large');
  const user = await open(server);
  await press(user, 'Ask others for a share');
  await fillPerson(user, 1, 'Ama Boateng', 'ama@example.org', '999999');
  await press(user, 'Send the links');
  expect(await screen.findByText(/more than is still to be paid/)).toBeVisible();
  expect(await field('Name')).toHaveValue('Ama Boateng');
  await user.click(screen.getByRole('link', { name: 'Save & Exit' }));
  expect(await screen.findByText('Something is not saved yet')).toBeVisible();
  expect(await field('Name')).toHaveValue('Ama Boateng');
});

test('what others were asked for is not the owner’s to pay until it is taken back', async () => {
  const asked = moneyOf(plan, {
    promisedCents: 100_000,
    offers: { deposit: null, full: 260_000 },
    shares: [share('Ama', 100_000)],
  });
  const server = planRoom(plan).answers(getPlanMoney, asked).answers(endShare, moneyOf(plan));
  const user = await open(server);
  expect(await screen.findByRole('button', { name: 'Pay the rest' })).toBeVisible();
  expect(screen.getByText(sentence('Others were asked to pay $1,000. This is what is left for you.'))).toBeVisible();
  await press(user, 'Take back: Ama');
  server.answers(getPlanMoney, moneyOf(plan));
  await press(user, 'Take it back');
  expect(await screen.findByRole('button', { name: 'Pay in full' })).toBeVisible();
});

test('while a payment is confirmed nobody can be asked, and no typed word is lost', async () => {
  const server = planRoom(plan);
  const user = await open(server);
  await press(user, 'Ask others for a share');
  await fill(user, 'Name', 'Ama Boateng');
  server.answers(getPlanMoney, moneyOf(plan, { isUnderWay: true }));
  server.tells('payment.changed', plan.id);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send the links' })).toBeDisabled());
  server.answers(getPlanMoney, moneyOf(plan));
  server.tells('payment.changed', plan.id);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send the links' })).toBeEnabled());
  expect(await field('Name')).toHaveValue('Ama Boateng');
});
