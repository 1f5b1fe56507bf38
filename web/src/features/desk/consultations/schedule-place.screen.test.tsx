import { getAvailableSlots, scheduleConsultation } from '@evenlight/contract/consultations';
import { addDays } from '@evenlight/contract/dates';
import { recordMoment } from '@evenlight/contract/moments';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { today } from '../../../platform/dates';
import { scheduling } from '../../../platform/scheduling';
import { type FakeServer, fakeServer } from '../../../testing/fake-server';
import { alertSaying, field, fill, openScreen, press, type ScreenUser } from '../../../testing/open-screen';
import { toasts } from '../../../ui/overlays/toast-store';
import { SchedulePlace } from './schedule-place';

const ALL_HOURS = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
const DAY = addDays(today(), 20);
const booked = {
  success: true as const,
  message: 'We talk on Monday at 10:00.',
  startsAt: '2026-12-07T18:00:00.000Z',
  callBackBy: null,
  crisisLevel: 'none' as const,
  routes: [],
};

const bookingServer = () =>
  fakeServer()
    .answers(getAvailableSlots, { availableSlots: ALL_HOURS })
    .answers(scheduleConsultation, booked)
    .answers(recordMoment, { counted: true });

const dialog = () => screen.getByRole('dialog', { name: 'Schedule a consultation' });
const next = () => screen.getByRole('button', { name: 'Next' });
const hour = (name: string | RegExp) => screen.findByRole('radio', { name });
const hours = () => screen.getByRole('group', { name: /^Hours on/ });
const beforehand = () => screen.findByLabelText(/beforehand/);
const send = 'Schedule Consultation';

/** Where the reader's own clock stands. */
const readerIn = (timeZone: string) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone,
  } as Intl.ResolvedDateTimeFormatOptions);

beforeEach(() => void readerIn('America/Los_Angeles'));
afterEach(() => {
  scheduling.show({ isOpen: false });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function open(server: FakeServer) {
  const user = await openScreen({ default: SchedulePlace }, { at: '/services?schedule=open', server });
  await screen.findByRole('dialog', { name: 'Schedule a consultation' });
  return user;
}

async function firstStep(user: ScreenUser) {
  await fill(user, 'Full name', 'Rosa Díaz');
  await fill(user, 'Email address', 'rosa@example.org');
  await user.click(next());
}

const chooseDay = async (date: string) => fireEvent.change(await field('Day'), { target: { value: date } });

async function toLastStep(user: ScreenUser, name = '10:00 AM') {
  await firstStep(user);
  await chooseDay(DAY);
  await user.click(await hour(name));
  await user.click(next());
  await beforehand();
}

test('each step says what it needs, going back keeps what was chosen, and pressed twice it is one talk', async () => {
  const server = bookingServer();
  const user = await open(server);
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  await fill(user, 'Full name', 'Rosa Díaz');
  await fill(user, 'Email address', 'rosa@');
  await user.click(next());
  const email = await field('Email address');
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Please enter a valid email address/));
  await firstStep(user);
  await screen.findByText('Step 2 of 3', { exact: false });
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  await chooseDay(DAY);
  await user.click(await hour('10:00 AM'));
  expect(within(hours()).getAllByRole('radio')).toHaveLength(8);
  await user.click(next());
  await beforehand();
  expect(dialog()).toHaveTextContent('We are in touch within 48 hours');
  const summary = screen.getByRole('region', { name: 'Your talk' });
  expect(summary).toHaveTextContent('10:00 AM Pacific time');
  expect(summary).toHaveTextContent('Rosa Díaz');
  await press(user, 'Back');
  expect(await hour('10:00 AM')).toBeChecked();
  await user.click(next());
  await user.dblClick(await screen.findByRole('button', { name: send }));
  expect(await screen.findByText('Consultation Scheduled Successfully')).toBeVisible();
  expect(screen.getByText('We talk on Monday at 10:00.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.heard(scheduleConsultation)).toMatchObject([
    { body: { clientName: 'Rosa Díaz', preferredDate: DAY, preferredTime: '10:00' } },
  ]);
  expect(server.heard(recordMoment)).toMatchObject([{ body: { moment: 'consultation-booked' } }]);
  // The next one begins on an empty page.
  scheduling.show({ isOpen: true });
  expect(await field('Full name')).toHaveValue('');
});

