// Asking for a talk: for visitors and members, kept until it is stored, and answered by a person.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { pageOf } from './papers.ts';
import { openItem } from './queueing.ts';
import { DESK } from './sizes.ts';
import { openSupport } from './supporting.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Ask for a talk' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send the request' });

test('words of danger show who answers right now; our team sees it first and answers, and the page hears of it', {
  tag: '@more',
}, async ({ browser, origin, runningHouse }) => {
  const lastName = `Haddad ${Date.now()}`;
  const member = await runningHouse.aMember({ firstName: 'Noor', lastName });
  const page = await pageOf(browser, origin, member.cookie);
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

  const { cookie } = await runningHouse.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, origin, cookie);
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
