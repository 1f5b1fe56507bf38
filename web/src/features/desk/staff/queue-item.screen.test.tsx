// One thing somebody waits for: words that are typed about it are kept until they are stored, and stored once.
import {
  handOverQueueItem,
  keepPromise,
  listTeam,
  noteOnQueueItem,
  type QueueItem,
  readQueueItem,
  takeQueueItem,
  writeFromQueue,
} from '@evenlight/contract/queue';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { field, fill, openScreen, press } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { aQueueItem } from '../../../testing/samples/desk';
import * as screenOfItem from './queue-item-screen';

const ines = aUser({ firstName: 'Ines', lastName: 'Duarte' });
const theo = { id: '0198a000-0000-7000-8000-000000000002' as typeof ines.id, name: 'Theo Duarte' };
const NOTE = 'Note, or what the family answered';
const own = { id: ines.id, name: 'Ines Duarte' };
const hands = () => screen.getByRole('region', { name: 'In whose hands' });

function anItem(facts: Partial<QueueItem> = { owner: own }) {
  const item = aQueueItem(facts);
  const server = fakeServer()
    .answers(readQueueItem, () => item)
    .answers(listTeam, [own, theo])
    .answers(noteOnQueueItem, () => item)
    .answers(writeFromQueue, () => item);
  const open = () =>
    openScreen(screenOfItem, {
      at: `/staff/queue/${item.id}`,
      path: 'staff/queue/:promiseId',
      server,
      person: ines,
    });
  return { item, server, open };
}

const loseAnswer = () => {
  throw new TypeError('Failed to fetch');
};

test('a note outlives a reload; when its answer is lost it can be kept as the family’s words instead, and is not refused', async () => {
  const { server, open } = anItem();
  const first = await open();
  expect(await screen.findByText('When would you have time for us?')).toBeVisible();
  expect(screen.getByRole('link', { name: '+1 415 555 0132' })).toHaveAttribute('href', 'tel:+14155550132');
  await fill(first, NOTE, 'They would like the morning.');
  first.leave();
  server.answers(noteOnQueueItem, loseAnswer);
  const user = await open();
  await waitFor(async () => expect(await field(NOTE)).toHaveValue('They would like the morning.'));
  await press(user, 'Save as a note');
  expect(await screen.findByText(/could not reach our servers/)).toBeVisible();
  expect(await field(NOTE)).toHaveValue('They would like the morning.');
  server.answers(noteOnQueueItem, anItem().item);
  await press(user, 'Save as the family’s answer');
  await waitFor(async () => expect(await field(NOTE)).toHaveValue(''));
  const [note, answer] = server.heard(noteOnQueueItem).map(({ body }) => body);
  expect([note?.kind, answer?.kind]).toEqual(['note', 'answer']);
  expect(answer?.idempotencyKey).not.toBe(note?.idempotencyKey);
});

test('pasted words are never cut: it is said by how much they are too long', async () => {
  const { server, open } = anItem();
  const user = await open();
  await fill(user, NOTE, 'a'.repeat(5_003));
  expect(await screen.findByText(/^3 characters too long\. Nothing was cut/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save as a note' })).toHaveAttribute('aria-disabled', 'true');
  await press(user, 'Save as a note');
  expect(server.heard(noteOnQueueItem)).toEqual([]);
});

test('a letter begins with words of ours and never loses words of one’s own; sent again it is the same letter', async () => {
  const { server, open } = anItem();
  const first = await open();
  const begin = await screen.findByLabelText('Begin with');
  await first.selectOptions(begin, 'We tried to call (English)');
  expect(await field('Letter')).toHaveValue('I called today and did not reach you.');
  await fill(first, 'Letter', 'Dear Noor, I am there until five.');
  await first.selectOptions(begin, 'We tried to call (English)');
  await screen.findByRole('dialog', { name: 'Replace what you typed?' });
  await press(first, 'Keep what I typed');
  expect(await field('Letter')).toHaveValue('Dear Noor, I am there until five.');
  first.leave();
  // The answer gets lost although the letter went out.
  server.answers(writeFromQueue, loseAnswer);
  const user = await open();
  await waitFor(async () => expect(await field('Letter')).toHaveValue('Dear Noor, I am there until five.'));
  await press(user, 'Send the letter');
  expect(await screen.findByText(/could not reach our servers/)).toBeVisible();
  expect(await field('Letter')).toHaveValue('Dear Noor, I am there until five.');
  server.answers(writeFromQueue, anItem().item);
  await press(user, 'Send the letter');
  await waitFor(async () => expect(await field('Letter')).toHaveValue(''));
  const keys = server.heard(writeFromQueue).map(({ body }) => body.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('what a colleague has is taken over after a question that says from whom, handed on, and answered', async () => {
  const { item, server, open } = anItem({ owner: theo });
  const user = await open();
  await waitFor(() => expect(hands()).toHaveTextContent('Theo Duarte has it'));
  expect(screen.queryByRole('button', { name: 'Mark as answered' })).not.toBeInTheDocument();
  server.answers(takeQueueItem, { ...item, owner: own });
  await press(user, 'Take over');
  const question = await screen.findByRole('dialog', { name: 'Take it over from Theo Duarte?' });
  await user.click(within(question).getByRole('button', { name: 'Take it over' }));
  await waitFor(() => expect(hands()).toHaveTextContent('It is in your hands'));
  expect(server.heard(takeQueueItem).map(({ body }) => body)).toEqual([{ from: theo.id }]);
  server.answers(handOverQueueItem, { ...item, owner: theo });
  await user.click(screen.getByText('Hand it to a colleague'));
  await user.selectOptions(screen.getByLabelText('Colleague'), 'Theo Duarte');
  await press(user, 'Hand it over');
  await waitFor(() => expect(hands()).toHaveTextContent('Theo Duarte has it'));
  // What a colleague does shows by itself.
  server.answers(readQueueItem, { ...item, owner: own }).tells('desk.changed', item.id);
  await waitFor(() => expect(hands()).toHaveTextContent('It is in your hands'));
  server.answers(keepPromise, { ...item, owner: own, keptAt: '2026-11-05T14:00:00.000Z', keptBy: 'Ines Duarte' });
  await press(user, 'Mark as answered');
  await waitFor(() => expect(hands()).toHaveTextContent('Answered by Ines Duarte'));
});
