// Where somebody will rest: a Jewish family that owns a plot, a Hindu family whose ashes go to India, and a Catholic burial
// in a cemetery of our directory that our team is asked about. All of it on a phone.
import type { Plan } from '@evenlight/contract/plans';
import type { RestingPlace } from '@evenlight/contract/resting-places';
import type { Page } from '@playwright/test';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';
import { otherDevice } from './papers.ts';
import { button } from './paying.ts';
import { aPlanAtNeed, awake } from './planning.ts';
import { PHONE } from './sizes.ts';

test.beforeEach(({ signedInPage: page }) => page.setViewportSize(PHONE));

async function open(page: Page, { id }: Pick<Plan, 'id'>) {
  await page.goto(`/plan-workflow/${id}/resting-place`);
  await awake(page);
}

const row = (page: Page, title: string) => page.getByRole('button', { name: title });
const choose = (page: Page, group: string, words: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('button', { name: words, exact: true }).click();

async function restOf(page: Page, { id }: Pick<Plan, 'id'>): Promise<RestingPlace> {
  return (await page.request.get(`/api/funeral-plans/${id}/resting-place`)).json();
}

test('a Jewish family that owns a plot writes down where it is and who holds the deed', async ({
  signedInPage: page,
  browser,
  origin,
}) => {
  const plan = await aPlanAtNeed(page, { faithTradition: 'jewish', way: 'burial', personName: 'Miriam Levi' });
  await page.goto(`/plan-workflow/${plan.id}?step=1`);
  await page.getByRole('link', { name: 'Where Miriam will rest: not yet known' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where Miriam Levi will rest');
  await awake(page);
  await expect(page.getByText('ashes')).toHaveCount(0);
  await choose(page, 'Which cemetery', 'We own a place');
  await page.getByLabel('Name of the cemetery').fill('Gan Shalom');
  await page.getByLabel('Town').fill('Colma');
  await page.getByLabel('Section and plot').fill('Section 4, row 2');
  await page.getByLabel('Who holds the right of burial').fill('David Levi');
  await page.getByRole('form', { name: 'The place you own' }).getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Which cemetery')).toContainText('Gan Shalom, Colma, Section 4, row 2');
  await choose(page, 'The deed', 'At hand');
  await row(page, 'Around the casket').click();
  await expect(page.getByText('No law asks for one; the rules')).toBeVisible();
  await choose(page, 'Around the casket', 'A liner');
  await expect(row(page, 'Around the casket')).toContainText('A liner');
  expect(await barriersIn(page)).toEqual([]);

  // Somebody else of the family writes at the same lines meanwhile.
  const other = await otherDevice(page, browser, origin);
  await open(other, plan);
  await row(other, 'Which cemetery').click();
  const plot = (on: Page) => on.getByLabel('Section and plot');
  const save = (on: Page) =>
    on.getByRole('form', { name: 'The place you own' }).getByRole('button', { name: 'Save' }).click();
  await plot(other).fill('Section 4, row 3');
  await plot(page).fill('Section 5');
  await save(other);
  await expect(row(other, 'Which cemetery')).toContainText('row 3');
  await save(page);
  await expect(page.getByText('They wrote:')).toBeVisible();
  await expect(plot(page)).toHaveValue('Section 5');
  await button(page, 'Go on with the other one').click();
  await expect(plot(page)).toHaveValue('Section 4, row 3');
  await other.context().close();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('David Levi')).toBeVisible();
  await expect(button(page, 'Save').first()).toBeHidden();
});

test('a Hindu family whose ashes go to India knows what to ask for, and a river is answered kindly', async ({
  signedInPage: page,
}) => {
  const plan = await aPlanAtNeed(page, { faithTradition: 'hindu', way: 'cremation', personName: 'Lakshmi Raman' });
  await open(page, plan);
  await choose(page, 'What becomes of the ashes', 'Scattered on land');
  await choose(page, 'On which land', 'A lake or river');
  await page.getByLabel('Name of the place').fill('Russian River');
  await page.getByRole('form', { name: 'Ashes on land' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The law counts lakes and rivers as land')).toBeVisible();
  await choose(page, 'What becomes of the ashes', 'To another country');
  await page.getByRole('textbox', { name: 'Country' }).fill('India');
  await page.getByLabel('Who takes them there').fill('Ravi');
  await page.getByRole('form', { name: 'Ashes to another country' }).getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'What becomes of the ashes')).toContainText('To another country · India');
  for (const task of ['The rules of the consulate', 'The rules of the airline', 'A sealed container'])
    await page.getByLabel(task).check();
  await expect
    .poll(async () => (await restOf(page, plan)).words.done)
    .toEqual(['abroad:airline', 'abroad:consulate', 'abroad:sealed']);
  expect(await barriersIn(page)).toEqual([]);
  await choose(page, 'What becomes of the ashes', 'Scattered on land');
  await expect(page.getByLabel('Name of the place')).toHaveValue('Russian River');
  await choose(page, 'What becomes of the ashes', 'To another country');
  await page.goto(`/plan-workflow/${plan.id}?step=1`);
  await expect(page.getByRole('link', { name: 'Where Lakshmi will rest: To another country · India' })).toBeVisible();
});

test('a Catholic burial takes a cemetery of the directory, and our team is asked about a grave there', async ({
  signedInPage: page,
}) => {
  const details = { branch: 'catholic', way: 'burial', personName: 'Rosa Delgado', calledName: 'Abuela' } as const;
  const plan = await aPlanAtNeed(page, { faithTradition: 'christian', ...details });
  await open(page, plan);
  await choose(page, 'Which cemetery', 'One from our directory');
  const cemetery = page.getByLabel('Cemetery', { exact: true });
  await cemetery.selectOption({ label: 'Santa Inez Catholic Cemetery, San Jose' });
  await expect(row(page, 'Which cemetery')).toContainText('Santa Inez Catholic Cemetery');
  await button(page, 'Ask about a place here').dblclick();
  await expect(page.getByText('Our team asks Santa Inez Catholic Cemetery')).toBeVisible();
  expect((await restOf(page, plan)).inquiries).toMatchObject([{ state: 'asked' }]);
  await row(page, 'The stone').click();
  await choose(page, 'The stone', 'Later');
  await row(page, 'Opening and closing the grave').click();
  await choose(page, 'Opening and closing the grave', 'Asked');
  await expect(row(page, 'Opening and closing the grave')).toContainText('Asked');
  expect(await barriersIn(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where Rosa Delgado will rest');
  await page.goto(`/plan-workflow/${plan.id}?step=1`);
  await expect(page.getByRole('link', { name: 'Where Abuela will rest: Santa Inez Catholic Cemetery' })).toBeVisible();
});
