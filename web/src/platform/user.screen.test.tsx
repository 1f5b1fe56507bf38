import { getUser } from '@evenlight/contract/profiles';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../testing/fake-server';
import { openScreen } from '../testing/open-screen';
import { aUser } from '../testing/samples/accounts';
import { UserProvider, useUser } from './user';

const ada = aUser();

function Greeting() {
  return <p>{useUser().user?.firstName ?? 'nobody'} is here</p>;
}

/** While the server cannot say who is here. */
const untold = {
  default: () => (
    <UserProvider told={undefined}>
      <Greeting />
    </UserProvider>
  ),
};

const remembered = () => ['evenlight.user', 'evenlight.session'].map((key) => localStorage.getItem(key));
const remember = (words: string) => {
  localStorage.setItem('evenlight.user', words);
  localStorage.setItem('evenlight.session', 'active');
};

test('while the server cannot say who is here, the remembered person is shown, and stays', async () => {
  remember(JSON.stringify({ id: ada.id, firstName: 'Ada' }));
  const server = fakeServer().refuses(getUser, 'server.failed');
  await openScreen(untold, { at: '/about', server, person: ada });
  await waitFor(() => expect(server.heard(getUser)).toEqual([{ params: { userId: ada.id } }]));
  expect(await screen.findByText('Ada is here')).toBeVisible();
});

test('somebody else’s record is not found, so the remembered person goes', async () => {
  remember(JSON.stringify({ id: ada.id, firstName: 'Ada' }));
  const server = fakeServer().refuses(getUser, 'user.not_found');
  await openScreen(untold, { at: '/about', server, person: ada });
  expect(await screen.findByText('nobody is here')).toBeVisible();
  await waitFor(() => expect(remembered()).toEqual([null, null]));
});

test('what cannot be read is removed without a word', async () => {
  remember('{"id":');
  await openScreen(untold, { at: '/about', server: fakeServer() });
  expect(await screen.findByText('nobody is here')).toBeVisible();
  expect(remembered()).toEqual([null, null]);
});
