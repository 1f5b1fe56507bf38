// One row of a sheet: what was typed is kept, and of two who write nobody is overwritten unseen.
import {
  discardSheetDraft,
  getManagedRow,
  type ManagedRow,
  previewSheetRow,
  saveSheetDraft,
} from '@evenlight/contract/manage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { field, fill, openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import * as rowScreen from './row-screen';

const line = { is: 'line' } as const;
const money = { is: 'money' } as const;

function aRow(facts: Partial<ManagedRow> = {}): ManagedRow {
  return {
    kind: 'packages',
    id: 'sikh-basic',
    mark: 'one',
    isSample: false,
    draft: null,
    history: [],
    columns: [
      { name: 'name', field: line, mayBeEmpty: false },
      { name: 'description', field: { is: 'lines' }, mayBeEmpty: true },
      { name: 'minCost', field: money, mayBeEmpty: true },
    ],
    published: { name: 'Simple', description: '', minCost: '' },
    ...facts,
  };
}

const draftOf = (name: string, state = '0199f5f0-0000-4000-8000-000000000001'): ManagedRow['draft'] => ({
  cells: { name, description: '', minCost: '' },
  state,
  isOutrun: false,
  savedAt: '2026-11-05T12:00:00.000Z',
  savedBy: 'Theo Duarte',
  faults: [],
});

function open(row: ManagedRow) {
  const server = fakeServer().answers(getManagedRow, row);
  const at = '/staff/manage/packages/rows/sikh-basic';
  const openIt = () => openScreen(rowScreen, { at, path: 'staff/manage/:kind/rows/:rowId', server, person: aUser() });
  return { server, openIt };
}

const state = () => screen.getByRole('region', { name: 'What families see' });

test('what was typed survives a reload, and of two who write nobody is overwritten', async () => {
  const { server, openIt } = open(aRow());
  const first = await openIt();
  await waitFor(() => expect(state()).toHaveTextContent('It is offered as it stands below.'));
  await fill(first, 'Name', 'Mine');
  first.leave();
  const user = await openIt();
  expect(await screen.findByText('This is what you typed and have not saved')).toBeVisible();
  expect(await field('Name')).toHaveValue('Mine');
  const theirs = aRow({ draft: draftOf('Theirs') });
  server.refuses(saveSheetDraft, 'sheet.changed_meanwhile').answers(getManagedRow, theirs);
  await press(user, 'Save draft');
  expect(await screen.findByText(/Somebody else has changed this meanwhile\./)).toBeVisible();
  expect(await field('Name')).toHaveValue('Mine');
  await press(user, 'Look at the other version');
  expect(await screen.findByText('What yours would change in it')).toBeVisible();
  await press(user, 'Go on with the other one');
  await waitFor(async () => expect(await field('Name')).toHaveValue('Theirs'));
  expect(state()).toHaveTextContent('Theirs');
  server.answers(discardSheetDraft, undefined);
  await press(user, 'Throw the draft away');
  await press(user, 'Throw it away');
  await waitFor(() => expect(state()).toHaveTextContent('It is offered as it stands below.'));
  expect(server.heard(discardSheetDraft).map(({ body }) => body)).toEqual([{ seen: theirs.draft?.state }]);
});

test('a fault of a row is told by its field, and a draft with faults is kept but not published', async () => {
  const fault = { column: 'minCost', sentence: 'Cannot be less than the lowest cost' };
  const { server, openIt } = open(aRow({ published: null, draft: { ...draftOf('Boat'), faults: [fault] } as never }));
  const user = await openIt();
  await waitFor(() => expect(state()).toHaveTextContent('Families do not see it yet.'));
  expect(screen.getByText(/It cannot be published yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish the draft' })).toHaveAttribute('aria-disabled', 'true');
  server.answers(previewSheetRow, { faults: [fault], shown: null });
  await press(user, 'Preview');
  expect((await screen.findAllByText(/Cannot be less than the lowest cost/))[0]).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'How families will see it' })).not.toBeInTheDocument();
});
