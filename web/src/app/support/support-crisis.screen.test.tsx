// When somebody's words give reason to worry: the lines are there and stay, until the person takes them away.
import { listSupportGroups } from '@evenlight/contract/support/groups';
import { askForCall, getSafety, sayIAmSafe } from '@evenlight/contract/support/safety';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, openScreen, press } from '../../testing/open-screen';
import { aUser, PHONE_NUMBER } from '../../testing/samples/accounts';
import { aConversation, calm, inDanger, SAFETY_TEXT, supportRoom } from '../../testing/samples/support';
import * as support from './support-screen';

const TOAST = 'If you’re in immediate danger, please call 988 or 911';
const noticeNow = () => screen.getByRole('region', { name: /right now/ });
const notice = () => screen.findByRole('region', { name: /right now/ });
// The screen that somebody leaves takes its notice along, and the next one has its own.
const noticeStands = () => waitFor(() => expect(noticeNow()).toBeVisible());
const box = () => screen.findByRole('textbox', { name: 'Your message' });
const toastsNow = () => screen.getByRole('region', { name: /Notifications/ });

async function open(room: ReturnType<typeof supportRoom>) {
  const at = `/support?session=${room.sessions[0]?.id}`;
  return openScreen(support, { at, path: 'support', server: room.server, person: aUser() });
}

async function say(words: string, room = supportRoom(aConversation('Tonight'))) {
  const user = await open(room);
  await user.click(await box());
  await user.paste(words);
  await press(user, 'Send');
  return { room, user };
}

const aCrisis = () => Object.assign(supportRoom(aConversation('Tonight')), { level: 'crisis' as const });

