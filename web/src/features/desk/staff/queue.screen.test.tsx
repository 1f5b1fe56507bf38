// The desk's queue: found by words that stand in no address, walked by keys, taken, and honest when it may be old.
import { getOpening } from '@evenlight/contract/opening';
import { listQueue, type QueueLine, releaseQueueItem, searchQueue, takeQueueItem } from '@evenlight/contract/queue';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { alertSaying, openScreen, press } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { anOpening, aQueueItem, aQueueLine } from '../../../testing/samples/desk';
import { DeskPlaceProvider } from '../queue/desk-place';
import * as staff from './staff-screen';

const carla = aUser({ firstName: 'Carla', lastName: 'Ruiz' });
const Staff = staff.default;
const desk = {
  ...staff,
  default: () => (
    <DeskPlaceProvider>
      <Staff />
    </DeskPlaceProvider>
  ),
};

const open = (server: ReturnType<typeof aDesk>['server'], at = '/staff') =>
  openScreen(desk, { at, path: 'staff', server, person: carla });

/** Keeps who has what, as the real one does. */
function aDesk(...lines: QueueLine[]) {
  const counts = { waiting: lines.length, free: 0, mine: 0, late: 0, first: 0 };
  const page = (shown: QueueLine[]) => ({ lines: shown, next: null, counts, factsToCheck: 3 });
  const wears = (words: string) => (line: QueueLine) =>
    `${line.person?.name} ${line.person?.email}`.toLowerCase().includes(words.toLowerCase());
  const give = (id: string, owner: QueueLine['owner']) => {
    for (const line of lines) if (line.id === id) line.owner = owner;
    return aQueueItem({ id, owner });
  };
  const server = fakeServer()
    .answers(getOpening, anOpening())
    .answers(listQueue, ({ query: { view, kind } }) =>
      page(
        lines.filter(
          (line) => (view !== 'mine' || line.owner?.id === carla.id) && (kind === undefined || line.kind === kind),
        ),
      ),
    )
    .answers(searchQueue, ({ body: { search, kind } }) =>
      page(lines.filter((line) => wears(search)(line) && (kind === undefined || line.kind === kind))),
    )
    .answers(takeQueueItem, ({ params }) => give(params.promiseId, { id: carla.id, name: 'Carla Ruiz' }))
    .answers(releaseQueueItem, ({ params }) => give(params.promiseId, null));
  return { server, page };
}

const first = () => aQueueLine({ summary: 'Urgent · The first' });
const second = () => aQueueLine({ summary: 'The second' });
const stranger = () =>
  aQueueLine({ summary: 'Other', person: { name: 'Rosa Díaz', email: 'rosa@example.org', phone: null } });
const lineOf = (words: string) => {
  const line = screen.getByText(words).closest('li');
  if (!line) throw new Error(`no line says ${words}`);
  return line;
};
const linkOf = (words: string) => within(lineOf(words)).getByRole('link', { name: /Haddad/ });
const searchBox = () => screen.findByRole('searchbox', { name: 'Search' });

test('somebody is found by name and by e-mail, and who is looked for stands in no address', async () => {
  const { server } = aDesk(first(), second(), stranger());
  const user = await open(server);
  const box = await searchBox();
  for (const words of ['noor haddad', 'noor@example.org']) {
    await user.clear(box);
    await user.click(box);
    await user.paste(words);
    await waitFor(() => expect(server.heard(searchQueue).at(-1)?.body.search).toBe(words));
    await waitFor(() => expect(screen.queryByText('Other')).not.toBeInTheDocument());
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  }
  expect(user.whereabouts()).toBe('/staff');
  // Letters that are typed into a field stay letters.
  await user.type(box, 't');
  expect(box).toHaveValue('noor@example.orgt');
  expect(await screen.findByText('Nobody was found')).toBeVisible();
  await user.keyboard('{Backspace}');
  expect(await screen.findByText('The second')).toBeVisible();
  expect(server.heard(takeQueueItem)).toEqual([]);
  await user.selectOptions(screen.getByLabelText('What it is about'), 'A talk was booked');
  expect(await screen.findByText('Nobody was found')).toBeVisible();
  await waitFor(() => expect(user.whereabouts()).toBe('/staff?kind=consultation'));
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  await waitFor(() => expect(user.whereabouts()).toBe('/staff'));
  expect(await searchBox()).toHaveValue('');
  expect(await screen.findByText('Other')).toBeVisible();
});

