// What the family sees of words that wait, and what whoever looks for the family sees.
import { type KeptEntry, listKeptEntries } from '@evenlight/contract/memorials/guestbook';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { aMemorial, anEntry, memorialServer } from '../../testing/samples/memorials';
import * as memorialScreen from './memorial-screen';

const held = (message: string, reasons: KeptEntry['reasons']): KeptEntry => ({
  ...anEntry(message, { authorName: 'Nobody Kind' }),
  state: 'held',
  reasons,
  authorEmail: null,
});
const hostile = held('You deserved it, you fool.', ['words']);
const odd = held('LOOK AT MY PAGE', ['shouting', 'crowd']);

async function openPanel(memorial = aMemorial()) {
  const server = memorialServer(memorial).answers(listKeptEntries, [hostile, odd]);
  const user = await openScreen(memorialScreen, {
    at: '/memorial/7',
    path: 'memorial/:key',
    server,
    person: aUser(),
  });
  await user.click(await screen.findByRole('tab', { name: 'Guestbook' }));
  const panel = await screen.findByRole('region', { name: 'Looking through the guestbook' });
  return { user, panel };
}

/** In a fold that nobody has opened. */
const isFolded = (shown: HTMLElement) => shown.closest('details:not([open])') !== null;

test('hostile words, and the name above them, are folded for the keeper until they are opened', async () => {
  const { user, panel } = await openPanel();
  const words = await within(panel).findByText(hostile.message);
  expect(isFolded(words)).toBe(true);
  const names = within(panel).getAllByText('Nobody Kind');
  expect(names.map(isFolded)).toEqual([true, false]);
  expect(within(panel).getByText('There are words in it that may hurt.')).toBeVisible();
  expect(isFolded(within(panel).getByText(odd.message))).toBe(false);
  expect(within(panel).getByText('Very many wrote within one hour.')).toBeVisible();
  await user.click(within(panel).getByText('Read it'));
  expect(isFolded(words)).toBe(false);
});

test('a delegate, who looks in the place of the family, reads them open', async () => {
  const { panel } = await openPanel(aMemorial({ role: 'contributor', isDelegate: true }));
  expect(isFolded(await within(panel).findByText(hostile.message))).toBe(false);
});
