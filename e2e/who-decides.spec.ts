// Who decides: a family writes down whom it asked, on a phone, on another device and on paper.
import type { Deciding } from '@evenlight/contract/deciding';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { DESK, expectNoFaults, expectToFitTheSmallest, lookAt, otherDevice, pageOf } from './papers.ts';
import { aPlan, button, heading, PHONE } from './paying.ts';
import { awake, tabTo } from './planning.ts';

async function open(page: Page, { id }: { id: string }) {
  await page.goto(`/who-decides?plan_id=${id}`);
  await awake(page);
}

const stands = (page: Page) => page.getByRole('region', { name: 'Where things stand' });
const list = (page: Page) => page.getByRole('region', { name: 'Who was asked, and what they said' });
const answer = (page: Page, name: string, words: string) =>
  page.getByRole('group', { name: `Answer of ${name}` }).getByRole('button', { name: words });

async function add(page: Page, name: string, standing?: string) {
  const another = button(page, 'Add a person');
  if (await another.isVisible()) await another.click();
  await page.getByLabel('Name').fill(name);
  if (standing) await page.getByLabel('Who they are').selectOption(standing);
  await button(page, 'Add to the list').click();
  await expect(page.getByText(`${name} is on the list.`)).toBeVisible();
}

async function recordOf(page: Page, { id }: { id: string }): Promise<Deciding> {
  return (await page.request.get(`/api/funeral-plans/${id}/deciding`)).json();
}

test.beforeEach(({ signedInPage: page }) => page.setViewportSize(PHONE));

test('three children are written down on a phone, two agree, and the page says who decides, here and elsewhere', async ({
  signedInPage: page,
  browser,
  baseURL,
}, testInfo) => {
  const plan = await aPlan(page);
  await open(page, plan);
  await expect(stands(page)).toContainText('Not begun');
  await expectNoFaults(page, testInfo, 'nobody-yet');
  await button(page, 'No, there are none').click();
  await add(page, 'Ana', 'Adult child');
  await expect(button(page, 'Add a person')).toBeFocused();
  await add(page, 'Luis');
  await add(page, 'Eva');
  await expect(page.getByRole('listitem').filter({ hasText: 'Decides now' })).toContainText('Adult children');
  await expect(stands(page)).toContainText('Waiting for answers');

  const other = await otherDevice(page, browser, baseURL);
  await open(other, plan);
  await answer(page, 'Ana', 'Agreed').click();
  await answer(page, 'Luis', 'Agreed').click();
  for (const device of [page, other]) {
    await expect(stands(device)).toContainText('2 of 3 agreed');
    await expect(stands(device)).toContainText('More than half have agreed.');
    await expect(stands(device)).toContainText('Agreed by those written down');
    await expect(stands(device)).toContainText('Is there a health care agent?');
  }
  await page.reload();
  await awake(page);
  await expect(answer(page, 'Luis', 'Agreed')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'No, there are none')).toHaveAttribute('aria-pressed', 'true');
  await expectNoFaults(page, testInfo, 'settled');
  await expectToFitTheSmallest(page, testInfo, 'settled');
  await other.setViewportSize(DESK);
  await expectNoFaults(other, testInfo, 'settled-desk');
  await other.context().close();

  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('region', { name: 'Record of who was asked' });
  await expect(paper.getByRole('row').filter({ hasText: 'Luis' })).toContainText('Agreed');
  await expect(paper).toContainText('Danuta Wałęsa');
  await expect(page.getByText('This is general information, not legal advice.')).toBeVisible();
  await expect(button(page, 'Add to the list')).toBeHidden();
  await lookAt(page, testInfo, 'paper');
});

