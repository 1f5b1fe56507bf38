// If it should be less: three true alternatives, one press each, and one press back.
import { getSession } from '@evenlight/contract/accounts';
import { getCosts, listSavings, type PlanCosts, type PlanSavings } from '@evenlight/contract/costs';
import { getKeptHelp } from '@evenlight/contract/help-to-pay/kept-help';
import { VenueId } from '@evenlight/contract/ids';
import { selectVenue, updatePlan } from '@evenlight/contract/plans';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { openScreen, press, sentence } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { costsOf } from '../../testing/samples/costs';
import { someHelp } from '../../testing/samples/help-to-pay';
import { aPlan } from '../../testing/samples/plans';
import * as costsScreen from './costs-screen';

const ada = aUser();
const plan = aPlan({ version: 3 });
const [addon] = plan.lines.filter(({ source }) => source === 'addon');
const name = addon?.name ?? '';
const venueId = VenueId.parse('0199d0c0-0000-7000-8000-000000000001');
const otherId = VenueId.parse('0199d0c0-0000-7000-8000-000000000002');

const { way, wayAgreed, declinedLines, serviceDate } = plan;
const now: PlanSavings['now'] = {
  version: 3,
  way,
  wayAgreed,
  declinedLines,
  addons: [name],
  venueId: null,
  serviceDate,
};
const streaming = { is: 'addon', item: addon?.item ?? '', name, savesCents: 10_000 } as const;
const cremation = { is: 'way', way: 'cremation', savesCents: 150_050 } as const;
const laurel = { name: 'Laurel Hall', location: 'Oakland', isSample: true };
const hall = { is: 'venue', venueId, ...laurel, savesCents: 20_000 } as const;

const room = (costs: PlanCosts, savings: PlanSavings) =>
  fakeServer()
    .answers(getSession, ada)
    .answers(getCosts, costs)
    .answers(getKeptHelp, someHelp(plan.id))
    .answers(listSavings, savings);
async function open(server: ReturnType<typeof room>) {
  const user = await openScreen(costsScreen, {
    at: `/plans/${plan.id}/costs`,
    path: '/plans/:planId/costs',
    server,
    person: ada,
  });
  await user.click(screen.getByText('If it should be less'));
  return user;
}

test('nothing is looked for before it is asked, and a reader is not asked at all', async () => {
  const server = room(costsOf(plan, { money: null, mayEdit: false }), { now, savings: [] });
  await openScreen(costsScreen, { at: `/plans/${plan.id}/costs`, path: '/plans/:planId/costs', server, person: ada });
  expect(screen.queryByText('If it should be less')).toBeNull();
  expect(server.heard(listSavings)).toEqual([]);
});

test('an add-on is left out in one press, and one press brings it back as it was', async () => {
  const server = room(costsOf(plan), { now, savings: [cremation, streaming] });
  server.answers(updatePlan, { ...plan, addons: [], version: 4 });
  const user = await open(server);
  expect(await screen.findByText('−$1,500.50')).toBeVisible();
  expect(screen.getByText('Cremation instead')).toBeVisible();
  server.answers(listSavings, { now: { ...now, version: 4, addons: [] }, savings: [cremation] });
  await press(user, `Choose this: Without: ${name}`);
  expect(await screen.findByText(sentence('Done: −$100'))).toBeVisible();
  server.answers(updatePlan, { ...plan, version: 5 }).answers(listSavings, { now, savings: [cremation, streaming] });
  await press(user, `Undo: Without: ${name}`);
  await waitFor(() => expect(screen.queryByText(sentence('Done: −$100'))).toBeNull());
  expect(server.heard(updatePlan)).toMatchObject([
    { body: { addons: [], version: 3 } },
    { body: { addons: [{ name }], declinedLines, version: 4 } },
  ]);
});

test('another way is undone with all that went with it', async () => {
  const server = room(costsOf(plan), { now, savings: [cremation] });
  server.answers(updatePlan, { ...plan, way: 'cremation', version: 4 });
  const user = await open(server);
  await screen.findByText('Cremation instead');
  server.answers(listSavings, { now: { ...now, version: 4, way: 'cremation' }, savings: [] });
  await press(user, 'Choose this: Cremation instead');
  await screen.findByText(sentence('Done: −$1,500.50'));
  await press(user, 'Undo: Cremation instead');
  await waitFor(() => expect(server.heard(updatePlan)).toHaveLength(2));
  const back = { way, wayAgreed, declinedLines, addons: [{ name }], version: 4 };
  expect(server.heard(updatePlan)[1]).toMatchObject({ body: back });
});

