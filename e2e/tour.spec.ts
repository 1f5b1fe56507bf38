// The tour of seven places: offered once by a card on the dashboard, and shown to whoever asks for it.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { awake } from './planning.ts';
import { PHONE } from './sizes.ts';

const card = (page: Page) => page.getByRole('dialog').filter({ hasText: /Step \d of 7/ });
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
const step = (page: Page, number: number) => card(page).getByText(`Step ${number} of 7`);

// Modules of the application come with their texts, from a folder for each language.
const TOUR_CODE = /\/assets\/.*\/tour-[^/]*\.js$/;

const places = [
  '/',
  '/planning-wizard',
  '/dashboard',
  '/vendor-marketplace',
  '/memorial-builder',
  '/support',
  '/family-collaboration',
];

const offer = (page: Page) => page.getByRole('region', { name: /We can show you around/ });

test('somebody new is offered to be shown around, goes by keyboard on a phone from the first place to the last, and is asked once', {
  tag: '@more',
}, async ({ signedInPage: page, browser, origin }) => {
  await page.clock.install();
  await page.setViewportSize(PHONE);
  await page.goto('/dashboard');
  await expectNoTour(page);
  await offer(page).getByRole('button', { name: 'Show me around' }).press('Enter');
  await expect(step(page, 1)).toBeVisible();
  await expect(card(page).getByRole('heading', { name: 'Welcome' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Previous')).toBeFocused();
  await expect(button(page, 'Previous')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Tab');
  for (const [index, place] of places.entries()) {
    await expect(step(page, index + 1)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${place}(\\?.*)?$`));
    await expectPointing(page);
    // The focus stays where the way on is.
    await expect(button(page, index === 6 ? 'Complete' : 'Next')).toBeFocused();
    if (index === 5) {
      await button(page, 'Previous').press('Enter');
      await expect(step(page, 5)).toBeVisible();
      await expect(page).toHaveURL('/memorial-builder');
      await button(page, 'Next').press('Enter');
      await expect(step(page, 6)).toBeVisible();
      await button(page, 'Next').focus();
    }
    await page.keyboard.press('Enter');
  }
  await expect(card(page)).toHaveCount(0);
  await expect(page).toHaveURL('/family-collaboration');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.reload();
  await expectNoTour(page);
  // The answer is kept with the account: another device does not ask again.
  const elsewhere = await browser.newContext({ baseURL: origin, storageState: await page.context().storageState() });
  const device = await elsewhere.newPage();
  await device.goto('/dashboard');
  await expect(device.getByRole('region', { name: 'Plan Summary' })).toBeVisible();
  await expect(offer(device)).toHaveCount(0);
  // Whoever wants to see it again finds it in the menu.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Tour' }).click();
  await expect(page).toHaveURL('/');
  await expect(step(page, 1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await expectNoTour(page);
});

/** Not now, and not after a while either. */
async function expectNoTour(page: Page) {
  await awake(page);
  await page.clock.runFor(5_000);
  await expect(card(page)).toHaveCount(0);
}

/** What the step speaks of is in sight, and the card lies over none of it. */
async function expectPointing(page: Page) {
  await expect(async () => {
    const ring = await card(page).locator('[aria-hidden=true]').first().boundingBox();
    const words = await card(page).locator('[aria-live]').locator('..').boundingBox();
    expect(ring?.y).toBeGreaterThanOrEqual(-10);
    expect((ring?.y ?? 0) + (ring?.height ?? 0)).toBeLessThanOrEqual((words?.y ?? 0) + 1);
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  }).toPass();
}

test('it does not open over what somebody has opened while its code was on the way, and comes when that is closed', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  await page.clock.install();
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(TOUR_CODE, async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize(PHONE);
  const asked = page.waitForRequest(TOUR_CODE);
  await page.goto('/dashboard');
  await awake(page);
  await offer(page).getByRole('button', { name: 'Show me around' }).click();
  await asked;
  // The address changes a moment before the page does, and arriving closes the menu.
  await expect(page.getByRole('heading', { level: 1, name: 'One step at a time, and never alone.' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const arrived = page.waitForResponse(TOUR_CODE);
  release();
  await arrived;
  await expectNoTour(page);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(step(page, 1)).toBeVisible();
});
