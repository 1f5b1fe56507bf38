// Who decides: what was typed survives, an answer that cannot be sent goes back, and a family that is divided is told.
import { addDecider, changeDecider, type Deciding, getDeciding, removeDecider } from '@evenlight/contract/deciding';
import type { DeciderId } from '@evenlight/contract/ids';
import { listPlans } from '@evenlight/contract/plans';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, fill, openScreen, press } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { MADE_AT, planRoom } from '../../../testing/samples/plan-room';
import { aPlan } from '../../../testing/samples/plans';
import * as whoDecides from './who-decides-screen';

const ada = aUser();
const plan = aPlan();
type Person = Deciding['people'][number];
const child = (name: string, facts: Partial<Person> = {}): Person => ({
  id: `0199d0f2-0000-7000-8000-${name.padStart(12, '0').replace(/\W|[g-z]/gi, 'a')}` as DeciderId,
  name,
  standing: 'children',
  answer: 'not-asked',
  note: '',
  answeredAt: MADE_AT,
  ...facts,
});
const record = (...people: Person[]): Deciding => ({
  planId: plan.id,
  personName: plan.personName,
  directions: 'none',
  people,
});
const room = (...people: Person[]) => planRoom(plan).answers(getDeciding, record(...people));
const open = (server = room()) =>
  openScreen(whoDecides, { at: `/who-decides?plan_id=${plan.id}`, server, person: ada });

const list = () => screen.getByRole('region', { name: 'Who was asked, and what they said' });
const stands = () => screen.getByRole('region', { name: 'Where things stand' });
const answer = (name: string, words: string) =>
  within(screen.getByRole('group', { name: `Answer of ${name}` })).getByRole('button', { name: words });

test('what was typed survives a failed send, and somebody whose answer was lost is the same request', async () => {
  const server = room().refuses(addDecider, 'server.busy');
  const user = await open(server);
  await fill(user, 'Name', 'Ana');
  await user.selectOptions(await field('Who they are'), 'children');
  await fill(user, 'Note (optional)', 'By phone');
  const expectKept = async () => {
    await within(screen.getByRole('form', { name: 'Add a person' })).findByRole('alert');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add to the list' })).not.toHaveAttribute('aria-disabled'),
    );
    expect(await field('Name')).toHaveValue('Ana');
    expect(await field('Note (optional)')).toHaveValue('By phone');
  };
  await press(user, 'Add to the list');
  await expectKept();
  // Arrived, but nobody hears of it; the news of it comes by itself.
  const ana = child('Ana', { note: 'By phone' });
  server.answers(addDecider, () => {
    server.answers(getDeciding, record(ana));
    throw new TypeError('Failed to fetch');
  });
  await press(user, 'Add to the list');
  await waitFor(() => expect(server.heard(addDecider)).toHaveLength(2));
  await expectKept();
  server.tells('decider.changed', plan.id);
  await waitFor(() => expect(list()).toHaveTextContent('Ana'));
  server.answers(addDecider, record(ana));
  await press(user, 'Add to the list');
  expect(await screen.findByText('Ana is on the list.')).toBeVisible();
  const keys = server.heard(addDecider).map(({ body }) => body.idempotencyKey);
  expect(keys[2]).toBe(keys[1]);
});

test('an answer that cannot be sent goes back and says so', async () => {
  const server = room(child('Ana')).refuses(changeDecider, 'server.busy');
  const user = await open(server);
  await user.click(answer('Ana', 'Agreed'));
  await waitFor(() => expect(list()).toHaveTextContent('We cannot answer just now.'));
  expect(answer('Ana', 'Agreed')).toHaveAttribute('aria-pressed', 'false');
});

test('a family that is divided is told what helps, and somebody can be taken off the list', async () => {
  const [ana, luis] = [child('Ana', { answer: 'agreed' }), child('Luis', { answer: 'objected' })];
  const server = room(ana, luis).answers(removeDecider, record(ana));
  const user = await open(server);
  expect(stands()).toHaveTextContent('No agreement yet');
  expect(stands()).toHaveTextContent('superior court');
  await press(user, 'Remove: Luis');
  await press(user, 'Leave it');
  expect(list()).toHaveTextContent('Luis');
  await press(user, 'Remove: Luis');
  server.answers(getDeciding, record(ana));
  await press(user, 'Take off the list');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove: Luis' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Who was asked, and what they said' })).toHaveFocus());
  expect(stands()).toHaveTextContent('Everybody who decides has agreed');
});

test('without a plan there is a way to one, without its name the first is shown, and another is not found', async () => {
  const none = await openScreen(whoDecides, {
    at: '/who-decides',
    server: planRoom(plan).answers(listPlans, []),
    person: ada,
  });
  expect(screen.getByRole('link', { name: 'Start planning' })).toHaveAttribute('href', '/planning-wizard');
  none.leave();
  const unnamed = await openScreen(whoDecides, {
    at: '/who-decides',
    server: room().answers(listPlans, [plan]),
    person: ada,
  });
  expect(await screen.findByText('For Danuta Wałęsa')).toBeVisible();
  unnamed.leave();
  for (const id of [plan.id, 'nonsense']) {
    const server = room().refuses(getDeciding, 'plan.not_found');
    const user = await openScreen(whoDecides, { at: `/who-decides?plan_id=${id}`, server, person: ada });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plan Not Found');
    user.leave();
  }
});
