// Keeping vendors for later, and asking those that were kept.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { awake } from './planning.ts';

const PHONE = { width: 390, height: 844 };

const cards = (page: Page) => page.getByRole('region', { name: 'Vendors', exact: true }).getByRole('article');
const heart = (within: Page | Locator) => within.getByRole('button', { name: /^Save / });
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function open(page: Page, address = '/vendor-marketplace') {
  await page.goto(address);
  await awake(page);
}

test('what is saved on one device is saved on the other, and can be looked at by itself', async ({
  signedInPage: page,
  browser,
  baseURL,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible();
  const device = await browser.newContext({ baseURL, locale: 'en-US', viewport: PHONE });
  await device.addCookies(await page.context().cookies());
  const other = await device.newPage();
  await open(other, '/vendor-marketplace?saved=true');
  await expect(other.getByRole('heading', { name: 'You have not saved a vendor yet' })).toBeVisible();

  const card = cards(page).nth(1);
  const name = await card.getByRole('heading').innerText();
  await heart(card).click();
  await expect(heart(card)).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page)).toContainText('Added to Wishlist');
  await expect(page.getByRole('button', { name: 'View Saved (1)' })).toHaveAttribute('aria-pressed', 'false');
  await expect(cards(other).getByRole('heading')).toHaveText([name]);
  await expect(other.getByRole('button', { name: 'View Saved (1)' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'View Saved (1)' }).click();
  await expect(page).toHaveURL(/saved=true/);
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await awake(page);
  await heart(cards(page).first()).click();
  await expect(toast(page)).toContainText('Removed from Wishlist');
  await expect(page.getByRole('heading', { name: 'You have not saved a vendor yet' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'View Saved (0)' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all vendors' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('a heart that the server refuses goes back to how it was', async ({ signedInPage: page }) => {
  await open(page);
  await page.route(/\/api\/vendors\/[\w-]+\/saved/, (route) => route.fulfill({ status: 503, body: '{}' }));
  await heart(cards(page).first()).click();
  await expect(toast(page)).toContainText('Your wishlist stayed as it was');
  await expect(heart(cards(page).first())).toHaveAttribute('aria-pressed', 'false');
});

test('a heart pressed twice ends as it began', async ({ signedInPage: page }) => {
  await open(page);
  await heart(cards(page).first()).dblclick();
  await expect(toast(page)).toContainText('Removed from Wishlist');
  await expect(heart(cards(page).first())).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await awake(page);
  await expect(page.getByRole('button', { name: 'View Saved (0)' })).toBeVisible();
});

test('quotes are asked of those that were chosen; of others, only once they are ticked', async ({
  signedInPage: page,
}) => {
  const quotes = page.getByRole('dialog', { name: 'Request quotes' });
  const request = page.getByRole('region', { name: 'More ways to get help' }).getByRole('button');
  await open(page);
  await request.click();
  await expect(quotes.getByRole('checkbox').first()).toBeVisible();
  await expect(quotes.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(quotes).toHaveCount(0);

  await heart(cards(page).nth(1)).click();
  await expect(page.getByRole('button', { name: 'View Saved (1)' })).toBeVisible();
  await page.route(/\/api\/vendors\/chosen/, (route) => route.fulfill({ status: 503, body: '{}' }));
  await request.click();
  await expect(toast(page)).toContainText('Your vendors could not be fetched');
  await expect(quotes).toHaveCount(0);
  await page.unrouteAll();
  await request.click();
  await expect(quotes.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(quotes.getByRole('checkbox')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(quotes).toHaveCount(0);
  await heart(cards(page).nth(1)).click();
  await expect(page.getByRole('button', { name: 'View Saved (0)' })).toBeVisible();

  await open(page, '/vendor-marketplace?search=zzzzqqqq');
  await expect(page.getByRole('heading', { name: 'No vendors found' })).toBeVisible();
  await request.click();
  await expect(toast(page)).toContainText('There is nobody to ask yet');
});
