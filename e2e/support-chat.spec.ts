// Grief support: conversations with a program that says what it is, and keeps what was said for one person alone.
import { expect, test } from './browser.ts';
import { bar } from './door.ts';
import { expectNoFaults, expectToFitTheSmallest, otherDevice } from './papers.ts';
import { awake, tabTo } from './planning.ts';
import {
  answers,
  beginSession,
  DESK,
  field,
  log,
  openSupport,
  PHONE,
  say,
  sayAndHear,
  sendButton,
} from './supporting.ts';

const PATHS = ['/support', '/grief-support', '/emotional-support'];

test('all three addresses show the same page, with the crisis lines first, to visitors too', async ({ page }) => {
  for (const path of PATHS) {
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
});

test('visitors are asked to sign in for a conversation, and led back; the other parts are open to them', async ({
  page,
}) => {
  await page.goto('/grief-support');
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true });
  await expect(signIn).toHaveAttribute('href', '/login?return=%2Fgrief-support');
  for (const [name, tab] of [
    ['Resources', 'resources'],
    ['Support Groups', 'groups'],
    ['Counseling', 'counseling'],
    ['Self-Care', 'self-care'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/grief-support?tab=${tab}`);
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Crisis lines' })).toBeVisible();
    await expect(signIn).toHaveCount(0);
  }
});

test('a conversation begins with a title, says that a program answers, and is answered', async ({
  signedInPage: page,
}) => {
  await openSupport(page);
  await page.getByRole('button', { name: 'New session' }).click();
  const dialog = page.getByRole('dialog', { name: 'New session' });
  await dialog.getByLabel('Title').fill('   ');
  await dialog.getByRole('button', { name: 'Start session' }).click();
  await expect(dialog.getByLabel('Title')).toHaveAccessibleDescription(/is required/);
  await page.route(
    '**/api/support/sessions',
    (route) => route.fulfill({ status: 503, json: { code: 'server.busy' } }),
    {
      times: 1,
    },
  );
  await dialog.getByLabel('Title').fill('  My mother ');
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Start session' }).click({ timeout: 1_000 });
    await expect(dialog).toContainText('Failed to start support session. Please try again.', { timeout: 1_000 });
  }).toPass();
  await expect(dialog.getByLabel('Title')).toHaveValue('  My mother ');
  await expect(async () => {
    // A press that was heard late has closed it meanwhile.
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Start session' }).click({ timeout: 1_000 });
    await expect(dialog).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveURL(/\?session=[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'My mother' })).toBeFocused();
  const chosen = page.getByRole('link', { name: /My mother/ });
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await expect(chosen).toContainText('active');
  await expect(answers(page)).toHaveCount(1);
  await sayAndHear(page, 'My mother died last week and the house is so quiet.');
  await expect(field(page)).toHaveValue('');
  await expect(page.getByText(/\/10|empathy/i)).toHaveCount(0);
});

test('what was said is there after a reload and on another device, as it happens', async ({
  signedInPage: page,
  browser,
  baseURL,
}) => {
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
  const phone = await otherDevice(page, browser, baseURL);
  await phone.setViewportSize(PHONE);
  await openSupport(phone);
  await phone.getByRole('link', { name: /For my father/ }).click();
  await expect(log(phone)).toContainText('My father died in March.');
  await sayAndHear(page, 'He liked to fish.');
  await expect(log(phone)).toContainText('He liked to fish.');
  await expect(answers(phone)).toHaveCount(3);
  await phone.getByRole('link', { name: 'All conversations' }).click();
  await expect(phone.getByRole('heading', { name: 'Your conversations' })).toBeFocused();
});

test('a message that was left without its answer asks for it by itself', async ({ signedInPage: page, faults }) => {
  await openSupport(page);
  await beginSession(page, 'Left in between');
  await page.route('**/reply', (route) => route.abort(), { times: 1 });
  await say(page, 'I miss my sister.');
  await expect(page.getByText('The answer did not arrive. Your message did.')).toBeVisible();
  await page.reload();
  await awake(page);
  await expect(answers(page)).toHaveCount(2);
  // The lost line is all that the browser may complain of; so below.
  faults.splice(0);
});

test('pressed twice it is sent once', async ({ signedInPage: page }) => {
  await openSupport(page);
  await beginSession(page, 'Trembling fingers');
  await field(page).fill('I cannot sleep.');
  await sendButton(page).dblclick();
  await expect(answers(page)).toHaveCount(2);
  await expect(log(page).getByText('I cannot sleep.', { exact: true })).toHaveCount(1);
  // Meant twice, it is said twice.
  await sayAndHear(page, 'I cannot sleep.');
  await expect(log(page).getByText('I cannot sleep.', { exact: true })).toHaveCount(2);
});

test('what could not be sent stays in the field, with the lines beside it, and is sent once', async ({
  signedInPage: page,
  faults,
}) => {
  await openSupport(page);
  await beginSession(page, 'A bad line');
  // It arrives, and the page never hears of it.
  await page.route(
    '**/messages',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await field(page).fill('It is our wedding day.');
  await sendButton(page).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to send message. Please try again.' });
  await expect(failure).toBeVisible();
  await expect(failure.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await expect(field(page)).toHaveValue('It is our wedding day.');
  await page.reload();
  await awake(page);
  await expect(field(page)).toHaveValue('It is our wedding day.');
  await sendButton(page).click();
  await expect(field(page)).toHaveValue('');
  await expect(answers(page)).toHaveCount(2);
  await expect(log(page).getByText('It is our wedding day.')).toHaveCount(1);
  faults.splice(0);
});

test('without a connection it says so, keeps the words, and sends them later', async ({
  signedInPage: page,
  faults,
}) => {
  await openSupport(page);
  await beginSession(page, 'On the train');
  await page.context().setOffline(true);
  await field(page).fill('We are in the tunnel.');
  await sendButton(page).click();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
  await expect(field(page)).toHaveValue('We are in the tunnel.');
  await page.context().setOffline(false);
  await sendButton(page).click();
  await expect(answers(page)).toHaveCount(2);
  faults.splice(0);
});

test('signing out leaves nothing of what was typed in this browser', async ({ signedInPage: page }) => {
  await openSupport(page);
  await beginSession(page, 'Private');
  await field(page).fill('Nobody shall read this.');
  await page.setViewportSize(DESK);
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(await kept()).toContain('Nobody shall read this.');
  await bar(page).getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('/');
  expect(await kept()).not.toContain('Nobody shall read this.');
});

test('a conversation is deleted after being asked, and all of them for good', async ({ signedInPage: page }) => {
  await openSupport(page);
  await beginSession(page, 'The first');
  await beginSession(page, 'The second');
  await page.getByRole('button', { name: 'Delete the conversation: The second' }).click();
  const one = page.getByRole('dialog', { name: 'Delete this conversation?' });
  await one.getByRole('button', { name: 'Keep it' }).click();
  await expect(one).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete the conversation: The second' })).toBeFocused();
  await page.keyboard.press('Enter');
  await one.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page.getByRole('heading', { name: 'Your conversations' })).toBeFocused();
  await expect(page.getByRole('link', { name: /The second/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete all conversations' }).click();
  const all = page.getByRole('dialog', { name: 'Delete all conversations?' });
  await expect(all).toContainText('for good');
  await all.getByRole('button', { name: 'Delete all for good' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.reload();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

test('a deleted conversation is gone from the way back and from other tabs, with what was not sent', async ({
  signedInPage: page,
  faults,
}) => {
  await openSupport(page);
  await beginSession(page, 'To be gone');
  await sayAndHear(page, 'She liked the sea.');
  await field(page).fill('And the wind.');
  const other = await page.context().newPage();
  await openSupport(other, page.url());
  await expect(log(other)).toContainText('She liked the sea.');
  await page.getByRole('button', { name: 'Delete the conversation: To be gone' }).click();
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page).toHaveURL('/support');
  await expect(other.getByText('This conversation cannot be shown')).toBeVisible();
  await expect(other.getByText('She liked the sea.')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('This conversation cannot be shown')).toBeVisible();
  await expect(page.getByText('She liked the sea.')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('And the wind.');
  // The browser notes that the conversation is not there.
  faults.splice(0);
});

test('an address of a conversation that is not one’s own says so kindly', async ({ signedInPage: page }) => {
  await openSupport(page, '/support?session=019a8a4e-0000-7000-8000-000000000000');
  await expect(page.getByText('This conversation cannot be shown')).toBeVisible();
  await page.getByRole('link', { name: 'All conversations' }).last().click();
  await expect(page).toHaveURL('/support');
});

for (const viewport of [PHONE, DESK])
  test(`by keys alone at ${viewport.width} pixels: begin, write, hear, delete; and nothing keeps people out`, async ({
    signedInPage: page,
  }, testInfo) => {
    await page.setViewportSize(viewport);
    await openSupport(page);
    await expectNoFaults(page, testInfo, 'no-sessions');
    await tabTo(page, page.getByRole('button', { name: 'New session' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Title'));
    await page.keyboard.type('By keys');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'By keys' })).toBeFocused();
    await tabTo(page, field(page));
    await page.keyboard.type('My wife died.');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('We were married forty years.');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText('We were married forty years.');
    await expect(answers(page)).toHaveCount(2);
    await expect(field(page)).toBeFocused();
    await expectNoFaults(page, testInfo, 'chat');
    if (viewport === PHONE) await expectToFitTheSmallest(page, testInfo, 'chat');
    await expect(field(page)).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Delete the conversation: By keys' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Delete it for good' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing here yet')).toBeVisible();
  });
