// The steps of a saved plan: how they stand, adjustments, and leaving without losing a word.
import { requestAdjustment, withdrawAdjustment } from '@evenlight/contract/adjustments';
import { listAddons } from '@evenlight/contract/catalogue';
import { listPlanDocuments, sayDocumentIsNone } from '@evenlight/contract/documents';
import type { AdjustmentId, VenueId } from '@evenlight/contract/ids';
import { getPlan, updatePlan } from '@evenlight/contract/plans';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, fill, openScreen, press, type ScreenUser, sentence } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { papersOf, planRoom } from '../../../testing/samples/plan-room';
import { anAddon } from '../../../testing/samples/planning';
import { aPlan } from '../../../testing/samples/plans';
import * as workflow from './plan-workflow-screen';

const path = 'plan-workflow/:planId';
const plan = aPlan();
const at = (step: number | string, of = plan) => `/plan-workflow/${of.id}?step=${step}`;
const [VENUE, ESTIMATE] = [0, 1];
const open = (step: number | string, server = planRoom(plan)) =>
  openScreen(workflow, { at: at(step), path, server, person: aUser() });

const steps = () => within(screen.getByRole('navigation', { name: 'Steps of this plan' }));
const card = (name: string) => steps().getByRole('link', { name: new RegExp(name) });
const sums = () => screen.getByRole('region', { name: 'All together' });
const adjustments = () => screen.getByRole('region', { name: 'Adjustments' });
const leave = (user: ScreenUser) => user.click(screen.getByRole('link', { name: 'Save & Exit' }));

const adjusted = (description: string, cents: number, of = plan) => ({
  ...of,
  version: of.version + 1,
  projectedCost: String((360_000 + cents) / 100),
  adjustments: [
    {
      id: '0199d0e0-0000-7000-8000-000000000001' as AdjustmentId,
      description,
      cents,
      state: 'requested' as const,
      requestedAt: '2026-11-03T12:00:00.000Z',
      decidedAt: null,
      note: '',
    },
  ],
});

async function typeAdjustment(user: ScreenUser, description: string, dollars: string, direction = 'Add to it') {
  await fill(user, 'What should change', description);
  await user.click(screen.getByRole('radio', { name: direction }));
  await fill(user, 'Amount in dollars', dollars);
}

test('steps say how they stand, and the first that is not done opens by itself', async () => {
  const settled = aPlan({
    selectedVenue: { id: '0199d0b0-0000-7000-8000-000000000001' as VenueId, name: 'Hall', isSample: false },
  });
  for (const step of ['', '9', '-1', 'papers', '2.5']) {
    const user = await openScreen(workflow, {
      at: at(step, settled),
      path,
      server: planRoom(settled),
      person: aUser(),
    });
    expect(await screen.findByRole('heading', { name: 'Payment Processing' })).toBeVisible();
    user.leave();
  }
  const server = planRoom(settled);
  await openScreen(workflow, { at: at(3, settled), path, server, person: aUser() });
  for (const name of ['Venue Selection', 'Final Cost Estimate']) expect(card(name)).toHaveTextContent('Done');
  for (const name of ['Payment Processing', 'Document Upload', 'Service Scheduling', 'Service Timeline'])
    expect(card(name)).toHaveTextContent('To come');
  server.answers(listPlanDocuments, papersOf(settled, { isComplete: true }));
  server.tells('document.changed');
  await waitFor(() => expect(card('Document Upload')).toHaveTextContent('Done'));
});

test('papers that are here, or that there are none of, make their step done', async () => {
  const [paper] = papersOf(plan).slots;
  if (!paper) throw new Error('no slot');
  const asked = { ...paper, type: 'power-of-attorney' as const };
  const said = papersOf(plan, { slots: [{ ...asked, isNone: true, isDone: true }], isComplete: true });
  const server = planRoom(plan)
    .answers(listPlanDocuments, papersOf(plan, { slots: [asked] }))
    .answers(sayDocumentIsNone, said);
  const user = await open(3, server);
  expect(card('Document Upload')).not.toHaveTextContent('Done');
  server.answers(listPlanDocuments, said);
  await press(user, 'There is none: Power of Attorney');
  await waitFor(() => expect(card('Document Upload')).toHaveTextContent('Done'));
  expect(server.heard(sayDocumentIsNone)).toMatchObject([
    { params: { documentType: 'power-of-attorney' }, body: { isNone: true } },
  ]);
});

