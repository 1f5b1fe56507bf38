import { getSession } from '@evenlight/contract/accounts';
import { sendContactMessage } from '@evenlight/contract/contact';
import { getOpeningHours } from '@evenlight/contract/desk';
import { recordMoment } from '@evenlight/contract/moments';
import { getUser } from '@evenlight/contract/profiles';
import { getPublicKeptFigures } from '@evenlight/contract/queue';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { alertSaying, field, fill, openScreen, press, type ScreenUser } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { openingHours } from '../../../testing/samples/desk';
import * as contact from './contact-screen';

const CHAT_HOURS = 'Mon-Fri 9 AM - 6 PM, Sat-Sun 10 AM - 4 PM (PST)';
const ada = aUser();
const main = () => screen.getByRole('main');
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const answer = { success: true as const, answeredBy: '2026-11-18T12:00:00.000Z', crisisLevel: 'none' as const };

const contactServer = () =>
  fakeServer()
    .answers(getOpeningHours, openingHours({ isOpen: false }))
    .answers(getPublicKeptFigures, { thisMonth: null })
    .answers(sendContactMessage, { ...answer, routes: [] })
    .answers(recordMoment, { counted: true })
    .answers(getSession, ada)
    .answers(getUser, ada);

const open = async (server = contactServer(), person?: typeof ada) => {
  const user = await openScreen(contact, { at: '/contact', server, person });
  await screen.findByRole('form', { name: 'Send us a message' });
  return user;
};

async function write(user: ScreenUser) {
  await fill(user, 'Your name', 'Rosa Díaz');
  await fill(user, 'Email address', 'rosa@example.org');
  await fill(user, 'Subject', 'About my father');
  await fill(user, 'Message', 'He died in March. What do we do now?');
}

test('the contact page shows every way to a person', async () => {
  await open();
  expect(main()).toHaveTextContent('Our line is answered 24/7.');
  expect(link('Call (415) 555-0142')).toHaveAttribute('href', 'tel:+14155550142');
  const whatsapp = link('Chat on WhatsApp');
  expect(whatsapp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/14155550142\?text=Hello/);
  expect(whatsapp).toHaveAttribute('target', '_blank');
  expect(whatsapp.getAttribute('rel')).toContain('noopener');
  expect(link(/^support@ ?evenlight\.example$/)).toHaveAttribute('href', 'mailto:support@evenlight.example');
  expect(main()).toHaveTextContent('We answer e-mail within 4 hours.');
  expect(main()).toHaveTextContent('The San Francisco Bay Area, in 3 counties.');
  expect(link('Go to grief support')).toHaveAttribute('href', '/grief-support');
  expect(link('See all services')).toHaveAttribute('href', '/services');
});

test('the contact page says when the chat is open, and looks again every minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = contactServer();
  await openScreen(contact, { at: '/contact', server });
  expect(await screen.findByText(CHAT_HOURS)).toBeVisible();
  expect(screen.getByRole('row', { name: /Mon-Fri.*9 AM - 6 PM/ })).toBeVisible();
  expect(screen.getByText('After Hours')).toBeVisible();
  expect(screen.getByText('Online')).not.toBeVisible();
  server.answers(getOpeningHours, openingHours({ isOpen: true }));
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await waitFor(() => expect(screen.getByText('Online')).toBeVisible());
  expect(screen.getByText('After Hours')).not.toBeVisible();
});

test('in summer the hours are told on the clock of the summer', async () => {
  await open(contactServer().answers(getOpeningHours, openingHours({ zoneName: 'PDT' })));
  expect(screen.getByText(CHAT_HOURS.replace('PST', 'PDT'))).toBeVisible();
  expect(main()).not.toHaveTextContent('PST');
});

test('every missing field is named, and every field says what it needs', async () => {
  const user = await open();
  await press(user, 'Send message');
  for (const label of ['Your name', 'Email address', 'Subject', 'Message']) {
    const box = await field(label);
    await waitFor(() => expect(box).toHaveAccessibleDescription(new RegExp(`${label} is required`)));
  }
  await fill(user, 'Email address', 'rosa@nowhere');
  await fill(user, 'Phone number', 'call me');
  await user.tab();
  expect(await field('Email address')).toHaveAccessibleDescription('Please enter a valid email address');
  const phone = await field('Phone number');
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/Please enter a valid phone number/));
  // What is too long is said and not cut.
  await fill(user, 'Message', 'much '.repeat(900));
  await user.tab();
  const message = await field('Message');
  await waitFor(() => expect(message).toHaveAccessibleDescription(/must be at most 4,000 characters/));
});

