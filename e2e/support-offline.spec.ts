// Grief support without a connection: the lines, and what somebody had typed.
import { expect, test } from './browser.ts';
import { awake } from './planning.ts';
import { PHONE } from './sizes.ts';
import { beginSession, field } from './supporting.ts';

test('the support page opens without a connection, with the lines and what was typed, and goes on when it is back', {
  tag: '@more',
}, async ({ signedInPage, browser, origin }) => {
  const storageState = await signedInPage.context().storageState();
  const device = { baseURL: origin, storageState, viewport: PHONE, locale: 'en-US', serviceWorkers: 'allow' } as const;
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await beginSession(page, 'On the train');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await field(page).fill('It is dark outside, and I cannot stop thinking of him.');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no connection just now');
  await expect(page.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await expect(page.getByText('It is dark outside, and I cannot stop thinking of him.')).toBeVisible();
  // As a stranger sees it, in our own font.
  await expect(page.getByText('Hello, Ada')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).not.toMatch(/^(serif|Times)/);
  await context.setOffline(false);
  await awake(page);
  await expect(field(page)).toHaveValue('It is dark outside, and I cannot stop thinking of him.');
  await context.close();
});
