// A house whose operator uses Stripe. Stripe itself is the outside world: a local server speaks its protocol, and its
// browser side is ours. The page's own content security policy is the real one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inDollarsExactly } from '@evenlight/contract/money';
import { startFakeStripe } from '@evenlight/server/testing/fake-stripe';
import { mailTo } from '@evenlight/server/testing/mail-reader';
import { openRunningHouse } from '@evenlight/server/testing/open-running-house';
import { startServerProcess } from '@evenlight/server/testing/server-process';
import { test as base, expect } from './browser.ts';
import { aPayment, beginToPay, button, expectPaid, heading, moneyOf, openMoney, pay } from './paying.ts';
import { aPlanAtNeed } from './planning.ts';
import { anAddress } from './sign-in.ts';
import { PHONE } from './sizes.ts';
import { bank, bringStripe, fillStripeCard } from './stripe-in-browser.ts';

type House = {
  address: string;
  dataDir: string;
  stripe: Awaited<ReturnType<typeof startFakeStripe>>;
  runningHouse: Awaited<ReturnType<typeof openRunningHouse>>;
};

const test = base.extend<object, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const stripe = await startFakeStripe();
      const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-stripe-'));
      const server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000', ...stripe.env });
      const address = server.address.replace('127.0.0.1', 'localhost');
      const env = { NODE_ENV: 'test', DATA_DIR: dataDir, PORT: new URL(address).port, ...stripe.env };
      const runningHouse = await openRunningHouse(env);
      await use({ address, dataDir, stripe, runningHouse });
      await runningHouse.close();
      await server.end('SIGTERM');
      await stripe.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ house }, use) => use(house.address),
  page: async ({ page, house, context }, use) => {
    const { cookie } = await house.runningHouse.aMember({ firstName: 'Ada', lastName: 'Okafor' });
    await context.addCookies([{ ...cookie, url: house.address, httpOnly: true, sameSite: 'Lax' }]);
    await bringStripe(page, house.stripe);
    await use(page);
    // A page that outlives its server would log errors.
    await page.goto('about:blank');
  },
});

test.describe.configure({ mode: 'serial' });

test('a deposit and the balance are paid in Stripe’s own fields, and each has its receipt', { tag: '@more' }, async ({
  page,
  house,
}) => {
  const plan = await aPlanAtNeed(page);
  const { depositCents, totalCents } = await moneyOf(page, plan);
  await openMoney(page, plan);
  await expect(page.getByText('Test payments')).toHaveCount(0);
  await beginToPay(page, 'Pay deposit');
  await fillStripeCard(page, '4242 4242 4242 4242');
  await pay(page);
  await expectPaid(page);
  await page.getByRole('main').getByRole('link', { name: 'View Receipt' }).click();
  await expect(heading(page)).toHaveText('Receipt');
  await expect(page.getByRole('main')).toContainText(inDollarsExactly(depositCents));

  await openMoney(page, plan);
  await beginToPay(page, 'Pay in full');
  await fillStripeCard(page, '4242 4242 4242 4242');
  await pay(page);
  await expectPaid(page);
  expect(await moneyOf(page, plan)).toMatchObject({ balanceCents: 0, paidCents: totalCents, isTest: false });
  const captured = [...house.stripe.intents.values()].filter(({ status }) => status === 'succeeded');
  expect(captured.map(({ amount }) => amount)).toEqual([depositCents, totalCents - depositCents]);
});

test('a declined card is told in Stripe’s words, the bank asks in a window of its own, and it is one payment', {
  tag: '@more',
}, async ({ page }) => {
  const plan = await aPlanAtNeed(page);
  await openMoney(page, plan);
  await beginToPay(page, 'Pay deposit');
  await fillStripeCard(page, '4000 0000 0000 0002');
  await pay(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Payment failed' })).toContainText('Your card was declined.');
  // As after a page of the bank that leads back here: the address says so, and the provider is asked all the same.
  await page.goto(`/payment-success?${(await aPayment(page, plan)).backQuery}&redirect_status=failed`);
  await expect(heading(page)).toHaveText('Payment Status Unknown');
  await expect(page.getByRole('main')).toContainText('Your bank declined this card. Nothing was charged.');
  await page.getByRole('link', { name: 'Try the payment again' }).click();
  await fillStripeCard(page, '4000 0025 0000 3155');
  await pay(page);
  await bank(page).getByRole('button', { name: 'No' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Payment failed' })).toBeVisible();
  await pay(page);
  await bank(page).getByRole('button', { name: 'Yes' }).click();
  await expectPaid(page);
  expect((await moneyOf(page, plan)).payments).toHaveLength(1);
});

test('a share is paid by its link with Stripe, by the second card', { tag: '@more' }, async ({
  page,
  house,
  browser,
}) => {
  const plan = await aPlanAtNeed(page);
  const email = anAddress();
  await openMoney(page, plan);
  await button(page, 'Ask others for a share').click();
  await page.getByLabel('Name').fill('Ama Boateng');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Amount in dollars').fill('500');
  await button(page, 'Send the links').click();
  await expect(page.getByText('Not paid yet')).toBeVisible();

  const { text } = await mailTo(house.dataDir, email);
  const [, token] = /\/pay#(\S+)$/m.exec(text) ?? [];
  const context = await browser.newContext({ baseURL: house.address, viewport: PHONE, locale: 'en-US' });
  const phone = await context.newPage();
  await bringStripe(phone, house.stripe);
  await phone.goto(`/pay#${token}`);
  await button(phone, 'Go on to pay $500').click();
  await fillStripeCard(phone, '4000 0000 0000 0002');
  await pay(phone);
  await expect(phone.getByRole('alert').filter({ hasText: 'Payment failed' })).toContainText('Your card was declined.');
  await fillStripeCard(phone, '4242 4242 4242 4242');
  await pay(phone);
  await expect(heading(phone)).toHaveText('Thank you, Ama Boateng');
  await context.close();
  expect(await moneyOf(page, plan)).toMatchObject({ paidCents: 50_000, promisedCents: 0 });
});

test('when Stripe’s script does not come, or never answers, nothing is charged and the page says so', {
  tag: '@more',
}, async ({ page }) => {
  await page.clock.install();
  await openMoney(page, await aPlanAtNeed(page));
  const fault = page.getByRole('heading', { name: 'The card form did not load' });
  await page.route('https://js.stripe.com/**', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  await button(page, 'Pay deposit').click();
  await expect(fault).toBeVisible();
  const asked = page.waitForRequest('https://js.stripe.com/**');
  await page.route('https://js.stripe.com/**', () => undefined, { times: 1 });
  await button(page, 'Try again').click();
  await asked;
  await page.clock.fastForward('00:21');
  await expect(fault).toBeVisible();
  await button(page, 'Try again').click();
  await fillStripeCard(page, '4242 4242 4242 4242');
  await pay(page);
  await expectPaid(page);
});
