// The date of a service: chosen, refused by custom or by another family, booked although the answer was lost.
import { addDays, wallTimeAt, weekdayOf } from '@evenlight/contract/dates';
import { getPlan, type Plan, updatePlan } from '@evenlight/contract/plans';
import { blockDate, changeableUntil } from '@evenlight/contract/scheduling';
import { findAlternatives, getVenue } from '@evenlight/contract/venues';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FakeServer } from '../../../testing/fake-server';
import { field, fill, openScreen, press } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { planRoom } from '../../../testing/samples/plan-room';
import { aPlan } from '../../../testing/samples/plans';
import { aVenue, venueServer } from '../../../testing/samples/venues';
import * as workflow from './plan-workflow-screen';

const SATURDAY = 6;
const venue = aVenue({ name: 'Apricot Hall' });
const selectedVenue = { id: venue.id, name: venue.name, isSample: false };

/** In weeks without a Jewish festival. */
const aDay = (weekday: number) => addDays('2031-01-06', (weekday - weekdayOf('2031-01-06') + 7) % 7);
const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

const planWith = (facts: Partial<Plan> = {}) =>
  aPlan({ faithTradition: 'secular', selectedVenue, venueName: venue.name, ...facts });
const serverOf = (plan: Plan) => planRoom(plan, venueServer([venue]));
const booked = (plan: Plan, day: string, time: string | null = null): Plan => ({
  ...plan,
  serviceDate: day,
  schedule: {
    mode: 'blocked',
    day,
    startsAt: time,
    bookedAt: new Date().toISOString(),
    changeableUntil: changeableUntil(day, time).toISOString(),
  },
});

const open = (plan: Plan, server: FakeServer) =>
  openScreen(workflow, {
    at: `/plan-workflow/${plan.id}?step=4`,
    path: 'plan-workflow/:planId',
    server,
    person: aUser(),
  });
const step = () => screen.getByRole('region', { name: 'Service Scheduling' });
const says = (words: string) => waitFor(() => expect(step()).toHaveTextContent(words));
const agreed = () => screen.queryByLabelText(/^Our clergy has agreed to this day/);
const takeDay = async (day: string) => fireEvent.change(await field('Date of the service'), { target: { value: day } });
const takeTime = async (time: string) => fireEvent.change(await field('Time (optional)'), { target: { value: time } });

test('a date is needed, and none that has gone by; what is said about it is there after a reload', async () => {
  const plan = planWith();
  const server = serverOf(plan);
  const user = await open(plan, server);
  await press(user, 'Confirm this date');
  const date = await field('Date of the service');
  await waitFor(() => expect(date).toHaveAccessibleDescription(/Choose a date first/));
  await takeDay(addDays(wallTimeAt(new Date()).date, -1));
  await press(user, 'Confirm this date');
  await waitFor(() => expect(date).toHaveAccessibleDescription(/cannot be earlier than today/));
  const tuesday = aDay(2);
  await takeDay(tuesday);
  await takeTime('10:30');
  await says('Available');
  const until = `${inWords(addDays(tuesday, -2))}, 10:30 AM Pacific time`;
  expect(step()).toHaveTextContent(`You can move or cancel this yourself until ${until}.`);
  expect(server.heard(blockDate)).toEqual([]);
  user.leave();

  const second = await open(plan, server);
  await waitFor(async () => expect(await field('Date of the service')).toHaveValue(tuesday));
  server.answers(blockDate, ({ body }) => booked(plan, body.serviceDate, body.serviceTime));
  await second.dblClick(screen.getByRole('button', { name: 'Confirm this date' }));
  const heading = await screen.findByRole('heading', { name: 'Your date is booked' });
  await waitFor(() => expect(heading).toHaveFocus());
  await says(`${inWords(tuesday)}, 10:30 AM Pacific time`);
  expect(step()).toHaveTextContent('Apricot Hall');
  expect(server.heard(blockDate)).toHaveLength(1);
});

