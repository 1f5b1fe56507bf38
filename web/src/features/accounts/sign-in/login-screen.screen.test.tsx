import { askToSignIn, getSession, signIn } from '@evenlight/contract/accounts';
import { passkeySignInOptions } from '@evenlight/contract/passkeys';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepDraft } from '../../../platform/drafts';
import { alertSaying, field, fill, openScreen, press, type ScreenUser } from '../../../testing/open-screen';
import { aSignIn, aUser, signInServer } from '../../../testing/samples/accounts';
import * as login from './login-screen';

const email = 'ada@example.org';

async function askForCode(user: ScreenUser) {
  await fill(user, 'Email address', email);
  await press(user, 'Send me a code');
  const code = await field('Six-digit code');
  await waitFor(() => expect(code).toHaveFocus());
}

test('what goes wrong is said in the words of the screen, and nothing typed is lost', async () => {
  const server = signInServer().refuses(askToSignIn, 'server.failed');
  const user = await openScreen(login, { at: '/login', server });
  await fill(user, 'Email address', email);
  await press(user, 'Send me a code');
  expect(await alertSaying('Login failed. Please try again.')).toBeVisible();
  server.isReachable = false;
  await press(user, 'Send me a code');
  expect(await alertSaying('We could not reach our servers.')).toBeVisible();
  expect(await field('Email address')).toHaveValue(email);
});

test('an address that was typed outlives a reload, and is forgotten once somebody is in', async () => {
  const server = signInServer().answers(signIn, aSignIn());
  const first = await openScreen(login, { at: '/login', server });
  await fill(first, 'Email address', 'ada@exam');
  first.leave();

  const second = await openScreen(login, { at: '/login', server });
  await waitFor(async () => expect(await field('Email address')).toHaveValue('ada@exam'));
  await askForCode(second);
  await fill(second, 'Six-digit code', '123456');
  await screen.findByText('Welcome back, Ada');
  expect(Object.keys(sessionStorage).filter((key) => key.includes('sign-in'))).toEqual([]);
});

test('somebody who closes the question for a passkey is told what else there is', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const get = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  const server = signInServer().answers(passkeySignInOptions, { challenge: 'AAAA' });
  const user = await openScreen(login, { at: '/login', server });
  await press(user, 'Sign in with a passkey');
  expect(await screen.findByText(/^No passkey was used, so nothing has changed\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send me a code' })).toBeEnabled();
  Reflect.deleteProperty(navigator, 'credentials');
});

test('a page loaded anew at the code comes back to the code, and forgets it once it was typed', async () => {
  const server = signInServer().answers(signIn, aSignIn());
  const first = await openScreen(login, { at: '/login?return=/timeline', server });
  await askForCode(first);
  first.leave();

  const second = await openScreen(login, { at: '/login', server });
  expect(await screen.findByText(new RegExp(`We sent six digits to ${email}\\.`))).toBeVisible();
  await fill(second, 'Six-digit code', '123456');
  await screen.findByText('Welcome back, Ada');
  expect(sessionStorage.getItem('evenlight.code')).toBeNull();
  await waitFor(() => expect(second.whereabouts()).toBe('/timeline'));
});

test('a new code can be asked for after a wait in plain sight', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const server = signInServer().refuses(signIn, 'code.refused');
  const user = await openScreen(login, { at: '/login', server });
  await askForCode(user);
  const again = screen.getByRole('button', { name: 'Send a new code' });
  expect(again).toBeDisabled();
  expect(screen.getByText(/^You can ask again in \d+ seconds\.$/)).toBeVisible();
  vi.setSystemTime(Date.now() + 31_000);
  await waitFor(() => expect(again).toBeEnabled());
  await user.click(again);
  expect(await screen.findByText(/^A new code is on its way/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send a new code' })).toBeDisabled();
  await waitFor(async () => expect(await field('Six-digit code')).toHaveFocus());
  expect(server.heard(askToSignIn)).toHaveLength(2);
  vi.useRealTimers();
});

for (const [asked, reached] of [
  ['/family-collaboration?tab=2', '/family-collaboration?tab=2'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['https://evil.example/', '/dashboard'],
] as const)
  test(`after signing in, return=${asked} leads to ${reached}`, async () => {
    const way = `/login?return=${encodeURIComponent(asked)}`;
    const server = signInServer().answers(signIn, aSignIn());
    const user = await openScreen(login, { at: way, server });
    await askForCode(user);
    await fill(user, 'Six-digit code', '123456');
    await user.click(await screen.findByRole('link', { name: 'Go there now' }));
    await waitFor(() => expect(user.whereabouts()).toBe(reached));
    user.leave();

    // Whoever is signed in already is not asked to sign in again.
    const second = await openScreen(login, { at: way, server: server.answers(getSession, aUser()) });
    await waitFor(() => expect(second.whereabouts()).toBe(reached));
  });

test('a plan that was begun before is where signing in leads', async () => {
  const user = await openScreen(login, { at: '/login', server: signInServer().answers(signIn, aSignIn()) });
  keepDraft('planning-wizard', null, { step: 2 });
  await askForCode(user);
  await fill(user, 'Six-digit code', '123456');
  await waitFor(() => expect(user.whereabouts()).toBe('/planning-wizard'));
});

test('somebody who comes back before their account is deleted keeps it, and is told so', async () => {
  const server = signInServer().answers(signIn, aSignIn({ isDeletionUndone: true }));
  const user = await openScreen(login, { at: '/login', server });
  await askForCode(user);
  await fill(user, 'Six-digit code', '123456');
  expect(await screen.findByText(/^Your account will not be deleted\./)).toBeVisible();
  // News of such weight is not taken away while it is read.
  expect(screen.getByRole('link', { name: 'Go on' })).toBeVisible();
});

test('an address without an account is told so once it is proven', async () => {
  const server = signInServer().refuses(signIn, 'account.not_found');
  const user = await openScreen(login, { at: '/login?return=/timeline', server });
  await askForCode(user);
  await fill(user, 'Six-digit code', '123456');
  expect(await screen.findByText('No account found with this email address.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Create an account' });
  expect(link).toHaveAttribute('href', '/signup?return=%2Ftimeline');
});

test('whoever wants to plan may go on without an account, and nobody is led elsewhere by it', async () => {
  const open = (way: string) => openScreen(login, { at: `/login?return=${way}`, server: signInServer() });
  const user = await open('/planning-wizard');
  const link = await screen.findByRole('link', { name: 'Continue without an account' });
  expect(link).toHaveAttribute('href', '/planning-wizard');
  user.leave();
  await open('//elsewhere.example');
  await field('Email address');
  expect(screen.queryByRole('link', { name: 'Continue without an account' })).toBeNull();
});
