// The first 72 hours, one step at a time: done, put off, or handed to somebody who answers by a private link.
import type { Plan } from '@evenlight/contract/plans';
import type { FirstDays } from '@evenlight/contract/timelines';
import { mailReader } from '@evenlight/server/testing/mail-reader';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { openDashboard } from './papers.ts';
import { button, heading, keptInTab, speak } from './paying.ts';
import { aPlanAtNeed, awake } from './planning.ts';
import { anAddress } from './sign-in.ts';
import { PHONE } from './sizes.ts';

const nextMail = mailReader(process.env.E2E_DATA_DIR ?? '');

async function linkTo(address: string): Promise<string> {
  const { text } = await nextMail(address);
  return /^http\S+\/help-with#\S+$/m.exec(text)?.[0] ?? '';
}

async function firstDaysOf(page: Page, { id }: Plan): Promise<FirstDays> {
  return (await page.request.get(`/api/funeral-plans/${id}/first-days`)).json();
}

async function stepsOf(page: Page, plan: Plan) {
  const { steps } = await firstDaysOf(page, plan);
  return steps.map(({ title }) => title) as [string, string, string, ...string[]];
}

async function openFirstDays(page: Page, { id }: Plan) {
  await page.goto(`/first-days?plan_id=${id}`);
  await awake(page);
}

async function handOver(page: Page, title: string, name: string, email: string) {
  await button(page, `Hand this to someone: ${title}`).click();
  await fillHandOver(page, name, email);
}

async function fillHandOver(page: Page, name: string, email: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Their name').fill(name);
  await dialog.getByLabel('Their email address').fill(email);
  await dialog.getByLabel('A few words to them').fill('You know her so well.\nThank you.');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog).toHaveCount(0);
}

async function freshPhone(browser: Browser, origin: string): Promise<Page> {
  return (await browser.newContext({ baseURL: origin, viewport: PHONE, locale: 'en-US' })).newPage();
}

const step = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test.beforeEach(({ signedInPage: page }) => page.setViewportSize(PHONE));

test('a family takes one step, puts one off, and hands one over; the answer appears by itself', {
  tag: '@more',
}, async ({ signedInPage: page, browser, origin, faults }) => {
  const plan = await aPlanAtNeed(page);
  const titles = await stepsOf(page, plan);
  const [first, second, third] = titles;
  await openDashboard(page);
  const lead = page.getByRole('region', { name: 'The first 72 hours: one step at a time' });
  await expect(lead).toContainText(first);
  await lead.getByRole('link').click();
  await expect(heading(page)).toHaveText('The first 72 hours');
  await expect(step(page, first)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Our phone line' }).getByRole('link')).toBeInViewport();
  for (const name of ['Done', 'Hand this to someone', 'Not now'])
    await expect(button(page, `${name}: ${first}`)).toBeInViewport({ ratio: 1 });

  await page.route('**/timeline/*', (route) => route.abort(), { times: 1 });
  await button(page, `Done: ${first}`).click();
  await expect(page.getByText('We could not reach our servers.')).toBeInViewport({ ratio: 1 });
  // The browser reports the line that was lost.
  faults.splice(0);
  await button(page, `Done: ${first}`).click();
  await expect(page.getByRole('heading', { name: second })).toBeFocused();
  await expect(page.getByText('One step is done.')).toBeVisible();
  await button(page, `Undo: ${first}`).click();
  await expect(page.getByRole('heading', { name: first })).toBeFocused();
  await button(page, `Done: ${first}`).click();
  await button(page, `Not now: ${second}`).click();
  await expect(page.getByRole('heading', { name: third })).toBeFocused();
  const address = anAddress();
  await handOver(page, third, 'Maria <b>Silva</b>', address);
  await expect(step(page, third)).toHaveCount(0);
  const withOthers = page.getByRole('region', { name: 'With others' });
  await expect(withOthers).toContainText('Maria <b>Silva</b>');
  await page.getByText('See all steps').click();

  const phone = await freshPhone(browser, origin);
  const link = await linkTo(address);
  await phone.goto(link);
  await expect(heading(phone)).toHaveText('Ada Okafor asks for your help');
  expect(new URL(phone.url()).hash).toBe('');
  await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(step(phone, third)).toContainText('You know her so well.');
  await expect(step(phone, third).getByRole('term').filter({ hasText: 'Where' })).toBeVisible();
  await expect(phone.getByRole('main')).toContainText('Danuta Wałęsa');
  await phone.reload();
  await phone.getByLabel('A word back').fill('Gladly. All is well.');
  await button(phone, 'It is done').click();
  await expect(heading(phone)).toHaveText('Thank you, Maria <b>Silva</b>');
  expect(await keptInTab(phone)).not.toContain('token');
  await phone.goto(link);
  await expect(heading(phone)).toHaveText('Thank you, Maria <b>Silva</b>');
  await expect(button(phone, 'It is done')).toHaveCount(0);
  await phone.context().close();

  // The family's page hears of it by itself.
  await expect(withOthers).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: third })).toContainText('Done by Maria <b>Silva</b>');
  await expect(page.getByRole('listitem').filter({ hasText: third })).toContainText('Gladly. All is well.');
  await expect(page.getByText('2 steps are done.')).toBeVisible();
});

test('a link that was taken back does not work, and one who cannot help says so', { tag: '@more' }, async ({
  signedInPage: page,
  browser,
  origin,
}) => {
  const plan = await aPlanAtNeed(page);
  const [first] = await stepsOf(page, plan);
  await openFirstDays(page, plan);
  const [jan, eva] = [anAddress(), anAddress()];
  await handOver(page, first, 'Jan', jan);
  const phone = await freshPhone(browser, origin);
  const replaced = await linkTo(jan);
  await button(page, 'Send a new link: Jan').click();
  const former = await linkTo(jan);
  expect(former).not.toBe(replaced);
  await phone.goto(former);
  await expect(heading(phone)).toHaveText('Ada Okafor asks for your help');
  await openDashboard(page);
  const waiting = page.getByRole('region', { name: 'Who is waiting' });
  await waiting.getByRole('link', { name: `Jan was asked to see to “${first}”` }).click();
  await expect(page).toHaveURL(`/first-days?plan_id=${plan.id}`);
  await button(page, 'Take back: Jan').click();
  await button(page, 'Take it back').click();
  await expect(step(page, first)).toBeVisible();
  await button(phone, 'It is done').click();
  await expect(heading(phone)).toHaveText('This link does not work any more');
  for (const path of ['/help-with', '/help-with#nonsense', replaced, former]) {
    await phone.goto(path);
    await phone.reload();
    await expect(heading(phone)).toHaveText('This link does not work any more');
  }

  await handOver(page, first, 'Eva', eva);
  await phone.goto(await linkTo(eva));
  await awake(phone);
  await speak(phone, 'Español');
  await expect(heading(phone)).toHaveText('Ada Okafor le pide ayuda');
  await button(phone, 'No puedo hacerlo').click();
  await expect(heading(phone)).toContainText('Eva');
  await expect(step(page, first)).toContainText('Cannot do it');
  await openDashboard(page);
  await expect(waiting).toContainText(`Eva cannot do “${first}”`);
  await phone.reload();
  await button(phone, 'Al final sí pude, y ya está hecho').click();
  await expect(heading(phone)).toHaveText('Gracias, Eva');
  await phone.context().close();
  await expect(waiting).not.toContainText(`Eva cannot do “${first}”`);
});