test('a Saturday is refused to a Jewish family with the next day, unless their clergy has agreed', async () => {
  const saturday = aDay(SATURDAY);
  const plan = planWith({ faithTradition: 'jewish' });
  const server = serverOf(plan).answers(blockDate, ({ body }) => ({
    ...booked(plan, body.serviceDate),
    clergyConsent: { refusal: 'shabbat' as const, clergyName: body.clergyName ?? '', at: new Date().toISOString() },
  }));
  const user = await open(plan, server);
  await takeDay(saturday);
  await says('Jewish burials are not held on Shabbat or on festival days.');
  await press(user, 'Confirm this date');
  await waitFor(() => expect(agreed()).toHaveAccessibleDescription(/Tick this if your clergy has agreed/));
  await press(user, /^Use Sunday/);
  expect(await field('Date of the service')).toHaveValue(addDays(saturday, 1));
  await takeDay(addDays(saturday, -1));
  await takeTime('15:00');
  await says('a burial begins by 2 PM');
  expect(agreed()).not.toBeChecked();
  await takeTime('10:00');
  await waitFor(() => expect(agreed()).toBeNull());
  await takeDay(saturday);
  await waitFor(() => expect(agreed()).not.toBeChecked());
  expect(server.heard(blockDate)).toEqual([]);
  const agree = async () => user.click(await screen.findByLabelText(/^Our clergy has agreed to this day/));
  await agree();
  expect(agreed()).toBeChecked();
  // What clergy agreed to is one day.
  await takeDay(addDays(saturday, 7));
  await waitFor(() => expect(agreed()).not.toBeChecked());
  await takeDay(saturday);
  await agree();
  await fill(user, 'Who agreed', 'Rabbi Miriam Adler');
  await press(user, 'Confirm this date');
  await says(inWords(saturday));
  expect(step()).toHaveTextContent('Rabbi Miriam Adler');
  expect(server.heard(blockDate)).toMatchObject([
    { body: { serviceDate: saturday, clergyAgreed: true, clergyName: 'Rabbi Miriam Adler' } },
  ]);
});

test('a date that another family has just taken is told kindly, with others that are free', async () => {
  const [day, nearest] = [aDay(4), aDay(5)];
  const plan = planWith();
  const other = aVenue({ name: 'Plum Hall', availability: 'available' });
  const server = serverOf(plan)
    .refuses(blockDate, 'venue.date_taken')
    .answers(findAlternatives, { nearestDays: [nearest], similarVenues: [other] });
  const user = await open(plan, server);
  await takeDay(day);
  await says('Available');
  server.answers(getVenue, ({ query }) => ({
    ...venue,
    availability: query.date === day ? ('booked' as const) : ('available' as const),
  }));
  await press(user, 'Confirm this date');
  await says('Another family has this venue on that date.');
  await says('Similar venues free that day');
  const title = await screen.findByRole('heading', { name: 'Nearest free dates at this venue' });
  await user.click(within(title.parentElement ?? step()).getAllByRole('button')[0] ?? title);
  expect(await field('Date of the service')).toHaveValue(nearest);
});

test('when the answer to a booking or a move is lost on the way, the page looks for itself what holds', async () => {
  const [day, moved] = [aDay(4), addDays(aDay(4), 21)];
  const plan = planWith();
  const server = serverOf(plan).answers(blockDate, ({ body }) => {
    server.answers(getPlan, booked(plan, body.serviceDate));
    throw new TypeError('The connection was lost.');
  });
  const user = await open(plan, server);
  await takeDay(day);
  await press(user, 'Confirm this date');
  await screen.findByRole('heading', { name: 'Your date is booked' });
  await says(inWords(day));
  await press(user, 'Reschedule');
  await takeDay(moved);
  await press(user, 'Move to this date');
  await screen.findByRole('heading', { name: 'Your date is booked' });
  await says(inWords(moved));
  expect(screen.getByRole('button', { name: 'Reschedule' })).toBeVisible();
});

