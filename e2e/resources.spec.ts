// The library: somebody looks for words at night, reads, prints, breathes along; and our team writes a new text.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { pageOf } from './papers.ts';
import { awake } from './planning.ts';
import { DESK, PHONE } from './sizes.ts';

const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /texts?|No text fits/ });
const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

async function openShelf(page: Page, question = '') {
  await page.goto(`/support?tab=resources${question}`);
  await awake(page);
}

test('a visitor searches while typing, filters, reads, and comes back to the same shelf', { tag: '@more' }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openShelf(page);
  await expect(page.getByRole('link', { name: 'Call 988' })).toBeVisible();
  await expect(count(page)).toHaveText(/^\d\d+ texts$/);
  const topics = page.getByRole('list', { name: 'Topics' }).first();
  await expect(topics.getByRole('listitem')).toHaveCount(4);
  await expect(topics.getByText(/^\+\d$/)).toBeVisible();

  await page.getByLabel('Search', { exact: true }).fill('obituary');
  await expect(page).toHaveURL(/tab=resources&q=obituary$/);
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/obituary/);
  await page.getByLabel('Type').selectOption('Guide');
  await expect(page).toHaveURL(/q=obituary&type=guide$/);
  await card(page, 'Writing an obituary when you can hardly write').click();

  await expect(page).toHaveURL(/\/support\/resources\/writing-an-obituary\?q=obituary&type=guide$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Writing an obituary when you can hardly write');
  await expect(page.getByRole('link', { name: 'Call 988' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(/\d min read/);
  await expect(page.getByRole('article')).toContainText('Reviewed on November 16, 2026.');
  await expect(page.getByRole('article')).toContainText('Reporting on Suicide recommendations');
  await expect(page.getByRole('region', { name: 'You may also want to read' }).getByRole('link')).toHaveCount(3);
  const width = await page
    .getByRole('article')
    .locator('p')
    .nth(2)
    .evaluate((line) => line.clientWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width - 40);
  await page.getByRole('link', { name: 'Back to resources' }).click();
  await expect(page).toHaveURL(/tab=resources&q=obituary&type=guide$/);
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('obituary');

  await awake(page);
  await page.getByLabel('Search', { exact: true }).fill('zzzzqqq');
  await expect(count(page)).toHaveText('No text fits');
  await expect(page.getByText('and we look for it together')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).last().click();
  await expect(count(page)).toHaveText(/^\d\d+ texts$/);
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('');
});

test('a text prints as a text, and whoever wants less motion sees an exercise in words and a bar', {
  tag: '@more',
}, async ({ page }) => {
  await page.goto('/support/resources/telling-a-child');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  const isPrinted = page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        window.print = () => done(true);
      }),
  );
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await isPrinted).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to resources' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'You may also want to read' })).toBeHidden();
  await expect(page.getByText('Dougy Center')).toBeVisible();
  await expect(page.getByText('If you need somebody right now:')).toBeVisible();

  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await page.goto('/support/resources/one-minute-of-breathing');
  await page.getByRole('link', { name: 'Start the exercise' }).click();
  await awake(page);
  const player = page.getByRole('region', { name: 'Guided exercise' });
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player).toContainText('Sit or lie as you are.');
  await expect(player.locator('.rounded-full.border.border-pine\\/25')).toBeHidden();
  await expect(player.getByRole('progressbar')).toBeVisible();
});

test('everything can be found and read without scripts, also by search engines', { tag: '@more' }, async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/support?tab=resources');
  await page.getByLabel('Search', { exact: true }).fill('shiva');
  await page.getByLabel('Category').selectOption('Faith');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/tab=resources&q=shiva&category=faith/);
  await card(page, 'Mourning in a Jewish family').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Shiva' })).toBeVisible();
  await page.getByRole('link', { name: 'rituals' }).click();
  await expect(page).toHaveURL(/tab=resources&q=rituals/);
  await page.goto('/support/resources/one-minute-of-breathing');
  await expect(page.getByRole('link', { name: 'Start the exercise' })).toBeHidden();
  await page.getByText('The whole exercise in words').click();
  await expect(page.getByText('Gently in')).toBeVisible();
  const missing = await page.goto('/support/resources/nothing-of-this-name');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This text is not here any more');
  await expect(page.getByRole('link', { name: 'Call 988' })).toBeVisible();

  // Search engines learn what a text is, by one address.
  await page.goto('/support/resources/five-senses?play=1&q=calm');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/support\/resources\/five-senses$/);
  const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(told).toMatchObject({ '@type': 'Article', headline: 'Five senses, coming back to the room' });
  const sitemap = await (await page.request.get(`${origin}/sitemap.xml`)).text();
  expect(sitemap).toContain('/support/resources/five-senses</loc>');
});

