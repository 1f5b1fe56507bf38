// The list of memorials, and the first steps to a new one.
import { getSession } from '@evenlight/contract/accounts';
import {
  createMemorial,
  deleteMemorial,
  getMemorial,
  listMemorials,
  type Memorial,
  type OwnMemorial,
  publishMemorial,
  restoreMemorial,
  updateMemorial,
} from '@evenlight/contract/memorials/memorial';
import { uploadPhoto } from '@evenlight/contract/memorials/photos';
import { recordMoment } from '@evenlight/contract/moments';
import { listPlans } from '@evenlight/contract/plans';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { field, fill, openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { A_DAY, aMemorial, memorialServer } from '../../testing/samples/memorials';
import * as builder from './builder-screen';

const draft = (facts: Partial<Memorial> = {}) =>
  aMemorial({ fullName: 'Elena Ruiz Núñez', publishedAt: null, biography: '', ...facts });
const house = (memorial = draft()) =>
  memorialServer(memorial).answers(getSession, aUser()).answers(listPlans, []).answers(listMemorials, []);
const open = (query: string, server = house()) =>
  openScreen(builder, { at: `/memorial-builder${query}`, server, person: aUser() });

test('who has no memorial yet is shown where to begin', async () => {
  await open('');
  expect(await screen.findByText('There is no memorial here yet')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Create Memorial' }))
    expect(link).toHaveAttribute('href', '/memorial-builder?step=person');
});

test('a name is needed, and what was typed outlives a reload', async () => {
  const server = house().answers(createMemorial, draft());
  let user = await open('?step=person', server);
  await press(user, 'Continue');
  expect((await screen.findAllByText('Full name is required'))[0]).toBeVisible();
  await fill(user, 'Full name', 'Elena Ruiz Núñez');
  await fill(user, 'Date of birth', '1941-03-04');
  await fill(user, 'Date of death', '2025-10-28');
  const preview = screen.getByRole('region', { name: 'Preview' });
  await waitFor(() => expect(preview).toHaveTextContent('March 4, 1941'));
  user.leave();
  user = await open('?step=person', server);
  await waitFor(async () => expect(await field('Full name')).toHaveValue('Elena Ruiz Núñez'));
  expect(await field('Date of death')).toHaveValue('2025-10-28');
  server.answers(createMemorial, draft());
  await press(user, 'Continue');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'A portrait' })).toHaveFocus());
  // The way back of the browser leads to the memorial that was begun, not to a second one.
  expect(user.whereabouts()).toBe('/memorial-builder?memorial=7&step=portrait');
  expect(server.heard(createMemorial).at(-1)?.body).toMatchObject({ isDraft: true, deathDate: '2025-10-28' });
});

test('a name that is changed in the draft outlives a reload as well', async () => {
  const server = house();
  const user = await open('?memorial=7&step=person', server);
  await fill(user, 'Full name', 'Elena Ruiz de Núñez');
  user.leave();
  await open('?memorial=7&step=person', server);
  await waitFor(async () => expect(await field('Full name')).toHaveValue('Elena Ruiz de Núñez'));
});

test('a portrait that is no photo, or too large, is refused in words', async () => {
  const server = house();
  await open('?memorial=7&step=portrait', server);
  const careless = userEvent.setup({ applyAccept: false });
  const choose = async (file: File) => careless.upload(await screen.findByLabelText('Choose a photo'), file);
  await choose(new File(['no'], 'a.txt', { type: 'text/plain' }));
  expect((await screen.findAllByText('Please select an image file'))[0]).toBeVisible();
  await choose(new File(['x'.repeat(5 * 1024 * 1024)], 'b.jpg', { type: 'image/jpeg' }));
  expect((await screen.findAllByText('File size must be less than 5MB'))[0]).toBeVisible();
  expect(server.heard(uploadPhoto)).toEqual([]);
});

