// What a family says to each other, when the line is bad or the server will not take it.
import { editFamilyMessage, sendFamilyMessage } from '@evenlight/contract/families/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, type ScreenUser } from '../../testing/open-screen';
import { aFamilyMessage, aSharedDocument, asha, familyRoom, milo } from '../../testing/samples/families';
import * as family from './family-screen';

type Room = ReturnType<typeof familyRoom>;
const open = ({ server, at }: Room) =>
  openScreen(family, { at: at('messages'), path: 'family-collaboration', server, person: asha });
const box = () => screen.findByRole('textbox', { name: 'Your message to the family' });
const logNow = () => screen.getByRole('log', { name: 'Conversation' });

async function write(user: ScreenUser, words: string) {
  await user.click(await box());
  await user.paste(words);
}

/** Keeps what is sent: once for each key. */
function aTalk() {
  const room = familyRoom();
  const known = new Set<string>();
  room.messages.push(aFamilyMessage('Who has the will?', { author: milo, authorInitials: 'MR' }));
  room.documents.push(aSharedDocument('will.pdf'));
  const take = ({ body }: { body: { content: string; idempotencyKey: string } }) => {
    const message = aFamilyMessage(body.content);
    if (!known.has(body.idempotencyKey)) room.messages.push(message);
    known.add(body.idempotencyKey);
    return { ...message, isWorrying: body.content.includes('goodbye') };
  };
  room.server.answers(sendFamilyMessage, take);
  return { room, take };
}

test('what is typed outlives a reload, and Enter sends it', async () => {
  const { room } = aTalk();
  const first = await open(room);
  await write(first, 'I have it. <b>Quick</b>');
  first.leave();
  const user = await open(room);
  await waitFor(async () => expect(await box()).toHaveValue('I have it. <b>Quick</b>'));
  await user.click(await box());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(logNow()).toHaveTextContent('I have it. <b>Quick</b>'));
  expect(await box()).toHaveValue('');
  expect(room.server.heard(sendFamilyMessage)).toHaveLength(1);
});

test('who wrote words of danger to the family reads one quiet line, until they write on', async () => {
  const { room } = aTalk();
  const user = await open(room);
  await write(user, 'This is goodbye.');
  await press(user, 'Send');
  expect(await screen.findByText(/If this is heavy for you right now/)).toBeVisible();
  expect(screen.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
  await write(user, 'Sorry. Who brings the flowers?');
  await press(user, 'Send');
  await waitFor(() => expect(screen.queryByText(/If this is heavy/)).not.toBeInTheDocument());
});

test('without a connection it waits, survives a reload, and goes from any part of the page, once', async () => {
  const { room } = aTalk();
  const first = await open(room);
  await write(first, 'I am on the train');
  room.server.answers(sendFamilyMessage, () => {
    throw new TypeError('Failed to fetch');
  });
  await press(first, 'Send');
  expect(await screen.findByText(/^Not sent yet\./)).toBeVisible();
  first.leave();
  const user = await open(room);
  expect(await screen.findByText('I am on the train')).toBeVisible();
  expect(await screen.findByText(/^Not sent yet\./)).toBeVisible();
  const parts = within(screen.getByRole('navigation', { name: 'Parts of the workspace' }));
  await user.click(parts.getByRole('link', { name: 'Tasks' }));
  await waitFor(() => expect(parts.getByRole('link', { name: /^Messages/ })).toHaveTextContent('1 not sent'));
  // Held back on its way, it cannot be taken into the box and sent twice.
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aFamilyMessage> & { isWorrying: boolean }>();
  room.server.answers(sendFamilyMessage, () => promise);
  window.dispatchEvent(new Event('online'));
  await user.click(parts.getByRole('link', { name: /^Messages/ }));
  const back = await screen.findByRole('button', { name: 'Back to the box' });
  await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
  const arrived = aFamilyMessage('I am on the train');
  room.messages.push(arrived);
  resolve({ ...arrived, isWorrying: false });
  await waitFor(() => expect(screen.queryByText(/^Not sent yet\./)).not.toBeInTheDocument());
  await waitFor(() => expect(within(logNow()).getAllByText('I am on the train')).toHaveLength(1));
  expect(parts.getByRole('link', { name: /^Messages/ })).not.toHaveTextContent('not sent');
  expect(new Set(room.server.heard(sendFamilyMessage).map(({ body }) => body.idempotencyKey)).size).toBe(1);
});

test('what the server will not take stays for its author, is not sent again by itself, and goes back as it was', async () => {
  const { room } = aTalk();
  room.server.refuses(sendFamilyMessage, 'message.not_found');
  const user = await open(room);
  await press(user, 'Reply to Milo Rao');
  await waitFor(async () => expect(await box()).toHaveFocus());
  await press(user, 'Attach a shared document');
  await user.click(await screen.findByRole('checkbox', { name: 'will.pdf' }));
  await press(user, 'Done');
  await write(user, 'Look at page two');
  await press(user, 'Send');
  expect(await screen.findByText('This message was not sent')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await press(user, 'Back to the box');
  await waitFor(() => expect(screen.queryByText('This message was not sent')).not.toBeInTheDocument());
  expect(room.server.heard(sendFamilyMessage)).toHaveLength(1);
  expect(await box()).toHaveValue('Look at page two');
  expect(screen.getByRole('button', { name: 'Do not reply to this message' })).toBeVisible();
  await press(user, 'Do not attach will.pdf');
  await press(user, 'Do not reply to this message');
  expect(screen.queryByRole('button', { name: 'Do not attach will.pdf' })).not.toBeInTheDocument();
});

test('a reply carries a name and a paper', async () => {
  const { room } = aTalk();
  const user = await open(room);
  await press(user, 'Reply to Milo Rao');
  await user.type(await box(), 'Here it is @Mi');
  await press(user, '@Milo Rao');
  await waitFor(async () => expect(await box()).toHaveValue('Here it is @Milo Rao '));
  await press(user, 'Attach a shared document');
  await user.click(await screen.findByRole('checkbox', { name: 'will.pdf' }));
  await press(user, 'Done');
  await press(user, 'Send');
  await waitFor(() => expect(room.server.heard(sendFamilyMessage)).toHaveLength(1));
  expect(room.server.heard(sendFamilyMessage)[0]?.body).toMatchObject({
    content: 'Here it is @Milo Rao',
    mentions: [milo.id],
    replyToId: room.messages[0]?.id,
    attachmentIds: [room.documents[0]?.id],
  });
});

test('one’s own words are changed, and whoever only reads along has no box', async () => {
  const { room } = aTalk();
  const own = aFamilyMessage('I am on the train');
  room.messages.push(own);
  const change = { content: 'I am on the bus', editedAt: '2026-11-03T13:00:00.000Z' };
  room.server.answers(editFamilyMessage, { ...own, ...change, isWorrying: false });
  const user = await open(room);
  await press(user, 'More about your message');
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const words = await screen.findByRole('textbox', { name: 'Your words' });
  await user.clear(words);
  await user.click(words);
  await user.paste('I am on the bus');
  await press(user, 'Save');
  await waitFor(() => expect(logNow()).toHaveTextContent('I am on the bus'));
  user.leave();
  await open(familyRoom({ role: 'viewer' }));
  expect(await screen.findByText(/^You can read along\./)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your message to the family' })).not.toBeInTheDocument();
});
