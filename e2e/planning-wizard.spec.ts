// From nothing to a saved plan, in five steps; and nothing that was chosen is lost on the way.
import type { Page } from '@playwright/test';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';
import { anAddress, codeField, fillSignUp, heading } from './door.ts';
import { nextCodeTo } from './mail.ts';
import { aDraft, aVenue, beginWith, estimate, next, openStep, plansOf, tabTo, titles, tradition } from './planning.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

test('a visitor goes through all five steps by keyboard alone, signs up at the end, and finds the plan whole', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await openStep(page, 1);
  await expect(next(page)).toBeDisabled();
  await expect(page.getByText('Choose a tradition above, then you can go on.')).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Not now' }));
  const counted = page.waitForRequest((request) => request.url().endsWith('/api/moments'));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'I am planning ahead' })).toBeChecked();
  expect((await counted).postDataJSON()).toMatchObject({ moment: 'planning-started' });
  await tabTo(page, tradition(page, 'Hindu'));
  await page.keyboard.press('Space');
  await press(page, 'Next');

  await expect(heading(page)).toHaveText(titles[1] ?? '');
  await expect(heading(page)).toBeFocused();
  await press(page, 'Choose Shraddhanjali');
  await expect(estimate(page)).toContainText('$8,500');
  await press(page, 'Next');

  await expect(heading(page)).toHaveText('Select Your Venue');
  await tabTo(page, page.getByRole('tab', { name: 'Map View' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const first = page.getByRole('tabpanel').getByRole('button').first();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await press(page, 'Select This Venue');
  await press(page, 'Next');

  await expect(heading(page)).toHaveText('Choose additional services');
  await tabTo(page, page.getByRole('checkbox', { name: /^Live Streaming/ }));
  await page.keyboard.press('Space');
  await press(page, 'Next');

  await expect(heading(page)).toHaveText('Your Personalized Plan');
  await expect(page.getByText('100% complete')).toBeVisible();
  const total = (await page.getByRole('region', { name: 'Cost Estimate' }).textContent())?.match(
    /Estimate(\$[\d,]+)/,
  )?.[1];
  await press(page, 'Sign Up to Save Plan');
  await expect(page).toHaveURL(/\/signup\?return=%2Fplanning-wizard%3Fstep%3D5/);
  await expect(page.getByText('Please sign up or sign in to save your funeral plan.')).toBeVisible();

  const email = anAddress();
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await codeField(page).fill((await nextCodeTo(email)).code);
  await page.getByRole('link', { name: 'Go on where you were' }).click();
  await expect(heading(page)).toHaveText('Your Personalized Plan');
  await expect(page.getByRole('region', { name: 'Shraddhanjali' })).toBeVisible();
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await press(page, 'Save & Complete');
  await expect(page).toHaveURL(/\/plan-workflow\/[0-9a-f-]{36}\?step=1$/);
  await expect(page.getByRole('link', { name: 'Continue to Payment' })).toHaveAttribute(
    'href',
    /\/plan-workflow\/[0-9a-f-]{36}\?step=2$/,
  );
  const [plan, ...others] = await plansOf(page);
  expect(others).toEqual([]);
  expect(`$${Number(plan?.totalCost).toLocaleString('en-US')}`).toBe(total);
  expect(await page.evaluate(() => localStorage.getItem('evenlight.draft.planning-wizard'))).toBeNull();
});

async function press(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

test('closing the tab loses nothing, the address opens any step, and a step before its time says what it waits for', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await openStep(page, 4);
  await expect(page.getByText('Please select a service package first to see available upgrades.')).toBeVisible();
  await openStep(page, 2);
  await expect(page.getByText('Please select a faith tradition first to view available packages.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose a tradition' }).click();
  await expect(heading(page)).toHaveText(titles[0] ?? '');
  await tradition(page, 'Sikh').check();
  await page.getByLabel('Do you belong to a branch or school?').selectOption('Amritdhari');
  await page.getByLabel('Is there an amount you have in mind?').fill('$4,000');
  await next(page).click();
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await expect(estimate(page)).toContainText('$300 above what you had in mind');
  const context = page.context();
  await page.close();

  const again = await context.newPage();
  await again.setViewportSize(DESK);
  await openStep(again, 1);
  await expect(tradition(again, 'Sikh')).toBeChecked();
  await expect(again.getByLabel('Do you belong to a branch or school?')).toHaveValue('amritdhari');
  await expect(again.getByLabel('Is there an amount you have in mind?')).toHaveValue('4,000');
  await expect(estimate(again)).toContainText('$4,300');
  await next(again).click();
  await expect(again).toHaveURL('/planning-wizard?step=2');
  await again.goBack();
  await expect(heading(again)).toHaveText(titles[0] ?? '');
  await expect(heading(again)).toBeFocused();
});

test('an amount that cannot be read holds the way on, and has the focus, until it is mended', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openStep(page, 1);
  await tradition(page, 'Hindu').check();
  const amount = page.getByLabel('Is there an amount you have in mind?');
  await amount.fill('<script>5000');
  await next(page).click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/We could not read this as an amount/);
  await expect(amount).toHaveValue('<script>5000');
  await expect(heading(page)).toHaveText('Choose a faith tradition');
  await amount.fill('5000');
  await next(page).click();
  await expect(heading(page)).toHaveText('Choose a service package');
  await page.goBack();
  await expect(amount).toHaveValue('5,000');
});