test('an answer, a change and a removal work with keys alone, and a family that is divided is told what helps', async ({
  signedInPage: page,
}, testInfo) => {
  await page.setViewportSize(DESK);
  const plan = await aPlan(page);
  await open(page, plan);
  await add(page, 'Ana', 'Adult child');
  await add(page, 'Luis');
  for (const [name, words] of [
    ['Ana', 'Agreed'],
    ['Luis', 'Objected'],
  ] as const) {
    await tabTo(page, answer(page, name, words));
    await page.keyboard.press('Enter');
    await expect(answer(page, name, words)).toBeFocused();
  }
  await expect(stands(page)).toContainText('No agreement yet');
  await expect(stands(page)).toContainText('superior court');
  await expectNoFaults(page, testInfo, 'divided-desk');
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFaults(page, testInfo, 'divided-evening');

  await tabTo(page, button(page, 'Change: Luis'));
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Change: Luis' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Note (optional)').fill('Called on Sunday.\nHe wants a burial.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(button(page, 'Change: Luis')).toBeFocused();
  await expect(list(page)).toContainText('He wants a burial.');

  await tabTo(page, button(page, 'Remove: Luis'));
  await page.keyboard.press('Enter');
  await button(page, 'Leave it').click();
  await expect(list(page)).toContainText('Luis');
  await button(page, 'Remove: Luis').press('Enter');
  await button(page, 'Take off the list').press('Enter');
  await expect(button(page, 'Remove: Luis')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Who was asked, and what they said' })).toBeFocused();
  await expect(stands(page)).toContainText('Everybody who decides has agreed');
  expect((await recordOf(page, plan)).people).toMatchObject([{ name: 'Ana', answer: 'agreed' }]);
});

test('what was typed survives a failed send, and somebody whose answer was lost is on the list once', async ({
  signedInPage: page,
}) => {
  const plan = await aPlan(page);
  await open(page, plan);
  let tries = 0;
  await page.route('**/deciding/people', async (route) => {
    tries += 1;
    if (tries === 1) return route.fulfill({ status: 503, json: { code: 'server.busy' } });
    // Arrived, but nobody hears of it.
    if (tries === 2) {
      await route.fetch();
      return route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>Gateway Timeout</h1>' });
    }
    return route.continue();
  });
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Who they are').selectOption('Adult child');
  await page.getByLabel('Note (optional)').fill('By phone');
  for (const tried of [1, 2]) {
    await button(page, 'Add to the list').click();
    await expect.poll(() => tries).toBe(tried);
    await expect(button(page, 'Add to the list')).not.toHaveAttribute('aria-disabled');
    await expect(page.getByRole('form', { name: 'Add a person' }).getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Ana');
    await expect(page.getByLabel('Note (optional)')).toHaveValue('By phone');
  }
  // The news of it comes by itself, and moves the form down; then it is tried once more.
  await expect(list(page)).toContainText('Ana');
  await button(page, 'Add to the list').click();
  await expect(page.getByText('Ana is on the list.')).toBeVisible();
  expect((await recordOf(page, plan)).people).toMatchObject([{ name: 'Ana', note: 'By phone' }]);
  await page.route('**/deciding/people/*', (route) => route.fulfill({ status: 503, json: { code: 'server.busy' } }));
  await answer(page, 'Ana', 'Agreed').click();
  await expect(list(page)).toContainText('We cannot answer just now.');
  await expect(answer(page, 'Ana', 'Agreed')).toHaveAttribute('aria-pressed', 'false');
});

test('a plan of others is not found, without a plan there is a way to one, and without its name the first is shown', async ({
  signedInPage: page,
  page: visitor,
  browser,
  baseURL,
  neighbour,
}) => {
  await page.goto('/who-decides');
  await expect(page.getByRole('link', { name: 'Start planning' })).toHaveAttribute('href', '/planning-wizard');
  const plan = await aPlan(page);
  await page.goto('/who-decides');
  await expect(page.getByText('For Danuta Wałęsa')).toBeVisible();
  const stranger = await pageOf(browser, baseURL, (await neighbour.aMember()).cookie);
  for (const id of [plan.id, 'nonsense']) {
    const answered = await stranger.goto(`/who-decides?plan_id=${id}`);
    expect(answered?.status()).toBe(404);
    await expect(heading(stranger)).toHaveText('Plan Not Found');
  }
  await stranger.context().close();
  await visitor.goto(`/who-decides?plan_id=${plan.id}`);
  await expect(visitor).toHaveURL(/\/login\?return=%2Fwho-decides/);
});
