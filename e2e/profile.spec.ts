// /profile: one's own record, devices, passkeys, what we write, taking everything along, and leaving.
import type { UserId } from '@evenlight/contract/ids';
import type { openRunningHouse } from '@evenlight/server/testing/open-running-house';
import { PHONE_NUMBER } from '@evenlight/server/testing/phone-number';
import { readZip } from '@evenlight/server/testing/read-zip';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { nextCodeTo } from './mail.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const personal = (page: Page) => section(page, 'Personal Information');

async function openProfile(page: Page) {
  await page.goto('/profile');
  // The lists come once the scripts run.
  await expect(section(page, 'Where you are signed in').getByText('This device')).toBeVisible({ timeout: 20_000 });
}

type RunningHouse = Awaited<ReturnType<typeof openRunningHouse>>;

async function whoIsHere(page: Page): Promise<{ id: UserId; email: string }> {
  return (await page.request.get('/api/session')).json();
}

/** As if they had signed in a while ago: weighty things now ask who is there. */
async function letProofExpire(page: Page, { db }: RunningHouse) {
  const { id, email } = await whoIsHere(page);
  await db.execute(`update sessions set proven_at = null where user_id = '${id}'`);
  return { id, email };
}

/** Whoever works with keys goes on from where they are, and not from the top of the page. */
async function expectFocusInside(place: Locator) {
  await expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

test(
  'Ada puts her name and phone right and moves to a new address, which counts once its code is typed',
  { tag: '@more' },
  async ({ signedInPage: page }, testInfo) => {
    await openProfile(page);
    await button(page, 'Edit').click();
    const form = page.getByRole('form', { name: 'Personal Information' });
    await form.getByLabel('First name').fill('Adaeze');
    await form.getByLabel('Phone number').fill(PHONE_NUMBER);
    await button(page, 'Save').click();
    await expect(page.locator('[data-toast]')).toContainText('Profile Updated');
    await expect(page.getByRole('banner')).toContainText('Adaeze');
    await page.reload();
    await expect(personal(page)).toContainText('Adaeze');
    await expect(personal(page)).toContainText(PHONE_NUMBER);

    const newEmail = `new-${testInfo.testId}-${Date.now()}@example.org`;
    await openProfile(page);
    await button(page, 'Edit').click();
    await page.getByLabel('Email address').fill(newEmail);
    await button(page, 'Save').click();
    await expect(personal(page)).toContainText(`We sent a code to ${newEmail}. Until you type it, your address stays`);
    const { code } = await nextCodeTo(newEmail);
    await page.reload();
    await page.getByLabel('Six-digit code').fill(code === '000000' ? '000001' : '000000');
    await expect(personal(page)).toContainText('That code did not work');
    await page.getByLabel('Six-digit code').fill(code);
    await expect(page.locator('[data-toast]')).toContainText('Profile Updated');
    await expect(personal(page)).toContainText(newEmail);
    await expect(button(page, 'Edit')).toBeFocused();
  },
);

test('a passkey is added, renamed, shown as a proof and removed', { tag: '@more' }, async ({
  signedInPage: page,
  runningHouse,
}) => {
  const { email } = await letProofExpire(page, runningHouse);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
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

  await letProofExpire(page, runningHouse);
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

test('everything about oneself is downloaded as a zip, after showing who one is', { tag: '@more' }, async ({
  signedInPage: page,
  runningHouse,
}) => {
  const { email } = await letProofExpire(page, runningHouse);
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

test('leaving signs out and says until when one can come back', { tag: '@more' }, async ({ signedInPage: page }) => {
  await openProfile(page);
  await button(page, 'Delete my account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/goodbye\?/);
  await expect(page.getByRole('main')).toContainText(/Your account will be deleted on \w+ \d+, \d{4}\./);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
});
