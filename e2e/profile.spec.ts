// /profile: one's own record, devices, passkeys, what we write, taking everything along, and leaving.
import type { UserId } from '@evenlight/contract/ids';
import type { openNeighbour } from '@evenlight/server/testing/neighbour';
import { readZip } from '@evenlight/server/testing/read-zip';
import type { Locator, Page } from '@playwright/test';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';
import { nextCodeTo } from './mail.ts';
import { lookAt } from './papers.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const personal = (page: Page) => section(page, 'Personal Information');

async function openProfile(page: Page) {
  await page.goto('/profile');
  // The lists come once the scripts are awake.
  await expect(section(page, 'Where you are signed in').getByText('This device')).toBeVisible({ timeout: 20_000 });
}

type Neighbour = Awaited<ReturnType<typeof openNeighbour>>;

async function whoIsHere(page: Page): Promise<{ id: UserId; email: string; createdAt: string }> {
  return (await page.request.get('/api/session')).json();
}

/** As if they had signed in a while ago: weighty things now ask who is there. */
async function letProofExpire(page: Page, { db }: Neighbour) {
  const { id, email } = await whoIsHere(page);
  await db.execute(`update sessions set proven_at = null where user_id = '${id}'`);
  return { id, email };
}

/** Whoever works with keys goes on from where they are, and not from the top of the page. */
async function expectFocusInside(place: Locator) {
  await expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

const inLosAngeles = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' });

/** Holds back what is sent to an address until told to let it go. */
async function holdBack(page: Page, address: string) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    sent.push(route.request().postDataJSON());
    await promise;
    await route.continue();
  });
  return { sent, letGo };
}

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a wide screen', DESK],
] as const) {
  test(`nothing keeps people out of the profile on ${device}`, async ({ signedInPage: page }, testInfo) => {
    await page.setViewportSize(viewport);
    await openProfile(page);
    await expect(section(page, 'What we write to you').getByRole('switch')).toHaveCount(5);
    await lookAt(page, testInfo, 'profile');
    expect(await barriersIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);

    await button(page, 'Edit').click();
    await lookAt(page, testInfo, 'profile-edit');
    expect(await barriersIn(page)).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(page, 'Delete my account').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await lookAt(page, testInfo, 'leave');
    expect(await barriersIn(page, { within: '[role="dialog"]' })).toEqual([]);
  });
}

test('a visitor is shown to the door, and back here afterwards', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?return=%2Fprofile');
});

test('cancelling puts every field back as it was', async ({ signedInPage: page }) => {
  await openProfile(page);
  await button(page, 'Edit').click();
  const form = page.getByRole('form', { name: 'Personal Information' });
  await expect(form.getByLabel('First name')).toBeFocused();
  await form.getByLabel('First name').fill('Somebody');
  await button(page, 'Cancel').click();
  await expect(button(page, 'Edit')).toBeFocused();
  await expect(personal(page)).not.toContainText('Somebody');
  await button(page, 'Edit').click();
  await expect(form.getByLabel('First name')).toHaveValue('Ada');
});

test('each field says what it needs, and the phone may stay empty', async ({ signedInPage: page }) => {
  await openProfile(page);
  await button(page, 'Edit').click();
  const form = page.getByRole('form', { name: 'Personal Information' });
  for (const [label, text] of [
    ['First name', ''],
    ['Last name', ' '],
    ['Email address', 'ada@'],
    ['Phone number', ''],
  ] as const)
    await form.getByLabel(label).fill(text);
  await button(page, 'Save').click();
  await expect(form.getByRole('region').getByRole('link')).toHaveText([
    'First name is required',
    'Last name is required',
    'Invalid email address',
  ]);
});

test('saving shows "Profile Updated", changes the greeting at once and is there after a reload', async ({
  signedInPage: page,
}) => {
  await openProfile(page);
  await button(page, 'Edit').click();
  const form = page.getByRole('form', { name: 'Personal Information' });
  await form.getByLabel('First name').fill('Adaeze');
  await form.getByLabel('Phone number').fill('(415) 555-0142');
  await button(page, 'Save').click();
  await expect(page.locator('[data-toast]')).toContainText('Profile Updated');
  await expect(page.getByRole('banner')).toContainText('Adaeze');
  await expect(personal(page)).toContainText('Adaeze');
  await expect(personal(page)).toContainText('(415) 555-0142');
  await page.reload();
  await expect(personal(page)).toContainText('Adaeze');
});

