// The workflow of a plan: its steps and how they stand, adjustments, and leaving without losing a word.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { heading } from './door.ts';
import {
  aPdfFile,
  choose,
  DESK,
  expectNoFaults,
  expectToFitTheSmallest,
  lookAt,
  openStep,
  pageOf,
  slot,
} from './papers.ts';
import { aPlan, beginToPay, button, moneyOf, openMoney, PHONE, payByTestCard } from './paying.ts';
import { aVenue, awake, tabTo } from './planning.ts';
import { openItem } from './queueing.ts';

const [VENUE, ESTIMATE, PAYMENT] = [0, 1, 2] as const;

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

/** The next wish reaches the server, and the page never hears what came of it. */
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

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a wide screen', DESK],
] as const)
  test(`nothing keeps people out of the estimate and its adjustments on ${device}`, async ({
    signedInPage: page,
  }, testInfo) => {
    await page.setViewportSize(viewport);
    const plan = await aPlan(page);
    await openStep(page, plan, ESTIMATE);
    await typeAdjustment(page, 'Flowers from our own garden', '250.50', 'Take off');
    await button(page, 'Ask for this').click();
    await expect(adjustments(page)).toContainText('Requested');
    await expectNoFaults(page, testInfo, 'estimate');
    if (viewport === PHONE) await expectToFitTheSmallest(page, testInfo, 'estimate');
    await openStep(page, plan, PAYMENT);
    await expectNoFaults(page, testInfo, 'payment');
    if (viewport === PHONE) await expectToFitTheSmallest(page, testInfo, 'payment');
  });

test('steps say how they stand, and the first that is not done opens by itself', async ({ signedInPage: page }) => {
  const { id: venueId } = await aVenue(page, 'christian');
  const plan = await aPlan(page, { venueId });
  for (const step of ['', '9', '-1', 'papers', '2.5']) {
    await openStep(page, plan, step);
    await expect(page.getByRole('heading', { name: 'Payment Processing' })).toBeVisible();
  }
  await expect(card(page, 'Venue Selection')).toContainText('Done');
  await expect(card(page, 'Final Cost Estimate')).toContainText('Done');
  for (const name of ['Payment Processing', 'Document Upload', 'Service Scheduling', 'Service Timeline'])
    await expect(card(page, name)).toContainText('To come');
  await card(page, 'Document Upload').click();
  await expect(page).toHaveURL(/\?step=3$/);
  for (const name of ['Death Certificate', 'ID Documents', 'Burial permit']) {
    await choose(page, `Upload: ${name}`, await aPdfFile());
    await expect(slot(page, name)).toContainText('Uploaded');
  }
  await expect(card(page, 'Document Upload')).toContainText('To come');
  await button(page, 'There is none: Power of Attorney').click();
  await expect(card(page, 'Document Upload')).toContainText('Done');
  await page.reload();
  await expect(card(page, 'Document Upload')).toContainText('Done');
});

