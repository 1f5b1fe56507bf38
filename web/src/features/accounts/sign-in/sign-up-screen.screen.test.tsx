import { getSession, signIn, signUp } from '@evenlight/contract/accounts';
import { recordMoment } from '@evenlight/contract/moments';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDraft } from '../../../platform/drafts';
import { alertSaying, field, fill, openScreen, press, type ScreenUser } from '../../../testing/open-screen';
import { aSignIn, PHONE_NUMBER, signInServer } from '../../../testing/samples/accounts';
import * as signUpScreen from './sign-up-screen';

const email = 'ada@example.org';
const open = (server = signInServer()) => openScreen(signUpScreen, { at: '/signup', server });

async function fillSignUp(user: ScreenUser) {
  await fill(user, 'First name', 'Ada');
  await fill(user, 'Last name', 'Okafor');
  await fill(user, 'Email address', email);
  await fill(user, 'Phone number', PHONE_NUMBER);
}

async function askForAccount(user: ScreenUser) {
  await fillSignUp(user);
  await press(user, 'Create Account');
  const code = await field('Six-digit code');
  await waitFor(() => expect(code).toHaveFocus());
  return code;
}

const created = () =>
  signInServer()
    .answers(signIn, aSignIn({ arrival: 'created' }))
    .answers(recordMoment, { counted: true });

test('the form says what each field needs, and when it is ready', async () => {
  const user = await open();
  expect(await screen.findByRole('button', { name: 'Create Account' })).toBeEnabled();
  await fill(user, 'Email address', email);
  await fill(user, 'Phone number', '415-555-12');
  await user.tab();
  expect((await screen.findAllByText('Phone number must be at least 10 digits'))[0]).toBeVisible();
  await fill(user, 'Phone number', PHONE_NUMBER);
  await fill(user, 'First name', '   ');
  await user.tab();
  expect((await screen.findAllByText('First name is required'))[0]).toBeVisible();
  await fill(user, 'First name', 'Ada');
  await fill(user, 'Last name', 'Okafor');
  await user.tab();
  expect((await screen.findAllByText('Looks good!'))[0]).toBeVisible();
  expect(await screen.findByText('Ready to submit!')).toBeVisible();
});

test('nothing filled in is said field by field', async () => {
  const server = signInServer();
  const user = await open(server);
  await press(user, 'Create Account');
  expect((await screen.findAllByText('First name is required'))[0]).toBeVisible();
  expect(server.heard(signUp)).toEqual([]);
});

