// The first 72 hours, one step at a time: done, put off, or handed to somebody who answers by a private link.
import type { Plan } from '@evenlight/contract/plans';
import type { FirstDays, TimelineEvent } from '@evenlight/contract/timelines';
import { mailReader } from '@evenlight/server/testing/mail-reader';
import type { Browser, Page } from '@playwright/test';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';
import { anAddress } from './door.ts';
import { DESK, expectNoFaults, expectToFitTheSmallest, lookAt, openDashboard } from './papers.ts';
import { aPlan, button, failOnce, heading, keptInTab, PHONE, speak } from './paying.ts';
import { awake } from './planning.ts';

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

async function freshPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL, viewport: PHONE, locale: 'en-US' })).newPage();
}

const step = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test.beforeEach(({ signedInPage: page }) => page.setViewportSize(PHONE));

test('a family takes one step, puts one off, and hands one over; the answer appears by itself', async ({
  signedInPage: page,
  browser,
  baseURL,
}, testInfo) => {
  const plan = await aPlan(page);
  const titles = await stepsOf(page, plan);
  const [first, second, third] = titles;
  await openDashboard(page);
  const lead = page.getByRole('region', { name: 'The first 72 hours: one step at a time' });
  await expect(lead).toContainText(first);
  await expectNoFaults(page, testInfo, 'dashboard-390');
  await lead.getByRole('link').click();
  await expect(heading(page)).toHaveText('The first 72 hours');
  await expect(step(page, first)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Our phone line' }).getByRole('link')).toBeInViewport();
  await expectToFitTheSmallest(page, testInfo, 'first');
  for (const name of ['Done', 'Hand this to someone', 'Not now'])
    await expect(button(page, `${name}: ${first}`)).toBeInViewport({ ratio: 1 });

  await failOnce(page, `/funeral-plans/${plan.id}/timeline/*`, 503, 'server.busy');
  await button(page, `Done: ${first}`).click();
  await expect(page.getByText('We cannot answer just now.')).toBeInViewport({ ratio: 1 });
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
  await expectNoFaults(page, testInfo, 'handed-390');

  const phone = await freshPhone(browser, baseURL);
  const link = await linkTo(address);
  await phone.goto(link);
  await expect(heading(phone)).toHaveText('Ada Okafor asks for your help');
  expect(new URL(phone.url()).hash).toBe('');
  await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(step(phone, third)).toContainText('You know her so well.');
  await expect(step(phone, third).getByRole('term').filter({ hasText: 'Where' })).toBeVisible();
  await expect(phone.getByRole('main')).toContainText('Danuta Wałęsa');
  await expectNoFaults(phone, testInfo, 'asked-390');
  await expectToFitTheSmallest(phone, testInfo, 'asked');
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

test('a link that was taken back does not work, and one who cannot help says so', async ({
  signedInPage: page,
  browser,
  baseURL,
}, testInfo) => {
  const plan = await aPlan(page);
  const [first] = await stepsOf(page, plan);
  await openFirstDays(page, plan);
  const [jan, eva] = [anAddress(), anAddress()];
  await handOver(page, first, 'Jan', jan);
  const phone = await freshPhone(browser, baseURL);
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
  await expectNoFaults(phone, testInfo, 'ended-390');
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
  await expectNoFaults(phone, testInfo, 'asked-es');
  await button(phone, 'No puedo hacerlo').click();
  await expect(heading(phone)).toContainText('Eva');
  await expectNoFaults(phone, testInfo, 'declined-es');
  await expect(step(page, first)).toContainText('Cannot do it');
  await openDashboard(page);
  await expect(waiting).toContainText(`Eva cannot do “${first}”`);
  await phone.reload();
  await button(phone, 'Al final sí pude, y ya está hecho').click();
  await expect(heading(phone)).toHaveText('Gracias, Eva');
  await phone.context().close();
  await expect(waiting).not.toContainText(`Eva cannot do “${first}”`);
});

test('a link is for the step that somebody wrote about, also when it is done elsewhere meanwhile', async ({
  signedInPage: page,
}, testInfo) => {
  const plan = await aPlan(page);
  const { steps } = await firstDaysOf(page, plan);
  const [first, second] = steps;
  if (!first || !second) throw new Error('there are no steps');
  await openFirstDays(page, plan);
  await button(page, `Hand this to someone: ${first.title}`).click();
  await lookAt(page, testInfo, 'hand-over');
  expect(await barriersIn(page)).toEqual([]);
  const marked = await page.request.patch(`/api/funeral-plans/${plan.id}/timeline/${first.id}`, {
    data: { completed: true },
  });
  expect(marked.status()).toBe(200);
  await expect(page.locator('#next-step')).toHaveText(second.title);
  await fillHandOver(page, 'Jan', anAddress());
  await expect(page.getByText('The link for Jan is on its way')).toBeVisible();
  const { handoffs } = await firstDaysOf(page, plan);
  expect(handoffs).toMatchObject([{ name: 'Jan', eventId: first.id }]);
});

test('when all steps are done the page ends kindly, and plans made ahead are led to the timeline', async ({
  signedInPage: page,
}, testInfo) => {
  const plan = await aPlan(page);
  await page.setViewportSize(DESK);
  await openFirstDays(page, plan);
  await expect(page.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
  await expectNoFaults(page, testInfo, 'first-1280');
  for (const title of await stepsOf(page, plan)) await button(page, `Done: ${title}`).click();
  await expect(page.getByRole('heading', { name: 'The first steps are done' })).toBeFocused();
  await expectNoFaults(page, testInfo, 'end-1280');
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page).toHaveURL(`/dashboard?plan_id=${plan.id}`);
  const ahead = await aPlan(page, { planIntent: 'plan-ahead' });
  await openFirstDays(page, ahead);
  await expect(page.getByRole('heading', { name: 'This page is for the days after a death' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the timeline' })).toHaveAttribute(
    'href',
    `/timeline?plan_id=${ahead.id}`,
  );
  const [{ id: eventId }] = (await firstDaysOf(page, ahead)).steps as [TimelineEvent];
  const wish = { name: 'Jan', email: anAddress(), message: '', eventId, sendKey: crypto.randomUUID() };
  const handed = await page.request.post(`/api/funeral-plans/${ahead.id}/handoffs`, { data: wish });
  expect(handed.status(), await handed.text()).toBe(201);
  for (const path of ['/first-days', '/timeline']) {
    await page.goto(`${path}?plan_id=${ahead.id}`);
    await expect(page.getByRole('region', { name: 'With others' })).toContainText('Jan');
  }
  await button(page, 'Take back: Jan').click();
  await button(page, 'Take it back').click();
  await expect(page.getByRole('region', { name: 'With others' })).toHaveCount(0);
  await openFirstDays(page, { ...plan, id: crypto.randomUUID() as Plan['id'] });
  await expect(heading(page)).toHaveText('Plan Not Found');
});
