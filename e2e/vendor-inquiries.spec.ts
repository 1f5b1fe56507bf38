// Asking vendors: the words go out, an answer comes back from a mailed link, and quotes stand side by side.
import { mailReader } from '@evenlight/server/testing/mail-reader';
import { aVendor, type TestVendor, takeOffTheList, wholeVendor } from '@evenlight/server/testing/vendor-people';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { button, heading, speak } from './paying.ts';
import { awake } from './planning.ts';
import { PHONE } from './sizes.ts';

const nextMail = mailReader(process.env.E2E_DATA_DIR ?? '');

async function linkTo({ email }: TestVendor): Promise<string> {
  for (;;) {
    const { text } = await nextMail(email);
    const link = /^http\S+\/vendor-reply#\S+$/m.exec(text)?.[0];
    if (link) return link;
  }
}

let families = 0;
/** A name that only this test knows, so that the search finds these vendors and no others. */
function aWord() {
  families += 1;
  return `Quillfern${process.pid}x${Date.now().toString(36)}x${families}`;
}

/** Not verified: the first line of the marketplace counts those that are. */
async function vendorsCalled(db: Parameters<typeof aVendor>[0], word: string, names: readonly string[]) {
  const called = await Promise.all(
    names.map((name) => aVendor(db, { ...wholeVendor, name: `${name} ${word}`, isVerified: false })),
  );
  made.push(...called);
  return called;
}

const made: TestVendor[] = [];
test.afterEach(async ({ runningHouse }) => takeOffTheList(runningHouse.db, made.splice(0)));

async function askForQuotes(page: Page, asked: readonly TestVendor[], more: object = {}) {
  const words = { name: 'Ada Okafor', email: 'ada@example.org', message: 'White flowers for my mother.' };
  const input = { vendorIds: asked.map(({ id }) => id), wanted: ['Casket spray', 'Two wreaths'] };
  const data = { ...words, ...input, idempotencyKey: crypto.randomUUID(), ...more };
  const answer = await page.request.post('/api/quote-requests', { data });
  expect(answer.status()).toBe(201);
  const { id }: { id: string } = await answer.json();
  return id;
}

async function asVendor(browser: Browser, origin: string, vendor: TestVendor): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: PHONE, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(await linkTo(vendor));
  await expect(heading(page)).toContainText(`asks ${vendor.name}`);
  expect(page.url()).not.toContain('#');
  return page;
}

async function quote(page: Page, prices: Record<string, string>, words = 'Gladly.') {
  await page.getByLabel('Your words to the family').fill(words);
  for (const [line, price] of Object.entries(prices)) await page.getByLabel(`Price in dollars: ${line}`).fill(price);
}

/** The work can be called done from the day after choosing on. */
async function aDayLater({ db }: { db: Parameters<typeof aVendor>[0] }, requestId: string) {
  await db.execute(
    `update vendor_inquiries set chosen_at = chosen_at - interval '1 day' where request_id = '${requestId}'`,
  );
}

