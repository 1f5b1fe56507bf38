// Papers: sent, seen, replaced and removed, on a phone and at a desk, by the family and by our team for them.
import { readFile } from 'node:fs/promises';
import type { PlanDocuments } from '@evenlight/contract/documents';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { codeField } from './door.ts';
import { nextCodeTo } from './mail.ts';
import {
  aPdfFile,
  aPhoto,
  beHidden,
  choose,
  DESK,
  expectNoFaults,
  expectToFitTheSmallest,
  openDashboard,
  openStep,
  pageOf,
  slot,
} from './papers.ts';
import { aPlan, button, PHONE } from './paying.ts';
import { awake, tabTo } from './planning.ts';

const PAPERS = 3;

async function papersOf(page: Page, { id }: { id: string }): Promise<PlanDocuments> {
  return (await page.request.get(`/api/funeral-plans/${id}/documents`)).json();
}

async function namesOf(page: Page, plan: { id: string }): Promise<string[]> {
  return (await papersOf(page, plan)).slots.flatMap(({ documents }) => documents.map(({ name }) => name));
}

/** The next file reaches the server, and the page never hears what came of it. */
async function loseAnswerToUpload(page: Page) {
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      XMLHttpRequest.prototype.send = send;
      this.onload = () => this.onerror?.(new ProgressEvent('error'));
      send.call(this, body);
    };
  });
}

/** What a mouse carries that has taken hold of a photo. */
async function inHand(page: Page, name: string) {
  const photo = (await aPhoto()).buffer.toString('base64');
  return page.evaluateHandle(
    ([base64 = '', name = '']) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      return transfer;
    },
    [photo, name],
  );
}

test.use({ viewport: PHONE });
test.beforeEach(({ signedInPage: page }) => page.setViewportSize(PHONE));

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a wide screen', DESK],
] as const)
  test(`nothing keeps people out of their papers on ${device}`, async ({ signedInPage: page }, testInfo) => {
    await page.setViewportSize(viewport);
    const plan = await aPlan(page);
    await openStep(page, plan, PAPERS);
    await choose(page, 'Upload: Death Certificate', await aPdfFile());
    await expect(slot(page, 'Death Certificate')).toContainText('Uploaded');
    await choose(page, 'Upload: ID Documents', { ...(await aPhoto()), name: 'notes.docx' });
    await expect(slot(page, 'ID Documents')).toContainText('We can take PDF, JPG and PNG files.');
    await page.getByText('Where it comes from, when, and what it costs').first().click();
    await expectNoFaults(page, testInfo, 'papers');
    if (viewport === PHONE) await expectToFitTheSmallest(page, testInfo, 'papers');
    await page.goto('/dashboard');
    await expect(slot(page, 'Death Certificate')).toContainText('Uploaded');
    await expectNoFaults(page, testInfo, 'dashboard');
    if (viewport === PHONE) await expectToFitTheSmallest(page, testInfo, 'dashboard');
  });

test('a paper is uploaded, seen, taken along, replaced and deleted', async ({ signedInPage: page }) => {
  const plan = await aPlan(page);
  const file = await aPdfFile('Certificate of Danuta.pdf');
  await openStep(page, plan, PAPERS);
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

test('files of one kind are the same on every screen, newest first, and the newest counts', async ({
  signedInPage: page,
}) => {
  const plan = await aPlan(page);
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
  await page.getByRole('link', { name: 'Previous' }).click();
  await page.getByRole('link', { name: 'Next Step' }).click();
  await expect(lines).toHaveCount(2);
});

test('an upload tells how far it is, keeps the next one waiting, and can be called off', async ({
  signedInPage: page,
}) => {
  const plan = await aPlan(page);
  await openStep(page, plan, PAPERS);
  const place = slot(page, 'Death Certificate');
  await choose(page, 'Upload: Death Certificate', await aPdfFile('first.pdf'));
  await expect(place).toContainText('first.pdf');
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 150_000 };
  await wire.send('Network.emulateNetworkConditions', slow);
  const large = { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(2_000_000, 'x') };
  await choose(page, 'Add another file: Death Certificate', large);
  await expect(page.getByText('Uploading...', { exact: true })).toHaveCount(1);
  const bar = place.getByRole('progressbar');
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(3);
  await expect(button(page, 'Replace: first.pdf')).toHaveAttribute('aria-disabled', 'true');
  await place.dispatchEvent('drop', { dataTransfer: await inHand(page, 'second.jpg') });
  await expect(place).toContainText('second.jpg was not sent');
  await place.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toHaveCount(0);
  await expect(button(page, 'Replace: first.pdf')).not.toHaveAttribute('aria-disabled');
  expect(await namesOf(page, plan)).toEqual(['first.pdf']);

  await choose(page, 'Add another file: Death Certificate', large);
  await expect(bar).toBeVisible();
  // Looking elsewhere calls nothing off.
  await page.getByRole('link', { name: 'Previous' }).click();
  await page.getByRole('link', { name: 'Next Step' }).click();
  await expect(bar).toBeVisible();
  await wire.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expect(place).toContainText('We can take PDF, JPG and PNG files.');
});

test('a file of another kind or above 10 MB is refused kindly, before it is sent', async ({ signedInPage: page }) => {
  const plan = await aPlan(page);
  await openStep(page, plan, PAPERS);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/upload')) sent += 1;
  });
  const place = slot(page, 'Death Certificate');
  await choose(page, 'Upload: Death Certificate', { ...(await aPdfFile()), name: 'letter.docx' });
  await expect(place).toContainText('We can take PDF, JPG and PNG files.');
  const large = { ...(await aPdfFile()), buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  await choose(page, 'Choose another file', large);
  await expect(place).toContainText('This file is larger than 10 MB.');
  await place.getByRole('button', { name: 'Not now' }).click();
  await expect(place).not.toContainText('larger than 10 MB');
  expect(sent).toBe(0);
});