test('facts that nobody has looked up are one line, which leads to their sheet', async () => {
  const { server } = aDesk(first());
  const user = await open(server);
  const link = await screen.findByRole('link', { name: '3 facts to check' });
  expect(link).toHaveAttribute('href', '/staff/manage/facts');
  await user.click(screen.getByRole('link', { name: /^Mine/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /facts to check/ })).not.toBeInTheDocument());
});

test('by keys from line to line, taken, given back and opened; while nothing has the focus keys do nothing', async () => {
  const { server } = aDesk(first(), second());
  const user = await open(server);
  await screen.findByText('The second');
  await user.keyboard('jt');
  expect(document.activeElement).toBe(document.body);
  expect(server.heard(takeQueueItem)).toEqual([]);
  expect(lineOf('Urgent · The first')).toHaveTextContent('Nobody has it yet');
  linkOf('Urgent · The first').focus();
  await user.keyboard('j');
  await waitFor(() => expect(linkOf('The second')).toHaveFocus());
  await user.keyboard('t');
  await waitFor(() => expect(lineOf('The second')).toHaveTextContent('It is in your hands'));
  await waitFor(() => expect(linkOf('The second')).toHaveFocus());
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(linkOf('Urgent · The first')).toHaveFocus());
  await user.keyboard('k');
  await waitFor(() => expect(linkOf('Urgent · The first')).toHaveFocus());
  await user.click(screen.getByRole('link', { name: /^Mine/ }));
  await waitFor(() => expect(screen.queryByText('Urgent · The first')).not.toBeInTheDocument());
  expect(lineOf('The second')).toBeVisible();
  await press(user, 'Give back: Noor Haddad');
  expect(await screen.findByText('Nothing is in your hands')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Waiting/ }));
  await screen.findByText('The second');
  linkOf('The second').focus();
  await user.keyboard('k{Enter}');
  await waitFor(() => expect(user.whereabouts()).toMatch(/^\/staff\/queue\//));
});

test('what comes while the list is open shows by itself, counted, and who was quicker is told', async () => {
  const { server, page } = aDesk();
  const user = await open(server);
  expect(await screen.findByText('Nobody is waiting')).toBeVisible();
  const come = aQueueLine({ comesFirst: true, madeAt: '2026-11-05T13:00:00.000Z' });
  server.answers(listQueue, page([come])).tells('desk.changed');
  expect(await screen.findByText('1 new since you opened this list')).toBeVisible();
  expect(lineOf('The date')).toHaveTextContent('Nobody has it yet');
  server.refuses(takeQueueItem, 'promise.taken');
  server.answers(
    listQueue,
    page([{ ...come, owner: { id: aUser().id.replace('1', '2') as never, name: 'Theo Duarte' } }]),
  );
  await press(user, 'Take: Noor Haddad');
  expect(await screen.findByText(/A colleague was quicker with Noor Haddad/)).toBeVisible();
  await waitFor(() => expect(lineOf('The date')).toHaveTextContent('Theo Duarte has it'));
});

test('a list that cannot be read says so, and is tried again', async () => {
  const { server } = aDesk();
  server.refuses(listQueue, 'server.busy');
  const user = await openScreen(
    { ...desk, loader: () => ({ isHere: true, now: new Date().toISOString(), fromLoader: null }) },
    { at: '/staff', server, person: carla },
  );
  const failure = await alertSaying('The list could not be read');
  expect(failure).toHaveTextContent('whoever waits is still on it');
  server.answers(listQueue, aDesk(first()).page([first()]));
  await press(user, 'Try again');
  expect(await screen.findByText('Urgent · The first')).toBeVisible();
});

test('our team is told when its list could not be read anew and may be old; what stood there stays', async () => {
  const { server, page } = aDesk(first());
  const user = await open(server);
  await screen.findByText('Urgent · The first');
  server.isReachable = false;
  server.tells('desk.changed');
  await alertSaying('This list could not be read just now and may be old.');
  expect(lineOf('Urgent · The first')).toBeVisible();
  server.isReachable = true;
  server.answers(listQueue, page([second()]));
  await press(user, 'Try again');
  expect(await screen.findByText('The second')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/may be old/)).not.toBeInTheDocument());
});

test('to a visitor and a member there is no desk', async () => {
  const server = fakeServer().refuses(listQueue, 'path.not_found').refuses(getOpening, 'path.not_found');
  await openScreen(desk, { at: '/staff', server });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
});
