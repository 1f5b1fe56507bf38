// A computer that several people use, or one person in several tabs: nobody sees what is not theirs.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';

/** The browser keeps a page behind the back button, and shows it again. */
async function leaveAndComeBack(page: Page) {
  for (const event of ['pagehide', 'pageshow'])
    await page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), event);
}

const comeIntoView = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function beginToEdit(page: Page) {
  await openProfile(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Last name').fill('Not yet saved');
}

/** Once its lists are there, the page is awake. */
async function openProfile(page: Page) {
  await page.goto('/profile');
  await expect(page.getByText('This device', { exact: true })).toBeVisible({ timeout: 20_000 });
}

test('what one person typed is neither shown to the next nor saved for them', async ({
  signedInPage: page,
  neighbour,
  baseURL,
}) => {
  await beginToEdit(page);
  const { cookie } = await neighbour.aMember({ firstName: 'Bob', lastName: 'Lind' });
  await page.context().addCookies([{ ...cookie, url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' }]);
  await leaveAndComeBack(page);
  await expect(page.getByRole('main').getByText('Bob', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveCount(0);
  await expect(page.getByText(/Ada|Okafor|Not yet saved/)).toHaveCount(0);
});

test('what somebody typed is still there when the same person comes back', async ({ signedInPage: page }) => {
  await beginToEdit(page);
  await leaveAndComeBack(page);
  await comeIntoView(page);
  await expect(page.getByLabel('Last name')).toHaveValue('Not yet saved');
});

test('a tab that heard no news shows nothing private once it is looked at again', async ({
  signedInPage: page,
  baseURL,
}) => {
  await page.route('**/api/news', (route) => route.fulfill({ status: 204 }));
  await openProfile(page);
  await page.context().request.post('/api/logout', { headers: { origin: baseURL ?? '' } });
  await comeIntoView(page);
  await expect(page).toHaveURL('/login?return=%2Fprofile');
  await expect(page.getByText('Your session ended here or on another device.')).toBeVisible();
});

test('a guarded page that is reached from an open one is come back to after signing in', async ({ page }) => {
  await page.goto('/planning-wizard');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Make a memorial' }).click();
  await expect(page).toHaveURL('/login?return=%2Fmemorial-builder');
});

test('while it cannot be told who is here, a kept page stays hidden, and comes back whole', async ({
  signedInPage: page,
  faults,
}) => {
  await beginToEdit(page);
  await page.context().setOffline(true);
  await leaveAndComeBack(page);
  await expect(page.getByRole('heading', { name: 'We cannot tell who is here just now' })).toBeVisible();
  await expect(page.getByLabel('Last name')).toBeHidden();
  await page.context().setOffline(false);
  await expect(page.getByLabel('Last name')).toHaveValue('Not yet saved');
  // The browser reports the connection that this test has cut.
  faults.splice(0);
});

test('a link cannot tell somebody who is signed in that their account is going', async ({ signedInPage: page }) => {
  await page.goto('/goodbye?on=2026-01-01');
  await expect(page).toHaveURL('/profile');
});

test('a day that cannot be true is not repeated to a visitor', async ({ page }) => {
  await page.goto('/goodbye?on=2040-01-01');
  await expect(page.getByText('Your account will be deleted in seven days.')).toBeVisible();
});
