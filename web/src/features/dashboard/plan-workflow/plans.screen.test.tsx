// A plan as a whole: its name, its lines, its history, and the list of plans.
import { getSession } from '@evenlight/contract/accounts';
import { listPackages } from '@evenlight/contract/catalogue';
import { listPlanPromises } from '@evenlight/contract/concierge';
import { listPlanVersions } from '@evenlight/contract/plan-versions';
import { getPlan, listPlans, restorePlan, updatePlan } from '@evenlight/contract/plans';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { field, fill, openScreen, press } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { planRoom } from '../../../testing/samples/plan-room';
import { packagesOf } from '../../../testing/samples/planning';
import { aPlan } from '../../../testing/samples/plans';
import * as history from '../../plans/history/history-screen';
import * as plans from '../../plans/plans-screen';
import * as workflow from './plan-workflow-screen';

const ada = aUser();
const plan = aPlan();
const room = { at: `/plan-workflow/${plan.id}?step=1`, path: 'plan-workflow/:planId', person: ada };
const heading = () => screen.getByRole('heading', { level: 1 });
const sums = () => screen.getByRole('region', { name: 'All together' });

test('a plan is renamed, with a name at all, and stays so', async () => {
  const server = planRoom(plan).answers(updatePlan, ({ body }) => ({ ...plan, version: 2, title: body.title ?? '' }));
  const user = await openScreen(workflow, { ...room, server });
  expect(heading()).toHaveTextContent('For Danuta');
  await press(user, 'Rename');
  await waitFor(async () => expect(await field('Name of the plan')).toHaveFocus());
  await fill(user, 'Name of the plan', '  ');
  await press(user, 'Save');
  await waitFor(async () =>
    expect(await field('Name of the plan')).toHaveAccessibleDescription(/Name of the plan is required/),
  );
  await fill(user, 'Name of the plan', 'Mother’s <b>service</b>');
  await press(user, 'Save');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mother’s <b>service</b>' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus());
  await press(user, 'More');
  expect(await screen.findByRole('menuitem', { name: 'History' })).toHaveAttribute(
    'href',
    `/plan-workflow/${plan.id}/history`,
  );
});

test('a saved plan says by when our team calls, and no longer once it has', async () => {
  const dueAt = '2026-11-06T20:00:00.000Z';
  const promised = planRoom(plan).answers(listPlanPromises, [{ kind: 'plan-saved', dueAt }]);
  const user = await openScreen(workflow, { ...room, server: promised });
  const words = 'Our team reaches out to you by Friday, November 6, 2026, 12:00 PM Pacific time.';
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
  user.leave();
  await openScreen(workflow, { ...room, server: planRoom(plan) });
  expect(await screen.findByText('This plan is saved')).toBeVisible();
  expect(screen.getByText(/Nothing has been charged/)).toBeVisible();
  expect(screen.queryByText(/reaches out/)).toBeNull();
});

test('the history says what changed, from what to what, and by whom', async () => {
  const saved = { field: 'plan', before: null, after: null };
  const change = { field: 'title', before: 'For Danuta', after: 'Mother’s <b>service</b>' };
  const server = planRoom(plan).answers(listPlanVersions, [
    { version: 2, at: '2026-11-03T12:00:00.000Z', author: 'Ada Okafor', changes: [change] },
    { version: 1, at: '2026-11-02T12:00:00.000Z', author: 'Ada Okafor', changes: [saved] },
  ]);
  await openScreen(history, {
    at: `/plan-workflow/${plan.id}/history`,
    path: 'plan-workflow/:planId/history',
    server,
    person: ada,
  });
  const main = within(screen.getByRole('main'));
  const words = 'The name changed from “For Danuta” to “Mother’s <b>service</b>”.';
  expect(await main.findByText(words)).toBeVisible();
  expect(main.getAllByText(/Ada Okafor/)).toHaveLength(2);
  expect(main.getByText('The plan was saved.')).toBeVisible();
});

