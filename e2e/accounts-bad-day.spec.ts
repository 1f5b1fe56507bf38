// The doors of the house on a bad day: lost connections, refusals, pages loaded anew; and by keyboard alone.
import { expect, test } from './browser.ts';
import { anAddress, askForAccount, askToSignIn, codeField, fillSignUp, heading, holdTheWelcome } from './door.ts';
import { nextCodeTo } from './mail.ts';

test('what goes wrong is said in the words of the screen, and nothing typed is lost', async ({ page, faults }) => {
  const email = anAddress();
  await page.goto('/login');
  await page.route('**/api/login', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByLabel('Email address').fill(email);
  const send = page.getByRole('button', { name: 'Send me a code' });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Login failed. Please try again.');
  await page.unroute('**/api/login');
  await page.route('**/api/login', (route) => route.abort('connectionfailed'));
  await send.click();
  await expect(page.getByRole('alert')).toContainText('We could not reach our servers.');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  // The browser reports the connection that this test has cut.
  faults.splice(0);
  const refusal = { code: 'request.invalid', error: 'x', fields: { phone: 'Not this number' }, requestId: '1' };
  await page.route('**/api/users', (route) => route.fulfill({ status: 400, json: refusal }));
  await page.goto('/signup');
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please fill in all required fields correctly.')).toBeVisible();
  await expect(page.getByText('Not this number').first()).toBeVisible();
});

test('the whole way in works with the keyboard alone', async ({ page, neighbour }) => {
  const { email } = await neighbour.aMember();
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

test('the mail program takes the page away for a while, and the connection with it: the digits are still there', async ({
  page,
  context,
  faults,
}) => {
  const email = anAddress();
  await askForAccount(page, email);
  await codeField(page).fill('12345');
  await context.setOffline(true);
  const looked = page.waitForEvent('requestfailed');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await looked;
  await expect(codeField(page)).toHaveValue('12345');
  await context.setOffline(false);
  // The browser reports the connection that this test has cut.
  faults.splice(0);
});

test('going back from the code keeps the address, and the focus is not lost', async ({ page }) => {
  const email = anAddress();
  await askForAccount(page, email);
  await page.reload();
  await expect(codeField(page)).toBeVisible();
  await page.getByRole('button', { name: 'Use a different address' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(heading(page)).toBeFocused();
});

test('the button behind the link is pressed twice, and signs in once', async ({ page, neighbour }) => {
  const { email } = await neighbour.aMember();
  await askToSignIn(page, email);
  const { link } = await nextCodeTo(email);
  const sent: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/api/login/link') && sent.push(request.url())));
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).dblclick();
  await expect(page).toHaveURL('/dashboard');
  expect(sent).toHaveLength(1);
});

test('an account that could not be made is said so', async ({ page }) => {
  await page.route('**/api/users', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto('/signup');
  await fillSignUp(page, anAddress());
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to create account.' })).toContainText(
    'Failed to create account. Please try again.',
  );
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('a new account leads back to a plan that was begun before', async ({ page }) => {
  const email = anAddress();
  await page.goto('/signup');
  await page.evaluate(() =>
    localStorage.setItem(
      'evenlight.draft.planning-wizard',
      JSON.stringify({ savedAt: new Date().toISOString(), ownerId: null, value: { step: 2 } }),
    ),
  );
  await askForAccount(page, email);
  await codeField(page).fill((await nextCodeTo(email)).code);
  await page.getByRole('link', { name: 'Go back to the plan you began' }).click();
  await expect(page).toHaveURL('/planning-wizard');
});
