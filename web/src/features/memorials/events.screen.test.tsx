// Gatherings: made and changed by the family, answered by people with an account.
import {
  addEvent,
  answerEvent,
  cancelEvent,
  changeEvent,
  listEvents,
  listGuests,
  type MemorialEvent,
} from '@evenlight/contract/memorials/events';
import { getMemorialPage } from '@evenlight/contract/memorials/page';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, fill, openScreen, press, type ScreenUser } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { aGathering, aMemorial, aPageOf, memorialServer } from '../../testing/samples/memorials';
import * as memorialScreen from './memorial-screen';

function family(events: MemorialEvent[] = [], memorial = aMemorial()) {
  return memorialServer(memorial)
    .answers(listEvents, () => events)
    .answers(listGuests, [])
    .answers(getMemorialPage, () =>
      aPageOf(memorial, {
        events,
        nextEvent: events[0] ?? null,
        counts: { entries: 0, events: events.length, photos: 0 },
      }),
    );
}
const open = (server = family(), at = '/memorial/leela-rao?tab=events') =>
  openScreen(memorialScreen, { at, path: 'memorial/:key', server, person: aUser() });

const newForm = () => screen.findByRole('form', { name: 'A new gathering' });
const submit = async (user: ScreenUser) =>
  user.click(within(await newForm()).getByRole('button', { name: 'Create Event' }));
const card = (title: string) => screen.findByRole('heading', { name: title }).then((found) => found.closest('li'));

