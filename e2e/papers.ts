// What the journeys of papers and of the workflow share.
import { aPdf, aPicture } from '@evenlight/server/testing/uploads';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { awake } from './planning.ts';

type Named = { id: string };

export async function openStep(page: Page, { id }: Named, step: number | string) {
  await page.goto(`/plan-workflow/${id}?step=${step}`);
  await awake(page);
}

export async function openDashboard(page: Page) {
  await page.goto('/dashboard');
  await awake(page);
}

export const slot = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

export async function pageOf(browser: Browser, origin: string, cookie: { name: string; value: string }) {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', timezoneId: 'America/Los_Angeles' });
  await context.addCookies([{ ...cookie, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  return context.newPage();
}

/** Another device of whoever is signed in here. */
export async function otherDevice(page: Page, browser: Browser, origin: string) {
  const [cookie] = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
  if (!cookie) throw new Error('nobody is signed in');
  return pageOf(browser, origin, { name: cookie.name, value: cookie.value });
}

export async function aPdfFile(name = 'certificate.pdf', words = 'A paper.') {
  return { name, mimeType: 'application/pdf', buffer: await aPdf(words) };
}

export async function aPhoto(name = 'license.jpg') {
  return { name, mimeType: 'image/jpeg', buffer: await aPicture('jpeg', { width: 600, height: 400 }) };
}

/** More bytes than a memorial takes; browsers read what comes before the padding. */
export async function aLargePhoto(name: string) {
  const { buffer, ...photo } = await aPhoto(name);
  return { ...photo, buffer: Buffer.concat([buffer, Buffer.alloc(6 * 1024 * 1024)]) };
}

type Given = Awaited<ReturnType<typeof aPdfFile>>;

/** Through the button and the browser's own choice of files, as a person does it. */
export async function choose(page: Page, buttonName: string | RegExp, file: Given) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: buttonName }).click();
  await (await choosing).setFiles(file);
}

/** A picture, for whoever starts the tests with E2E_LOOK=1; taking them all makes the run longer by a tenth. */
export async function lookAt(page: Page, testInfo: TestInfo, name: string) {
  if (process.env.E2E_LOOK) await page.screenshot({ path: testInfo.outputPath(`${name}.png`), fullPage: true });
}

/** As when somebody goes to another tab, and comes back. */
export async function beHidden(page: Page, isHidden: boolean) {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);
}

/** A letter page has 8.5 by 11 inches; each page of a PDF says that it is one. */
export async function pagesOnPaper(page: Page) {
  const paper = await page.pdf({ format: 'Letter', printBackground: true });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
}
