// What we offer, in the hands of our team: drafted, looked at, published, remembered; and whole sheets as a file.
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { pageOf } from './papers.ts';
import { awake } from './planning.ts';
import { heading } from './sign-in.ts';
import { PHONE } from './sizes.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const state = (page: Page) => page.getByRole('region', { name: 'What families see' });

async function atSheet(page: Page, kind: string, title: string) {
  await page.goto(`/staff/manage/${kind}`);
  await awake(page);
  await expect(heading(page)).toHaveText(title);
}

test(
  'a venue is drafted, looked at, published, and put back as it was',
  { tag: '@more' },
  async ({ browser, origin, runningHouse }, info) => {
    const { cookie } = await runningHouse.aMember({ firstName: 'Ines', lastName: 'Duarte', isStaff: true });
    const page = await pageOf(browser, origin, cookie);
    await page.setViewportSize(PHONE);
    await atSheet(page, 'venues', 'Venues');
    await page.getByRole('link', { name: 'Add a venue' }).click();
    await expect(page.getByLabel('City')).toBeVisible();

    const name = `The Boat House ${info.repeatEachIndex} ${Date.now()}`;
    await page.getByLabel('Name', { exact: false }).first().fill(name);
    // Not even saved as a draft yet.
    await page.reload();
    await awake(page);
    await expect(page.getByLabel('Name', { exact: false }).first()).toHaveValue(name);
    await button(page, 'Save draft').click();
    await expect(state(page)).toContainText('Families do not see it yet.');
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByText('It cannot be published yet')).toBeVisible();

    await page.reload();
    await awake(page);
    await page.getByLabel('Type').first().fill('Secular – Garden');
    await page.getByLabel('Address').fill('1 Harbor Way');
    await page.getByLabel('City').fill('Oakland');
    await page.getByLabel('Description').first().fill('A quiet room over the water.');
    await page.getByLabel('Seats for guests').fill('80');
    await page.getByLabel('Amenities').first().fill('Parking\nRamp; wide doors');
    await page.getByRole('checkbox', { name: 'Secular' }).check();
    await page.getByLabel('Latitude').fill('37.8');
    await page.getByLabel('Longitude').fill('-122.27');
    await page.getByLabel('Lowest cost in dollars').fill('900');
    await page.getByLabel('Highest cost in dollars').fill('400');
    await button(page, 'Preview').click();
    await expect(page.getByText('Cannot be less than the lowest cost').first()).toBeVisible();
    await page.getByLabel('Highest cost in dollars').fill('1400');
    await button(page, 'Preview').click();
    await expect(page.getByRole('heading', { name: 'How families will see it' })).toBeFocused();
    await expect(page.getByText('$900–1,400')).toBeVisible();
    await button(page, 'Save draft').click();
    await expect(state(page)).toContainText('Ramp\\; wide doors');
    await button(page, 'Publish the draft').click();
    await expect(state(page)).toContainText('It is offered as it stands below.');
    const search = `/api/venues/search?search=${encodeURIComponent(name)}`;
    expect(await (await page.request.get(search)).json()).toMatchObject({ total: 1, venues: [{ minCost: 900_00 }] });

    await page.getByLabel('Lowest cost in dollars').fill('1000');
    await button(page, 'Save draft').click();
    await button(page, 'Publish the draft').click();
    await expect(state(page)).toContainText('It is offered as it stands below.');
    await page.getByText('Added').first().click();
    await button(page, 'Put this into the form').last().click();
    await expect(page.getByLabel('Lowest cost in dollars')).toHaveValue('900');
    await button(page, 'Save draft').click();
    await button(page, 'Publish the draft').click();
    await expect(state(page)).toContainText('It is offered as it stands below.');
    expect(await (await page.request.get(search)).json()).toMatchObject({ venues: [{ minCost: 900_00 }] });
  },
);

test(
  'a sheet is taken out as a file, tried, and brought back',
  { tag: '@more' },
  async ({ browser, origin, runningHouse }, info) => {
    const { cookie } = await runningHouse.aMember({ firstName: 'Ines', lastName: 'Duarte', isStaff: true });
    const page = await pageOf(browser, origin, cookie);
    await page.goto('/staff/manage/vendors/file');
    await awake(page);
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the CSV file' }).click();
    const file = info.outputPath('vendors.csv');
    await (await coming).saveAs(file);
    const content = await readFile(file, 'utf8');
    const choose = async (changed: string | Buffer) => {
      await writeFile(file, changed);
      await page.locator('input[type=file]').setInputFiles(file);
    };
    await choose(content.replace('"Berkeley"', '""'));
    await expect(page.getByText(/line \d+, location: Location is required/)).toBeVisible();
    await choose(Buffer.from([0x61, 0xe9, 0x2c]));
    await expect(page.getByText('The file is not UTF-8.')).toBeVisible();
    const hours = /"Mon[^"]*"/.exec(content)?.[0] ?? '';
    const words = `By the tide ${Date.now()}`;
    await choose(content.replace(hours, `"${words}"`));
    await expect(page.getByText('1 is changed').last()).toBeVisible();
    await page.locator('main details summary').first().click();
    await expect(page.getByText(words)).toBeVisible();
    await button(page, 'Do it: families see it at once').click();
    await expect(page.getByText('Done. Families see it from now on.').last()).toBeVisible();
    await choose(content);
    await button(page, 'Do it: families see it at once').click();
    await expect(page.getByText('Done. Families see it from now on.').last()).toBeVisible();
  },
);
