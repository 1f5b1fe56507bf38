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
  const device = await screen.findByText('This device');
  server.refuses(getSession, 'session.required');
  let wasHidden = false;
  let timesShownAgain = 0;
  // The address changes before the page does: in between nothing private may come back into view.
  const watching = new MutationObserver(() => {
    const isHidden = device.closest('[hidden]') !== null || !device.isConnected;
    if (wasHidden && !isHidden) timesShownAgain += 1;
    wasHidden ||= isHidden;
  });
  watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(user.whereabouts()).toBe('/login?return=%2Fprofile'));
  expect(screen.getByText(/Your session ended here or on another device\./)).toBeVisible();
  await waitFor(() => expect(device).not.toBeInTheDocument());
  watching.disconnect();
  expect({ wasHidden, timesShownAgain }).toEqual({ wasHidden: true, timesShownAgain: 0 });
});
