// The rooms around a saved plan: its steps, its history, its statement, the list of plans, and what the team sees of it.
import type { Plan } from '@evenlight/contract/plans';
import type { VenueOnDay } from '@evenlight/contract/venues';
import { PHONE_LINK, PHONE_NUMBER } from '@evenlight/server/testing/phone-number';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { aPlan, awake } from './planning.ts';
import { openItem } from './queueing.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function aVenue(page: Page): Promise<VenueOnDay> {
  const { venues } = await (await page.request.get('/api/venues/search?faithTradition=christian')).json();
  return venues[0];
}

let days = 0;

/** Far enough ahead that it is always to come, and another one for each test, whichever worker it runs in. */
function aDay(): string {
  days += 1;
  const ahead = 400 + days * 100 + Number(process.env.TEST_WORKER_INDEX ?? 0);
  return new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
}

async function openPlan(page: Page, { id }: Plan, step: number | string = 1) {
  await page.goto(`/plan-workflow/${id}?step=${step}`);
  await awake(page);
}

async function choose(page: Page, entry: string) {
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function pageOf(browser: Browser, origin: string, cookie: { name: string; value: string }) {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', timezoneId: 'America/Los_Angeles' });
  await context.addCookies([{ ...cookie, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  return context.newPage();
}

test('a plan is duplicated, archived and restored', { tag: '@more' }, async ({ signedInPage: page }) => {
  const { id: venueId, name: venueName } = await aVenue(page);
  const plan = await aPlan(page, { venueId, serviceDate: aDay() });
  await openPlan(page, plan, 0);
  await expect(page.getByText(/^The date is kept for you until \w+day, .+ Pacific time\.$/)).toBeVisible();
  await choose(page, 'Duplicate');
  await expect(heading(page)).toHaveText('For Danuta (2)');
  await page.goto('/plans');
  for (const title of ['For Danuta', 'For Danuta (2)'])
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();

  await openPlan(page, plan, 0);
  await choose(page, 'Archive');
  const dialog = page.getByRole('dialog', { name: 'Archive this plan?' });
  await expect(dialog).toContainText(venueName);
  await dialog.getByRole('button', { name: 'Archive it' }).click();
  await expect(page.getByText(/^Archived on /)).toBeVisible();
  await expect(page.getByText('Nobody keeps this date for you just now.')).toBeVisible();
  await button(page, 'Restore').click();
  await expect(page.getByText(/^Archived on /)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await page.request.post(`/api/funeral-plans/${plan.id}/archive`);

  await page.goto('/plans');
  await awake(page);
  await page.getByText('1 archived plan').click();
  await button(page, 'Restore: For Danuta').click();
  await expect(page.getByText('1 archived plan')).toHaveCount(0);
  // Whoever works with keys goes on from here, and not from the top of the page.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.goto(`/plan-workflow/${plan.id}/history`);
  for (const sentence of ['The plan was archived.', 'The plan was restored.'])
    await expect(page.getByText(sentence)).toHaveCount(2);
});

test('the statement is there as a page and as a PDF, also without scripts and before anything is saved', {
  tag: '@more',
}, async ({ signedInPage: page, browser, origin }) => {
  const plan = await aPlan(page);
  await openPlan(page, plan);
  await page.getByRole('link', { name: 'Read the itemized statement' }).click();
  await expect(heading(page)).toHaveText('Itemized statement');
  for (const { name } of plan.lines) await expect(page.getByRole('row').filter({ hasText: name })).not.toHaveCount(0);
  for (const text of ['Danuta Wałęsa', 'Embalming is not required by law', '$3,600'])
    await expect(page.getByRole('main')).toContainText(text);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^evenlight-statement-\d{4}-\d\d-\d\d\.pdf$/);

  const still = await (await browser.newContext({ baseURL: origin, javaScriptEnabled: false })).newPage();
  await still.goto(
    '/statement?faithTradition=other&packageTradition=secular&packageTier=premium&addons=live-streaming',
  );
  await expect(heading(still)).toHaveText('Itemized statement');
  await expect(still.getByRole('main')).toContainText('Live Streaming');
  await expect(still.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const pdf = await still.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
  const answer = await still.request.get(pdf ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const gone = await still.goto('/statement?faithTradition=hindu&packageTier=basic&addons=nothing-of-ours');
  expect(gone?.status()).toBe(400);
  await expect(still.getByRole('main')).toContainText('This link does not fit what we offer today');
  await still.context().close();
});

test('a plan of others is not found, and neither is one that does not exist', { tag: '@more' }, async ({
  signedInPage: page,
  page: visitor,
  browser,
  origin,
  runningHouse,
}) => {
  const plan = await aPlan(page);
  const { cookie } = await runningHouse.aMember({ firstName: 'Bob' });
  const stranger = await pageOf(browser, origin, cookie);
  for (const path of [
    `/plan-workflow/${plan.id}?step=1`,
    `/plan-workflow/${plan.id}/history`,
    `/plans/${plan.id}/statement`,
    `/who-decides?plan_id=${plan.id}`,
    `/first-days?plan_id=${plan.id}`,
    '/plan-workflow/0197d5b4-6f1c-7000-8000-00000000dead',
    '/plan-workflow/7',
  ]) {
    expect((await stranger.goto(path))?.status(), path).toBe(404);
    await expect(heading(stranger), path).toHaveText('Plan Not Found');
    await expect(stranger.locator('title')).toHaveCount(1);
    await expect(stranger.getByRole('main')).toContainText('you don’t have permission');
    await expect(stranger.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
  }
  await stranger.context().close();
  for (const path of [`/plan-workflow/${plan.id}?step=1`, `/who-decides?plan_id=${plan.id}`, '/dashboard']) {
    await visitor.goto(path);
    await expect(visitor).toHaveURL(`/login?${new URLSearchParams({ return: path })}`);
  }
});

test('the team sees who waits and marks it as answered; everybody else finds nothing there', { tag: '@more' }, async ({
  signedInPage: page,
  browser,
  origin,
  runningHouse,
}) => {
  const title = `For Danuta ${Date.now()}`;
  await aPlan(page, { title });
  await page.request.post('/api/custom-requests', {
    data: {
      tradition: `Jain ${title}`,
      name: 'Meera Shah',
      email: 'meera@example.org',
      phone: PHONE_NUMBER,
      mustHappen: 'Before sunset',
      idempotencyKey: crypto.randomUUID(),
    },
  });
  expect((await page.goto('/staff'))?.status()).toBe(404);
  await expect(heading(page)).toHaveText('404 Page Not Found');

  const { cookie } = await runningHouse.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, origin, cookie);
  // The promise follows the plan a moment later, through the queue.
  await openItem(staff, 'plan-saved', ({ summary }) => summary.includes(title));
  await expect(staff.getByRole('link', { name: 'Open the family’s plan' })).toBeVisible();
  await openItem(staff, 'custom-request', ({ summary }) => summary.includes(`Jain ${title}`));
  const hands = staff.getByRole('region', { name: 'In whose hands' });
  await expect(hands).toContainText('Due in 23 hours');
  await expect(staff.getByRole('link', { name: PHONE_NUMBER })).toHaveAttribute('href', PHONE_LINK);
  await expect(staff.getByRole('region', { name: 'What they wrote' })).toContainText('Before sunset');
  await hands.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(hands).toContainText('Answered by Carla Ruiz');
  await staff.context().close();
});