test('when saving fails, it says so and keeps what was typed', async ({ signedInPage: page }) => {
  await openProfile(page);
  await button(page, 'Edit').click();
  const form = page.getByRole('form', { name: 'Personal Information' });
  await form.getByLabel('First name').fill('Adaeze');
  await page.route('**/api/users/*', (route) => route.fulfill({ status: 500, json: { code: 'server.failed' } }));
  await button(page, 'Save').click();
  await expect(form.getByRole('alert')).toHaveText('Failed to update profile. Please try again.');
  await expect(form.getByLabel('First name')).toHaveValue('Adaeze');
  await page.unroute('**/api/users/*');
  await button(page, 'Save').click();
  await expect(page.locator('[data-toast]')).toContainText('Profile Updated');
});

for (const [code, status, sentence] of [
  ['session.required', 401, 'You are not signed in any more. Sign in and you can go on where you were.'],
  ['request.too_many', 429, 'You have tried this several times in a short while. Wait a little, then try again.'],
] as const) {
  test(`a save refused with ${status} says why and what to do, and nothing else`, async ({ signedInPage: page }) => {
    await openProfile(page);
    await button(page, 'Edit').click();
    await page.route('**/api/users/*', (route) => route.fulfill({ status, json: { code } }));
    await button(page, 'Save').click();
    await expect(page.getByRole('form', { name: 'Personal Information' }).getByRole('alert')).toHaveText(sentence);
  });
}

test('cancelling while a new address is on its way does not hide its code step', async ({ signedInPage: page }) => {
  await openProfile(page);
  await button(page, 'Edit').click();
  await page.getByLabel('Email address').fill(`late-${Date.now()}@example.org`);
  const { sent, letGo } = await holdBack(page, '**/api/users/*');
  await button(page, 'Save').click();
  await expect.poll(() => sent.length).toBe(1);
  await button(page, 'Cancel').click();
  await expect(button(page, 'Edit')).toBeFocused();
  letGo();
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
});

test('a new address that waits for its code is still waiting after a reload, until it is called off', async ({
  signedInPage: page,
}, testInfo) => {
  const newEmail = `waiting-${testInfo.testId}-${Date.now()}@example.org`;
  await openProfile(page);
  await button(page, 'Edit').click();
  await page.getByLabel('Email address').fill(newEmail);
  await button(page, 'Save').click();
  await expect(personal(page)).toContainText(`We sent a code to ${newEmail}.`);
  await page.reload();
  await expect(personal(page)).toContainText(`We sent a code to ${newEmail}.`);
  await button(page, 'Keep my address as it is').click();
  await expect(button(page, 'Edit')).toBeFocused();
  await openProfile(page);
  await expect(button(page, 'Edit')).toBeVisible();
});

test('a new e-mail address counts once its code is typed', async ({ signedInPage: page }, testInfo) => {
  const newEmail = `new-${testInfo.testId}-${Date.now()}@example.org`;
  await openProfile(page);
  await button(page, 'Edit').click();
  await page.getByLabel('Email address').fill(newEmail);
  await button(page, 'Save').click();
  await expect(personal(page)).toContainText(`We sent a code to ${newEmail}. Until you type it, your address stays`);
  const { code } = await nextCodeTo(newEmail);
  await page.getByLabel('Six-digit code').fill(code === '000000' ? '000001' : '000000');
  await expect(personal(page)).toContainText('That code did not work');
  expect(await barriersIn(page)).toEqual([]);
  await page.getByLabel('Six-digit code').fill(code);
  await expect(page.locator('[data-toast]')).toContainText('Profile Updated');
  await expect(personal(page)).toContainText(newEmail);
  await expect(button(page, 'Edit')).toBeFocused();
});

test('an address that somebody else has stays theirs', async ({ signedInPage: page, neighbour }) => {
  const { email: taken } = await neighbour.aMember({ firstName: 'Rosa' });
  await openProfile(page);
  const { email: own } = await whoIsHere(page);
  await button(page, 'Edit').click();
  await page.getByLabel('Email address').fill(taken);
  await button(page, 'Save').click();
  await page.getByLabel('Six-digit code').fill((await nextCodeTo(taken)).code);
  await expect(personal(page)).toContainText('An account with this email already exists.');
  await button(page, 'Keep my address as it is').click();
  await expect(personal(page)).toContainText(own);
});

