// Paying with the test provider on a phone: what goes well, what does not, and what cannot be paid at all.
import AxeBuilder from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { expect, test } from './browser.ts';
import { askToSignIn, codeField } from './door.ts';
import { nextCodeTo } from './mail.ts';
import {
  aPlan,
  beginToPay,
  button,
  expectPaid,
  fillTestCard,
  heading,
  inDollars,
  moneyOf,
  openMoney,
  pay,
  payByTestCard,
} from './paying.ts';
import { tabTo } from './planning.ts';

async function expectNoFaults(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isTooWide, `${name} is wider than the window`).toBe(false);
  expect((await new AxeBuilder({ page }).analyze()).violations, name).toEqual([]);
}

test('a family pays the deposit, reads the receipt, and pays the balance later', async ({ signedInPage: page }) => {
  const plan = await aPlan(page);
  const { depositCents, totalCents } = await moneyOf(page, plan);
  await openMoney(page, plan);
  await expect(page.getByText('Test payments: no card is charged').first()).toBeVisible();
  await expectNoFaults(page, 'the payment step');

  await beginToPay(page, 'Pay deposit');
  const summary = page.getByRole('region', { name: 'What you pay' });
  await expect(summary).toContainText('Deposit');
  await expect(summary).toContainText(plan.id);
  await expect(summary).toContainText('Ada Okafor');
  await expect(summary).toContainText(inDollars(depositCents));
  await expectNoFaults(page, 'the payment page');
  await payByTestCard(page);
  await expectPaid(page);
  await expect(page.getByRole('main')).toContainText(inDollars(depositCents));
  await expectNoFaults(page, 'the page of a made payment');

  await page.getByRole('main').getByRole('link', { name: 'View Receipt' }).click();
  await expect(heading(page)).toHaveText('Receipt');
  await expect(page.getByRole('main')).toContainText(inDollars(depositCents));
  await expectNoFaults(page, 'the receipt');
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? '',
  );
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await openMoney(page, plan);
  await expect(button(page, 'Pay deposit')).toHaveCount(0);
  await beginToPay(page, 'Pay in full');
  await expect(page.getByRole('region', { name: 'What you pay' })).toContainText(inDollars(totalCents - depositCents));
  await payByTestCard(page);
  await expectPaid(page);
  await page.getByRole('link', { name: 'Back to the plan' }).click();
  await expect(page.getByText('Everything is paid')).toBeVisible();
  await expect(page.getByRole('link', { name: /^View receipt/ })).toHaveCount(2);
  expect(await moneyOf(page, plan)).toMatchObject({ balanceCents: 0, paidCents: totalCents });
});

test('a declined card is told kindly, and another card pays the same payment', async ({ signedInPage: page }) => {
  const plan = await aPlan(page);
  await openMoney(page, plan);
  await beginToPay(page, 'Pay deposit');
  await payByTestCard(page, '4000 0000 0000 0002');
  const alert = page.getByRole('alert').filter({ hasText: 'Payment failed' });
  await expect(alert).toContainText('Your bank declined this card. Nothing was charged.');
  await expectNoFaults(page, 'a declined card');
  // Loading the page anew finds the same payment, and still no secret in the address.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeVisible();
  await payByTestCard(page);
  await expectPaid(page);
  expect((await moneyOf(page, plan)).payments).toHaveLength(1);
});

test('a number that is no test card is refused on the page, and nothing is sent', async ({ signedInPage: page }) => {
  await openMoney(page, await aPlan(page));
  await beginToPay(page, 'Pay deposit');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await payByTestCard(page, '4111 1111 1111 1111');
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(/none of the test numbers/);
  expect(sent).toEqual([]);
  // As people type: a press right after another one is taken for a trembling finger.
  await page.getByLabel('Card number').clear();
  await page.getByLabel('Card number').pressSequentially('4242424242424242', { delay: 40 });
  await pay(page);
  await expectPaid(page);
});

test('the bank asks whether it is really them: refused first, then approved', async ({ signedInPage: page }) => {
  const plan = await aPlan(page);
  await openMoney(page, plan);
  await beginToPay(page, 'Pay deposit');
  await payByTestCard(page, '4000 0025 0000 3155');
  await expect(page.getByRole('heading', { name: 'Test bank: is it you?' })).toBeFocused();
  await expectNoFaults(page, 'the question of the bank');
  await button(page, 'Refuse').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Payment failed' })).toContainText('could not confirm');
  await pay(page);
  await button(page, 'Approve').click();
  await expectPaid(page);
  expect((await moneyOf(page, plan)).payments).toHaveLength(1);
});

