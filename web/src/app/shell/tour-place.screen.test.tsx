import { setPreferences } from '@evenlight/contract/profiles';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TourPlace } from '../../features/accounts/tour/tour-place';
import { tour } from '../../features/accounts/tour/tour-state';
import { fakeServer } from '../../testing/fake-server';
import { openScreen, press, type ScreenUser } from '../../testing/open-screen';
import { aUser, somePreferences } from '../../testing/samples/accounts';
import { TourItem } from './nav/tour-item';

const everywhere = {
  default: () => (
    <>
      <TourItem className="" />
      <TourPlace />
    </>
  ),
};
const server = () => fakeServer().answers(setPreferences, somePreferences());
const open = (at: string, house = server()) =>
  openScreen(everywhere, { at, path: '/:room?/:place?', server: house, person: aUser() });
const card = () => screen.queryByText(/^Step \d of 7$/);
const stepIs = (number: number) => screen.findByText(`Step ${number} of 7`);

async function begin(user: ScreenUser) {
  await press(user, 'Tour');
  await waitFor(() => expect(user.whereabouts()).toBe('/'));
  await stepIs(1);
}

beforeEach(() => {
  // The browser's own modal dialogs are not here.
  for (const name of ['showModal', 'close'] as const)
    HTMLDialogElement.prototype[name] ??= function (this: HTMLDialogElement) {
      this.open = name === 'showModal';
    };
});
afterEach(() => {
  vi.useRealTimers();
  tour.show({ step: null });
});

test('it never opens by itself, wherever somebody new is and however long they stay', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  for (const at of ['/dashboard', '/', '/support']) {
    const user = await open(at);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(card()).toBeNull();
    user.leave();
  }
});

test('whoever asks is shown around, can leave at any step, and need not be asked any more', async () => {
  const house = server();
  const user = await open('/services', house);
  await begin(user);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Welcome' })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  expect(house.heard(setPreferences)).toMatchObject([{ body: { isTourAnswered: true } }]);
  await press(user, 'Skip Tour');
  await waitFor(() => expect(card()).toBeNull());
  await begin(user);
  fireEvent(screen.getByRole('dialog', { name: 'Welcome' }), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(card()).toBeNull());
});

test('it is begun although the answer cannot be kept', async () => {
  const user = await open('/services', fakeServer().refuses(setPreferences, 'server.busy'));
  await begin(user);
});

test('it does not open over what somebody has opened, and comes when that is closed', async () => {
  const question = document.body.appendChild(document.createElement('div'));
  question.setAttribute('role', 'dialog');
  const user = await open('/services');
  await press(user, 'Tour');
  await waitFor(() => expect(user.whereabouts()).toBe('/'));
  expect(card()).toBeNull();
  question.remove();
  await stepIs(1);
});

test('whoever goes back in the browser reads about the place they come to, and before its beginning the tour is over', async () => {
  const user = await open('/support');
  await begin(user);
  for (const [number, place] of [
    [2, '/planning-wizard'],
    [3, '/dashboard'],
    [4, '/vendor-marketplace'],
  ] as const) {
    await press(user, 'Next');
    await stepIs(number);
    await waitFor(() => expect(user.whereabouts()).toBe(place));
  }
  await user.goBack();
  await stepIs(3);
  await user.goBack();
  await stepIs(2);
  await user.goForward();
  await stepIs(3);
  await user.goBack();
  await user.goBack();
  await waitFor(() => expect(user.whereabouts()).toBe('/'));
  await stepIs(1);
  await user.goBack();
  await waitFor(() => expect(user.whereabouts()).toBe('/support'));
  await waitFor(() => expect(card()).toBeNull());
  expect(tour.getState()).toEqual({ step: null });
});
