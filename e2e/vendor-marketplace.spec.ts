// Finding a vendor: by words, filters and keyboard, with an account and without, with scripts and without.
import type { Locator, Page } from '@playwright/test';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';
import { heading } from './door.ts';
import { expectNoFaults, expectToFitTheSmallest, lookAt } from './papers.ts';
import { awake } from './planning.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

const results = (page: Page) => page.getByRole('region', { name: 'Vendors', exact: true });
const cards = (page: Page) => results(page).getByRole('article');
const searchBox = (page: Page) => page.getByPlaceholder('search vendors, services, or specialties');
const countLine = (page: Page) => page.getByText(/^Showing \d+ of \d+ vendors/).first();
const heart = (within: Page | Locator) => within.getByRole('button', { name: /^Save / });
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const detail = (page: Page) => page.getByRole('dialog');
const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

async function open(page: Page, address = '/vendor-marketplace') {
  await page.goto(address);
  await awake(page);
}

async function settled(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function shownCount(page: Page): Promise<number> {
  await settled(page);
  return Number((await countLine(page).innerText()).match(/\d+/)?.[0]);
}

test('a visitor sees who there is, counted from what is stored', async ({ page }) => {
  const summary = await (await page.request.get('/api/vendors/summary')).json();
  await open(page);
  await expect(heading(page)).toHaveText('Vendor Marketplace');
  await expect(page.getByText(`${summary.verified}+ verified vendors`)).toBeVisible();
  await expect(page.getByText(`${summary.averageRating.toFixed(1)} average rating`)).toBeVisible();
  await expect(page.getByText('All faith traditions')).toBeVisible();
  await expect(categories(page).getByRole('link')).toHaveCount(12);
  const first = cards(page).first();
  await expect(first.getByText('Sample listing')).toBeVisible();
  await expect(first.getByText(/of 5|No reviews yet/)).toBeVisible();
  await expect(first.getByText(/^Usually answers within|^Response time not measured yet/)).toBeVisible();
  for (const name of ['Inquire', 'Add to Compare', 'Save'])
    await expect(first.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(first.getByRole('link', { name: /^View Details/ })).toBeVisible();
});

test('the list answers while somebody types, marks what was found, and Escape empties the box', async ({ page }) => {
  await open(page);
  const everybody = await shownCount(page);
  await searchBox(page).pressSequentially('flor', { delay: 30 });
  await expect(page).toHaveURL(/search=flor/);
  await expect.poll(() => shownCount(page)).toBeLessThan(everybody);
  await expect(results(page).locator('mark').first()).toHaveText(/^flor/i);
  await expect(page.getByLabel('Sort by')).toHaveValue('relevance');
  await searchBox(page).press('Escape');
  await expect(searchBox(page)).toHaveValue('');
  await expect(page).not.toHaveURL(/search=/);
  await expect.poll(() => shownCount(page)).toBe(everybody);
  await expect(page.getByLabel('Sort by')).toHaveValue('featured');
});

test('a misspelled word finds what was meant, and says so', async ({ page }) => {
  await open(page);
  await searchBox(page).fill('florsit');
  await expect(page.getByText(/^Showing results for “flor/)).toBeVisible();
  expect(await shownCount(page)).toBeGreaterThan(0);
});

test('filters stand in the address, outlive a reload, and the way back undoes them one by one', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page);
  await page.getByLabel('Faith tradition').selectOption('hindu');
  await expect(page).toHaveURL(/faith=hindu/);
  await categories(page)
    .getByRole('link', { name: /^Florists/ })
    .click();
  await expect(page).toHaveURL(/category=florists/);
  await page.getByLabel('Sort by').selectOption('price-low');
  await filtersButton(page).click();
  await page.getByRole('dialog').getByLabel('City').selectOption('Fremont');
  await page.getByRole('dialog').getByLabel('Verified only').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Show vendors' }).click();
  await expect(page.getByRole('button', { name: 'Filters (2 in use)' })).toBeVisible();
  await expect(page).toHaveURL(/city=Fremont/);
  await expect(countLine(page)).toHaveText(/vendors in Florists$/);
  const found = await shownCount(page);
  const badge = categories(page).getByRole('link', { name: /^Florists/ });
  await expect(badge).toHaveText(`Florists${found}`);
  await expect(badge).toHaveAttribute('aria-current', 'true');

  await page.reload();
  await awake(page);
  await expect(page.getByLabel('Faith tradition')).toHaveValue('hindu');
  await expect(page.getByLabel('Sort by')).toHaveValue('price-low');
  expect(await shownCount(page)).toBe(found);
  await page.goBack();
  await expect(page).not.toHaveURL(/verified/);
  await page.goBack();
  await expect(page).not.toHaveURL(/city/);
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('featured');
  await page.goBack();
  await expect(page).not.toHaveURL(/category/);
  await expect(page.getByLabel('Faith tradition')).toHaveValue('hindu');
});

