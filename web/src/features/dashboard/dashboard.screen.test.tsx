// The dashboard: one plan at a glance, and what is said when there is none or a part of it cannot be read.
import { listPlanPromises } from '@evenlight/contract/concierge';
import { listPlanDocuments } from '@evenlight/contract/documents';
import { listMemorials } from '@evenlight/contract/memorials/memorial';
import { getPlanMoney } from '@evenlight/contract/payments';
import { getPlan, listPlans, type Plan } from '@evenlight/contract/plans';
import { getPreferences, setPreferences } from '@evenlight/contract/profiles';
import { getFirstDays, getTimeline } from '@evenlight/contract/timelines';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, openScreen, press } from '../../testing/open-screen';
import { aUser, somePreferences } from '../../testing/samples/accounts';
import { anEvent, moneyOf, papersOf, planRoom, timelineOf } from '../../testing/samples/plan-room';
import { aPlan } from '../../testing/samples/plans';
import { endTour, tour } from '../accounts/tour/tour-state';
import * as dashboard from './dashboard-screen';

const ada = aUser();
const [danuta, latest] = [aPlan(), aPlan({ title: 'The latest', createdAt: '2026-11-05T12:00:00.000Z' })];
const region = (name: string) => screen.getByRole('region', { name });
const [first, second] = [anEvent('civ-call', 'Call a doctor'), anEvent('civ-care', 'Choose who cares')];
const daysOf = (plan: Plan, steps = [first, second]) => ({ plan, isOpen: true, steps, handoffs: [] });

function board(plans: Plan[]) {
  const of = (planId: string) => plans.find(({ id }) => id === planId) ?? danuta;
  return planRoom(danuta)
    .answers(listPlans, plans)
    .answers(getPlan, ({ params }) => of(params.planId))
    .answers(listPlanDocuments, ({ params }) => papersOf(of(params.planId)))
    .answers(getPlanMoney, ({ params }) => moneyOf(of(params.planId)))
    .answers(getTimeline, ({ params }) => timelineOf(of(params.planId)))
    .answers(getFirstDays, ({ params }) => daysOf(of(params.planId)))
    .answers(listPlanPromises, [])
    .answers(listMemorials, [])
    .answers(getPreferences, somePreferences());
}

const open = (server = board([danuta]), at = '/dashboard') => openScreen(dashboard, { at, server, person: ada });

test('where prices are examples, the total in short says so, too', async () => {
  const lines = danuta.lines.map((line) => ({ ...line, isExample: true }));
  await open(board([{ ...danuta, lines }]));
  expect(await within(region('Plan Summary')).findByText('Example price')).toBeVisible();
});

test('without a plan the dashboard shows where to begin and who can help', async () => {
  await open(board([]));
  const main = within(screen.getByRole('main'));
  const link = (name: string) => main.getByRole('link', { name });
  expect(within(region('Plan Summary')).getByRole('link', { name: 'Start Planning' })).toHaveAttribute(
    'href',
    '/planning',
  );
  expect(within(region('Payment Information')).getByRole('link')).toHaveAttribute('href', '/planning-wizard');
  expect(region('Your Concierge')).toHaveTextContent('The Evenlight concierge team');
  expect(link('Call Now')).toHaveAttribute('href', 'tel:+14155550142');
  expect(link('WhatsApp')).toHaveAttribute(
    'href',
    `https://wa.me/14155550142?text=${encodeURIComponent('Hello, I would like to talk to my concierge.')}`,
  );
  for (const [name, tab] of [
    ['Support Groups', 'groups'],
    ['Grief Resources', 'resources'],
    ['Counseling Services', 'counseling'],
  ] as const)
    expect(main.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', `/grief-support?tab=${tab}`);
  expect(link('Create Memorial')).toHaveAttribute('href', '/memorial-builder');
  expect(region('Current Plan Status')).toHaveTextContent('how far it has come');
  expect(region('Required Documents')).toHaveTextContent('No papers are needed yet.');
});

test('one card that fails leaves the others as they are, and can be tried again', async () => {
  const server = board([danuta]).refuses(getTimeline, 'server.busy').refuses(getPlanMoney, 'server.busy');
  const user = await open(server);
  const dates = within(region('Upcoming dates'));
  expect(await dates.findByRole('alert')).toHaveTextContent('The timeline could not be loaded');
  expect(await within(region('Payment Information')).findByRole('alert')).toBeVisible();
  const waiting = within(region('Who is waiting'));
  await waitFor(() => expect(region('Who is waiting')).toHaveTextContent('Papers that will be needed'));
  expect(waiting.getByRole('alert')).toHaveTextContent('something may be missing');
  expect(region('Current Plan Status')).toHaveTextContent('Complete');
  expect(region('Plan Summary')).toHaveTextContent('$3,600');
  server.answers(getTimeline, timelineOf(danuta)).answers(getPlanMoney, moneyOf(danuta));
  await user.click(dates.getByRole('button', { name: 'Try again' }));
  expect(await dates.findByRole('link', { name: 'Generate the timeline' })).toBeVisible();
  await user.click(waiting.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(region('Who is waiting')).toHaveTextContent('The deposit of $'));
  expect(within(region('Payment Information')).queryByRole('alert')).toBeNull();
});

test('papers that cannot be loaded say so, and leave the others alone', async () => {
  const server = board([latest, danuta]);
  const user = await open(server);
  await screen.findByRole('listitem', { name: 'Death Certificate' });
  server.refuses(listPlanDocuments, 'server.busy');
  await user.selectOptions(await field('Which plan'), danuta.id);
  const failed = await screen.findByText(/^The papers could not be loaded/);
  expect(region('Current Plan Status')).toHaveTextContent('For Danuta');
  server.answers(listPlanDocuments, papersOf(danuta));
  const alert = failed.closest('[role=alert]') as HTMLElement;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('listitem', { name: 'Death Certificate' })).toBeVisible();
  expect(screen.queryByText(/^The papers could not be loaded/)).toBeNull();
});

