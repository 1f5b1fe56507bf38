// Finding a venue by filters, in the list and on the map, and what is said when a day or an answer is missing.
import { getSession } from '@evenlight/contract/accounts';
import { getPlan, getVenueSelection, selectVenue } from '@evenlight/contract/plans';
import { findAlternatives, getVenue, searchVenues } from '@evenlight/contract/venues';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, fill, openScreen, press, type ScreenUser, sentence } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { aPlan } from '../../testing/samples/plans';
import { aVenue, venueServer } from '../../testing/samples/venues';
import * as selection from './venue-selection-screen';

const at = '/venue-selection';
const laurel = aVenue({ name: 'Bay Laurel Garden', capacity: 80 });
const apricot = aVenue({ name: 'Apricot Hall', capacity: 300 });
const mission = aVenue({ name: 'Mission Chapel', location: 'San Jose', capacity: 150 });
const listed = [laurel, apricot, mission];
const DAY = '2091-05-04';

const list = () => within(screen.getByRole('tabpanel', { name: 'List View' }));
const cards = () =>
  list()
    .getAllByRole('article')
    .map((card) => card.getAttribute('aria-label') ?? card.textContent);
const details = () => screen.getByRole('article', { name: laurel.name });

async function showInList(user: ScreenUser, name: string) {
  await user.click(await screen.findByRole('tab', { name: 'List View' }));
  await user.click(await list().findByRole('button', { name: new RegExp(name) }));
}

test('map and list show the same venues, and look at the same one', async () => {
  const user = await openScreen(selection, { at: `${at}?location=Oakland`, server: venueServer(listed) });
  const map = within(await screen.findByRole('application', { name: /Map of the San Francisco Bay Area/ }));
  const markers = map.getAllByRole('button').map((marker) => marker.getAttribute('aria-label'));
  expect(markers).toEqual(['1. Bay Laurel Garden, Oakland, from $1,200', '2. Apricot Hall, Oakland, from $1,200']);
  expect(screen.getByText('2 venues')).toBeVisible();
  expect(screen.getByText('Click on a venue marker to see details')).toBeVisible();
  await user.click(map.getByRole('button', { name: /^2\. / }));
  expect(await screen.findByRole('article', { name: apricot.name })).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: 'List View' }));
  const inList = await list().findAllByRole('button', { name: /^\d\. / });
  expect(inList.map(({ textContent }) => textContent)).toEqual(['1. Bay Laurel Garden', '2. Apricot Hall']);
  expect(list().getByRole('button', { pressed: true })).toHaveTextContent('2. Apricot Hall');
});

test('every venue that fits is on the map, also those on the next page of the list, under one number each', async () => {
  const many = Array.from({ length: 59 }, (_, place) => aVenue({ name: `Hall ${place + 1}` }));
  const user = await openScreen(selection, { at, server: venueServer(many) });
  const map = within(await screen.findByRole('application', { name: /Map of the San Francisco Bay Area/ }));
  await waitFor(() => expect(map.getAllByRole('button')).toHaveLength(59));
  expect(screen.getByText('59 venues')).toBeVisible();
  expect(map.getByRole('button', { name: /^59\. Hall 59,/ })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Pages of venues' })).toBeNull();
  await user.click(map.getByRole('button', { name: /^59\. / }));
  expect(await screen.findByRole('article', { name: 'Hall 59' })).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: 'List View' }));
  await press(user, 'Next page');
  expect(await list().findByRole('button', { name: '59. Hall 59' })).toBeVisible();
  expect(list().getAllByRole('button', { name: /^\d+\. Hall/ })).toHaveLength(9);
});

test('a venue is told in the language of the page, and one that is only in another says so', async () => {
  const told = aVenue({ name: 'Apricot Hall', typeInWords: 'Laico – Salón' });
  const english = aVenue({ name: 'Mission Chapel', amenities: ['Organ'], language: 'en' });
  const user = await openScreen(selection, { at, server: venueServer([told, english]), locale: 'es' });
  await user.click(await screen.findByRole('tab', { name: 'Vista de lista' }));
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('Laico – Salón');
  expect(first?.querySelector('[lang]')).toBeNull();
  expect(second).toHaveTextContent('En inglés');
  expect(within(second as HTMLElement).getByText('Organ')).toHaveAttribute('lang', 'en');
  expect(within(second as HTMLElement).getByText('Mission Chapel')).toHaveAttribute('translate', 'no');
});

