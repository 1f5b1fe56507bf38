// Working on a memorial together, as its owner sees it: people, contributions, conflicts, and who keeps it.
import {
  approveContribution,
  changeCollaborator,
  contribute,
  inviteCollaborator,
  listActiveCollaborators,
  listCollaborators,
  listContributions,
  listEditSessions,
  removeCollaborator,
} from '@evenlight/contract/memorials/collaboration';
import {
  askToTakeOver,
  declineSuccession,
  getKeepers,
  handOverMemorial,
  nameKeepers,
} from '@evenlight/contract/memorials/keeping';
import { getMemorial, listStoryVersions, updateMemorial } from '@evenlight/contract/memorials/memorial';
import { uploadPhoto } from '@evenlight/contract/memorials/photos';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { field, fill, openScreen, press, type ScreenUser } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import {
  A_DAY,
  aCollaborator,
  aContribution,
  aMemorial,
  asha,
  memorialServer,
  noKeepers,
} from '../../testing/samples/memorials';
import { aPhoto } from '../../testing/samples/photos';
import * as memorialScreen from './memorial-screen';

const open = (server = memorialServer(aMemorial())) =>
  openScreen(memorialScreen, { at: '/memorial/7', path: 'memorial/:key', server, person: aUser() });
const openTab = async (user: ScreenUser, name: string) => user.click(await screen.findByRole('tab', { name }));
const toolbar = () => within(screen.getByRole('region', { name: 'Collaboration toolbar' }));
const toast = async (words: string) => expect((await screen.findAllByText(words))[0]).toBeVisible();
const both = async () => within(await screen.findByRole('region', { name: 'Two versions' }));

test('when somebody else changed the life story too, both texts are shown and nothing is overwritten', async () => {
  const theirs = aMemorial({ biography: 'She sang all day.', version: 2 });
  const server = memorialServer(aMemorial()).refuses(updateMemorial, 'memorial.changed_meanwhile');
  const user = await open(server);
  await press(user, 'Edit Memorial');
  await fill(user, 'Life story', 'She sang in the choir.');
  expect(toolbar().getByText('Unsaved changes')).toBeVisible();
  server.answers(getMemorial, theirs);
  await user.click(toolbar().getByRole('button', { name: 'Save' }));
  const two = await both();
  expect(two.getByText('She sang in the choir.')).toBeVisible();
  expect(two.getByText('She sang all day.')).toBeVisible();
  const mine = aMemorial({ biography: 'She sang in the choir.', version: 3 });
  server
    .answers(updateMemorial, () => {
      server.answers(getMemorial, mine);
      return mine;
    })
    .answers(listStoryVersions, [
      { version: 2, biography: 'She sang all day.', savedAt: A_DAY, savedBy: 'Edda Rao' },
      { version: 1, biography: 'She sang.', savedAt: A_DAY, savedBy: null },
    ]);
  await user.click(two.getByRole('button', { name: 'Go on with my text' }));
  await user.click(toolbar().getByRole('button', { name: 'Save' }));
  expect(await toolbar().findByText(/^Saved/)).toBeVisible();
  expect(server.heard(updateMemorial).map(({ body }) => body.version)).toEqual([1, 2]);
  await user.click(screen.getByText('Earlier versions of the life story'));
  const [newest] = await screen.findAllByRole('button', { name: /^Put this text back/ });
  if (newest) await user.click(newest);
  expect(await field('Life story')).toHaveValue('She sang all day.');
});

test('a life story that was brought before the last change waits until the owner has seen both texts', async () => {
  const content = { title: 'Her youth', description: '', content: 'She sang in the choir.', imageUrl: null };
  const brought = aContribution('Her youth', { contributionType: 'biography_edit', content });
  const server = memorialServer(aMemorial({ biography: 'She sang all day.' }))
    .answers(listContributions, { data: [brought] })
    .refuses(approveContribution, 'memorial.changed_meanwhile');
  const user = await open(server);
  await openTab(user, 'Collaboration');
  await press(user, 'Approve: Her youth');
  expect((await both()).getByText('She sang in the choir.')).toBeVisible();
  expect((await both()).getByText('She sang all day.')).toBeVisible();
  await press(user, 'Leave it as it is');
  await press(user, 'Approve: Her youth');
  const approved = { ...brought, status: 'approved', decidedAt: A_DAY } as const;
  server.answers(approveContribution, () => {
    server.answers(listContributions, { data: [approved] });
    return approved;
  });
  await press(user, 'Put this text on the page');
  await toast('Contribution approved');
  expect(await screen.findByRole('heading', { name: 'Recent contributions' })).toBeVisible();
  expect(server.heard(approveContribution).map(({ body }) => body.isConfirmed)).toEqual([false, false, true]);
});

