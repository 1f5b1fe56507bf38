// Paying with the test provider on a phone: what goes well, what does not, and what cannot be paid at all.
import { inDollarsExactly } from '@evenlight/contract/money';
import type { Route } from '@playwright/test';
import { expect, test } from './browser.ts';
import { nextCodeTo } from './mail.ts';
import {
  aPayment,
  beginToPay,
  button,
  expectPaid,
  heading,
  keptInTab,
  moneyOf,
  openMoney,
  pay,
  payByTestCard,
  speak,
} from './paying.ts';
import { aPlanAtNeed, tabTo } from './planning.ts';
import { askToSignIn, codeField } from './sign-in.ts';
import { SMALL_PHONE } from './sizes.ts';

test('a family pays the deposit, reads the receipt, and pays the balance later by keys alone', async ({
  signedInPage: page,
}) => {
  const plan = await aPlanAtNeed(page);
  const { depositCents, totalCents } = await moneyOf(page, plan);
  await openMoney(page, plan, SMALL_PHONE);
  await expect(page.getByText('Test payments: no card is charged').first()).toBeVisible();

  await beginToPay(page, 'Pay deposit');
  const summary = page.getByRole('region', { name: 'What you pay' });
  await expect(summary).toContainText('Deposit');
  await expect(summary).toContainText(plan.number);
  await expect(summary).toContainText('Ada Okafor');
  await expect(summary).toContainText(inDollarsExactly(depositCents));
  await payByTestCard(page);
  await expectPaid(page);
  await expect(page.getByRole('main')).toContainText(inDollarsExactly(depositCents));

  await page.getByRole('main').getByRole('link', { name: 'View Receipt' }).click();
  await expect(heading(page)).toHaveText('Receipt');
  await expect(page.getByRole('main')).toContainText(inDollarsExactly(depositCents));
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? '',
  );
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  // What was true when the plan was saved is not said any more.
  await page.goto(`/plan-workflow/${plan.id}?step=1`);
  await expect(page.getByText('Something was paid for this plan already')).toBeVisible();
  await expect(page.getByText('Nothing has been charged')).toHaveCount(0);

  await openMoney(page, plan, SMALL_PHONE);
  await expect(button(page, 'Pay deposit')).toHaveCount(0);
  await tabTo(page, button(page, 'Pay in full'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you pay' })).toContainText(
    inDollarsExactly(totalCents - depositCents),
  );
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
  await page.getByRole('link', { name: 'Back to the plan' }).click();
  await expect(page.getByText('Everything is paid')).toBeVisible();
  await expect(page.getByRole('link', { name: /^View receipt/ })).toHaveCount(2);
  expect(await moneyOf(page, plan)).toMatchObject({ balanceCents: 0, paidCents: totalCents });
});

test('no card is asked twice for nothing: a wrong number, a refusal, a question of the bank, and one payment', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  const plan = await aPlanAtNeed(page);
  await openMoney(page, plan);
  await beginToPay(page, 'Pay deposit');
  const sent: string[] = [];
  const note = (request: { method: () => string; url: () => string }) =>
    request.method() === 'POST' && sent.push(request.url());
  page.on('request', note);
  await payByTestCard(page, '4111 1111 1111 1111');
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(/none of the test numbers/);
  expect(sent).toEqual([]);
  page.off('request', note);

  // As people type: a press right after another one is taken for a trembling finger.
  await page.getByLabel('Card number').clear();
  await page.getByLabel('Card number').pressSequentially('4000000000000002', { delay: 40 });
  await pay(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Payment failed' });
  await expect(alert).toContainText('Your bank declined this card. Nothing was charged.');
  // Loading the page again finds the same payment, and still no secret in the address.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeVisible();

  await payByTestCard(page, '4000 0025 0000 3155');
  await expect(page.getByRole('heading', { name: 'Test bank: is it you?' })).toBeFocused();
  await button(page, 'Refuse').click();
  await expect(alert).toContainText('could not confirm');
  await pay(page);
  await button(page, 'Approve').click();
  await expectPaid(page);
  expect((await moneyOf(page, plan)).payments).toHaveLength(1);
});

test('the language is changed on the way without losing the payment, and no secret stays behind', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  await openMoney(page, await aPlanAtNeed(page));
  await beginToPay(page, 'Pay deposit');
  await speak(page, 'Español');
  await expect(page.getByRole('heading', { name: 'Su tarjeta' })).toBeVisible();
  await speak(page, 'English');
  await payByTestCard(page);
  await expectPaid(page);
  await speak(page, 'Español');
  await expect(heading(page)).toHaveText('Pago realizado');
  await speak(page, 'English');
  await expect(heading(page)).toHaveText('Payment Successful');
  await expect.poll(() => keptInTab(page)).not.toContain('_secret');
});

