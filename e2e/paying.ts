// What the journeys of paying share, whichever provider holds the money.
import type { PlanMoney } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import type { Page } from '@playwright/test';
import { expect } from './browser.ts';
import { awake } from './planning.ts';
import { heading } from './sign-in.ts';
import { PHONE } from './sizes.ts';

export { heading };

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

export async function moneyOf(page: Page, { id }: Plan): Promise<PlanMoney> {
  return (await page.request.get(`/api/funeral-plans/${id}/payments`)).json();
}

/** A payment that was begun and not paid yet. */
export async function aPayment(page: Page, plan: Plan) {
  const { depositCents: amount } = await moneyOf(page, plan);
  const data = { planId: plan.id, type: 'deposit', amount };
  const { clientSecret } = await (await page.request.post('/api/create-payment-intent', { data })).json();
  const [paymentIntent] = String(clientSecret).split('_secret');
  return {
    /** What leads to its card form. */
    query: `client_secret=${clientSecret}&plan_id=${plan.id}&amount=${amount}&type=deposit`,
    /** What a provider adds on the way back from it. */
    backQuery: `payment_intent=${paymentIntent}&payment_intent_client_secret=${clientSecret}`,
  };
}

export async function openMoney(page: Page, { id }: Plan, size = PHONE) {
  await page.setViewportSize(size);
  await page.goto(`/plan-workflow/${id}?step=2`);
  await awake(page);
}

/** From the plan to the payment page, whose address keeps nothing of the secret. */
export async function beginToPay(page: Page, way: 'Pay deposit' | 'Pay in full' | 'Pay the rest') {
  await button(page, way).click();
  await expect(heading(page)).toHaveText('Payment');
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/payment');
}

export async function fillTestCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
}

export const pay = (page: Page) => button(page, /^Pay \$/).click();

export async function payByTestCard(page: Page, number = '4242 4242 4242 4242') {
  await fillTestCard(page, number);
  await pay(page);
}

export async function expectPaid(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/payment-success');
}

export async function speak(page: Page, language: 'English' | 'Español') {
  await page.getByRole('contentinfo').getByRole('button', { name: language }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'English' ? 'en' : 'es');
  await awake(page);
}

/** What this tab could tell the next person at the same computer. */
export function keptInTab(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([window.history.state, { ...window.sessionStorage }]));
}
