// Finding a venue: on the map, in the list, by filters, by keyboard; and what happens when a day is taken.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { aPlan, awake } from './planning.ts';
import { DESK, PHONE } from './sizes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const map = (page: Page) => page.getByRole('application', { name: /Map of the San Francisco Bay Area/ });
const markers = (page: Page) => map(page).getByRole('button');
const marker = (page: Page, name: string) => map(page).locator(`[role="button"][aria-label*="${name}"]`);
const cards = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.locator('article') });
const detail = (page: Page) => page.getByRole('complementary', { name: 'Details of a venue' });
const select = (page: Page) => detail(page).getByRole('button', { name: 'Select This Venue' });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Selection' });

/** A day that is surely in the future, as the calendar writes it. */
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function open(page: Page, address: string) {
  await page.goto(address);
  await awake(page);
}

type Found = { id: string; name: string; location: string };

async function findVenue(request: APIRequestContext, search: string): Promise<Found> {
  const answer = await request.get('/api/venues/search', { params: { search } });
  const { venues } = (await answer.json()) as { venues: Found[] };
  const [venue] = venues;
  if (!venue) throw new Error(`no venue is called ${search}`);
  return venue;
}

test('a venue is found, read about and selected by keyboard alone', { tag: '@more' }, async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page, '/venue-selection?location=Berkeley');
  await expect(page).toHaveTitle(/^Interactive Venue Selection/);
  await page.getByRole('tab', { name: 'Map View' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(map(page)).toBeFocused();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('-');
  await page.keyboard.press('Tab');
  await expect(markers(page).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(markers(page).nth(2)).toBeFocused();
  await expect(page.getByRole('tooltip')).toContainText('Berkeley');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(markers(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  const name = await detail(page).getByRole('heading', { level: 2 }).innerText();
  // One stop for all markers: the next ones are the map's buttons, then the details.
  for (const next of ['Zoom in', 'Zoom out', 'Reset the map']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: next })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(select(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(detail(page).getByRole('button', { name: 'Selected' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(confirm(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No plan ID available')).toBeVisible();
  await expect(page.getByRole('link', { name: 'your dashboard' })).toHaveAttribute('href', '/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name }).last()).toBeVisible();
});

test('on a phone every marker is large enough for a finger, and the details open under their card', {
  tag: '@more',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/venue-selection');
  const drawing = await map(page).boundingBox();
  expect(drawing?.height).toBeGreaterThanOrEqual(380);
  for (const one of await markers(page).all()) {
    const box = await one.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(43.9);
    expect(box?.height).toBeGreaterThanOrEqual(43.9);
  }
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByLabel('Faith tradition').selectOption('Sikh');
  await expect(page.getByRole('button', { name: 'More filters (1 in use)' })).toBeVisible();
  await page.getByRole('tab', { name: 'List View' }).click();
  await cards(page).first().getByRole('button').click();
  await expect(cards(page).first().getByRole('button', { name: 'Select This Venue' })).toBeVisible();
});

test('a confirmed venue goes to its plan, which keeps the day: free for this family, and for no other', {
  tag: '@more',
}, async ({ page, signedInPage, runningHouse }) => {
  for (const one of [page, signedInPage]) await one.setViewportSize(DESK);
  const date = dayFromNow(75);
  const plan = await aPlan(signedInPage, { serviceDate: date });
  const venue = await findVenue(page.request, 'Bay Laurel Garden');
  const ours = `/venue-selection?plan_id=${plan.id}`;
  await open(signedInPage, ours);
  await expect(signedInPage.getByLabel('Date of the service')).toHaveValue(date);
  await expect(signedInPage.getByLabel('Faith tradition')).toHaveValue('christian');
  await marker(signedInPage, venue.name).click();
  await select(signedInPage).click();
  await confirm(signedInPage).click();
  await expect(signedInPage).toHaveURL(`/plan-workflow/${plan.id}?step=1`);
  await open(signedInPage, ours);
  await marker(signedInPage, venue.name).click();
  await expect(detail(signedInPage).getByText('This date is kept for you until')).toBeVisible();

  await open(page, `/venue-selection?date=${date}`);
  await marker(page, venue.name).click();
  await expect(detail(page).getByText('Another family is deciding')).toBeVisible();
  await expect(select(page)).toBeDisabled();
  await runningHouse.db.execute(`update venue_days set held_until = null where plan_id = '${plan.id}'`);
  await open(page, `/venue-selection?date=${date}&availability=booked`);
  await expect(markers(page)).toHaveAccessibleName(/ booked$/);
  await markers(page).first().click();
  await expect(detail(page).getByText('Another family has this venue on that day.')).toBeVisible();
  const offers = detail(page).getByRole('listitem').getByRole('button');
  await expect(offers).toHaveCount(8);
  await offers.last().click();
  await expect(select(page)).toBeEnabled();
});

test('whoever was faster is told of kindly, with another way on', { tag: '@more' }, async ({
  signedInPage: page,
  browser,
  runningHouse,
  origin,
}) => {
  await page.setViewportSize(DESK);
  const date = dayFromNow(83);
  const plan = await aPlan(page);
  const venue = await findVenue(page.request, 'Apricot Hall');
  await open(page, `/venue-selection?plan_id=${plan.id}&date=${date}`);
  await marker(page, venue.name).click();
  await select(page).click();

  const { cookie } = await runningHouse.aMember({ firstName: 'Lind' });
  const others = await browser.newContext({ baseURL: origin });
  await others.addCookies([{ ...cookie, url: origin }]);
  await aPlan(await others.newPage(), { venueId: venue.id, serviceDate: date });
  await others.close();

  await confirm(page).click();
  await expect(page.getByText('Selection Failed')).toBeVisible();
  await expect(page.getByText('Another family has this venue on that date.').first()).toBeVisible();
  await page.getByRole('listitem').getByRole('button', { name: /\$/ }).last().click();
  await confirm(page).click();
  await expect(page).toHaveURL(`/plan-workflow/${plan.id}?step=1`);
});

test('the venues can be read before any script has come', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/venue-selection?location=Fremont');
  await expect(cards(page).first()).toContainText('Fremont, CA');
  await expect(page.getByText('Sample listing').first()).toBeVisible();
  await context.close();
});

test('the map moves by hand and by wheel, and lets the page scroll', { tag: '@more' }, async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page, '/venue-selection');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const land = map(page).locator('path').first();
  await map(page).scrollIntoViewIfNeeded();
  const before = await land.boundingBox();
  const box = await map(page).boundingBox();
  if (!box || !before) throw new Error('there is no map');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 60, middle.y - 40, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Math.round(((await land.boundingBox())?.x ?? 0) - before.x)).toBe(-60);
  await expect(page.getByText('Click on a venue marker to see details')).toBeVisible();

  const size = (await land.boundingBox())?.width ?? 0;
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect((await land.boundingBox())?.width).toBeCloseTo(size, 0);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await land.boundingBox())?.width).toBeGreaterThan(size * 1.1);
  await page.getByRole('button', { name: 'Reset the map' }).click();
});

test('without scripts the venues are read one by one and page by page, and nothing is dead', {
  tag: '@more',
}, async ({ browser, origin }) => {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    viewport: PHONE,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/venue-selection');
  const content = page.getByRole('main');
  // Playwright looks for roles and words nowhere inside of a <noscript>.
  const unscripted = (selector: string) => content.locator(`noscript ${selector}`);
  await expect(unscripted('p').first()).toContainText('The map needs scripts, which are turned off here.');
  await expect(map(page)).toBeHidden();
  await expect(content.getByRole('button')).toHaveCount(0);
  const second = unscripted('a[href*=venue_id]').nth(1);
  const name = (await second.innerText()).replace(/^2\. /, '');
  await second.click();
  await expect(detail(page).getByRole('heading', { level: 2, name })).toBeVisible();
  await unscripted('a[href*="page=2"]').click();
  await expect(unscripted('a[href*=venue_id]').first()).toContainText('51. ');
  await page.goto('/vendor-marketplace?search=rose');
  await content.getByRole('link', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL(/vendor-marketplace$/);
  // Only what the browser does by itself is a button: the search.
  await expect(content.getByRole('button')).toHaveText(['Search']);
  await context.close();
});
