// Passing a memorial on: a link that others cannot open is never given by accident.
import { type Memorial, publishMemorial, updateMemorial } from '@evenlight/contract/memorials/memorial';
import { getMemorialPage } from '@evenlight/contract/memorials/page';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { A_DAY, aMemorial, aPageOf, memorialServer } from '../../testing/samples/memorials';
import * as memorialScreen from './memorial-screen';

const LINK = '/memorial/k3yK3yk3yk3yk3yk3yk3yk';
const forInvited = { privacy: 'invited', isPublic: false, slug: null, address: null } as const;
const byLink = { privacy: 'unlisted', isPublic: false, slug: null, address: LINK.split('/').at(-1) ?? '' } as const;
const copied = () => navigator.clipboard.readText();

const open = (memorial: Memorial, server = memorialServer(memorial), at = '/memorial/7') =>
  openScreen(memorialScreen, { at, path: 'memorial/:key', server, person: aUser() });

test('sharing a private memorial asks who may open it, and offers a link for anyone who has it', async () => {
  const memorial = aMemorial(forInvited);
  const server = memorialServer(memorial).answers(updateMemorial, aMemorial(byLink));
  const user = await open(memorial, server);
  await press(user, 'Share Memorial');
  const question = within(await screen.findByRole('dialog', { name: 'Who may open it?' }));
  expect(screen.queryByText('Link Copied')).toBeNull();
  expect(server.heard(updateMemorial)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Anyone who has the link' }));
  expect(await question.findByText(`${location.origin}${LINK}`)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Copy the link' }));
  expect((await screen.findAllByText('Link Copied'))[0]).toBeVisible();
  expect(await copied()).toBe(`${location.origin}${LINK}`);
  expect(server.heard(updateMemorial).map(({ body }) => body)).toEqual([{ privacy: 'unlisted' }]);
  expect(server.heard(publishMemorial)).toEqual([]);
});

test('a draft is published for its link, and only when somebody asks for that', async () => {
  const memorial = aMemorial({ ...forInvited, publishedAt: null });
  const server = memorialServer(memorial)
    .answers(updateMemorial, aMemorial({ ...forInvited, privacy: 'unlisted', publishedAt: null }))
    .answers(publishMemorial, aMemorial({ ...byLink, publishedAt: A_DAY }));
  const user = await open(memorial, server);
  await press(user, 'Share Memorial');
  const question = within(await screen.findByRole('dialog', { name: 'Who may open it?' }));
  expect(question.getByText(/^It is a draft\./)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Anyone who has the link' }));
  expect(await question.findByText(`${location.origin}${LINK}`)).toBeVisible();
  expect(server.heard(publishMemorial)).toHaveLength(1);
});

test('for invited people nothing changes, and whose link it is stands beside it', async () => {
  const memorial = aMemorial(forInvited);
  const server = memorialServer(memorial);
  const user = await open(memorial, server);
  await press(user, 'Share');
  const question = within(await screen.findByRole('dialog', { name: 'Who may open it?' }));
  await user.click(question.getByRole('button', { name: 'Only people who are invited' }));
  expect(await question.findByText(/opens for people who were invited, and for nobody else/)).toBeVisible();
  expect(question.getByText(`${location.origin}/memorial/7`)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.heard(updateMemorial)).toEqual([]);
});

test('whoever does not keep it opens nothing for others', async () => {
  const memorial = aMemorial({ ...forInvited, role: 'viewer' });
  const user = await open(memorial);
  await press(user, 'Share Memorial');
  const question = within(await screen.findByRole('dialog', { name: 'Who may open it?' }));
  expect(question.getByText(/Those who keep this memorial can invite others/)).toBeVisible();
  expect(question.queryByRole('button', { name: 'Anyone who has the link' })).toBeNull();
});

test('a public memorial is shared at once', async () => {
  const user = await open(aMemorial());
  await press(user, 'Share Memorial');
  expect((await screen.findAllByText('Link Copied'))[0]).toBeVisible();
  expect(await copied()).toBe(`${location.origin}/memorial/leela-rao`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on its own page, a memorial that became private shows no address, code or poster to pass on', async () => {
  const memorial = aMemorial({ ...forInvited, slug: 'leela-rao' });
  const server = memorialServer(memorial).answers(getMemorialPage, aPageOf(memorial));
  const user = await open(memorial, server, '/memorial/leela-rao');
  const panel = within(await screen.findByRole('region', { name: 'Share this memorial' }));
  expect(panel.getByText('Only people who were invited can open it.')).toBeVisible();
  expect(panel.queryByRole('img')).toBeNull();
  expect(panel.queryByRole('link')).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Share Memorial' }));
  expect(await screen.findByRole('dialog', { name: 'Who may open it?' })).toBeVisible();
});

test('publishing a draft says first who will see it', async () => {
  const memorial = aMemorial({ publishedAt: null, privacy: 'public' });
  const server = memorialServer(memorial).answers(publishMemorial, aMemorial());
  const user = await open(memorial, server);
  await press(user, 'Publish Memorial');
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/^Public: Everybody can open the page\./)).toBeVisible();
  expect(server.heard(publishMemorial)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Publish Memorial' }));
  await waitFor(() => expect(screen.queryByText('This memorial is a draft')).toBeNull());
  expect(server.heard(publishMemorial)).toHaveLength(1);
});