test('the steps of a plan are taken in any order, and the address keeps up', async () => {
  const user = await open('venue');
  expect(await screen.findByRole('heading', { name: 'Venue Selection' })).toBeVisible();
  expect(card('Venue Selection')).toHaveTextContent('Current');
  const venues = screen.getByRole('link', { name: 'Choose a venue' });
  expect(venues).toHaveAttribute('href', `/venue-selection?plan_id=${plan.id}&faith=christian`);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(card('Document Upload'));
  await waitFor(() => expect(user.whereabouts()).toBe(at(3)));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Document Upload' })).toHaveFocus());
  expect(screen.getByRole('progressbar', { name: 'Place among the steps' })).toHaveAttribute('aria-valuenow', '67');
  for (const name of ['Service Scheduling', 'Service Timeline']) {
    await user.click(screen.getByRole('link', { name: 'Next Step' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name })).toHaveFocus());
  }
  expect(user.whereabouts()).toBe(at(5));
  expect(await screen.findByRole('button', { name: 'Next Step' })).toBeDisabled();
  await user.click(screen.getByRole('link', { name: 'Previous' }));
  await waitFor(() => expect(user.whereabouts()).toBe(at(4)));
  expect(screen.getByRole('link', { name: 'Save & Exit' })).toHaveAttribute('href', '/dashboard');
});

test('what is left of what the family had in mind stands under the total', async () => {
  const under = await open(1, planRoom({ ...plan, budget: 400_000 }));
  expect(sums()).toHaveTextContent('$400 left of what you had in mind');
  under.leave();
  await open(1, planRoom({ ...plan, budget: 300_000 }));
  expect(sums()).toHaveTextContent('$600 above what you had in mind');
});

test('the budget goes along to the place that was chosen', async () => {
  const selectedVenue = { id: '0199d0c0-0000-7000-8000-000000000001' as VenueId, name: 'Laurel Hall', isSample: false };
  const there = { selectedVenue, venueName: 'Laurel Hall', venueLocation: 'Oakland', venueCost: 120_000 };
  await open(0, planRoom({ ...plan, ...there, totalCost: '4800', budget: 500_000 }));
  expect(screen.getByText(sentence('With this venue: $200 left of what you had in mind'))).toBeVisible();
});

test('an adjustment that says nothing is refused by name, and one that was asked for is shown beside the total', async () => {
  const server = planRoom(plan).answers(requestAdjustment, ({ body }) => adjusted(body.description, body.amount));
  const user = await open(ESTIMATE, server);
  expect(sums()).toHaveTextContent('$3,600');
  await press(user, 'Ask for this');
  await waitFor(async () => expect(await field('What should change')).toHaveAccessibleDescription(/is required/));
  await typeAdjustment(user, 'A second car', '12,50');
  await press(user, 'Ask for this');
  await waitFor(async () => expect(await field('Amount in dollars')).toHaveAccessibleDescription(/cannot be used/));
  await fill(user, 'Amount in dollars', '80.50');
  await user.click(screen.getByRole('radio', { name: 'Take off' }));
  await press(user, 'Ask for this');
  await waitFor(() => expect(adjustments()).toHaveTextContent('−$80.50'));
  expect(adjustments()).toHaveTextContent('Requested');
  expect(screen.getByText(/^We have what you asked for\./)).toBeVisible();
  expect(sums()).toHaveTextContent('Projected total$3,519.50');
  expect(sums()).toHaveTextContent('$3,600 is the total that counts');
  expect(await field('What should change')).toHaveValue('');
  server.answers(withdrawAdjustment, { ...plan, version: 3 });
  await press(user, 'Withdraw: A second car');
  await waitFor(() => expect(adjustments()).not.toHaveTextContent('A second car'));
  expect(document.activeElement?.closest('main')).not.toBeNull();
});

test('what our team says of it arrives by itself', async () => {
  const asked = adjusted('Our own singer', -8_050);
  const server = planRoom(asked);
  await open(ESTIMATE, server);
  const [input] = asked.adjustments;
  const note = 'The organist is paid already.';
  server.answers(getPlan, {
    ...asked,
    version: 3,
    projectedCost: '3600',
    adjustments: input ? [{ ...input, state: 'declined', note }] : [],
  });
  server.tells('plan.changed', plan.id);
  await waitFor(() => expect(adjustments()).toHaveTextContent(`Our team: ${note}`));
  expect(sums()).not.toHaveTextContent('Projected total');
});