test('an hour that is gone is told kindly, every word is kept and another is chosen, even when hours cannot be looked up', async () => {
  const otherDay = addDays(DAY, 1);
  const slots = [
    { date: DAY, availableSlots: ALL_HOURS.filter((slot) => slot !== '11:00') },
    { date: otherDay, availableSlots: ALL_HOURS },
  ];
  const server = bookingServer()
    .refuses(getAvailableSlots, 'server.failed')
    .refuses(scheduleConsultation, 'consultation.slot_taken', { slots });
  const user = await open(server);
  await firstStep(user);
  await chooseDay(DAY);
  await user.click(await hour(/11:00 AM/));
  expect(within(hours()).getAllByRole('radio')).toHaveLength(8);
  expect(within(hours()).getAllByText('to be confirmed')).toHaveLength(8);
  await user.click(next());
  await user.click(await beforehand());
  await user.paste('There is much to ask.');
  await user.click(screen.getByRole('radio', { name: /^Urgent/ }));
  await press(user, send);
  await screen.findByText('The hour you had chosen is not free any more.');
  await waitFor(() => expect(within(hours()).getAllByRole('radio')).toHaveLength(7));
  expect(within(hours()).queryByText('to be confirmed')).toBeNull();
  // The button of a day that is offered goes when it is pressed; its hours have the focus then.
  const offered = screen.getByText('There are free hours on').nextElementSibling as HTMLElement;
  await user.click(within(offered).getByRole('button'));
  await waitFor(() => expect(hours()).toHaveFocus());
  expect(await field('Day')).toHaveValue(otherDay);
  server.answers(scheduleConsultation, booked);
  await user.click(await hour('1:00 PM'));
  await user.click(next());
  expect(await beforehand()).toHaveValue('There is much to ask.');
  expect(screen.getByRole('radio', { name: /^Urgent/ })).toBeChecked();
  await press(user, send);
  expect(await screen.findByText('Consultation Scheduled Successfully')).toBeVisible();
});

test('an hour that somebody else takes while it is looked at is said to be gone, and nothing else is', async () => {
  const server = bookingServer().answers(getAvailableSlots, { availableSlots: ['09:00', '10:00'] });
  const user = await open(server);
  expect(dialog()).not.toHaveTextContent('We call you');
  await firstStep(user);
  await chooseDay(DAY);
  await user.click(await hour('10:00 AM'));
  server.answers(getAvailableSlots, { availableSlots: ['09:00'] });
  // Coming back to the tab, the hours are looked up again.
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('10:00 AM is not free any more.')).toBeVisible();
  await waitFor(() => expect(hours()).toHaveFocus());
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  await user.click(await hour('9:00 AM'));
  await user.click(next());
  expect(await screen.findByRole('region', { name: 'Your talk' })).toHaveTextContent('Rosa Díaz');
  // What is too long is said and not cut.
  const words = await beforehand();
  await user.click(words);
  await user.paste('much '.repeat(900));
  await press(user, send);
  expect((await screen.findAllByText(/must be at most 4,000 characters/))[0]).toBeVisible();
  expect(words).toHaveValue('much '.repeat(900));
});

