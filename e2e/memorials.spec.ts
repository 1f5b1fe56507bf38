// A memorial from the first name to the archive on a shelf: built step by step, shared, written in, kept.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readZip } from '@evenlight/server/testing/read-zip';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { aLargePhoto, aPhoto, lookAt } from './papers.ts';
import { button } from './paying.ts';
import { awake } from './planning.ts';
import { heading } from './sign-in.ts';
import { PHONE } from './sizes.ts';

const STORY = 'She came to San Francisco in 1968 with one suitcase and a sewing machine.';

async function pickPhotos(page: Page, label: string, files: Awaited<ReturnType<typeof aPhoto>>[]) {
  await page.getByLabel(label).setInputFiles(files);
}

async function usePortrait(page: Page, photo: Awaited<ReturnType<typeof aPhoto>>) {
  await pickPhotos(page, 'Choose a photo', [photo]);
  await button(page, 'Use as portrait').click();
}

async function visitor(browser: Browser, origin: string, options: object = {}) {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', viewport: PHONE, ...options });
  return context.newPage();
}

/** Unpacked as a person would, and opened from the disk without any line. */
async function openArchive(browser: Browser, bytes: Buffer, folder: string): Promise<Page> {
  for (const [name, content] of await readZip(bytes)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const context = await browser.newContext({ offline: true, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  return page;
}

test('a family builds a memorial step by step, a stranger writes in it, and the family takes all of it along', async ({
  signedInPage: page,
  browser,
  origin,
}, testInfo) => {
  await page.setViewportSize(PHONE);
  await page.goto('/memorial-builder');
  await awake(page);
  await expect(page.getByText('There is no memorial here yet')).toBeVisible();
  await page.getByRole('link', { name: 'Create Memorial' }).first().click();
  await expect(page.getByRole('heading', { name: 'Who is this memorial for?' })).toBeVisible();
  await button(page, 'Continue').click();
  await expect(page.getByText('Full name is required').first()).toBeVisible();
  await page.getByLabel('Full name').fill('Elena Ruiz Núñez');
  await page.getByLabel('Date of birth').fill('1941-03-04');
  await page.getByLabel('Date of death').fill('1940-01-01');
  await button(page, 'Continue').click();
  await expect(page.getByText('Date of death cannot be earlier than the date of birth').first()).toBeVisible();
  await page.getByLabel('Date of death').fill('2025-10-28');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('March 4, 1941');
  await page.reload();
  await awake(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Elena Ruiz Núñez');
  await expect(page.getByLabel('Date of death')).toHaveValue('2025-10-28');
  await button(page, 'Continue').click();

  await expect(page.getByRole('heading', { name: 'A portrait' })).toBeFocused();
  // The way back leads to the memorial that was begun, not to a second one.
  await page.goBack();
  await expect(page).toHaveURL(/memorial=\d+&step=person/);
  await expect(page.getByLabel('Full name')).toHaveValue('Elena Ruiz Núñez');
  await button(page, 'Continue').click();
  await expect(page.getByRole('heading', { name: 'A portrait' })).toBeVisible();
  await pickPhotos(page, 'Choose a photo', [{ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no') }]);
  await expect(page.getByText('Please select an image file')).toBeVisible();
  const large = { name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024) };
  await pickPhotos(page, 'Choose a photo', [large]);
  await expect(page.getByText('File size must be less than 5MB')).toBeVisible();
  // A photo that is larger than we take is made smaller by the browser, and nobody is told to do it.
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/upload-photo')),
    usePortrait(page, await aLargePhoto('elena.jpg')),
  ]);
  expect(Number((await sent.allHeaders())['content-length'])).toBeLessThan(5 * 1024 * 1024);
  await expect(page.getByRole('img', { name: 'Portrait of Elena Ruiz Núñez' })).toBeVisible();
  await pickPhotos(page, 'Choose another photo', [await aPhoto('elena.jpg')]);
  const cut = page.getByRole('img', { name: /The part of the photo/ });
  await cut.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Closer or farther').fill('1.5');
  await button(page, 'Use as portrait').click();
  await expect(page.getByRole('img', { name: 'Portrait of Elena Ruiz Núñez' })).toBeVisible();
  await button(page, 'Continue').click();

  const story = page.getByLabel('Life story');
  await story.fill(STORY);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('one suitcase');
  // A phone that goes dark in the middle of a sentence loses nothing.
  await page.reload();
  await awake(page);
  await expect(story).toHaveValue(STORY);
  await button(page, 'Continue').click();
  await page.getByRole('radio', { name: 'Garden' }).check();
  await button(page, 'Continue').click();
  await page.getByRole('radio', { name: 'Public' }).check();
  await button(page, 'Create Memorial').click();
  await expect(heading(page)).toHaveText('Elena Ruiz Núñez');
  await expect(page).toHaveURL(/\/memorial\/\d+$/);
  const memorialId = Number(new URL(page.url()).pathname.split('/').at(-1));

  const guest = await visitor(browser, origin, { javaScriptEnabled: false });
  const { slug } = await (await page.request.get(`/api/memorials/${memorialId}`)).json();
  await guest.goto(`/memorial/${slug}`);
  await expect(heading(guest)).toHaveText('Elena Ruiz Núñez');
  await expect(guest.getByText('March 4, 1941')).toBeVisible();
  await lookAt(guest, testInfo, 'public-page-phone');
  await guest.getByRole('link', { name: 'Sign the Guestbook' }).click();
  await guest.getByLabel('Name').fill('Rosa');
  await guest.getByLabel('Message').fill('See my shop at www.example.com');
  await guest.getByRole('button', { name: 'Add your message' }).click();
  await expect(guest.locator('#said')).toContainText('family');
  await page.getByRole('tab', { name: 'Guestbook' }).click();
  await button(page, 'Publish the entry by Rosa').click();
  const book = `/memorial/${slug}?tab=guestbook`;
  await expect.poll(async () => (await guest.request.get(book)).text()).toContain('See my shop');
  await guest.goto(book);
  await expect(guest.getByText('See my shop')).toBeVisible();
  // The page by id is whole without scripts, too, and nothing on it is dead.
  await guest.goto(`/memorial/${memorialId}`);
  await expect(guest.getByText(STORY)).toBeVisible();
  await expect(guest.getByText('See my shop')).toBeVisible();
  await expect(guest.getByRole('button', { name: /Share/ })).toHaveCount(0);

  const archive = await page.request.get(`/api/memorials/${memorialId}/archive`);
  const kept = await openArchive(browser, await archive.body(), testInfo.outputPath('archive'));
  await expect(heading(kept)).toHaveText('Elena Ruiz Núñez');
  const isDrawn = kept.locator('img.portrait').evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
  expect(await isDrawn).toBe(true);
  await kept.getByRole('link', { name: 'Guestbook' }).click();
  await expect(kept.getByText('See my shop')).toBeVisible();
});
