// Keeping vendors for later, and asking those that were kept.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { awake } from './planning.ts';
import { PHONE } from './sizes.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Vendors', exact: true }).getByRole('article');
const heart = (within: Page | Locator) => within.getByRole('button', { name: /^Save / });
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function open(page: Page, address = '/vendor-marketplace') {
  await page.goto(address);
  await awake(page);
}

test('what is saved on one device is saved on the other, and can be looked at by itself', { tag: '@more' }, async ({
  signedInPage: page,
  browser,
  origin,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible();
  const device = await browser.newContext({ baseURL: origin, locale: 'en-US', viewport: PHONE });
  await device.addCookies(await page.context().cookies());
  const other = await device.newPage();
  await open(other, '/vendor-marketplace?saved=true');
  await expect(other.getByRole('heading', { name: 'You have not saved a vendor yet' })).toBeVisible();

  const card = cards(page).nth(1);
  const name = await card.getByRole('heading').innerText();
  await heart(card).click();
  await expect(heart(card)).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page)).toContainText('Added to Wishlist');
  await expect(page.getByRole('link', { name: 'View Saved (1)' })).not.toHaveAttribute('aria-current');
  await expect(cards(other).getByRole('heading')).toHaveText([name]);
  await expect(other.getByRole('link', { name: 'View Saved (1)' })).toHaveAttribute('aria-current', 'true');

  await page.getByRole('link', { name: 'View Saved (1)' }).click();
  await expect(page).toHaveURL(/saved=true/);
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await awake(page);
  await heart(cards(page).first()).click();
  await expect(toast(page)).toContainText('Removed from Wishlist');
  await expect(page.getByRole('heading', { name: 'You have not saved a vendor yet' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'View Saved (0)' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all vendors' }).click();
  await expect(cards(page).first()).toBeVisible();
});
