// Coming into the house: an account, a code by mail, a link, a passkey; and what the browser remembers of it.
import type { Page } from '@playwright/test';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';
import {
  anAddress,
  askForAccount,
  askToSignIn,
  bar,
  codeField,
  fillSignUp,
  heading,
  holdTheWelcome,
  wrong,
} from './door.ts';
import { nextCodeTo } from './mail.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

function countVerifications(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login/verify')) sent.push(request.postDataJSON().code);
  });
  return sent;
}

test('a new visitor signs up, reads the code in the local mailbox, lands signed in, signs out, and comes back with a passkey', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await withoutPasskeyOffers(page);
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
async function withoutPasskeyOffers(page: Page) {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

async function addPasskey(page: Page) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('My phone');
  await page.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toBeVisible();
}

test('a passkey that is chosen where the address is typed signs in as well', async ({ page }) => {
  await page.setViewportSize(DESK);
  await aDevice(page);
  const email = anAddress();
  await askForAccount(page, email);
  await codeField(page).fill((await nextCodeTo(email)).code);
  await expect(heading(page)).toHaveText('Welcome, Ada');
  await addPasskey(page);
  await bar(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(bar(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  // The device of this test takes up the browser's offer at once.
  await page.goto('/login?return=/timeline');
  await expect(page).toHaveURL('/timeline');
});

test('somebody who closes the question for a passkey is told what else there is', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.credentials.get = async () => {
      throw new DOMException('closed', 'NotAllowedError');
    };
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(/^No passkey was used, so nothing has changed\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send me a code' })).toBeEnabled();
});

test('the form says what each field needs, and when it is ready', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  await page.getByLabel('Email address').fill('ada@example.org');
  const phone = page.getByLabel('Phone number');
  await phone.fill('415-555-12');
  await phone.blur();
  await expect(page.getByText('Phone number must be at least 10 digits').first()).toBeVisible();
  await phone.fill('(415) 555-0100');
  await page.getByLabel('First name').fill('   ');
  await page.getByLabel('First name').blur();
  await expect(page.getByText('First name is required').first()).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Last name').blur();
  await expect(page.getByText('Looks good!').first()).toBeVisible();
  await expect(page.getByText('Ready to submit!')).toBeVisible();
});

for (const written of ['123-456', '123 456', 'Your code is 123456. It works for 10 minutes.'])
  test(`a code pasted as “${written}” is sent once, by itself`, async ({ page }) => {
    const email = anAddress();
    const sent = countVerifications(page);
    await askForAccount(page, email);
    const { code } = await nextCodeTo(email);
    const asWritten = written.replace(/123(.?)456/, `${code.slice(0, 3)}$1${code.slice(3)}`);
    await codeField(page).evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, asWritten);
    await expect(heading(page)).toHaveText('Welcome, Ada');
    expect(sent).toEqual([code]);
  });

test('a wrong code is said kindly, the field is empty again, and the same digits are not sent twice', async ({
  page,
}) => {
  const email = anAddress();
  const sent = countVerifications(page);
  await askForAccount(page, email);
  const { code } = await nextCodeTo(email);
  await codeField(page).pressSequentially('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Type the six digits from the e-mail')).toBeVisible();
  await codeField(page).fill('');
  await codeField(page).pressSequentially(wrong(code));
  await expect(page.getByText(/^That code did not work\./)).toBeVisible();
  await expect(codeField(page)).toHaveValue('');
  await expect(codeField(page)).toBeFocused();
  await codeField(page).pressSequentially(wrong(code));
  await expect(codeField(page)).toHaveValue('');
  await codeField(page).pressSequentially(code);
  await expect(heading(page)).toHaveText('Welcome, Ada');
  expect(sent).toEqual([wrong(code), code]);
});

test('digits of other scripts are not taken for a code', async ({ page }) => {
  await askForAccount(page, anAddress());
  await codeField(page).pressSequentially('١٢٣a4');
  await expect(codeField(page)).toHaveValue('4');
});

test('a page loaded anew at the code comes back to the code', async ({ page, neighbour }) => {
  const { email } = await neighbour.aMember();
  await askToSignIn(page, email, '/login?return=/timeline');
  await page.reload();
  await expect(page.getByText(`We sent six digits to ${email}.`)).toBeVisible();
  await codeField(page).fill((await nextCodeTo(email)).code);
  await expect(page).toHaveURL('/timeline');
  await page.goto('/about');
  expect(await page.evaluate(() => sessionStorage.getItem('evenlight.code'))).toBeNull();
});

test('a new code can be asked for after a wait in plain sight, and the one before it is refused', async ({
  page,
  neighbour,
}) => {
  const { email } = await neighbour.aMember();
  await page.clock.install();
  await askToSignIn(page, email);
  const first = await nextCodeTo(email);
  const again = page.getByRole('button', { name: 'Send a new code' });
  await expect(again).toBeDisabled();
  await expect(page.getByText(/^You can ask again in \d+ seconds\.$/)).toBeVisible();
  await page.clock.fastForward(31_000);
  await again.click();
  await expect(page.getByText(/^A new code is on its way/)).toBeVisible();
  await expect(again).toBeDisabled();
  await expect(codeField(page)).toBeFocused();
  const second = await nextCodeTo(email);
  await codeField(page).fill(first.code === second.code ? wrong(first.code) : first.code);
  await expect(page.getByText(/^That code did not work\./)).toBeVisible();
  await codeField(page).fill(second.code);
  await expect(page).toHaveURL('/dashboard');
});

test('using a different address keeps what was typed', async ({ page }) => {
  const email = anAddress();
  await askForAccount(page, email);
  await page.getByRole('button', { name: 'Use a different address' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByText('Ready to submit!')).toBeVisible();
});

test('signing up with an address that has an account signs in to it, and changes nothing', async ({
  page,
  neighbour,
}) => {
  const { email } = await neighbour.aMember({ firstName: 'Grace', lastName: 'Hill' });
  await askForAccount(page, email);
  await codeField(page).fill((await nextCodeTo(email)).code);
  await expect(heading(page)).toHaveText('Welcome back, Grace');
  await expect(
    page.getByText(/^An account with this email already exists, .+ Nothing in it was changed\.$/),
  ).toBeVisible();
});

test('an address without an account is told so once it is proven, and taken along to the sign-up', async ({ page }) => {
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

for (const [asked, reached] of [
  ['/family-collaboration?tab=2', '/family-collaboration?tab=2'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['https://evil.example/', '/dashboard'],
] as const)
  test(`after signing in, return=${asked} leads to ${reached}`, async ({ page, neighbour }) => {
    const { email } = await neighbour.aMember();
    const way = `/login?return=${encodeURIComponent(asked)}`;
    await askToSignIn(page, email, way);
    await codeField(page).fill((await nextCodeTo(email)).code);
    await expect(page).toHaveURL(reached);
    await page.goto(way);
    await expect(page).toHaveURL(reached);
  });

test('a plan that was begun before is where signing in leads, and signing out takes it away', async ({
  page,
  neighbour,
}) => {
  await page.setViewportSize(DESK);
  const { email } = await neighbour.aMember();
  await page.goto('/login');
  await page.evaluate(() =>
    localStorage.setItem(
      'evenlight.draft.planning-wizard',
      JSON.stringify({ savedAt: new Date().toISOString(), ownerId: null, value: { step: 2 } }),
    ),
  );
  await askToSignIn(page, email);
  await codeField(page).fill((await nextCodeTo(email)).code);
  await expect(page).toHaveURL('/planning-wizard');
  // As a browser that does not listen to Clear-Site-Data.
  await page.route('**/sign-out', (route) => route.fulfill({ status: 303, headers: { location: '/login' } }));
  await bar(page).getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(/dashboard|login/);
  expect(await page.evaluate(() => localStorage.getItem('evenlight.draft.planning-wizard'))).toBeNull();
});

test('somebody who comes back before their account is deleted keeps it, and is told so', async ({
  page,
  neighbour,
}) => {
  const { id, email } = await neighbour.aMember();
  await neighbour.db.execute(`update users set deletes_at = now() + interval '3 days' where id = '${id}'`);
  await holdTheWelcome(page);
  await askToSignIn(page, email);
  await codeField(page).fill((await nextCodeTo(email)).code);
  await expect(page.getByText(/^Your account will not be deleted\./)).toBeVisible();
});

test('the link of the mail signs in in the same browser, once, and the waiting tab goes on', async ({
  page,
  context,
  neighbour,
}) => {
  const { email } = await neighbour.aMember();
  await askToSignIn(page, email, '/login?return=/timeline');
  const { link } = await nextCodeTo(email);
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

test('the link in another browser says to type the code where it was asked for', async ({
  page,
  browser,
  neighbour,
}) => {
  const { email } = await neighbour.aMember();
  await askToSignIn(page, email);
  const { link, code } = await nextCodeTo(email);
  const elsewhere = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('Type the code where you asked for it');
  await elsewhere.goto('/login/confirm');
  await expect(elsewhere.getByRole('alert')).toContainText('The link is not here any more');
  await elsewhere.context().close();
  await codeField(page).fill(code);
  await expect(page).toHaveURL('/dashboard');
});

// Colours do not change with the width, so each theme is looked at on one of them.
for (const [device, viewport, themes] of [
  ['a phone', PHONE, ['evening']],
  ['a wide screen', DESK, ['day']],
] as const)
  for (const theme of themes)
    test(`nothing on the way in keeps anybody out, on ${device} in the ${theme}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.setViewportSize(viewport);
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      const expectOpen = async (where: string) => {
        const violations = await barriersIn(page);
        expect(violations, where).toEqual([]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(sideways, where).toBeLessThanOrEqual(0);
      };
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Send me a code' })).toBeEnabled();
      await expectOpen('login');
      await page.goto('/login/confirm#token');
      await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeEnabled();
      await expectOpen('confirm');
      const email = anAddress();
      await page.goto('/signup');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('First name is required').first()).toBeVisible();
      await expectOpen('sign-up with everything missing');
      await askForAccount(page, email);
      await expectOpen('code');
      const { code } = await nextCodeTo(email);
      await codeField(page).fill(wrong(code));
      await expect(page.getByText(/^That code did not work\./)).toBeVisible();
      await expectOpen('wrong code');
      await codeField(page).fill(code);
      await expect(heading(page)).toHaveText('Welcome, Ada');
      await expectOpen('signed up');
    });

test('with scripts turned off the door says so, and whom to call', async ({ request }) => {
  for (const path of ['/login', '/signup', '/login/confirm']) {
    const page = await (await request.get(path)).text();
    const notice = /<noscript>(.*?)<\/noscript>/s.exec(page)?.[1];
    expect(notice, path).toContain('This page needs scripts');
    expect(notice, path).toContain('tel:+14155550142');
  }
});
