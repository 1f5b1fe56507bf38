// Three homes are called from a phone, one list is pasted, and the whole family sees what the funeral would cost there.

import type { Page } from '@playwright/test';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';
import { aFamily, aRelative } from './family-people.ts';
import { pagesOnPaper } from './papers.ts';
import { button } from './paying.ts';
import { awake, openOnPhone } from './planning.ts';

async function call(page: Page, home: string, prices: Record<string, string>) {
  await button(page, 'Type it while you call').click();
  await page.getByLabel('Name of the funeral home').fill(home);
  for (const [line, price] of Object.entries(prices)) await page.getByLabel(line, { exact: true }).fill(price);
}

test('a family types two price lists from the phone, pastes a third, compares them, and a relative reads along', async ({
  browser,
  origin,
  runningHouse,
}) => {
  const family = await aFamily(browser, origin, runningHouse);
  const { page } = family.planner;
  await openOnPhone(page, `/plans/${family.planId}/costs`);
  await page.getByRole('link', { name: /^Prices of other funeral homes/ }).click();
  await expect(page.getByText('Call one home and write down what they say.')).toBeVisible();

  await call(page, 'Larkspur Chapel', { 'Basic services fee': '2,495', 'Transfer to the funeral home': '395.50' });
  // The call is over before the list is: what was said is stored already.
  await page.getByLabel('Hearse', { exact: true }).fill('425');
  await page.getByLabel('Anything else they said').focus();
  await expect(page.getByText('What you typed is saved.')).toBeVisible();
  await page.reload();
  await awake(page);
  await expect(page.getByLabel('Hearse', { exact: true })).toHaveValue('425');
  expect(await barriersIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save and compare' }).click();
  const table = page.getByRole('table', { name: 'Lines that your plan needs' });
  await expect(table.getByRole('columnheader', { name: /Larkspur Chapel/ })).toContainText('$3,315.50');
  await expect(table.getByRole('columnheader', { name: /Larkspur Chapel/ })).toContainText('missing');

  await call(page, 'Bayside', { 'Basic services fee': 'about two thousand' });
  await page.getByRole('button', { name: 'Save and compare' }).click();
  await expect(page.getByText('Type dollars, such as 1,200').first()).toBeVisible();
  await page.getByLabel('Basic services fee', { exact: true }).fill('1,995');
  await page.getByRole('button', { name: 'Save and compare' }).click();
  await expect(table).toBeVisible();

  await button(page, 'Paste a list').click();
  await page.getByLabel('Name of the funeral home').fill('Sunset Mortuary');
  await page.getByLabel('The list', { exact: true }).fill('We are so sorry for your loss.');
  await button(page, 'Read it').click();
  await expect(page.getByText('We found no price list in this text.')).toBeVisible();
  const list = 'Basic services of funeral director ..... $2,100.00\nTransfer of remains\t$350\nCaskets $895 to $9,500';
  await page.getByLabel('The list', { exact: true }).fill(list);
  await button(page, 'Read it').click();
  await expect(page.getByText('3 prices were read')).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep these prices' }).click();
  await page.getByText('Sunset Mortuary', { exact: true }).first().click();
  await expect(table.getByRole('columnheader', { name: /Sunset Mortuary/ })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: /Larkspur Chapel/ })).toBeHidden();
  await expect(table.getByRole('cell', { name: '$895 to $9,500' })).toBeVisible();
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWider).toBe(false);

  const vera = await aRelative(browser, family, runningHouse, 'Vera', 'viewer');
  await vera.page.goto(`/plans/${family.planId}/price-lists`);
  await awake(vera.page);
  await expect(vera.page.getByText('You may read along.')).toBeVisible();
  await expect(vera.page.getByRole('columnheader', { name: /Larkspur Chapel/ })).toContainText('$3,315.50');
  await expect(button(vera.page, 'Paste a list')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(table.getByRole('columnheader', { name: /Larkspur Chapel/ })).toBeVisible();
  await expect(button(page, 'Paste a list')).toBeHidden();

  // As many as there can be, with what was said about them, are one page.
  for (const home of ['Hillside', 'Seacliff Funeral Home']) {
    const words = { home, phone: '(510) 555-0142', askedOn: null, spokenWith: 'Mr. Hale', prices: [], otherRows: [] };
    const data = { words: { ...words, note: 'They call back about the rest on Monday.' }, version: 0 };
    await page.request.put(`/api/funeral-plans/${family.planId}/price-lists/${crypto.randomUUID()}`, { data });
  }
  await page.reload();
  await expect(table.getByRole('columnheader', { name: /Seacliff/ })).toBeVisible();
  expect(await pagesOnPaper(page)).toBe(1);
});