test('a payment that is confirmed later is awaited calmly', async ({ signedInPage: page }) => {
  test.setTimeout(90_000);
  const plan = await aPlan(page);
  await openMoney(page, plan);
  await beginToPay(page, 'Pay deposit');
  await payByTestCard(page, '4000 0000 0000 0077');
  await expect(heading(page)).toHaveText('Your payment is being confirmed');
  await expectNoFaults(page, 'a payment that is being confirmed');
  await expect(heading(page)).toHaveText('Payment Successful', { timeout: 40_000 });
});

test('a double click begins one payment and makes one', async ({ signedInPage: page }) => {
  const plan = await aPlan(page);
  await openMoney(page, plan);
  const begun: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/create-payment-intent') && begun.push(request.url()));
  await button(page, 'Pay deposit').dblclick();
  await expect(heading(page)).toHaveText('Payment');
  expect(begun).toHaveLength(1);
  await fillTestCard(page, '4242 4242 4242 4242');
  await button(page, /^Pay \$/).dblclick();
  await expectPaid(page);
  expect(await moneyOf(page, plan)).toMatchObject({ payments: [{ state: 'succeeded' }] });
});

test('a deposit is paid with the keyboard alone', async ({ signedInPage: page }) => {
  await openMoney(page, await aPlan(page));
  await tabTo(page, button(page, 'Pay deposit'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeVisible();
  for (const [label, typed] of [
    ['Card number', '4242424242424242'],
    ['Expiry', '12/34'],
    ['CVC', '123'],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(typed);
  }
  await tabTo(page, button(page, /^Pay \$/));
  await page.keyboard.press('Enter');
  await expectPaid(page);
});

test('an address that does not say which payment it is for says so', async ({ signedInPage: page }) => {
  const plan = await aPlan(page);
  for (const query of [
    '',
    '?client_secret=a&amount=5',
    `?client_secret=a&plan_id=${plan.id}`,
    `?plan_id=${plan.id}&amount=5`,
  ]) {
    await page.goto(`/payment${query}`);
    await expect(heading(page)).toHaveText('Missing payment information');
    expect(new URL(page.url()).search).toBe('');
  }
  // Complete, and still nobody's payment.
  await page.goto(`/payment?client_secret=pi_x_secret_y&plan_id=${plan.id}&amount=5`);
  await expect(heading(page)).toHaveText('Missing payment information');
  await expectNoFaults(page, 'missing payment information');
});

test('an address typed by hand makes no payment', async ({ signedInPage: page }) => {
  const plan = await aPlan(page);
  await page.goto('/payment-success?redirect_status=succeeded');
  await expect(heading(page)).toHaveText('Payment Status Unknown');
  await page.goto('/payment-success?payment_intent=pi_1&payment_intent_client_secret=pi_1_s&redirect_status=succeeded');
  await expect(heading(page)).toHaveText('Payment Status Unknown');
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Grief support' })).toBeVisible();
  expect(await moneyOf(page, plan)).toMatchObject({ paidCents: 0, payments: [] });

  // A payment of their own that was begun and never paid.
  const { depositCents } = await moneyOf(page, plan);
  const begun = await page.request.post('/api/create-payment-intent', {
    data: { planId: plan.id, type: 'deposit', amount: depositCents },
  });
  const { clientSecret } = await begun.json();
  const intent = String(clientSecret).split('_secret')[0];
  await page.goto(
    `/payment-success?payment_intent=${intent}&payment_intent_client_secret=${clientSecret}&redirect_status=succeeded`,
  );
  await expect(heading(page)).toHaveText('Payment Status Unknown');
  await page.getByRole('link', { name: 'Try the payment again' }).click();
  await payByTestCard(page);
  await expectPaid(page);
  await page.reload();
  await expect(heading(page)).toHaveText('Payment Successful');
  await page.goBack();
  await expect(heading(page)).toHaveText('This is paid already');
});

test('visitors are shown to the door of the house, and back to what they were paying', async ({ page }) => {
  for (const path of ['/payment?client_secret=a&plan_id=b&amount=1', '/payment-success?redirect_status=succeeded']) {
    await page.goto(path);
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('return')]).toEqual(['/login', path]);
  }
});

test('nothing can be paid for a plan made ahead of time', async ({ signedInPage: page }) => {
  await openMoney(page, await aPlan(page, { planIntent: 'plan-ahead' }));
  await expect(page.getByText('We take no money for a plan made ahead of time')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await expectNoFaults(page, 'a plan made ahead');
});

test('whoever has not said it yet is asked before anything is paid', async ({ signedInPage: page }) => {
  const plan = await aPlan(page, { planIntent: null });
  await openMoney(page, plan);
  await expect(page.getByRole('group', { name: /Has someone died, or are you planning ahead/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await expectNoFaults(page, 'the question before paying');
  await page.getByRole('radio', { name: 'Someone has died' }).check();
  await button(page, 'Go on').click();
  await expect(button(page, 'Pay deposit')).toBeVisible();
  await openMoney(page, await aPlan(page, { planIntent: null }));
  await page.getByRole('radio', { name: 'I am planning ahead' }).check();
  await button(page, 'Go on').click();
  await expect(page.getByText('We take no money for a plan made ahead of time')).toBeVisible();
});

test('a price that changed meanwhile is shown before anything is paid', async ({ signedInPage: page }) => {
  const plan = await aPlan(page);
  await openMoney(page, plan);
  await expect(button(page, 'Pay in full')).toBeVisible();
  // Somebody changes the plan between the look and the press.
  const change = async (route: Route) => {
    await page.request.put(`/api/funeral-plans/${plan.id}`, { data: { addons: [] } });
    await route.continue();
  };
  await page.route('**/api/create-payment-intent', change, { times: 1 });
  await button(page, 'Pay in full').click();
  await expect(page.getByText(/^The amount has changed: it is \$/)).toBeVisible();
  await button(page, /^Go on with \$/).click();
  await expect(heading(page)).toHaveText('Payment');
  const { totalCents } = await moneyOf(page, plan);
  await expect(page.getByRole('region', { name: 'What you pay' })).toContainText(inDollars(totalCents));
});

test('whoever signs in on the way to the card form comes to a document of its own', async ({
  signedInPage: page,
  page: visitor,
  neighbour,
  browser,
  baseURL,
}) => {
  const { email, cookie } = await neighbour.aMember();
  const own = await browser.newContext({ baseURL });
  await own.addCookies([{ ...cookie, url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' }]);
  const member = await own.newPage();
  const plan = await aPlan(member);
  const { depositCents: amount } = await moneyOf(member, plan);
  const begun = await member.request.post('/api/create-payment-intent', {
    data: { planId: plan.id, type: 'deposit', amount },
  });
  const { clientSecret } = await begun.json();
  await own.close();
  const path = `/payment?client_secret=${clientSecret}&plan_id=${plan.id}&amount=${amount}&type=deposit`;

  // Somebody else who is signed in learns nothing.
  await page.goto(path);
  await expect(heading(page)).toHaveText('Missing payment information');

  await askToSignIn(visitor, email, path);
  // The plan itself was told by mail as well.
  let code = '';
  while (code === '') code = (await nextCodeTo(email)).code;
  await codeField(visitor).fill(code);
  await expect(visitor.getByRole('heading', { name: 'Your card' })).toBeVisible({ timeout: 15_000 });
  const loaded = await visitor.evaluate(() => performance.getEntriesByType('navigation')[0]?.name ?? '');
  expect(new URL(loaded).pathname).toBe('/payment');
  await payByTestCard(visitor);
  await expectPaid(visitor);
});

test('a payment that cannot begin says why, and nothing is charged', async ({ signedInPage: page }) => {
  const plan = await aPlan(page);
  await openMoney(page, plan);
  const refuseOnce = (status: number, code: string) =>
    page.route('**/api/create-payment-intent', (route) => route.fulfill({ status, json: { code, error: code } }), {
      times: 1,
    });
  await refuseOnce(503, 'payment.provider_away');
  await button(page, 'Pay deposit').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Setup Failed' })).toContainText(
    'Nothing was charged',
  );
  await refuseOnce(500, 'server.failed');
  await button(page, 'Pay deposit').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Setup Failed' })).toContainText(
    'Unable to initialize payment. Please try again.',
  );
  await refuseOnce(401, 'session.required');
  await button(page, 'Pay deposit').click();
  await expect(page.getByText('Authentication Required')).toBeVisible();
});
