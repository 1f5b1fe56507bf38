// The workflow of a plan: its steps and how they stand, adjustments, and leaving without losing a word.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { openStep, pageOf } from './papers.ts';
import { beginToPay, button, moneyOf, openMoney, payByTestCard } from './paying.ts';
import { aPlanAtNeed, awake, tabTo } from './planning.ts';
import { openItem } from './queueing.ts';
import { PHONE } from './sizes.ts';

const [VENUE, ESTIMATE] = [0, 1] as const;

const card = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps of this plan' }).getByRole('link', { name: new RegExp(name) });
const sums = (page: Page) => page.getByRole('region', { name: 'All together' });
const adjustments = (page: Page) => page.getByRole('region', { name: 'Adjustments' });
const saveAndExit = (page: Page) => page.getByRole('link', { name: 'Save & Exit' });

async function typeAdjustment(page: Page, description: string, dollars: string, direction = 'Add to it') {
  await page.getByLabel('What should change').fill(description);
  await page.getByRole('radio', { name: direction }).check();
  await page.getByLabel('Amount in dollars').fill(dollars);
}

/** The next request reaches the server, and its answer never reaches the page. */
async function loseAnswerToAdjustment(page: Page) {
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked);
      if (!String(asked[0]).endsWith('/adjustments')) return answer;
      window.fetch = fetch;
      throw new TypeError('The connection was lost.');
    };
  });
}

test.beforeEach(({ signedInPage: page }) => page.setViewportSize(PHONE));

test('an adjustment is asked for, confirmed by our team, and becomes part of what is payable', {
  tag: '@more',
}, async ({ signedInPage: page, browser, origin, runningHouse }) => {
  const plan = await aPlanAtNeed(page);
  await openStep(page, plan, ESTIMATE);
  await expect(sums(page)).toContainText('$3,600');
  await typeAdjustment(page, 'A second car', '120');
  await button(page, 'Ask for this').click();
  await expect(adjustments(page)).toContainText('A second car');
  await typeAdjustment(page, 'Our own singer', '80.50', 'Take off');
  await button(page, 'Ask for this').click();
  await expect(adjustments(page)).toContainText('−$80.50');
  await typeAdjustment(page, 'A mistake', '5');
  await button(page, 'Ask for this').click();
  await button(page, 'Withdraw: A mistake').click();
  await expect(adjustments(page)).not.toContainText('A mistake');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await expect(sums(page)).toContainText('Projected total$3,639.50');
  await expect(sums(page)).toContainText('$3,600 is the total that counts');

  const { cookie } = await runningHouse.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, origin, cookie);
  await openItem(staff, 'adjustment', ({ planId }) => planId === plan.id);
  await staff.getByRole('link', { name: 'Open the family’s plan' }).click();
  await button(staff, 'Confirm: A second car').click();
  await expect(button(staff, 'Confirm: A second car')).toHaveCount(0);
  await staff.getByLabel('A note to the family').fill('The organist is paid already.');
  await button(staff, 'Decline: Our own singer').click();
  await expect(button(staff, 'Decline: Our own singer')).toHaveCount(0);
  await expect(staff.getByRole('region', { name: 'Payments' })).toContainText('$3,720');
  await staff.context().close();

  // The family's page hears of it by itself.
  await expect(adjustments(page)).toContainText('Our team: The organist is paid already.');
  await expect(sums(page)).toContainText('Confirmed adjustments+$120');
  await expect(sums(page)).toContainText('$3,720');
  await expect(sums(page)).not.toContainText('Projected total');
});

test('an adjustment typed before the page is awake is kept, and asked for once when its answer is lost', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  const plan = await aPlanAtNeed(page);
  const { promise: asleep, resolve: wake } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await asleep;
    await route.continue();
  });
  await page.goto(`/plan-workflow/${plan.id}?step=${ESTIMATE}`, { waitUntil: 'commit' });
  const input = page.getByLabel('What should change');
  await input.fill('More flowers');
  wake();
  await awake(page);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).length)).toBe(1);
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('More flowers');
  await page.getByLabel('Amount in dollars').fill('12.50');
  await loseAnswerToAdjustment(page);
  await button(page, 'Ask for this').click();
  await expect(page.getByText('We could not reach our servers.')).toBeVisible();
  await page.reload();
  await awake(page);
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('12.50');
  await button(page, 'Ask for this').click();
  await expect(page.getByText('We have what you asked for.')).toBeVisible();
  await expect(adjustments(page).getByText('More flowers')).toHaveCount(1);
  await expect(adjustments(page).getByText('+$12.50')).toHaveCount(1);
});

test('by keys alone: from step to step, an adjustment, and out', { tag: '@more' }, async ({ signedInPage: page }) => {
  const plan = await aPlanAtNeed(page);
  await openStep(page, plan, VENUE);
  await tabTo(page, card(page, 'Final Cost Estimate'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Final Cost Estimate' })).toBeFocused();
  await tabTo(page, page.getByLabel('What should change'));
  await page.keyboard.type('A book of guests');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Take off' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(adjustments(page)).toContainText('−$40');
  await tabTo(page, saveAndExit(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('our team gives back a part of a payment, after being asked, and once', { tag: '@more' }, async ({
  signedInPage: page,
  browser,
  origin,
  runningHouse,
}) => {
  const plan = await aPlanAtNeed(page);
  await openMoney(page, plan);
  await beginToPay(page, 'Pay deposit');
  await payByTestCard(page);
  await expect.poll(async () => (await moneyOf(page, plan)).paidCents).toBe(108_000);
  await openStep(page, plan, ESTIMATE);
  await expect(card(page, 'Payment Processing')).toContainText('Secured; $2,520 left');
  await expect(button(page, 'Change package or add-ons')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Decline: / })).toHaveCount(0);

  const { cookie } = await runningHouse.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, origin, cookie);
  await staff.goto(`/staff/plans/${plan.id}`);
  await awake(staff);
  await button(staff, 'Give back: $1,080').click();
  await staff.getByLabel('Amount in dollars').fill('80.25');
  await staff.getByLabel('Reason').fill('The second car was not needed.');
  await button(staff, 'Give it back').click();
  const dialog = staff.getByRole('dialog', { name: 'Give $80.25 back?' });
  await dialog.getByRole('button', { name: 'Not now' }).click();
  expect((await moneyOf(page, plan)).paidCents).toBe(108_000);
  // A form takes a second press within half a second for a trembling finger.
  await expect(async () => {
    await button(staff, 'Give it back').click({ timeout: 1_000 });
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Yes, give it back' }).click();
  await expect(staff.getByRole('region', { name: 'Payments' })).toContainText('Given back: $80.25');
  expect((await moneyOf(page, plan)).paidCents).toBe(99_975);
  await staff.context().close();
});
