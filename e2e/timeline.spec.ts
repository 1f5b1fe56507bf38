// The timeline of a plan: generated on a phone, completed, shared, taken to a calendar and to paper.
import { addDays, wallTimeAt } from '@evenlight/contract/dates';
import type { Plan } from '@evenlight/contract/plans';
import type { Timeline } from '@evenlight/contract/timelines';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { openDashboard, openStep, otherDevice } from './papers.ts';
import { button } from './paying.ts';
import { aPlanAtNeed, aVenue, awake } from './planning.ts';
import { DESK, PHONE } from './sizes.ts';

const SCHEDULING = 4;
const TIMELINE = 5;

const fromToday = (days: number) => addDays(wallTimeAt(new Date()).date, days);

const standing = (page: Page) => page.getByRole('region', { name: 'Where things stand' });
const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming' });
const days = (page: Page) => page.getByRole('region', { name: 'Day by day' });
const ticks = (page: Page) => days(page).getByRole('checkbox');
const tick = (page: Page, title: string) => days(page).getByRole('checkbox', { name: `: ${title}` });
/** A tick is seen a moment after the press, when it is on its way. */
async function tickOff(box: Locator) {
  await box.click();
  await expect(box).toBeChecked();
}
const firstStep = (page: Page) => days(page).locator('li[id^="step-"]').first();

async function open(page: Page, { id }: Plan) {
  await page.goto(`/timeline?plan_id=${id}`);
  await awake(page);
}

/** Hindu, with the days of death and service known, so that every kind of day is in it. */
function aDatedPlan(page: Page) {
  return aPlanAtNeed(page, {
    faithTradition: 'hindu',
    dateOfDeath: fromToday(-1),
    serviceDate: fromToday(3),
  });
}

