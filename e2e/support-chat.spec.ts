// Grief support: conversations with a program that says what it is, and keeps what was said for one person alone.
import { expect, test } from './browser.ts';
import { otherDevice } from './papers.ts';
import { awake, tabTo } from './planning.ts';
import { bar } from './sign-in.ts';
import { DESK, PHONE } from './sizes.ts';
import { answers, beginSession, field, log, openSupport, sayAndHear } from './supporting.ts';

test('a visitor finds the same page at all three addresses, with the crisis lines first, and every part but the chat open', {
  tag: '@more',
}, async ({ page }) => {
  for (const path of ['/support', '/emotional-support', '/grief-support']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grief support');
    const lines = page.getByRole('region', { name: 'Crisis lines' });
    await expect(lines.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expect(lines.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
    await expect(lines.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
    const tabs = page.getByRole('navigation', { name: 'Kinds of support' }).getByRole('link');
    await expect(tabs).toHaveText(['AI Support', 'Resources', 'Support Groups', 'Counseling', 'Self-Care']);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe('/support');
  }
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true });
  await expect(signIn).toHaveAttribute('href', '/login?return=%2Fgrief-support');
  for (const [name, tab] of [
    ['Resources', 'resources'],
    ['Support Groups', 'groups'],
    ['Counseling', 'counseling'],
    ['Self-Care', 'self-care'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(`/grief-support?tab=${tab}`);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Crisis lines' })).toBeVisible();
    await expect(signIn).toHaveCount(0);
  }
});

test('by keys alone on a phone: begin, write, hear, delete; and signing out leaves nothing of what was typed', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  await page.setViewportSize(PHONE);
  await openSupport(page);
  await tabTo(page, page.getByRole('button', { name: 'New session' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('What is on your mind?'));
  await page.keyboard.type('My wife died.');
  await tabTo(page, page.getByRole('button', { name: 'Start session' }));
  await page.keyboard.press('Enter');
  // The first words are sent by themselves, and whoever has keys goes on in the box.
  await expect(answers(page)).toHaveCount(2);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('We were married');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('forty years.');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('forty years.');
  await expect(answers(page)).toHaveCount(3);
  await expect(field(page)).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Change the title: My wife died.' }));
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Title/ }).fill('By keys');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'By keys' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Delete the conversation: By keys' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Delete it for good' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing here yet')).toBeVisible();

  await beginSession(page, 'Private');
  await field(page).fill('Nobody shall read this.');
  await page.setViewportSize(DESK);
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(await kept()).toContain('Nobody shall read this.');
  await bar(page).getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('/');
  expect(await kept()).not.toContain('Nobody shall read this.');
});

test('what was said is there after a reload and on another device, as it happens; deleted, it is gone from all', {
  tag: '@more',
}, async ({ signedInPage: page, browser, origin, faults }) => {
  await openSupport(page);
  await beginSession(page, 'For my father');
  await sayAndHear(page, 'My father died in March.');
  const said = await log(page).innerText();
  await page.reload();
  await awake(page);
  await expect.poll(() => log(page).innerText()).toBe(said);
  const belowTheEnd = () =>
    page
      .getByRole('region', { name: 'Messages' })
      .evaluate(({ scrollHeight, clientHeight, scrollTop }) => Math.round(scrollHeight - clientHeight - scrollTop));
  await expect.poll(belowTheEnd).toBe(0);
  const phone = await otherDevice(page, browser, origin);
  await phone.setViewportSize(PHONE);
  await openSupport(phone);
  await phone.getByRole('link', { name: /For my father/ }).click();
  await expect(log(phone)).toContainText('My father died in March.');
  await sayAndHear(page, 'He liked to fish.');
  await expect(log(phone)).toContainText('He liked to fish.');
  await expect(answers(phone)).toHaveCount(3);
  await phone.getByRole('link', { name: 'All conversations' }).click();
  await expect(phone.getByRole('heading', { name: 'Your conversations' })).toBeFocused();

  const other = await page.context().newPage();
  await openSupport(other, page.url());
  await expect(log(other)).toContainText('He liked to fish.');
  await page.getByRole('button', { name: 'Delete the conversation: For my father' }).click();
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page).toHaveURL('/support');
  await expect(other.getByText('This conversation cannot be shown')).toBeVisible();
  await expect(other.getByText('He liked to fish.')).toHaveCount(0);
  await expect(phone.getByText('Nothing here yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  // The browser notes that the conversation is not there.
  faults.splice(0);
});
