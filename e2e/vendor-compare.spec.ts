// Vendors side by side: the list that stays in the browser, the panel in the corner, and the page for paper.
import type { Page } from '@playwright/test';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';
import { expectNoFaults, expectToFitTheSmallest, lookAt } from './papers.ts';
import { awake } from './planning.ts';

const PHONE = { width: 390, height: 844 };
const SMALLEST = { width: 320, height: 640 };
const DESK = { width: 1280, height: 900 };

const cards = (page: Page) => page.getByRole('region', { name: 'Vendors', exact: true }).getByRole('article');
const add = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole('button', { name: /^Add to Compare/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Comparison', exact: true });
const reopen = (page: Page) => page.getByRole('button', { name: /^Compare \(\d\)$/ });
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function open(page: Page, address = '/vendor-marketplace') {
  await page.goto(address);
  await awake(page);
}

type Found = { id: string; name: string };

async function findVendors(page: Page, query: Record<string, string>): Promise<Found[]> {
  const answer = await page.request.get('/api/vendors/search', { params: query });
  return ((await answer.json()) as { vendors: Found[] }).vendors;
}

test('four can be compared, and the fifth is refused', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page);
  for (const index of [0, 1, 2, 3]) {
    await add(page, index).click();
    await expect(toast(page)).toContainText('Added to Comparison');
    await expect(panel(page).getByRole('heading', { name: `Compare (${index + 1})` })).toBeVisible();
  }
  await add(page, 4).click();
  await expect(toast(page)).toContainText('Comparison Limit Reached');
  await expect(toast(page)).toContainText('You can compare up to 4 vendors at a time.');
  await expect(panel(page).getByRole('button', { name: /^Remove / })).toHaveCount(4);
});

