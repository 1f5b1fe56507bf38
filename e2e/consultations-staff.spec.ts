// Our team moves and cancels booked talks.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailReader } from '@evenlight/server/testing/mail-reader';
import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { pageOf } from './papers.ts';
import { awake, tabTo } from './planning.ts';
import { anAddress, heading } from './sign-in.ts';
import { DESK, PHONE } from './sizes.ts';

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

async function post(page: Page, origin: string, path: string, data: object) {
  const answer = await page.request.post(`/api${path}`, { data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

function book(page: Page, origin: string, input: object) {
  const form = { clientName: 'Rosa Díaz', idempotencyKey: randomUUID(), ...input };
  return post(page, origin, '/schedule-consultation', form);
}

async function calendarIn({ name }: { name: string }) {
  const raw = await readFile(join(dataDir, 'mail', name), 'utf8');
  const [, body = ''] = /talk\.ics[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(raw) ?? [];
  return Buffer.from(body, 'base64').toString();
}

type RunningHouse = { aMember: (who: object) => Promise<{ cookie: { name: string; value: string } }> };

async function ofTheTeam(browser: Browser, origin: string, runningHouse: RunningHouse) {
  const { cookie } = await runningHouse.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  return pageOf(browser, origin, cookie);
}

/** The second press of a hasty mouse may fall on what came up under it and take the focus along; keys stay where they are. */
async function pressTwice(button: Locator) {
  await button.press('Enter');
  await button.page().keyboard.press('Enter');
}

/** It comes back a moment after the line has gone. */
function expectFocusOnPage(page: Page) {
  return expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
}

const lineOf = (page: Page, email: string) => page.getByRole('listitem').filter({ has: page.getByText(email) });

test('our team moves a talk that the family has moved meanwhile, by keyboard on a phone, and cancels another', {
  tag: '@more',
}, async ({ page, browser, origin, runningHouse }) => {
  const [email, other] = [anAddress(), anAddress()];
  const date = await aFreeDay(page, 73);
  const [year = '', month = '', day = ''] = date.split('-');
  await book(page, origin, { clientEmail: email, preferredDate: date, preferredTime: '10:00' });
  await book(page, origin, { clientEmail: other, preferredDate: date, preferredTime: '16:00' });
  const booked = await nextMail(email);
  const [, token = ''] = /\/consultation#(\S+)/.exec(booked.text) ?? [];

  const staff = await ofTheTeam(browser, origin, runningHouse);
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
  // What is typed and not sent yet survives a reload.
  await staff.reload();
  await awake(staff);
  await expect(line.getByLabel('A line to the family (optional)')).toHaveValue('Ana calls you instead of me.');
  await expect(line.getByRole('radio', { name: '9:00 AM' })).toBeChecked();
  // The family moves it before our team does: it is told, nothing is overwritten, and every word is still there.
  await post(page, origin, '/consultations/reschedule', { token, date, time: '13:00', version: 1 });
  expect((await nextMail(email)).subject).toBe('Your talk was moved');
  const move = line.getByRole('button', { name: 'Move the talk' });
  await move.click();
  await expect(line).toContainText('This booking was changed on another device meanwhile. Nothing was overwritten');
  await expect(line).toContainText('1:00 PM Pacific time');
  await expect(line.getByLabel('A line to the family (optional)')).toHaveValue('Ana calls you instead of me.');
  await pressTwice(move);
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
  await second.getByRole('button', { name: 'Leave it as it is' }).click();
  await second.getByRole('button', { name: 'Cancel the talk: Rosa Díaz' }).click();
  await pressTwice(second.getByRole('button', { name: 'Cancel the talk', exact: true }));
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
