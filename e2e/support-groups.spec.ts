// Support groups: read by everybody, joined by asking, answered by our team, and left again.
import { mailReader } from '@evenlight/server/testing/mail-reader';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { expectNoFaults, expectToFitTheSmallest, newsBeforeAnswer, openDashboard, pageOf } from './papers.ts';
import { awake, tabTo } from './planning.ts';
import { openItem } from './queueing.ts';
import { DESK, openSupport, PHONE } from './supporting.ts';

const nextMail = mailReader(process.env.E2E_DATA_DIR ?? '');
const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const part = (page: Page) => page.getByRole('region', { name: 'Support Groups', exact: true });

test('a visitor reads all four cards without scripts, chooses a kind, and is led to sign in and back', async ({
  page,
}, testInfo) => {
  await page.setViewportSize(PHONE);
  await page.goto('/grief-support?tab=groups');
  const cards = part(page).locator('li[aria-labelledby]');
  await expect(cards).toHaveCount(4);
  await expect(part(page).getByText('Sample listing')).toHaveCount(4);
  const circle = card(page, 'Tuesday Evening Circle');
  await expect(circle).toContainText('Every Tuesday, 6:30 PM to 8:00 PM Pacific Time');
  await expect(circle).toContainText('Ana, hospice chaplain');
  await expect(circle).toContainText('of 12 seats');
  await expect(circle.getByText(/^Tuesday, [A-Z][a-z]+ \d+, \d{4}$/)).toHaveCount(3);
  await expect(circle).not.toContainText('Sample Street');
  const spanish = card(page, 'Duelo en Comunidad');
  await expect(spanish.locator('[lang="es"]').first()).toContainText('en español');
  await expect(circle.getByRole('link', { name: /Sign in to ask/ })).toHaveAttribute(
    'href',
    '/login?return=%2Fgrief-support%3Ftab%3Dgroups',
  );
  await expectNoFaults(page, testInfo, 'groups-visitor-390');
  await expectToFitTheSmallest(page, testInfo, 'groups-visitor');
  await part(page).getByRole('link', { name: 'Virtual' }).click();
  await expect(page).toHaveURL('/grief-support?tab=groups&kind=virtual');
  await expect(cards).toHaveCount(1);
  await expect(part(page).getByRole('link', { name: 'Virtual' })).toHaveAttribute('aria-current', 'true');
  const file = await page.request.get(
    (await cards.getByRole('link', { name: /Add to calendar/ }).getAttribute('href')) ?? '',
  );
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).not.toContain('sample-call');
});

test('from the dashboard to a seat, by keyboard alone; our team gives it, the mail has the door, and it can be left', async ({
  browser,
  baseURL,
  neighbour,
}, testInfo) => {
  const lastName = `Haddad ${Date.now()}`;
  const member = await neighbour.aMember({ firstName: 'Noor', lastName });
  const page = await pageOf(browser, baseURL, member.cookie);
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
  // Closed by mistake, and even after a reload, the words are there.
  await page.keyboard.press('Escape');
  await page.reload();
  await awake(page);
  await tabTo(page, widowed.getByRole('button', { name: 'Request to join: Widowed, Online' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).toHaveValue('My husband died in June.');
  await page.route('**/membership', (route) => route.abort(), { times: 1 });
  await tabTo(page, dialog.getByRole('button', { name: 'Send the request' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('My husband died in June.');
  const answered = await newsBeforeAnswer(page, '**/membership', () =>
    expect(widowed).toContainText('We keep a seat for you.'),
  );
  await tabTo(page, dialog.getByRole('button', { name: 'Send the request' }));
  await page.keyboard.press('Enter');
  await answered();
  await expect(widowed).toContainText('Somebody of our team answers by');
  await expect(dialog).toHaveCount(0);
  await expectNoFaults(page, testInfo, 'groups-asked-390');

  const { cookie } = await neighbour.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, baseURL, cookie);
  await staff.setViewportSize(DESK);
  await openItem(staff, 'support-group', ({ person }) => person?.email === member.email);
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(lastName);
  const line = staff.getByRole('region', { name: 'Widowed, Online' });
  await expect(line).toContainText('My husband died in June.');
  await expectNoFaults(staff, testInfo, 'staff-groups-1280');
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
  await expectNoFaults(page, testInfo, 'groups-confirmed-390');

  await tabTo(page, widowed.getByRole('button', { name: 'Leave the group: Widowed, Online' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Leave this group?' });
  await tabTo(page, question.getByRole('button', { name: 'Leave the group' }));
  await page.keyboard.press('Enter');
  await expect(widowed.getByRole('button', { name: 'Request to join: Widowed, Online' })).toBeVisible();
  await expect(question).toHaveCount(0);
  // What was sent is not offered again.
  await widowed.getByRole('button', { name: 'Request to join: Widowed, Online' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('');
});

test('a list that fails says so, and can be tried again', async ({ signedInPage: page, faults }) => {
  await openSupport(page);
  await page.route('**/api/support/groups', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Support Groups' }).click();
  await expect(part(page).getByRole('alert')).toContainText('The groups could not be loaded');
  await page.unroute('**/api/support/groups');
  await part(page).getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Widowed, Online')).toBeVisible();
  // The lost line is all that the browser may complain of.
  faults.splice(0);
});
