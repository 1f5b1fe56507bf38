// What the journeys of paying share, whichever provider holds the money.
import type { PlanMoney } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import type { Page } from '@playwright/test';
import { expect } from './browser.ts';
import { awake } from './planning.ts';

export const PHONE = { width: 390, height: 844 };

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** A plan of $4,800 or so, for somebody who has died unless it is wished otherwise. */
export async function aPlan(page: Page, wishes: Record<string, unknown> = {}): Promise<Plan> {
  const answer = await page.request.post('/api/funeral-plans', {
    data: {
      ...{ faithTradition: 'christian', packageTier: 'basic', addons: [{ name: 'Live Streaming' }] },
      ...{ title: 'For Danuta', personName: 'Danuta Wałęsa', planIntent: 'at-need', ...wishes },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

export async function moneyOf(page: Page, { id }: Plan): Promise<PlanMoney> {
  return (await page.request.get(`/api/funeral-plans/${id}/payments`)).json();
}

export function inDollars(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: digits })}`;
}

export async function openMoney(page: Page, { id }: Plan) {
  await page.setViewportSize(PHONE);
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
