// The whole cost on a phone: prices as they are named on the phone, a quote that was taken, and a relative who only reads.

import { mailReader } from '@evenlight/server/testing/mail-reader';
import {
  aVendor,
  type TestVendor,
  takeOffTheList,
  tokenMailedTo,
  wholeVendor,
} from '@evenlight/server/testing/vendor-people';
import type { Page } from '@playwright/test';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';
import { aFamily, aRelative } from './family-people.ts';
import { button } from './paying.ts';
import { awake, openOnPhone } from './planning.ts';

const nextMailTo = mailReader(process.env.E2E_DATA_DIR ?? '');
const made: TestVendor[] = [];
test.afterEach(async ({ runningHouse }) => takeOffTheList(runningHouse.db, made.splice(0)));

const row = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('a family writes down prices from the phone, sees the quote it took, and a relative reads along', async ({
  browser,
  origin,
  runningHouse,
}) => {
  const family = await aFamily(browser, origin, runningHouse);
  const { page } = family.planner;
  await openOnPhone(page, `/plan-workflow/${family.planId}?step=1`);
  await page.getByRole('link', { name: /^All it will cost.*prices still unknown$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All it will cost');
  await awake(page);

  // Somebody reads a price list over the phone.
  await button(page, 'Food').click();
  const dialog = page.getByRole('dialog', { name: 'Food' });
  await dialog.getByLabel('How much').fill('about 90 a head');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Type dollars, such as 1,200 or 900-1,200').first()).toBeVisible();
  await expect(dialog.getByLabel('How much')).toHaveValue('about 90 a head');
  await dialog.getByLabel('How much').fill('about 900-1,200');
  // The Back key of the phone closes the line and stays; what was typed is there again.
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`/plans/${family.planId}/costs`);
  await button(page, 'Food').click();
  await expect(dialog.getByLabel('How much')).toHaveValue('about 900-1,200');
  await dialog.getByLabel('Who pays').fill('Aunt Rose');
  expect(await barriersIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, /^Food.*Estimate · paid by Aunt Rose.*\$900 to \$1,200/)).toBeVisible();

  // A florist is asked, answers, and the family takes the quote.
  const vendor = await aVendor(runningHouse.db, { ...wholeVendor, isVerified: false });
  made.push(vendor);
  const asked = await page.request.post('/api/quote-requests', {
    data: {
      name: 'Asha Rao',
      email: 'asha@example.org',
      message: 'White flowers.',
      vendorIds: [vendor.id],
      idempotencyKey: crypto.randomUUID(),
    },
  });
  const { inquiries } = await asked.json();
  await expect(page.getByText('Asked, no price yet')).toBeVisible();
  const token = await tokenMailedTo({ nextMailTo }, vendor);
  const lines = [{ wanted: null, name: 'Casket spray', cents: 48_050, note: '' }];
  await page.request.post('/api/vendor-replies/answer', { data: { token, message: 'Gladly.', lines, follows: 0 } });
  await page.request.post(`/api/inquiries/${inquiries[0].id}/choose`, { data: { quoteVersion: 1 } });
  await expect(row(page, new RegExp(`^Flowers.*Agreed.*\\$480\\.50.*${vendor.name}`))).toBeVisible();

  const vera = await aRelative(browser, family, runningHouse, 'Vera', 'viewer');
  await openOnPhone(vera.page, `/plans/${family.planId}/costs`);
  await expect(vera.page.getByText('$480.50').first()).toBeVisible();
  await expect(vera.page.getByText('You may read along.')).toBeVisible();
  await expect(button(vera.page, 'Add a line')).toHaveCount(0);
  await expect(vera.page.getByText('Still to be paid')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(row(page, /^Food/)).toBeVisible();
  await expect(button(page, 'Add a line')).toBeHidden();
});
