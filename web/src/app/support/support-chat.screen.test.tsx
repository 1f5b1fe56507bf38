// Conversations on the support page: begun, written, answered, lost on their way, deleted.
import { getSession } from '@evenlight/contract/accounts';
import {
  listSupportMessages,
  listSupportSessions,
  replyToMessage,
  sendSupportMessage,
  startSupportSession,
} from '@evenlight/contract/support/chat';
import { getSafety } from '@evenlight/contract/support/safety';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertSaying, fill, openScreen, press, type ScreenUser } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { ANSWER, aConversation, aMessage, inLines, supportRoom } from '../../testing/samples/support';
import * as support from './support-screen';

type Room = ReturnType<typeof supportRoom>;
const open = ({ server }: Room, at = '/support') =>
  openScreen(support, { at, path: 'support', server, person: aUser() });
const logNow = () => screen.getByRole('log', { name: 'Conversation' });
const box = () => screen.findByRole('textbox', { name: 'Your message' });
const send = () => screen.getByRole('button', { name: 'Send' });
const kept = () => JSON.stringify({ ...sessionStorage });

async function write(user: ScreenUser, words: string) {
  await user.click(await box());
  await user.paste(words);
}

async function aTalk(title: string) {
  const session = aConversation(title);
  const room = supportRoom(session);
  const at = `/support?session=${session.id}`;
  const user = await open(room, at);
  await box();
  return { session, room, at, user };
}

test('a conversation begins with what somebody has to say, which is sent, answered, and makes its title', async () => {
  const room = supportRoom();
  const user = await open(room);
  const QUESTION = 'What is on your mind?';
  const words = '  My mother died last week and the house is so very quiet.';
  await press(user, 'New session');
  const dialog = within(await screen.findByRole('dialog', { name: 'New session' }));
  expect(dialog.getByRole('link', { name: /988/ })).toBeVisible();
  await fill(user, QUESTION, '   ');
  await press(user, 'Start session');
  await waitFor(() => expect(dialog.getByLabelText(/on your mind/)).toHaveAccessibleDescription(/needs an answer/));
  expect(room.server.heard(startSupportSession)).toEqual([]);
  room.server.refuses(startSupportSession, 'server.busy');
  await fill(user, QUESTION, words);
  await press(user, 'Start session');
  expect(await dialog.findByText('Failed to start support session. Please try again.')).toBeVisible();
  expect(dialog.getByLabelText(/on your mind/)).toHaveValue(words);
  expect(kept()).toContain('so very quiet');
  room.server.answers(startSupportSession, room.begin);
  await press(user, 'Start session');
  const title = 'My mother died last week and the house is so…';
  const [lost, begun] = room.server.heard(startSupportSession);
  expect(begun?.body).toEqual({ title, isFirstWords: true, idempotencyKey: lost?.body.idempotencyKey });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(user.whereabouts()).toMatch(/\?session=[0-9a-f-]{36}$/));
  const chosen = screen.getByRole('link', { name: new RegExp(title) });
  await waitFor(() => expect(chosen).toHaveAttribute('aria-current', 'true'));
  expect(chosen).toHaveTextContent('active');
  expect(screen.getAllByText('A program, not a person')[0]).toBeVisible();
  await waitFor(() => expect(logNow()).toHaveTextContent(ANSWER));
  expect(room.server.heard(sendSupportMessage)).toHaveLength(1);
  expect(within(logNow()).getAllByText('AI')).toHaveLength(2);
  expect(await box()).toHaveValue('');
  expect(kept()).not.toContain('so very quiet');
  expect(screen.queryByText(/\/10|empathy/i)).not.toBeInTheDocument();
});

test('what is typed into a conversation that was just begun waits for its author, also after a reload', async () => {
  const room = supportRoom();
  const user = await open(room);
  await press(user, 'New session');
  await fill(user, 'What is on your mind?', 'I cannot sleep.');
  await press(user, 'Start session');
  await waitFor(() => expect(logNow()).toHaveTextContent(ANSWER));
  await write(user, 'N');
  await waitFor(async () => expect(await box()).toHaveValue('N'));
  expect(room.server.heard(sendSupportMessage)).toHaveLength(1);
});

test('first words that do not arrive wait in their conversation, with the numbers, and are sent once', async () => {
  const room = supportRoom();
  room.server.refuses(sendSupportMessage, 'server.busy');
  const user = await open(room);
  await press(user, 'New session');
  await fill(user, 'What is on your mind?', 'I cannot sleep.');
  await press(user, 'Start session');
  expect(await alertSaying('Failed to send message. Please try again.')).toBeVisible();
  expect(await box()).toHaveValue('I cannot sleep.');
  room.server.answers(sendSupportMessage, room.take);
  await user.click(send());
  await waitFor(() => expect(logNow()).toHaveTextContent(ANSWER));
  expect(within(logNow()).getAllByText('I cannot sleep.')).toHaveLength(1);
});

