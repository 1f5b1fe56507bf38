// Papers: sent, seen, replaced and removed, on a phone and at a desk, by the family and by our team for them.
import { readFile } from 'node:fs/promises';
import type { PlanDocuments } from '@evenlight/contract/documents';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { nextCodeTo } from './mail.ts';
import { aPdfFile, aPhoto, beHidden, choose, openDashboard, openStep, pageOf, slot } from './papers.ts';
import { button } from './paying.ts';
import { aPlanAtNeed, awake, tabTo } from './planning.ts';
import { codeField } from './sign-in.ts';
import { PHONE } from './sizes.ts';

const PAPERS = 3;

async function namesOf(page: Page, { id }: { id: string }): Promise<string[]> {
  const { slots }: PlanDocuments = await (await page.request.get(`/api/funeral-plans/${id}/documents`)).json();
  return slots.flatMap(({ documents }) => documents.map(({ name }) => name));
}

test.use({ viewport: PHONE });
test.beforeEach(({ signedInPage: page }) => page.setViewportSize(PHONE));

test('a paper is uploaded, the same on every screen, seen, taken along, replaced and deleted', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  const plan = await aPlanAtNeed(page);
  const file = await aPdfFile('Certificate of Danuta.pdf');
  await openDashboard(page);
  await choose(page, 'Upload: ID Documents', await aPhoto('mine.jpg'));
  await expect(slot(page, 'ID Documents')).toContainText('Uploaded');
  await openStep(page, plan, PAPERS);
  await choose(page, 'Add another file: ID Documents', await aPhoto('hers.jpg'));
  const lines = slot(page, 'ID Documents').getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('hers.jpg');
  await expect(lines.first()).toContainText('Current');
  await expect(lines.last()).not.toContainText('Current');

  const place = slot(page, 'Death Certificate');
  await expect(place).toContainText('Required');
  await choose(page, 'Upload: Death Certificate', file);
  await expect(page.getByText('Document Uploaded')).toBeVisible();
  await expect(place).toContainText('Certificate of Danuta.pdf');
  await expect(place).toContainText('by Ada Okafor');

  const downloading = page.waitForEvent('download');
  await button(page, 'Download: Certificate of Danuta.pdf').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Certificate of Danuta.pdf');
  expect((await readFile(await download.path())).equals(file.buffer)).toBe(true);

  // A browser without a viewer of its own takes the PDF along instead of showing it, and says so
  // at the new tab or, when the tab was not ready yet, at the page that opened it.
  const seen = new Promise<string>((tell) => {
    page.once('download', (download) => tell(download.url()));
    page.context().once('page', (tab) => {
      tab.once('download', (download) => tell(download.url()));
      tab.on('framenavigated', (frame) => frame.url().startsWith('blob:') && tell(frame.url()));
      if (tab.url().startsWith('blob:')) tell(tab.url());
    });
  });
  await button(page, 'View: Certificate of Danuta.pdf').click();
  expect(await seen).toMatch(/^blob:/);
  const others = page
    .context()
    .pages()
    .filter((tab) => tab !== page);
  await Promise.all(others.map((tab) => tab.close()));

  await choose(page, 'Replace: Certificate of Danuta.pdf', await aPhoto('better.jpg'));
  await expect(place).toContainText('better.jpg');
  await expect(place).not.toContainText('Certificate of Danuta.pdf');
  await button(page, 'View: better.jpg').click();
  const dialog = page.getByRole('dialog', { name: 'better.jpg' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  await button(page, 'Delete: better.jpg').click();
  await page.getByRole('dialog', { name: 'Delete this file?' }).getByRole('button', { name: 'Keep it' }).click();
  await expect(place).toContainText('better.jpg');
  await button(page, 'Delete: better.jpg').click();
  await button(page, 'Delete it').click();
  await expect(place).not.toContainText('better.jpg');
  await expect(button(page, 'Upload: Death Certificate')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('on a slow line an upload tells how far it is, is called off, and goes on while one looks elsewhere', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  const plan = await aPlanAtNeed(page);
  await openStep(page, plan, PAPERS);
  const place = slot(page, 'Death Certificate');
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 150_000 };
  await wire.send('Network.emulateNetworkConditions', slow);
  const large = { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(2_000_000, 'x') };
  await choose(page, 'Upload: Death Certificate', large);
  const bar = place.getByRole('progressbar');
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(3);
  await place.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toHaveCount(0);
  expect(await namesOf(page, plan)).toEqual([]);

  await choose(page, 'Upload: Death Certificate', large);
  await expect(bar).toBeVisible();
  await page.getByRole('link', { name: 'Previous' }).click();
  // 'Next Step' of the step that is being left would lead one step too far.
  await expect(place).toHaveCount(0);
  await page.getByRole('link', { name: 'Next Step' }).click();
  await expect(bar).toBeVisible();
  await wire.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  // It has arrived, and is no PDF.
  await expect(place).toContainText('We can take PDF, JPG and PNG files.');
});

test('on a phone a photo is taken straight away; at a desk the button is not there', { tag: '@more' }, async ({
  signedInPage: page,
  browser,
  origin,
}) => {
  const plan = await aPlanAtNeed(page);
  await openStep(page, plan, PAPERS);
  await expect(page.getByRole('button', { name: 'Take a photo: ID Documents' })).toHaveCount(0);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({
    baseURL: origin,
    storageState,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  });
  const phone = await context.newPage();
  await openStep(phone, plan, PAPERS);
  await expect(slot(phone, 'ID Documents').locator('input[capture="environment"]')).toHaveCount(1);
  await choose(phone, 'Take a photo: ID Documents', await aPhoto('image.jpg'));
  await expect(slot(phone, 'ID Documents')).toContainText('image.jpg');
  // And it shows on the screen that stood open elsewhere.
  await expect(slot(page, 'ID Documents')).toContainText('image.jpg');
  // A screen that nobody looks at gives its line back, and reads again when somebody does.
  await beHidden(page, true);
  await choose(phone, 'Upload: Will/Testament', await aPhoto('will.jpg'));
  await expect(slot(phone, 'Will/Testament')).toContainText('will.jpg');
  await expect(slot(page, 'Will/Testament')).not.toContainText('will.jpg');
  await beHidden(page, false);
  await expect(slot(page, 'Will/Testament')).toContainText('will.jpg');
  await context.close();
});

test('our team uploads for a family, accepts, and asks for another one with a reason', { tag: '@more' }, async ({
  signedInPage: page,
  browser,
  origin,
  runningHouse,
}) => {
  const plan = await aPlanAtNeed(page);
  await openStep(page, plan, PAPERS);
  await choose(page, 'Upload: ID Documents', await aPhoto('blurred.jpg'));
  await expect(slot(page, 'ID Documents')).toContainText('blurred.jpg');
  expect((await page.request.get(`/staff/plans/${plan.id}`)).status()).toBe(404);

  const { cookie } = await runningHouse.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, origin, cookie);
  await staff.goto(`/staff/plans/${plan.id}`);
  await awake(staff);
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('For Danuta');
  await choose(staff, 'Upload: Burial permit', await aPdfFile('permit.pdf'));
  await expect(slot(staff, 'Burial permit')).toContainText('permit.pdf');
  await button(staff, 'View: blurred.jpg').click();
  await expect(staff.getByRole('dialog', { name: 'blurred.jpg' }).getByRole('img')).toBeVisible();
  await staff.keyboard.press('Escape');
  await button(staff, 'Another one is needed: blurred.jpg').click();
  await staff.getByLabel('What is missing').fill('The name cannot be read.');
  await button(staff, 'Ask for another one').click();
  await expect(slot(staff, 'ID Documents')).toContainText('Another one is needed');
  await button(staff, 'Accept: permit.pdf').click();
  await expect(slot(staff, 'Burial permit')).toContainText('Accepted');

  await expect(slot(page, 'ID Documents')).toContainText('The name cannot be read.');
  await expect(slot(page, 'Burial permit')).toContainText('by Carla Ruiz of our team');
  await expect(slot(page, 'Burial permit')).toContainText('Accepted');
  // News goes to the family; our team sees what is new when they come back to the page.
  await choose(page, 'Upload: Insurance Papers', await aPdfFile('policy.pdf'));
  await expect(slot(page, 'Insurance Papers')).toContainText('Uploaded');
  await beHidden(staff, true);
  await beHidden(staff, false);
  await expect(slot(staff, 'Insurance Papers')).toContainText('policy.pdf');
  await staff.context().close();
});

test('a paper is opened by keys alone, after a proof when the last one is long ago; a PDF where it was given', {
  tag: '@more',
}, async ({ signedInPage: page, runningHouse }) => {
  const plan = await aPlanAtNeed(page);
  await openStep(page, plan, PAPERS);
  // Listened for in good time: the browser has to be told, and keys are faster than that.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, button(page, 'Upload: ID Documents'));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(await aPhoto());
  await expect(slot(page, 'ID Documents')).toContainText('license.jpg');
  const { id, email } = await (await page.request.get('/api/session')).json();
  await runningHouse.db.execute(`update sessions set proven_at = now() - interval '1 hour' where user_id = '${id}'`);
  await tabTo(page, button(page, 'View: license.jpg'));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Show that it is you' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(slot(page, 'ID Documents').getByText('went wrong')).toHaveCount(0);
  await runningHouse.db.execute(`update sessions set proven_at = now() where user_id = '${id}'`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'license.jpg' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  // A PDF that waits for a proof is offered where the proof was given.
  await choose(page, 'Upload: Insurance Papers', await aPdfFile('policy.pdf'));
  await expect(slot(page, 'Insurance Papers')).toContainText('Uploaded');
  await runningHouse.db.execute(`update sessions set proven_at = null where user_id = '${id}'`);
  await button(page, 'View: policy.pdf').click();
  await button(page, 'Send me a code by e-mail').click();
  await expect(codeField(page)).toBeFocused();
  // The first letter says that the plan is saved.
  let code = '';
  while (!/^\d{6}$/.test(code)) ({ code } = await nextCodeTo(email));
  await codeField(page).fill(code);
  const ready = page.getByRole('dialog', { name: 'policy.pdf' });
  await expect(ready.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute('href', /^blob:/);
  expect(page.context().pages()).toHaveLength(1);
});
