import { getSession } from '@evenlight/contract/accounts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { aUser, signInServer } from '../../../testing/samples/accounts';
import * as goodbye from './goodbye-screen';

test('a link cannot tell somebody who is signed in that their account is going', async () => {
  const server = fakeServer().answers(getSession, aUser());
  const user = await openScreen(goodbye, { at: '/goodbye?on=2026-01-01', server });
  await waitFor(() => expect(user.whereabouts()).toBe('/profile'));
});

test('a day that cannot be true is not repeated to a visitor', async () => {
  await openScreen(goodbye, { at: '/goodbye?on=2040-01-01', server: signInServer() });
  expect(await screen.findByText('Your account will be deleted in seven days.')).toBeVisible();
});
