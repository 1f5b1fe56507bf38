// Our team moves and cancels booked talks, and saves its week beside others; whoever holds three talks is told kindly.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailReader } from '@evenlight/server/testing/mail-reader';
import type { Browser, Page } from '@playwright/test';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';
import { anAddress, heading } from './door.ts';
import { expectNoFaults, expectToFitTheSmallest, lookAt, pageOf } from './papers.ts';
import { awake, tabTo } from './planning.ts';
import { DESK, PHONE } from './supporting.ts';

const dataDir = process.env.E2E_DATA_DIR ?? '';
const nextMail = mailReader(dataDir);
const DAY_MS = 24 * 60 * 60 * 1000;

/** A day of its own for each story, with all eight hours free. */
async function aFreeDay(page: Page, daysAhead: number): Promise<string> {
  for (let ahead = daysAhead; ahead < daysAhead + 7; ahead += 1) {
    const date = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
    const answer = await page.request.get('/api/available-slots', { params: { date } });
    if ((await answer.json()).availableSlots?.length === 8) return date;
  }
  throw new Error('no day is free');
}

async function post(page: Page, baseURL: string | undefined, path: string, data: object) {
  const answer = await page.request.post(`/api${path}`, { data, headers: { origin: baseURL ?? '' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

function book(page: Page, baseURL: string | undefined, wish: object) {
  const form = { clientName: 'Rosa Díaz', sendKey: randomUUID(), ...wish };
  return post(page, baseURL, '/schedule-consultation', form);
}

async function calendarIn({ name }: { name: string }) {
  const raw = await readFile(join(dataDir, 'mail', name), 'utf8');
  const [, body = ''] = /talk\.ics[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(raw) ?? [];
  return Buffer.from(body, 'base64').toString();
}

type Neighbour = { aMember: (who: object) => Promise<{ cookie: { name: string; value: string } }> };

async function ofTheTeam(browser: Browser, baseURL: string | undefined, neighbour: Neighbour) {
  const { cookie } = await neighbour.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  return pageOf(browser, baseURL, cookie);
}

/** It comes back a moment after the line has gone. */
function expectFocusOnPage(page: Page) {
  return expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
}

const lineOf = (page: Page, email: string) => page.getByRole('listitem').filter({ has: page.getByText(email) });

test('our team moves a talk that the family has moved meanwhile, by keyboard on a phone, and cancels another', async ({
  page,
  browser,
  baseURL,
  neighbour,
}, testInfo) => {
  const [email, other] = [anAddress(), anAddress()];
  const date = await aFreeDay(page, 73);
  const [year = '', month = '', day = ''] = date.split('-');
  await book(page, baseURL, { clientEmail: email, preferredDate: date, preferredTime: '10:00' });
  await book(page, baseURL, { clientEmail: other, preferredDate: date, preferredTime: '16:00' });
  const booked = await nextMail(email);
  const [, token = ''] = /\/consultation#(\S+)/.exec(booked.text) ?? [];

  const staff = await ofTheTeam(browser, baseURL, neighbour);
  await staff.setViewportSize(PHONE);
  await staff.goto('/staff/consultations');
  await awake(staff);
  const line = lineOf(staff, email);
  await expect(line).toContainText('10:00 AM Pacific time');
  await expect(line).toContainText('Booked');
  await expect(line).toContainText('A first talk · In English');
  await tabTo(staff, line.getByRole('button', { name: 'Move to another hour: Rosa Díaz' }));
  await staff.keyboard.press('Enter');
  await expect(line.getByRole('heading', { name: 'Move to another hour' })).toBeFocused();
  await tabTo(staff, line.getByLabel('Day'));
  await staff.keyboard.type(`${month}${day}${year}`);
  await tabTo(staff, line.getByRole('radio', { name: '9:00 AM' }));
  await staff.keyboard.press('Space');
  await tabTo(staff, line.getByLabel('A line to the family (optional)'));
  await staff.keyboard.type('Ana calls you instead of me.');
  expect(await barriersIn(staff), 'moving').toEqual([]);
  await expectToFitTheSmallest(staff, testInfo, 'staff-moving');
  await lookAt(staff, testInfo, 'staff-moving-390');
  // What is typed and not sent yet survives a reload.
  await staff.reload();
  await awake(staff);
  await expect(line.getByLabel('A line to the family (optional)')).toHaveValue('Ana calls you instead of me.');
  await expect(line.getByRole('radio', { name: '9:00 AM' })).toBeChecked();
  // The family moves it before our team does: it is told, nothing is overwritten, and every word is still there.
  await post(page, baseURL, '/consultations/reschedule', { token, date, time: '13:00', version: 1 });
  expect((await nextMail(email)).subject).toBe('Your talk was moved');
  const move = line.getByRole('button', { name: 'Move the talk' });
  await move.click();
  await expect(line).toContainText('This booking was changed on another device meanwhile. Nothing was overwritten');
  await expect(line).toContainText('1:00 PM Pacific time');
  await expect(line.getByLabel('A line to the family (optional)')).toHaveValue('Ana calls you instead of me.');
  await lookAt(staff, testInfo, 'staff-conflict-390');
  await move.dblclick();
  await expect(staff.getByText('The talk with Rosa Díaz was moved. They get a mail about it.')).toBeVisible();
  await expect(line).toContainText('9:00 AM Pacific time');
  await expectFocusOnPage(staff);
  const moved = await nextMail(email);
  expect(moved.subject).toBe('We moved your talk');
  expect(moved.text).toContain('Ana calls you instead of me.');
  expect(await calendarIn(moved)).toContain('SEQUENCE:3');

  await staff.setViewportSize(DESK);
  const second = lineOf(staff, other);
  await second.getByRole('button', { name: 'Cancel the talk: Rosa Díaz' }).click();
  await expect(second).toContainText('The hour becomes free for somebody else.');
  await expectNoFaults(staff, testInfo, 'staff-cancelling-1280');
  await second.getByRole('button', { name: 'Leave it as it is' }).click();
  await second.getByRole('button', { name: 'Cancel the talk: Rosa Díaz' }).click();
  await second.getByRole('button', { name: 'Cancel the talk', exact: true }).dblclick();
  await expect(staff.getByText('The talk with Rosa Díaz was cancelled. They get a mail about it.')).toBeVisible();
  await expect(second).toHaveCount(0);
  await expectFocusOnPage(staff);
  expect((await nextMail(other)).subject).toBe('Your talk is booked');
  const cancelled = await nextMail(other);
  expect(cancelled.subject).toBe('We had to cancel your talk');
  expect(await calendarIn(cancelled)).toContain('METHOD:CANCEL');
  // To whoever is not of our team there is nothing here.
  await page.goto('/staff/consultations');
  await expect(heading(page)).not.toContainText('Talks');
});

test('whoever of our team saves the week second sees what stands there now, keeps what they typed, and decides', async ({
  browser,
  baseURL,
  neighbour,
  faults,
}, testInfo) => {
  const staff = await ofTheTeam(browser, baseURL, neighbour);
  await staff.setViewportSize(PHONE);
  await staff.goto('/staff/consultations');
  await awake(staff);
  const stands = await (await staff.request.get('/api/staff/consultation-hours')).json();
  // The colleague is played here: the week is one for the whole house, and other stories book in it.
  const theirs = { ...stands, week: [{ weekday: 3, opensMinute: 600, closesMinute: 720 }], weekVersion: 'theirs' };
  const sent: { version: string; week: { weekday: number }[] }[] = [];
  await staff.route('**/api/staff/consultation-hours/week', async (route) => {
    const body = route.request().postDataJSON();
    sent.push(body);
    if (body.version === 'theirs') return route.fulfill({ json: { ...theirs, week: body.week, weekVersion: 'mine' } });
    const problem = { error: '', code: 'consultation_hours.changed_meanwhile', requestId: '1' };
    return route.fulfill({ status: 409, json: problem });
  });
  await staff.route('**/api/staff/consultation-hours', (route) => route.fulfill({ json: theirs }));
  await staff.getByRole('button', { name: 'Sunday: add hours' }).click();
  await staff.getByLabel('Sunday, from (1)').fill('11:00');
  await staff.getByRole('button', { name: 'Save the week' }).click();
  const week = staff.getByRole('region', { name: 'Hours of a usual week' });
  await expect(week).toContainText('Somebody of our team changed these hours meanwhile. Nothing was overwritten');
  await expect(week).toContainText('What stands there now');
  await expect(week.getByText('10:00 AM – 12:00 PM')).toBeVisible();
  await expect(staff.getByLabel('Sunday, from (1)')).toHaveValue('11:00');
  await expectNoFaults(staff, testInfo, 'week-conflict-390');
  // After a reload it is still typed over the week that was seen first, so it is asked again.
  await staff.reload();
  await awake(staff);
  await expect(staff.getByLabel('Sunday, from (1)')).toHaveValue('11:00');
  await staff.getByRole('button', { name: 'Save the week' }).click();
  await staff.getByRole('button', { name: 'Save mine all the same' }).click();
  await expect(staff.locator('[data-toast]')).toContainText('Changes Saved');
  expect(sent.map(({ version }) => version)).toEqual([stands.weekVersion, stands.weekVersion, 'theirs']);
  expect(sent.at(-1)?.week.some(({ weekday }) => weekday === 0)).toBe(true);
  await expect(week).not.toContainText('What stands there now');
  faults.splice(0);
});

test('whoever holds three talks is told kindly, with our number, and keeps every word', async ({
  page,
  baseURL,
  faults,
}, testInfo) => {
  const email = anAddress();
  const date = await aFreeDay(page, 81);
  for (const preferredTime of ['09:00', '11:00', '13:00']) {
    await book(page, baseURL, { clientEmail: email, preferredDate: date, preferredTime });
  }
  await page.setViewportSize(PHONE);
  await page.goto('/services?schedule=open');
  const dialog = page.getByRole('dialog', { name: 'Schedule a consultation' });
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  await dialog.getByLabel('Full name').fill('Rosa Díaz');
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Day').fill(date);
  await dialog.getByRole('radio', { name: '3:00 PM' }).check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel(/beforehand/).fill('There is one more question.');
  await dialog.getByRole('button', { name: 'Schedule Consultation' }).click();
  const told = dialog.getByRole('alert');
  await expect(told).toContainText('Three talks are booked for you already');
  await expect(told).toContainText('Our number is (415) 555-0142.');
  await lookAt(page, testInfo, 'three-talks-390');
  await expect(dialog.getByLabel(/beforehand/)).toHaveValue('There is one more question.');
  faults.splice(0);
});