test('nothing that was typed is lost by jumping, and Save & Exit sends it when it was told to', async () => {
  const server = planRoom(plan).answers(updatePlan, ({ body }) => ({ ...plan, version: 2, title: body.title ?? '' }));
  const first = await open(ESTIMATE, server);
  await typeAdjustment(first, 'Chairs for forty more', '300', 'Take off');
  await first.click(screen.getByRole('link', { name: 'Next Step' }));
  await first.click(card('Venue Selection'));
  await first.click(card('Final Cost Estimate'));
  expect(await field('What should change')).toHaveValue('Chairs for forty more');
  expect(screen.getByRole('radio', { name: 'Take off' })).toBeChecked();
  expect(await field('Amount in dollars')).toHaveValue('300');
  first.leave();
  const user = await open(ESTIMATE, server);
  await waitFor(async () => expect(await field('What should change')).toHaveValue('Chairs for forty more'));
  await user.click(card('Venue Selection'));
  await press(user, 'Rename');
  await fill(user, 'Name of the plan', 'For our mother');
  server.refuses(requestAdjustment, 'server.busy');
  await leave(user);
  expect(await screen.findByText('Your request to our team is not sent yet')).toBeVisible();
  expect(server.heard(requestAdjustment)).toEqual([]);
  await press(user, 'Send it and leave');
  expect(await screen.findByText('Something is not saved yet')).toBeVisible();
  expect(user.whereabouts()).toBe(at(VENUE));
  const renamed = { ...plan, version: 2, title: 'For our mother' };
  server.answers(requestAdjustment, ({ body }) => adjusted(body.description, body.amount, renamed));
  await leave(user);
  await press(user, 'Send it and leave');
  await waitFor(() => expect(user.whereabouts()).toBe('/dashboard'));
  expect(server.heard(updatePlan)).toMatchObject([{ body: { title: 'For our mother' } }]);
  const [lost, kept] = server.heard(requestAdjustment).map(({ body }) => body);
  expect(kept).toEqual(lost);
  expect(kept).toMatchObject({ description: 'Chairs for forty more', amount: -30_000 });
});

test('a request that nobody sent stays unsent for whoever leaves, and is there when they come back', async () => {
  const server = planRoom(plan);
  const user = await open(ESTIMATE, server);
  await typeAdjustment(user, 'Chairs for forty more', '300');
  await leave(user);
  await user.click(await screen.findByRole('link', { name: 'Leave without sending' }));
  await waitFor(() => expect(user.whereabouts()).toBe('/dashboard'));
  expect(server.heard(requestAdjustment)).toEqual([]);
  user.leave();
  await open(ESTIMATE, server);
  await waitFor(async () => expect(await field('What should change')).toHaveValue('Chairs for forty more'));
});

test('an adjustment whose answer is lost is the same request after a reload', async () => {
  const server = planRoom(plan).answers(requestAdjustment, () => {
    throw new TypeError('Failed to fetch');
  });
  const first = await open(ESTIMATE, server);
  await typeAdjustment(first, 'More flowers', '12.50');
  await press(first, 'Ask for this');
  expect(await screen.findByText(/^We could not reach our servers\./)).toBeVisible();
  first.leave();
  const user = await open(ESTIMATE, server);
  await waitFor(async () => expect(await field('Amount in dollars')).toHaveValue('12.50'));
  server.answers(requestAdjustment, ({ body }) => adjusted(body.description, body.amount));
  await press(user, 'Ask for this');
  expect(await screen.findByText(/^We have what you asked for\./)).toBeVisible();
  const [lost, kept] = server.heard(requestAdjustment).map(({ body }) => body);
  expect(kept).toEqual(lost);
});

