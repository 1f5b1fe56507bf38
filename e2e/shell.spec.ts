// The frame around every page: ways through the house, language, light, and what happens when there is no way.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

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

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.locator('#mobile-menu');
const greeting = (page: Page) => bar(page).locator('summary', { hasText: 'Hello, Ada' });

async function expectAwake(page: Page) {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
}

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
  await expectAwake(page);
  await bar(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Talk to somebody' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Contact · Evenlight' })).toBeAttached();
});

test('somebody signed in is greeted, and finds their own pages by hovering, by a click and by every key', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/about');
  await expectAwake(page);
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
  await expectAwake(page);
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

test('signing out ends the session here and in every other tab', async ({ signedInPage: page }) => {
  await page.setViewportSize(DESK);
  const other = await page.context().newPage();
  const listening = other.waitForResponse('**/api/news');
  await other.goto('/services');
  await expect(other.getByText('Hello, Ada').first()).toBeAttached();
  await listening;
  await page.goto('/about');
  await bar(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(bar(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('evenlight_session');
  await expect(other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' })).toBeAttached();
  await page.goBack();
  await expect(page.getByText('Hello, Ada')).toHaveCount(0);
});

test('signing out before the page is fully awake leads out all the same', { tag: '@more' }, async ({
  signedInPage: page,
}) => {
  await page.setViewportSize(DESK);
  const asleep = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await asleep.promise;
    await route.continue();
  });
  const listening = page.waitForResponse('**/api/news');
  // The page wakes while it is on its way out, and hears of the end of its session before the answer is there.
  await page.route('**/sign-out', async (route) => {
    await listening;
    const askedAnew = page.waitForResponse(/\/about/);
    const answer = await route.fetch({ maxRedirects: 0 });
    await askedAnew;
    await route.fulfill({ response: answer });
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await bar(page).getByRole('button', { name: 'Sign Out' }).click({ noWaitAfter: true });
  asleep.resolve();
  await expect(page).toHaveURL('/');
  await expect(bar(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('choosing Spanish or the evening changes the page and the next visit', async ({ page }) => {
  const chosen = (name: string) => page.getByRole('contentinfo').getByRole('button', { name });
  const brightness = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/contact');
  const day = await brightness();
  await chosen('Evening').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'evening');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'evening');
  expect(await brightness()).not.toBe(day);
  await chosen('As on your device').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');

  await page.goto('/about?x=1');
  await chosen('Español').click();
  await expect(page).toHaveURL('/about?x=1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ayuda para los días más difíciles, de personas que escuchan.',
  );
  await expect(page).toHaveTitle('Quiénes somos · Evenlight');
  await page.goto('/services');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(chosen('Español')).toHaveAttribute('aria-current', 'true');
});

test('a page that is open goes on in its language when another tab chooses another one', { tag: '@more' }, async ({
  signedInPage: page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/dashboard');
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
  await page.context().addCookies([{ name: 'language', value: 'es', url: page.url() }]);
  await bar(page).getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveTitle(/support/i);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grief support');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('with scripts turned off the public pages can be read, the menu opens and the language form works', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: PHONE, locale: 'en-US' });
  const page = await context.newPage();
  for (const path of ['/', '/about', '/services', '/contact', '/privacy', '/terms', '/accessibility']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('© 2024–');
  }
  await page.goto('/about');
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await menuButton(page).click();
  await menu(page).getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL('/services');
  await context.close();
});

test('losing the connection is said kindly, on a page with scripts and on one without, and gone when it is back', {
  tag: '@more',
}, async ({ page, context }) => {
  for (const path of ['/about', '/contact']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText('What is on this screen stays here.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('What is on this screen stays here.')).toBeHidden();
  }
});

test('on a phone the chat is one small round button that covers no control, goes aside for whoever reads on, and comes back', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  await page.setViewportSize(PHONE);
  const wishes = { fullName: 'Ida Okafor', biography: 'She taught half the town to read. '.repeat(80) };
  const memorial = await (await page.request.post('/api/memorials', { data: wishes })).json();
  const corner = page.locator('#helper-corner');
  for (const path of ['/planning-wizard', '/dashboard', `/memorial/${memorial.id}`]) {
    await page.goto(path);
    await expectAwake(page);
    await expect(corner.getByRole('button', { name: /^WhatsApp (Online|After Hours)$/ })).toBeVisible();
    const { width, height } = (await corner.boundingBox()) ?? { width: 0, height: 0 };
    expect([width, height].every((side) => side >= 44 && side <= 56)).toBe(true);
    expect(await coveredBy(page, '#helper-corner')).toEqual([]);
  }
  await page.mouse.move(150, 400);
  await page.mouse.wheel(0, 400);
  await expect(corner).toHaveCSS('opacity', '0');
  await expect(corner).toHaveCSS('pointer-events', 'none');
  await page.mouse.wheel(0, -200);
  await expect(corner).toHaveCSS('opacity', '1');
  await page.mouse.wheel(0, 200);
  await expect(corner).toHaveCSS('opacity', '0');
  // Nobody who works with keys loses it.
  await corner.getByRole('button', { name: /^WhatsApp/ }).focus();
  await expect(corner).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(corner.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(corner.getByRole('button', { name: 'Put this away for now' })).toBeVisible();
});

/** Controls of the page that lie, with their middle, under something else. */
function coveredBy(page: Page, above: string): Promise<string[]> {
  return page.locator('main').evaluate((main, above) => {
    const controls = [...main.querySelectorAll<HTMLElement>('a, button, label, select, summary')];
    const isUnder = (control: HTMLElement) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(above);
    };
    return controls.filter(isUnder).map(({ innerText }) => innerText);
  }, above);
}

test('an address that leads nowhere says so, every way of the footer leads somewhere, and rooms for members to the door', async ({
  page,
}) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page).toHaveTitle('404 Page Not Found · Evenlight');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('main')).toContainText('Did you forget to add the page to the router?');

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
