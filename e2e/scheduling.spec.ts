// The date of a service: booked, moved, given back, found by our team, and kept within the customs of a tradition.
import { addDays, wallTimeAt, weekdayOf } from '@evenlight/contract/dates';
import type { Plan } from '@evenlight/contract/plans';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { openStep, pageOf } from './papers.ts';
import { button } from './paying.ts';
import { aDraft, aPlanAtNeed, aVenue, awake, beginWith, openStep as openWizard, type PlanOptions } from './planning.ts';
import { openItem } from './queueing.ts';
import { DESK, PHONE } from './sizes.ts';

const SCHEDULING = 4;
const SATURDAY = 6;

const fromToday = (days: number) => addDays(wallTimeAt(new Date()).date, days);

/** Weeks without a Jewish festival, and each test has its own. */
function aDay(weekday: number, place: number) {
  const begin = addDays('2031-01-06', 7 * place);
  return addDays(begin, (weekday - weekdayOf(begin) + 7) % 7);
}

const dateField = (page: Page) => page.getByLabel('Date of the service');
const step = (page: Page) => page.getByRole('region', { name: 'Service Scheduling' });
const card = (page: Page) =>
  page.getByRole('navigation', { name: 'Steps of this plan' }).getByRole('link', { name: /Service Scheduling/ });
const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

async function aPlanWithVenue(page: Page, day: string, options: PlanOptions = {}) {
  const { faithTradition = 'secular' } = options;
  const { id: venueId, name } = await aVenue(page, faithTradition, day);
  return { plan: await aPlanAtNeed(page, { faithTradition, venueId, ...options }), venueId, venueName: name };
}

/** On a slow phone somebody is faster than the page. */
async function openAsleep(page: Page, plan: Pick<Plan, 'id'>) {
  const { promise: asleep, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await asleep;
    await route.continue();
  });
  await page.goto(`/plan-workflow/${plan.id}?step=${SCHEDULING}`, { waitUntil: 'commit' });
  return async () => {
    resolve();
    await awake(page);
    await page.unroute('**/*.js');
  };
}

const forgetTyping = (page: Page) => page.evaluate(() => sessionStorage.clear());

test.beforeEach(({ signedInPage: page }) => page.setViewportSize(PHONE));

test('a family books a date, finds it after a reload, moves it and gives it back', { tag: '@more' }, async ({
  signedInPage: page,
}) => {
  const [tuesday, wednesday] = [aDay(2, 0), aDay(3, 0)];
  const { plan, venueId, venueName } = await aPlanWithVenue(page, tuesday);
  await openStep(page, plan, SCHEDULING);
  await expect(card(page)).toContainText('To come');
  await dateField(page).fill(tuesday);
  await page.getByLabel('Time (optional)').fill('10:30');
  await expect(step(page)).toContainText('Available');
  const until = `${inWords(addDays(tuesday, -2))}, 10:30 AM Pacific time`;
  await expect(step(page)).toContainText(`You can move or cancel this yourself until ${until}.`);
  await page.reload();
  await awake(page);
  await expect(dateField(page)).toHaveValue(tuesday);
  await page.getByRole('link', { name: 'Save & Exit' }).click();
  await expect(page.getByText('Something is not saved yet')).toBeVisible();
  await button(page, 'Confirm this date').dblclick();
  await expect(page.getByRole('heading', { name: 'Your date is booked' })).toBeFocused();
  await expect(step(page)).toContainText(`${inWords(tuesday)}, 10:30 AM Pacific time`);
  await expect(step(page)).toContainText(venueName);
  await expect(card(page)).toContainText('Done');

  await page.reload();
  await awake(page);
  await button(page, 'Reschedule').click();
  await expect(dateField(page)).toHaveValue(tuesday);
  await dateField(page).fill(wednesday);
  await button(page, 'Move to this date').click();
  await expect(step(page)).toContainText(`${inWords(wednesday)}, 10:30 AM Pacific time`);
  await openStep(page, plan, 0);
  await expect(page.getByText('Venue and date are booked for you.')).toBeVisible();
  await page.getByRole('link', { name: 'Change it under Service Scheduling' }).click();
  await button(page, 'Cancel the booking').click();
  await button(page, 'Yes, cancel it').click();
  await expect(button(page, 'Confirm this date')).toBeVisible();
  await expect(card(page)).toContainText('To come');
  const freed = await (await page.request.get(`/api/venues/${venueId}?date=${wednesday}`)).json();
  expect(freed.availability).toBe('available');
  await page.goto(`/plan-workflow/${plan.id}/history`);
  await expect(page.getByRole('main')).toContainText(`The booking was moved to ${inWords(wednesday)}.`);
  await expect(page.getByRole('main')).toContainText('The booking was cancelled.');
});

test('the wizard and the venue page say the same about a day, and let a family go on', { tag: '@more' }, async ({
  signedInPage: page,
}) => {
  const saturday = aDay(SATURDAY, 4);
  const { id: venueId } = await aVenue(page, 'jewish', saturday);
  await page.setViewportSize(DESK);
  await beginWith(page, aDraft({ faithTradition: 'jewish', addons: [], venueId, serviceDate: saturday }));
  await openWizard(page, 3);
  await expect(page.getByText('Jewish burials are not held on Shabbat or on festival days.')).toBeVisible();
  await openWizard(page, 5);
  await button(page, 'Save & Complete').click();
  await expect(button(page, 'Save without the date')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Use Sunday/ })).toBeVisible();
  await page.getByLabel('Our clergy has agreed to this day').check();
  await button(page, 'Save & Complete').click();
  await expect(page).toHaveURL(/\/plan-workflow\/[\w-]+\?step=1/);

  const planId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const another = aDay(SATURDAY, 5);
  await page.setViewportSize(PHONE);
  await page.goto(`/venue-selection?plan_id=${planId}&venue_id=${venueId}&date=${another}`);
  await awake(page);
  await button(page, 'Confirm Selection').click();
  await expect(page.getByLabel('Our clergy has agreed to this day')).toHaveAccessibleDescription(/Tick this/);
  await button(page, /^Use Sunday/).click();
  await expect(page.getByLabel('Our clergy has agreed to this day')).toHaveCount(0);
  await button(page, 'Confirm Selection').click();
  await expect(page).toHaveURL(/\?step=1/);
  await openStep(page, { id: planId }, SCHEDULING);
  await expect(dateField(page)).toHaveValue(addDays(another, 1));
  await expect(step(page)).toContainText('This date is kept for you.');
});

