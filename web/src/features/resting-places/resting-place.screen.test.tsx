// The resting place: questions follow the way, a tap is saved, and what two people wrote at once is shown to both.
import { getSession } from '@evenlight/contract/accounts';
import { listDatedFacts } from '@evenlight/contract/facts';
import {
  askAboutGrave,
  getRestingPlace,
  type RestingPlace,
  saveRestingPlace,
} from '@evenlight/contract/resting-places';
import { searchVendors } from '@evenlight/contract/vendors/vendor';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { field, fill, openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { aPlan } from '../../testing/samples/plans';
import { aRest, type RestFacts } from '../../testing/samples/resting-places';
import { found } from '../../testing/samples/vendors';
import * as restingPlace from './resting-place-screen';

const ada = aUser();
const { id: planId } = aPlan();

const restOf = (facts: RestFacts = {}) => aRest(planId, facts);

const room = (rest: RestingPlace) =>
  fakeServer()
    .answers(getSession, ada)
    .answers(listDatedFacts, [])
    .answers(getRestingPlace, rest)
    .answers(searchVendors, found([]));
const open = (server: ReturnType<typeof room>) =>
  openScreen(restingPlace, {
    at: `/plan-workflow/${planId}/resting-place`,
    path: '/plan-workflow/:planId/resting-place',
    server,
    person: ada,
  });
const group = (name: string) => within(screen.getByRole('group', { name }));

test('a burial asks for the cemetery and nothing about ashes, and a tap is saved', async () => {
  const server = room(restOf());
  server.answers(saveRestingPlace, restOf({ version: 2, words: { cemetery: 'owned' } }));
  const user = await open(server);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Where Danuta Wałęsa will rest');
  expect(screen.queryByText('What becomes of the ashes')).toBeNull();
  await user.click(group('Which cemetery').getByRole('button', { name: 'We own a place' }));
  expect(await field('Name of the cemetery')).toBeVisible();
  expect(server.heard(saveRestingPlace)).toMatchObject([{ body: { version: 1, words: { cemetery: 'owned' } } }]);
});

test('two people who wrote at once see both texts, and either may stand', async () => {
  const owned = { cemetery: 'owned', plot: 'Row 1' } as const;
  const server = room(restOf({ words: owned }));
  const user = await open(server);
  await press(user, /Which cemetery/);
  await fill(user, 'Section and plot', 'Row 2');
  const theirs = restOf({ version: 2, words: { ...owned, plot: 'Row 9' } });
  server.refuses(saveRestingPlace, 'resting_place.changed_meanwhile').answers(getRestingPlace, theirs);
  const form = within(screen.getByRole('form', { name: 'The place you own' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Row 9')).toBeVisible();
  expect(await field('Section and plot')).toHaveValue('Row 2');
  const mine = restOf({ version: 3, words: { ...owned, plot: 'Row 2' } });
  server.answers(saveRestingPlace, mine).answers(getRestingPlace, mine);
  await press(user, 'Save mine over it');
  await waitFor(() => expect(form.queryByText('Row 9')).toBeNull());
  expect(server.heard(saveRestingPlace).at(-1)).toMatchObject({ body: { version: 2, words: { plot: 'Row 2' } } });
});

test('words outlive a reload, and are gone once the family goes on with the other ones', async () => {
  const owned = { cemetery: 'owned', plot: 'Row 1' } as const;
  const server = room(restOf({ words: owned }));
  const before = await open(server);
  await press(before, /Which cemetery/);
  await fill(before, 'Section and plot', 'Row 2');
  before.leave();
  const user = await open(server);
  await press(user, /Which cemetery/);
  expect(await field('Section and plot')).toHaveValue('Row 2');
  const theirs = restOf({ version: 2, words: { ...owned, plot: 'Row 9' } });
  server.refuses(saveRestingPlace, 'resting_place.changed_meanwhile').answers(getRestingPlace, theirs);
  const form = within(screen.getByRole('form', { name: 'The place you own' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await press(user, 'Go on with the other one');
  await waitFor(async () => expect(await field('Section and plot')).toHaveValue('Row 9'));
});

test('what was written at another question meanwhile is no quarrel', async () => {
  const server = room(restOf());
  const theirs = restOf({ version: 2, words: { stone: 'later' } });
  let tries = 0;
  server.answers(getRestingPlace, theirs);
  const user = await open(server);
  server.answers(saveRestingPlace, () => {
    tries += 1;
    return restOf({ version: 3, words: { stone: 'later', cemetery: 'owned' } });
  });
  await user.click(group('Which cemetery').getByRole('button', { name: 'We own a place' }));
  await waitFor(() => expect(tries).toBe(1));
  expect(screen.queryByText(/answered this meanwhile/)).toBeNull();
});

test('a cremation asks about the ashes, a pier is answered kindly, and a Catholic family is told once', async () => {
  const words = { ashes: 'sea', seaFrom: 'pier' } as const;
  await open(room(restOf({ way: 'cremation', branch: 'catholic', words })));
  expect(screen.getByText(/California does not allow scattering from a pier/)).toBeVisible();
  expect(screen.getAllByText(/Your church asks that ashes stay together/)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Around the casket/ })).toBeNull();
});

test('a Sikh family is asked about no stone, and reads of none', async () => {
  const user = await open(room(restOf({ faithTradition: 'sikh', words: { cemetery: 'owned' } })));
  expect(screen.getByRole('button', { name: /Opening and closing the grave/ })).toBeVisible();
  expect(screen.queryByText('The stone')).toBeNull();
  user.leave();
  await open(room(restOf()));
  expect(screen.getByRole('button', { name: /The stone/ })).toBeVisible();
});

test('ashes that are divided have tasks of their own at each place: a tick counts there, and is printed for there', async () => {
  const parts = (['home', 'sea'] as const).map((place) => ({ place, where: '', keeper: '' }));
  const words = { ashes: 'divided', parts } as const;
  const cremation = { way: 'cremation', faithTradition: 'hindu' } as const;
  const server = room(restOf({ ...cremation, words: { ...words, done: ['niche:permit'] } }));
  const done = ['home:permit', 'niche:permit'] as const;
  server.answers(saveRestingPlace, restOf({ ...cremation, version: 2, words: { ...words, done: [...done] } }));
  const user = await open(server);
  const permits = () => screen.getAllByRole('checkbox', { name: 'The permit names the place' });
  expect(screen.getAllByText('What to see to')).toHaveLength(2);
  await user.click(permits()[0] as HTMLElement);
  await waitFor(() => expect(permits()[0]).toBeChecked());
  expect(permits()[1]).not.toBeChecked();
  expect(server.heard(saveRestingPlace)).toMatchObject([
    { body: { words: { done: ['home:permit', 'niche:permit'] } } },
  ]);
  expect(screen.getByText('Seen to: 1')).toBeVisible();
  expect(screen.getByText('At home: The permit names the place')).toBeInTheDocument();
});

test('our team is asked once, and the page says by when it answers', async () => {
  const listed = { id: '0198a000-0000-7000-8000-00000000000c', name: 'Hills of Rest', town: 'San Jose' };
  const rest = { ...restOf({ words: { cemetery: 'listed' } }) };
  const known = getRestingPlace.returns.parse({
    ...rest,
    words: { ...rest.words, cemeteryId: listed.id },
    listed: { ...listed, isStillListed: true },
  });
  const inquiry = {
    id: '0198a000-0000-7000-8000-00000000000d',
    cemeteryId: listed.id,
    cemeteryName: listed.name,
    state: 'asked',
    askedAt: '2026-11-16T12:00:00.000Z',
    dueAt: '2026-11-17T12:00:00.000Z',
    answeredAt: null,
  };
  const asked = getRestingPlace.returns.parse({ ...known, inquiries: [inquiry] });
  const server = room(known).answers(askAboutGrave, asked);
  const user = await open(server);
  await press(user, /Which cemetery/);
  await press(user, 'Ask about a place here');
  expect(await screen.findByText(/Our team asks Hills of Rest/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask about a place here' })).toBeNull();
  expect(server.heard(askAboutGrave)).toHaveLength(1);
});

test('whoever may only read sees what is known, and science is one sentence', async () => {
  const reader = await open(room(restOf({ mayEdit: false, words: { cemetery: 'owned', cemeteryName: 'Gan Shalom' } })));
  expect(screen.getByText('Gan Shalom')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  reader.leave();
  const science = await open(room(restOf({ way: 'donation', mayEdit: false, isMine: false })));
  expect(screen.getByText(/The school or program sees to the body/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the family' })).toBeVisible();
  science.leave();
  await open(room(restOf({ way: 'donation' })));
  expect(screen.getByText(/The school or program sees to the body/)).toBeVisible();
  expect(screen.queryByText('Which cemetery')).toBeNull();
});

test('somebody else’s plan is not found', async () => {
  const server = room(restOf()).refuses(getRestingPlace, 'plan.not_found');
  await open(server);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plan Not Found');
});