test('a choice that takes something away says so by name, and undoing brings it back', async ({ page }) => {
  await page.setViewportSize(DESK);
  await beginWith(page, aDraft({ packageTier: 'legacy', addons: ['Life Documentary', 'Live Streaming'] }));
  await openStep(page, 2);
  await expect(estimate(page)).toContainText('$16,700');
  await page.getByRole('button', { name: 'Choose Antyeshti Essentials' }).click();
  const note = page.getByRole('main').getByText('Taken out because it is not offered with what you chose');
  await expect(note).toContainText('Life Documentary.');
  await expect(estimate(page)).toContainText('$4,600');
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(estimate(page)).toContainText('$16,700');
  await expect(note).toHaveCount(0);

  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await tradition(page, 'Jewish').check();
  const words = 'Taken out because you chose another tradition: Smriti Legacy, Life Documentary, Live Streaming.';
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await expect(estimate(page)).toContainText('not chosen');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(tradition(page, 'Hindu')).toBeChecked();
  await expect(estimate(page)).toContainText('$16,700');
});

test('what is left out of a package lowers its price everywhere, with the rights beside it', async ({ page }) => {
  await page.setViewportSize(DESK);
  await beginWith(page, aDraft({ addons: [] }));
  await openStep(page, 2);
  await page.getByRole('button', { name: 'What is in the price of Shraddhanjali' }).click();
  const price = page.getByRole('dialog');
  await expect(price).toContainText('You may choose only the goods and services you want.');
  await price.getByRole('checkbox', { name: 'Procession vehicle and one family car' }).uncheck();
  await expect(price).toContainText('$7,800');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article', { name: 'Shraddhanjali' })).toContainText('$7,800');
  await expect(estimate(page)).toContainText('−$700');
  await page.getByRole('button', { name: 'Compare packages' }).click();
  await expect(page.getByRole('dialog').getByRole('columnheader')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await openStep(page, 5);
  const summary = page.getByRole('region', { name: 'Shraddhanjali' });
  await expect(summary).toContainText('Procession vehicle and one family car (left out)');
  await expect(summary).toContainText('+ 4 more services');
  await expect(page.getByRole('link', { name: 'Print the itemized statement (PDF)' })).toHaveAttribute(
    'href',
    /^\/api\/statement\.pdf\?faithTradition=hindu&packageTier=premium&addons=&declined=hindu-premium\./,
  );
});

test('another tradition than ours is no dead end', async ({ page }) => {
  await page.setViewportSize(DESK);
  await openStep(page, 1);
  await tradition(page, 'Other').check();
  await page.getByLabel('What is your tradition called?').fill('Jain');
  await next(page).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Tell us about your tradition' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+14155550142');
  await expect(next(page)).toBeDisabled();
  await tradition(page, 'Start from the Secular outline').check();
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await expect(estimate(page)).toContainText('$2,800');
  await next(page).click();
  await expect(heading(page)).toHaveText('Select Your Venue');
  await openStep(page, 5);
  await expect(main).toContainText('Other, Jain');
});

test('a plan begun on one device goes on at another, and neither overwrites the other unseen', async ({
  signedInPage: desk,
  browser,
  baseURL,
}) => {
  await desk.setViewportSize(DESK);
  await openStep(desk, 1);
  await tradition(desk, 'Buddhist').check();
  await expect(desk.getByText('Saved to your account')).toBeVisible();

  const context = await browser.newContext({ baseURL, viewport: PHONE });
  await context.addCookies(await desk.context().cookies());
  const phone = await context.newPage();
  await openStep(phone, 1);
  await expect(tradition(phone, 'Buddhist')).toBeChecked();
  await tradition(phone, 'Sikh').check();
  await expect(phone.getByText('Saved to your account')).toBeVisible();

  await desk.getByRole('radio', { name: 'Someone has died' }).check();
  await expect(desk.getByText('This plan was changed on another device. You see the newest.')).toBeVisible();
  await expect(tradition(desk, 'Sikh')).toBeChecked();
  await desk.getByRole('button', { name: 'Bring back what I had here' }).click();
  await expect(tradition(desk, 'Buddhist')).toBeChecked();
  await expect(desk.getByText('Saved to your account')).toBeVisible();
  await phone.reload();
  await expect(tradition(phone, 'Buddhist')).toBeChecked();
  await context.close();
});

