// Several people pay for one plan: its owner asks them, and each pays by a private link, without an account.
import { mailReader } from '@evenlight/server/testing/mail-reader';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { anAddress } from './door.ts';
import { expectNoFaults } from './papers.ts';
import {
  aPlan,
  beginToPay,
  button,
  expectPaid,
  failOnce,
  fillTestCard,
  heading,
  keptInTab,
  moneyOf,
  openMoney,
  PHONE,
  pay,
  payByTestCard,
  SMALL_PHONE,
  speak,
} from './paying.ts';

const nextMail = mailReader(process.env.E2E_DATA_DIR ?? '');

async function linkTo(address: string): Promise<string> {
  const { text } = await nextMail(address);
  return /^http\S+\/pay#\S+$/m.exec(text)?.[0] ?? '';
}

async function askForShares(page: Page, people: readonly { name: string; email: string }[]) {
  await button(page, 'Ask others for a share').click();
  for (const [place, { name, email }] of people.entries()) {
    if (place > 0) await button(page, 'Add another person').click();
    const person = page.getByRole('group', { name: `Person ${place + 1}` });
    await person.getByLabel('Name').fill(name);
    await person.getByLabel('Email address').fill(email);
  }
}

async function freshPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: PHONE, locale: 'en-US' });
  return context.newPage();
}

/** The provider has not told us anything yet, and cannot be asked. */
async function hideResultOnce(phone: Page, link: string) {
  const data = { token: link.split('#')[1] };
  const json = await (await phone.request.post('/api/payment-shares/open', { data })).json();
  await phone.route('**/api/payment-shares/open', (route) => route.fulfill({ json }), { times: 1 });
  await failOnce(phone, '/payment-shares/result');
}

const somebody = (name: string) => ({ name, email: anAddress() });
const people = () => ['Ama Boateng', 'Kofi Boateng', 'Esi <b>Boateng</b>'].map(somebody);

test('three people pay a share each by their links, and nothing is left', async ({
  signedInPage: page,
  browser,
  baseURL,
}, testInfo) => {
  const plan = await aPlan(page);
  const asked = people();
  await openMoney(page, plan, SMALL_PHONE);
  await askForShares(page, asked);
  await button(page, 'Send the links').click();
  // Whose amount is missing is said of each, and not three times the same.
  await expect(page.getByRole('link', { name: /person 2/ })).toBeVisible();
  await button(page, 'Split evenly').click();
  const { totalCents } = await moneyOf(page, plan);
  await expect(page.getByRole('status').filter({ hasText: /^\$[\d,.]+ of \$/ })).toBeVisible();
  await expectNoFaults(page, testInfo, 'asking for shares');
  await button(page, 'Send the links').click();
  await expect(page.getByText('Not paid yet')).toHaveCount(3);
  const { shares, promisedCents } = await moneyOf(page, plan);
  expect([shares.length, promisedCents]).toEqual([3, totalCents]);

  for (const [place, { name, email }] of asked.entries()) {
    const phone = await freshPhone(browser, baseURL);
    const link = await linkTo(email);
    await phone.goto(link);
    await expect(phone.getByText(`Dear ${name}, thank you for being here.`)).toBeVisible();
    await expect(phone.getByText('Danuta Wałęsa')).toBeVisible();
    expect(phone.url()).not.toContain('#');
    if (place === 0) {
      await phone.setViewportSize(SMALL_PHONE);
      await expectNoFaults(phone, testInfo, 'a share');
      await speak(phone, 'Español');
      await expect(phone.getByRole('heading', { name: 'Su tarjeta' })).toBeVisible();
      await speak(phone, 'English');
    }
    await button(phone, /^Go on to pay \$/).click();
    if (place === 1) await hideResultOnce(phone, link);
    await payByTestCard(phone);
    if (place === 1) {
      await expect(heading(phone)).toHaveText('We cannot see your payment yet');
      await expect(phone.getByRole('button', { name: /pay/ })).toHaveCount(0);
      await button(phone, 'Look again').click();
    }
    await expect(heading(phone)).toHaveText(`Thank you, ${name}`);
    await expect.poll(() => keptInTab(phone)).not.toContain('token');
    if (place === 0) await speak(phone, 'English');
    else await phone.reload();
    await expect(heading(phone)).toHaveText(`Thank you, ${name}`);
    await phone.context().close();
  }

  await openMoney(page, plan);
  await expect(page.getByText('Everything is paid')).toBeVisible();
  expect(await moneyOf(page, plan)).toMatchObject({ balanceCents: 0, promisedCents: 0, paidCents: totalCents });
});

