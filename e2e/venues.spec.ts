// Finding a venue: on the map, in the list, by filters, by keyboard; and what happens when a day is taken.
import type { APIRequestContext, Page } from '@playwright/test';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';
import { heading as title } from './door.ts';
import { aDraft, awake, beginWith, next, openStep } from './planning.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
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

/** A family that keeps a day at a venue: the plan they made. */
async function aPlan(page: Page, wishes: { venueId?: string; serviceDate?: string } = {}): Promise<{ id: string }> {
  const answer = await page.request.post('/api/funeral-plans', {
    data: { faithTradition: 'christian', packageTier: 'basic', ...wishes },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

test('map and list show the same venues, and look at the same one', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page, '/venue-selection?location=Oakland');
  await expect(page).toHaveTitle(/^Interactive Venue Selection/);
  const onMap = await markers(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  expect(onMap.length).toBeGreaterThan(2);
  await expect(page.getByText(`${onMap.length} venues`, { exact: true })).toBeVisible();
  await expect(page.getByText('Click on a venue marker to see details')).toBeVisible();
  await markers(page).nth(1).click();
  const name = await detail(page).getByRole('heading', { level: 2 }).innerText();
  expect(onMap[1]).toContain(`2. ${name}, Oakland, from $`);

  await page.getByRole('tab', { name: 'List View' }).click();
  await expect(cards(page).getByRole('heading')).toHaveCount(onMap.length);
  const inList = await cards(page).getByRole('heading').allInnerTexts();
  for (const [index, heading] of inList.entries()) expect(onMap[index]).toContain(`${heading}, Oakland`);
  await expect(cards(page).nth(1).getByRole('button', { pressed: true })).toHaveText(`2. ${name}`);
});

test('filters in the address outlive a reload, and the way back undoes them one by one', async ({ page }) => {
  await open(page, '/venue-selection?plan_id=none');
  await page.getByLabel('City', { exact: true }).selectOption('San Jose');
  await expect(page).toHaveURL(/location=San\+Jose/);
  await page.getByLabel('Search by name or address').pressSequentially('a', { delay: 10 });
  await expect(page).toHaveURL(/search=a(&|$)/);
  await page.getByLabel('Search by name or address').pressSequentially('n', { delay: 10 });
  await expect(page).toHaveURL(/search=an/);
  const answer = page.waitForResponse(/search\?.*minCapacity=100/);
  await page.getByLabel('Guests (at least)').fill('100');
  await answer;
  await expect(page).toHaveURL(/minCapacity=100/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const count = page.locator('p[aria-live="polite"]').filter({ hasText: /venue/ });
  const narrow = await count.innerText();

  await page.reload();
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('San Jose');
  await expect(page.getByLabel('Search by name or address')).toHaveValue('an');
  await expect(page.getByLabel('Guests (at least)')).toHaveValue('100');
  await expect(count).toHaveText(narrow);
  await expect(page).toHaveURL(/plan_id=none/);

  await page.goBack();
  await expect(page.getByLabel('Guests (at least)')).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('Search by name or address')).toHaveValue('');
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('San Jose');
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('San Jose');
});

test('when nothing fits, one wish can be let go and the others stay', async ({ page }) => {
  await open(page, '/venue-selection?location=Oakland&minCapacity=90000');
  await expect(page.getByRole('heading', { name: 'No venue fits all of these' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove this filter: at least 90000 guests' }).click();
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Oakland');
  await expect(markers(page).first()).toBeVisible();
});

test('a venue is found, read about and selected by keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page, '/venue-selection?location=Berkeley');
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

test('on a phone nothing reaches sideways, and every marker is large enough for a finger', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/venue-selection');
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
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
  expect(await sideways()).toBeLessThanOrEqual(0);
});

// Colours do not change with the width, so the evening is looked at once.
for (const [device, viewport, themes] of [
  ['a phone', PHONE, ['day', 'evening']],
  ['a wide screen', DESK, ['day']],
] as const)
  for (const theme of themes)
    test(`nothing keeps anybody out of the venues on ${device} by ${theme}`, async ({ page, baseURL }) => {
      await page.setViewportSize(viewport);
      await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      await open(page, `/venue-selection?date=${dayFromNow(90)}`);
      await markers(page).nth(3).click();
      await expect(select(page)).toBeVisible();
      expect(await barriersIn(page), 'map').toEqual([]);
      await page.getByRole('tab', { name: 'List View' }).click();
      expect(await barriersIn(page), 'list').toEqual([]);
    });

test('a booked venue cannot be selected, and other days and venues are offered', async ({
  page,
  signedInPage,
  neighbour,
}) => {
  await page.setViewportSize(DESK);
  const date = dayFromNow(61);
  const venue = await findVenue(page.request, 'Bay Laurel Garden');
  const { id } = await aPlan(signedInPage, { venueId: venue.id, serviceDate: date });

  await open(page, `/venue-selection?date=${date}`);
  await marker(page, `${venue.name}, ${venue.location}`).click();
  await expect(detail(page).getByText('Another family is deciding')).toBeVisible();
  await expect(select(page)).toBeDisabled();

  await neighbour.db.execute(`update venue_days set held_until = null where plan_id = '${id}'`);
  await open(page, `/venue-selection?date=${date}&availability=booked`);
  await expect(markers(page)).toHaveAccessibleName(/ booked$/);
  await markers(page).first().click();
  await expect(detail(page).getByText('Another family has this venue on that day.')).toBeVisible();
  await expect(select(page)).toBeDisabled();
  const offers = detail(page).getByRole('listitem').getByRole('button');
  await expect(offers).toHaveCount(8);
  await offers.last().click();
  await expect(select(page)).toBeEnabled();
  await marker(page, venue.name).click();
  await offers.first().click();
  await expect(page).not.toHaveURL(new RegExp(date));
  await page.getByRole('button', { name: 'Reset filters' }).waitFor();
});

test('a confirmed venue goes to its plan, which keeps the day', async ({ signedInPage: page }) => {
  await page.setViewportSize(DESK);
  const date = dayFromNow(75);
  const plan = await aPlan(page, { serviceDate: date });
  await open(page, `/venue-selection?plan_id=${plan.id}&faith=jewish`);
  await expect(page.getByLabel('Date of the service')).toHaveValue(date);
  await expect(page.getByLabel('Faith tradition')).toHaveValue('jewish');
  await markers(page).first().click();
  await select(page).click();
  await confirm(page).click();
  await expect(page).toHaveURL(`/plan-workflow/${plan.id}?step=1`);

  // For this family the day is not taken.
  await open(page, `/venue-selection?plan_id=${plan.id}&faith=jewish`);
  await markers(page).first().click();
  await expect(detail(page).getByText('This date is kept for you until')).toBeVisible();
  await expect(select(page)).toBeEnabled();
});

test('a date that is cleared before confirming is cleared in the plan, and resetting filters clears none', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize(DESK);
  const date = dayFromNow(77);
  const plan = await aPlan(page, { serviceDate: date });
  await open(page, `/venue-selection?plan_id=${plan.id}&location=Oakland`);
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Date of the service')).toHaveValue(date);
  await expect(page.getByText(/^\d+ venues$/)).toBeFocused();
  await markers(page).first().click();
  await select(page).click();
  await page.getByLabel('Date of the service').fill('');
  await expect(page.getByText('No date yet. You can choose one later.')).toBeVisible();
  await confirm(page).click();
  await expect(page).toHaveURL(`/plan-workflow/${plan.id}?step=1`);
  const saved = await (await page.request.get(`/api/funeral-plans/${plan.id}`)).json();
  expect(saved).toMatchObject({ serviceDate: null, selectedVenue: { id: expect.any(String) } });
});

test('a day that has passed is explained and asked of nobody', async ({ page }) => {
  await open(page, `/venue-selection?date=${dayFromNow(40)}`);
  const day = page.getByLabel('Date of the service');
  await day.fill('2001-01-01');
  await day.blur();
  await expect(day).toHaveAccessibleDescription('Service date cannot be earlier than today');
  await expect(page).toHaveURL(new RegExp(dayFromNow(40)));
});

test('a date given just before going on belongs to the plan all the same', async ({ page }) => {
  const { id: venueId } = await findVenue(page.request, 'Apricot Hall');
  await beginWith(page, aDraft({ faithTradition: 'secular', venueId }));
  await openStep(page, 3);
  await awake(page);
  const day = dayFromNow(50);
  await page.getByLabel('Date of the service').fill(day);
  await next(page).click();
  await expect(title(page)).toHaveText('Choose additional services');
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(page.getByLabel('Date of the service')).toHaveValue(day);
});

test('a venue whose own answer fails is still there to read, and is asked for again', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page, '/venue-selection?location=Oakland');
  const oneVenue = /\/api\/venues\/[\w-]{36}/;
  await page.route(oneVenue, (route) => route.fulfill({ status: 503, body: '' }));
  await markers(page).first().click();
  await expect(detail(page).getByRole('alert')).toBeVisible();
  await expect(detail(page).getByText('Capacity')).toBeVisible();
  // Selecting asks once more, and that answer fails as well.
  const failedAgain = page.waitForResponse((answer) => oneVenue.test(answer.url()));
  await select(page).click();
  await failedAgain;
  await expect(page.getByText('No venue selected yet')).toHaveCount(0);
  await page.unroute(oneVenue);
  await detail(page).getByRole('button', { name: 'Retry' }).click();
  await expect(detail(page).getByRole('alert')).toHaveCount(0);
  await expect(detail(page).getByRole('heading', { level: 2 })).toBeFocused();
});

test('the list stays the list when nothing fits for a while', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page, '/venue-selection?location=Oakland');
  await page.getByRole('tab', { name: 'List View' }).click();
  await page.getByLabel('Guests (at least)').fill('90000');
  await page.getByRole('button', { name: 'Remove this filter: at least 90000 guests' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Venues', exact: true })).toBeFocused();
});

test('whoever was faster is told of kindly, with another way on', async ({
  signedInPage: page,
  browser,
  neighbour,
  baseURL,
}) => {
  await page.setViewportSize(DESK);
  const date = dayFromNow(83);
  const plan = await aPlan(page);
  const venue = await findVenue(page.request, 'Apricot Hall');
  await open(page, `/venue-selection?plan_id=${plan.id}&date=${date}`);
  await marker(page, venue.name).click();
  await select(page).click();

  const { cookie } = await neighbour.aMember({ firstName: 'Lind' });
  const others = await browser.newContext({ baseURL });
  await others.addCookies([{ ...cookie, url: baseURL ?? '' }]);
  await aPlan(await others.newPage(), { venueId: venue.id, serviceDate: date });
  await others.close();

  await confirm(page).click();
  await expect(page.getByText('Selection Failed')).toBeVisible();
  await expect(page.getByText('Another family has this venue on that date.').first()).toBeVisible();
  await page.getByRole('listitem').getByRole('button', { name: /\$/ }).last().click();
  await confirm(page).click();
  await expect(page).toHaveURL(`/plan-workflow/${plan.id}?step=1`);
});

test('venues that could not be fetched are asked for again by hand', async ({ page }) => {
  await open(page, '/venue-selection');
  await page.route('**/api/venues/search**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByLabel('City', { exact: true }).selectOption('Oakland');
  await expect(page.getByText('Failed to fetch venues')).toBeVisible();
  await page.unroute('**/api/venues/search**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(markers(page).first()).toBeVisible();
});

test('the venues can be read before any script has come', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/venue-selection?location=Fremont');
  await expect(cards(page).first()).toContainText('Fremont, CA');
  await expect(page.getByText('Sample listing').first()).toBeVisible();
  await context.close();
});

test('the map moves by hand and by wheel, and lets the page scroll', async ({ page }) => {
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