test('filters in the address outlive a reload, and the way back undoes them one by one', async () => {
  const server = venueServer([...listed, aVenue({ name: 'Mill House', location: 'San Jose', capacity: 60 })]);
  const user = await openScreen(selection, { at: `${at}?plan_id=none`, server });
  await user.selectOptions(await field('City'), 'San Jose');
  await waitFor(() => expect(user.whereabouts()).toContain('location=San+Jose'));
  await user.type(await field('Search by name or address'), 'mi');
  await waitFor(() => expect(user.whereabouts()).toContain('search=mi'));
  expect(await screen.findByText('2 venues')).toBeVisible();
  await fill(user, 'Guests (at least)', '100');
  await waitFor(() => expect(user.whereabouts()).toContain('minCapacity=100'));
  expect(await screen.findByText('1 venue')).toBeVisible();
  const address = user.whereabouts();
  expect(address).toContain('plan_id=none');

  await user.goBack();
  await waitFor(async () => expect(await field('Guests (at least)')).toHaveValue(''));
  await user.goBack();
  await waitFor(async () => expect(await field('Search by name or address')).toHaveValue(''));
  expect(await field('City')).toHaveValue('San Jose');
  await press(user, 'Reset filters');
  await waitFor(async () => expect(await field('City')).toHaveValue(''));
  await user.goBack();
  await waitFor(async () => expect(await field('City')).toHaveValue('San Jose'));

  user.leave();
  await openScreen(selection, { at: address, server });
  expect(await field('City')).toHaveValue('San Jose');
  expect(await field('Search by name or address')).toHaveValue('mi');
  expect(await field('Guests (at least)')).toHaveValue('100');
  expect(await screen.findByText('1 venue')).toBeVisible();
});

test('whoever goes back right after typing a number sees it in no box: the filter does not hold it', async () => {
  const user = await openScreen(selection, { at, server: venueServer(listed) });
  await user.selectOptions(await field('City'), 'Oakland');
  await waitFor(() => expect(user.whereabouts()).toContain('location=Oakland'));
  await fill(user, 'Guests (at least)', '100');
  await user.goBack();
  await waitFor(async () => expect(await field('City')).toHaveValue(''));
  expect(await field('Guests (at least)')).toHaveValue('');
  expect(user.whereabouts()).toBe(at);
});

test('when nothing fits, one request can be let go and the others stay; the list stays the list', async () => {
  const user = await openScreen(selection, { at: `${at}?location=Oakland`, server: venueServer(listed) });
  await user.click(await screen.findByRole('tab', { name: 'List View' }));
  await fill(user, 'Guests (at least)', '90000');
  expect(await screen.findByRole('heading', { name: 'No venue fits all of these' })).toBeVisible();
  await press(user, 'Remove this filter: at least 90000 guests');
  expect(await screen.findByRole('tabpanel', { name: 'List View' })).toBeVisible();
  expect(cards()).toHaveLength(2);
  expect(await field('City')).toHaveValue('Oakland');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Venues' })).toHaveFocus());
});

test('a booked venue cannot be selected, and other days and venues are offered', async () => {
  const heldUntil = '2091-05-02T18:00:00.000Z';
  const booked = { ...laurel, availability: 'booked' } as const;
  const pending = { ...laurel, availability: 'pending', heldUntil } as const;
  const server = venueServer([pending, apricot]).answers(findAlternatives, {
    nearestDays: ['2091-05-07', '2091-05-08'],
    similarVenues: [{ ...apricot, availability: 'available' }],
  });
  const user = await openScreen(selection, { at: `${at}?date=${DAY}`, server });
  await showInList(user, laurel.name);
  expect(await within(details()).findByText(/^Another family is deciding/)).toBeVisible();
  expect(within(details()).getByRole('button', { name: 'Select This Venue' })).toBeDisabled();
  user.leave();

  server.answers(getVenue, ({ params }) =>
    params.venueId === apricot.id ? { ...apricot, availability: 'available' as const } : booked,
  );
  const again = await openScreen(selection, { at: `${at}?date=${DAY}`, server });
  await showInList(again, laurel.name);
  expect(await within(details()).findByText('Another family has this venue on that day.')).toBeVisible();
  expect(within(details()).getByRole('button', { name: 'Select This Venue' })).toBeDisabled();
  const offers = (await within(details()).findAllByRole('listitem')).map((item) => within(item).getByRole('button'));
  expect(offers).toHaveLength(3);
  await again.click(offers[0] as HTMLElement);
  await waitFor(() => expect(again.whereabouts()).toContain('date=2091-05-07'));
  await again.click(await within(details()).findByRole('button', { name: /^Apricot Hall/ }));
  const other = await screen.findByRole('article', { name: 'Apricot Hall' });
  await waitFor(() => expect(within(other).getByRole('button', { name: 'Select This Venue' })).toBeEnabled());
});

