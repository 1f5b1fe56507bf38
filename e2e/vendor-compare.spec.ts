// Vendors side by side: the list that stays in the browser, the panel in the corner, and the page for paper.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { awake } from './planning.ts';
import { DESK, PHONE } from './sizes.ts';

const SMALLEST = { width: 320, height: 640 };

const cards = (page: Page) => page.getByRole('region', { name: 'Vendors', exact: true }).getByRole('article');
const add = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole('button', { name: /^Add to Compare/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Comparison', exact: true });
const reopen = (page: Page) => page.getByRole('button', { name: /^Compare \(\d\)$/ });

async function open(page: Page, address = '/vendor-marketplace') {
  await page.goto(address);
  await awake(page);
}

test('three vendors are compared in two tabs, outlive a reload, and stand side by side on paper', {
  tag: '@more',
}, async ({ page, context }) => {
  await page.setViewportSize(DESK);
  await open(page, '/vendor-marketplace?category=clergy');
  await add(page, 0).click();
  await add(page, 1).click();
  await panel(page).getByRole('button', { name: 'Close the comparison' }).click();
  await expect(reopen(page)).toBeFocused();
  await page.reload();
  await awake(page);
  await expect(reopen(page)).toHaveText('Compare (2)');
  const other = await context.newPage();
  await open(other, '/vendor-marketplace?category=clergy');
  await add(other, 2).click();
  await expect(reopen(page)).toHaveText('Compare (3)');
  await reopen(page).click();
  await panel(page).getByRole('link', { name: 'Side by side' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare vendors');
  const table = page.getByRole('table', { name: 'What differs' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await page.reload();
  await awake(page);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(other.getByRole('heading', { name: 'Compare (2)' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Request Quotes' })).toBeHidden();
  await expect(table).toBeVisible();
});

test('on the smallest phone the panel leaves everything within reach, of two vendors and of four', {
  tag: '@more',
}, async ({ page }) => {
  await page.setViewportSize(SMALLEST);
  await open(page);
  for (const index of [0, 1]) await add(page, index).click();
  await expect(panel(page).getByText('Best rated')).toBeVisible();
  const last = page.getByRole('link', { name: 'See the packages' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await last.scrollIntoViewIfNeeded();
  await last.click({ trial: true });
  await add(page, 20).scrollIntoViewIfNeeded();
  await add(page, 20).click({ trial: true });
  for (const index of [2, 3]) {
    await add(page, index).click();
    await expect(panel(page).getByRole('heading', { name: `Compare (${index + 1})` })).toBeVisible();
  }
  await expect(panel(page).getByText('Best rated')).toBeAttached();
  for (const part of [
    panel(page).getByRole('button', { name: 'Request Quotes' }),
    panel(page).locator('dd').last(),
    panel(page).getByRole('button', { name: 'Close the comparison' }),
  ])
    await part.click({ trial: true });
});

test('what takes the focus does not lie under the panel', { tag: '@more' }, async ({ page }) => {
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
