// The guestbook: strangers write without an account and without scripts, families look first at what is doubtful.
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { aMemorial } from './memorial-people.ts';
import { aPhoto, pageOf } from './papers.ts';
import { button } from './paying.ts';
import { awake } from './planning.ts';
import { openItem } from './queueing.ts';
import { DESK, PHONE } from './sizes.ts';

const guestbookOf = ({ address }: Memorial) => `/memorial/${address}?tab=guestbook`;
const form = (page: Page) => page.getByRole('form', { name: 'Sign the guestbook' });
const entry = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

async function stranger(browser: Browser, origin: string, options: object = {}) {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', viewport: PHONE, ...options });
  return context.newPage();
}

async function write(page: Page, name: string, message: string) {
  await form(page).getByLabel('Name').fill(name);
  await form(page).getByLabel('Message').fill(message);
}
const send = (page: Page) => button(page, 'Add your message').click();

async function openById(page: Page, { id }: Memorial) {
  await page.goto(`/memorial/${id}`);
  await awake(page);
  await page.getByRole('tab', { name: 'Guestbook' }).click();
}

test('without any scripts a visitor writes, is told what is missing with the words still there, and reads it at once', async ({
  signedInPage,
  browser,
  origin,
}) => {
  const memorial = await aMemorial(signedInPage, { privacy: 'public' });
  const page = await stranger(browser, origin, { javaScriptEnabled: false });
  await page.goto(guestbookOf(memorial));
  await expect(form(page).getByLabel('Photo (optional)')).toBeHidden();
  await write(page, '', '<b>She</b> lent me her books.\n\nAll of them.');
  await form(page).getByLabel('I would like to say whether I can come').check();
  await form(page).getByText('I will come').click();
  await send(page);
  await expect(form(page)).toContainText('Name is required');
  await expect(form(page).getByLabel('Message')).toHaveValue('<b>She</b> lent me her books.\n\nAll of them.');
  await expect(form(page).getByRole('radio', { name: 'I will come' })).toBeChecked();
  await form(page).getByLabel('Name').fill('Rose Lind');
  await send(page);
  await expect(page.getByText('Your words are in the guestbook now.')).toBeVisible();
  const own = entry(page, 'lent me her books');
  await expect(own).toContainText('<b>She</b> lent me her books.');
  await expect(own).toContainText('Attending');
  await expect(own.locator('b')).toHaveCount(0);
  await expect(own.locator('time')).toHaveText(/^\w+ \d+, \d{4}$/);
  await expect(form(page).getByLabel('Message')).toHaveValue('');
  await page.reload();
  await expect(entry(page, 'lent me her books')).toHaveCount(1);

  // Somebody who reads Spanish is answered in Spanish.
  const otra = await stranger(browser, origin, { javaScriptEnabled: false, locale: 'es-MX' });
  await otra.goto(guestbookOf(memorial));
  const spanish = otra.getByRole('form', { name: 'Firmar el libro de visitas' });
  await spanish.getByLabel('Mensaje').fill('La extrañamos mucho.');
  await button(otra, 'Añadir su mensaje').click();
  await expect(spanish).toContainText('Nombre: este dato es necesario');
  await expect(spanish.getByLabel('Mensaje')).toHaveValue('La extrañamos mucho.');
  await spanish.getByLabel('Nombre').fill('María José');
  await button(otra, 'Añadir su mensaje').click();
  await expect(otra.getByText('Sus palabras ya están en el libro de visitas.')).toBeVisible();
});