/** The buttons of the marketplace say whose they are. */
const ofCard = (page: Page, words: string, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${words} ?: ${name}$`) });

const card = (page: Page, { name }: TestVendor) => page.getByRole('listitem', { name, exact: true });

test('a family asks three vendors for quotes, one answers from the mailed link, and the quotes stand side by side', {
  tag: '@more',
}, async ({ signedInPage: page, runningHouse, browser, origin }) => {
  const word = aWord();
  const [lark, fern, moss] = await vendorsCalled(runningHouse.db, word, ['Lark', 'Fern', 'Moss']);
  if (!lark || !fern || !moss) throw new Error('three vendors');
  await page.goto(`/vendor-marketplace?search=${word}`);
  await awake(page);
  for (const { name } of [lark, fern, moss]) await ofCard(page, 'Add to Compare', name).click();
  await button(page, 'Request Quotes').first().click();
  const dialog = page.getByRole('dialog', { name: 'Request quotes' });
  await expect(dialog.getByLabel('Name', { exact: false }).first()).toHaveValue('Ada Okafor');
  await dialog.getByLabel('Your message').fill('White flowers for my mother.');
  await dialog.getByRole('textbox', { name: 'Line 1' }).fill('Casket spray');
  await dialog.getByRole('textbox', { name: 'Line 1' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Line 2' })).toBeFocused();
  await page.keyboard.type('Two wreaths');
  await dialog.getByRole('button', { name: 'Ask 3 vendors' }).click();
  await expect(dialog.getByText('It is on its way')).toBeVisible();
  await dialog.getByRole('link', { name: 'Your inquiries' }).click();
  await expect(heading(page)).toHaveText('Your inquiry');
  await expect(page.getByText('Sent', { exact: true })).toHaveCount(4);

  const phone = await asVendor(browser, origin, lark);
  await expect(phone.getByText('White flowers for my mother.')).toBeVisible();
  await expect(phone.getByText(fern.name)).toHaveCount(0);
  await quote(phone, { 'Casket spray': '320' });
  await button(phone, 'Add a line').click();
  await phone.getByLabel('What for (line 3)').fill('Delivery');
  await phone.getByLabel('Price in dollars (line 3)').fill('45.50');
  await expect(phone.getByText('Total: $365.50')).toBeVisible();
  await button(phone, 'Send the answer').click();
  await expect(phone.getByText('Thank you. Ada Okafor has your answer.')).toBeInViewport();

  // It comes by itself, while the page is looked at.
  const table = page.getByRole('table', { name: 'Quotes side by side' });
  await expect(table.getByRole('columnheader', { name: lark.name })).toBeVisible();
  const second = await asVendor(browser, origin, fern);
  await quote(second, { 'Casket spray': '300', 'Two wreaths': '1,200' });
  await button(second, 'Send the answer').click();
  await expect(table.getByRole('row', { name: /Casket spray/ })).toContainText('$20 apart');
  await expect(table.getByRole('row', { name: /Two wreaths/ })).toContainText('not quoted');
  await expect(table.getByRole('row', { name: /Delivery/ })).toContainText('$45.50');
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText('$1,500');
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText('without 1 line you asked for');
  const third = await asVendor(browser, origin, moss);
  await button(third, 'We cannot do this').click();
  await expect(third.getByText(/Thank you for saying so/)).toBeVisible();
  await expect(card(page, moss)).toContainText('Cannot do it');
});

test('a quote is chosen, the work is done, a review is written, and the vendor replies; all of it by keys', {
  tag: '@more',
}, async ({ signedInPage: page, runningHouse, browser, origin }) => {
  const [lark] = await vendorsCalled(runningHouse.db, aWord(), ['Lark']);
  if (!lark) throw new Error('a vendor');
  const id = await askForQuotes(page, [lark]);
  const phone = await asVendor(browser, origin, lark);
  await quote(phone, { 'Casket spray': '320' });
  await phone.reload();
  await expect(phone.getByLabel('Price in dollars: Casket spray')).toHaveValue('320');
  await button(phone, 'Send the answer').press('Enter');
  await expect(phone.getByText(/has your answer/)).toBeVisible();

  await page.goto(`/vendor-inquiries/${id}`);
  await awake(page);
  await expect(card(page, lark)).toContainText('Answered at once');
  await button(page, `Choose this quote: ${lark.name}, $320`).press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('No money moves here');
  await question.getByRole('button', { name: 'Choose this quote' }).press('Enter');
  await expect(card(page, lark)).toContainText('on you can say here that the work is done');
  await expect(button(page, `The work is done: ${lark.name}`)).toHaveCount(0);
  await aDayLater(runningHouse, id);
  await page.reload();
  await awake(page);
  await button(page, `The work is done: ${lark.name}`).press('Enter');
  await question.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(card(page, lark)).toContainText('Chosen');
  await button(page, `The work is done: ${lark.name}`).press('Enter');
  await question.getByRole('button', { name: 'The work is done' }).press('Enter');
  const form = page.getByRole('form', { name: `Review of ${lark.name}` });
  await form.getByRole('button', { name: 'Publish the review' }).press('Enter');
  await expect(form.getByText('2 things to look at again')).toBeVisible();
  await expect(form.getByRole('link', { name: 'Rating is required' })).toBeVisible();
  await expect(form.getByRole('link', { name: 'Review is required' })).toBeVisible();
  await form.getByRole('radio', { name: '1 of 5 stars' }).focus();
  await page.keyboard.press('Space');
  for (let stars = 1; stars < 4; stars += 1) await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
  const words = form.getByRole('textbox', { name: /^Review/ });
  await words.fill('On time, and kind.');
  await page.reload();
  await expect(words).toHaveValue('On time, and kind.');
  await expect(form.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
  await form.getByRole('button', { name: 'Publish the review' }).press('Enter');
  await expect(card(page, lark)).toContainText('4 of 5 stars · Ada');

  await linkTo(lark);
  await phone.goto(await linkTo(lark));
  await phone.getByRole('textbox', { name: /^Your reply/ }).fill('Thank you, Ada.');
  await speak(phone, 'Español');
  // Another language is another page; what was typed is still there.
  await expect(phone.getByRole('textbox', { name: /^Su respuesta/ })).toHaveValue('Thank you, Ada.');
  await button(phone, 'Publicar la respuesta').press('Enter');
  await expect(phone.getByText(/Su respuesta aparece debajo/)).toBeVisible();
  await expect(card(page, lark)).toContainText('Thank you, Ada.');

  const again = await askForQuotes(page, [lark]);
  const quoted = { token: new URL(await linkTo(lark)).hash.slice(1), message: 'Again, gladly.', follows: 0 };
  const lines = [{ wanted: 0, name: 'Casket spray', cents: 30_000 }];
  await phone.request.post('/api/vendor-replies/answer', { data: { ...quoted, lines } });
  await page.goto(`/vendor-inquiries/${again}`);
  await awake(page);
  await button(page, `Choose this quote: ${lark.name}, $300`).click();
  await question.getByRole('button', { name: 'Choose this quote' }).click();
  await expect(card(page, lark)).toContainText('Chosen');
  await aDayLater(runningHouse, again);
  await page.reload();
  await awake(page);
  await button(page, `The work is done: ${lark.name}`).click();
  await question.getByRole('button', { name: 'The work is done' }).click();
  await expect(card(page, lark)).toContainText(`Your review of ${lark.name} stands already`);
  await page.getByRole('link', { name: 'See it, or take it back to write anew' }).click();
  await button(page, `Take it back: the review of ${lark.name}`).press('Enter');
  await expect(question).toContainText('their reply with it');
  await question.getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(words).toHaveValue('');
});

test('the list says where everything stands, what is withdrawn is over on both sides, and nobody else sees it', {
  tag: '@more',
}, async ({ signedInPage: page, page: stranger, runningHouse, browser, origin }) => {
  await page.goto('/vendor-inquiries');
  await expect(page.getByText('You have not asked anybody yet')).toBeVisible();
  const [lark] = await vendorsCalled(runningHouse.db, aWord(), ['Lark']);
  if (!lark) throw new Error('a vendor');
  const id = await askForQuotes(page, [lark]);
  await page.setViewportSize(PHONE);
  await page.goto('/vendor-inquiries');
  await awake(page);
  await expect(page.getByText(/^Waiting since/)).toBeVisible();
  const phone = await asVendor(browser, origin, lark);
  await expect(page.getByText(/^They opened it/)).toBeVisible();
  await page.getByRole('link', { name: lark.name }).click();
  await button(page, `Withdraw: ${lark.name}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(card(page, lark)).toContainText('Withdrawn');
  await phone.reload();
  await expect(heading(phone)).toHaveText('This inquiry is over');
  for (const personal of [/Ada/, /ada@example\.org/, /White flowers/])
    await expect(phone.getByText(personal)).toHaveCount(0);
  await expect(button(phone, 'Send the answer')).toHaveCount(0);
  await stranger.goto(`/vendor-inquiries/${id}`);
  await expect(stranger).toHaveURL(/\/login\?return=/);
  await stranger.goto('/vendor-reply#nothing-of-ours-nothing-of-ours');
  await expect(heading(stranger)).toHaveText('This link does not work any more');
});
