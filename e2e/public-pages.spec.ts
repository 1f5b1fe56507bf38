// The pages that strangers find: their links, their places, and that they fit every phone.
import { cardPath, type PublicPage, publicPages } from '@evenlight/contract/public-pages';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { PHONE } from './sizes.ts';

const SMALLEST = { width: 320, height: 640 };

test('every part of the about page has an address that leads there, eye and focus alike', { tag: '@more' }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const expectAt = async (place: string) => {
    await expect(page.locator(`#${place}`)).toBeFocused();
    await expect(page.locator(`#${place}`)).toBeInViewport();
  };
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Vendor Network', exact: true }).click();
  await expect(page).toHaveURL('/about#vendors');
  await expectAt('vendors');
  for (const place of ['planning', 'memorials', 'traditions', 'dashboard', 'support', 'why']) {
    await page.goto('/privacy');
    await page.goto(`/about#${place}`);
    await expectAt(place);
  }
  // Changing the place after the # moves there.
  await page.goto('/about');
  await page.evaluate(() => window.location.assign('#support'));
  await expectAt('support');
  await page.goBack();
  await page.evaluate(() => window.location.assign('#why'));
  await expect(page.locator('#why')).toBeFocused();
});

const pageNames = Object.keys(publicPages) as PublicPage[];

test('every public page says what it is to those who are sent its link', { tag: '@more' }, async ({ page, origin }) => {
  for (const name of pageNames) {
    const { path } = publicPages[name];
    await page.goto(path);
    await expect(page).toHaveTitle(/ · Evenlight$/);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    expect(await content('meta[name="description"]'), path).toMatch(/\w{3}/);
    expect(await content('meta[name="description"]'), path).not.toMatch(/[{}]/);
    expect(await content('meta[property="og:title"]'), path).toBe(await page.title());
    expect(await content('meta[property="og:site_name"]'), path).toBe('Evenlight');
    expect(await content('meta[property="og:locale"]'), path).toBe('en_US');
    expect(await content('meta[name="twitter:card"]'), path).toBe('summary_large_image');
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
    const card = await content('meta[property="og:image"]');
    expect(new URL(card ?? '').pathname).toBe(cardPath(name, 'en'));
    expect((await page.request.get(new URL(cardPath(name, 'en'), origin).href)).status(), path).toBe(200);
    expect(await page.locator('meta[name="robots"]').count(), path).toBe(0);
  }
});

for (const language of ['en', 'es'])
  test(`every public page fits the smallest phone in ${language}, also with text twice as large`, {
    tag: '@more',
  }, async ({ page, context, origin }) => {
    await context.addCookies([{ name: 'language', value: language, url: origin }]);
    for (const name of pageNames) {
      const { path } = publicPages[name];
      await page.setViewportSize(SMALLEST);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await tooWideBy(page), path).toBe(0);
      await page.setViewportSize(PHONE);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '212.5%'));
      expect(await tooWideBy(page), `${path}, large text`).toBe(0);
    }
  });

async function tooWideBy(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
