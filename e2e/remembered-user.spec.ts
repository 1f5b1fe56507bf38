// What the browser remembers of a person: enough for the first paint, and never more than the server grants.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { DESK } from './sizes.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const remembered = (page: Page) =>
  page.evaluate(() => ({
    user: localStorage.getItem('evenlight.user'),
    marker: localStorage.getItem('evenlight.session'),
  }));

test('the browser keeps id and first name, and drops them when nobody is signed in', { tag: '@more' }, async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/about');
  await expect.poll(async () => (await remembered(signedInPage)).marker).toBe('active');
  const { user } = await remembered(signedInPage);
  expect(Object.keys(JSON.parse(user ?? ''))).toEqual(['id', 'firstName']);
  await page.goto('/login');
  // Somebody writes a user into their own browser: it opens nothing, and is gone with the next page.
  await page.evaluate((user) => {
    localStorage.setItem('evenlight.user', user ?? '');
    localStorage.setItem('evenlight.session', 'active');
  }, user);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?return=%2Fdashboard');
  await expect(page.getByText('Hello, Ada')).toHaveCount(0);
  await expect.poll(() => remembered(page)).toEqual({ user: null, marker: null });
});

test('while the server cannot say who is here, the remembered person is shown', { tag: '@more' }, async ({
  page,
  runningHouse,
  origin,
}) => {
  const { id, cookie } = await runningHouse.aMember();
  // A record that its own schema refuses makes the API fail for this person alone.
  await runningHouse.db.execute(`update users set email = 'unreadable-${id}' where id = '${id}'`);
  await page.context().addCookies([{ ...cookie, url: origin }]);
  await page.setViewportSize(DESK);
  await page.addInitScript(
    (id) => localStorage.setItem('evenlight.user', JSON.stringify({ id, firstName: 'Ada' })),
    id,
  );
  const refreshed = page.waitForResponse(`**/api/users/${id}`);
  await page.goto('/about');
  expect((await refreshed).status()).toBe(500);
  await expect(bar(page).locator('summary')).toContainText('Hello, Ada');
});
