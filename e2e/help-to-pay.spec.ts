// A family without means, on a phone: it finds its county's help before it signs anything, prints it, signs in, and keeps it as tasks.
import type { Page } from '@playwright/test';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';
import { nextCodeTo } from './mail.ts';
import { pagesOnPaper } from './papers.ts';
import { aPlanAtNeed, awake } from './planning.ts';
import { codeField, heading } from './sign-in.ts';
import { PHONE } from './sizes.ts';

const answer = (page: Page, question: string, words: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: words, exact: true }).check();
const programs = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const seeWhoMayHelp = (page: Page) => page.getByRole('button', { name: 'See who may help' }).click();
const row = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a family without means finds its county before it signs anything, and keeps what it found as tasks', async ({
  page,
  signedInPage,
}) => {
  await aPlanAtNeed(signedInPage, { personName: 'Rosa Delgado' });
  const { email } = await (await signedInPage.request.get('/api/session')).json();
  await page.setViewportSize(PHONE);
  await page.goto('/help-to-pay');
  expect(await page.locator('script[src*="entry.client"]').count()).toBe(0);
  await page.getByLabel('Where did the person live?').selectOption('Contra Costa');
  await answer(page, 'Is there money for a funeral?', 'No');
  await answer(page, 'Whom does the person leave?', 'A spouse');
  await answer(page, 'Did the person die at work, or of work?', 'No');
  expect(await barriersIn(page)).toEqual([]);
  await seeWhoMayHelp(page);
  await expect(page.getByRole('heading', { name: 'Do this first' })).toBeVisible();
  // What was answered is in no address and in no cookie, and the browser may not store the page.
  await expect(page).toHaveURL('/help-to-pay');
  expect(await page.context().cookies()).toEqual([]);
  await expect(programs(page).first()).toHaveText('A burial or cremation by the county');
  const first = page.getByRole('article').first();
  await expect(first).toContainText('Ask before you sign anything');
  await expect(first).toContainText('Contra Costa County.');
  await expect(page.getByRole('article').filter({ hasText: 'lump sum' })).toContainText('800 772 1213');
  expect(await barriersIn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await pagesOnPaper(page)).toBe(1);

  await page.getByRole('link', { name: 'Sign in and keep it' }).click();
  await expect(page).toHaveURL(/\/login\?return=%2Fhelp-to-pay%3Fkeep%3D1$/);
  await awake(page);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await codeField(page).fill((await nextCodeTo(email)).code);
  await expect(page).toHaveURL('/help-to-pay?keep=1');
  await page.getByRole('button', { name: 'Keep with the plan for Rosa Delgado' }).click();

  await expect(heading(page)).toHaveText('Help to pay for Rosa Delgado’s funeral');
  await expect(row(page, /^To ask A burial or cremation by the county/)).toBeVisible();
  expect(await pagesOnPaper(page)).toBe(1);
  await page.getByRole('group', { name: 'Where it stands' }).first().getByRole('button', { name: 'Asked' }).click();
  const form = page.getByRole('form', { name: 'Who asks, and what was said' }).first();
  await form.getByLabel('Who asks').fill('Ben');
  await form.getByLabel('What was said').fill('Mrs. Cruz calls back on Monday');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, /^Asked · Ben/)).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
  await page.reload();
  await expect(row(page, /^Asked · Ben/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Asked · Ben · Mrs. Cruz calls back on Monday')).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.goto('/plans');
  await page.goto('/help-to-pay');
  await expect(page.getByRole('button', { name: /Keep with the plan/ })).toHaveCount(0);
});

test('without scripts the page is complete, and answers can be changed', { tag: '@more' }, async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto('/help-to-pay');
  await answer(page, 'Was the death caused by one of these?', 'A crime');
  const [answered] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    seeWhoMayHelp(page),
  ]);
  expect(answered.headers()['cache-control']).toBe('no-store');
  await expect(programs(page).filter({ hasText: 'Compensation for victims of crime' })).toBeVisible();
  await page.getByRole('button', { name: 'Change my answers' }).click();
  await expect(page.getByRole('radio', { name: 'A crime' })).toBeChecked();
  await context.close();
});

test('in Spanish the same, for somebody who asks in it', { tag: '@more' }, async ({ page, context, origin }) => {
  await context.addCookies([{ name: 'language', value: 'es', url: origin }]);
  await page.setViewportSize(PHONE);
  await page.goto('/help-to-pay');
  await answer(page, '¿Hay dinero para un funeral?', 'No');
  await page.getByRole('button', { name: 'Ver quién puede ayudar' }).click();
  await expect(programs(page).first()).toHaveText('Un entierro o una cremación a cargo del condado');
  await expect(page.getByRole('article').first()).toContainText('Pregunte antes de firmar nada');
  expect(await pagesOnPaper(page)).toBe(1);
});
