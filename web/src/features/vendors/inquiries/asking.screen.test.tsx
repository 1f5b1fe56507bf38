// Asking one vendor or several: no word is lost by a closed dialog, a lost line or a session that has ended.
import { getSession } from '@evenlight/contract/accounts';
import type { InquiryId, QuoteRequestId } from '@evenlight/contract/ids';
import { recordMoment } from '@evenlight/contract/moments';
import { listPlans } from '@evenlight/contract/plans';
import {
  listQuoteRequests,
  type QuoteRequest,
  requestQuotes,
  sendInquiry,
} from '@evenlight/contract/vendors/inquiries';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, type ScreenUser } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { aVendor, marketplaceOfMember } from '../../../testing/samples/vendors';
import * as marketplace from '../marketplace-screen';
import * as inquiries from './inquiries-screen';

const ada = aUser();
const [lark, fern] = [aVendor({ name: 'Lark' }), aVendor({ name: 'Fern' })];
const at = '/vendor-marketplace?category=florists';
const sentAt = '2026-11-03T12:00:00.000Z';
const asked: QuoteRequest = {
  id: '0199d0f3-0000-7000-8000-000000000001' as QuoteRequestId,
  planId: null,
  name: 'Ada Okafor',
  email: ada.email,
  phone: '',
  serviceType: null,
  eventDate: null,
  budget: null,
  message: 'Lilies?',
  urgency: 'normal',
  wanted: [],
  sentAt,
  inquiries: [],
};
const room = () =>
  marketplaceOfMember({ listed: [lark, fern] })
    .answers(getSession, ada)
    .answers(listPlans, [])
    .answers(recordMoment, { counted: true });

async function dialogOf(name: string) {
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findByLabelText(/^Your message/);
  return dialog;
}

async function put(user: ScreenUser, box: HTMLElement, text: string) {
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
}

async function close(user: ScreenUser) {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('words to one vendor survive a closed dialog and a lost connection, and can go by one’s own e-mail', async () => {
  const server = room();
  const user = await openScreen(marketplace, { at, server, person: ada });
  await press(user, 'Inquire: Lark');
  let dialog = await dialogOf('Write to Lark');
  await put(user, dialog.getByLabelText(/^Your message/), 'Lilies & roses?\nFor Saturday.');
  await user.selectOptions(dialog.getByLabelText(/^How soon do you need an answer\?/), 'emergency');
  expect(await dialog.findByText('A call is faster than a letter')).toBeVisible();
  await close(user);
  await press(user, 'Inquire: Lark');
  dialog = await dialogOf('Write to Lark');
  const message = () => dialog.getByLabelText(/^Your message/);
  expect(message()).toHaveValue('Lilies & roses?\nFor Saturday.');
  const mail = new URL(dialog.getByRole('link', { name: 'Open in my e-mail' }).getAttribute('href') ?? '');
  expect(mail.pathname).toBe(lark.email);
  expect(mail.searchParams.get('body')).toContain('Lilies & roses?\r\nFor Saturday.\r\n\r\nName: Ada Okafor');
  server.isReachable = false;
  await user.click(dialog.getByRole('button', { name: 'Send inquiry' }));
  await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(message()).toHaveValue('Lilies & roses?\nFor Saturday.');
  server.isReachable = true;
  server.answers(sendInquiry, asked);
  await user.click(dialog.getByRole('button', { name: 'Send inquiry' }));
  expect(await dialog.findByText('It is on its way')).toBeVisible();
  expect(server.heard(sendInquiry)).toMatchObject([{ params: { vendorId: lark.id }, body: { urgency: 'emergency' } }]);
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(user, 'Inquire: Lark');
  expect((await dialogOf('Write to Lark')).getByLabelText(/^Your message/)).toHaveValue('');
});

test('ticks survive a closed dialog, a past day is refused, and who was signed out meanwhile finds the way back', async () => {
  const server = room();
  const user = await openScreen(marketplace, { at, server, person: ada });
  const request = within(screen.getByRole('region', { name: 'More ways to get help' })).getByRole('button');
  await user.click(request);
  let dialog = await dialogOf('Request quotes');
  const day = () => dialog.getByLabelText(/^Service date/);
  const tick = (name: string) => dialog.getByRole('checkbox', { name: new RegExp(name) });
  await put(user, dialog.getByLabelText(/^Your message/), 'White flowers for my mother.');
  fireEvent.change(day(), { target: { value: '2020-01-01' } });
  await put(user, dialog.getByLabelText(/^Budget/), 'a few');
  await user.click(dialog.getByRole('button', { name: 'Ask for quotes' }));
  expect(await dialog.findByText('3 things to look at again')).toBeVisible();
  expect(day()).toHaveAccessibleDescription(/Service date cannot be earlier than today/);
  expect(dialog.getByLabelText(/^Budget/)).toHaveAccessibleDescription(/Budget cannot be used as it is/);
  await user.click(dialog.getByRole('link', { name: 'Vendor is required' }));
  await waitFor(() => expect(dialog.getAllByRole('checkbox')[0]).toHaveFocus());
  await user.click(tick('Fern'));
  fireEvent.change(day(), { target: { value: '' } });
  await put(user, dialog.getByLabelText(/^Budget/), '1,200');
  expect(await dialog.findByText('All of this looks good now')).toBeVisible();
  const verdicts = [...document.querySelectorAll('[id$=-verdict]')].map(({ textContent }) => textContent);
  expect(verdicts.join()).not.toContain('Vendor is required');
  await close(user);
  await user.click(request);
  dialog = await dialogOf('Request quotes');
  expect(tick('Fern')).toBeChecked();
  expect(tick('Lark')).not.toBeChecked();
  server.refuses(requestQuotes, 'vendor.sign_in_to_ask');
  await user.click(dialog.getByRole('button', { name: 'Ask 1 vendor' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Please log in to contact vendors.'));
  await user.click(dialog.getByRole('link', { name: 'Sign in and come back here' }));
  await waitFor(() => expect(user.whereabouts()).toBe(`/login?${new URLSearchParams({ return: at })}`));
  expect(server.heard(requestQuotes)).toMatchObject([{ body: { vendorIds: [fern.id], budget: 120_000 } }]);
});

test('the list of what was asked begins empty, and says since when somebody waits', async () => {
  const server = room().answers(listQuoteRequests, []);
  const first = await openScreen(inquiries, { at: '/vendor-inquiries', server, person: ada });
  expect(await screen.findByText('You have not asked anybody yet')).toBeVisible();
  first.leave();
  const waiting: QuoteRequest['inquiries'][number] = {
    id: '0199d0f3-0000-7000-8000-000000000002' as InquiryId,
    requestId: asked.id,
    state: 'sent',
    sentAt,
    vendor: { id: lark.id, name: 'Lark', category: 'florists', email: '', phone: '', isSample: false },
    seenAt: null,
    answeredAt: null,
    responseMinutes: null,
    answer: '',
    quote: null,
    remindedAt: null,
    chosenAt: null,
    completedAt: null,
    review: null,
    reviewedIn: null,
  };
  server.answers(listQuoteRequests, [{ ...asked, inquiries: [waiting] }]);
  await openScreen(inquiries, { at: '/vendor-inquiries', server, person: ada });
  expect(await screen.findByText(/^Waiting since/)).toBeVisible();
  const seen = { ...waiting, state: 'seen' as const, seenAt: sentAt };
  server.answers(listQuoteRequests, [{ ...asked, inquiries: [seen] }]);
  server.tells('inquiry.changed', asked.id);
  expect(await screen.findByText(/^They opened it/)).toBeVisible();
});
