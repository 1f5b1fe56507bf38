// The vendor's page, by a private link: an answer that could not be sent is still there after a reload.
import { recordMoment } from '@evenlight/contract/moments';
import { answerInquiry, type OpenInquiry, openVendorReply } from '@evenlight/contract/vendors/replies';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { field, fill, openScreen, press, sentence } from '../../../testing/open-screen';
import * as reply from './vendor-reply-screen';

const at = '/vendor-reply#a-token-of-a-link-long-enough';
const sentAt = '2026-11-03T12:00:00.000Z';
const inquiry: OpenInquiry = {
  name: 'Ada Okafor',
  email: 'ada@example.org',
  phone: '',
  serviceType: null,
  eventDate: null,
  budget: null,
  message: 'White flowers for my mother.',
  urgency: 'normal',
  vendorName: 'Lark',
  wanted: ['Casket spray'],
  state: 'seen',
  sentAt,
  answer: '',
  quote: null,
  version: 0,
  review: null,
  expiresAt: '2091-12-03T12:00:00.000Z',
};
/** The page is rendered again while the secret leaves the address. */
const expectHeading = (name: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible());
const room = () => fakeServer().answers(openVendorReply, inquiry).answers(recordMoment, { counted: true });

test('an answer that could not be sent is kept over a reload, and sent once', async () => {
  const server = room().refuses(answerInquiry, 'server.busy');
  const first = await openScreen(reply, { at, path: 'vendor-reply', server });
  await expectHeading(/asks Lark/);
  expect(first.whereabouts()).toBe('/vendor-reply');
  await fill(first, 'Your words to the family', 'Gladly.');
  await fill(first, 'Price in dollars: Casket spray', '320');
  expect(await screen.findByText(sentence('Total: $320'))).toBeVisible();
  await press(first, 'Send the answer');
  await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true));
  first.leave();

  const user = await openScreen(reply, { at, path: 'vendor-reply', server });
  expect(await field('Price in dollars: Casket spray')).toHaveValue('320');
  const lines = [{ wanted: 0, name: 'Casket spray', cents: 32_000, note: '' }];
  const quote = { version: 1, lines, totalCents: 32_000, validUntil: null, quotedAt: sentAt };
  server.answers(answerInquiry, { ...inquiry, state: 'answered', answer: 'Gladly.', quote, version: 1 });
  await press(user, 'Send the answer');
  expect(await screen.findByText(/has your answer/)).toBeVisible();
  expect(server.heard(answerInquiry).at(-1)?.body).toMatchObject({ message: 'Gladly.', follows: 0, lines });
});

test('an inquiry that is over names nobody, and a link that is not ours shows nothing', async () => {
  const over = room().answers(openVendorReply, { state: 'withdrawn', vendorName: 'Lark' });
  const first = await openScreen(reply, { at, path: 'vendor-reply', server: over });
  await expectHeading('This inquiry is over');
  expect(screen.queryByText(/Ada|White flowers/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send the answer' })).toBeNull();
  first.leave();
  const server = room().refuses(openVendorReply, 'inquiry.not_found');
  await openScreen(reply, { at: '/vendor-reply#nothing-of-ours-nothing-of-ours', path: 'vendor-reply', server });
  await expectHeading('This link does not work any more');
});
