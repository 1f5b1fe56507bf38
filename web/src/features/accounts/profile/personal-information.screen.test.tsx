import { askForProof, getSession, proveByCode } from '@evenlight/contract/accounts';
import { proveNewEmail, updateUser } from '@evenlight/contract/profiles';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { field, fill, openScreen, press } from '../../../testing/open-screen';
import { aUser, PHONE_NUMBER, profileServer } from '../../../testing/samples/accounts';
import * as profile from './profile-screen';

const ada = aUser();
const at = { at: '/profile', person: ada };
const form = () => screen.getByRole('form', { name: 'Personal Information' });
const personal = () => screen.findByRole('region', { name: 'Personal Information' });
const button = (name: string) => screen.findByRole('button', { name });

async function openForm(server = profileServer()) {
  const user = await openScreen(profile, { ...at, server });
  await press(user, 'Edit');
  return user;
}

test('a visitor is sent to sign in, and back here afterwards', async () => {
  const server = fakeServer().refuses(getSession, 'session.required');
  const user = await openScreen(profile, { at: '/profile', server });
  await waitFor(() => expect(user.whereabouts()).toBe('/login?return=%2Fprofile'));
});

test('cancelling puts every field back as it was', async () => {
  const user = await openForm();
  await waitFor(async () => expect(await field('First name')).toHaveFocus());
  await fill(user, 'First name', 'Somebody');
  await press(user, 'Cancel');
  await waitFor(async () => expect(await button('Edit')).toHaveFocus());
  expect(await personal()).not.toHaveTextContent('Somebody');
  await press(user, 'Edit');
  expect(await field('First name')).toHaveValue('Ada');
});

test('each field says what it needs, and the phone may stay empty', async () => {
  const user = await openForm();
  await fill(user, 'First name', '');
  await fill(user, 'Last name', ' ');
  await fill(user, 'Email address', 'ada@');
  await fill(user, 'Phone number', '');
  await press(user, 'Save');
  const links = within(await within(form()).findByRole('region')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'First name is required',
    'Last name is required',
    'Invalid email address',
  ]);
});

test('without a connection the same is sent again from where that is told, and not once editing has ended', async () => {
  const server = profileServer().answers(updateUser, ({ body }) => ({ ...ada, ...body, next: null }));
  const user = await openForm(server);
  await fill(user, 'First name', 'Adaeze');
  const told = within(screen.getByRole('region', { name: 'Notifications' }));
  server.isReachable = false;
  await press(user, 'Save');
  expect(await told.findByText('Connection Error')).toBeVisible();
  server.isReachable = true;
  await user.click(told.getByRole('button', { name: 'Retry' }));
  expect(await told.findByText('Profile Updated')).toBeVisible();
  expect(told.queryByText('Connection Error')).toBeNull();
  expect(server.heard(updateUser)).toMatchObject([{ body: { firstName: 'Adaeze' } }]);

  await press(user, 'Edit');
  await fill(user, 'First name', 'Somebody');
  server.isReachable = false;
  await press(user, 'Save');
  expect(await told.findByText('Connection Error')).toBeVisible();
  await press(user, 'Cancel');
  await waitFor(() => expect(told.queryByText('Connection Error')).toBeNull());
});

test('saving shows "Profile Updated" and what is new', async () => {
  const server = profileServer().answers(updateUser, ({ body }) => ({ ...ada, ...body, next: null }));
  const user = await openForm(server);
  await fill(user, 'First name', 'Adaeze');
  await fill(user, 'Phone number', PHONE_NUMBER);
  await press(user, 'Save');
  expect(await screen.findByText('Profile Updated')).toBeVisible();
  expect(await personal()).toHaveTextContent('Adaeze');
  expect(await personal()).toHaveTextContent(PHONE_NUMBER);
  await waitFor(async () => expect(await button('Edit')).toHaveFocus());
});

test('when saving fails, it says so and keeps what was typed', async () => {
  const server = profileServer().refuses(updateUser, 'server.failed');
  const user = await openForm(server);
  await fill(user, 'First name', 'Adaeze');
  await press(user, 'Save');
  expect(await within(form()).findByText('Failed to update profile. Please try again.')).toBeVisible();
  expect(within(form()).getByRole('alert')).toHaveTextContent(/^Failed to update profile\. Please try again\.$/);
  expect(await field('First name')).toHaveValue('Adaeze');
  server.answers(updateUser, { ...ada, firstName: 'Adaeze', next: null });
  await press(user, 'Save');
  expect(await screen.findByText('Profile Updated')).toBeVisible();
});