test('an adjustment is asked for, confirmed by our team, and becomes part of what is payable', async ({
  signedInPage: page,
  browser,
  baseURL,
  neighbour,
}) => {
  const plan = await aPlan(page);
  await openStep(page, plan, ESTIMATE);
  await expect(sums(page)).toContainText('$3,600');
  await button(page, 'Ask for this').click();
  await expect(page.getByLabel('What should change')).toHaveAccessibleDescription(/is required/);
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

  const { cookie } = await neighbour.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, baseURL, cookie);
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

test('nothing that was typed is lost by jumping, and Save & Exit sends it', async ({ signedInPage: page }) => {
  const plan = await aPlan(page);
  await openStep(page, plan, ESTIMATE);
  await typeAdjustment(page, 'Chairs for forty more', '300', 'Take off');
  await page.getByRole('link', { name: 'Next Step' }).click();
  await card(page, 'Venue Selection').click();
  await expect(page).toHaveURL(/\?step=0$/);
  await card(page, 'Final Cost Estimate').click();
  await expect(page.getByLabel('What should change')).toHaveValue('Chairs for forty more');
  await expect(page.getByRole('radio', { name: 'Take off' })).toBeChecked();
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('300');
  await page.reload();
  await awake(page);
  await expect(page.getByLabel('What should change')).toHaveValue('Chairs for forty more');

  await card(page, 'Venue Selection').click();
  await button(page, 'Rename').click();
  await page.getByLabel('Name of the plan').fill('For our mother');
  await page.route('**/adjustments', (route) => route.fulfill({ status: 503, json: { code: 'server.busy' } }), {
    times: 1,
  });
  await saveAndExit(page).click();
  await expect(page.getByText('Something is not saved yet')).toBeVisible();
  await expect(page).toHaveURL(/\?step=0$/);
  await saveAndExit(page).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main')).toContainText('For our mother');
  await openStep(page, plan, ESTIMATE);
  await expect(heading(page)).toHaveText('For our mother');
  await expect(adjustments(page).getByText('Chairs for forty more')).toHaveCount(1);
  await expect(page.getByLabel('What should change')).toHaveValue('');
});

test('an adjustment typed before the page is awake is kept, and asked for once when its answer is lost', async ({
  signedInPage: page,
}) => {
  const plan = await aPlan(page);
  const { promise: asleep, resolve: wake } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await asleep;
    await route.continue();
  });
  await page.goto(`/plan-workflow/${plan.id}?step=${ESTIMATE}`, { waitUntil: 'commit' });
  const wish = page.getByLabel('What should change');
  await wish.fill('More flowers');
  wake();
  await awake(page);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).length)).toBe(1);
  await expect(wish).toBeFocused();
  await expect(wish).toHaveValue('More flowers');
  await page.getByLabel('Amount in dollars').fill('12,50');
  await button(page, 'Ask for this').click();
  await expect(page.getByLabel('Amount in dollars')).toHaveAccessibleDescription(/cannot be used/);
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

