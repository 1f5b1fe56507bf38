// Who decides: a family writes down whom it asked, on a phone, on another device and on paper.
import type { Deciding } from '@evenlight/contract/deciding';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { otherDevice } from './papers.ts';
import { button } from './paying.ts';
import { aPlanAtNeed, awake, tabTo } from './planning.ts';
import { DESK, PHONE } from './sizes.ts';

async function open(page: Page, { id }: { id: string }) {
  await page.goto(`/who-decides?plan_id=${id}`);
  await awake(page);
}

const stands = (page: Page) => page.getByRole('region', { name: 'Where things stand' });
const list = (page: Page) => page.getByRole('region', { name: 'Who was asked, and what they said' });
const answer = (page: Page, name: string, words: string) =>
  page.getByRole('group', { name: `Answer of ${name}` }).getByRole('button', { name: words });

/** For the first one the form stands open. */
async function addFirst(page: Page, name: string, standing: string) {
  await page.getByLabel('Who they are').selectOption(standing);
  await add(page, name);
}

async function addAnother(page: Page, name: string) {
  await button(page, 'Add a person').click();
  await add(page, name);
}

async function add(page: Page, name: string) {
  await page.getByLabel('Name').fill(name);
  await button(page, 'Add to the list').click();
  await expect(page.getByText(`${name} is on the list.`)).toBeVisible();
}

async function recordOf(page: Page, { id }: { id: string }): Promise<Deciding> {
  return (await page.request.get(`/api/funeral-plans/${id}/deciding`)).json();
}

test.beforeEach(({ signedInPage: page }) => page.setViewportSize(PHONE));

test('three children are written down on a phone, two agree, and the page says who decides, here and elsewhere', {
  tag: '@more',
}, async ({ signedInPage: page, browser, origin }) => {
  const plan = await aPlanAtNeed(page);
  await open(page, plan);
  await expect(stands(page)).toContainText('Not begun');
  await button(page, 'No, there are none').click();
  await addFirst(page, 'Ana', 'Adult child');
  await expect(button(page, 'Add a person')).toBeFocused();
  await addAnother(page, 'Luis');
  await addAnother(page, 'Eva');
  await expect(page.getByRole('listitem').filter({ hasText: 'Decides now' })).toContainText('Adult children');
  await expect(stands(page)).toContainText('Waiting for answers');

  const other = await otherDevice(page, browser, origin);
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
  await other.context().close();

  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('region', { name: 'Record of who was asked' });
  await expect(paper.getByRole('row').filter({ hasText: 'Luis' })).toContainText('Agreed');
  await expect(paper).toContainText('Danuta Wałęsa');
  await expect(page.getByText('This is general information, not legal advice.')).toBeVisible();
  await expect(button(page, 'Add to the list')).toBeHidden();
});

test('an answer, a change and a removal work with keys alone, and a family that is divided is told what helps', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  await page.setViewportSize(DESK);
  const plan = await aPlanAtNeed(page);
  await open(page, plan);
  await addFirst(page, 'Ana', 'Adult child');
  await addAnother(page, 'Luis');
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
