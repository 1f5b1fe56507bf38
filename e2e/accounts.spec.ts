// Signing up and in: an account, a code by mail, a link, a passkey.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { nextCodeTo } from './mail.ts';
import {
  anAddress,
  askForAccount,
  askToSignIn,
  bar,
  codeField,
  fillSignUp,
  heading,
  holdTheWelcome,
} from './sign-in.ts';
import { DESK } from './sizes.ts';

test('a new visitor signs up, reads the code in the local mailbox, lands signed in, and comes back with a passkey: by the button, and where the address is typed', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await withoutPasskeyOffers(page, '/login?return=/timeline');
  await aDevice(page);
  const email = anAddress();
  const counted = page.waitForRequest((request) => request.url().endsWith('/api/moments'));
  await askForAccount(page, email);
  await nextCodeTo(email);
  const mailbox = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'local mailbox' }).click();
  const mails = await mailbox;
  const mine = mails.getByRole('listitem').filter({ hasText: email });
  await mine.getByRole('link', { name: 'Your Evenlight code' }).click();
  const code = await mails.getByText(/^\d{6}$/).textContent();
  await mails.close();
  await codeField(page).fill(code ?? '');
  await expect(heading(page)).toHaveText('Welcome, Ada');
  await expect(heading(page)).toBeFocused();
  expect((await counted).postDataJSON()).toEqual({ moment: 'signed-up', mayForward: false });
  await expect(bar(page).locator('summary')).toContainText('Hello, Ada');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Start Planning' })).toHaveAttribute('href', '/planning');
  await expect(main.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');

  await addPasskey(page);
  await bar(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(bar(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await bar(page).getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(bar(page).locator('summary')).toContainText('Hello, Ada');

  await bar(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(bar(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  // The device of this test takes up the browser's offer at once.
  await page.goto('/login?return=/timeline');
  await expect(page).toHaveURL('/timeline');
});

/** A phone or computer with a lock of its own, which its owner touches whenever it asks. */
async function aDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The browser then offers no passkey by itself where the address is typed, and the button is what is pressed. */
async function withoutPasskeyOffers(page: Page, except: string) {
  await page.addInitScript((offered) => {
    if (location.href.endsWith(offered)) return;
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  }, except);
}

async function addPasskey(page: Page) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('My phone');
  await page.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toBeVisible();
}

test('an address without an account is told so once it is proven, and taken along to the sign-up', {
  tag: '@more',
}, async ({ page }) => {
  const email = anAddress();
  await askToSignIn(page, email, '/login?return=/timeline');
  await codeField(page).fill((await nextCodeTo(email)).code);
  await expect(page.getByText('No account found with this email address.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page).toHaveURL('/signup?return=%2Ftimeline');
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await codeField(page).fill((await nextCodeTo(email)).code);
  await page.getByRole('link', { name: 'Go on where you were' }).click();
  await expect(page).toHaveURL('/timeline');
});

test('the link of the mail signs in in the same browser alone, once, and the waiting tab goes on', {
  tag: '@more',
}, async ({ page, context, browser, runningHouse }) => {
  const { email } = await runningHouse.aMember();
  await askToSignIn(page, email, '/login?return=/timeline');
  const { link } = await nextCodeTo(email);
  const elsewhere = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('Type the code where you asked for it');
  await elsewhere.goto('/login/confirm');
  await expect(elsewhere.getByRole('alert')).toContainText('The link is not here any more');
  await elsewhere.context().close();

  const other = await context.newPage();
  await other.goto(link);
  await expect(other).toHaveURL('/login/confirm');
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  // Opening it has spent nothing.
  const again = await context.newPage();
  await again.goto(link);
  await other.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(other).toHaveURL('/timeline');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL('/timeline');
  await again.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(again.getByRole('alert')).toContainText('This link does not work any more');
});

test('the whole way in works with the keyboard alone', { tag: '@more' }, async ({ page, runningHouse }) => {
  const { email } = await runningHouse.aMember();
  const letGo = await holdTheWelcome(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Send me a code' })).toBeEnabled();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type((await nextCodeTo(email)).code);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Welcome back, Ada' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Go there now' })).toBeFocused();
  await letGo();
  await expect(page).toHaveURL('/dashboard');
});

test('with scripts turned off the sign-in page says so, and whom to call', async ({ request }) => {
  for (const path of ['/login', '/signup', '/login/confirm']) {
    const page = await (await request.get(path)).text();
    const notice = /<noscript>(.*?)<\/noscript>/s.exec(page)?.[1];
    expect(notice, path).toContain('This page needs scripts');
    expect(notice, path).toContain('tel:+14155550142');
  }
});
