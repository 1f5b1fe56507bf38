// The pages of a payment and of a share: what they say when something is missing, over, or cannot be seen.
import { getSession } from '@evenlight/contract/accounts';
import type { PaymentId } from '@evenlight/contract/ids';
import { recordMoment } from '@evenlight/contract/moments';
import { type OpenPayment, openPayment, readPaymentResult } from '@evenlight/contract/payments';
import { type OpenShare, openShare, readShareResult } from '@evenlight/contract/sharing';
import { confirmTestPayment } from '@evenlight/contract/test-payments';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { fill, openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { aPlan } from '../../testing/samples/plans';
import * as payment from './payment-screen';
import * as result from './payment-success-screen';
import * as share from './share-screen';

const plan = aPlan();
const ids = { paymentId: '0199d0f0-0000-7000-8000-000000000001' as PaymentId, planId: plan.id };
const opened: OpenPayment = {
  ...ids,
  planTitle: plan.title,
  planNumber: plan.number,
  type: 'deposit',
  cents: 108_000,
  customerName: 'Ada Okafor',
  services: [],
  state: 'open',
  failure: null,
  cardForm: { kind: 'test' },
};
const found = { ...ids, reference: 'pi_1', state: 'succeeded', failure: null, cents: 108_000 } as const;
const member = () => fakeServer().answers(getSession, aUser()).answers(recordMoment, { counted: true });
const begun = `/payment?client_secret=pi_1_secret_2&plan_id=${plan.id}&amount=108000&type=deposit`;
const cameBack = '/payment-success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2';

/** The page is rendered again while the secret leaves the address: the heading of a moment before is gone. */
const expectHeading = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible());
const kept = () => JSON.stringify([{ ...sessionStorage }, window.history.state]);

test('an address that does not say which payment it is for says so', async () => {
  for (const query of [
    '',
    '?client_secret=a&amount=5',
    `?client_secret=a&plan_id=${plan.id}`,
    `?plan_id=${plan.id}&amount=5`,
  ]) {
    const user = await openScreen(payment, { at: `/payment${query}`, server: member(), person: aUser() });
    await expectHeading('Missing payment information');
    expect(user.whereabouts()).toBe('/payment');
    user.leave();
  }
  // Complete, and still nobody's payment.
  const server = member().refuses(openPayment, 'payment.not_found');
  await openScreen(payment, { at: begun, server, person: aUser() });
  await expectHeading('Missing payment information');
});

test('a card is asked once, however often the button is pressed; declined, it says so and can be tried again', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const declined = { paymentIntent: 'pi_1', status: 'requires_payment_method', failure: 'declined' } as const;
  const server = member().answers(openPayment, opened).answers(confirmTestPayment, declined);
  const user = await openScreen(payment, { at: begun, server, person: aUser() });
  await fill(user, 'Card number', '4000 0000 0000 0002');
  await fill(user, 'Expiry', '12 / 34');
  await fill(user, 'CVC', '123');
  await user.dblClick(screen.getByRole('button', { name: 'Pay $1,080' }));
  const alert = await screen.findByText('Payment failed');
  expect(alert.closest('[role=alert]')).toHaveTextContent('Your bank declined this card. Nothing was charged.');
  expect(screen.queryByText('Looks good!')).toBeNull();
  expect(server.heard(confirmTestPayment)).toHaveLength(1);
  server.answers(confirmTestPayment, { ...declined, status: 'succeeded', failure: null });
  await fill(user, 'Card number', '4242 4242 4242 4242');
  await user.dblClick(screen.getByRole('button', { name: 'Pay $1,080' }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(server.heard(confirmTestPayment).map(({ body }) => body.card)).toEqual(['declined', 'succeeds']);
  assign.mockRestore();
});

test('a payment that cannot be shown just now promises nothing, and is looked for again', async () => {
  const server = member().refuses(openPayment, 'payment.provider_away');
  const user = await openScreen(payment, { at: begun, server, person: aUser() });
  await expectHeading('We cannot show this payment just now');
  expect(screen.getByRole('main')).not.toHaveTextContent('Nothing was charged');
  expect(user.whereabouts()).toBe('/payment');
  server.answers(openPayment, { ...opened, state: 'succeeded' });
  await press(user, 'Try again');
  await expectHeading('This is paid already');
  await waitFor(() => expect(kept()).not.toContain('_secret'));
});

test('a payment that was called off is closed, and says that nothing was charged', async () => {
  const server = member().answers(openPayment, { ...opened, state: 'canceled' });
  await openScreen(payment, { at: begun, server, person: aUser() });
  await expectHeading('This payment is closed');
  expect(screen.getByRole('main')).toHaveTextContent('Nothing was charged');
});

test('an answer that fails after the card offers no second payment, only another look', async () => {
  const server = member().refuses(readPaymentResult, 'payment.provider_away');
  const user = await openScreen(result, { at: `${cameBack}&redirect_status=succeeded`, server, person: aUser() });
  await expectHeading('Payment Status Unknown');
  expect(screen.queryByRole('link', { name: 'Try the payment again' })).toBeNull();
  server.answers(readPaymentResult, found);
  await press(user, 'Look again');
  await expectHeading('Payment Successful');
  expect(user.whereabouts()).toBe('/payment-success');
  await waitFor(() => expect(kept()).not.toContain('_secret'));
});

test('what the address says about a payment counts for nothing', async () => {
  const nothing = await openScreen(result, {
    at: '/payment-success?redirect_status=succeeded',
    server: member(),
    person: aUser(),
  });
  await expectHeading('Payment Status Unknown');
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Grief support' })).toBeVisible();
  nothing.leave();
  const server = member().answers(readPaymentResult, { ...found, state: 'open', failure: 'declined' });
  await openScreen(result, { at: `${cameBack}&redirect_status=succeeded`, server, person: aUser() });
  await expectHeading('Payment Status Unknown');
  expect(screen.getByRole('main')).toHaveTextContent('Your bank declined this card. Nothing was charged.');
  expect(screen.getByRole('link', { name: 'Try the payment again' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/payment\?client_secret=pi_1_secret_2/),
  );
});

const link: OpenShare = {
  payerName: 'Kofi Boateng',
  askerName: 'Ada Okafor',
  personName: 'Danuta Wałęsa',
  cents: 50_000,
  state: 'open',
  expiresAt: '2091-12-03T12:00:00.000Z',
  cardForm: { kind: 'test' },
};

test('a share whose payment cannot be seen yet is looked for again, and never offered twice', async () => {
  const server = fakeServer().answers(openShare, link).refuses(readShareResult, 'payment.provider_away');
  const first = await openScreen(share, { at: '/pay#a-token-of-a-link-long-enough', path: 'pay', server });
  await screen.findByText('Dear Kofi Boateng, thank you for being here.');
  expect(screen.getByText('Danuta Wałęsa')).toBeVisible();
  expect(first.whereabouts()).toBe('/pay');
  first.leave();
  const user = await openScreen(share, { at: '/pay?payment_intent=pi_1', path: 'pay', server });
  await expectHeading('We cannot see your payment yet');
  expect(screen.queryByRole('button', { name: /pay/ })).toBeNull();
  server.answers(openShare, { ...link, state: 'paid' });
  server.answers(readShareResult, found);
  await press(user, 'Look again');
  await expectHeading('Thank you, Kofi Boateng');
  await waitFor(() => expect(kept()).not.toContain('token'));
});