test('a save that fails keeps everything, and pressing again makes one plan', async ({
  signedInPage: page,
  faults,
}) => {
  await page.setViewportSize(DESK);
  const venue = await aVenue(page, 'hindu');
  await beginWith(page, aDraft({ venueId: venue.id }));
  await openStep(page, 5);
  const save = page.getByRole('button', { name: 'Save & Complete' });
  const news = page.getByRole('main').getByText('We could not reach our servers.');
  // The account has it all: saving takes it out of there, and the answer that is lost would have told so.
  await expect(page.getByText('Saved to your account')).toBeVisible();
  // The plan arrives, and the answer is lost on the way back.
  await page.route('**/api/funeral-plans', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save.click();
  await expect(news).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Error Saving Plan');
  await page.unroute('**/api/funeral-plans');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Cost Estimate' })).toContainText(venue.name);
  await save.dblclick();
  await expect(page).toHaveURL(/\/plan-workflow\/[0-9a-f-]{36}\?step=1$/);
  expect(await plansOf(page)).toHaveLength(1);
  // The browser reports the answer that this test has thrown away.
  faults.splice(0);
});

test('a date that another family was faster to take is told kindly, with ways on', async ({
  signedInPage: page,
  neighbour,
  playwright,
  baseURL,
}) => {
  await page.setViewportSize(DESK);
  const day = `2031-0${1 + (process.pid % 9)}-${10 + (Date.now() % 18)}`;
  const venue = await aVenue(page, 'hindu', day);
  await beginWith(page, aDraft({ venueId: venue.id, serviceDate: day }));
  await openStep(page, 5);
  await expect(page.getByRole('region', { name: 'Cost Estimate' })).toContainText(venue.name);

  const { cookie } = await neighbour.aMember({ firstName: 'Bob', lastName: 'Lind' });
  const bob = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { cookie: `${cookie.name}=${cookie.value}`, origin: baseURL ?? '' },
  });
  const theirs = { faithTradition: 'hindu', packageTier: 'basic', venueId: venue.id, serviceDate: day };
  expect((await bob.post('/api/funeral-plans', { data: theirs })).status()).toBe(201);

  await page.getByRole('button', { name: 'Save & Complete' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'Another family has this venue on that date. Everything else you chose is still here.',
  );
  await main.getByRole('link', { name: 'Choose another date or venue' }).click();
  await expect(main.getByRole('article', { name: venue.name })).toContainText('Pending');
  await page.goBack();
  await page.getByRole('button', { name: 'Save & Complete' }).click();
  await main.getByRole('button', { name: 'Save without the date' }).click();
  await expect(page).toHaveURL(/\/plan-workflow\/[0-9a-f-]{36}\?step=1$/);
  await bob.dispose();
});

test('what is chosen before the page is awake counts, and reaches the account', async ({ signedInPage: page }) => {
  await page.setViewportSize(DESK);
  let wake = () => {};
  const asleep = new Promise<void>((done) => {
    wake = done;
  });
  await page.route('**/*.js', async (route) => {
    await asleep;
    await route.continue();
  });
  await page.goto('/planning-wizard?step=1', { waitUntil: 'commit' });
  await tradition(page, 'Sikh').check();
  wake();
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await openStep(page, 1);
  await expect(tradition(page, 'Sikh')).toBeChecked();
});

test('a browser that keeps nothing says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('The drawer is full.');
    };
  });
  await openStep(page, 1);
  await tradition(page, 'Sikh').check();
  await expect(page.getByText('This browser cannot keep what you choose.')).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('button', { name: /^Choose / })).toHaveCount(3);
});

test('a session that ends in the middle asks for signing in, and loses nothing', async ({ signedInPage: page }) => {
  await page.setViewportSize(DESK);
  await openStep(page, 1);
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await tradition(page, 'Buddhist').check();
  await expect(page.getByText('You are signed out. What you chose is safe in this browser')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/login?return=%2Fplanning-wizard%3Fstep%3D1',
  );
  // Meanwhile somebody else begins something at the same computer.
  await openStep(page, 1);
  await expect(tradition(page, 'Buddhist')).not.toBeChecked();
  await page.getByRole('radio', { name: 'Someone has died' }).check();
  await expect(page.getByText('Kept in this browser', { exact: true })).toBeVisible();
  await page.context().addCookies(cookies);
  await openStep(page, 1);
  await expect(page.getByRole('radio', { name: 'Someone has died' })).toBeChecked();
  await page.getByRole('button', { name: 'Bring back the earlier one' }).click();
  await expect(tradition(page, 'Buddhist')).toBeChecked();
  await expect(page.getByText('Saved to your account')).toBeVisible();
});