test('where prices are examples, every total says so, and so does every package that could take their place', async () => {
  const lines = plan.lines.map((line) => ({ ...line, isExample: true }));
  const example = { ...plan, lines };
  const offers = packagesOf('christian').map((offer) => ({ ...offer, isExample: true }));
  const server = planRoom(example).answers(listPackages, offers).answers(listPlans, [example, aPlan()]);
  const user = await openScreen(workflow, { ...room, server });
  expect(sums()).toHaveTextContent('TotalExample price $3,600');
  await press(user, 'Change package or add-ons');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change package or add-ons' }));
  expect(await dialog.findAllByText('Example price')).toHaveLength(offers.length);
  user.leave();
  await openScreen(plans, { at: '/plans', server, person: ada });
  expect(await screen.findAllByText('$3,600')).toHaveLength(2);
  expect(screen.getAllByText('Example price')).toHaveLength(1);
});

test('a line is declined and taken back, an add-on removed and put back, and the total follows', async () => {
  let now = plan;
  const server = planRoom(plan).answers(updatePlan, ({ body }) => {
    const { declinedLines = now.declinedLines, addons = now.addons } = body;
    const lines = plan.lines
      .filter(({ source }) => source === 'package' || addons.length > 0)
      .map((line) => ({ ...line, isDeclined: declinedLines.includes(line.item) }));
    now = { ...now, version: now.version + 1, declinedLines, lines, addons: addons.length > 0 ? plan.addons : [] };
    return now;
  });
  const user = await openScreen(workflow, { ...room, server });
  expect(sums()).toHaveTextContent('$3,600');
  await press(user, 'Decline: Family car');
  await waitFor(() => expect(sums()).toHaveTextContent('$3,100'));
  expect(screen.getByRole('row', { name: /Family car.*Declined/ })).toHaveTextContent('$0');
  await press(user, 'Take it back: Family car');
  await waitFor(() => expect(sums()).toHaveTextContent('$3,600'));
  await press(user, 'Remove: Live Streaming');
  await waitFor(() => expect(sums()).toHaveTextContent('$3,500'));
  await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
  await press(user, 'Put it back');
  await waitFor(() => expect(sums()).toHaveTextContent('$3,600'));
  expect(await screen.findByRole('button', { name: 'Remove: Live Streaming' })).toBeVisible();
});

test('a change made from an older version overwrites nothing, and shows the newest', async () => {
  const server = planRoom(plan).refuses(updatePlan, 'plan.changed_meanwhile');
  const user = await openScreen(workflow, { ...room, server });
  await press(user, 'Rename');
  await fill(user, 'Name of the plan', 'From this device');
  server.answers(getPlan, { ...plan, version: 2, title: 'From the other device' });
  await press(user, 'Save');
  expect(await screen.findByText(/^This plan was changed on another device meanwhile\./)).toBeVisible();
  expect(await field('Name of the plan')).toHaveValue('From this device');
  expect(server.heard(updatePlan)).toMatchObject([{ body: { version: 1 } }]);
  await press(user, 'Cancel');
  await waitFor(() => expect(heading()).toHaveTextContent('From the other device'));
});

test('an archived plan is brought back from the list', async () => {
  const archived = aPlan({ title: 'Put away', archivedAt: '2026-11-04T12:00:00.000Z' });
  const server = fakeServer()
    .answers(getSession, ada)
    .answers(listPlans, [plan, archived])
    .answers(restorePlan, { ...archived, archivedAt: null, version: 2 });
  const user = await openScreen(plans, { at: '/plans', server, person: ada });
  await user.click(await screen.findByText('1 archived plan'));
  await press(user, 'Restore: Put away');
  await waitFor(() => expect(screen.queryByText('1 archived plan')).toBeNull());
  expect(screen.getByRole('link', { name: 'Put away' })).toBeVisible();
  // Whoever works with keys goes on from here, and not from the top of the page.
  expect(document.activeElement?.closest('main')).not.toBeNull();
});

test('whoever has no plan yet is shown where to begin', async () => {
  const server = fakeServer().answers(getSession, ada).answers(listPlans, []);
  await openScreen(plans, { at: '/plans', server, person: ada });
  expect(await screen.findByRole('heading', { name: 'There is no plan here yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start planning' })).toHaveAttribute('href', '/planning-wizard');
});
