// Support groups: read by everybody, joined by asking, answered by our team, and left again.
import { mailReader } from '@evenlight/server/testing/mail-reader';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { openDashboard, pageOf } from './papers.ts';
import { awake, tabTo } from './planning.ts';
import { openItem } from './queueing.ts';
import { DESK, PHONE } from './sizes.ts';

const nextMail = mailReader(process.env.E2E_DATA_DIR ?? '');
const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

test('from the dashboard to a seat, by keyboard alone; our team gives it, the mail has the door, and it can be left', {
  tag: '@more',
}, async ({ browser, origin, runningHouse }) => {
  const lastName = `Haddad ${Date.now()}`;
  const member = await runningHouse.aMember({ firstName: 'Noor', lastName });
  const page = await pageOf(browser, origin, member.cookie);
  await page.setViewportSize(PHONE);
  await openDashboard(page);
  for (const [name, tab] of [
    ['Grief Resources', 'resources'],
    ['Counseling Services', 'counseling'],
    ['Support Groups', 'groups'],
  ] as const) {
    await openDashboard(page);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/grief-support?tab=${tab}`);
  }
  const widowed = card(page, 'Widowed, Online');
  await tabTo(page, widowed.getByRole('button', { name: 'Request to join: Widowed, Online' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Widowed, Online' });
  await tabTo(page, dialog.getByRole('textbox'));
  await page.keyboard.type('My husband died in June.');
  await tabTo(page, dialog.getByRole('button', { name: 'Send the request' }));
  await page.keyboard.press('Enter');
  await expect(widowed).toContainText('Somebody of our team answers by');
  await expect(dialog).toHaveCount(0);

  const { cookie } = await runningHouse.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, origin, cookie);
  await staff.setViewportSize(DESK);
  await openItem(staff, 'support-group', ({ person }) => person?.email === member.email);
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(lastName);
  const line = staff.getByRole('region', { name: 'Widowed, Online' });
  await expect(line).toContainText('My husband died in June.');
  await line.getByRole('button', { name: /Give the seat/ }).click();
  await expect(line.getByRole('button')).toHaveCount(0);
  await expect(staff.getByRole('region', { name: 'In whose hands' })).toContainText('Answered by Carla Ruiz');

  // The open page hears of it by itself.
  await expect(widowed).toContainText('You are in. Here is where:');
  await expect(widowed.getByRole('link', { name: /example\.org\/sample-call/ })).toBeVisible();
  const mail = await nextMail(member.email);
  expect(mail.subject).toBe('You have a seat in the group');
  expect(mail.text).toContain('example.org/sample-call');
  const reminders = widowed.getByRole('switch', { name: 'Remind me' });
  await expect(reminders).toBeChecked();
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/reminders') && answer.ok());
  await reminders.press('Space');
  await expect(reminders).not.toBeChecked();
  await kept;
  await page.reload();
  await awake(page);
  await expect(reminders).not.toBeChecked();

  await tabTo(page, widowed.getByRole('button', { name: 'Leave the group: Widowed, Online' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Leave this group?' });
  await tabTo(page, question.getByRole('button', { name: 'Leave the group' }));
  await page.keyboard.press('Enter');
  await expect(widowed.getByRole('button', { name: 'Request to join: Widowed, Online' })).toBeVisible();
  await expect(question).toHaveCount(0);
});