test('whoever is quicker than the page loses nothing', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page);
  // All of it in one go: the page is drawn anew only afterwards.
  await page.evaluate(() => {
    const choose = (name: string, value: string) => {
      const field = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
      if (!field) throw new Error(name);
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('faith', 'hindu');
    choose('sort', 'rating');
    document.querySelector<HTMLElement>('[data-category=music]')?.click();
  });
  await expect(page).toHaveURL('/vendor-marketplace?faith=hindu&sort=rating&category=music');
  await searchBox(page).fill('choir');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(
    /faith=hindu&sort=rating&category=music&(view=list&search=choir|search=choir&view=list)/,
  );
});

test('the price slider filters only once it was moved, and by keys as well', async ({ page }) => {
  await open(page);
  const everybody = await shownCount(page);
  await filtersButton(page).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('$0 – $10,000')).toBeVisible();
  await expect(page).not.toHaveURL(/Price/);
  await panel.getByRole('slider', { name: 'Highest price' }).focus();
  for (let steps = 0; steps < 9; steps += 1) await page.keyboard.press('PageDown');
  await expect(panel.getByText('$0 – $1,000')).toBeVisible();
  await expect(page).toHaveURL(/minPrice=0&maxPrice=1000/);
  await expect.poll(() => shownCount(page)).toBeLessThan(everybody);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/maxPrice=900/);
  await panel.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page).not.toHaveURL(/Price/);
  await expect(panel.getByText('$0 – $10,000')).toBeVisible();
  await expect.poll(() => shownCount(page)).toBe(everybody);
});

test('on a slow phone no step of the slider is lost while answers are on their way', async ({ page }) => {
  await open(page);
  await filtersButton(page).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('$0 – $10,000')).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await panel.getByRole('slider', { name: 'Highest price' }).focus();
  // Sooner and later than the slider needs to come to rest, so that steps fall before, into and after its questions.
  for (const pause of [0, 80, 160, 240, 320, 400, 240, 160]) {
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(pause);
  }
  await expect(panel.getByText('$0 – $2,000')).toBeVisible();
  await expect(page).toHaveURL(/minPrice=0&maxPrice=2000/);
});

test('when nothing fits, all filters can be let go at once', async ({ page }) => {
  await open(
    page,
    '/vendor-marketplace?search=zzzzqqqq&category=music&faith=sikh&city=Oakland&minPrice=0&maxPrice=100&verified=true&featured=true&view=list',
  );
  await expect(page.getByRole('heading', { name: 'No vendors found' })).toBeVisible();
  await results(page).getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL('/vendor-marketplace?view=list');
  await expect(cards(page).first()).toBeVisible();
  await expect(searchBox(page)).toHaveValue('');
});