test('what was entered before the page was awake counts, and what clergy agreed to is one day', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  const [agreedDay, another] = [aDay(SATURDAY, 10), aDay(SATURDAY, 11)];
  const { plan } = await aPlanWithVenue(page, agreedDay, {
    faithTradition: 'jewish',
    serviceDate: agreedDay,
    clergyAgreed: true,
  });
  const agreed = page.getByLabel('Our clergy has agreed to this day');

  let wake = await openAsleep(page, plan);
  await expect(agreed).toBeChecked();
  await dateField(page).fill(another);
  await wake();
  await expect(dateField(page)).toHaveValue(another);
  await expect(agreed).not.toBeChecked();
  await button(page, 'Confirm this date').click();
  await expect(agreed).toHaveAccessibleDescription(/Tick this if your clergy has agreed/);

  await forgetTyping(page);
  wake = await openAsleep(page, plan);
  await agreed.uncheck();
  await wake();
  await button(page, 'Confirm this date').click();
  await expect(agreed).toHaveAccessibleDescription(/Tick this if your clergy has agreed/);

  await forgetTyping(page);
  wake = await openAsleep(page, plan);
  await page.getByRole('radio', { name: 'Request planning' }).check();
  await dateField(page).fill(another);
  await wake();
  await expect(page.getByLabel('Days that would suit you')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Request planning' })).toBeChecked();
  await page.getByRole('radio', { name: 'Block a date' }).check();
  await expect(dateField(page)).toHaveValue(another);
  await expect(agreed).not.toBeChecked();
});

test('a family that asks for planning reaches our team, and hears of the answer', { tag: '@more' }, async ({
  signedInPage: page,
  browser,
  origin,
  runningHouse,
}) => {
  const plan = await aPlanAtNeed(page);
  await openStep(page, plan, SCHEDULING);
  await expect(page.getByText('A date is booked together with a venue')).toBeVisible();
  await button(page, 'Request planning instead').click();
  await expect(page.getByRole('radio', { name: 'Request planning' })).toBeChecked();
  await page.getByLabel('Days that would suit you').fill('Any morning next week');
  await page.getByRole('link', { name: 'Next Step' }).click();
  // 'Previous' of the step that is being left would lead one step too far.
  await expect(page.getByLabel('Days that would suit you')).toBeHidden();
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByLabel('Days that would suit you')).toHaveValue('Any morning next week');
  await page.getByLabel('Anything we should know').fill('Our aunt comes\nfrom Gdańsk.');
  await button(page, 'Send the request').click();
  await expect(step(page)).toContainText('With our team');
  await expect(step(page)).toContainText('Any morning next week');
  await expect(card(page)).toContainText('With our team');

  const { cookie } = await runningHouse.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, origin, cookie);
  await openItem(staff, 'scheduling', ({ planId }) => planId === plan.id);
  await staff.getByRole('link', { name: 'Open the family’s plan' }).click();
  await expect(step(staff)).toContainText('Any morning next week');
  await expect(step(staff)).toContainText('What the family wrote');
  await staff.goBack();
  const hands = staff.getByRole('region', { name: 'In whose hands' });
  await hands.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(hands).toContainText('Answered by Carla Ruiz');
  await staff.context().close();
  await expect(step(page)).toContainText('Our team answered you on');
  await expect(card(page)).toContainText('Done');

  await button(page, 'Take the request back').click();
  await button(page, 'Yes, take it back').click();
  await expect(page.getByRole('radio', { name: 'Block a date' })).toBeVisible();
  await expect(card(page)).toContainText('To come');
});

test('within 48 hours the page refers to us, and our team moves the date', { tag: '@more' }, async ({
  signedInPage: page,
  browser,
  origin,
  runningHouse,
}) => {
  const [tomorrow, later] = [fromToday(1), aDay(2, 8)];
  const { plan } = await aPlanWithVenue(page, tomorrow);
  await openStep(page, plan, SCHEDULING);
  await dateField(page).fill(tomorrow);
  await expect(step(page)).toContainText('Less than 48 hours are left before this service.');
  await button(page, 'Confirm this date').click();
  await expect(page.getByRole('heading', { name: 'Your date is booked' })).toBeVisible();
  await expect(step(page).getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:/);
  await expect(step(page).getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
  await expect(button(page, 'Reschedule')).toHaveCount(0);

  const { cookie } = await runningHouse.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, origin, cookie);
  await staff.setViewportSize(DESK);
  await staff.goto(`/staff/plans/${plan.id}`);
  await awake(staff);
  await button(staff, 'Move to another date').click();
  await dateField(staff).fill(later);
  await button(staff, 'Book this date').click();
  await expect(step(staff)).toContainText(inWords(later));
  await expect(button(staff, 'Book this date')).toHaveCount(0);
  await staff.context().close();

  // The family's page hears of it by itself.
  await expect(step(page)).toContainText(inWords(later));
  await expect(button(page, 'Reschedule')).toBeVisible();
});