test('an emergency shows who answers now, a lost answer and a reload lose nothing, and it is one talk', async () => {
  const server = bookingServer().answers(scheduleConsultation, () => {
    throw new TypeError('Failed to fetch');
  });
  const first = await open(server);
  await firstStep(first);
  await first.selectOptions(await field('Kind of talk'), 'Help in a crisis');
  expect(await screen.findByRole('link', { name: /Call Now/ })).toHaveAttribute('href', 'tel:+14155550142');
  await chooseDay(DAY);
  await first.click(await hour('9:00 AM'));
  await first.click(next());
  await first.click(await beforehand());
  await first.paste('I have the pills here.');
  await first.click(screen.getByRole('radio', { name: /^Emergency/ }));
  expect(dialog()).toHaveTextContent('we call you back the same day');
  expect(screen.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
  await press(first, send);
  const toast = await screen.findByText(
    'Failed to Schedule Consultation: Please try again or call us directly at (415) 555-0142',
  );
  const told = await alertSaying('Nothing is lost');
  expect(told).toHaveTextContent('Our number is (415) 555-0142.');
  // The message over the dialog can be closed, and the dialog stays.
  const card = toast.closest<HTMLElement>('[data-toast]') ?? document.body;
  await first.click(within(card).getByText('Close'));
  await waitFor(() => expect(toast).not.toBeInTheDocument());
  expect(dialog()).toBeVisible();
  first.leave();
  scheduling.show({ isOpen: false });

  const worrying = { ...booked, crisisLevel: 'crisis' as const, routes: ['self' as const] };
  server.answers(scheduleConsultation, { ...worrying, callBackBy: '2026-11-18T08:00:00.000Z' });
  const second = await open(server);
  expect(await beforehand()).toHaveValue('I have the pills here.');
  await press(second, send);
  // Words of danger: it is booked, and the dialog stays with who answers right now.
  const worry = within(await screen.findByRole('region', { name: /right now/ }));
  expect(worry.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  expect(dialog()).toHaveTextContent('Consultation Scheduled Successfully');
  expect(dialog()).toHaveTextContent(/You need not wait for it: we are in touch by .*M Pacific time/);
  const sent = server.heard(scheduleConsultation).map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('pills');
  await second.click(within(dialog()).getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog());
});

test('hours are shown on both clocks, also across a change of the Bay Area clock', async () => {
  readerIn('Europe/Madrid');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T12:00:00Z') });
  const user = await open(bookingServer().answers(getAvailableSlots, { availableSlots: ['09:00', '16:00'] }));
  await firstStep(user);
  // On 14 March the Bay Area goes to summer time, two weeks before Spain.
  await chooseDay('2027-03-12');
  expect(await hour(/^9:00 AM.*6:00\s?PM your time/)).toBeVisible();
  await chooseDay('2027-03-15');
  await user.click(await hour(/^9:00 AM.*5:00\s?PM your time/));
  expect(await hour(/^4:00 PM.*Tue.*12:00\s?AM your time/)).toBeVisible();
  await user.click(next());
  const summary = await screen.findByRole('region', { name: 'Your talk' });
  expect(summary).toHaveTextContent('Monday, March 15, 2027, 9:00 AM Pacific time');
  expect(summary).toHaveTextContent(/On your clock: Monday, March 15, 2027 at 5:00\s?PM/);
});

test('a day without free hours says so, with our number', async () => {
  const user = await open(bookingServer().answers(getAvailableSlots, { availableSlots: [] }));
  await firstStep(user);
  await chooseDay(DAY);
  await waitFor(() =>
    expect(dialog()).toHaveTextContent(
      'No available slots for this date. Please select another date or call us at (415) 555-0142.',
    ),
  );
});

test('whoever holds three talks is told kindly, with our number, and keeps every word', async () => {
  const user = await open(bookingServer().refuses(scheduleConsultation, 'consultation.too_many'));
  await toLastStep(user, '3:00 PM');
  await user.click(await beforehand());
  await user.paste('There is one more question.');
  await press(user, send);
  const told = await alertSaying('Three talks are booked for you already');
  expect(told).toBeVisible();
  expect(dialog()).toHaveTextContent('Our number is (415) 555-0142.');
  expect(await beforehand()).toHaveValue('There is one more question.');
});

test('a talk that was booked at the second try is not told as failed any more', async () => {
  const server = bookingServer().refuses(scheduleConsultation, 'server.busy');
  const user = await open(server);
  await toLastStep(user);
  await press(user, send);
  expect(await screen.findByText(/^Failed to Schedule Consultation/)).toBeVisible();
  server.answers(scheduleConsultation, booked);
  await press(user, send);
  expect(await screen.findByText('Consultation Scheduled Successfully')).toBeVisible();
  expect(screen.queryByText(/^Failed to Schedule Consultation/)).toBeNull();
  // Nor does it wait in line behind the good news.
  toasts.dismiss(toasts.getShown()?.id ?? '');
  expect(toasts.getShown()).toBeNull();
});
