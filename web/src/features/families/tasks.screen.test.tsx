// Tasks of a family on the page itself: what is typed is kept until it is stored, and nobody overwrites anybody unseen.
import { getSession } from '@evenlight/contract/accounts';
import {
  changeSharedTask,
  createSharedTask,
  listTaskComments,
  listTaskTemplates,
  moveSharedTask,
  type SharedTask,
} from '@evenlight/contract/families/tasks';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { openScreen, press, type ScreenUser } from '../../testing/open-screen';
import { asha, aTask, familyRoom, milo } from '../../testing/samples/families';
import * as family from './family-screen';

type Room = ReturnType<typeof familyRoom>;
const open = ({ server, at }: Room, more = '') =>
  openScreen(family, { at: `${at('tasks')}${more}`, path: 'family-collaboration', server, person: asha });
const card = (title: string) => screen.findByRole('listitem', { name: title });
const titles = () =>
  within(screen.getByRole('region', { name: 'Tasks' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

async function openDialog(user: ScreenUser) {
  await press(user, 'Add task');
  const dialog = await screen.findByRole('dialog', { name: 'Add task' });
  return { dialog: within(dialog), title: within(dialog).getByLabelText(/^Title/) };
}

async function openTask(user: ScreenUser, title: string) {
  await user.click(within(await card(title)).getByRole('button', { name: /^Open the task/ }));
  return within(await screen.findByRole('dialog', { name: title }));
}

test('a task outlives a closed dialog, a reload and a lost line; sent again it is one request', async () => {
  const room = familyRoom();
  const first = await open(room);
  expect(await screen.findByText('No tasks yet')).toBeVisible();
  const begun = await openDialog(first);
  await first.click(begun.title);
  await first.keyboard('Call the florist{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add task' })).toHaveFocus());
  first.leave();
  const user = await open(room);
  const { dialog, title } = await openDialog(user);
  expect(title).toHaveValue('Call the florist');
  await user.selectOptions(dialog.getByLabelText('Category'), 'Flowers');
  await user.selectOptions(dialog.getByLabelText('Priority'), 'High');
  await user.selectOptions(dialog.getByLabelText('Who sees to it'), 'Milo Rao');
  room.server.isReachable = false;
  await user.click(dialog.getByRole('button', { name: 'Add task' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/connection|reach/i));
  // The second try takes long, and the dialog is closed meanwhile: what was typed is stored, and does not come back.
  room.server.isReachable = true;
  const { promise, resolve } = Promise.withResolvers<SharedTask>();
  room.server.answers(createSharedTask, () => promise);
  await user.click(dialog.getByRole('button', { name: 'Add task' }));
  await waitFor(() => expect(room.server.heard(createSharedTask)).toHaveLength(1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const made = aTask('Call the florist', { category: 'flowers', priority: 'high', assignee: milo });
  room.tasks.push(made);
  resolve(made);
  expect((await screen.findAllByText('Task created successfully'))[0]).toBeVisible();
  expect(await card('Call the florist')).toHaveTextContent('Milo Rao');
  expect((await openDialog(user)).title).toHaveValue('');
  expect(room.server.heard(createSharedTask)[0]?.body).toMatchObject({
    title: 'Call the florist',
    category: 'flowers',
    priority: 'high',
    assigneeId: milo.id,
  });
});

test('whoever changed it second is shown what stands there, and saves theirs all the same', async () => {
  const room = familyRoom();
  const task = aTask('Call the florist');
  room.tasks.push(task);
  room.server.answers(listTaskComments, { comments: [] }).refuses(changeSharedTask, 'task.changed_meanwhile');
  const user = await open(room);
  await card('Call the florist');
  const dialog = await openTask(user, 'Call the florist');
  await user.clear(dialog.getByLabelText(/^Title/));
  await user.click(dialog.getByLabelText(/^Title/));
  await user.paste('Call the florist and the baker');
  room.tasks = [{ ...task, status: 'in_progress', version: 2 }];
  room.server.tells('family.changed', `${room.group.id} tasks`);
  await press(user, 'Save task');
  expect(await dialog.findByText('What stands there now')).toBeVisible();
  expect(dialog.getByLabelText(/^Title/)).toHaveValue('Call the florist and the baker');
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('In Progress'));
  const saved: SharedTask = { ...task, title: 'Call the florist and the baker', status: 'in_progress', version: 3 };
  room.server.answers(changeSharedTask, () => {
    room.tasks = [saved];
    return saved;
  });
  await press(user, 'Save mine all the same');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // Only what was typed is sent: the change beside it stays.
  expect(room.server.heard(changeSharedTask).map(({ body }) => body)).toEqual([
    { title: 'Call the florist and the baker', version: 1 },
    { title: 'Call the florist and the baker', version: 2 },
  ]);
});

test('what was typed and never saved comes back with a word about it, and can be let go', async () => {
  const room = familyRoom();
  room.tasks.push(aTask('Call the florist'));
  room.server.answers(listTaskComments, { comments: [] });
  const user = await open(room);
  await card('Call the florist');
  const first = await openTask(user, 'Call the florist');
  expect(first.queryByText(/We kept what you had typed/)).not.toBeInTheDocument();
  await user.click(first.getByLabelText(/^Description/));
  await user.paste('Ask for lilies');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await openTask(user, 'Call the florist');
  expect(again.getByLabelText(/^Description/)).toHaveValue('Ask for lilies');
  expect(again.getByText(/We kept what you had typed/)).toBeVisible();
  await press(user, 'Discard what I typed');
  await waitFor(() => expect(again.queryByText(/We kept what you had typed/)).not.toBeInTheDocument());
  expect(again.getByLabelText(/^Description/)).toHaveValue('');
});

test('tasks are ordered by keys and found by a filter that stands in the address', async () => {
  const room = familyRoom();
  const [one, two, three] = [aTask('Register'), aTask('Choose music', { category: 'music' }), aTask('Agree the day')];
  room.tasks = [one, two, three] as SharedTask[];
  room.server.answers(moveSharedTask, () => {
    room.tasks = [two, one, three] as SharedTask[];
    return { tasks: room.tasks };
  });
  const user = await open(room);
  await card('Register');
  const down = await screen.findByRole('button', { name: 'Move down: Register' });
  down.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Choose music', 'Register', 'Agree the day']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move down: Register' })).toHaveFocus());
  expect(room.server.heard(moveSharedTask)).toEqual([{ params: { taskId: one?.id }, body: { afterId: two?.id } }]);
  await user.selectOptions(screen.getByLabelText('Category'), 'Music');
  await waitFor(() => expect(user.whereabouts()).toContain('category=music'));
  await waitFor(() => expect(titles()).toEqual(['Choose music']));
  user.leave();
  const again = await open(room, '&category=music');
  await card('Choose music');
  expect(titles()).toEqual(['Choose music']);
  await press(again, 'Show all tasks');
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('a step of the timeline that is on the list cannot be taken again, and whoever only helps has no edit mode', async () => {
  const room = familyRoom();
  const step = { category: 'other', priority: 'medium', dueDate: null } as const;
  room.server.answers(listTaskTemplates, {
    templates: [
      { ...step, key: 'register', title: 'Register the death', isTaken: true },
      { ...step, key: 'music', title: 'Choose readings', isTaken: false },
    ],
  });
  const user = await open(room);
  await press(user, 'Take from your tradition’s timeline');
  expect(await screen.findByRole('checkbox', { name: 'Register the death' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Choose readings' })).toBeEnabled();
  user.leave();
  await open(familyRoom({ role: 'member' }));
  await screen.findByText('No tasks yet');
  expect(screen.queryByRole('button', { name: 'Edit Mode' })).not.toBeInTheDocument();
});

test('a visitor is asked to sign in, and comes back to the same part', async () => {
  const server = fakeServer().refuses(getSession, 'session.required');
  for (const part of ['messages', 'decisions']) {
    const at = `/family-collaboration?tab=workspace&part=${part}`;
    const user = await openScreen(family, { at, path: 'family-collaboration', server });
    await waitFor(() => expect(user.whereabouts()).toBe(`/login?return=${encodeURIComponent(at)}`));
    user.leave();
  }
});