test('the title can be changed, and the rest of the welcome is folded', async () => {
  const { room, user } = await aTalk('i cant sleep and then…');
  await press(user, 'Change the title: i cant sleep and then…');
  await fill(user, 'Title', 'Nights');
  await press(user, 'Save');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Nights' })).toBeVisible());
  expect(room.sessions).toMatchObject([{ title: 'Nights' }]);
  expect(screen.getByText('All of it is kept for you alone.')).not.toBeVisible();
  await user.click(screen.getByText('More'));
  expect(screen.getByText('All of it is kept for you alone.')).toBeVisible();
});

test('a message that was left without its answer says so, and asks for it by itself after a reload', async () => {
  const { room, at, user } = await aTalk('Left in between');
  room.server.answers(replyToMessage, () => {
    throw new TypeError('Failed to fetch');
  });
  await write(user, 'I miss my sister.');
  await user.click(send());
  await alertSaying('The answer did not arrive. Your message did.');
  user.leave();
  room.server.answers(replyToMessage, (asked) =>
    inLines({ kind: 'done', message: room.answer(asked), safety: room.safety }),
  );
  await open(room, at);
  await waitFor(() => expect(logNow()).toHaveTextContent(ANSWER));
});

test('words that are taken back while they are written are not shown any more', async () => {
  const { room, user } = await aTalk('Anew');
  const { promise, resolve } = Promise.withResolvers<Response>();
  room.server.answers(replyToMessage, () => promise as never);
  await write(user, 'I miss her so much.');
  await user.click(send());
  expect(await screen.findByText('The AI is writing an answer…')).toBeVisible();
  const [message] = room.in(room.sessions[0]?.id ?? '').slice(-1);
  const [asked] = room.server.heard(replyToMessage);
  if (!asked || !message) throw new Error('nothing was asked for');
  const letters = new TransformStream<string, string>();
  const writer = letters.writable.getWriter();
  const say = (line: object) => writer.write(`${JSON.stringify(line)}\n`);
  resolve(new Response(letters.readable.pipeThrough(new TextEncoderStream())));
  void say({ kind: 'words', text: 'You should' });
  expect(await screen.findByText('You should')).toBeVisible();
  // Only the finished answer is read out.
  expect(logNow()).not.toHaveTextContent('You should');
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  void say({ kind: 'anew' });
  await waitFor(() => expect(screen.queryByText('You should')).not.toBeInTheDocument());
  void say({ kind: 'done', message: room.answer(asked), safety: room.safety });
  await waitFor(() => expect(logNow()).toHaveTextContent(ANSWER));
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

test('pressed twice it is sent once; meant twice, it is said twice', async () => {
  const { room, user } = await aTalk('Trembling fingers');
  await write(user, 'I cannot sleep.');
  // Trembling fingers: the second press comes before the first one shows.
  for (const button of [send(), send()]) button.click();
  await waitFor(() => expect(logNow()).toHaveTextContent(ANSWER));
  expect(within(logNow()).getAllByText('I cannot sleep.')).toHaveLength(1);
  expect(room.server.heard(sendSupportMessage)).toHaveLength(1);
  await write(user, 'I cannot sleep.');
  await user.click(send());
  await waitFor(() => expect(within(logNow()).getAllByText('I cannot sleep.')).toHaveLength(2));
  await waitFor(() => expect(within(logNow()).getAllByText(ANSWER)).toHaveLength(2));
});

test('what could not be sent stays in the field, with the lines beside it, and is sent once', async () => {
  const { room, at, user } = await aTalk('A bad line');
  // It arrives, and the page never hears of it.
  room.server.answers(sendSupportMessage, (asked) => {
    room.take(asked);
    throw new TypeError('Failed to fetch');
  });
  await write(user, 'It is our wedding day.');
  await user.click(send());
  const failure = within(await alertSaying('Failed to send message. Please try again.'));
  expect(failure.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  expect(await box()).toHaveValue('It is our wedding day.');
  user.leave();
  room.server.answers(sendSupportMessage, room.take);
  const again = await open(room, at);
  await waitFor(async () => expect(await box()).toHaveValue('It is our wedding day.'));
  await waitFor(() => expect(logNow()).toHaveTextContent(ANSWER));
  await again.click(send());
  await waitFor(async () => expect(await box()).toHaveValue(''));
  expect(within(logNow()).getAllByText('It is our wedding day.')).toHaveLength(1);
  const [first, second] = room.server.heard(sendSupportMessage).map(({ body }) => body.idempotencyKey);
  expect(second).toBe(first);
});

test('without a connection it keeps the words, and sends them later', async () => {
  const { room, user } = await aTalk('On the train');
  await write(user, 'We are in the tunnel.');
  room.server.isReachable = false;
  await user.click(send());
  await alertSaying('Failed to send message. Please try again.');
  expect(await box()).toHaveValue('We are in the tunnel.');
  room.server.isReachable = true;
  await user.click(send());
  await waitFor(() => expect(logNow()).toHaveTextContent(ANSWER));
  expect(await box()).toHaveValue('');
});

test('where nobody is signed in any more, nothing of what was typed stays in this browser', async () => {
  const { room, user } = await aTalk('Private');
  await write(user, 'Nobody shall read this.');
  expect(kept()).toContain('Nobody shall read this.');
  user.leave();
  for (const endpoint of [getSession, listSupportSessions, getSafety] as const)
    room.server.refuses(endpoint, 'session.required');
  await openScreen(support, { at: '/support', server: room.server });
  await waitFor(() => expect(kept()).not.toContain('Nobody shall read this.'));
});

test('a conversation is deleted after being asked, and all of them for good', async () => {
  const [first, second] = [aConversation('The first'), aConversation('The second')];
  const room = supportRoom(second, first);
  const user = await open(room, `/support?session=${second.id}`);
  const opener = await screen.findByRole('button', { name: 'Delete the conversation: The second' });
  await user.click(opener);
  await screen.findByRole('dialog', { name: 'Delete this conversation?' });
  await press(user, 'Keep it');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
  await user.keyboard('{Enter}');
  await press(user, 'Delete it for good');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your conversations' })).toHaveFocus());
  expect(screen.queryByRole('link', { name: /The second/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /The first/ })).toBeVisible();
  await press(user, 'Delete all conversations');
  expect(await screen.findByRole('dialog', { name: 'Delete all conversations?' })).toHaveTextContent('for good');
  await press(user, 'Delete all for good');
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
  await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
});

test('a conversation that was deleted elsewhere is gone from the page, with what was not sent', async () => {
  const { session, room, user } = await aTalk('To be gone');
  await write(user, 'She liked the sea.');
  await user.click(send());
  await waitFor(() => expect(logNow()).toHaveTextContent(ANSWER));
  await write(user, 'And the wind.');
  expect(kept()).toContain('And the wind.');
  room.remove(session.id);
  room.server.tells('support.changed');
  expect(await screen.findByText('This conversation cannot be shown')).toBeVisible();
  expect(screen.queryByText('She liked the sea.')).not.toBeInTheDocument();
  await waitFor(() => expect(kept()).not.toContain('And the wind.'));
});

test('whoever goes back to a conversation they deleted finds nothing of it', async () => {
  const { room, user } = await aTalk('To be gone');
  await write(user, 'She liked the sea.');
  await user.click(send());
  await waitFor(() => expect(logNow()).toHaveTextContent(ANSWER));
  await write(user, 'And the wind.');
  await press(user, 'Delete the conversation: To be gone');
  await press(user, 'Delete it for good');
  await waitFor(() => expect(user.whereabouts()).toBe('/support'));
  expect(kept()).not.toContain('And the wind.');
  user.goBack();
  expect(await screen.findByText('This conversation cannot be shown')).toBeVisible();
  expect(screen.queryByText('She liked the sea.')).not.toBeInTheDocument();
  expect(room.server.heard(listSupportMessages).length).toBeGreaterThan(1);
});

test('an address of a conversation that is not one’s own says so kindly', async () => {
  const room = supportRoom();
  room.server.refuses(listSupportMessages, 'support.session_not_found');
  const user = await open(room, '/support?session=019a8a4e-0000-7000-8000-000000000000');
  expect(await screen.findByText('This conversation cannot be shown')).toBeVisible();
  const [last] = screen.getAllByRole('link', { name: 'All conversations' }).slice(-1);
  await user.click(last as HTMLElement);
  await waitFor(() => expect(user.whereabouts()).toBe('/support'));
});

test('what the program says is in its language, and nobody claims one of what a person wrote', async () => {
  const session = aConversation('At night');
  const room = supportRoom(session);
  room.in(session.id).push(aMessage('Llame al 988.', { role: 'assistant', kind: 'safety', language: 'es' }));
  room.in(session.id).push(aMessage('The house is so quiet.', {}));
  await open(room, `/support?session=${session.id}`);
  expect((await screen.findByText(/Llame al/)).closest('[lang]')).toHaveAttribute('lang', 'es');
  expect(screen.getByText('The house is so quiet.')).toHaveAttribute('lang', '');
});