test('the owner turns collaboration on, and off again', async () => {
  let memorial = aMemorial({ isCollaborative: false });
  const server = memorialServer(memorial)
    .answers(getMemorial, () => memorial)
    .answers(updateMemorial, ({ body }) => {
      memorial = { ...memorial, isCollaborative: body.isCollaborative === true };
      return memorial;
    });
  const user = await open(server);
  expect(await screen.findByText('This memorial is not accepting contributions')).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Collaboration' })).toBeNull();
  await press(user, 'Enable Collaboration');
  await toast('Collaborative mode enabled');
  await openTab(user, 'Collaboration');
  await user.click(within(await screen.findByRole('tabpanel')).getByRole('button', { name: 'Disable Collaboration' }));
  await toast('Collaborative mode disabled');
});

test('the owner invites, changes roles, names a successor and takes somebody off', async () => {
  const dina = aCollaborator('Dina', { role: 'viewer' });
  let all = [asha()];
  const server = memorialServer(aMemorial())
    .answers(listCollaborators, () => ({ data: all }))
    .answers(inviteCollaborator, () => {
      all = [asha(), dina];
      return dina;
    })
    .answers(changeCollaborator, ({ body }) => {
      all = [asha(), { ...dina, ...body }];
      return { ...dina, ...body };
    })
    .answers(nameKeepers, ({ body }) => {
      const keepers = {
        ...noKeepers,
        successor: body.successor ? { collaboratorId: dina.id, name: 'Dina Rao' } : null,
      };
      server.answers(getKeepers, keepers);
      return keepers;
    })
    .answers(removeCollaborator, () => {
      all = [asha()];
      server.answers(getKeepers, noKeepers);
      return undefined as never;
    });
  const user = await open(server);
  await openTab(user, 'Collaboration');
  await fill(user, 'Email address', dina.email);
  await user.click(screen.getByRole('radio', { name: /^Viewer/ }));
  await press(user, 'Send Invitation');
  await toast('Invitation Sent');
  expect(screen.getAllByText(`It is on its way to ${dina.email}.`)[0]).toBeVisible();
  await user.selectOptions(await screen.findByLabelText('Role of Dina Rao'), 'Editor');
  await toast('Collaborator role updated');
  expect(screen.queryByLabelText('Role of Asha Rao')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Successor'), 'Dina Rao');
  expect(await screen.findByRole('button', { name: 'Hand over now' })).toBeVisible();
  await press(user, 'Remove: Dina Rao');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await toast('Collaborator removed');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hand over now' })).toBeNull());
  expect(server.heard(inviteCollaborator)[0]?.body).toEqual({ email: dina.email, language: 'en', role: 'viewer' });
  expect(server.heard(changeCollaborator)[0]?.body).toEqual({ role: 'editor' });
  expect(server.heard(nameKeepers)[0]?.body).toEqual({ successor: dina.id });
});

test('five faces are shown, and the rest behind a number', async () => {
  const names = ['Ben', 'Cleo', 'Dina', 'Edda', 'Finn', 'Gita'];
  const here = names.map((name) => aCollaborator(name));
  const user = await open(memorialServer(aMemorial()).answers(listActiveCollaborators, { data: here }));
  await waitFor(() => expect(toolbar().getAllByRole('img')).toHaveLength(5));
  await user.click(toolbar().getByText('+1'));
  expect(toolbar().getByText('Gita Rao')).toBeVisible();
});

test('somebody who comes to work on it is seen, and gone when they are done', async () => {
  const server = memorialServer(aMemorial());
  await open(server);
  server.answers(listActiveCollaborators, { data: [aCollaborator('Carl')] }).tells('memorial.presence', '7');
  expect(await toolbar().findByRole('img', { name: 'Carl Rao' })).toBeVisible();
  server.answers(listActiveCollaborators, { data: [] }).tells('memorial.presence', '7');
  await waitFor(() => expect(toolbar().queryByRole('img', { name: 'Carl Rao' })).toBeNull());
});

const successor = { collaboratorId: aCollaborator('Dina').id, name: 'Dina Rao' };
const sure = async (user: ScreenUser, name: string) => {
  await press(user, name);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
};

test('a successor asks, the owner is told on the page, says no, and then hands the memorial over', async () => {
  const server = memorialServer(aMemorial())
    .answers(getKeepers, { ...noKeepers, successor })
    .answers(declineSuccession, () => {
      server.answers(getKeepers, { ...noKeepers, successor });
      return { ...noKeepers, successor };
    })
    .answers(handOverMemorial, () => {
      server.answers(getMemorial, aMemorial({ role: 'editor' }));
      return undefined as never;
    });
  const user = await open(server);
  await openTab(user, 'Collaboration');
  await screen.findByRole('button', { name: 'Hand over now' });
  server.answers(getKeepers, { ...noKeepers, successor, passesOnAt: '2026-12-03T12:00:00.000Z' });
  server.tells('memorial.changed', '7');
  expect(await screen.findByText(/^Dina Rao asks to take over/)).toBeVisible();
  await sure(user, 'I go on keeping it');
  await waitFor(() => expect(screen.queryByText(/^Dina Rao asks to take over/)).toBeNull());
  await sure(user, 'Hand over now');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Disable Collaboration' })).toBeNull());
  expect(server.heard(declineSuccession)).toHaveLength(1);
  expect(server.heard(handOverMemorial)).toHaveLength(1);
});

test('the successor asks to take over, and becomes the owner when it is handed to them', async () => {
  const server = memorialServer(aMemorial({ role: 'viewer' }))
    .answers(getKeepers, { ...noKeepers, successor, mayAsk: true })
    .answers(askToTakeOver, { ...noKeepers, successor, passesOnAt: '2026-12-03T12:00:00.000Z' });
  const user = await open(server);
  await openTab(user, 'Collaboration');
  await sure(user, 'Ask to take over');
  await toast('The owner was written to');
  expect(server.heard(askToTakeOver)).toHaveLength(1);
  server.answers(getMemorial, aMemorial()).tells('memorial.changed', '7');
  expect((await screen.findAllByRole('button', { name: 'Disable Collaboration' }))[0]).toBeVisible();
});

test('what cannot be loaded says so and can be tried again', async () => {
  const server = memorialServer(aMemorial()).refuses(listEditSessions, 'server.busy');
  const user = await open(server);
  // biome-ignore lint/suspicious/noConsole: what could not be loaded is logged, as the specification asks
  const logged = vi.mocked(console.error);
  await openTab(user, 'Collaboration');
  expect(await screen.findByRole('heading', { name: 'Error: Failed to load collaboration data' })).toBeVisible();
  expect(logged).toHaveBeenCalledWith('Failed to load collaboration data', expect.anything());
  logged.mockClear();
  server.answers(listEditSessions, { data: [] });
  await press(user, 'Try again');
  expect(await screen.findByRole('heading', { name: 'Collaborators' })).toBeVisible();
});

test('a lost connection is seen in the toolbar, and that it is back', async () => {
  await open();
  await waitFor(() => expect(toolbar().getByText('Connected')).toBeVisible());
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await toolbar().findByText('Disconnected')).toBeVisible();
  line.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(await toolbar().findByText('Connected')).toBeVisible();
});