test('the form of a new gathering takes the focus and gives it back; what is missing is named', async () => {
  const server = family();
  const user = await open(server);
  await press(user, 'Create Event');
  await waitFor(async () => expect(await field('Title')).toHaveFocus());
  await user.click(within(await newForm()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create Event' })).toHaveFocus());
  await press(user, 'Create Event');
  await submit(user);
  for (const missing of ['Title is required', 'Event date is required'])
    expect((await within(await newForm()).findAllByText(missing))[0]).toBeVisible();
  expect(server.heard(addEvent)).toEqual([]);
});

test('the family adds a gathering; a reload and a failure keep what was typed, and it then stands on the page', async () => {
  const events: MemorialEvent[] = [];
  const server = family(events).refuses(addEvent, 'server.busy');
  let user = await open(server);
  await press(user, 'Create Event');
  await fill(user, 'Title', 'Rosary');
  await fill(user, 'Event date', '2031-05-05');
  await fill(user, 'Begins (Pacific time)', '14:00');
  await fill(user, 'Place (optional)', 'St. Mary’s, Oakland');
  await fill(user, 'How many people can come', '40');
  user.leave();
  user = await open(server);
  await press(user, 'Create Event');
  await newForm();
  expect(await field('Event date')).toHaveValue('2031-05-05');
  expect(await field('Place (optional)')).toHaveValue('St. Mary’s, Oakland');
  await submit(user);
  expect((await screen.findAllByText('Error Creating Event'))[0]).toBeVisible();
  expect(await field('Title')).toHaveValue('Rosary');
  server.answers(addEvent, ({ body }) => {
    const { title, eventDate, location, maxAttendees } = body;
    const event = aGathering(title, { eventDate, location, maxAttendees, placesLeft: maxAttendees });
    events.push(event);
    return event;
  });
  await submit(user);
  expect((await screen.findAllByText('Event Created'))[0]).toBeVisible();
  expect(screen.queryByText('Error Creating Event')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create Event' })).toHaveFocus());
  const rosary = await card('Rosary');
  expect(rosary).toHaveTextContent('2:00 PM Pacific time');
  expect(rosary).toHaveTextContent('40 of 40 places are left');
  expect(await screen.findByRole('link', { name: 'Events (1)' })).toBeVisible();
  const [failed, worked] = server.heard(addEvent);
  expect(worked?.body).toEqual(failed?.body);
  expect(worked?.body.eventDate).toMatch(/^2031-05-05T21:00/);
});

test('the family changes a gathering that somebody else changed meanwhile, and calls it off after being asked', async () => {
  const events = [aGathering('Celebration of life')];
  const server = family(events);
  const user = await open(server);
  await press(user, 'Change');
  await fill(user, 'Title', 'Farewell');
  await press(user, 'Guest list');
  expect(await screen.findByText(/^Nobody has answered yet\./)).toBeVisible();
  await press(user, 'Guest list');
  expect(await field('Title')).toHaveValue('Farewell');
  const [former] = events;
  if (!former) throw new Error('there is none');
  const theirs = { ...former, location: 'Lake House', version: 2 };
  events.splice(0, 1, theirs);
  server.refuses(changeEvent, 'event.changed_meanwhile').tells('memorial.changed', '7');
  await waitFor(async () => expect(await card('Celebration of life')).toHaveTextContent('Lake House'));
  await press(user, 'Save');
  expect((await screen.findAllByText(/^Somebody else changed this gathering meanwhile\./))[0]).toBeVisible();
  expect(await field('Title')).toHaveValue('Farewell');
  server.answers(changeEvent, ({ body }) => {
    events.splice(0, 1, { ...theirs, title: body.title, version: 3 });
    return { ...theirs, title: body.title, version: 3 };
  });
  await press(user, 'Save');
  expect(await card('Farewell')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
  expect(server.heard(changeEvent).map(({ body }) => body.version)).toEqual([1, 2]);
  server.answers(cancelEvent, () => {
    events.splice(0, 1, { ...theirs, title: 'Farewell', isCanceled: true });
    return { ...theirs, title: 'Farewell', isCanceled: true };
  });
  await press(user, 'Call it off');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Call it off' }));
  await waitFor(async () => expect(await card('Farewell')).toHaveTextContent('Called off'));
  expect(screen.queryByText('Say whether you come')).toBeNull();
});

const stranger = aMemorial({ role: null });
const TOKEN = 'x'.repeat(43);

async function answer(user: ScreenUser, party = '1') {
  await fill(user, 'Your name', 'Ben Lind');
  await fill(user, 'E-mail (optional)', 'ben@example.org');
  await user.selectOptions(await field('How many people, with you'), party);
  await press(user, 'Send my answer');
}

test('somebody with an account finds the form by the card, answers in place, and keeps the private link', async () => {
  const gathering = aGathering('Celebration of life', { maxAttendees: 2, placesLeft: 2 });
  const server = family([gathering], stranger).answers(answerEvent, ({ body }) => ({
    memorialName: 'Leela Rao',
    memorialPath: '/memorial/leela-rao',
    event: gathering,
    name: body.name,
    status: 'waiting' as const,
    partySize: body.partySize,
    note: '',
    token: TOKEN,
  }));
  const user = await open(server, '/memorial/leela-rao');
  await user.click(await screen.findByRole('link', { name: 'I will attend' }));
  expect((await screen.findByText('Say whether you come')).closest('details')).toHaveAttribute('open');
  await answer(user, '3');
  expect(
    await screen.findByText(/^There are not enough places for 3 people; you are on the waiting list\./),
  ).toBeVisible();
  const link: HTMLInputElement = screen.getByLabelText('Your private link');
  expect(link.value).toMatch(/\/rsvp#x{43}$/);
  expect(server.heard(answerEvent)[0]?.body).toMatchObject({ partySize: 3, address: 'leela-rao' });
});

test('on the page by id a second answer under the same name is refused in words', async () => {
  const server = family([aGathering('Celebration of life')], stranger).refuses(answerEvent, 'rsvp.already');
  const user = await open(server, '/memorial/7');
  await user.click(await screen.findByRole('tab', { name: 'Events' }));
  await user.click(await screen.findByText('Say whether you come'));
  await user.click(await screen.findByLabelText('I may come'));
  await answer(user);
  expect((await screen.findAllByText(/^There is an answer under this name and address already\./))[0]).toBeVisible();
  expect(await field('Your name')).toHaveValue('Ben Lind');
  expect(server.heard(answerEvent)[0]?.body.status).toBe('maybe');
});
