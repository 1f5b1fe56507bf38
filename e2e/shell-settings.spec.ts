// What the frame around every page remembers and survives: signing out, language, light, no scripts, no connection.
import { expect, test } from './browser.ts';
import { bar, menu, menuButton } from './frame.ts';
import { awake } from './planning.ts';
import { DESK, PHONE } from './sizes.ts';

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
  await awake(page);
  await page.context().addCookies([{ name: 'language', value: 'es', url: page.url() }]);
  await bar(page).getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveTitle(/support/i);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grief support');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('with scripts turned off the public pages can be read, the menu opens and the language form works', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: false,
    viewport: PHONE,
    locale: 'en-US',
  });
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