async function generate(page: Page, { id: planId }: Plan): Promise<Timeline> {
  const answer = await page.request.post('/api/generate-timeline', { data: { planId } });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

test.beforeEach(({ signedInPage: page }) => page.setViewportSize(PHONE));

test('a family blocks its date on a phone, generates its timeline, completes two steps, and sees less without losing them', async ({
  signedInPage: page,
  browser,
  origin,
}) => {
  const day = fromToday(3);
  const { id: venueId, name: venueName } = await aVenue(page, 'hindu', day);
  const plan = await aPlanAtNeed(page, { faithTradition: 'hindu', dateOfDeath: fromToday(-1), venueId });
  await openStep(page, plan, SCHEDULING);
  await page.getByLabel('Date of the service').fill(day);
  await button(page, 'Confirm this date').click();
  await expect(page.getByRole('heading', { name: 'Your date is booked' })).toBeFocused();
  await open(page, plan);
  await expect(page.getByLabel('Date of death')).toHaveValue(fromToday(-1));
  await page.getByLabel('How far ahead').selectOption('60');
  await button(page, 'Generate Timeline').click();
  await expect(standing(page)).toContainText('90%');
  await expect(standing(page)).toContainText('3 days until the service');
  await expect(standing(page)).toContainText('0 of ');
  await expect(upcoming(page).getByRole('listitem')).toHaveCount(5);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  const [first = '', second = '', third = ''] = await upcoming(page).getByRole('link').allTextContents();
  await tick(page, first).dblclick();
  await tickOff(tick(page, second));
  await expect(standing(page)).toContainText('2 of ');
  await expect(upcoming(page).getByRole('link').first()).toHaveText(third);
  await expect(upcoming(page).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('listitem', { name: first, exact: true })).toContainText('Ada Okafor');

  const other = await otherDevice(page, browser, origin);
  await other.setViewportSize(DESK);
  await openStep(other, plan, TIMELINE);
  await page.reload();
  await awake(page);
  for (const device of [page, other])
    for (const title of [first, second]) await expect(tick(device, title)).toBeChecked();
  await expect(other.getByRole('link', { name: /Service Timeline/ })).toContainText('Done');

  const before = await ticks(page).count();
  for (const device of [page, other]) await device.locator('summary', { hasText: 'Change what is shown' }).click();
  await other.getByLabel('How far ahead').selectOption('7');
  await page.getByRole('radio', { name: 'Essential only' }).check();
  await button(page, 'Generate again').click();
  await expect.poll(() => ticks(page).count()).toBeLessThan(before);
  for (const device of [page, other]) await expect(standing(device)).toContainText('2 of ');
  await expect.poll(() => ticks(other).count()).toBeLessThan(before);
  // What somebody is choosing elsewhere stays as it is.
  await expect(other.getByLabel('How far ahead')).toHaveValue('7');
  await other.context().close();

  await openDashboard(page);
  const dates = page.getByRole('region', { name: 'Upcoming dates' });
  await expect(dates).toContainText(venueName);
  await expect(dates.getByRole('listitem')).toHaveCount(5);
  await expect(dates).not.toContainText(first);
  await dates.getByRole('link', { name: 'Go to the timeline' }).click();
  await expectOnPaper(page, plan);
});

/** Every step with all its words, and nothing to press. */
async function expectOnPaper(page: Page, { id }: Plan) {
  const { timeline, later }: Timeline = await (await page.request.get(`/api/funeral-plans/${id}/timeline`)).json();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Printed on')).toBeVisible();
  await expect(page.locator('li[id^="step-"]')).toHaveCount(timeline.length + later.length);
  for (const { title, notes } of [...timeline, ...later].slice(0, 6)) {
    await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
    if (notes) await expect(page.getByText(notes, { exact: true }).first()).toBeVisible();
  }
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
}

test('two people see each other’s ticks, and write one note without losing any of their words', {
  tag: '@more',
}, async ({ signedInPage: page, browser, origin }) => {
  const plan = await aDatedPlan(page);
  await generate(page, plan);
  const other = await otherDevice(page, browser, origin);
  for (const device of [page, other]) {
    await open(device, plan);
    await firstStep(device).getByText('Details and help').click();
  }
  await tickOff(ticks(page).first());
  await expect(standing(other)).toContainText('1 of ');

  await firstStep(page).getByRole('textbox', { name: 'Note' }).fill('Ask the priest about Tuesday');
  await page.reload();
  await awake(page);
  await expect(firstStep(page).getByRole('textbox', { name: 'Note' })).toBeVisible();
  await firstStep(other).getByLabel('Who sees to it').fill('Ravi');
  await firstStep(other).getByRole('textbox', { name: 'Note' }).fill('Ravi has called already');
  await button(other, 'Save').click();
  await expect(firstStep(page)).toContainText('Somebody changed this note meanwhile');
  await expect(firstStep(page).getByRole('blockquote')).toHaveText('Ravi has called already');
  await expect(firstStep(page).getByRole('textbox', { name: 'Note' })).toHaveValue('Ask the priest about Tuesday');
  await button(page, 'Put both together').click();
  await button(page, 'Save').click();
  const together = 'Ravi has called already\nAsk the priest about Tuesday';
  for (const device of [page, other]) {
    await expect(firstStep(device).getByRole('textbox', { name: 'Note' })).toHaveValue(together);
    await expect(firstStep(device).getByLabel('Who sees to it')).toHaveValue('Ravi');
    const written = firstStep(device).getByRole('definition').filter({ hasText: 'Ravi' });
    await expect(written).toHaveCount(0);
    await firstStep(device).getByText('Details and help').click();
    await expect(written).toHaveText(['Ravi', together]);
  }
  await other.context().close();
});

test('a calendar reads the private address without a session, until it is ended', { tag: '@more' }, async ({
  signedInPage: page,
  playwright,
}) => {
  const plan = await aDatedPlan(page);
  const { timeline } = await generate(page, plan);
  await open(page, plan);
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Download calendar file' }).getAttribute('href')) ?? '',
  );
  expect(file.headers()['content-type']).toContain('text/calendar');
  await page.getByText('Subscribe in your own calendar').click();
  await button(page, 'Make a private address').click();
  const address = await page.getByLabel('Your private address').inputValue();
  await expect(page.getByRole('link', { name: 'Open in a calendar' })).toHaveAttribute('href', /^webcal:/);
  const calendar = await playwright.request.newContext();
  const read = await calendar.get(address);
  expect(read.status()).toBe(200);
  expect(await read.text()).toContain(`SUMMARY:${timeline[0]?.title.slice(0, 12)}`);
  await page.reload();
  await awake(page);
  await page.getByText('Subscribe in your own calendar').click();
  await expect(page.getByLabel('Your private address')).toHaveCount(0);
  await button(page, 'End this address').click();
  await button(page, 'End it').click();
  await expect(button(page, 'Make a private address')).toBeVisible();
  expect((await calendar.get(address)).status()).toBe(404);
  await calendar.dispose();
});

