import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { openScreen, press } from '../../testing/open-screen';
import { changesSavedToast, connectionErrorToast, formSubmittedToast } from './toast-presets';
import { toasts } from './toast-store';

const open = () => openScreen({ default: () => null }, { at: '/', server: fakeServer() });
const place = () => within(screen.getByRole('region', { name: 'Notifications' }));
const failToConnect = () => toasts.show(connectionErrorToast(() => toasts.show(formSubmittedToast())));

test('there is only one toast at a time', async () => {
  await open();
  toasts.show(formSubmittedToast());
  expect(await place().findByText("We'll get back to you soon.")).toBeVisible();
  toasts.show(changesSavedToast());
  expect(await place().findByText('Changes Saved')).toBeVisible();
  expect(place().queryByText("We'll get back to you soon.")).toBeNull();
});

test('an important toast is not displaced by later ones, which wait for their turn', async () => {
  const user = await open();
  failToConnect();
  toasts.show(changesSavedToast());
  expect(await within(place().getByRole('alert')).findByText('Connection Error')).toBeVisible();
  expect(place().queryByText('Changes Saved')).toBeNull();
  await user.click(place().getByRole('button', { name: 'Close' }));
  expect(await place().findByText('Changes Saved')).toBeVisible();
  expect(place().queryByText('Connection Error')).toBeNull();
});

test('retrying from a toast repeats the call that failed', async () => {
  const user = await open();
  failToConnect();
  await press(user, 'Retry');
  expect(await place().findByText('Form Submitted')).toBeVisible();
});