test('a photo that is too large or no photo is refused in words; a good one waits for review', async () => {
  const photo = aPhoto({ url: '/api/memorial-photos/dot' });
  const server = memorialServer(aMemorial())
    .answers(uploadPhoto, { data: photo })
    .answers(contribute, ({ body }) => aContribution(body.content.title));
  const user = await open(server);
  await press(user, 'Add a contribution');
  await press(user, 'Submit for review');
  expect(await within(screen.getByRole('form')).findByText('Please fill in all required fields')).toBeVisible();
  for (const missing of ['Title is required', 'Your text is required'])
    expect(screen.getByRole('link', { name: missing })).toBeVisible();
  const choice = screen.getByLabelText('Choose a photo');
  const said = () =>
    within(screen.getByRole('form'))
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
  await user.upload(choice, new File(['x'.repeat(5 * 1024 * 1024)], 'big.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(said()).toContain('File size must be less than 5MB'));
  // A browser lets people choose what the field does not ask for.
  const careless = userEvent.setup({ applyAccept: false });
  await careless.upload(choice, new File(['hello'], 'note.txt', { type: 'text/plain' }));
  await waitFor(() => expect(said()).toContain('Please select an image file'));
  await user.upload(choice, new File(['dot'], 'dot.png', { type: 'image/png' }));
  await user.selectOptions(await field('What would you like to bring?'), 'Photo');
  await fill(user, 'Title', 'A dot');
  await fill(user, 'Your text', 'She drew it.');
  await press(user, 'Submit for review');
  await toast('Contribution submitted for review');
  expect(server.formsSentTo(uploadPhoto)).toMatchObject([{ purpose: 'contribution' }]);
  expect(server.heard(contribute)[0]?.body).toMatchObject({
    contributionType: 'photo',
    content: { title: 'A dot', imageUrl: photo.url },
  });
});

test('a photo that was brought is seen by whoever decides', async () => {
  const content = { title: 'A dot', description: '', content: 'She drew it.', imageUrl: '/api/memorial-photos/dot' };
  const user = await open(
    memorialServer(aMemorial()).answers(listContributions, {
      data: [aContribution('A dot', { contributionType: 'photo', content })],
    }),
  );
  await openTab(user, 'Collaboration');
  expect(await screen.findByRole('img', { name: 'A dot' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Pending Contributions' })).toBeVisible();
});

test('words that were begun are still there after ‘Not now’ and after a reload, and gone once they were sent', async () => {
  const server = memorialServer(aMemorial()).answers(contribute, aContribution('The lake'));
  let user = await open(server);
  await press(user, 'Add a contribution');
  await user.selectOptions(await field('What would you like to bring?'), 'Story');
  await fill(user, 'Title', 'The lake');
  await press(user, 'Not now');
  await press(user, 'Add a contribution');
  expect(await field('Title')).toHaveValue('The lake');
  await fill(user, 'Your text', 'We swam at night.');
  user.leave();
  user = await open(server);
  await press(user, 'Add a contribution');
  expect(await field('What would you like to bring?')).toHaveValue('story');
  expect(await field('Your text')).toHaveValue('We swam at night.');
  await press(user, 'Submit for review');
  await toast('Contribution submitted for review');
  await press(user, 'Add a contribution');
  expect(await field('Title')).toHaveValue('');
});