for (const [code, sentence] of [
  ['session.required', 'You are not signed in any more. Sign in and you can go on where you were.'],
  ['request.too_many', 'You have tried this several times in a short while. Wait a little, then try again.'],
] as const)
  test(`a save refused with ${code} says why and what to do, and nothing else`, async () => {
    const user = await openForm(profileServer().refuses(updateUser, code));
    await press(user, 'Save');
    await within(form()).findByText(sentence);
    expect(within(form()).getByRole('alert').textContent).toBe(sentence);
  });

test('cancelling while a new address is on its way does not hide its code step', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = profileServer().answers(updateUser, () => promise.then(() => ({ ...ada, next: 'code' as const })));
  const user = await openForm(server);
  await fill(user, 'Email address', 'late@example.org');
  await press(user, 'Save');
  await waitFor(() => expect(server.heard(updateUser)).toHaveLength(1));
  await press(user, 'Cancel');
  await waitFor(async () => expect(await button('Edit')).toHaveFocus());
  resolve();
  await waitFor(async () => expect(await field('Six-digit code')).toHaveFocus());
});

test('a new address that waits for its code is still waiting after a reload, until it is called off', async () => {
  const server = profileServer().answers(updateUser, { ...ada, next: 'code' });
  const first = await openForm(server);
  await fill(first, 'Email address', 'waiting@example.org');
  await press(first, 'Save');
  await screen.findByText(/We sent a code to waiting@example\.org\./);
  first.leave();

  const second = await openScreen(profile, { ...at, server });
  await screen.findByText(/We sent a code to waiting@example\.org\./);
  await press(second, 'Keep my address as it is');
  await waitFor(async () => expect(await button('Edit')).toHaveFocus());
  second.leave();

  await openScreen(profile, { ...at, server });
  expect(await button('Edit')).toBeVisible();
  expect(screen.queryByText(/We sent a code/)).toBeNull();
});

test('a new e-mail address counts once its code is typed', async () => {
  const newEmail = 'new@example.org';
  const server = profileServer()
    .answers(updateUser, { ...ada, next: 'code' })
    .refuses(proveNewEmail, 'code.refused');
  const user = await openForm(server);
  await fill(user, 'Email address', newEmail);
  await press(user, 'Save');
  await screen.findByText(`We sent a code to ${newEmail}. Until you type it, your address stays ada@example.org.`);
  await fill(user, 'Six-digit code', '000000');
  expect(await screen.findByText(/That code did not work/)).toBeVisible();
  server.answers(proveNewEmail, { ...ada, email: newEmail });
  await fill(user, 'Six-digit code', '123456');
  expect(await screen.findByText('Profile Updated')).toBeVisible();
  expect(await personal()).toHaveTextContent(newEmail);
  await waitFor(async () => expect(await button('Edit')).toHaveFocus());
});

test('an address that somebody else has stays theirs', async () => {
  const server = profileServer()
    .answers(updateUser, { ...ada, next: 'code' })
    .refuses(proveNewEmail, 'email.taken');
  const user = await openForm(server);
  await fill(user, 'Email address', 'rosa@example.org');
  await press(user, 'Save');
  await fill(user, 'Six-digit code', '123456');
  expect(await screen.findByText(/An account with this email already exists\./)).toBeVisible();
  await press(user, 'Keep my address as it is');
  expect(await personal()).toHaveTextContent('ada@example.org');
});

test('before a weighty change somebody shows who they are, and the change then goes on by itself', async () => {
  const server = profileServer()
    .refuses(updateUser, 'session.proof_required')
    .answers(askForProof, { next: 'code' })
    .answers(proveByCode, () => {
      server.answers(updateUser, ({ body }) => ({ ...ada, ...body, next: null }));
      return { provenUntil: '2026-11-17T12:00:00.000Z' };
    });
  const user = await openForm(server);
  await fill(user, 'Phone number', PHONE_NUMBER);
  await press(user, 'Save');
  const dialog = await screen.findByRole('dialog', { name: 'Show that it is you' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/Nothing is saved yet/)).toBeVisible();
  expect(await field('Phone number')).toHaveValue(PHONE_NUMBER);

  await press(user, 'Save');
  await press(user, 'Send me a code by e-mail');
  const code = await field('Six-digit code');
  await waitFor(() => expect(code).toHaveFocus());
  await user.paste('123456');
  expect(await screen.findByText('Profile Updated')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await personal()).toHaveTextContent(PHONE_NUMBER);
});