test('the list outlives a reload, follows other tabs, and can be closed, opened, shortened and cleared', async ({
  page,
  context,
}) => {
  await page.setViewportSize(DESK);
  await open(page);
  await add(page, 0).click();
  await add(page, 1).click();
  await panel(page).getByRole('button', { name: 'Close the comparison' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(reopen(page)).toBeFocused();

  await page.reload();
  await awake(page);
  await expect(reopen(page)).toHaveText('Compare (2)');
  const other = await context.newPage();
  await open(other);
  await add(other, 2).click();
  await expect(reopen(page)).toHaveText('Compare (3)');

  await reopen(page).click();
  await panel(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(toast(page)).toContainText('Removed from Comparison');
  await expect(panel(page).getByRole('heading', { name: 'Compare (2)' })).toBeVisible();
  await cards(page)
    .nth(2)
    .getByRole('button', { name: /^Remove from Compare/ })
    .click();
  await expect(panel(page).getByRole('heading', { name: 'Compare (1)' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Clear' }).click();
  await expect(toast(page)).toContainText('Comparison Cleared');
  await expect(panel(page)).toHaveCount(0);
  await expect(reopen(page)).toHaveCount(0);
  await expect(other.getByRole('heading', { name: /^Compare \(/ })).toHaveCount(0);
});

test('a vendor that is no longer listed drops out without a word', async ({ page }) => {
  const [first] = await findVendors(page, { category: 'music' });
  const gone = '0199d0a0-0000-7000-8000-000000000001';
  await page.addInitScript((ids) => localStorage.setItem('evenlight.compared', ids), JSON.stringify([gone, first?.id]));
  await open(page);
  await reopen(page).click();
  await expect(panel(page).getByRole('heading', { name: 'Compare (1)' })).toBeVisible();
  await expect(panel(page).getByText(first?.name ?? '')).toBeVisible();
  await expect(toast(page)).toHaveText('');
});

test('what stands out is said from two on, and a tap tells which specialties only one has', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page, '/vendor-marketplace?category=florists');
  await add(page, 0).click();
  await expect(panel(page).getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await expect(panel(page).getByText('Best rated')).toHaveCount(0);
  await add(page, 1).click();
  for (const insight of ['Best rated', 'Most reviewed', 'Most affordable', 'Premium', 'All in one category'])
    await expect(panel(page).getByText(insight, { exact: true })).toBeVisible();
  const hint = panel(page)
    .getByRole('button', { name: /specialt/ })
    .first();
  await hint.click();
  await expect(page.locator('[data-tooltip]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-tooltip]')).toHaveCount(0);
});

test('on the smallest phone the panel leaves the last card within reach', async ({ page }, testInfo) => {
  await page.setViewportSize(SMALLEST);
  await open(page);
  for (const index of [0, 1]) await add(page, index).click();
  await expect(panel(page).getByText('Best rated')).toBeVisible();
  await lookAt(page, testInfo, 'panel-320');
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  const last = page.getByRole('link', { name: 'See the packages' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await last.scrollIntoViewIfNeeded();
  await last.click({ trial: true });
  await add(page, 22).scrollIntoViewIfNeeded();
  await add(page, 22).click({ trial: true });
});

test('on the smallest phone everything about four vendors can be reached', async ({ page }, testInfo) => {
  await page.setViewportSize(SMALLEST);
  await open(page);
  for (const index of [0, 1, 2, 3]) {
    await add(page, index).click();
    await expect(panel(page).getByRole('heading', { name: `Compare (${index + 1})` })).toBeVisible();
  }
  await expect(panel(page).getByText('Best rated')).toBeAttached();
  await lookAt(page, testInfo, 'panel-320-of-four');
  for (const part of [
    panel(page).getByRole('button', { name: 'Request Quotes' }),
    panel(page).locator('dd').last(),
    panel(page).getByRole('button', { name: 'Close the comparison' }),
  ])
    await part.click({ trial: true });
});

test('what takes the focus does not lie under the panel', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page);
  for (const index of [0, 1]) await add(page, index).click();
  await expect(panel(page).getByText('Best rated')).toBeAttached();
  await cards(page).nth(1).getByRole('button', { name: /^Save/ }).focus();
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Tab');
    const isHidden = await page.evaluate(() => {
      const { bottom } = document.activeElement?.getBoundingClientRect() ?? { bottom: 0 };
      const { top } = document.querySelector('[aria-label="Comparison"]')?.getBoundingClientRect() ?? { top: 0 };
      return bottom > top;
    });
    expect(isHidden).toBe(false);
  }
});

test('when the compared vendors cannot be read, it can be tried again', async ({ page }) => {
  const [first] = await findVendors(page, { category: 'music' });
  await page.addInitScript((ids) => localStorage.setItem('evenlight.compared', ids), JSON.stringify([first?.id]));
  await page.route(/\/api\/vendors\/chosen/, (route) => route.fulfill({ status: 503, body: '{}' }));
  await open(page);
  await reopen(page).click();
  await expect(panel(page).getByText('We cannot answer just now. Try again in a moment.')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Request Quotes' })).toHaveAttribute('aria-disabled', 'true');
  await page.unrouteAll();
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByText(first?.name ?? '')).toBeVisible();
});

test('side by side, what differs comes first and gaps are said', async ({ page }, testInfo) => {
  await page.setViewportSize(DESK);
  await open(page, '/vendor-marketplace?category=clergy');
  for (const index of [0, 1, 2]) await add(page, index).click();
  await panel(page).getByRole('link', { name: 'Side by side' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare vendors');
  const table = page.getByRole('table', { name: 'What differs' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  const same = page.getByRole('region', { name: 'The same for all' });
  await expect(same).toContainText('Clergy');
  await expect(same).toContainText('No license or permit given');
  await expect(table).not.toContainText('No license or permit given');
  await page.reload();
  await expect(table).toBeVisible();
  await expectNoFaults(page, testInfo, 'compare-desk');
  await page.setViewportSize(PHONE);
  await expectNoFaults(page, testInfo, 'compare-phone');
  await expectToFitTheSmallest(page, testInfo, 'compare');

  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.getByRole('button', { name: 'Request Quotes' }).click();
  await expect(toast(page)).toContainText('Please log in to contact vendors.');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Request Quotes' })).toBeHidden();
  await expect(table).toBeVisible();
});

test('an address with nobody in it says what to do', async ({ page }) => {
  await open(page, '/vendor-compare');
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await open(page, '/vendor-compare?ids=0199d0a0-0000-7000-8000-000000000001,nonsense');
  await expect(page.getByRole('heading', { name: 'These vendors are no longer listed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Find vendors' }).click();
  await expect(page).toHaveURL('/vendor-marketplace');
});

test('nothing keeps people out of the panel', async ({ page }) => {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await open(page);
    if (await reopen(page).isVisible()) await reopen(page).click();
    else for (const index of [0, 1]) await add(page, index).click();
    await expect(panel(page).getByText('Best rated')).toBeVisible();
    expect(await barriersIn(page)).toEqual([]);
  }
});
