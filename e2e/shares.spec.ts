// Several people pay for one plan: its owner asks them, and each pays by a private link, without an account.
import { mailReader } from '@evenlight/server/testing/mail-reader';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import {
  beginToPay,
  button,
  expectPaid,
  fillTestCard,
  heading,
  keptInTab,
  moneyOf,
  openMoney,
  pay,
  payByTestCard,
  speak,
} from './paying.ts';
import { aPlanAtNeed } from './planning.ts';
import { anAddress } from './sign-in.ts';
import { PHONE, SMALL_PHONE } from './sizes.ts';

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

async function freshPhone(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: PHONE, locale: 'en-US' });
  return context.newPage();
}

const somebody = (name: string) => ({ name, email: anAddress() });
const people = () => ['Ama Boateng', 'Esi <b>Boateng</b>'].map(somebody);

test('two people pay a share each by their links, one of them with the second card, and nothing is left', {
  tag: '@more',
}, async ({ signedInPage: page, browser, origin }) => {
  const plan = await aPlanAtNeed(page);
  const asked = people();
  await openMoney(page, plan, SMALL_PHONE);
  await askForShares(page, asked);
  await button(page, 'Split evenly').click();
  const { totalCents } = await moneyOf(page, plan);
  await expect(page.getByRole('status').filter({ hasText: /^\$[\d,.]+ of \$/ })).toBeVisible();
  await button(page, 'Send the links').click();
  await expect(page.getByText('Not paid yet')).toHaveCount(2);
  const { shares, promisedCents } = await moneyOf(page, plan);
  expect([shares.length, promisedCents]).toEqual([2, totalCents]);

  for (const [place, { name, email }] of asked.entries()) {
    const phone = await freshPhone(browser, origin);
    await phone.goto(await linkTo(email));
    await expect(phone.getByText(`Dear ${name}, thank you for being here.`)).toBeVisible();
    await expect(phone.getByText('Danuta Wałęsa')).toBeVisible();
    expect(phone.url()).not.toContain('#');
    if (place === 0) {
      await phone.setViewportSize(SMALL_PHONE);
      await speak(phone, 'Español');
      await expect(phone.getByRole('heading', { name: 'Su tarjeta' })).toBeVisible();
      await speak(phone, 'English');
    }
    await button(phone, /^Go on to pay \$/).click();
    if (place === 1) {
      await payByTestCard(phone, '4000 0000 0000 0002');
      await expect(phone.getByRole('alert').filter({ hasText: 'Payment failed' })).toBeVisible();
      await payByTestCard(phone, '4000 0025 0000 3155');
      await button(phone, 'Approve').click();
    } else await payByTestCard(phone);
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

test('what others were asked for is not the owner’s to pay until it is taken back', { tag: '@more' }, async ({
  signedInPage: page,
  browser,
  origin,
}) => {
  const plan = await aPlanAtNeed(page);
  const ama = somebody('Ama Boateng');
  await openMoney(page, plan);
  await askForShares(page, [ama]);
  await page.getByLabel('Amount in dollars').fill('1000');
  await button(page, 'Send the links').click();
  await expect(button(page, 'Pay the rest')).toBeVisible();
  await expect(page.getByText('Others were asked to pay $1,000. This is what is left for you.')).toBeVisible();

  // The card form is open on a phone when the owner sends another link: it is closed, and the new one works.
  const phone = await freshPhone(browser, origin);
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
