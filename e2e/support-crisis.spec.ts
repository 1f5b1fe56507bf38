// When somebody's words give reason to worry: the lines are there at once and stay, and nobody but the person takes
// them away. Our team learns whom to call, and nothing else.

import { PHONE_LINK, PHONE_NUMBER } from '@evenlight/server/testing/phone-number';
import { expect, test } from './browser.ts';
import { otherDevice, pageOf } from './papers.ts';
import { awake, tabTo } from './planning.ts';
import { openItem } from './queueing.ts';
import { DESK, PHONE } from './sizes.ts';
import { beginSession, field, notice, openSupport, say } from './supporting.ts';

const IN_DANGER = 'I am going to kill myself tonight. I have the pills here.';
const TOAST = 'If you’re in immediate danger, please call 988 or 911';

test('words of danger are answered by lines that stay in view, on all devices, until the person says by keys that they are safe', async ({
  signedInPage: page,
  browser,
  origin,
}) => {
  const other = await otherDevice(page, browser, origin);
  await openSupport(other);
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    await openSupport(page);
    await beginSession(page, `Tonight, ${viewport.width}`);
    await say(page, IN_DANGER);
    await expect(page.locator('[data-toast]')).toContainText(TOAST);
    await expect(notice(page).getByRole('link', { name: 'Call 988' })).toBeInViewport({ ratio: 1 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    if (viewport === PHONE) break;
    await notice(page).getByRole('button', { name: 'I am safe now' }).click();
    await page.getByRole('button', { name: 'Yes, I am safe' }).click();
    await expect(notice(page)).toHaveCount(0);
  }
  await page.locator('[data-toast]').getByRole('button', { name: 'Close' }).click();
  // As much as a keyboard leaves.
  await page.setViewportSize({ width: PHONE.width, height: 440 });
  await field(page).scrollIntoViewIfNeeded();
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(PHONE);
  await expect(notice(other)).toBeVisible();

  // A denial does not take it away; neither does a reload.
  await say(page, 'I am fine, forget it.');
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await awake(page);
  await expect(notice(page)).toBeVisible();
  await tabTo(page, notice(page).getByRole('link', { name: 'Call 988' }));
  await tabTo(page, notice(page).getByRole('button', { name: 'I am safe now' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Yes, I am safe' }));
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Somebody to talk to' })).toContainText('Call 988');
  await expect(notice(other)).toHaveCount(0);
});

test('whoever asks for a call is seen by our team at once with name and number, and nothing of what was written', {
  tag: '@more',
}, async ({ signedInPage: page, browser, origin, runningHouse }) => {
  const { cookie } = await runningHouse.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, origin, cookie);
  await staff.goto('/staff');
  await awake(staff);
  await openSupport(page);
  await beginSession(page, 'A secret title');
  // Others write of pills to our team, who read that; of this conversation they read nothing.
  const onlyHere = `kettle${Date.now()}`;
  await say(page, `${IN_DANGER} My ${onlyHere}.`);
  await notice(page).getByRole('button', { name: 'Ask us to call you' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask us to call you' });
  const name = `Ada of test ${Date.now()}`;
  await dialog.getByLabel('Your name').fill(name);
  await dialog.getByLabel('Phone number').fill(PHONE_NUMBER);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Ask for the call' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(notice(page)).toContainText('You asked us to call you');

  // The open list shows it by itself.
  await expect(staff.locator('main li').filter({ hasText: name })).toBeVisible({ timeout: 35_000 });
  await openItem(staff, 'crisis-alert', ({ person }) => person?.name === name);
  await expect(staff.getByRole('link', { name: PHONE_NUMBER })).toHaveAttribute('href', PHONE_LINK);
  const line = staff.getByRole('region', { name: 'The call' });
  await expect(line).toContainText('In danger themselves');
  await expect(line).toContainText('English');
  for (const secret of [onlyHere, 'secret title']) await expect(staff.locator('body')).not.toContainText(secret);
  for (const secret of ['pills', 'kill']) await expect(staff.getByRole('main')).not.toContainText(secret);
  await line.getByRole('button', { name: `I will call: ${name}` }).click();
  await expect(line).toContainText('Carla');
  await expect(notice(page)).toContainText('is about to call you');
  const hands = staff.getByRole('region', { name: 'In whose hands' });
  await expect(hands).toContainText('It is in your hands');
  await line.getByRole('button', { name: `Reached: ${name}` }).click();
  await expect(line.getByRole('button')).toHaveCount(0);
  await expect(hands).toContainText('Answered by Carla Ruiz');
  await expect(notice(page)).toContainText('Our team has called you.');
});

test('without scripts the protocol, the groups and the ways to a person can be read by anybody', {
  tag: '@more',
}, async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/support/safety');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we keep the chat safe');
  await expect(page.getByRole('main')).toContainText('How often we pointed to help');
  await expect(page.getByRole('main')).toContainText(/None so far|\d+ referrals?/);
  await page.goto('/support');
  await expect(page.getByRole('link', { name: 'How we keep this chat safe' })).toHaveAttribute(
    'href',
    '/support/safety',
  );

  await page.goto('/grief-support?tab=groups');
  const groups = page.getByRole('region', { name: 'Support Groups', exact: true });
  const cards = groups.locator('li[aria-labelledby]');
  await expect(cards).toHaveCount(4);
  await expect(groups.getByText('Sample listing')).toHaveCount(4);
  const circle = page.getByRole('listitem', { name: 'Tuesday Evening Circle', exact: true });
  await expect(circle).toContainText('of 12 seats');
  await expect(circle).not.toContainText('Sample Street');
  await groups.getByRole('link', { name: 'Virtual' }).click();
  await expect(page).toHaveURL('/grief-support?tab=groups&kind=virtual');
  await expect(cards).toHaveCount(1);
  const file = await page.request.get(
    (await cards.getByRole('link', { name: /Add to calendar/ }).getAttribute('href')) ?? '',
  );
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).not.toContain('sample-call');

  await page.goto('/support?tab=counseling');
  const part = page.getByRole('region', { name: 'Counseling', exact: true });
  expect(await part.locator('noscript').innerText()).toContain('This form needs scripts.');
  await expect(part.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
  await expect(part.getByRole('link', { name: '(415) 555-0142' })).toBeVisible();
});
