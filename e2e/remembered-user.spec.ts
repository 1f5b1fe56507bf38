// What the browser remembers of a person: enough for the first paint, and never more than the server grants.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';

const DESK = { width: 1280, height: 900 };

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const remembered = (page: Page) =>
  page.evaluate(() => ({
    user: localStorage.getItem('evenlight.user'),
    marker: localStorage.getItem('evenlight.session'),
  }));

test('the browser keeps id and first name, and drops them when nobody is signed in', async ({ page, signedInPage }) => {
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

test.describe('while the server cannot say who is here', () => {
  /** A record that its own schema refuses makes the API fail for this person alone. */
  async function pageOfSomebodyUnreadable(
    page: Page,
    neighbour: {
      aMember: () => Promise<{ id: string; cookie: { name: string; value: string } }>;
      db: { execute: (query: string) => unknown };
    },
    baseURL: string,
  ) {
    const { id, cookie } = await neighbour.aMember();
    await neighbour.db.execute(`update users set email = 'unreadable-${id}' where id = '${id}'`);
    await page.context().addCookies([{ ...cookie, url: baseURL }]);
    await page.setViewportSize(DESK);
    return id;
  }

  test('the remembered person is shown, and stays while the server is in trouble', async ({
    page,
    neighbour,
    baseURL,
  }) => {
    const id = await pageOfSomebodyUnreadable(page, neighbour, baseURL ?? '');
    await page.addInitScript(
      (id) => localStorage.setItem('evenlight.user', JSON.stringify({ id, firstName: 'Ada' })),
      id,
    );
    const refreshed = page.waitForResponse(`**/api/users/${id}`);
    await page.goto('/about');
    expect((await refreshed).status()).toBe(500);
    await expect(bar(page).locator('summary')).toContainText('Hello, Ada');
  });

  test('somebody else’s record is not found, so the remembered person goes', async ({ page, neighbour, baseURL }) => {
    await pageOfSomebodyUnreadable(page, neighbour, baseURL ?? '');
    const { id } = await neighbour.aMember();
    await page.addInitScript((id) => {
      if (sessionStorage.getItem('seen')) return;
      sessionStorage.setItem('seen', 'yes');
      localStorage.setItem('evenlight.user', JSON.stringify({ id, firstName: 'Ada' }));
      localStorage.setItem('evenlight.session', 'active');
    }, id);
    await page.goto('/about');
    await expect.poll(() => remembered(page)).toEqual({ user: null, marker: null });
    await expect(bar(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('what cannot be read is removed without a word', async ({ page, neighbour, baseURL }) => {
    await pageOfSomebodyUnreadable(page, neighbour, baseURL ?? '');
    await page.addInitScript(() => localStorage.setItem('evenlight.user', '{"id":'));
    await page.goto('/about');
    await expect.poll(async () => (await remembered(page)).user).toBeNull();
    await expect(bar(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});
