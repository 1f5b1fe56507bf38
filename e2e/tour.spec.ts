// The tour of seven places: for whoever has not seen it, where it interrupts nobody.
import type { Page } from '@playwright/test';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';
import { awake } from './planning.ts';
import { DESK, PHONE } from './supporting.ts';

test.use({ isTourNew: true });

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

test('somebody new is shown around by keyboard on a phone, from the first place to the last, and only once', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(step(page, 1)).toBeVisible();
  await expect(card(page).getByRole('heading', { name: 'Welcome' })).toBeFocused();
  expect(await barriersIn(page, { within: 'dialog' })).toEqual([]);
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
  await awake(page);
  await page.waitForTimeout(1_500);
  await expect(card(page)).toHaveCount(0);
  // Whoever wants to see it again finds it in the menu.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Tour' }).click();
  await expect(page).toHaveURL('/');
  await expect(step(page, 1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await awake(page);
  await page.waitForTimeout(1_500);
  await expect(card(page)).toHaveCount(0);
});

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

test('it waits where somebody seeks support, greets them elsewhere without moving them, and can be skipped', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize(DESK);
  for (const path of ['/support', '/join-family/nowhere', '/memorial/nobody-of-this-name', '/payment']) {
    await page.goto(path);
    await awake(page);
    await page.waitForTimeout(1_000);
    await expect(card(page)).toHaveCount(0);
  }
  await page.goto('/support');
  await awake(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(step(page, 1)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(await barriersIn(page, { within: 'dialog' })).toEqual([]);
  await button(page, 'Skip Tour').click();
  await expect(card(page)).toHaveCount(0);
  await page.goto('/');
  await awake(page);
  await page.waitForTimeout(1_500);
  await expect(card(page)).toHaveCount(0);
});

test('it does not open over what somebody has opened while its code was on the way, and comes when that is closed', async ({
  signedInPage: page,
}) => {
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
  await asked;
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  release();
  await page.waitForTimeout(1_500);
  await expect(card(page)).toHaveCount(0);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(step(page, 1)).toBeVisible();
});

test('whoever goes back in the browser reads about the place they come to, and is left alone where they sought support', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/support');
  await awake(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(step(page, 1)).toBeVisible();
  for (const number of [2, 3, 4]) {
    await button(page, 'Next').click();
    await expect(step(page, number)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(places[number - 1] ?? ''));
  }
  await page.goBack();
  await expect(step(page, 3)).toBeVisible();
  await page.goBack();
  await expect(step(page, 2)).toBeVisible();
  await page.goForward();
  await expect(step(page, 3)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/support');
  await page.waitForTimeout(1_000);
  await expect(card(page)).toHaveCount(0);
});

test('a browser that keeps nothing shows no tour unasked, and everything else works', async ({
  signedInPage: page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('The drawer is full.');
    };
  });
  await page.setViewportSize(DESK);
  await page.goto('/dashboard');
  await awake(page);
  await page.waitForTimeout(1_500);
  await expect(card(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Tour' }).click();
  await expect(step(page, 1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
});
