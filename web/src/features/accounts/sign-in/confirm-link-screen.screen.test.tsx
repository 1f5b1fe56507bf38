import { signInByLink } from '@evenlight/contract/accounts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertSaying, openScreen } from '../../../testing/open-screen';
import { aSignIn, signInServer } from '../../../testing/samples/accounts';
import * as confirm from './confirm-link-screen';

const open = (server = signInServer(), at = '/login/confirm#secret') =>
  openScreen(confirm, { at, path: '/login/confirm', server });
const button = () => screen.findByRole('button', { name: 'Sign in' });

test('the button behind the link is pressed twice, and signs in once', async () => {
  const server = signInServer().answers(signInByLink, { ...aSignIn(), returnTo: null });
  const user = await open(server);
  await user.dblClick(await button());
  await user.click(await screen.findByRole('link', { name: 'Go there now' }));
  await waitFor(() => expect(user.whereabouts()).toBe('/dashboard'));
  expect(server.heard(signInByLink)).toEqual([{ body: { token: 'secret' } }]);
});

test('a link leads back to where it was asked for, and nowhere else', async () => {
  for (const [returnTo, reached] of [
    ['/timeline', '/timeline'],
    ['//evil.example', '/dashboard'],
  ] as const) {
    const user = await open(signInServer().answers(signInByLink, { ...aSignIn(), returnTo }));
    await user.click(await button());
    expect(await screen.findByRole('link', { name: 'Go there now' })).toHaveAttribute('href', reached);
    user.leave();
  }
});

for (const [code, sentence] of [
  ['link.other_browser', 'Type the code where you asked for it'],
  ['code.refused', 'This link does not work any more'],
  ['account.not_found', 'No account found with this email address.'],
] as const)
  test(`a link refused with ${code} says: ${sentence}`, async () => {
    const user = await open(signInServer().refuses(signInByLink, code));
    await user.click(await button());
    await waitFor(async () => expect(await alertSaying(sentence)).toHaveFocus());
  });

test('without its secret the page says that the link is not here any more', async () => {
  await open(signInServer(), '/login/confirm');
  expect(await alertSaying('The link is not here any more')).toBeVisible();
});