test('before a weighty change somebody shows who they are, and the change then goes on by itself', async ({
  signedInPage: page,
  neighbour,
}) => {
  const { email } = await letProofExpire(page, neighbour);
  await openProfile(page);
  await button(page, 'Edit').click();
  await page.getByLabel('Phone number').fill('415 555 0199');
  await button(page, 'Save').click();
  const dialog = page.getByRole('dialog', { name: 'Show that it is you' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('form').getByRole('alert')).toContainText('Nothing is saved yet');
  await expect(page.getByLabel('Phone number')).toHaveValue('415 555 0199');

  await button(page, 'Save').click();
  await dialog.getByRole('button', { name: 'Send me a code by e-mail' }).click();
  await expect(dialog.getByLabel('Six-digit code')).toBeFocused();
  await dialog.getByLabel('Six-digit code').fill((await nextCodeTo(email)).code);
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-toast]')).toContainText('Profile Updated');
  await expect(personal(page)).toContainText('415 555 0199');
});

test('the account says since when, and its id can be copied', async ({ signedInPage: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProfile(page);
  const account = section(page, 'Account Information');
  const { createdAt } = await whoIsHere(page);
  await expect(account).toContainText(inLosAngeles.format(new Date(createdAt)));
  await account.getByRole('button', { name: 'Copy' }).click();
  await expect(account.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(account.getByText(copied)).toBeVisible();
});

test('other devices are listed and can be signed out, one or all', async ({ signedInPage: page, neighbour }) => {
  const { id } = await whoIsHere(page);
  const threeDaysAgo = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  await neighbour.signInAgain(id);
  await neighbour.db.execute(
    `update sessions set created_at = '${threeDaysAgo.toISOString()}' where user_id = '${id}'`,
  );
  for (let count = 0; count < 2; count += 1) await neighbour.signInAgain(id);
  await openProfile(page);
  const devices = section(page, 'Where you are signed in');
  await expect(devices.getByText('You are signed in on 3 other devices.')).toBeVisible();
  // Devices of one name are told apart by their day.
  await devices
    .getByRole('button', {
      name: new RegExp(`^Sign out there: .+, signed in since ${inLosAngeles.format(threeDaysAgo)}$`),
    })
    .press('Enter');
  await expect(devices.getByText('You are signed in on 2 other devices.')).toBeVisible();
  await expectFocusInside(devices);
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  await expect(devices.getByText('You are signed in nowhere else.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expectFocusInside(devices);
});

test('a list that cannot be loaded says so, and can be asked for again', async ({ signedInPage: page }) => {
  await page.route('**/api/passkeys', (route) => route.fulfill({ status: 500, json: { code: 'server.failed' } }));
  await openProfile(page);
  const passkeys = section(page, 'Passkeys');
  await expect(passkeys.getByRole('alert')).toContainText('This could not be loaded');
  await page.unroute('**/api/passkeys');
  await passkeys.getByRole('button', { name: 'Try again' }).click();
  await expect(passkeys.getByText('No passkey yet')).toBeVisible();
});

test('a passkey is added, renamed, shown as a proof and removed', async ({ signedInPage: page, neighbour }) => {
  const { email } = await letProofExpire(page, neighbour);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await openProfile(page);
  const passkeys = section(page, 'Passkeys');
  const name = passkeys.getByLabel('Name of the passkey');
  const add = passkeys.getByRole('button', { name: 'Add a passkey' });
  await add.click();
  await expect(name).toBeFocused();
  await name.fill('Kitchen tablet');
  await passkeys.getByRole('button', { name: 'Make the passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show that it is you' });
  await dialog.getByRole('button', { name: 'Send me a code by e-mail' }).click();
  await expect(dialog.getByLabel('Six-digit code')).toBeFocused();
  await dialog.getByLabel('Six-digit code').fill((await nextCodeTo(email)).code);
  await expect(passkeys.getByRole('listitem')).toContainText('Kitchen tablet');
  await expect(add).toBeFocused();

  const rename = passkeys.getByRole('button', { name: /^Rename: / });
  await rename.click();
  await expect(name).toBeFocused();
  await passkeys.getByRole('button', { name: 'Cancel' }).click();
  await expect(rename).toBeFocused();
  await rename.click();
  await name.fill('Tablet of Ada');
  await passkeys.getByRole('button', { name: 'Save' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText('Tablet of Ada');
  await expect(rename).toBeFocused();

  await add.click();
  await passkeys.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(passkeys.getByRole('alert')).toContainText('This device has a passkey for your account already.');
  await passkeys.getByRole('button', { name: 'Cancel' }).click();
  await expect(add).toBeFocused();

  await letProofExpire(page, neighbour);
  await passkeys.getByRole('button', { name: 'Remove: Tablet of Ada' }).click();
  await button(page, 'Remove it').click();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(passkeys.getByText('No passkey yet')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expectFocusInside(passkeys);

  // While the proof is fresh nothing is asked in between.
  await add.click();
  await passkeys.getByRole('button', { name: 'Make the passkey' }).click();
  await passkeys.getByRole('button', { name: /^Remove: / }).click();
  await button(page, 'Remove it').click();
  await expect(passkeys.getByText('No passkey yet')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocusInside(passkeys);
});

test('what we write is chosen with switches that are still so after a reload', async ({ signedInPage: page }) => {
  await openProfile(page);
  const notices = section(page, 'What we write to you');
  const family = notices.getByRole('switch', { name: 'Your family' });
  const wasOn = await family.isChecked();
  const saved = page.waitForResponse(/\/preferences$/);
  await family.setChecked(!wasOn);
  await saved;
  await notices.getByRole('switch', { name: 'Quiet this week' }).check();
  await expect(notices.getByText(/^Until \w+ \d+, \d{4} we hold back all of the above\.$/)).toBeVisible();
  await page.reload();
  await expect(family).toBeChecked({ checked: !wasOn });
  await expect(notices.getByRole('switch', { name: 'Quiet this week' })).toBeChecked();
});

test('a switch flicked again while it is being saved ends as it was last wished', async ({ signedInPage: page }) => {
  await openProfile(page);
  const family = section(page, 'What we write to you').getByRole('switch', { name: 'Your family' });
  const wasOn = await family.isChecked();
  const { sent, letGo } = await holdBack(page, '**/preferences');
  await family.click();
  await expect.poll(() => sent).toEqual([{ family: !wasOn }]);
  await family.click();
  await expect(family).toBeChecked({ checked: wasOn });
  const settled = page.waitForResponse(
    (answer) => answer.url().endsWith('/preferences') && answer.request().postDataJSON()?.family === wasOn,
  );
  letGo();
  await settled;
  expect(sent).toEqual([{ family: !wasOn }, { family: wasOn }]);
  await page.reload();
  await expect(family).toBeChecked({ checked: wasOn });
});

test('a switch that could not be saved goes back and says so', async ({ signedInPage: page }) => {
  await openProfile(page);
  const family = section(page, 'What we write to you').getByRole('switch', { name: 'Your family' });
  const wasOn = await family.isChecked();
  await page.route('**/preferences', (route) => route.fulfill({ status: 500, json: { code: 'server.failed' } }));
  await family.click();
  await expect(family).toHaveAccessibleDescription(/This could not be saved, so it is back as it was/);
  await expect(family).toBeChecked({ checked: wasOn });
});

test('everything about oneself is downloaded as a zip, after showing who one is', async ({
  signedInPage: page,
  neighbour,
}) => {
  const { email } = await letProofExpire(page, neighbour);
  await openProfile(page);
  await button(page, 'Download everything').click();
  const dialog = page.getByRole('dialog', { name: 'Show that it is you' });
  await dialog.getByRole('button', { name: 'Send me a code by e-mail' }).click();
  await expect(dialog.getByLabel('Six-digit code')).toBeFocused();
  const downloading = page.waitForEvent('download');
  await dialog.getByLabel('Six-digit code').fill((await nextCodeTo(email)).code);
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  expect([...(await readZip(Buffer.concat(chunks))).keys()]).toContain('index.html');
  await expect(page).toHaveURL('/profile');
});

test('a download that is refused says so, and promises nothing', async ({ signedInPage: page }) => {
  await openProfile(page);
  const takeAlong = section(page, 'Take everything with you');
  await page.route('**/export', (route) => route.fulfill({ status: 429, json: { code: 'request.too_many' } }));
  await button(page, 'Download everything').click();
  await expect(takeAlong).toContainText('You have tried this several times in a short while.');
  await expect(takeAlong).not.toContainText('The file is ready');
  await page.unroute('**/export');
  const downloading = page.waitForEvent('download');
  await button(page, 'Download everything').click();
  await downloading;
  await expect(takeAlong).toContainText('The file is ready. Look for it among your downloads.');
  await expect(takeAlong).not.toContainText('You have tried this');
});

test('leaving asks once, signs out and says until when one can come back', async ({ signedInPage: page }) => {
  await openProfile(page);
  await button(page, 'Delete my account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  for (const words of ['It happens in 7 days', 'What goes', 'the law asks us', 'a security log without names'])
    await expect(dialog).toContainText(words);
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toHaveCount(0);
  await button(page, 'Delete my account').click();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/goodbye\?/);
  await expect(page.getByRole('main')).toContainText(/Your account will be deleted on \w+ \d+, \d{4}\./);
  expect(await barriersIn(page)).toEqual([]);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
});