test('a payment that is confirmed later is awaited calmly, and takes no word from another window', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  const plan = await aPlanAtNeed(page);
  await openMoney(page, plan);
  const other = await page.context().newPage();
  await openMoney(other, plan);
  await button(other, 'Ask others for a share').click();
  await other.getByLabel('Name').fill('Ama Boateng');
  await beginToPay(page, 'Pay deposit');
  await payByTestCard(page, '4000 0000 0000 0077');
  await expect(heading(page)).toHaveText('Your payment is being confirmed');
  await expect(button(other, 'Send the links')).toBeDisabled();
  await expect(heading(page)).toHaveText('Payment Successful', { timeout: 40_000 });
  await expect(button(other, 'Send the links')).toBeEnabled();
  await expect(other.getByLabel('Name')).toHaveValue('Ama Boateng');
});

test('an address typed by hand makes no payment', { tag: '@more' }, async ({ signedInPage: page }) => {
  const plan = await aPlanAtNeed(page);
  await page.goto('/payment-success?redirect_status=succeeded');
  await expect(heading(page)).toHaveText('Payment Status Unknown');
  await page.goto('/payment-success?payment_intent=pi_1&payment_intent_client_secret=pi_1_s&redirect_status=succeeded');
  await expect(heading(page)).toHaveText('Payment Status Unknown');
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Grief support' })).toBeVisible();
  expect(await moneyOf(page, plan)).toMatchObject({ paidCents: 0, payments: [] });

  // A payment of their own that was begun and never paid.
  const { query, backQuery } = await aPayment(page, plan);
  // However it is spelled, it comes to the one document that has the policy for cards.
  for (const path of ['/payment/', '/PAYMENT']) {
    await page.goto(`${path}?${query}`);
    await expect(page.getByRole('heading', { name: 'Your card' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/payment');
  }
  await page.goto(`/payment-success?${backQuery}&redirect_status=succeeded`);
  await expect(heading(page)).toHaveText('Payment Status Unknown');
  await page.getByRole('link', { name: 'Try the payment again' }).click();
  await payByTestCard(page);
  await expectPaid(page);
  await page.reload();
  await expect(heading(page)).toHaveText('Payment Successful');
  await page.goBack();
  await expect(heading(page)).toHaveText('This is paid already');
  await expect.poll(() => keptInTab(page)).not.toContain('_secret');
});

test('a price that changes on the way is shown before anything is paid, or closes the payment', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  const plan = await aPlanAtNeed(page, { addons: [] });
  const change = async (addons: { name: string }[]) => {
    const changed = await page.request.put(`/api/funeral-plans/${plan.id}`, { data: { addons } });
    expect(changed.status(), await changed.text()).toBe(200);
  };
  await openMoney(page, plan);
  await expect(button(page, 'Pay in full')).toBeVisible();
  // Somebody changes the plan between the look and the press.
  const changeFirst = async (route: Route) => {
    await change([{ name: 'Live Streaming' }]);
    await route.continue();
  };
  await page.route('**/api/create-payment-intent', changeFirst, { times: 1 });
  await button(page, 'Pay in full').click();
  await expect(page.getByText(/^The amount has changed: it is \$/)).toBeVisible();
  await button(page, /^Go on with \$/).click();
  await expect(heading(page)).toHaveText('Payment');
  const { totalCents } = await moneyOf(page, plan);
  await expect(page.getByRole('region', { name: 'What you pay' })).toContainText(inDollarsExactly(totalCents));

  // And once more while the card form is open: less is due now than the card was asked for.
  await change([]);
  await payByTestCard(page);
  await expect(heading(page)).toHaveText('This payment is closed');
  await expect(page.getByRole('main')).toContainText('Nothing was charged');
  expect(await moneyOf(page, plan)).toMatchObject({ paidCents: 0, isUnderWay: false });
});

test('whoever signs in on the way to the card form comes to a document of its own', { tag: '@more' }, async ({
  signedInPage: page,
  page: visitor,
  runningHouse,
  browser,
  origin,
}) => {
  const { email, cookie } = await runningHouse.aMember();
  const own = await browser.newContext({ baseURL: origin });
  await own.addCookies([{ ...cookie, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  const member = await own.newPage();
  const plan = await aPlanAtNeed(member);
  const path = `/payment?${(await aPayment(member, plan)).query}`;
  await own.close();

  for (const asked of [path, '/payment-success?redirect_status=succeeded']) {
    await visitor.goto(asked);
    const { pathname, searchParams } = new URL(visitor.url());
    expect([pathname, searchParams.get('return')]).toEqual(['/login', asked]);
  }
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
