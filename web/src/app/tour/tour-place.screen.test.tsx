import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { TourItem } from '../shell/nav/tour-item';
import { TourPlace } from './tour-place';
import { tour } from './tour-state';

// Whoever has seen it on this page is not asked again, so everybody here is somebody new.
let people = 0;
function somebodyNew() {
  people += 1;
  const id = `0198a000-0000-7000-8000-${String(people).padStart(12, '1')}`;
  return aUser({ id: id as ReturnType<typeof aUser>['id'] });
}

const everywhere = {
  default: () => (
    <>
      <TourItem className="" />
      <TourPlace />
    </>
  ),
};
const open = (at: string, person = somebodyNew()) =>
  openScreen(everywhere, { at, path: '/:room?/:place?', server: fakeServer(), person });
const card = () => screen.queryByText(/^Step \d of 7$/);
const stepIs = (number: number) => screen.findByText(`Step ${number} of 7`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
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

/** Long after a page has been looked at. */
const aWhileLater = () => act(() => vi.advanceTimersByTimeAsync(10_000));

test('it greets somebody new where they are, without moving them, and can be skipped for good', async () => {
  const person = somebodyNew();
  const user = await open('/dashboard', person);
  await aWhileLater();
  await stepIs(1);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Welcome' })).toHaveFocus());
  expect(user.whereabouts()).toBe('/dashboard');
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await press(user, 'Skip Tour');
  await waitFor(() => expect(card()).toBeNull());
  user.leave();

  await open('/', person);
  await aWhileLater();
  expect(card()).toBeNull();
});

for (const at of ['/support', '/join-family/nowhere', '/memorial/nobody-of-this-name', '/payment'])
  test(`it waits at ${at}, where nobody is interrupted`, async () => {
    await open(at);
    await aWhileLater();
    expect(card()).toBeNull();
  });

test('it does not open over what somebody has opened, and comes when that is closed', async () => {
  const question = document.body.appendChild(document.createElement('div'));
  question.setAttribute('role', 'dialog');
  await open('/dashboard');
  await aWhileLater();
  expect(card()).toBeNull();
  question.remove();
  await aWhileLater();
  await stepIs(1);
});

test('whoever goes back in the browser reads about the place they come to, and is left alone where they sought support', async () => {
  vi.useRealTimers();
  const user = await open('/support');
  await user.goTo('/dashboard');
  await stepIs(1);
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
  await waitFor(() => expect(user.whereabouts()).toBe('/dashboard'));
  await user.goBack();
  await waitFor(() => expect(user.whereabouts()).toBe('/support'));
  await waitFor(() => expect(card()).toBeNull());
  expect(tour.getState()).toEqual({ step: null });
});

test('a browser that keeps nothing shows no tour unasked, and whoever asks is shown around', async () => {
  const setItem = () => {
    throw new Error('The drawer is full.');
  };
  const nothing = () => null;
  vi.stubGlobal('localStorage', { getItem: nothing, setItem, removeItem: nothing, clear: nothing });
  const user = await open('/services');
  await aWhileLater();
  expect(card()).toBeNull();
  await press(user, 'Tour');
  await waitFor(() => expect(user.whereabouts()).toBe('/'));
  await aWhileLater();
  await stepIs(1);
  fireEvent(screen.getByRole('dialog', { name: 'Welcome' }), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(card()).toBeNull());
});