test('the dashboard shows the plan that is chosen, with what was done for it meanwhile', async () => {
  const server = board([latest, danuta]);
  const user = await open(server);
  await waitFor(() => expect(region('Current Plan Status')).toHaveTextContent('The latest'));
  expect(within(region('Current Plan Status')).getByRole('link', { name: 'Open the plan' })).toHaveAttribute(
    'href',
    `/plan-workflow/${latest.id}`,
  );
  const lead = () => region('The first 72 hours: one step at a time');
  expect(lead()).toHaveTextContent('Call a doctor');
  await user.selectOptions(await field('Which plan'), danuta.id);
  await waitFor(() => expect(region('Current Plan Status')).toHaveTextContent('For Danuta'));
  // Done while another plan is looked at, it is done when somebody comes back.
  server.answers(getFirstDays, ({ params }) =>
    daysOf(params.planId === latest.id ? latest : danuta, [{ ...first, completed: true }, second]),
  );
  await user.selectOptions(await field('Which plan'), latest.id);
  await waitFor(() => expect(lead()).toHaveTextContent('Choose who cares'));
  user.leave();
  await open(server, `/dashboard?plan_id=${danuta.id}`);
  await waitFor(() => expect(region('Current Plan Status')).toHaveTextContent('For Danuta'));
  await waitFor(() => expect(region('Payment Information')).toHaveTextContent('$3,600'));
});

test('the tour is offered on the page and not over it, and “Not now” is remembered with the account', async () => {
  let isTourAnswered = false;
  const server = board([danuta])
    .answers(getPreferences, () => somePreferences({ isTourAnswered }))
    .answers(setPreferences, () => {
      isTourAnswered = true;
      return somePreferences();
    });
  const user = await open(server);
  const offer = await screen.findByRole('region', { name: /We can show you around/ });
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(within(offer).getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region', { name: /We can show you around/ })).toBeNull();
  await waitFor(() => expect(server.heard(setPreferences)).toMatchObject([{ body: { isTourAnswered: true } }]));
  user.leave();
  // On another device, or after a reload.
  await open(server);
  await screen.findByRole('region', { name: 'Plan Summary' });
  expect(screen.queryByRole('region', { name: /We can show you around/ })).toBeNull();
});

test('whoever wants to be shown around begins at the first place', async () => {
  const server = board([danuta])
    .answers(getPreferences, somePreferences({ isTourAnswered: false }))
    .answers(setPreferences, somePreferences());
  const user = await open(server);
  await press(user, 'Show me around');
  await waitFor(() => expect(user.whereabouts()).toBe('/'));
  expect(tour.getState()).toEqual({ step: 0 });
  endTour();
  await waitFor(() => expect(server.heard(setPreferences)).toHaveLength(1));
});