test('within 48 hours the page refers to us', async () => {
  const tomorrow = addDays(wallTimeAt(new Date()).date, 1);
  const plan = planWith();
  const server = serverOf(plan).answers(blockDate, ({ body }) => booked(plan, body.serviceDate));
  const user = await open(plan, server);
  await takeDay(tomorrow);
  await says('Less than 48 hours are left before this service.');
  await press(user, 'Confirm this date');
  await screen.findByRole('heading', { name: 'Your date is booked' });
  expect(within(step()).getByRole('link', { name: 'Call us' }).getAttribute('href')).toMatch(/^tel:/);
  expect(within(step()).getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
});

test('a service that has been is said with its day, and the step leads on to the days that follow', async () => {
  const yesterday = addDays(wallTimeAt(new Date()).date, -1);
  const plan = planWith({ planIntent: 'at-need', selectedVenue: null, venueName: null });
  const server = serverOf(plan).answers(updatePlan, ({ body }) => ({
    ...plan,
    serviceDate: body.serviceDate ?? null,
    serviceHasBeen: body.serviceHasBeen ?? false,
    version: 2,
  }));
  const user = await open(plan, server);
  await user.click(await screen.findByRole('radio', { name: /^It has been/ }));
  await press(user, 'Keep this day');
  const day = await field('Day of the service');
  await waitFor(() => expect(day).toHaveAccessibleDescription(/Choose a date first/));
  fireEvent.change(day, { target: { value: addDays(yesterday, 1) } });
  await press(user, 'Keep this day');
  await waitFor(() => expect(day).toHaveAccessibleDescription(/Choose a day before today/));
  expect(server.heard(updatePlan)).toEqual([]);
  fireEvent.change(day, { target: { value: yesterday } });
  await press(user, 'Keep this day');
  const heading = await screen.findByRole('heading', { name: 'The day of the service has passed' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(step()).toHaveTextContent(inWords(yesterday));
  expect(server.heard(updatePlan)).toMatchObject([{ body: { serviceDate: yesterday } }]);
  expect(within(step()).getByRole('link', { name: 'Go to the timeline' })).toHaveAttribute(
    'href',
    `/plan-workflow/${plan.id}?step=5`,
  );
});

test('a day that was wished for and has gone by is asked about, and one press says that it has been', async () => {
  const yesterday = addDays(wallTimeAt(new Date()).date, -1);
  const plan = planWith({ planIntent: 'at-need', serviceDate: yesterday });
  const server = serverOf(plan).answers(updatePlan, () => ({ ...plan, serviceHasBeen: true, version: 2 }));
  const user = await open(plan, server);
  expect(await screen.findByRole('radio', { name: /^It has been/ })).toBeChecked();
  expect(await field('Day of the service')).toHaveValue(yesterday);
  await press(user, 'Keep this day');
  await screen.findByRole('heading', { name: 'The day of the service has passed' });
  expect(server.heard(updatePlan)).toMatchObject([{ body: { serviceDate: yesterday, serviceHasBeen: true } }]);
});

test('nobody who plans ahead is asked whether it has been', async () => {
  const plan = planWith({ planIntent: 'plan-ahead' });
  await open(plan, serverOf(plan));
  expect(await screen.findByRole('radio', { name: /^Block a date/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^It has been/ })).toBeNull();
});

test('once a date is confirmed, the answer comes into view', async () => {
  const shown: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element) {
    shown.push(this.textContent ?? '');
  });
  // The page became shorter, and its lower end is where the reader is.
  vi.spyOn(HTMLHeadingElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300, 300, 30));
  const plan = planWith();
  const server = serverOf(plan).answers(blockDate, ({ body }) => booked(plan, body.serviceDate));
  const user = await open(plan, server);
  await takeDay(aDay(4));
  await press(user, 'Confirm this date');
  await screen.findByRole('heading', { name: 'Your date is booked' });
  await waitFor(() => expect(shown).toContain('Your date is booked'));
  expect(screen.queryByText(/Nobody of our team/)).toBeNull();
});
