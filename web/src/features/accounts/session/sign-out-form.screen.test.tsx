import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDraft, readDraft } from '../../../platform/drafts';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen, press } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { SignOutForm } from './sign-out-form';

test('signing out takes away what was begun, also in a browser that does not listen to Clear-Site-Data', async () => {
  const form = { default: () => <SignOutForm className="" /> };
  const user = await openScreen(form, { at: '/about', server: fakeServer(), person: aUser() });
  keepDraft('planning-wizard', null, { step: 2 });
  let isSent = false;
  const button = await screen.findByRole('button', { name: 'Sign Out' });
  const leave = (event: Event) => {
    isSent = true;
    event.preventDefault();
  };
  button.closest('form')?.addEventListener('submit', leave);
  await press(user, 'Sign Out');
  expect(isSent).toBe(true);
  expect(readDraft('planning-wizard', null)).toBeUndefined();
  expect(localStorage.getItem('evenlight.user')).toBeNull();
});
