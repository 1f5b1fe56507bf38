// Asking for a talk: faults named, nothing lost, one request, and where it stands.
import { getSession } from '@evenlight/contract/accounts';
import type { CounselingRequestId } from '@evenlight/contract/ids';
import { listSupportSessions } from '@evenlight/contract/support/chat';
import {
  askForCounseling,
  type CounselingRequest,
  listCounselingRequests,
  withdrawCounselingRequest,
} from '@evenlight/contract/support/counseling';
import { getSafety } from '@evenlight/contract/support/safety';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertSaying, field, fill, openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { supportRoom } from '../../testing/samples/support';
import * as support from './support-screen';

const AT = { at: '/support?tab=counseling', path: 'support' };
const BEFOREHAND = 'What you would like to say beforehand (optional)';
const received = { received: true as const, answeredBy: '2026-11-06T20:00:00.000Z', crisisLevel: 'none' as const };
const form = () => screen.findByRole('form', { name: 'Ask for a talk' });

function visitorsServer() {
  const { server } = supportRoom();
  for (const endpoint of [getSession, listSupportSessions, getSafety, listCounselingRequests] as const)
    server.refuses(endpoint, 'session.required');
  return server.answers(askForCounseling, { ...received, routes: [] });
}

test('every fault is named, a phone number only where one is needed, and who cannot wait is told whom to call', async () => {
  const user = await openScreen(support, { ...AT, server: visitorsServer() });
  await form();
  await user.click(screen.getByRole('radio', { name: 'By e-mail' }));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'By phone' })).toBeChecked();
  await press(user, 'Send the request');
  const name = await field('Your name');
  await waitFor(() => expect(name).toHaveAccessibleDescription(/is required/));
  expect(await field('Email address')).toHaveAccessibleDescription(/Email address is required/);
  expect(await field('Phone number')).toHaveAccessibleDescription(/Phone number is required/);
  await user.click(screen.getByRole('radio', { name: 'This week' }));
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Today' })).toBeChecked();
  expect(within(await form()).getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
});

test('a lost line and a reload lose nothing, pressed twice it is one request, and nothing of it stays here', async () => {
  const server = visitorsServer();
  // The answer gets lost, although the request arrived.
  server.answers(askForCounseling, () => {
    throw new TypeError('Failed to fetch');
  });
  const first = await openScreen(support, { ...AT, server });
  await form();
  await fill(first, 'Your name', 'Rosa Díaz');
  await fill(first, 'Email address', 'rosa@example.org');
  await first.click(screen.getByRole('radio', { name: 'Today' }));
  await fill(first, BEFOREHAND, 'My father died in March.');
  await press(first, 'Send the request');
  await alertSaying('Failed to send request. Please try again.');
  first.leave();

  server.answers(askForCounseling, { ...received, routes: [] });
  const second = await openScreen(support, { ...AT, server });
  await waitFor(async () => expect(await field('Your name')).toHaveValue('Rosa Díaz'));
  expect(await field(BEFOREHAND)).toHaveValue('My father died in March.');
  expect(screen.getByRole('radio', { name: 'Today' })).toBeChecked();
  await second.dblClick(screen.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText('We have your request.')).toBeVisible();
  expect(screen.getByText(/A person of our team gets in touch with you by \w+day, .* Pacific time\./)).toBeVisible();
  const keys = server.heard(askForCounseling).map(({ body }) => body.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  second.leave();
  await openScreen(support, { ...AT, server });
  expect(await field(BEFOREHAND)).toHaveValue('');
});

test('a member finds what we know, hears whom to call, and is told that nothing is missing', async () => {
  const { server } = supportRoom();
  const asked: CounselingRequest = {
    id: '0199e0c0-0000-7000-8000-000000000001' as CounselingRequestId,
    name: 'Ada Okafor',
    email: 'ada@example.org',
    phone: '',
    preferredContact: 'email',
    urgency: 'today',
    message: 'I have the pills here.',
    askedAt: '2026-11-05T20:00:00.000Z',
    answeredBy: received.answeredBy,
    state: 'waiting',
    answeredAt: null,
  };
  let own: CounselingRequest[] = [];
  server
    .answers(listCounselingRequests, () => own)
    .answers(askForCounseling, () => {
      own = [asked];
      return { ...received, crisisLevel: 'crisis' as const, routes: ['self' as const] };
    });
  const user = await openScreen(support, { ...AT, server, person: aUser() });
  await form();
  expect(await field('Your name')).toHaveValue('Ada Okafor');
  expect(await field('Email address')).toHaveValue('ada@example.org');
  await fill(user, BEFOREHAND, asked.message);
  await press(user, 'Send the request');
  const worry = within(await screen.findByRole('region', { name: /right now/ }));
  expect(worry.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  expect(worry.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  const list = screen.getByRole('region', { name: 'Your requests' });
  await waitFor(() => expect(list).toHaveTextContent('Waiting for our answer'));
  // Whoever goes on with the keyboard stays where the button was.
  screen.getByRole('button', { name: 'Ask for another talk' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('You have asked already, and we have it.')).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
  await fill(user, BEFOREHAND, 'One thing more.');
  expect(screen.queryByText('Looks good!')).not.toBeInTheDocument();

  // Answered, there is nothing to take back any more; the words can go all the same.
  own = [{ ...asked, state: 'answered', answeredAt: '2026-11-06T10:00:00.000Z' }];
  server.tells('counseling.changed');
  await waitFor(() => expect(list).toHaveTextContent('Our team answered'));
  server.answers(withdrawCounselingRequest, undefined);
  await user.click(within(list).getByRole('button', { name: /Delete the request of/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(list).toHaveTextContent('What you ask for appears here'));
});
