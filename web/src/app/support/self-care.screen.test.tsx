// Self-care: six tiles, what is played by the clock, and what is kept for one person alone.
import { getSession } from '@evenlight/contract/accounts';
import { addGriefDay, changeGriefDay, type GriefDay, removeGriefDay } from '@evenlight/contract/self-care/days';
import {
  changeJournalEntry,
  deleteJournal,
  type JournalEntry,
  writeJournalEntry,
} from '@evenlight/contract/self-care/journal';
import { keepMemory } from '@evenlight/contract/self-care/memories';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SelfCareTab } from '../../features/self-care/self-care-tab';
import { fakeServer } from '../../testing/fake-server';
import { alertSaying, field, fill, openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { aGriefDay, aJournalEntry, calm, inDanger, selfCareServer } from '../../testing/samples/self-care';

const tab = { default: () => <SelfCareTab /> };
const visitors = () => fakeServer().refuses(getSession, 'session.required');
const openTiles = () => openScreen(tab, { at: '/grief-support?tab=self-care', server: visitors() });
const visit = (activity: string) =>
  openScreen(tab, { at: `/support?tab=self-care&activity=${activity}`, server: visitors() });
const open = (activity: string, server = selfCareServer()) =>
  openScreen(tab, { at: `/support?tab=self-care&activity=${activity}`, server, person: aUser() });

const keptInTab = () =>
  Array.from({ length: sessionStorage.length }, (_, place) =>
    sessionStorage.getItem(sessionStorage.key(place) ?? ''),
  ).join();

/** Nothing moves but by what a test says. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a visitor opens each tile and comes back where they left; what is kept asks to sign in', async () => {
  const user = await openTiles();
  const tiles = within(screen.getByRole('region', { name: 'Small things for yourself' })).getAllByRole('link');
  expect(tiles.map(({ textContent }) => textContent)).toEqual([
    'Breathing',
    'Journal',
    'Meditation',
    'Memory keeper',
    'Grief calendar',
    'Crisis resources',
  ]);
  for (const [name, activity] of [
    ['Journal', 'journal'],
    ['Memory keeper', 'memories'],
    ['Grief calendar', 'calendar'],
  ] as const) {
    screen.getByRole('link', { name }).focus();
    await user.keyboard('{Enter}');
    const title = await screen.findByRole('heading', { level: 2, name });
    await waitFor(() => expect(title).toHaveFocus());
    const back = encodeURIComponent(`/grief-support?tab=self-care&activity=${activity}`);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/login?return=${back}`);
    await user.click(screen.getByRole('link', { name: 'All self-care activities' }));
    await waitFor(async () => expect(await screen.findByRole('link', { name })).toHaveFocus());
  }
  await user.click(screen.getByRole('link', { name: 'Crisis resources' }));
  for (const [words, href] of [
    [/Call 988, press 1/, 'tel:988'],
    [/Text AYUDA to 988/, 'sms:988?&body=AYUDA'],
    [/Call 1-800-799-7233/, 'tel:18007997233'],
  ] as const)
    expect((await screen.findAllByRole('link', { name: words }))[0]).toHaveAttribute('href', href);
  expect(screen.getByText(/These numbers were last checked on/)).toBeVisible();
});

test('a visitor breathes by the clock: in, out, paused, and over, also after the tab slept', async () => {
  const user = await visit('breathing');
  expect(screen.getByText('Ready when you are')).toHaveAttribute('aria-live', 'polite');
  stopClock();
  screen.getByRole('button', { name: 'Start' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Breathe in')).toBeVisible();
  await pass(4_100);
  expect(await screen.findByText('Breathe out')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Paused')).toBeVisible();
  await pass(120_000);
  expect(screen.getByText('Paused')).toBeVisible();
  await press(user, 'Go on');
  expect(await screen.findByText('Breathe out')).toBeVisible();
  await pass(3_600_000);
  expect(await screen.findByText('That was it. Notice how you are.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^4 · 4 · 4 · 4/ }));
  expect(await screen.findByText('Time left 1:04')).toBeVisible();
});

test('a visitor meditates: line after line, to an end that is told', async () => {
  const user = await visit('meditation');
  stopClock();
  await press(user, 'Start');
  const said = (words: RegExp) => screen.findAllByText(words).then((found) => found[0]);
  expect(await said(/^Sit or lie down/)).toBeVisible();
  const guide = () => document.querySelector('[aria-live=polite]')?.textContent;
  await pass(21_000);
  expect(guide()).toMatch(/^You do not have to feel anything/);
  await pass(160_000);
  expect(await said(/^The time is over\. Stay as long as you like\./)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Once more' })).toHaveFocus());
});

test('words for the journal outlive a reload and a lost connection, and are kept once although pressed twice', async () => {
  const journal: JournalEntry[] = [];
  const server = selfCareServer({ journal }).answers(writeJournalEntry, ({ body }) => {
    const entry = aJournalEntry(body.words, { prompt: body.prompt });
    journal.unshift(entry);
    return { entry, care: calm };
  });
  let user = await open('journal', server);
  expect(await screen.findByText('Nothing written yet')).toBeVisible();
  await user.selectOptions(await field('A question to begin with'), 'How is it right now?');
  await fill(user, 'How is it right now?', 'Mamá hummed in the kitchen.');
  user.leave();
  user = await open('journal', server);
  await waitFor(async () => expect(await field('How is it right now?')).toHaveValue('Mamá hummed in the kitchen.'));
  server.isReachable = false;
  await press(user, 'Save entry');
  expect(await alertSaying('could not reach our servers')).toBeVisible();
  expect(await field('How is it right now?')).toHaveValue('Mamá hummed in the kitchen.');
  server.isReachable = true;
  await user.dblClick(screen.getByRole('button', { name: 'Save entry' }));
  expect(await screen.findByText('Saved. It stands in your journal.')).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(1);
  expect(server.heard(writeJournalEntry)).toHaveLength(1);
  expect(await field('Your words')).toHaveValue('');
  user.leave();
  user = await open('journal', server);
  expect(await field('Your words')).toHaveValue('');
});

test('the journal is searched, and deleted as a whole after a question', async () => {
  const journal = [aJournalEntry('Today was quiet.'), aJournalEntry('Mamá hummed in the kitchen.')];
  const server = selfCareServer({ journal }).answers(deleteJournal, () => {
    journal.length = 0;
    return undefined as never;
  });
  const user = await open('journal', server);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  await fill(user, 'Search your journal', 'mama');
  expect(await screen.findByText('1 entry has these words')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await fill(user, 'Search your journal', '');
  expect(await screen.findByText('2 entries')).toBeVisible();
  await press(user, 'Delete the whole journal');
  expect(server.heard(deleteJournal)).toEqual([]);
  await press(user, 'Delete all for good');
  expect(await screen.findByText('Nothing written yet')).toBeVisible();
});

test('a change that was made on another device is shown, and overwritten only by whoever has seen it', async () => {
  const [entry] = [aJournalEntry('I want to sleep.')];
  const journal = [entry];
  const server = selfCareServer({ journal }).answers(changeJournalEntry, () => {
    journal[0] = { ...entry, words: 'Somebody listened.', version: 2 };
    return Response.json({ code: 'journal.changed_meanwhile', error: '', requestId: '' }, { status: 409 }) as never;
  });
  const user = await open('journal', server);
  await press(user, /^Change the entry/);
  const article = screen.getByRole('article');
  const box = within(article).getByRole('textbox');
  await user.clear(box);
  await user.paste('From the tablet.');
  await press(user, 'Save changes');
  expect(await screen.findByText('What stands there now')).toBeVisible();
  await waitFor(() => expect(article).toHaveTextContent('Somebody listened.'));
  expect(within(article).getByRole('textbox')).toHaveValue('From the tablet.');
  server.answers(changeJournalEntry, ({ body }) => {
    journal[0] = { ...entry, words: body.words, version: 3 };
    return { entry: journal[0], care: calm };
  });
  await press(user, 'Save changes');
  await waitFor(() => expect(within(article).queryByRole('textbox')).toBeNull());
  expect(article).toHaveTextContent('From the tablet.');
  expect(server.heard(changeJournalEntry).map(({ body }) => body.version)).toEqual([1, 2]);
  journal.length = 0;
  server.tells('self_care.changed');
  expect(await screen.findByText('Nothing written yet')).toBeVisible();
});

test('help is shown also when the changed entry is no longer among those that were looked for', async () => {
  const journal = [aJournalEntry('Mamá hummed in the kitchen.')];
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const server = selfCareServer({ journal }).answers(changeJournalEntry, async ({ body }) => {
    const entry = aJournalEntry(body.words, { version: 2 });
    journal.splice(0, 1, entry);
    await held;
    return { entry, care: inDanger };
  });
  const user = await open('journal', server);
  await fill(user, 'Search your journal', 'mama');
  expect(await screen.findByText('1 entry has these words')).toBeVisible();
  await press(user, /^Change the entry/);
  const box = within(screen.getByRole('article')).getByRole('textbox');
  await user.clear(box);
  await user.paste('I want to kill myself tonight');
  await press(user, 'Save changes');
  await waitFor(() => expect(server.heard(changeJournalEntry)).toHaveLength(1));
  server.tells('self_care.changed');
  expect(await screen.findByText('No entry has these words')).toBeVisible();
  letGo();
  const help = await screen.findByRole('region', { name: /Somebody can talk with you right now/ });
  expect(within(help).getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
});

test('a day that is moved to another month leaves nothing unsaved behind', async () => {
  const days: GriefDay[] = [];
  const server = selfCareServer({ days }).answers(addGriefDay, ({ body }) => {
    days.push(aGriefDay(body));
    return aGriefDay(body);
  });
  const user = await open('calendar', server);
  await press(user, 'Add a day');
  await fill(user, 'What day it is', 'Our first walk');
  await fill(user, 'Date', '1999-02-11');
  await press(user, 'Save the day');
  expect(await screen.findByRole('heading', { name: 'Our first walk' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a day' })).toHaveFocus());
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  server.answers(changeGriefDay, async ({ body }) => {
    days.splice(0, 1, aGriefDay(body, 2));
    await held;
    return aGriefDay(body, 2);
  });
  await press(user, 'Change Our first walk');
  await fill(user, 'What day it is', 'Our second walk');
  await fill(user, 'Date', '1999-09-11');
  await press(user, 'Save the day');
  await waitFor(() => expect(server.heard(changeGriefDay)).toHaveLength(1));
  expect(keptInTab()).toContain('Our second walk');
  server.tells('self_care.changed');
  expect(await screen.findByRole('heading', { name: 'Our second walk' })).toBeVisible();
  letGo();
  await waitFor(() => expect(keptInTab()).not.toContain('Our second walk'));
  // Another device changes it once more; what was typed here before is not held against it.
  days.splice(0, 1, aGriefDay({ name: 'Our third walk', on: '1999-09-11' }, 3));
  server.tells('self_care.changed');
  await press(user, 'Change Our third walk');
  expect(await field('What day it is')).toHaveValue('Our third walk');
});

test('a day is removed after a question that stays until it is done', async () => {
  const days = [aGriefDay()];
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const server = selfCareServer({ days }).answers(removeGriefDay, async () => {
    await held;
    days.length = 0;
    return undefined as never;
  });
  const user = await open('calendar', server);
  await press(user, 'Remove Our first walk');
  await press(user, 'Remove it');
  await waitFor(() => expect(server.heard(removeGriefDay)).toHaveLength(1));
  expect(screen.getByRole('dialog')).toBeVisible();
  letGo();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Our first walk' })).toBeNull();
});

test('a memory that was begun outlives a reload and ‘Not now’, and nobody says that it looks good', async () => {
  const server = selfCareServer();
  let user = await open('memories', server);
  await press(user, 'Write down a memory');
  await fill(user, 'Title', 'Peaches on the pier');
  user.leave();
  user = await open('memories', server);
  await press(user, 'Write down a memory');
  expect(await field('Title')).toHaveValue('Peaches on the pier');
  await press(user, 'Keep this memory');
  await waitFor(async () => expect(await field('What happened')).toHaveAttribute('aria-invalid', 'true'));
  expect(server.heard(keepMemory)).toEqual([]);
  await fill(user, 'What happened', 'She bought us peaches.');
  await press(user, 'Not now');
  await press(user, 'Write down a memory');
  expect(await screen.findByText(/^This is what you typed and have not saved/)).toBeVisible();
  expect(await field('What happened')).toHaveValue('She bought us peaches.');
  expect(screen.queryByText('Looks good!')).toBeNull();
});
