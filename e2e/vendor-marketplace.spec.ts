// Finding a vendor: by words, filters and keyboard, with an account and without, with scripts and without.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { awake } from './planning.ts';
import { heading } from './sign-in.ts';
import { DESK } from './sizes.ts';

const results = (page: Page) => page.getByRole('region', { name: 'Vendors', exact: true });
const cards = (page: Page) => results(page).getByRole('article');
const searchBox = (page: Page) => page.getByPlaceholder('search vendors, services, or specialties');
const countLine = (page: Page) => page.getByText(/^Showing \d+ of \d+ vendors/).first();
const detail = (page: Page) => page.getByRole('dialog');
const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

async function open(page: Page, address = '/vendor-marketplace') {
  await page.goto(address);
  await awake(page);
}

async function settled(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function shownCount(page: Page): Promise<number> {
  await settled(page);
  return Number((await countLine(page).innerText()).match(/\d+/)?.[0]);
}

test('a visitor narrows down who there is, looks at one in full, and goes back step by step', { tag: '@more' }, async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  const summary = await (await page.request.get('/api/vendors/summary')).json();
  await open(page);
  await expect(heading(page)).toHaveText('Vendor Marketplace');
  await expect(page.getByText(`${summary.verified}+ verified vendors`)).toBeVisible();
  await expect(page.getByText(`${summary.averageRating.toFixed(1)} average rating`)).toBeVisible();
  const everybody = await shownCount(page);
  await searchBox(page).fill('florsit');
  await expect(page.getByText(/^Showing results for “flor/)).toBeVisible();
  const searched = await shownCount(page);
  expect(searched).toBeLessThan(everybody);
  await searchBox(page).press('Escape');
  await expect(page).not.toHaveURL(/search=/);
  // How many there are in all changes: other stories put vendors on the list meanwhile, and take them off.
  await expect.poll(() => shownCount(page)).toBeGreaterThan(searched);

  await page.getByLabel('Faith tradition').selectOption('hindu');
  await expect(page).toHaveURL(/faith=hindu/);
  await categories(page)
    .getByRole('link', { name: /^Florists/ })
    .click();
  await expect(countLine(page)).toHaveText(/vendors in Florists$/);
  const found = await shownCount(page);
  await expect(categories(page).getByRole('link', { name: /^Florists/ })).toHaveText(`Florists${found}`);
  await page.reload();
  await awake(page);
  await expect(page.getByLabel('Faith tradition')).toHaveValue('hindu');
  expect(await shownCount(page)).toBe(found);

  const card = cards(page).first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: /^View Details/ }).click();
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText(name);
  await expect(page).toHaveURL(/vendor=[\w-]{36}/);
  await page.reload();
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText(name);
  await page.goBack();
  await expect(detail(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/category/);
  await expect(page.getByLabel('Faith tradition')).toHaveValue('hindu');
  await page.goBack();
  await expect(page).toHaveURL('/vendor-marketplace');
  await expect(countLine(page)).toHaveText(/ vendors$/);
  await expect.poll(() => shownCount(page)).toBeGreaterThan(found);
});

test('the marketplace can be used with the keyboard alone', { tag: '@more' }, async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page);
  await searchBox(page).focus();
  await page.keyboard.type('music');
  await expect(page).toHaveURL(/search=music/);
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Faith tradition')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(filtersButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filtersButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(categories(page).getByRole('link', { name: /^All/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(categories(page).getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await settled(page);
  await cards(page)
    .first()
    .getByRole('link', { name: /^View Details/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(detail(page).getByRole('heading', { level: 2 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail(page)).toHaveCount(0);
  await expect(
    cards(page)
      .first()
      .getByRole('link', { name: /^View Details/ }),
  ).toBeFocused();
});

test('without scripts the first screen is there, can be searched, and leads to the other pages', {
  tag: '@more',
}, async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/vendor-marketplace?category=florists');
  const all = await cards(page).count();
  expect(all).toBeGreaterThan(5);
  await expect(cards(page).first().getByRole('button')).toHaveCount(0);
  await page.getByLabel('Faith tradition').selectOption('sikh');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/faith=sikh/);
  await expect(page).toHaveURL(/category=florists/);
  expect(await cards(page).count()).toBeLessThan(all);
});