test('when the server cannot answer, the filters stay and it can be tried again', async ({ page }) => {
  await open(page);
  await page.route(/\/api\/vendors\/search\?.*faith=sikh/, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByLabel('Faith tradition').selectOption('sikh');
  await expect(page.getByText('Your search and filters are still here.')).toBeVisible();
  await expect(page.getByLabel('Faith tradition')).toHaveValue('sikh');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('grid and list show a few specialties each, and the choice stays in the address', async ({ page }) => {
  await open(page);
  const specialties = (card: Locator) => card.getByRole('list', { name: 'Specialties' }).getByRole('listitem');
  const counts = async () => {
    const all = await cards(page).all();
    return Promise.all(
      all.map(async (card) => (await specialties(card).allTextContents()).filter((t) => !/^\+/.test(t)).length),
    );
  };
  expect(Math.max(...(await counts()))).toBe(3);
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect.poll(async () => Math.max(...(await counts()))).toBe(4);
});

test('a vendor opens in full at an address of its own, and the way back closes it', async ({ page }, testInfo) => {
  await page.setViewportSize(DESK);
  await open(page, '/vendor-marketplace?category=clergy');
  const card = cards(page).first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: /^View Details/ }).click();
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText(name);
  await expect(page).toHaveURL(/vendor=[\w-]{36}/);
  for (const fact of ['Price', 'City', 'Hours', 'Response time', 'Completed services', 'Traditions served', 'Phone'])
    await expect(detail(page).getByText(fact, { exact: true }).first()).toBeVisible();
  await expect(detail(page).getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await lookAt(page, testInfo, 'detail');
  expect(await barriersIn(page, { within: '[role=dialog]' })).toEqual([]);
  const address = page.url();
  await page.goBack();
  await expect(detail(page)).toHaveCount(0);
  await expect(page).toHaveURL(/category=clergy$/);

  await open(page, address);
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText(name);
  await page.keyboard.press('Escape');
  await expect(detail(page)).toHaveCount(0);
  await expect(page).toHaveURL(/category=clergy$/);
  await open(page, '/vendor-marketplace?vendor=0199d0a0-0000-7000-8000-000000000001');
  await expect(detail(page).getByText('This vendor is no longer on our list.')).toBeVisible();
  await expect(detail(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await detail(page).getByRole('button', { name: 'Back to all vendors' }).click();
  await expect(detail(page)).toHaveCount(0);
  await expect(page).toHaveURL('/vendor-marketplace');
});

test('whoever presses twice goes one step, and one step back', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page);
  const florists = categories(page).getByRole('link', { name: /^Florists/ });
  await florists.dblclick();
  await expect(page).toHaveURL(/category=florists$/);
  // A card that goes in the very moment of a press would be followed by the browser alone.
  await expect(cards(page).first()).toContainText('Florists');
  // Both presses in one go: the page is drawn anew only afterwards.
  const pressTwice = (button: Locator) =>
    button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
  for (const closeTwice of [
    () => pressTwice(detail(page).getByRole('button', { name: 'Close' })),
    async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    },
  ]) {
    await pressTwice(
      cards(page)
        .first()
        .getByRole('link', { name: /^View Details/ }),
    );
    await expect(detail(page).getByRole('heading', { name: 'Reviews' })).toBeVisible();
    await closeTwice();
    await expect(detail(page)).toHaveCount(0);
    await expect(page).toHaveURL(/category=florists$/);
  }
  await page.goForward();
  await expect(detail(page).getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/category=florists$/);
  await page.goBack();
  await expect(page).toHaveURL('/vendor-marketplace');
});

test('a slow answer says that it is on its way, and what stands there is old', async ({ page }) => {
  await open(page);
  let answer = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/vendors\/search\?.*faith=sikh/, async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.getByLabel('Faith tradition').selectOption('sikh');
  await expect(page.getByText('Searching…')).toBeVisible();
  await expect(results(page)).toHaveCSS('opacity', '0.5');
  answer();
  await expect(page.getByText('Searching…')).toHaveCount(0);
  await expect(results(page)).toHaveCSS('opacity', '1');
  await expect(countLine(page)).toBeVisible();
});

test('saving and asking need an account, and the door leads back here', async ({ page }) => {
  await open(page, '/vendor-marketplace?category=music');
  await heart(cards(page).first()).click();
  await expect(toast(page)).toContainText('Authentication Required');
  await expect(toast(page)).toContainText('Please log in to add items to your wishlist.');
  await expect(heart(cards(page).first())).toHaveAttribute('aria-pressed', 'false');
  await cards(page)
    .first()
    .getByRole('button', { name: /^Inquire/ })
    .click();
  await expect(toast(page)).toContainText('Please log in to contact vendors.');
  await expect(page.getByText('Recommended for You')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^View Saved/ })).toHaveCount(0);
  await toast(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/login?return=${encodeURIComponent('/vendor-marketplace?category=music')}`);
});

test('a member asks from the card and from the details, and closing the question keeps the details', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize(DESK);
  await open(page, '/vendor-marketplace?category=music');
  const card = cards(page).first();
  const name = await card.getByRole('heading').innerText();
  const question = page.getByRole('dialog', { name: `Write to ${name}` });
  await card.getByRole('button', { name: /^Inquire/ }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await card.getByRole('link', { name: /^View Details/ }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Inquire' }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Add to Wishlist' }).click();
  await expect(page.getByRole('dialog', { name }).getByRole('button', { name: 'Remove from Wishlist' })).toBeVisible();
});

test('what is searched for stands before what is recommended', async ({ signedInPage: page }) => {
  await page.setViewportSize(PHONE);
  await open(page);
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;
  const recommended = page.getByRole('heading', { name: 'Recommended for You' });
  expect(await top(recommended)).toBeLessThan(await top(cards(page).first()));
  await searchBox(page).fill('flor');
  await expect(results(page).locator('mark').first()).toBeVisible();
  await expect.poll(async () => (await top(recommended)) > (await top(cards(page).first()))).toBe(true);
});

test('the marketplace can be used with the keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page);
  await searchBox(page).focus();
  await page.keyboard.type('music');
  await expect(page).toHaveURL(/search=music/);
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Faith tradition')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(filtersButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filtersButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(categories(page).getByRole('link', { name: /^All/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(categories(page).getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await settled(page);
  await cards(page)
    .first()
    .getByRole('link', { name: /^View Details/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(detail(page).getByRole('heading', { level: 2 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail(page)).toHaveCount(0);
  await expect(
    cards(page)
      .first()
      .getByRole('link', { name: /^View Details/ }),
  ).toBeFocused();
});

test('pages of vendors follow each other', async ({ page }) => {
  await open(page);
  const first = await cards(page).first().getByRole('heading').innerText();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(first);
  await expect(results(page)).toBeFocused();
  await page.goBack();
  await expect(cards(page).first().getByRole('heading')).toHaveText(first);
});

test('a picture that cannot be loaded leaves a quiet sign in its place', async ({ page }) => {
  await page.route(/\/vendor-art\//, (route) => route.fulfill({ status: 404 }));
  await open(page);
  await expect(cards(page).first().locator('[data-placeholder]')).toBeVisible();
  await expect(cards(page).first().locator('img')).toHaveCount(0);
});

test('without scripts the first screen is there, can be searched, and leads to the other pages', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/vendor-marketplace?category=florists');
  const all = await cards(page).count();
  expect(all).toBeGreaterThan(5);
  await expect(cards(page).first().getByRole('button')).toHaveCount(0);
  await page.getByLabel('Faith tradition').selectOption('sikh');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/faith=sikh/);
  await expect(page).toHaveURL(/category=florists/);
  expect(await cards(page).count()).toBeLessThan(all);
});

test('the three ways on lead where they say', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('link', { name: 'Arrange a call' }).first()).toHaveAttribute('href', /schedule=open$/);
  await expect(page.getByRole('link', { name: 'See the packages' })).toHaveAttribute('href', '/planning-wizard');
  await page.getByRole('button', { name: 'Request Quotes' }).click();
  await expect(toast(page)).toContainText('Please log in to contact vendors.');
});

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`nothing keeps a member out of the marketplace on a ${name}`, async ({ signedInPage: page }, testInfo) => {
    await page.setViewportSize(viewport);
    await open(page);
    await expectNoFaults(page, testInfo, `marketplace-${name}`);
    await filtersButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await lookAt(page, testInfo, `filters-${name}`);
    expect(await barriersIn(page, { within: '[role=dialog]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expectToFitTheSmallest(page, testInfo, `marketplace-${name}`);
  });
}