test('who is asked for how much outlives a reload until the links are sent, and too much is not praised', async ({
  signedInPage: page,
}) => {
  const plan = await aPlan(page);
  const [ama, kofi] = [somebody('Ama Boateng'), somebody('Kofi Boateng')];
  await openMoney(page, plan);
  await askForShares(page, [ama, kofi]);
  const person = (number: number) => page.getByRole('group', { name: `Person ${number}` });
  const amount = (number: number) => person(number).getByLabel('Amount in dollars');
  await amount(1).fill('300.50');
  await amount(2).fill('200');
  await expect(amount(2)).toHaveAccessibleDescription('Looks good!');
  const { totalCents } = await moneyOf(page, plan);
  await amount(2).fill(String(totalCents / 100));
  await amount(2).blur();
  await expect(page.getByText('That is $300.50 too much.')).toBeVisible();
  for (const number of [1, 2]) await expect(amount(number)).toHaveAccessibleDescription('');
  await amount(2).fill('200');
  await expect(amount(2)).toHaveAccessibleDescription('Looks good!');

  await openMoney(page, plan);
  await button(page, 'Ask others for a share').click();
  await expect(person(1).getByLabel('Name')).toHaveValue(ama.name);
  await expect(person(1).getByLabel('Email address')).toHaveValue(ama.email);
  await expect(amount(1)).toHaveValue('300.50');
  await expect(person(2).getByLabel('Name')).toHaveValue(kofi.name);
  await expect(amount(2)).toHaveValue('200');
  await button(page, 'Send the links').click();
  await expect(page.getByText('Not paid yet')).toHaveCount(2);
  await button(page, 'Ask somebody else').click();
  await expect(person(1).getByLabel('Name')).toHaveValue('');
  await expect(person(2)).toHaveCount(0);
});

test('a declined card leaves the share open, and a question of the bank is answered', async ({
  signedInPage: page,
  browser,
  baseURL,
}) => {
  const plan = await aPlan(page);
  const ama = somebody('Ama Boateng');
  await openMoney(page, plan);
  await askForShares(page, [ama]);
  await page.getByLabel('Amount in dollars').fill('250.50');
  await button(page, 'Send the links').click();
  await expect(page.getByText('Not paid yet')).toHaveCount(1);

  const phone = await freshPhone(browser, baseURL);
  await phone.goto(await linkTo(ama.email));
  await button(phone, 'Go on to pay $250.50').click();
  await payByTestCard(phone, '4000 0000 0000 0002');
  await expect(phone.getByRole('alert').filter({ hasText: 'Payment failed' })).toBeVisible();
  await payByTestCard(phone, '4000 0025 0000 3155');
  await button(phone, 'Approve').click();
  await expect(heading(phone)).toHaveText('Thank you, Ama Boateng');
  await phone.context().close();
  expect(await moneyOf(page, plan)).toMatchObject({ paidCents: 25_050, promisedCents: 0 });
});

test('what others were asked for is not the owner’s to pay until it is taken back', async ({
  signedInPage: page,
  browser,
  baseURL,
}) => {
  const plan = await aPlan(page);
  const ama = somebody('Ama Boateng');
  await openMoney(page, plan);
  await askForShares(page, [ama]);
  // More than there is to pay: nothing is sent, and what was typed stays.
  await page.getByLabel('Amount in dollars').fill('999999');
  await button(page, 'Send the links').click();
  await expect(page.getByRole('alert').filter({ hasText: 'more than is still to be paid' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(ama.name);
  // Nor does it go unsaid on the way out.
  await page.getByRole('link', { name: 'Save & Exit' }).click();
  await expect(page.getByText('Something is not saved yet')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(ama.name);
  await page.getByLabel('Amount in dollars').fill('1000');
  await button(page, 'Send the links').click();
  await expect(button(page, 'Pay the rest')).toBeVisible();
  await expect(page.getByText('Others were asked to pay $1,000. This is what is left for you.')).toBeVisible();

  // The card form is open on a phone when the owner sends another link: it is closed, and the new one works.
  const phone = await freshPhone(browser, baseURL);
  await phone.goto(await linkTo(ama.email));
  await button(phone, 'Go on to pay $1,000').click();
  await fillTestCard(phone, '4242 4242 4242 4242');
  await button(page, `Send a new link: ${ama.name}`).click();
  const newest = await linkTo(ama.email);
  await pay(phone);
  await expect(heading(phone)).toHaveText('This link does not work any more');
  await phone.goto('about:blank');
  await phone.goto(newest.replace('/pay#', '/pay/#'));
  await expect(phone).toHaveURL('/pay');

  // And the same when it is taken back.
  await button(phone, 'Go on to pay $1,000').click();
  await fillTestCard(phone, '4242 4242 4242 4242');
  await button(page, `Take back: ${ama.name}`).click();
  await button(page, 'Take it back').click();
  await expect(button(page, 'Pay in full')).toBeVisible();
  await pay(phone);
  await expect(heading(phone)).toHaveText('This link does not work any more');
  await phone.context().close();
  expect(await moneyOf(page, plan)).toMatchObject({ paidCents: 0, promisedCents: 0 });
  await beginToPay(page, 'Pay in full');
  await payByTestCard(page);
  await expectPaid(page);
  expect(await moneyOf(page, plan)).toMatchObject({ balanceCents: 0 });
});