test('an upload that failed says why, and can be tried again with the same file', async ({ signedInPage: page }) => {
  const plan = await aPlan(page);
  await openStep(page, plan, PAPERS);
  const answers = [
    { status: 413, contentType: 'text/html', body: '<h1>Request Entity Too Large</h1>' },
    { status: 401, json: { code: 'session.required' } },
    { status: 503, json: { code: 'server.busy' } },
  ];
  await page.route('**/api/documents/upload', (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.continue();
  });
  await choose(page, 'Upload: Insurance Papers', await aPdfFile('scan.pdf'));
  await expect(slot(page, 'Insurance Papers')).toContainText('This file is larger than 10 MB.');
  await choose(page, 'Choose another file', await aPdfFile('policy.pdf'));
  await expect(slot(page, 'Insurance Papers').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/login?return=${encodeURIComponent(`/plan-workflow/${plan.id}?step=${PAPERS}`)}`,
  );
  await button(page, 'Try again').click();
  await expect(page.getByText('Upload Failed')).toBeVisible();
  await expect(page.getByText('Failed to upload Insurance Papers. Please try again.')).toBeVisible();
  const place = slot(page, 'Insurance Papers');
  await expect(place).toContainText('We cannot answer just now. The file you chose is still here');
  await place.getByRole('button', { name: 'Try again' }).click();
  await expect(place).toContainText('Uploaded');
  await expect(place).not.toContainText('We cannot answer just now.');
  expect(await namesOf(page, plan)).toEqual(['policy.pdf']);
});

test('a file whose answer was lost is kept once when it is sent again, also in the place of another', async ({
  signedInPage: page,
}) => {
  const plan = await aPlan(page);
  await openStep(page, plan, PAPERS);
  const place = slot(page, 'Death Certificate');
  await loseAnswerToUpload(page);
  await choose(page, 'Upload: Death Certificate', await aPdfFile('first.pdf'));
  await expect(place).toContainText('We could not reach our servers.');
  // It has arrived all the same, and shows.
  await expect(button(page, 'View: first.pdf')).toBeVisible();
  await button(page, 'Try again').click();
  await expect(place).not.toContainText('We could not reach our servers.');
  await expect(button(page, 'View: first.pdf')).toHaveCount(1);
  expect(await namesOf(page, plan)).toEqual(['first.pdf']);

  await loseAnswerToUpload(page);
  await choose(page, 'Replace: first.pdf', await aPhoto('better.jpg'));
  await expect(place).toContainText('We could not reach our servers.');
  await expect(button(page, 'View: better.jpg')).toBeVisible();
  await button(page, 'Try again').click();
  await expect(place).not.toContainText('We could not reach our servers.');
  expect(await namesOf(page, plan)).toEqual(['better.jpg']);
});

test('a file that is dropped on its place is uploaded there', async ({ signedInPage: page }) => {
  const plan = await aPlan(page);
  await openStep(page, plan, PAPERS);
  const dropped = await inHand(page, 'dropped.jpg');
  // Beside every place: the browser would open the file, and leave the page.
  const isTaken = await page.evaluate(
    (dataTransfer) =>
      !document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true, bubbles: true })),
    dropped,
  );
  expect(isTaken).toBe(true);
  const place = slot(page, 'ID Documents');
  await place.dispatchEvent('dragover', { dataTransfer: dropped });
  await place.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(place).toContainText('dropped.jpg');
  await expect(slot(page, 'Death Certificate')).not.toContainText('dropped.jpg');
});

test('the family says that there is none, and takes it back; a sample shows what it looks like', async ({
  signedInPage: page,
}) => {
  const plan = await aPlan(page);
  await openStep(page, plan, PAPERS);
  const place = slot(page, 'Power of Attorney');
  await expect(place).toContainText('A health care directive');
  await place.getByText('Where it comes from').click();
  await expect(place.getByRole('link', { name: 'See a sample form (PDF)' })).toHaveAttribute(
    'href',
    '/power-of-attorney-form.pdf',
  );
  await button(page, 'There is none: Power of Attorney').click();
  await expect(button(page, 'There is one after all: Power of Attorney')).toBeVisible();
  expect((await papersOf(page, plan)).slots[2]).toMatchObject({ isNone: true, isDone: true });
  await button(page, 'There is one after all: Power of Attorney').click();
  await expect(button(page, 'There is none: Power of Attorney')).toBeVisible();
  await expect(page.getByRole('button', { name: 'There is none: Death Certificate' })).toHaveCount(0);
});

test('papers that exist only after a death are needed later by those who plan ahead', async ({
  signedInPage: page,
}) => {
  const plan = await aPlan(page, { planIntent: 'plan-ahead', faithTradition: 'hindu' });
  await openStep(page, plan, PAPERS);
  await expect(slot(page, 'Death Certificate')).toContainText('Needed later');
  await expect(slot(page, 'Cremation permit')).toContainText('Needed later');
  await expect(slot(page, 'ID Documents')).toContainText('Required');
  await expect(slot(page, 'Will/Testament')).toContainText('Optional');
});

test('on a phone a photo is taken straight away; at a desk the button is not there', async ({
  signedInPage: page,
  browser,
  baseURL,
}) => {
  const plan = await aPlan(page);
  await openStep(page, plan, PAPERS);
  await expect(page.getByRole('button', { name: 'Take a photo: ID Documents' })).toHaveCount(0);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({
    ...{ baseURL, storageState, viewport: PHONE, hasTouch: true, isMobile: true, locale: 'en-US' },
  });
  const phone = await context.newPage();
  await openStep(phone, plan, PAPERS);
  await expect(slot(phone, 'ID Documents').locator('input[capture="environment"]')).toHaveCount(1);
  await choose(phone, 'Take a photo: ID Documents', await aPhoto('image.jpg'));
  await expect(slot(phone, 'ID Documents')).toContainText('image.jpg');
  // And it shows on the screen that stood open elsewhere.
  await expect(slot(page, 'ID Documents')).toContainText('image.jpg');
  // A screen that nobody looks at gives its line back, and reads anew when somebody does.
  await beHidden(page, true);
  await choose(phone, 'Upload: Will/Testament', await aPhoto('will.jpg'));
  await expect(slot(phone, 'Will/Testament')).toContainText('will.jpg');
  await expect(slot(page, 'Will/Testament')).not.toContainText('will.jpg');
  await beHidden(page, false);
  await expect(slot(page, 'Will/Testament')).toContainText('will.jpg');
  await context.close();
});

test('our team uploads for a family, accepts, and asks for another one with a reason', async ({
  signedInPage: page,
  browser,
  baseURL,
  neighbour,
}, testInfo) => {
  const plan = await aPlan(page);
  await openStep(page, plan, PAPERS);
  await choose(page, 'Upload: ID Documents', await aPhoto('blurred.jpg'));
  await expect(slot(page, 'ID Documents')).toContainText('blurred.jpg');
  expect((await page.request.get(`/staff/plans/${plan.id}`)).status()).toBe(404);

  const { cookie } = await neighbour.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, baseURL, cookie);
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
  for (const viewport of [PHONE, DESK]) {
    await staff.setViewportSize(viewport);
    await expectNoFaults(staff, testInfo, `case-${viewport.width}`);
  }
  await staff.context().close();
});

test('a paper is opened by keys alone, after a proof when the last one is long ago', async ({
  signedInPage: page,
  neighbour,
}) => {
  const plan = await aPlan(page);
  await openStep(page, plan, PAPERS);
  // Listened for in good time: the browser has to be told, and keys are faster than that.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, button(page, 'Upload: ID Documents'));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(await aPhoto());
  await expect(slot(page, 'ID Documents')).toContainText('license.jpg');
  const { id } = await (await page.request.get('/api/session')).json();
  await neighbour.db.execute(`update sessions set proven_at = now() - interval '1 hour' where user_id = '${id}'`);
  await tabTo(page, button(page, 'View: license.jpg'));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Show that it is you' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(slot(page, 'ID Documents').getByText('went wrong')).toHaveCount(0);
  await neighbour.db.execute(`update sessions set proven_at = now() where user_id = '${id}'`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'license.jpg' }).getByRole('img')).toBeVisible();
});

test('a PDF that waits for a proof is offered where the proof was given', async ({ signedInPage: page, neighbour }) => {
  const plan = await aPlan(page);
  await openStep(page, plan, PAPERS);
  await choose(page, 'Upload: Insurance Papers', await aPdfFile('policy.pdf'));
  await expect(slot(page, 'Insurance Papers')).toContainText('Uploaded');
  const { id, email } = await (await page.request.get('/api/session')).json();
  await neighbour.db.execute(`update sessions set proven_at = null where user_id = '${id}'`);
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