test('whoever leaves with half an adjustment is told, and can finish it or go', async ({ signedInPage: page }) => {
  const plan = await aPlan(page);
  await openStep(page, plan, ESTIMATE);
  await page.getByLabel('What should change').fill('Something about flowers');
  await page.getByRole('link', { name: 'Next Step' }).click();
  await saveAndExit(page).click();
  await expect(page.getByText('Something is not saved yet')).toBeVisible();
  await page.getByRole('link', { name: 'Finish it' }).click();
  await expect(page.getByLabel('What should change')).toHaveValue('Something about flowers');
  await saveAndExit(page).click();
  await page.getByRole('link', { name: 'Leave all the same' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('Save & Exit waits for a change that is on its way', async ({ signedInPage: page }) => {
  const plan = await aPlan(page);
  await openStep(page, plan, ESTIMATE);
  const { promise: held, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(`**/api/funeral-plans/${plan.id}`, async (route) => {
    await held;
    await route.continue();
  });
  await button(page, 'Remove: Live Streaming').click();
  await saveAndExit(page).click();
  await expect(saveAndExit(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL(/\?step=1$/);
  arrive();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('region', { name: 'Plan Summary' })).toContainText('$3,500');
});

test('by keys alone: from step to step, an adjustment, and out', async ({ signedInPage: page }) => {
  const plan = await aPlan(page);
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

test('our team gives back a part of a payment, after being asked, and once', async ({
  signedInPage: page,
  browser,
  baseURL,
  neighbour,
}, testInfo) => {
  const plan = await aPlan(page);
  await openMoney(page, plan);
  await beginToPay(page, 'Pay deposit');
  await payByTestCard(page);
  await expect.poll(async () => (await moneyOf(page, plan)).paidCents).toBe(108_000);
  await openStep(page, plan, ESTIMATE);
  await expect(card(page, 'Payment Processing')).toContainText('Done');
  await expect(button(page, 'Change package or add-ons')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Decline: / })).toHaveCount(0);

  const { cookie } = await neighbour.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, baseURL, cookie);
  await staff.goto(`/staff/plans/${plan.id}`);
  await awake(staff);
  await button(staff, 'Give back: $1,080').click();
  await staff.getByLabel('Amount in dollars').fill('80.25');
  await staff.getByLabel('Reason').fill('The second car was not needed.');
  await button(staff, 'Give it back').click();
  await lookAt(staff, testInfo, 'refund');
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

test('package and add-ons of a draft are changed, and the total follows', async ({ signedInPage: page }, testInfo) => {
  const plan = await aPlan(page);
  await openStep(page, plan, ESTIMATE);
  await button(page, 'Change package or add-ons').click();
  const dialog = page.getByRole('dialog', { name: 'Change package or add-ons' });
  await expect(dialog.getByRole('checkbox', { name: /Live Streaming/ })).toBeChecked();
  await lookAt(page, testInfo, 'choices');
  await dialog.getByRole('checkbox', { name: /Live Streaming/ }).uncheck();
  await dialog.getByRole('radio').nth(1).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(sums(page)).not.toContainText('$3,600');
  const changed = await (await page.request.get(`/api/funeral-plans/${plan.id}`)).json();
  expect(changed).toMatchObject({ packageTier: 'premium', addons: [] });
  await expect(sums(page)).toContainText(`$${Number(changed.totalCost).toLocaleString('en-US')}`);
});

test('the dashboard shows the plan that is chosen, and where to begin without one', async ({
  signedInPage: page,
  page: visitor,
}) => {
  await visitor.goto('/dashboard');
  await expect(visitor).toHaveURL(/\/login\?return=%2Fdashboard/);
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('link', { name: 'Start Planning' })).toHaveAttribute(
    'href',
    '/planning',
  );
  await aPlan(page, { title: 'The first' });
  const latest = await aPlan(page, { title: 'The latest' });
  await page.goto('/dashboard');
  await awake(page);
  const status = page.getByRole('region', { name: 'Current Plan Status' });
  await expect(status).toContainText('The latest');
  await expect(status.getByRole('link', { name: 'Open the plan' })).toHaveAttribute(
    'href',
    `/plan-workflow/${latest.id}`,
  );
  const lead = page.getByRole('region', { name: 'The first 72 hours: one step at a time' });
  const { steps } = await (await page.request.get(`/api/funeral-plans/${latest.id}/first-days`)).json();
  await expect(lead).toContainText(steps[0].title);
  await page.getByLabel('Which plan').selectOption('The first');
  await expect(status).toContainText('The first');
  // Done while another plan is looked at, it is done when somebody comes back.
  const data = { completed: true };
  await page.request.patch(`/api/funeral-plans/${latest.id}/timeline/${steps[0].id}`, { data });
  await page.getByLabel('Which plan').selectOption('The latest');
  await expect(lead).toContainText(steps[1].title);
  await page.getByLabel('Which plan').selectOption('The first');
  await expect(status).toContainText('The first');
  await page.reload();
  await expect(status).toContainText('The first');
  await expect(page.getByRole('region', { name: 'Payment Information' })).toContainText('$3,600');
});

test('a card that cannot be loaded says so, and leaves the others alone', async ({ signedInPage: page }) => {
  await aPlan(page);
  await aPlan(page, { title: 'The latest' });
  await page.goto('/dashboard');
  await awake(page);
  await page.route('**/documents', (route) => route.fulfill({ status: 503, json: { code: 'server.busy' } }), {
    times: 1,
  });
  await page.getByLabel('Which plan').selectOption('For Danuta');
  const failed = page.getByRole('alert').filter({ hasText: 'The papers could not be loaded' });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('region', { name: 'Current Plan Status' })).toContainText('For Danuta');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(slot(page, 'Death Certificate')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'papers' })).toHaveCount(0);
});
