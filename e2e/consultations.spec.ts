// Talks with our team: booked from any page, moved and cancelled by their link, in hours that our team sets.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailReader } from '@evenlight/server/testing/mail-reader';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { ask, somebody } from './memorial-people.ts';
import { pageOf } from './papers.ts';
import { awake, tabTo } from './planning.ts';
import { anAddress, heading } from './sign-in.ts';
import { PHONE } from './sizes.ts';

const dataDir = process.env.E2E_DATA_DIR ?? '';
const nextMail = mailReader(dataDir);
const DAY_MS = 24 * 60 * 60 * 1000;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule a consultation' });
const next = (page: Page) => dialog(page).getByRole('button', { name: 'Next' });
const hour = (page: Page, name: string | RegExp) => page.getByRole('radio', { name, exact: true });
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Schedule Consultation' });
// A dialog that is open hides what stands beside it from screen readers; it tells of failures itself.
const toast = (page: Page) => page.locator('[data-toast]');

/** What is written is read for danger first, and the encoder takes its time when it is asked for the first time. */
async function expectBooked(page: Page) {
  await expect(toast(page)).toContainText('Consultation Scheduled Successfully');
}

/** A day of its own for each story, so far ahead, with all eight hours free. */
async function aFreeDay(page: Page, daysAhead: number): Promise<string> {
  for (let ahead = daysAhead; ahead < daysAhead + 12; ahead += 1) {
    const date = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
    const answer = await page.request.get('/api/available-slots', { params: { date } });
    if ((await answer.json()).availableSlots?.length === 8) return date;
  }
  throw new Error('no day is free');
}

const inWords = (date: string) => new Date(date).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });

async function openDialog(page: Page, path = '/services') {
  await page.goto(path);
  await page.getByRole('main').getByRole('link', { name: 'Schedule Free Consultation' }).click();
  // A whole page and the dialog's code come first.
  await expect(dialog(page)).toBeVisible({ timeout: 15_000 });
}

async function fillFirstStep(page: Page, email: string) {
  await dialog(page).getByLabel('Full name').fill('Rosa Díaz');
  await dialog(page).getByLabel('Email address').fill(email);
  await next(page).click();
}

async function chooseHour(page: Page, date: string, name: string | RegExp) {
  await page.getByLabel('Day', { exact: false }).first().fill(date);
  await hour(page, name).check();
}

