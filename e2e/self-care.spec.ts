// Self-care: six small things, three of them for everybody, three that keep something for one person alone.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { aMemorial, somebody } from './memorial-people.ts';
import { otherDevice } from './papers.ts';
import { awake, tabTo } from './planning.ts';
import { PHONE } from './sizes.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const words = (page: Page) => page.getByRole('textbox', { name: 'Your words' });
const entries = (page: Page) => page.getByRole('article');

async function open(page: Page, activity: string) {
  await page.setViewportSize(PHONE);
  await page.goto(`/support?tab=self-care&activity=${activity}`);
  await awake(page);
}

test('a member writes with keys alone, reloads half-way, saves, searches, and takes the journal along', {
  tag: '@more',
}, async ({ signedInPage: page, faults }) => {
  await open(page, 'journal');
  await expect(page.getByText('Nothing written yet')).toBeVisible();
  await tabTo(page, page.getByLabel('A question to begin with'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mamá hummed in the kitchen.');
  await page.reload();
  await awake(page);
  const field = page.getByRole('textbox', { name: 'How is it right now?' });
  await expect(field).toHaveValue('Mamá hummed in the kitchen.');
  // The connection is lost: nothing of it goes.
  await page.route('**/api/self-care/journal', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await tabTo(page, button(page, 'Save entry'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'could not reach our servers' })).toBeVisible();
  await expect(field).toHaveValue('Mamá hummed in the kitchen.');
  await page.unroute('**/api/self-care/journal');
  expect(faults.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
  await page.keyboard.press('Enter');
  // The program that reads for danger is opened at its first use.
  await expect(page.getByText('Saved. It stands in your journal.')).toBeVisible({ timeout: 30_000 });
  await expect(entries(page)).toHaveCount(1);
  await words(page).fill('Today was quiet.');
  await button(page, 'Save entry').dblclick();
  await expect(entries(page)).toHaveCount(2);
  await page.getByLabel('Search your journal').fill('mama');
  await expect(page.getByText('1 entry has these words')).toBeVisible();
  await expect(entries(page)).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as text' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^journal-\d{4}-\d\d-\d\d\.txt$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('How is it right now?\n\nMamá hummed in the kitchen.');
  await page.getByLabel('Search your journal').fill('');
  await expect(entries(page)).toHaveCount(2);
  await button(page, 'Delete the whole journal').click();
  await button(page, 'Delete all for good').click();
  await expect(page.getByText('Nothing written yet')).toBeVisible();
});

test('danger is answered with where help is, and a change on two devices overwrites nothing unseen', {
  tag: '@more',
}, async ({ signedInPage: page, browser, origin }) => {
  await open(page, 'journal');
  await words(page).fill('I want to kill myself tonight');
  await button(page, 'Save entry').click();
  const help = page.getByRole('region', { name: /Somebody can talk with you right now/ });
  await expect(help).toBeVisible({ timeout: 30_000 });
  await expect(help.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await expect(help).toBeInViewport();
  const tablet = await otherDevice(page, browser, origin);
  await open(tablet, 'journal');
  await button(tablet, /^Change the entry/).click();
  await button(page, /^Change the entry/).click();
  await entries(page).getByRole('textbox').fill('I called. Somebody listened.');
  await button(page, 'Save changes').click();
  await expect(entries(page)).toContainText('I called. Somebody listened.');
  await expect(help).toHaveCount(0);
  await entries(tablet).getByRole('textbox').fill('From the tablet.');
  await button(tablet, 'Save changes').click();
  await expect(tablet.getByText('What stands there now')).toBeVisible();
  await expect(entries(tablet)).toContainText('I called. Somebody listened.');
  await expect(entries(tablet).getByRole('textbox')).toHaveValue('From the tablet.');
  await button(tablet, 'Save changes').click();
  await expect(entries(tablet)).toContainText('From the tablet.');
  // The first device hears of it by itself.
  await expect(entries(page)).toContainText('From the tablet.');
  await button(page, /^Delete the entry/).click();
  await button(page, 'Delete for good').click();
  await expect(page.getByText('Nothing written yet')).toBeVisible();
});

test('a memory is kept, given to a memorial, and stands in its guestbook; its days stand in the calendar', {
  tag: '@more',
}, async ({ browser, origin, runningHouse }) => {
  const asha = await somebody(browser, origin, runningHouse, 'Asha');
  const { page } = asha;
  const { id: memorialId } = await aMemorial(asha.page, { birthDate: '1940-04-01', deathDate: '2020-06-03' });
  await open(page, 'memories');
  await button(page, 'Write down a memory').click();
  await page.getByLabel('Title').fill('Peaches on the pier');
  await page.reload();
  await awake(page);
  await button(page, 'Write down a memory').click();
  await expect(page.getByLabel('Title')).toHaveValue('Peaches on the pier');
  await button(page, 'Keep this memory').click();
  await expect(page.getByLabel('What happened')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('What happened').fill('She bought us peaches.');
  // Closing the form costs nothing either, and nobody says that a memory looks good.
  await button(page, 'Not now').click();
  await button(page, 'Write down a memory').click();
  await expect(page.getByText('This is what you typed and have not saved')).toBeVisible();
  await expect(page.getByLabel('What happened')).toHaveValue('She bought us peaches.');
  await expect(page.getByText('Looks good!')).toHaveCount(0);
  await button(page, 'Keep this memory').click();
  const memory = page.getByRole('article', { name: 'Peaches on the pier' });
  await expect(memory).toContainText('She bought us peaches.');
  await button(page, 'Give to a memorial: Peaches on the pier').click();
  await page.getByLabel('Signed with').fill('Asha Rao');
  await button(page, 'Give this memory').last().click();
  await expect(memory).toContainText('Given to a memorial: Leela Rao');
  const guestbook = await page.request.get(`/api/memorials/${memorialId}/guestbook`);
  expect(await guestbook.json()).toMatchObject([
    { authorName: 'Asha Rao', message: 'Peaches on the pier\n\nShe bought us peaches.' },
  ]);

  await page.getByRole('link', { name: 'All self-care activities' }).click();
  await page.getByRole('link', { name: 'Grief calendar' }).click();
  await expect(page.getByRole('heading', { name: 'The day Leela Rao died' })).toBeVisible();
  const reminder = page.getByLabel('Reminder for Birthday of Leela Rao');
  await expect(reminder).toHaveValue('week-before');
  await reminder.selectOption('none');
  await button(page, 'Add a day').click();
  await page.getByLabel('What day it is').fill('Our first walk');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('other');
  await page.getByLabel('Date').fill('1999-02-11');
  await button(page, 'Save the day').click();
  await expect(page.getByRole('heading', { name: 'Our first walk' })).toBeVisible();
  await expect(button(page, 'Add a day')).toBeFocused();
  await page.reload();
  await expect(reminder).toHaveValue('none');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download calendar file' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('SUMMARY:Our first walk');
  await awake(page);
  await button(page, 'Remove Our first walk').click();
  await button(page, 'Remove it').click();
  // The question stays until it is done, and hides what lies behind it.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Our first walk' })).toHaveCount(0);
  const days = await (await page.request.get('/api/self-care/days')).json();
  expect(days.filter(({ source }: { source: string }) => source === 'own')).toEqual([]);
});