test('each urgency says what we promise, and an emergency whom to call at once', async () => {
  const user = await open();
  expect(main()).toHaveTextContent('We answer within 24 hours.');
  await user.click(screen.getByRole('radio', { name: /^Emergency/ }));
  const atOnce = within(
    (await screen.findByText(/If someone is in danger/)).closest<HTMLElement>('[role=status]') ?? main(),
  );
  expect(atOnce.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  expect(atOnce.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
  expect(atOnce.getByRole('link', { name: /^Call Now/ })).toHaveAttribute('href', 'tel:+14155550142');
});

test('a lost line and a reload lose nothing, and sent again it is the same message', async () => {
  const server = contactServer();
  // The answer gets lost, although the message arrived.
  server.answers(sendContactMessage, () => {
    throw new TypeError('Failed to fetch');
  });
  const first = await open(server);
  await write(first);
  await first.click(screen.getByRole('radio', { name: /^Urgent/ }));
  expect(await screen.findByText('Ready to submit!')).toBeVisible();
  await press(first, 'Send message');
  const failure = await alertSaying('Failed to Send Message');
  expect(failure).toHaveTextContent('Please try again or call us directly at (415) 555-0142');
  expect(failure).toHaveTextContent('We could not reach our servers.');
  expect(within(failure).getByRole('link', { name: /^Call Now/ })).toHaveAttribute('href', 'tel:+14155550142');
  first.leave();

  server.answers(sendContactMessage, { ...answer, routes: [] });
  const second = await open(server);
  await waitFor(async () => expect(await field('Your name')).toHaveValue('Rosa Díaz'));
  expect(await field('Message')).toHaveValue('He died in March. What do we do now?');
  expect(screen.getByRole('radio', { name: /^Urgent/ })).toBeChecked();
  await second.dblClick(screen.getByRole('button', { name: 'Send message' }));
  const received = (await screen.findByText('Form Submitted')).closest('[role=status]');
  expect(received).toHaveTextContent("We'll get back to you soon.");
  await waitFor(() => expect(received).toHaveFocus());
  expect(await field('Message')).toHaveValue('');
  expect(Object.keys(sessionStorage).filter((key) => key.includes('message'))).toEqual([]);
  const sent = server.heard(sendContactMessage).map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  // That somebody wrote, and not a word of it.
  const counted = { moment: 'contact-form', topic: 'general', mayForward: false };
  expect(server.heard(recordMoment)).toEqual([{ body: counted }]);
});

test('a member need not type who they are', async () => {
  await open(contactServer(), ada);
  await waitFor(async () => expect(await field('Your name')).toHaveValue('Ada Okafor'));
  expect(await field('Email address')).toHaveValue('ada@example.org');
});

test('where our server names a field, it is still said that nothing was sent, and whom to call', async () => {
  const fields = { email: 'Please enter a valid email address' };
  const user = await open(contactServer().refuses(sendContactMessage, 'request.invalid', { fields }));
  await write(user);
  await press(user, 'Send message');
  const failure = await alertSaying('Failed to Send Message');
  expect(failure).toHaveTextContent('Please try again or call us directly at (415) 555-0142');
  const email = await field('Email address');
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Please enter a valid email address/));
});

test('an answer that does not say that it worked leaves the page and every word where they are', async () => {
  const answered = () => Response.json({ message: 'Welcome to the free network of this train' });
  const server = contactServer().answers(sendContactMessage, answered as never);
  const user = await open(server);
  await write(user);
  await press(user, 'Send message');
  expect(await alertSaying('Failed to Send Message')).toBeVisible();
  expect(screen.queryByText('Form Submitted')).toBeNull();
  expect(await field('Message')).toHaveValue('He died in March. What do we do now?');
  expect(await field('Your name')).toHaveValue('Rosa Díaz');
});

test('words of danger show who answers right now', async () => {
  const worrying = { ...answer, crisisLevel: 'crisis' as const, routes: ['self' as const] };
  const user = await open(contactServer().answers(sendContactMessage, worrying));
  await write(user);
  await press(user, 'Send message');
  const worry = within(await screen.findByRole('region', { name: /right now/ }));
  expect(worry.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  expect(screen.getByText('Form Submitted')).toBeVisible();
  expect(await field('Subject')).toHaveValue('');
});