test('words of danger are answered by lines that can be touched, and writing goes on', async () => {
  const { user } = await say('I am going to kill myself tonight.', aCrisis());
  const lines = within(await notice());
  expect(noticeNow()).toHaveTextContent(TOAST);
  expect(lines.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  expect(lines.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
  expect(lines.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  const said = within(screen.getByRole('log', { name: 'Conversation' }));
  expect(said.getByText(/Please call or text/)).toHaveTextContent(SAFETY_TEXT);
  expect(said.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
  await waitFor(() => expect(toastsNow()).toHaveTextContent(TOAST));
  await user.click(within(toastsNow()).getByRole('button', { name: 'Close' }));
  expect(noticeNow()).toBeVisible();
  expect(await box()).not.toHaveAttribute('readonly');
});

test('neither a denial, nor a reload, nor the list, nor another part of the page takes the notice away', async () => {
  const { room, user } = await say('I am going to kill myself tonight.', aCrisis());
  await notice();
  room.level = 'none' as never;
  await user.click(await box());
  await user.paste('I am fine, forget it.');
  await press(user, 'Send');
  await waitFor(async () => expect(await box()).toHaveValue(''));
  expect(noticeNow()).toBeVisible();
  user.leave();
  const again = await open(room);
  await noticeStands();
  await again.click(screen.getByRole('link', { name: 'All conversations' }));
  await noticeStands();
  await press(again, 'New session');
  await fill(again, 'What is on your mind?', 'Another');
  await press(again, 'Start session');
  await screen.findByRole('heading', { name: 'Another' });
  expect(noticeNow()).toBeVisible();
  room.server.answers(listSupportGroups, []);
  await again.click(screen.getByRole('link', { name: 'Support Groups' }));
  await screen.findByRole('heading', { name: 'Support Groups' });
  await again.click(screen.getByRole('link', { name: 'AI Support' }));
  await noticeStands();
});

test('the notice goes when the person says that they are safe, after being asked', async () => {
  const { room, user } = await say('I am going to kill myself tonight.', aCrisis());
  await user.click(within(await notice()).getByRole('button', { name: 'I am safe now' }));
  await screen.findByRole('dialog', { name: 'Are you safe right now?' });
  await press(user, 'Not yet');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(noticeNow()).toBeVisible();
  expect(room.server.heard(sayIAmSafe)).toEqual([]);
  room.server.answers(sayIAmSafe, { ...calm, level: 'elevated', routes: ['self'] });
  await press(user, 'I am safe now');
  await press(user, 'Yes, I am safe');
  await waitFor(() => expect(screen.queryByRole('region', { name: /right now/ })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(async () => expect(await box()).toHaveFocus());
  expect(toastsNow()).not.toHaveTextContent(TOAST);
  expect(screen.getByRole('region', { name: 'Somebody to talk to' })).toHaveTextContent('Call 988');
  expect(room.server.heard(sayIAmSafe)).toEqual([{ body: { since: inDanger().notice?.since } }]);
});

test('for whoever is hurt at home nothing that stays names it, and no call of ours is offered', async () => {
  const room = supportRoom(aConversation('Tonight'));
  const { notice: since } = inDanger();
  room.safety = inDanger({ routes: ['abuse'], notice: since && { ...since, routes: ['abuse'] } });
  await open(room);
  const lines = await notice();
  expect(lines).toHaveTextContent('If anyone is in danger right now, call 911.');
  expect(lines).toHaveTextContent('Call 1-800-799-7233');
  expect(screen.queryByRole('button', { name: 'Ask us to call you' })).toBeNull();
  cleanup();
  room.safety = { ...calm, level: 'elevated', routes: ['abuse'] };
  await open(room);
  const card = await screen.findByRole('region', { name: 'Somebody to talk to' });
  expect(card).toHaveTextContent('Call 988');
  expect(card).not.toHaveTextContent('1-800-799-7233');
});

test('a notice comes and goes with what happens on another device', async () => {
  const room = supportRoom(aConversation('Tonight'));
  await open(room);
  await box();
  expect(screen.queryByRole('region', { name: /right now/ })).not.toBeInTheDocument();
  room.safety = inDanger();
  room.server.tells('support.changed');
  expect(await notice()).toBeVisible();
  room.safety = calm;
  room.server.tells('support.changed');
  await waitFor(() => expect(screen.queryByRole('region', { name: /right now/ })).not.toBeInTheDocument());
});

test('a call is asked for with name and number and only with consent; then it is said how it stands', async () => {
  const room = supportRoom(aConversation('A secret title'));
  room.safety = inDanger();
  const asked = (state: 'waiting' | 'taken' | 'done') =>
    inDanger({ callAsked: { at: '2026-11-05T12:00:00.000Z', state } });
  room.server.answers(askForCall, asked('waiting'));
  const user = await open(room);
  await press(user, 'Ask us to call you');
  const dialog = await screen.findByRole('dialog', { name: 'Ask us to call you' });
  await waitFor(() => expect(within(dialog).getByLabelText(/^Your name/)).toHaveValue('Ada Okafor'));
  expect(dialog).toHaveTextContent('They do not see what you wrote.');
  await fill(user, 'Phone number', PHONE_NUMBER);
  await press(user, 'Ask for the call');
  await waitFor(() => expect(within(dialog).getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true'));
  expect(room.server.heard(askForCall)).toEqual([]);
  await user.click(within(dialog).getByRole('checkbox'));
  await press(user, 'Ask for the call');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(noticeNow()).toHaveTextContent('You asked us to call you');
  await waitFor(() => expect(within(noticeNow()).getByRole('button', { name: 'Change my number' })).toHaveFocus());
  const [call] = room.server.heard(askForCall);
  expect(call?.body).toMatchObject({ name: 'Ada Okafor', phone: PHONE_NUMBER, consents: true });
  for (const [state, words] of [
    ['taken', 'is about to call you'],
    ['done', 'Our team has called you.'],
  ] as const) {
    room.server.answers(getSafety, asked(state));
    room.server.tells('support.changed');
    await waitFor(() => expect(noticeNow()).toHaveTextContent(words));
  }
});

test('a wish to die without a plan shows the lines gently, and shuts nothing', async () => {
  const room = Object.assign(supportRoom(aConversation('A hard night')), { level: 'elevated' as const });
  await say('I wish I were dead.', room);
  expect(await screen.findByRole('region', { name: 'Somebody to talk to' })).toHaveTextContent('Call 988');
  expect(screen.queryByRole('region', { name: /right now/ })).not.toBeInTheDocument();
  expect(toastsNow()).not.toHaveTextContent(TOAST);
  expect(await box()).not.toHaveAttribute('readonly');
});
