// A computer that several people use, or one person in several tabs: nobody sees what is not theirs.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';

/** The browser keeps a page behind the back button, and shows it again. */
async function leaveAndComeBack(page: Page) {
  for (const event of ['pagehide', 'pageshow'])
    await page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), event);
}

async function beginToEdit(page: Page) {
  await openProfile(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Last name').fill('Not yet saved');
}

/** Once its lists are there, the page is hydrated. */
async function openProfile(page: Page) {
  await page.goto('/profile');
  await expect(page.getByText('This device', { exact: true })).toBeVisible({ timeout: 20_000 });
}

test('what somebody typed is there when they come back, hidden while nobody can tell who it is, and gone for the next', async ({
  signedInPage: page,
  runningHouse,
  origin,
  faults,
}) => {
  await beginToEdit(page);
  await leaveAndComeBack(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByLabel('Last name')).toHaveValue('Not yet saved');

  await page.context().setOffline(true);
  await leaveAndComeBack(page);
  await expect(page.getByRole('heading', { name: 'We cannot tell who is here just now' })).toBeVisible();
  await expect(page.getByLabel('Last name')).toBeHidden();
  await page.context().setOffline(false);
  await expect(page.getByLabel('Last name')).toHaveValue('Not yet saved');
  // The browser reports the connection that this test has cut.
  faults.splice(0);

  const { cookie } = await runningHouse.aMember({ firstName: 'Bob', lastName: 'Lind' });
  await page.context().addCookies([{ ...cookie, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  await leaveAndComeBack(page);
  await expect(page.getByRole('main').getByText('Bob', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveCount(0);
  await expect(page.getByText(/Ada|Okafor|Not yet saved/)).toHaveCount(0);
});
