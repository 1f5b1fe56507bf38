// Support groups: looked through by kind, asked for, answered, left.
import {
  askToJoinGroup,
  leaveGroup,
  listSupportGroups,
  type Membership,
  setGroupReminders,
} from '@evenlight/contract/support/groups';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertSaying, openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { aGroup, supportRoom } from '../../testing/samples/support';
import * as support from './support-screen';

const WORDS = 'My husband died in June.';
const card = (name: string) => screen.findByRole('listitem', { name });
const cardNow = (name: string) => screen.getByRole('listitem', { name });
const circle = aGroup();
const spanish = aGroup({
  name: 'Duelo en Comunidad',
  description: 'Nos reunimos en español.',
  language: 'es',
  wordsIn: 'es',
});
const widowed = aGroup({ name: 'Widowed, Online', kind: 'virtual', place: 'online' });

const standing = (state: Membership['state'], facts: Partial<Membership> = {}) => ({
  ...widowed,
  membership: {
    state,
    askedAt: '2026-11-05T12:00:00.000Z',
    answeredBy: '2026-11-06T12:00:00.000Z',
    wantsReminders: true,
    whereToMeet: null,
    ...facts,
  },
});

function groupsRoom() {
  const { server } = supportRoom();
  return server.answers(listSupportGroups, [circle, spanish, widowed]);
}

const open = (server: ReturnType<typeof groupsRoom>, person: ReturnType<typeof aUser> | undefined = aUser()) =>
  openScreen(support, { at: '/grief-support?tab=groups', path: 'grief-support', server, person });

async function typeNote(user: Awaited<ReturnType<typeof open>>) {
  await press(user, 'Request to join: Widowed, Online');
  const dialog = await screen.findByRole('dialog', { name: 'Widowed, Online' });
  return { dialog, note: within(dialog).getByRole('textbox') };
}

test('a card says when, where, by whom and how many seats, in its own language; one kind can be chosen', async () => {
  const server = groupsRoom();
  const user = await openScreen(support, { at: '/grief-support?tab=groups', path: 'grief-support', server });
  const first = await card('Tuesday Evening Circle');
  expect(first).toHaveTextContent('Sample listing');
  expect(first).toHaveTextContent('Every Tuesday, 6:30 PM to 8:00 PM Pacific Time');
  expect(first).toHaveTextContent('Ana, hospice chaplain');
  expect(first).toHaveTextContent('7 of 12 seats are free');
  expect(within(first).getAllByText(/^Tuesday, [A-Z][a-z]+ \d+, \d{4}$/)).toHaveLength(3);
  expect(cardNow('Duelo en Comunidad').querySelector('[lang="es"]')).toHaveTextContent('en español');
  expect(within(first).getByRole('link', { name: /Sign in to ask/ })).toHaveAttribute(
    'href',
    '/login?return=%2Fgrief-support%3Ftab%3Dgroups',
  );
  expect(within(first).getByRole('link', { name: /Add to calendar/ })).toHaveAttribute(
    'href',
    `/api/support/groups/${circle.id}/calendar.ics`,
  );
  await user.click(screen.getByRole('link', { name: 'Virtual' }));
  await waitFor(() => expect(user.whereabouts()).toBe('/grief-support?tab=groups&kind=virtual'));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Virtual' })).toHaveAttribute('aria-current', 'true'));
  expect(screen.queryByRole('listitem', { name: 'Tuesday Evening Circle' })).not.toBeInTheDocument();
  expect(cardNow('Widowed, Online')).toBeVisible();
});

test('words for the host outlive a closed dialog, a reload and a lost line, and are sent once', async () => {
  const server = groupsRoom();
  const first = await open(server);
  const begun = await typeNote(first);
  await first.click(begun.note);
  await first.paste(WORDS);
  await first.keyboard('{Escape}');
  first.leave();
  const user = await open(server);
  const { dialog, note } = await typeNote(user);
  expect(note).toHaveValue(WORDS);
  server.isReachable = false;
  await press(user, 'Send the request');
  await waitFor(() => expect(within(dialog).getByRole('alert')).not.toBeEmptyDOMElement());
  expect(note).toHaveValue(WORDS);
  server.isReachable = true;
  server.answers(askToJoinGroup, standing('asked'));
  await press(user, 'Send the request');
  await waitFor(() => expect(cardNow('Widowed, Online')).toHaveTextContent('We keep a seat for you.'));
  expect(cardNow('Widowed, Online')).toHaveTextContent('Somebody of our team answers by');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.heard(askToJoinGroup).map(({ body }) => body)).toEqual([{ note: WORDS }]);
});

test('what was sent is not offered again, also when the news of it came before the answer', async () => {
  const server = groupsRoom();
  const user = await open(server);
  const { note } = await typeNote(user);
  await user.click(note);
  await user.paste(WORDS);
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof standing>>();
  server.answers(askToJoinGroup, () => promise);
  await press(user, 'Send the request');
  await waitFor(() => expect(server.heard(askToJoinGroup)).toHaveLength(1));
  server.answers(listSupportGroups, [circle, spanish, standing('asked')]).tells('group.changed');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(cardNow('Widowed, Online')).toHaveTextContent('We keep a seat for you.');
  resolve(standing('asked'));
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain(WORDS));
  server.answers(leaveGroup, widowed);
  await press(user, 'Take my request back: Widowed, Online');
  await press(user, 'Take my request back');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await typeNote(user)).note).toHaveValue('');
});

test('the answer of our team shows by itself; reminders can be switched off, and the seat given up after a question', async () => {
  const server = groupsRoom().answers(listSupportGroups, [standing('asked')]);
  const user = await open(server);
  await card('Widowed, Online');
  const confirmed = { whereToMeet: 'Join at https://example.org/sample-call', answeredBy: null };
  server.answers(listSupportGroups, [standing('confirmed', confirmed)]).tells('group.changed');
  const place = await screen.findByRole('link', { name: /example\.org\/sample-call/ });
  expect(place).toHaveAttribute('href', 'https://example.org/sample-call');
  expect(cardNow('Widowed, Online')).toHaveTextContent('You are in. Here is where:');
  const reminders = screen.getByRole('switch', { name: 'Remind me' });
  expect(reminders).toBeChecked();
  server.answers(setGroupReminders, standing('confirmed', { ...confirmed, wantsReminders: false }));
  await user.click(reminders);
  await waitFor(() => expect(reminders).not.toBeChecked());
  expect(server.heard(setGroupReminders).map(({ body }) => body)).toEqual([{ wantsReminders: false }]);
  server.answers(leaveGroup, widowed);
  await press(user, 'Leave the group: Widowed, Online');
  await screen.findByRole('dialog', { name: 'Leave this group?' });
  await press(user, 'Leave the group');
  expect(await screen.findByRole('button', { name: 'Request to join: Widowed, Online' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a list that fails says so, and can be tried again', async () => {
  const { server } = supportRoom();
  const user = await openScreen(support, { at: '/support', server, person: aUser() });
  server.answers(listSupportGroups, () => {
    throw new TypeError('Failed to fetch');
  });
  await user.click(await screen.findByRole('link', { name: 'Support Groups' }));
  await alertSaying('The groups could not be loaded');
  server.answers(listSupportGroups, [widowed]);
  await press(user, 'Try again');
  expect(await card('Widowed, Online')).toBeVisible();
});