test('what somebody else has changed since is never undone with it', async () => {
  const server = room(costsOf(plan), { now, savings: [streaming, cremation] });
  server.answers(updatePlan, { ...plan, addons: [], version: 4 });
  const user = await open(server);
  await screen.findByText('Cremation instead');
  // Read after the step, the plan is one version further than the step made it.
  const others = { ...now, version: 5, addons: [], declinedLines: ['theirs'] };
  server.answers(listSavings, { now: others, savings: [cremation] });
  await press(user, `Choose this: Without: ${name}`);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
  server.answers(updatePlan, { ...plan, way: 'cremation', version: 6 });
  server.answers(listSavings, { now: { ...others, version: 6, way: 'cremation' }, savings: [] });
  await press(user, 'Choose this: Cremation instead');
  expect(await screen.findByText(sentence('Done: −$1,500.50'))).toBeVisible();
  expect(screen.queryByText(sentence('Done: −$100'))).toBeNull();
  expect(server.heard(updatePlan)[1]).toMatchObject({ body: { way: 'cremation', version: 5 } });
});

test('a step can still be undone after the page was loaded again', async () => {
  const kept = { taken: [{ saving: streaming, name: `Without: ${name}`, before: now }], version: 4 };
  sessionStorage.setItem(`evenlight.savings.${plan.id}`, JSON.stringify(kept));
  const server = room(costsOf(plan), { now: { ...now, version: 4, addons: [] }, savings: [] });
  server.answers(updatePlan, { ...plan, version: 5 });
  const user = await open(server);
  await press(user, `Undo: Without: ${name}`);
  await waitFor(() => expect(server.heard(updatePlan)).toMatchObject([{ body: { addons: [{ name }], version: 4 } }]));
  await waitFor(() => expect(sessionStorage.getItem(`evenlight.savings.${plan.id}`)).toBeNull());
});

test('a plan that was changed elsewhere meanwhile is not overwritten, and says so', async () => {
  const server = room(costsOf(plan), { now, savings: [streaming] }).refuses(updatePlan, 'plan.changed_meanwhile');
  const user = await open(server);
  await press(user, `Choose this: Without: ${name}`);
  expect(await screen.findByText(/changed on another device meanwhile/)).toBeVisible();
  expect(screen.queryByText(sentence(/^Done/))).toBeNull();
});

test('a place that costs less is chosen at once, or looked at first where a day is meant', async () => {
  const costs = costsOf(plan);
  const venue = { name: 'Grand Hall', address: '', cents: 80_000, isSample: false };
  const there = { ...costs, statement: { ...costs.statement, venue } };
  const server = room(there, { now: { ...now, venueId: otherId, serviceDate: null }, savings: [hall] }).answers(
    selectVenue,
    { planId: plan.id, heldUntil: null, selection: null, venue: null, version: 4 },
  );
  const user = await open(server);
  await screen.findByText('Laurel Hall in place of Grand Hall');
  server.answers(listSavings, { now: { ...now, version: 4, venueId, serviceDate: null }, savings: [] });
  await press(user, 'Choose this: Laurel Hall in place of Grand Hall');
  await press(user, 'Undo: Laurel Hall in place of Grand Hall');
  await waitFor(() => expect(server.heard(selectVenue)).toHaveLength(2));
  expect(server.heard(selectVenue)).toMatchObject([
    { body: { venueId, version: 3 } },
    { body: { venueId: otherId, version: 4 } },
  ]);
});

test('with a day in mind the way leads to the place', async () => {
  await open(room(costsOf(plan), { now: { ...now, venueId: otherId, serviceDate: '2030-06-11' }, savings: [hall] }));
  const look = await screen.findByRole('link', { name: /^Look at it: Laurel Hall/ });
  expect(look).toHaveAttribute('href', expect.stringContaining(`venue_id=${venueId}`));
});

test('where nothing would cost less it is said, and a lost line can be tried again', async () => {
  const server = room(costsOf(plan), { now, savings: [] });
  const at = `/plans/${plan.id}/costs`;
  const user = await openScreen(costsScreen, { at, path: '/plans/:planId/costs', server, person: ada });
  server.isReachable = false;
  await user.click(screen.getByText('If it should be less'));
  expect(await screen.findByText('We could not look for what would cost less')).toBeVisible();
  server.isReachable = true;
  await press(user, 'Try again');
  expect(await screen.findByText(/We know of nothing that would cost less/)).toBeVisible();
});