test('a photo waits with its words until the family has looked; they thank, and everybody reads both', {
  tag: '@more',
}, async ({ signedInPage: owner, browser, origin }) => {
  const memorial = await aMemorial(owner, { privacy: 'public' });
  const page = await stranger(browser, origin);
  await page.goto(guestbookOf(memorial));
  await write(page, 'Ben Lind', 'The two of us at the lake.');
  await form(page)
    .getByLabel('Photo (optional)')
    .setInputFiles(await aPhoto('lake.jpg'));
  await expect(form(page)).toContainText('The photo is here.');
  await send(page);
  await expect(page.getByText('The family looks at it first')).toBeVisible();
  await expect(entry(page, 'at the lake')).toHaveCount(0);

  await owner.setViewportSize(DESK);
  await openById(owner, memorial);
  const panel = owner.getByRole('region', { name: 'Looking through the guestbook' });
  await expect(panel).toContainText('One entry waits for you.');
  await expect(panel).toContainText('It comes with a photo.');
  await panel.getByRole('button', { name: 'Publish the entry by Ben Lind' }).click();
  await expect(panel).toContainText('Nothing waits for you.');
  await panel.getByText('All other entries').click();
  await panel.getByRole('button', { name: 'Thank Ben Lind' }).click();
  await owner.getByLabel('Your thanks').fill('Dear Ben, thank you.');
  await button(owner, 'Save your thanks').click();
  await expect(owner.getByLabel('Your thanks')).toHaveCount(0);

  await page.goto(guestbookOf(memorial));
  await expect(entry(page, 'at the lake')).toContainText('Dear Ben, thank you.');
  await expect(entry(page, 'at the lake').locator('time')).toHaveText('Just now');
  const photo = entry(page, 'at the lake').getByRole('img');
  await expect(photo).toBeVisible();
  expect(
    await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);

  await panel.getByRole('button', { name: 'Hide the entry by Ben Lind' }).click();
  await expect(panel.getByRole('button', { name: 'Publish the entry by Ben Lind' })).toBeVisible();
  await page.reload();
  await expect(entry(page, 'at the lake')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Delete the entry by Ben Lind' }).click();
  await button(owner, 'Delete for good').click();
  await expect(panel).toHaveCount(0);
});

async function expectWords(page: Page, name: string, message: string) {
  await expect(form(page).getByLabel('Name')).toHaveValue(name);
  await expect(form(page).getByLabel('Message')).toHaveValue(message);
}

test('on the public page words stay where they are without a connection, and in this tab after a reload, until they are stored', {
  tag: '@more',
}, async ({ signedInPage, browser, origin }) => {
  const memorial = await aMemorial(signedInPage, { privacy: 'public' });
  const page = await stranger(browser, origin);
  await page.goto(guestbookOf(memorial));
  await write(page, 'Rose Lind', 'She lent me her books.\n\nAll of them.');
  await form(page).getByLabel('I would like to say whether I can come').check();
  await form(page).getByText('Perhaps').click();
  await page.context().setOffline(true);
  await send(page);
  const stillHere = form(page).getByRole('status').filter({ hasText: 'Your words are still here' });
  await expect(stillHere).toBeVisible();
  await expectWords(page, 'Rose Lind', 'She lent me her books.\n\nAll of them.');
  await page.context().setOffline(false);
  await expect(stillHere).toBeHidden();
  await page.reload();
  await expectWords(page, 'Rose Lind', 'She lent me her books.\n\nAll of them.');
  await expect(form(page).getByRole('radio', { name: 'Perhaps' })).toBeChecked();

  const isPost = (url: URL) => url.pathname === `/memorial/${memorial.address}`;
  await page.route(isPost, (route) => route.abort(), { times: 1 });
  await send(page);
  await expect(stillHere).toBeVisible();
  await expectWords(page, 'Rose Lind', 'She lent me her books.\n\nAll of them.');
  await page.goto(guestbookOf(memorial));
  await expectWords(page, 'Rose Lind', 'She lent me her books.\n\nAll of them.');

  await send(page);
  await expect(page.getByText('Your words are in the guestbook now.')).toBeVisible();
  await expectWords(page, '', '');
  // What is written after the thanks is kept as well, although the address still says that something was stored.
  await write(page, 'Rose Lind', 'And one thing more.');
  await page.reload();
  await expectWords(page, 'Rose Lind', 'And one thing more.');
  await send(page);
  await expect(entry(page, 'And one thing more.')).toBeVisible();
  await expect(page.getByText('Your words are in the guestbook now.')).toBeInViewport();
  await page.goto(guestbookOf(memorial));
  await expectWords(page, '', '');
});

test('a private memorial gives nothing away; whoever asks is let in by its keeper', { tag: '@more' }, async ({
  signedInPage: owner,
  browser,
  origin,
}) => {
  const memorial = await aMemorial(owner, { privacy: 'invited' });
  const page = await stranger(browser, origin, { javaScriptEnabled: false });
  const answers: string[] = [];
  for (const key of [String(memorial.id), '987654321']) {
    await page.goto(`/memorial/${key}`);
    await page.getByLabel('Your name').fill('Ben Lind');
    await page.getByLabel('Your email').fill('ben-asks@example.org');
    await page.getByLabel('Your message').fill('We taught together.');
    await button(page, 'Ask the keeper').click();
    await expect(page.getByText('Your message is on its way')).toBeVisible();
    answers.push(await page.getByRole('main').innerText());
  }
  expect(answers[0]).toBe(answers[1]);

  await owner.request.put(`/api/memorials/${memorial.id}`, { data: { isCollaborative: true } });
  await owner.goto(`/memorial/${memorial.id}`);
  await awake(owner);
  await owner.getByRole('tab', { name: 'Collaboration' }).click();
  const asking = owner.getByRole('region', { name: 'Asking to be let in' });
  await expect(asking).toContainText('We taught together.');
  await asking.getByRole('button', { name: 'Let them in: Ben Lind' }).click();
  await expect(asking).toHaveCount(0);
  await expect(owner.getByText('ben-asks@example.org').first()).toBeVisible();
});

test('an entry is reported to the family and a page to our team, who close it and open it again', {
  tag: '@more',
}, async ({ signedInPage: owner, browser, origin, runningHouse }) => {
  const name = `Ida ${Date.now()}`;
  const memorial = await aMemorial(owner, { fullName: name, privacy: 'public' });
  const page = await stranger(browser, origin, { javaScriptEnabled: false });
  await page.goto(guestbookOf(memorial));
  await write(page, 'Rose', 'She owed everybody money.');
  await send(page);
  await entry(page, 'owed everybody').getByText('Report', { exact: true }).click();
  await entry(page, 'owed everybody').getByLabel('What is wrong with it?').selectOption('Something here is not true');
  await entry(page, 'owed everybody').getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Thank you for telling us')).toBeVisible();
  await page.goto(`/memorial/${memorial.address}`);
  await page.getByText('Report this page').click();
  await page.getByLabel('In your words', { exact: true }).fill('She is alive and well.');
  await button(page, 'Send the report').click();
  await expect(page.getByText('Thank you for telling us')).toBeVisible();

  await openById(owner, memorial);
  const panel = owner.getByRole('region', { name: 'Looking through the guestbook' });
  await expect(panel).toContainText('Somebody reported it.');
  await panel.getByRole('button', { name: 'Keep the entry by Rose' }).click();
  await expect(panel).toContainText('Nothing waits for you.');

  const { cookie } = await runningHouse.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, origin, cookie);
  const isWholePage = ({ summary }: { summary: string }) => summary.startsWith(`A whole page · ${name}`);
  await openItem(staff, 'memorial-report', isWholePage);
  await expect(staff.getByRole('main')).toContainText('She is alive and well.');
  const line = staff.getByRole('region', { name });
  await line.getByRole('button', { name: `Close the page of ${name}` }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Close the page' }).click();
  await expect(line).toContainText('Closed by our team');
  expect((await page.goto(guestbookOf(memorial)))?.status()).toBe(404);
  await line.getByRole('button', { name: `Open the page of ${name} again` }).click();
  await expect(staff.getByText('It was decided, and the page is open.')).toBeVisible();
  await expect(staff.getByRole('region', { name: 'In whose hands' })).toContainText('Answered by Carla Ruiz');
  expect((await page.goto(guestbookOf(memorial)))?.status()).toBe(200);
});