async function calendarIn({ name }: { name: string }) {
  const raw = await readFile(join(dataDir, 'mail', name), 'utf8');
  const [, body = ''] = /talk\.ics[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(raw) ?? [];
  return Buffer.from(body, 'base64').toString();
}

test('a visitor books from a static page, gets the mail with the file, moves the talk by its link and cancels it', {
  tag: '@more',
}, async ({ page }) => {
  const email = anAddress();
  const date = await aFreeDay(page, 10);
  await openDialog(page);
  // The page came without scripts, woke for the dialog, and its address says nothing of it any more.
  await expect(page).toHaveURL('/services');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const link = page.getByRole('main').getByRole('link', { name: 'Schedule Free Consultation' });
  await expect(link).toBeFocused();
  await link.click();
  await fillFirstStep(page, email);
  await chooseHour(page, date, '10:00 AM');
  await expect(page.getByRole('group', { name: /^Hours on/ }).getByRole('radio')).toHaveCount(8);
  await next(page).click();
  await expect(dialog(page)).toContainText('We are in touch within 48 hours');
  await expect(dialog(page).getByRole('region', { name: 'Your talk' })).toContainText('10:00 AM Pacific time');
  await dialog(page)
    .getByLabel(/beforehand/)
    .fill('My father died on Sunday.');
  await send(page).dblclick();
  await expectBooked(page);
  await expect(toast(page)).toContainText(/We talk on .*10:00.*for your number/);
  await expect(dialog(page)).toBeHidden();

  const mail = await nextMail(email);
  expect(mail.subject).toBe('Your talk is booked');
  expect(mail.text).not.toMatch(/Rosa|father/);
  expect(mail.attachments).toMatchObject([{ filename: 'talk.ics' }]);
  expect(await calendarIn(mail)).toContain('SEQUENCE:');
  // Booked once, however often it was pressed; the next one begins on an empty page.
  await link.click();
  await expect(dialog(page).getByLabel('Full name')).toHaveValue('');
  await page.keyboard.press('Escape');

  const [address = ''] = /\/consultation#\S+/.exec(mail.text) ?? [];
  await page.goto(address);
  await expect(heading(page)).toHaveText('Your talk with us');
  await expect(page).toHaveURL('/consultation');
  await expect(page.getByRole('main')).toContainText('10:00 AM Pacific time');
  await page.getByRole('button', { name: 'Move to another hour' }).click();
  await chooseHour(page, date, '2:00 PM');
  await expect(hour(page, '10:00 AM')).toHaveCount(0);
  await page.getByRole('button', { name: 'Move the talk' }).click();
  await expect(page.getByText('Your talk was moved.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('2:00 PM Pacific time');
  expect((await nextMail(email)).subject).toBe('Your talk was moved');
  await page.reload();
  await awake(page);
  await page.getByRole('button', { name: 'Cancel the talk' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this talk?' });
  await question.getByRole('button', { name: 'Cancel the talk' }).click();
  await expect(page.getByText('Your talk was cancelled.')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  expect((await nextMail(email)).subject).toBe('Your talk was cancelled');
  expect(await aFreeDay(page, 10)).toBe(date);
  await page.goto('/consultation#not-one-of-ours-at-all');
  await expect(heading(page)).toHaveText('There is no booking behind this link');
});

test('by keyboard alone on a phone: an emergency shows who answers now, a lost answer and a reload lose nothing, and it is one talk', {
  tag: '@more',
}, async ({ page, faults }) => {
  const email = anAddress();
  const date = await aFreeDay(page, 40);
  const [year = '', month = '', day = ''] = date.split('-');
  await page.setViewportSize(PHONE);
  await page.goto('/services');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Schedule Free Consultation' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible({ timeout: 15_000 });
  await tabTo(page, dialog(page).getByLabel('Full name'));
  await page.keyboard.type('Rosa Díaz');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Step 2 of 3');
  await tabTo(page, dialog(page).getByLabel('Kind of talk'));
  await page.keyboard.type('Help');
  await expect(dialog(page).getByRole('link', { name: /Call Now/ })).toHaveAttribute('href', /^tel:/);
  await tabTo(page, dialog(page).getByLabel('Day'));
  await page.keyboard.type(`${month}${day}${year}`);
  await tabTo(page, hour(page, '9:00 AM'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(hour(page, '10:00 AM')).toBeChecked();
  await tabTo(page, next(page));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByLabel(/beforehand/));
  await page.keyboard.type('I am going to kill myself tonight. I have the pills here.');
  await tabTo(page, dialog(page).getByRole('radio', { name: 'Normal' }));
  await page.keyboard.press('ArrowUp');
  await expect(dialog(page).getByRole('radio', { name: 'Emergency' })).toBeChecked();
  await expect(dialog(page)).toContainText('we call you back the same day');
  await expect(dialog(page).getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
  // The answer gets lost, although the booking arrived.
  await page.route(
    '**/api/schedule-consultation',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await tabTo(page, send(page));
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText(
    'Failed to Schedule Consultation: Please try again or call us directly at (415) 555-0142',
  );
  // The message over the dialog can be closed, and the dialog stays.
  await toast(page).locator('button', { hasText: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await openDialog(page);
  await expect(dialog(page).getByLabel(/beforehand/)).toHaveValue(/pills/);
  await send(page).click();
  // Words of danger: it is booked, and the dialog stays with who answers right now.
  const worry = dialog(page).getByRole('region', { name: /right now/ });
  await expect(worry.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await expect(dialog(page)).toContainText('Consultation Scheduled Successfully');
  await expect(dialog(page)).toContainText(/You need not wait for it: we are in touch by .*M Pacific time/);
  expect((await nextMail(email)).subject).toBe('Your talk is booked');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('pills');
  faults.splice(0);
});

test('our team closes a day, and its hours are gone; what was booked on it is shown to them', { tag: '@more' }, async ({
  page,
  browser,
  origin,
  runningHouse,
}) => {
  const date = await aFreeDay(page, 60);
  const member = await runningHouse.aMember({ firstName: 'Noor', lastName: 'Haddad' });
  const family = await pageOf(browser, origin, member.cookie);
  await openDialog(family, '/contact');
  await expect(dialog(family).getByLabel('Email address')).toHaveValue(member.email);
  await next(family).click();
  await chooseHour(family, date, '3:00 PM');
  await next(family).click();
  await dialog(family)
    .getByLabel(/beforehand/)
    .fill('About the flowers.');
  await send(family).click();
  await expectBooked(family);

  const { cookie } = await runningHouse.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, origin, cookie);
  await staff.setViewportSize(PHONE);
  await staff.goto('/staff');
  await staff.getByRole('link', { name: 'Talks and their hours' }).click();
  const line = staff.getByRole('listitem').filter({ has: staff.getByText(member.email) });
  await expect(line).toContainText('3:00 PM Pacific time');
  await line.getByText('What they wrote').click();
  await expect(line).toContainText('About the flowers.');
  const special = staff.getByRole('region', { name: 'A special day' });
  await special.getByLabel('Day').fill(date);
  await special.getByLabel(/Why/).fill('Staff day');
  await expect(special).toContainText('1 talk is booked on this day and stays booked.');
  // What is typed and not saved yet survives.
  await staff.reload();
  await awake(staff);
  await expect(special.getByLabel('Day')).toHaveValue(date);
  await special.getByRole('button', { name: 'Save this day' }).click();
  const makeUsual = staff.getByRole('button', { name: `Make it a usual day: ${inWords(date)}` });
  await expect(makeUsual).toBeVisible();
  await expect(line).toContainText('Outside of the hours');

  await openDialog(page);
  await fillFirstStep(page, anAddress());
  await dialog(page).getByLabel('Day').fill(date);
  await expect(dialog(page)).toContainText(
    'No available slots for this date. Please select another date or call us at (415) 555-0142.',
  );
  await makeUsual.click();
  await expect(makeUsual).toBeHidden();
  await expect(line).not.toContainText('Outside of the hours');
  await staff.getByRole('button', { name: 'Saturday: add hours' }).click();
  await staff.getByLabel('Saturday, from (1)').fill('16:00');
  await staff.getByRole('button', { name: 'Save the week' }).click();
  await expect(toast(staff)).toContainText('Changes Saved');
  await staff.reload();
  await expect(staff.getByLabel('Saturday, from (1)')).toHaveValue('16:00');
});

test('where the dialog cannot be fetched, an entry for one’s own calendar is offered, and nobody is misled', {
  tag: '@more',
}, async ({ signedInPage: page, faults }) => {
  await page.goto('/');
  await awake(page);
  await page.route('**/assets/**/schedule-dialog*', (route) => route.abort());
  await page.getByRole('link', { name: 'Schedule a Call' }).click();
  await expect(toast(page)).toContainText('Our team is not informed by it yet: call us at (415) 555-0142');
  await page.context().route('https://calendar.google.com/**', (route) => route.fulfill({ body: 'calendar' }));
  const opening = page.context().waitForEvent('page');
  await toast(page).getByRole('button', { name: 'Put it into my calendar' }).click();
  const calendar = new URL((await opening).url());
  expect(calendar.origin + calendar.pathname).toBe('https://calendar.google.com/calendar/render');
  expect(calendar.searchParams.get('location')).toBe('Phone call');
  expect(calendar.search).not.toMatch(/Ada|Okafor/);
  // Once the line is back, the same button opens the dialog.
  await page.unroute('**/assets/**/schedule-dialog*');
  await page.getByRole('link', { name: 'Schedule a Call' }).click();
  await expect(dialog(page).getByLabel('Full name')).toHaveValue('Ada Okafor');
  faults.splice(0);
});

test('a memorial page that is kept for everybody is not mixed up with the one that woke for the dialog', {
  tag: '@more',
}, async ({ page, browser, origin, runningHouse }) => {
  const owner = await somebody(browser, origin, runningHouse, 'Mira');
  const data = { fullName: 'Leela Rao', biography: 'She sang.', isPublic: true };
  const { slug } = await ask(owner, 'POST', '/memorials', data);
  const isAwake = async (path: string) => /<script[^>]+type="module"/.test(await (await page.request.get(path)).text());
  const paths = [`/memorial/${slug}`, `/memorial/${slug}?schedule=open`, `/memorial/${slug}`];
  const found: boolean[] = [];
  for (const path of paths) found.push(await isAwake(path));
  expect(found).toEqual([false, true, false]);
  await page.goto(`/memorial/${slug}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Arrange a call' }).click();
  await expect(dialog(page)).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL(`/memorial/${slug}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Arrange a call' })).toBeFocused();
});
