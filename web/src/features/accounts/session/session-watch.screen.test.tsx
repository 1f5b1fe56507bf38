import { getSession } from '@evenlight/contract/accounts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen, press } from '../../../testing/open-screen';
import { aUser, profileServer } from '../../../testing/samples/accounts';
import * as profile from '../profile/profile-screen';
import { SessionWatch } from './session-watch';

const page = {
  default: () => (
    <SessionWatch>
      <h1>Your papers</h1>
    </SessionWatch>
  ),
};
const turnPage = (name: 'pagehide' | 'pageshow') =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted: true }));
const papers = () => screen.queryByText('Your papers');

test('a page that the browser kept shows nothing private until it is known who is here', async () => {
  const server = fakeServer().answers(getSession, aUser());
  await openScreen(page, { at: '/about', server, person: aUser() });
  expect(papers()).toBeVisible();
  turnPage('pagehide');
  expect(papers()).not.toBeVisible();
  expect(screen.getByText('Loading...')).toBeVisible();
  turnPage('pageshow');
  await waitFor(() => expect(papers()).toBeVisible());
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('while it cannot be told who is here, the kept page stays hidden and can be asked for again', async () => {
  const server = fakeServer().answers(getSession, aUser());
  const user = await openScreen(page, { at: '/about', server, person: aUser() });
  server.isReachable = false;
  turnPage('pagehide');
  turnPage('pageshow');
  expect(await screen.findByText('We cannot tell who is here just now')).toBeVisible();
  expect(papers()).not.toBeVisible();
  server.isReachable = true;
  await press(user, 'Try again');
  await waitFor(() => expect(papers()).toBeVisible());
});

test('an answer to what was asked before the page was hidden does not show it', async () => {
  const { promise: late, resolve: answerLate } = Promise.withResolvers<ReturnType<typeof aUser>>();
  const server = fakeServer().answers(getSession, () => late);
  await openScreen(page, { at: '/about', server, person: aUser() });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(server.heard(getSession)).toHaveLength(1));
  server.isReachable = false;
  turnPage('pagehide');
  turnPage('pageshow');
  expect(await screen.findByText('We cannot tell who is here just now')).toBeVisible();
  answerLate(aUser());
  await late;
  await new Promise((resolve) => setTimeout(resolve));
  expect(papers()).not.toBeVisible();
});

test('somebody who was signed out elsewhere is told so', async () => {
  const server = fakeServer().refuses(getSession, 'session.required');
  await openScreen(page, { at: '/about', server, person: aUser() });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('You are signed out')).toBeVisible();
});

test('that somebody is signed out counts, although a later question was lost', async () => {
  const { promise: late, resolve: answerLate } = Promise.withResolvers<void>();
  const server = fakeServer().refuses(getSession, 'session.required', {}, late);
  await openScreen(page, { at: '/about', server, person: aUser() });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(server.heard(getSession)).toHaveLength(1));
  server.isReachable = false;
  turnPage('pagehide');
  turnPage('pageshow');
  expect(await screen.findByText('We cannot tell who is here just now')).toBeVisible();
  answerLate();
  expect(await screen.findByText('You are signed out')).toBeVisible();
});

test('a tab that heard no news shows nothing private once it is looked at again', async () => {
  const Profile = profile.default;
  const watched = {
    ...profile,
    default: () => (
      <SessionWatch>
        <Profile />
      </SessionWatch>
    ),
  };
  const server = profileServer();
  const user = await openScreen(watched, { at: '/profile', server, person: aUser() });
  await screen.findByText('This device');
  server.refuses(getSession, 'session.required');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(user.whereabouts()).toBe('/login?return=%2Fprofile'));
  expect(screen.getByText(/Your session ended here or on another device\./)).toBeVisible();
  expect(screen.queryByText('This device')).toBeNull();
});
