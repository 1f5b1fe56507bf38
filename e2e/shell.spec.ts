// The frame around every page: navigation, and addresses that lead nowhere.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { bar, menu, menuButton } from './frame.ts';
import { awake } from './planning.ts';
import { DESK, PHONE } from './sizes.ts';

const VISITOR = [
  ['About', '/about'],
  ['Services', '/services'],
  ['Contact', '/contact'],
  ['Start Planning', '/login?return=/planning-wizard'],
  ['Sign In', '/login'],
  ['Sign Up', '/signup'],
] as const;
const MEMBER = [
  ['Dashboard', '/dashboard'],
  ['Vendors', '/vendor-marketplace'],
  ['Support', '/support'],
  ['Start Planning', '/planning-wizard'],
] as const;
const PERSONAL = [
  ['Family', '/family-collaboration'],
  ['Timeline', '/timeline'],
  ['Profile', '/profile'],
  ['Memorial Builder', '/memorial-builder'],
] as const;

const greeting = (page: Page) => bar(page).locator('summary', { hasText: 'Hello, Ada' });

test('visitors find six ways in the bar, see which page they are on, and can plan without an account', {
  tag: '@more',
}, async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const [name, to] of VISITOR)
    await expect(bar(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  await expect(bar(page).locator('[aria-current="page"]')).toHaveText('Services');
  await expect(menuButton(page)).toBeHidden();

  await bar(page).getByRole('link', { name: 'Start Planning' }).click();
  await page.getByRole('link', { name: 'Continue without an account' }).click();
  await expect(page).toHaveURL('/planning-wizard');
  // A guarded page that is reached from an open one is come back to after signing in.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Make a memorial' }).click();
  await expect(page).toHaveURL('/login?return=%2Fmemorial-builder');

  // Moving to another screen takes the focus to its heading and says its title.
  await page.goto('/login');
  await awake(page);
  await bar(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Talk to somebody' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Contact · Evenlight' })).toBeAttached();
});

test('somebody signed in is greeted, and finds their own pages by hovering, by a click and by every key', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/about');
  await awake(page);
  for (const [name, to] of MEMBER)
    await expect(bar(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  const family = bar(page).getByRole('link', { name: 'Family' });
  await greeting(page).hover();
  await expect(family).toBeVisible();
  await page.mouse.move(10, 600);
  await expect(family).toBeHidden();
  await greeting(page).click();
  for (const [name, to] of PERSONAL)
    await expect(bar(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  await expect(family).toBeVisible();
  await page.mouse.click(10, 600);
  await expect(family).toBeHidden();

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await greeting(page).focus();
    await page.keyboard.press(key);
    await expect(family).toBeVisible();
    if (key !== 'ArrowDown') await page.keyboard.press('Tab');
    await expect(family).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(family).toBeHidden();
    await expect(greeting(page)).toBeFocused();
  }
});

test('on a phone the menu repeats every way, opens and closes by keyboard, on a tap outside and on going somewhere', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await expect(bar(page)).toBeHidden();
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  for (const [name, to] of VISITOR)
    await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText('About');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Evenlight' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  // A page without scripts of its own, and one with them.
  for (const path of ['/about', '/contact']) {
    await page.goto(path);
    await menuButton(page).click();
    await page.mouse.click(200, 780);
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/services');
    await expect(menu(page)).toBeHidden();
  }

  // A new screen begins at its top.
  await page.goto('/login');
  await awake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Help for the hardest days/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('on a phone somebody signed in has all their ways', { tag: '@more' }, async ({ signedInPage: page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await menuButton(page).click();
  for (const [name, to] of [...MEMBER, ...PERSONAL])
    await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  await expect(menu(page).getByRole('button', { name: 'Tour' })).toBeVisible();
  await expect(menu(page).getByText('Hello, Ada')).toBeVisible();
  await expect(menu(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('an address that leads nowhere says so, every way of the footer leads somewhere, and pages for members to sign in', async ({
  page,
}) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page).toHaveTitle('404 Page Not Found · Evenlight');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  // That is for developers, and is said under `npm run dev` alone.
  await expect(page.getByRole('main')).not.toContainText('router');

  await page.goto('/about');
  for (const anchor of await page.getByRole('contentinfo').getByRole('link').all()) {
    const address = (await anchor.getAttribute('href')) ?? '';
    if (address.startsWith('/')) expect((await page.request.get(address)).status(), address).toBe(200);
  }

  for (const path of ['/dashboard', '/profile', '/plan-workflow/7?step=2']) {
    const refusal = await page.request.get(path, { maxRedirects: 0 });
    expect(refusal.status()).toBe(302);
    expect(refusal.headers().location).toBe(`/login?return=${encodeURIComponent(path)}`);
  }
});