test('what a family says about itself goes into the plan, and days that are not known are told in words', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  const plan = await aPlanAtNeed(page, { faithTradition: 'buddhist' });
  await openStep(page, plan, TIMELINE);
  await button(page, 'Generate Timeline').click();
  await expect(standing(page)).toContainText('Date not set');
  await expect(page.getByText('The date of death is not known here')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose a date' })).toHaveAttribute('href', /step=4$/);
  await expect(page.getByRole('region', { name: 'Ask your clergy' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('The date of death is not known here')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const authority = page.locator('#step-civ-authority');
  await authority.getByText('Details and help').click();
  await expect(authority.getByRole('link', { name: 'See who decides' })).toHaveAttribute(
    'href',
    `/who-decides?plan_id=${plan.id}`,
  );

  await page.locator('summary', { hasText: 'Change what is shown' }).click();
  await page.getByLabel('Your branch').selectOption('Tibetan');
  await page.getByLabel('Date of death').fill(fromToday(-1));
  await button(page, 'Generate again').click();
  await expect(page.getByRole('region', { name: 'Ask your clergy' })).toHaveCount(0);
  await expect(page.getByText('The date of death is not known here')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Later observances' })).toContainText('49th day');
  const saved = async (): Promise<Plan> => (await page.request.get(`/api/funeral-plans/${plan.id}`)).json();
  expect(await saved()).toMatchObject({ branch: 'tibetan', dateOfDeath: fromToday(-1) });
  await expect(page.getByLabel('Date of death')).toHaveValue(fromToday(-1));
  await page.getByLabel('Date of death').fill('');
  await button(page, 'Generate again').click();
  await expect(page.getByText('The date of death is not known here')).toBeVisible();
  expect(await saved()).toMatchObject({ branch: 'tibetan', dateOfDeath: null });
});

test('a tick stays as it was pressed, from the press until its answer has been drawn', { tag: '@more' }, async ({
  signedInPage: page,
}) => {
  const plan = await aDatedPlan(page);
  await generate(page, plan);
  await open(page, plan);
  // A box says by its name whether it is ticked; every change of a name is written down.
  await page.evaluate(() => {
    const seen = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLInputElement) document.body.dataset.names += `${target.getAttribute('aria-label')}\n`;
    });
    document.body.dataset.names = '';
    seen.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-label'] });
  });
  const todo = days(page).getByRole('checkbox', { checked: false });
  const names = await todo.evaluateAll((boxes) => boxes.slice(0, 3).map((box) => box.getAttribute('aria-label') ?? ''));
  for (const name of names) await days(page).getByRole('checkbox', { name, exact: true }).click();
  for (const name of names) {
    const title = name.replace('Mark as done: ', '');
    // Who ticked it is known from the answer.
    await expect(page.getByRole('listitem', { name: title, exact: true })).toContainText('Ada Okafor');
  }
  const changes = (await page.evaluate(() => document.body.dataset.names ?? '')).trim().split('\n');
  expect(changes).toEqual(names.map((name) => name.replace('Mark as done', 'Completed')));
});
