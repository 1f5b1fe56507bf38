// Asking for a talk: for visitors and members, kept until it is stored, and answered by a person.
import { mailReader } from '@evenlight/server/testing/mail-reader';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { anAddress } from './door.ts';
import { expectNoFaults, expectToFitTheSmallest, pageOf } from './papers.ts';
import { awake, tabTo } from './planning.ts';
import { openItem } from './queueing.ts';
import { DESK, openSupport, PHONE } from './supporting.ts';

const nextMail = mailReader(process.env.E2E_DATA_DIR ?? '');
const form = (page: Page) => page.getByRole('form', { name: 'Ask for a talk' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send the request' });

test('a visitor asks by keyboard alone: faults are named, a lost line and a reload lose nothing, and it is one request', async ({
  page,
  faults,
}, testInfo) => {
  const email = anAddress();
  await page.setViewportSize(PHONE);
  await openSupport(page, '/support?tab=counseling');
  await expectNoFaults(page, testInfo, 'counseling-390');
  await expectToFitTheSmallest(page, testInfo, 'counseling');
  await tabTo(page, form(page).getByRole('radio', { name: 'By e-mail' }));
  await page.keyboard.press('ArrowDown');
  await expect(form(page).getByRole('radio', { name: 'By phone' })).toBeChecked();
  await tabTo(page, send(page));
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('Your name')).toHaveAccessibleDescription(/is required/);
  await expect(form(page).getByLabel('Email address')).toHaveAccessibleDescription('Invalid email address');
  await expect(form(page).getByLabel('Phone number')).toHaveAccessibleDescription(/Phone number is required/);
  await form(page).getByLabel('Your name').focus();
  await page.keyboard.type('Rosa Díaz');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await tabTo(page, form(page).getByLabel('Phone number'));
  await page.keyboard.type('415 555 0101');
  await tabTo(page, form(page).getByRole('radio', { name: 'This week' }));
  await page.keyboard.press('ArrowUp');
  await expect(form(page).getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
  await tabTo(page, form(page).getByLabel(/beforehand/));
  await page.keyboard.type('My father died in March.');
  // The answer gets lost, although the request arrived.
  await page.route(
    '**/api/support/consultations',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await tabTo(page, send(page));
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('alert')).toContainText('Failed to send request. Please try again.');
  await page.reload();
  await awake(page);
  await expect(form(page).getByLabel('Your name')).toHaveValue('Rosa Díaz');
  await expect(form(page).getByLabel(/beforehand/)).toHaveValue('My father died in March.');
  await expect(form(page).getByRole('radio', { name: 'Today' })).toBeChecked();
  await send(page).dblclick();
  await expect(page.getByText('We have your request.')).toBeVisible();
  await expect(
    page.getByText(/A person of our team gets in touch with you by \w+day, .* Pacific time\./),
  ).toBeVisible();
  await expectNoFaults(page, testInfo, 'counseling-received-390');
  const mail = await nextMail(email);
  expect(mail.subject).toBe('We have your request');
  expect(mail.text).not.toMatch(/Rosa|father/);
  await expect(nextMail(email)).rejects.toThrow();
  // Stored: nothing of it stays in this browser.
  await page.reload();
  await awake(page);
  await expect(form(page).getByLabel(/beforehand/)).toHaveValue('');
  faults.splice(0);
});

test('words of danger show who answers right now; our team sees it first and answers, and the page hears of it', async ({
  browser,
  baseURL,
  neighbour,
}, testInfo) => {
  const lastName = `Haddad ${Date.now()}`;
  const member = await neighbour.aMember({ firstName: 'Noor', lastName });
  const page = await pageOf(browser, baseURL, member.cookie);
  await page.setViewportSize(DESK);
  await openSupport(page, '/support?tab=counseling');
  await expect(form(page).getByLabel('Your name')).toHaveValue(`Noor ${lastName}`);
  await expect(form(page).getByLabel('Email address')).toHaveValue(member.email);
  await form(page)
    .getByLabel(/beforehand/)
    .fill('I am going to kill myself tonight. I have the pills here.');
  await send(page).click();
  const worry = page.getByRole('region', { name: /right now/ });
  await expect(worry.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await expect(worry.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  const own = page.getByRole('region', { name: 'Your requests' });
  await expect(own).toContainText('Waiting for our answer');
  await expectNoFaults(page, testInfo, 'counseling-danger-1280');
  // Whoever goes on with the keyboard stays where the button was, and hears that nothing is missing.
  await page.getByRole('button', { name: 'Ask for another talk' }).press('Enter');
  await expect(page.getByText('You have asked already, and we have it.')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await form(page)
    .getByLabel(/beforehand/)
    .fill('One thing more.');
  await expect(form(page).getByText('Looks good!')).toHaveCount(0);

  const { cookie } = await neighbour.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, baseURL, cookie);
  await openItem(staff, 'counseling', ({ person }) => person?.name.includes(lastName) === true);
  const main = staff.getByRole('main');
  await expect(main).toContainText('May be in danger');
  await expect(main).toContainText('I have the pills here');
  await main.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(own).toContainText('Our team answered');
  // Answered, there is nothing to take back any more; the words can go all the same.
  await own.getByRole('button', { name: /Delete the request of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(own).toContainText('What you ask for appears here');
});

test('without scripts the page says how else to reach a person', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/support?tab=counseling');
  const part = page.getByRole('region', { name: 'Counseling', exact: true });
  expect(await part.locator('noscript').innerText()).toContain('This form needs scripts.');
  await expect(part.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
  await expect(part.getByRole('link', { name: '(415) 555-0142' })).toBeVisible();
});