test('our team writes, looks, publishes and takes back; what was typed is never lost', { tag: '@more' }, async ({
  page,
  browser,
  origin,
  runningHouse,
}) => {
  const slug = `a-quiet-evening-${Date.now()}`;
  const { cookie } = await runningHouse.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, origin, cookie);
  await staff.setViewportSize(DESK);
  await staff.goto('/staff');
  await staff.getByRole('link', { name: 'The library: write and publish texts' }).click();
  await staff.getByRole('link', { name: 'Write a new text' }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('A new text');
  await staff.getByLabel('Address').fill(slug);
  await staff.getByLabel('Title').fill('A quiet evening');
  await staff.getByLabel('Summary').fill('What may help when the visitors have gone.');
  await staff.getByLabel('Topics').fill('evenings, rest, home');
  await staff.getByLabel('Sources').fill('National Institute on Aging');

  // A reload costs nothing.
  await staff.reload();
  await expect(staff.getByText('This is what you typed and have not saved')).toBeVisible();
  await expect(staff.getByLabel('Title')).toHaveValue('A quiet evening');
  await staff.getByLabel('Text', { exact: false }).last().fill('Put the kettle on.\n\n<b>Sit</b> down.');
  await staff.getByRole('button', { name: 'Save draft' }).click();
  await expect(staff.getByRole('alert').first()).toContainText('cannot be shown here');
  await staff.getByLabel('Text', { exact: false }).last().fill('Put the kettle on.\n\n## Then\n\nSit down.');
  await staff.getByRole('button', { name: 'Preview' }).click();
  const preview = staff.getByRole('region', { name: 'How it will read' });
  await expect(preview.getByRole('heading', { name: 'Then' })).toBeVisible();
  await staff.getByRole('button', { name: 'Save draft' }).click();
  await expect(staff).toHaveURL(new RegExp(`/staff/resources/${slug}/en$`));
  const state = staff.getByRole('region', { name: 'What families read' });
  await expect(state).toContainText('It is not on the shelf.');
  expect((await page.request.get(`${origin}/support/resources/${slug}`)).status()).toBe(404);

  // A colleague saves first: nothing is overwritten, and both can be seen.
  const { cookie: others } = await runningHouse.aMember({ firstName: 'Ben', lastName: 'Lind', isStaff: true });
  const colleague = await pageOf(browser, origin, others);
  await colleague.goto(`/staff/resources/${slug}/en`);
  await awake(colleague);
  await colleague.getByLabel('Title').fill('A quiet night');
  await colleague.getByRole('button', { name: 'Save draft' }).click();
  await expect(colleague.getByRole('button', { name: 'Publish the draft' })).not.toHaveAttribute('aria-disabled');
  await staff.getByLabel('Title').fill('A quiet hour');
  await staff.getByRole('button', { name: 'Save draft' }).click();
  await expect(staff.getByRole('alert').first()).toContainText('Somebody else has changed this text meanwhile.');
  await staff.getByRole('button', { name: 'Look at the other version' }).click();
  await expect(staff.getByRole('region', { name: 'The other version' })).toContainText('A quiet night');
  await expect(staff.getByLabel('Title')).toHaveValue('A quiet hour');
  await staff.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(staff.getByRole('region', { name: 'The other version' })).toHaveCount(0);

  await state.getByRole('button', { name: 'Publish the draft' }).click();
  await expect(state).toContainText('Published on');
  await page.goto(`/support/resources/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A quiet hour');
  await state.getByRole('button', { name: 'Take it off the shelf' }).click();
  await expect(state).toContainText('It is not on the shelf.');
  expect((await page.request.get(`${origin}/support/resources/${slug}`)).status()).toBe(404);
});
