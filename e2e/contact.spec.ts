// Writing to our team, and the helper in the corner that says when somebody is there.
import { mailReader } from '@evenlight/server/testing/mail-reader';
import { PHONE_NUMBER } from '@evenlight/server/testing/phone-number';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { aDraft, awake, beginWith, openStep, tabTo } from './planning.ts';
import { anAddress } from './sign-in.ts';
import { PHONE } from './sizes.ts';
import { beginSession, openSupport, sendButton } from './supporting.ts';

const nextMail = mailReader(process.env.E2E_DATA_DIR ?? '');
const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' });
const helper = (page: Page) => page.getByRole('complementary', { name: 'Chat with us' });

test('a visitor writes by keyboard on a phone: faults are named, a lost line and a reload lose nothing, and it is one message', {
  tag: '@more',
}, async ({ page, faults }) => {
  const email = anAddress();
  await page.setViewportSize(PHONE);
  await page.goto('/contact');
  await awake(page);
  await tabTo(page, send(page));
  await page.keyboard.press('Enter');
  for (const label of ['Your name', 'Email address', 'Subject', 'Message'])
    await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(new RegExp(`${label} is required`));
  await form(page).getByLabel('Your name').focus();
  await page.keyboard.type('Rosa Díaz');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PHONE_NUMBER);
  await page.keyboard.press('Tab');
  await page.keyboard.type('About my father');
  await page.keyboard.press('Tab');
  await page.keyboard.type('He died in March. What do we do now?');
  await expect(form(page)).toContainText('Ready to submit!');
  await tabTo(page, form(page).getByRole('radio', { name: 'Normal' }));
  await page.keyboard.press('ArrowUp');
  await expect(form(page).getByRole('radio', { name: 'Emergency' })).toBeChecked();
  // The answer gets lost, although the message arrived.
  await page.route(
    '**/api/contact',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await tabTo(page, send(page));
  await page.keyboard.press('Enter');
  const failure = form(page).getByRole('alert').filter({ hasText: 'Failed to Send Message' });
  await expect(failure).toContainText('Please try again or call us directly at (415) 555-0142');
  await expect(failure).toContainText('We could not reach our servers.');
  await page.reload();
  await awake(page);
  await expect(form(page).getByLabel('Your name')).toHaveValue('Rosa Díaz');
  await expect(form(page).getByLabel('Message')).toHaveValue('He died in March. What do we do now?');
  await expect(form(page).getByRole('radio', { name: 'Emergency' })).toBeChecked();
  await send(page).dblclick();
  const received = page.getByRole('status').filter({ hasText: 'Form Submitted' });
  await expect(received).toContainText("We'll get back to you soon.");
  await expect(received).toBeFocused();
  await expect(form(page).getByLabel('Message')).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('message')))).toEqual([]);
  expect((await nextMail(email)).text).not.toMatch(/Rosa|father|March/);
  faults.splice(0);
});

test('without scripts a refused message comes back with every word, and a good one is stored', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: false,
    viewport: PHONE,
    locale: 'en-US',
  });
  const page = await context.newPage();
  await page.goto('/contact');
  await form(page).getByLabel('Your name').fill('Rosa Díaz');
  await form(page).getByLabel('Email address').fill('nowhere');
  await form(page).getByLabel('Message').fill('He died in March.');
  await form(page).getByText('Emergency', { exact: true }).click();
  await send(page).click();
  await expect(form(page).getByLabel('Message')).toHaveValue('He died in March.');
  await expect(form(page).getByRole('radio', { name: 'Emergency' })).toBeChecked();
  await expect(form(page)).toContainText('Please enter a valid email address');
  await expect(form(page)).toContainText('Subject is required');
  await expect(form(page)).toContainText('Failed to Send Message');
  await expect(form(page).getByText('If someone is in danger').filter({ visible: true })).toHaveCount(1);
  await form(page).getByLabel('Email address').fill(anAddress());
  await form(page).getByLabel('Subject').fill('A question');
  await send(page).click();
  await expect(page.getByText('Form Submitted')).toBeVisible();
});

test('on a static page the helper opens a chat, and can be put away for this visit', { tag: '@more' }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await helper(page)
    .getByRole('button', { name: /^WhatsApp (Online|After Hours)$/ })
    .click();
  const chat = helper(page).getByRole('link', { name: /^WhatsApp/ });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/14155550142\?text=Hello%2C%20I%20would%20like%20help/);
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('rel', /noopener/);
  await expect(helper(page)).toContainText('Mon-Fri 9 AM - 6 PM, Sat-Sun 10 AM - 4 PM (PST)');
  await expect(helper(page)).toContainText('Our phone is answered 24/7');
  await expect(helper(page).getByRole('link', { name: '(415) 555-0142' })).toHaveAttribute('href', 'tel:+14155550142');
  await helper(page).getByRole('button', { name: 'Put this away for now' }).click();
  await expect(helper(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/services');
  await expect(helper(page)).toBeHidden();
  await page.goto('/vendor-marketplace');
  await awake(page);
  await expect(helper(page)).toBeHidden();
});

test('a helper that was put away does not flash up on a page, and is there where its script never comes', {
  tag: '@more',
}, async ({ page, faults }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/assets/static-page*', (route) => route.abort());
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // Begun again: how long a busy machine took to come here says nothing.
  const first = await page.locator('#helper-corner').evaluate((corner) => {
    corner.style.setProperty('animation', 'none', 'important');
    const without = getComputedStyle(corner).visibility;
    corner.style.removeProperty('animation');
    return { without, with: getComputedStyle(corner).visibility };
  });
  expect(first).toEqual({ without: 'visible', with: 'hidden' });
  await expect(helper(page)).toBeVisible();
  // On a wide screen the chat is one press away, and beside it stands when it is answered.
  await expect(helper(page).getByRole('link', { name: /^WhatsApp (Online|After Hours)$/ })).toBeVisible();
  await helper(page).getByRole('button', { name: 'When the chat is answered' }).click();
  await expect(helper(page).getByText('Our phone is answered 24/7')).toBeVisible();
  faults.splice(0);
});

test('the helper stands above the vendors that are compared and the bar of the wizard, and leaves typing, chat and payments alone', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/vendor-marketplace');
  await awake(page);
  const restingAt = (await helper(page).boundingBox())?.y ?? 0;
  const add = page.getByRole('button', { name: /^Add to Compare/ }).first();
  await add.click();
  await page.getByRole('button', { name: 'Close the comparison' }).click();
  const compare = page.getByRole('button', { name: 'Compare (1)' });
  await expect(async () => {
    const [above, below] = [await helper(page).boundingBox(), await compare.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    expect(above?.y).toBeLessThan(restingAt);
  }).toPass();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await beginWith(page, aDraft());
    await openStep(page, 5);
    const bar = page.locator('[data-bottom-bar]');
    await expect(async () => {
      const [above, below] = [await helper(page).boundingBox(), await bar.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }).toPass();
  }
  await page.goto('/contact');
  await awake(page);
  await form(page).getByLabel('Subject').focus();
  await expect(helper(page)).toBeHidden();
  await page.goto('/pay');
  await expect(helper(page)).toHaveCount(0);
  await openSupport(page);
  await expect(helper(page)).toBeVisible();
  await beginSession(page, 'My father');
  await expect(sendButton(page)).toBeVisible();
  await expect(helper(page)).toBeHidden();
});