test('a price that cannot be read leaves no total and no statement, until it is read', async ({ page, faults }) => {
  await page.setViewportSize(DESK);
  const venue = await aVenue(page, 'hindu');
  await beginWith(page, aDraft({ venueId: venue.id }));
  for (const unreachable of ['**/api/addons?*', `**/api/venues/${venue.id}*`]) {
    await page.route(unreachable, (route) => route.abort());
    await openStep(page, 5);
    const costs = page.getByRole('region', { name: 'Cost Estimate' });
    await expect(costs).toContainText('We could not read all prices, so there is no total yet.');
    await expect(costs).not.toContainText('Estimate$');
    await expect(costs.getByRole('link')).toHaveCount(0);
    await page.unroute(unreachable);
    await costs.getByRole('button', { name: 'Try again' }).click();
    await expect(costs).toContainText(/Estimate\$[\d,]+/);
    await expect(heading(page)).toBeFocused();
    await expect(costs.getByRole('link', { name: 'Print the itemized statement (PDF)' })).toBeVisible();
  }
  faults.splice(0);
});

test('one choice as a visitor hides no plan in the account: the two change places as often as somebody likes', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize(DESK);
  await openStep(page, 1);
  await tradition(page, 'Jewish').check();
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await beginWith(page, aDraft({ faithTradition: 'sikh', packageTier: null, addons: [] }));
  await openStep(page, 1);
  await expect(tradition(page, 'Sikh')).toBeChecked();
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await openStep(page, 1);
  await page.getByRole('button', { name: 'Bring back the earlier one' }).click();
  await expect(tradition(page, 'Jewish')).toBeChecked();
  await page.getByRole('button', { name: 'Bring back the other one' }).click();
  await expect(tradition(page, 'Sikh')).toBeChecked();
});

test('a plan saved in one tab leaves a copy in the other, which becomes a plan of its own', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize(DESK);
  await beginWith(page, aDraft({ addons: [] }));
  await openStep(page, 5);
  await expect(page.getByText('Saved to your account')).toBeVisible();
  const other = await page.context().newPage();
  await other.setViewportSize(DESK);
  await openStep(other, 1);
  await expect(tradition(other, 'Hindu')).toBeChecked();
  await page.getByRole('button', { name: 'Save & Complete' }).click();
  await expect(page).toHaveURL(/\/plan-workflow\//);
  await expect(other.getByText('What you see here is a copy')).toBeVisible();
  await other.getByRole('radio', { name: 'I am planning ahead' }).check();
  await expect(other.getByText('Saved to your account')).toBeVisible();
  await openStep(other, 5);
  await other.getByRole('button', { name: 'Save & Complete' }).click();
  await expect(other).toHaveURL(/\/plan-workflow\//);
  expect(await plansOf(page)).toHaveLength(2);
});

test('a request to our team keeps its words on the way through the steps, and is sent once', async ({ page }) => {
  await page.setViewportSize(DESK);
  await beginWith(page, aDraft({ addons: [], packageTier: null }));
  await openStep(page, 2);
  const main = page.getByRole('main');
  await main.getByText('We follow more than one tradition').click();
  const form = main.getByRole('form', { name: 'Tell us about your tradition' });
  await form.getByLabel('Your tradition or community').fill('Jain and Hindu');
  await form.getByLabel('Your name').fill('Ada Okafor');
  await form.getByLabel('Email address').fill(anAddress());
  await main.getByText('We follow more than one tradition').click();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(heading(page)).toHaveText(titles[0] ?? '');
  await next(page).click();
  await main.getByText('We follow more than one tradition').click();
  await expect(form.getByLabel('Your name')).toHaveValue('Ada Okafor');
  await form.getByRole('button', { name: 'Send to our team' }).click();
  await expect(main.getByText('We have your request.')).toBeVisible();
});

for (const size of [PHONE, DESK])
  test(`every step is free of barriers and nothing runs out of the page at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const venue = await aVenue(page, 'hindu');
    await beginWith(page, aDraft({ venueId: venue.id, budget: 1_200_000 }));
    for (const step of [1, 2, 3, 4, 5]) {
      await openStep(page, step);
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
      const violations = await barriersIn(page);
      expect(violations, `step ${step}`).toEqual([]);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overhang, `step ${step}`).toBeLessThanOrEqual(0);
    }
    if (size === DESK) return;
    await openStep(page, 4);
    await page.getByRole('button', { name: /^Your estimate/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Your estimate' });
    await expect(sheet).toContainText('Live Streaming');
    await expect(sheet).toContainText(venue.name);
    await page.keyboard.press('Escape');
    await next(page).click();
    await expect(heading(page)).toHaveText('Your Personalized Plan');
  });