test('a new account is greeted, counted once, and shown where to go', async () => {
  const server = created();
  const user = await open(server);
  await askForAccount(user);
  await user.paste('123456');
  const greeting = await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' });
  await waitFor(() => expect(greeting).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Start Planning' })).toHaveAttribute('href', '/planning');
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(server.heard(recordMoment)).toEqual([{ body: { moment: 'signed-up', mayForward: false } }]);
});

for (const written of ['123-456', '123 456', 'Your code is 123456. It works for 10 minutes.'])
  test(`a code pasted as “${written}” is sent once, by itself`, async () => {
    const server = created();
    const user = await open(server);
    await askForAccount(user);
    await user.paste(written);
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' });
    expect(server.heard(signIn)).toEqual([{ body: { email, code: '123456' } }]);
  });

test('a wrong code is said kindly, the field is empty again, and the same digits are not sent twice', async () => {
  const server = created();
  const right = aSignIn({ arrival: 'created' });
  const user = await open(server);
  const code = await askForAccount(user);
  server.refuses(signIn, 'code.refused');
  await user.keyboard('12{Enter}');
  expect(await screen.findByText('Type the six digits from the e-mail')).toBeVisible();
  await user.clear(code);
  await user.keyboard('654321');
  expect(await screen.findByText(/^That code did not work\./)).toBeVisible();
  expect(code).toHaveValue('');
  await waitFor(() => expect(code).toHaveFocus());
  await user.keyboard('654321');
  await waitFor(() => expect(code).toHaveValue(''));
  server.answers(signIn, right);
  await user.keyboard('123456');
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' });
  expect(server.heard(signIn).map(({ body }) => body.code)).toEqual(['654321', '123456']);
});

test('digits of other scripts are not taken for a code', async () => {
  const user = await open();
  const code = await askForAccount(user);
  await user.keyboard('١٢٣a4');
  expect(code).toHaveValue('4');
});

test('using a different address keeps what was typed', async () => {
  const user = await open();
  await askForAccount(user);
  await press(user, 'Use a different address');
  expect(await field('First name')).toHaveValue('Ada');
  expect(await field('Email address')).toHaveValue(email);
  expect(await screen.findByText('Ready to submit!')).toBeVisible();
});

test('going back from the code keeps the address, and the focus is not lost', async () => {
  const server = signInServer();
  const first = await open(server);
  await askForAccount(first);
  first.leave();

  const second = await open(server);
  expect(await field('Six-digit code')).toBeVisible();
  await press(second, 'Use a different address');
  expect(await field('Email address')).toHaveValue(email);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a reload loses nothing that was typed, and an account that is made leaves nothing of it behind', async () => {
  const first = await open();
  await fill(first, 'First name', 'Ada');
  await fill(first, 'Phone number', PHONE_NUMBER);
  first.leave();

  const second = await open();
  await waitFor(async () => expect(await field('First name')).toHaveValue('Ada'));
  expect(await field('Phone number')).toHaveValue(PHONE_NUMBER);
  expect(await field('Last name')).toHaveValue('');
  await askForAccount(second);
  second.leave();

  const third = await open(created());
  await press(third, 'Use a different address');
  await waitFor(async () => expect(await field('Last name')).toHaveValue('Okafor'));
  await askForAccount(third);
  await third.paste('123456');
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Okafor');
});

test('the mail program takes the page away for a while, and the connection with it: the digits are still there', async () => {
  const server = signInServer();
  const user = await open(server);
  const code = await askForAccount(user);
  await user.paste('12345');
  server.isReachable = false;
  const asked = server.heard(getSession).length;
  document.dispatchEvent(new Event('visibilitychange'));
  server.isReachable = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(server.heard(getSession).length).toBeGreaterThan(asked));
  expect(code).toHaveValue('12345');
});

test('signing up with an address that has an account signs in to it, and says that nothing was changed', async () => {
  const server = signInServer().answers(signIn, aSignIn({ firstName: 'Grace', arrival: 'existed' }));
  const user = await open(server);
  await askForAccount(user);
  await user.paste('123456');
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Grace' });
  const sentence = /^An account with this email already exists, .+ Nothing in it was changed\.$/;
  expect(screen.getByText(sentence)).toBeVisible();
});

test('an account that could not be made is said so', async () => {
  const user = await open(signInServer().refuses(signUp, 'server.failed'));
  await fillSignUp(user);
  await press(user, 'Create Account');
  expect(await alertSaying('Failed to create account. Please try again.')).toBeVisible();
  expect(await field('First name')).toHaveValue('Ada');
});

test('what the server refuses about a field is said at the field', async () => {
  const server = signInServer().refuses(signUp, 'request.invalid', { fields: { phone: 'Not this number' } });
  const user = await open(server);
  await fillSignUp(user);
  await press(user, 'Create Account');
  const phone = await field('Phone number');
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/Not this number/));
  expect(screen.getByText('Please fill in all required fields correctly.')).toBeVisible();
});

test('a new account leads back to a plan that was begun before', async () => {
  const user = await open(created());
  keepDraft('planning-wizard', null, { step: 2 });
  await askForAccount(user);
  await user.paste('123456');
  const link = await screen.findByRole('link', { name: 'Go back to the plan you began' });
  expect(link).toHaveAttribute('href', '/planning-wizard');
});