test('the last step asks who may see it, and nothing is published before there is an answer', async () => {
  const made = draft({ privacy: 'unlisted', publishedAt: A_DAY });
  const server = house(draft({ privacy: 'invited', isPublic: false, address: null }))
    .answers(updateMemorial, draft({ privacy: 'unlisted' }))
    .answers(publishMemorial, made);
  const user = await open('?memorial=7&step=look', server);
  await press(user, 'Continue');
  expect(await screen.findByRole('heading', { name: 'Who can see it' })).toBeVisible();
  const choices = screen.getByRole('group', { name: /^Who can see it/ });
  for (const choice of within(choices).getAllByRole('radio')) expect(choice).not.toBeChecked();
  await press(user, 'Create Memorial');
  await waitFor(() => expect(choices).toHaveAccessibleDescription(/Please choose who can see it/));
  expect(server.heard(publishMemorial)).toEqual([]);
  await user.click(within(choices).getByRole('radio', { name: 'Only with the link' }));
  await press(user, 'Create Memorial');
  await waitFor(() => expect(user.whereabouts()).toBe('/memorial/7'));
  expect(server.heard(updateMemorial).at(-1)?.body).toMatchObject({ privacy: 'unlisted', isListed: false });
  expect(server.heard(publishMemorial)).toHaveLength(1);
  expect(server.heard(recordMoment)).toEqual([{ body: { moment: 'memorial-created', mayForward: false } }]);
});

test('a draft is kept without an answer, and stays one', async () => {
  const server = house(draft({ privacy: 'invited' })).answers(updateMemorial, draft({ privacy: 'invited' }));
  const user = await open('?memorial=7&step=privacy', server);
  await press(user, 'Keep it as a draft');
  await waitFor(() => expect(user.whereabouts()).toBe('/memorial/7'));
  expect(server.heard(updateMemorial)[0]?.body).not.toHaveProperty('privacy');
  expect(server.heard(publishMemorial)).toEqual([]);
});

test('whoever only edits is not asked what its keepers settle', async () => {
  const edited = aMemorial({ role: 'editor' });
  const server = house(edited).answers(updateMemorial, edited);
  const user = await open('?memorial=7&step=look', server);
  expect(await screen.findByText('Step 4 of 4')).toBeVisible();
  await press(user, 'Save');
  await waitFor(() => expect(user.whereabouts()).toBe('/memorial/7'));
  user.leave();
  await open('?memorial=7&step=privacy', server);
  expect(await screen.findByRole('heading', { name: 'Who is this memorial for?' })).toBeVisible();
});

test('a phone that goes dark in the middle of the life story loses nothing', async () => {
  const server = house();
  let user = await open('?memorial=7&step=story', server);
  await fill(user, 'Life story', 'She came with one suitcase.');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent('one suitcase'));
  user.leave();
  user = await open('?memorial=7&step=story', server);
  await waitFor(async () => expect(await field('Life story')).toHaveValue('She came with one suitcase.'));
});

test('a memorial is deleted after a question, and comes back', async () => {
  const { biography: _, ...tomas } = aMemorial({ fullName: 'Tomás Vega' });
  const here: OwnMemorial = { ...tomas, updatedAt: A_DAY, restorableUntil: null, waiting: 0 };
  let listed = [here];
  const server = house()
    .answers(listMemorials, () => listed)
    .answers(deleteMemorial, () => {
      listed = [{ ...here, restorableUntil: '2026-12-03T12:00:00.000Z' }];
      return undefined as never;
    })
    .answers(restoreMemorial, () => {
      listed = [here];
      return aMemorial();
    });
  const user = await open('', server);
  await press(user, 'Delete Tomás Vega');
  const question = await screen.findByRole('dialog');
  expect(server.heard(deleteMemorial)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await press(user, 'Restore Tomás Vega');
  expect(await screen.findByRole('link', { name: 'View Tomás Vega' })).toHaveAttribute('href', '/memorial/7');
  expect(server.heard(restoreMemorial)).toHaveLength(1);
});

test('a memorial that is not there, or not theirs, is not found', async () => {
  await open('?memorial=7&step=story', house().refuses(getMemorial, 'memorial.not_found'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Memorial Not Found');
});