test('without a plan a choice says where plans are', async () => {
  const user = await openScreen(selection, { at: `${at}?location=Oakland`, server: venueServer(listed) });
  await press(user, 'Confirm Selection');
  expect(await screen.findByText('Select a venue first, then confirm it here.')).toBeVisible();
  await showInList(user, laurel.name);
  await press(user, 'Select This Venue');
  await waitFor(async () => expect(await screen.findByRole('button', { name: 'Selected' })).toHaveFocus());
  await press(user, 'Confirm Selection');
  expect(await screen.findByText('No plan ID available')).toBeVisible();
  expect(screen.getByRole('link', { name: 'your dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('whoever comes for a plan and is not signed in is sent to sign in first, and comes back here', async () => {
  const here = `${at}?plan_id=${aPlan().id}&faith=hindu`;
  const server = venueServer(listed).refuses(getSession, 'session.required');
  const user = await openScreen(selection, { at: here, server });
  await waitFor(() => expect(user.whereabouts()).toBe(`/login?return=${encodeURIComponent(here)}`));
  user.leave();
  // Without a plan everybody looks around.
  const visitor = await openScreen(selection, { at: `${at}?faith=hindu`, server });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(visitor.whereabouts()).toBe(`${at}?faith=hindu`);
});

test('nobody is told that a date is kept before there is a plan that keeps it', async () => {
  const free = { ...laurel, availability: 'available' } as const;
  const server = venueServer([free]);
  const visitor = await openScreen(selection, { at: `${at}?date=${DAY}`, server });
  await showInList(visitor, laurel.name);
  expect(await within(details()).findByText(/^Nothing is held yet. Once your plan is saved/)).toBeVisible();
  await press(visitor, 'Select This Venue');
  expect(within(details()).queryByText(/this date is kept|they are kept/)).toBeNull();
  visitor.leave();

  const plan = aPlan({ faithTradition: 'secular' });
  server
    .answers(getSession, aUser())
    .answers(getPlan, plan)
    .answers(getVenueSelection, { selection: null, venue: null });
  const member = await openScreen(selection, { at: `${at}?plan_id=${plan.id}&date=${DAY}`, server, person: aUser() });
  await showInList(member, laurel.name);
  expect(await within(details()).findByText(/^Once you confirm venue and date, they are kept/)).toBeVisible();
});

test('the budget of the plan goes along to each venue that is looked at', async () => {
  const selectedVenue = { id: apricot.id, name: apricot.name, isSample: false };
  const priced = { selectedVenue, venueCost: 90_000, totalCost: '4500', budget: 500_000 };
  const plan = aPlan({ ...priced, faithTradition: 'secular' });
  const server = venueServer(listed)
    .answers(getSession, aUser())
    .answers(getPlan, plan)
    .answers(getVenueSelection, { selection: null, venue: null });
  const user = await openScreen(selection, { at: `${at}?plan_id=${plan.id}`, server, person: aUser() });
  await showInList(user, laurel.name);
  await press(user, 'Select This Venue');
  expect(await screen.findByText(sentence('With this venue: $200 left of what you had in mind'))).toBeVisible();
  await showInList(user, apricot.name);
  await user.click(
    await within(await screen.findByRole('article', { name: apricot.name })).findByRole('button', {
      name: 'Select This Venue',
    }),
  );
  expect(await screen.findByText(sentence('With this venue: $500 left of what you had in mind'))).toBeVisible();
});

test('a date that is cleared before confirming is cleared in the plan, and resetting filters clears none', async () => {
  const plan = aPlan({ serviceDate: DAY, faithTradition: 'secular' });
  const nothing = { selection: null, venue: null };
  const server = venueServer(listed)
    .answers(getSession, aUser())
    .answers(getPlan, plan)
    .answers(getVenueSelection, nothing)
    .answers(selectVenue, { ...nothing, planId: plan.id, heldUntil: null, version: 2 });
  const user = await openScreen(selection, {
    at: `${at}?plan_id=${plan.id}&location=Oakland`,
    server,
    person: aUser(),
  });
  await press(user, 'Reset filters');
  await waitFor(async () => expect(await field('City')).toHaveValue(''));
  expect(await field('Date of the service')).toHaveValue(DAY);
  await waitFor(async () => expect(await screen.findByText('3 venues')).toHaveFocus());
  await showInList(user, laurel.name);
  await press(user, 'Select This Venue');
  fireEvent.change(await field('Date of the service'), { target: { value: '' } });
  expect(await screen.findByText('No date yet. You can choose one later.')).toBeVisible();
  await press(user, 'Confirm Selection');
  await waitFor(() => expect(user.whereabouts()).toBe(`/plan-workflow/${plan.id}?step=1`));
  expect(server.heard(selectVenue)).toMatchObject([{ body: { venueId: laurel.id, serviceDate: null } }]);
});

test('a choice that found no connection is kept, and sent again from where that is told', async () => {
  const plan = aPlan({ faithTradition: 'secular' });
  const nothing = { selection: null, venue: null };
  const server = venueServer(listed)
    .answers(getSession, aUser())
    .answers(getPlan, plan)
    .answers(getVenueSelection, nothing)
    .answers(selectVenue, { ...nothing, planId: plan.id, heldUntil: null, version: 2 });
  const user = await openScreen(selection, { at: `${at}?plan_id=${plan.id}`, server, person: aUser() });
  await showInList(user, laurel.name);
  await press(user, 'Select This Venue');
  server.isReachable = false;
  await press(user, 'Confirm Selection');
  expect(await screen.findByText('Selection Failed')).toBeVisible();
  const told = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(told.getByText('Connection Error')).toBeVisible();
  server.isReachable = true;
  await user.click(told.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(user.whereabouts()).toBe(`/plan-workflow/${plan.id}?step=1`));
  expect(told.queryByText('Connection Error')).toBeNull();
  expect(server.heard(selectVenue)).toMatchObject([{ body: { venueId: laurel.id } }]);
});

test('a day that has passed is explained and asked of nobody', async () => {
  const server = venueServer(listed);
  const user = await openScreen(selection, { at: `${at}?date=${DAY}`, server });
  const day = await field('Date of the service');
  await user.click(day);
  fireEvent.change(day, { target: { value: '2001-01-01' } });
  await user.tab();
  expect(day).toHaveAccessibleDescription('Service date cannot be earlier than today');
  expect(user.whereabouts()).toBe(`${at}?date=${DAY}`);
  expect(server.heard(searchVenues)).toHaveLength(1);
});

test('a venue whose own answer fails is still there to read, and is asked for again', async () => {
  const server = venueServer(listed).refuses(getVenue, 'server.busy');
  const user = await openScreen(selection, { at: `${at}?location=Oakland`, server });
  await showInList(user, laurel.name);
  expect(await within(details()).findByRole('alert')).toBeVisible();
  expect(within(details()).getByText('Capacity')).toBeVisible();
  // Selecting asks once more, and that answer fails as well.
  await press(user, 'Select This Venue');
  await waitFor(() => expect(server.heard(getVenue)).toHaveLength(2));
  expect(screen.queryByText('No venue selected yet')).toBeNull();
  server.answers(getVenue, laurel);
  await user.click(within(details()).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(within(details()).queryByRole('alert')).toBeNull());
  await waitFor(() => expect(within(details()).getByRole('heading', { level: 2 })).toHaveFocus());
});

test('venues that could not be fetched are asked for again by hand', async () => {
  const server = venueServer(listed);
  const user = await openScreen(selection, { at, server });
  server.isReachable = false;
  await user.selectOptions(await field('City'), 'Oakland');
  expect(await screen.findByText('Failed to fetch venues')).toBeVisible();
  server.isReachable = true;
  await press(user, 'Retry');
  expect(await screen.findByText('2 venues')).toBeVisible();
});