test('whoever leaves with half an adjustment is told, and can finish it or go', async () => {
  const user = await open(ESTIMATE);
  await fill(user, 'What should change', 'Something about flowers');
  await user.click(screen.getByRole('link', { name: 'Next Step' }));
  await leave(user);
  expect(await screen.findByText('Something is not saved yet')).toBeVisible();
  const told = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(told.getByText('Validation Error')).toBeVisible();
  expect(told.getByRole('listitem')).toHaveTextContent('Amount in dollars is required');
  await user.click(screen.getByRole('link', { name: 'Finish it' }));
  expect(await field('What should change')).toHaveValue('Something about flowers');
  await leave(user);
  await user.click(await screen.findByRole('link', { name: 'Leave all the same' }));
  expect(user.whereabouts()).toBe('/dashboard');
});

test('Save & Exit waits for a change that is on its way', async () => {
  const { promise: held, resolve: arrive } = Promise.withResolvers<void>();
  const server = planRoom(plan).answers(updatePlan, () => held.then(() => ({ ...plan, version: 2, addons: [] })));
  const user = await open(ESTIMATE, server);
  await press(user, 'Remove: Live Streaming');
  await leave(user);
  const exit = screen.getByRole('link', { name: 'Save & Exit' });
  expect(exit).toHaveAttribute('aria-disabled', 'true');
  expect(user.whereabouts()).toBe(at(ESTIMATE));
  arrive();
  await waitFor(() => expect(user.whereabouts()).toBe('/dashboard'));
  expect(server.heard(updatePlan)).toMatchObject([{ body: { addons: [], version: 1 } }]);
});

test('a change of the lines is told as saved, and “Undo” takes it back', async () => {
  let now = plan;
  const server = planRoom(plan).answers(updatePlan, ({ body: { addons } }) => {
    now = {
      ...now,
      version: now.version + 1,
      addons: plan.addons.filter(({ name }) => addons?.some((one) => one.name === name)),
    };
    return now;
  });
  const user = await open(ESTIMATE, server);
  await press(user, 'Remove: Live Streaming');
  const told = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(await told.findByText('Changes Saved')).toBeVisible();
  await user.click(told.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.heard(updatePlan)).toHaveLength(2));
  expect(server.heard(updatePlan).map(({ body }) => body)).toMatchObject([
    { addons: [], version: 1 },
    { addons: [{ name: 'Live Streaming' }], version: 2 },
  ]);
  expect(await told.findByText('Changes Saved')).toBeVisible();
  expect(told.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a change that found no connection is sent again from where that is told', async () => {
  const server = planRoom(plan).answers(updatePlan, { ...plan, version: 2, addons: [] });
  const user = await open(ESTIMATE, server);
  server.isReachable = false;
  await press(user, 'Remove: Live Streaming');
  const told = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(await told.findByText('Connection Error')).toBeVisible();
  server.isReachable = true;
  await user.click(told.getByRole('button', { name: 'Retry' }));
  expect(await told.findByText('Changes Saved')).toBeVisible();
  expect(told.queryByText('Connection Error')).toBeNull();
  expect(server.heard(updatePlan)).toMatchObject([{ body: { addons: [] } }]);
});

test('package and add-ons of a draft are changed, and the total follows', async () => {
  const lines = plan.lines.map((line) => ({ ...line, cents: line.item.endsWith('care') ? 800_000 : 0 }));
  const changed = { ...plan, version: 2, packageTier: 'premium' as const, addons: [], lines };
  const server = planRoom(plan)
    .answers(listAddons, [anAddon('Live Streaming', 100)])
    .answers(updatePlan, { ...changed, totalCost: '8000', projectedCost: '8000' });
  const user = await open(ESTIMATE, server);
  await press(user, 'Change package or add-ons');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change package or add-ons' }));
  const stream = await dialog.findByRole('checkbox', { name: /Live Streaming/ });
  expect(stream).toBeChecked();
  await user.click(stream);
  await user.click(dialog.getAllByRole('radio')[1] as HTMLElement);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.heard(updatePlan)).toMatchObject([{ body: { packageTier: 'premium', addons: [] } }]);
  expect(sums()).toHaveTextContent('$8,000');
});

test('a plan of which something was paid is changed by our team alone', async () => {
  const paid = aPlan({ status: 'active', isPriceSettled: true, version: 2 });
  await openScreen(workflow, { at: at(ESTIMATE, paid), path, server: planRoom(paid), person: aUser() });
  expect(await screen.findByText(/^Something was paid for this plan already/)).toBeVisible();
  expect(screen.queryByText(/Nothing has been charged/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change package or add-ons' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Decline: / })).toBeNull();
});
