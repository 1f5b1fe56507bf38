// What our team has still to tell in another language, and the two texts of a row beside each other.
import { getManagedRow, listSheetLines, listUntranslated, type UntranslatedSheet } from '@evenlight/contract/manage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import * as rowScreen from './row-screen';
import * as untranslated from './untranslated-screen';

const at = '/staff/manage/translations/es';
const path = 'staff/manage/translations/:language';
const lines = { lines: [], hasMore: false, columns: [] };
const room = () => fakeServer().answers(listSheetLines, lines);
const open = (server: ReturnType<typeof room>, address = at) =>
  openScreen(untranslated, { at: address, path, server, person: aUser() });

const venues: UntranslatedSheet = {
  kind: 'venues',
  total: 12,
  rows: [
    { id: 'one', title: 'Apricot Hall', state: 'missing', columns: ['description', 'amenities'] },
    { id: 'two', title: 'Mission Chapel', state: 'outdated', columns: [] },
  ],
};

test('each row says what it lacks and leads to where it is mended, or to the file of all', async () => {
  await open(room().answers(listUntranslated, [venues]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Missing in Spanish' })).toBeVisible();
  const section = within(await screen.findByRole('region', { name: 'Venues' }));
  const [hall, chapel] = section.getAllByRole('listitem');
  expect(hall).toHaveTextContent('Missing: Description, Amenities');
  expect(chapel).toHaveTextContent('Older than the original');
  expect(section.getByRole('link', { name: 'Apricot Hall' })).toHaveAttribute('href', '/staff/manage/venues/rows/one');
  expect(section.getByRole('link', { name: /^As a file/ })).toHaveAttribute('href', '/staff/manage/venues/file');
  expect(section.getByText('And 10 more')).toBeVisible();
});

test('where nothing is missing it says so', async () => {
  await open(room().answers(listUntranslated, []));
  expect(await screen.findByText('Everything is told in Spanish')).toBeVisible();
});

test('a list that cannot be read can be tried again', async () => {
  const server = room().refuses(listUntranslated, 'server.failed');
  const user = await open(server);
  await screen.findByText('This could not be loaded');
  server.answers(listUntranslated, [venues]);
  await press(user, 'Try again');
  expect(await screen.findByText('Apricot Hall')).toBeVisible();
});

test('a language that we do not speak is no page', async () => {
  await open(room(), '/staff/manage/translations/tl');
  expect(await screen.findByRole('heading', { level: 1, name: /page/i })).toBeVisible();
});

test('a text and its translation are written beside each other, and named by their language', async () => {
  const line = { is: 'line' } as const;
  const server = fakeServer().answers(getManagedRow, {
    kind: 'packages',
    id: 'sikh-basic',
    mark: 'one',
    isSample: false,
    draft: null,
    history: [],
    columns: [
      { name: 'name', field: line, mayBeEmpty: false },
      { name: 'name (es)', field: line, mayBeEmpty: true, translates: { column: 'name', language: 'es' } },
    ],
    published: { name: 'Simple', 'name (es)': 'Sencillo' },
  });
  const row = '/staff/manage/packages/rows/sikh-basic';
  await openScreen(rowScreen, { at: row, path: 'staff/manage/:kind/rows/:rowId', server, person: aUser() });
  const [name, inSpanish] = await screen.findAllByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(name).toHaveValue('Simple'));
  expect(inSpanish).toHaveAccessibleName('Name (Spanish)');
  expect(inSpanish).toHaveValue('Sencillo');
});
