// The team's checklist before families come: one line for each thing, gone when all is done.
import { confirmPrices, getOpening } from '@evenlight/contract/opening';
import { listQueue } from '@evenlight/contract/queue';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server';
import { openScreen, press } from '../../../../testing/open-screen';
import { aUser } from '../../../../testing/samples/accounts';
import { anOpening, aQueueLine } from '../../../../testing/samples/desk';
import { DeskPlaceProvider } from '../../queue/desk-place';
import * as staff from '../staff-screen';

const Staff = staff.default;
const desk = {
  ...staff,
  default: () => (
    <DeskPlaceProvider>
      <Staff />
    </DeskPlaceProvider>
  ),
};
const counts = { waiting: 0, free: 0, mine: 0, late: 0, first: 0 };

function aHouse(opening: ReturnType<typeof anOpening>) {
  const server = fakeServer()
    .answers(listQueue, { lines: [], next: null, counts, factsToCheck: 0 })
    .answers(getOpening, opening);
  const open = () => openScreen(desk, { at: '/staff', path: 'staff', server, person: aUser() });
  return { server, open };
}

const card = () => screen.findByRole('region', { name: 'Before families come' });
const lineOf = (title: string) => {
  const line = screen.getByText(title).closest('li');
  if (!line) throw new Error(`no line is called ${title}`);
  return line;
};

test('each thing is one line that says whether it is done, and opens to say what to do', async () => {
  const { open } = aHouse(anOpening(['hours', 'mail']));
  const user = await open();
  expect(await card()).toHaveTextContent('6 of 8 done');
  expect(lineOf('The hours of the chat')).toHaveTextContent('To do');
  expect(lineOf('Prices that are yours')).toHaveTextContent('Done');
  const hours = within(lineOf('The hours of the chat'));
  expect(hours.getByText(/Say when somebody answers/)).not.toBeVisible();
  await user.click(screen.getByText('The hours of the chat'));
  expect(hours.getByRole('link', { name: 'hours' })).toHaveAttribute('href', '/staff/manage/hours');
  expect(lineOf('Mail that arrives')).toHaveTextContent('npm run mail:test -- you@example.org');
});

test('a backup that is too old says when it was made, and whether one was ever restored', async () => {
  const { open } = aHouse(anOpening(['backup'], { backedUpAt: '2026-11-01T12:00:00.000Z' }));
  await open();
  await card();
  const line = lineOf('A backup from this week');
  expect(line).toHaveTextContent('npm run backup -- /backups/monday');
  expect(line).toHaveTextContent(/The last one was made: .*November 1/);
  expect(line).toHaveTextContent('No backup was restored yet.');
  expect(line).toHaveTextContent('npm run audit -- restore-tried');
});

test('on a server the commands are those of the server', async () => {
  const { open } = aHouse(anOpening(['hours', 'mail', 'backup'], { commands: 'evenlight' }));
  await open();
  expect(await card()).toHaveTextContent('with evenlight hours "Mon-Fri 9-18".');
  expect(lineOf('Mail that arrives')).toHaveTextContent('Run evenlight mail:test you@example.org where');
  expect(lineOf('A backup from this week')).toHaveTextContent('Run evenlight backup /backups/monday where');
  expect(await card()).not.toHaveTextContent('npm run');
});

test('a restore that was tried is what the backup line says', async () => {
  const { open } = aHouse(anOpening(['backup'], { restoreTriedAt: '2026-11-02T12:00:00.000Z' }));
  await open();
  await card();
  const line = lineOf('A backup from this week');
  expect(line).toHaveTextContent(/A backup was last restored on trial: .*November 2/);
  expect(line).not.toHaveTextContent('No backup was restored yet.');
});

test('prices are confirmed after a question, and with the last thing done the card is gone', async () => {
  const { server, open } = aHouse(anOpening(['prices']));
  const user = await open();
  await card();
  await user.click(screen.getByText('Prices that are yours'));
  await press(user, 'Confirm all prices');
  expect(await screen.findByRole('dialog', { name: 'Are these your prices?' })).toBeVisible();
  expect(server.heard(confirmPrices)).toEqual([]);
  server.answers(confirmPrices, anOpening()).answers(getOpening, anOpening());
  await press(user, 'Yes, they are ours');
  await waitFor(() => expect(screen.queryByText('Before families come')).not.toBeInTheDocument());
  expect(server.heard(confirmPrices)).toHaveLength(1);
});

test('when everything is done, what is known of backups stays at the end of the page, and only then', async () => {
  const facts = { backedUpAt: '2026-11-01T12:00:00.000Z', restoreTriedAt: '2026-11-02T12:00:00.000Z' };
  const { open } = aHouse(anOpening([], facts));
  const user = await open();
  await user.click(await screen.findByText('Backups'));
  expect(screen.getByText(/The last one was made: .*November 1/)).toBeVisible();
  expect(screen.getByText(/A backup was last restored on trial: .*November 2/)).toBeVisible();
});

test('while something is left to do, backups are a line of the checklist alone', async () => {
  const { open } = aHouse(anOpening(['hours']));
  await open();
  await card();
  expect(screen.queryByText('Backups')).not.toBeInTheDocument();
});

test('where somebody waits the checklist is folded: they come first', async () => {
  const { server, open } = aHouse(anOpening(['hours']));
  server.answers(listQueue, {
    lines: [aQueueLine()],
    next: null,
    counts: { ...counts, waiting: 1 },
    factsToCheck: 0,
  });
  const user = await open();
  expect(await screen.findByText('7 of 8 done')).toBeVisible();
  expect(screen.getByText('The hours of the chat')).not.toBeVisible();
  await user.click(screen.getByText('Before families come'));
  expect(screen.getByText('The hours of the chat')).toBeVisible();
});

test('a checklist that cannot be read keeps nobody from the list', async () => {
  const { server, open } = aHouse(anOpening());
  server.refuses(getOpening, 'path.not_found');
  await open();
  expect(await screen.findByText('Nobody is waiting')).toBeVisible();
  expect(screen.queryByText('Before families come')).not.toBeInTheDocument();
});
