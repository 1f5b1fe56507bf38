// The first 72 hours, step by step: what cannot be sent, what is done elsewhere meanwhile, and how the page ends.
import { endHandoff, type Handoff, handOver } from '@evenlight/contract/handoffs';
import type { HandoffId } from '@evenlight/contract/ids';
import { listPlans } from '@evenlight/contract/plans';
import { changeEvent, type FirstDays, getFirstDays, getTimeline } from '@evenlight/contract/timelines';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, openScreen, press } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { anEvent, MADE_AT, planRoom, timelineOf } from '../../../testing/samples/plan-room';
import { aPlan } from '../../../testing/samples/plans';
import * as timeline from '../timeline-screen';
import * as firstDays from './first-days-screen';

const ada = aUser();
const plan = aPlan();
const [call, care] = [anEvent('civ-call', 'Call a doctor'), anEvent('civ-care', 'Choose who cares')];
const daysOf = (facts: Partial<FirstDays> = {}): FirstDays => ({
  plan,
  isOpen: true,
  steps: [call, care],
  handoffs: [],
  ...facts,
});
const done = (step: typeof call) => ({ ...step, completed: true, completedAt: MADE_AT, completedBy: 'Ada Okafor' });
const handoff: Handoff = {
  id: '0199d0f1-0000-7000-8000-000000000001' as HandoffId,
  eventId: call.id,
  name: 'Jan',
  message: '',
  email: 'jan@example.org',
  state: 'open',
  sentAt: MADE_AT,
  expiresAt: '2091-12-03T12:00:00.000Z',
  answeredAt: null,
  answer: '',
};
const room = (facts: Partial<FirstDays> = {}) => planRoom(plan).answers(getFirstDays, daysOf(facts));
const open = (server = room(), of = plan) =>
  openScreen(firstDays, { at: `/first-days?plan_id=${of.id}`, server, person: ada });
const heading = (name: string) => screen.findByRole('heading', { name });

test('a step that cannot be sent stays, and says so; sent, the next one has the focus, and it can be undone', async () => {
  const server = room().refuses(changeEvent, 'server.busy');
  const user = await open(server);
  await press(user, 'Done: Call a doctor');
  expect(await screen.findByText(/^We cannot answer just now\./)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Call a doctor' })).toBeVisible();
  server
    .answers(changeEvent, ({ body }) => (body.completed ? done(call) : call))
    .answers(getFirstDays, daysOf({ steps: [done(call), care] }));
  await press(user, 'Done: Call a doctor');
  await waitFor(async () => expect(await heading('Choose who cares')).toHaveFocus());
  expect(screen.getByText('One step is done.')).toBeVisible();
  server.answers(getFirstDays, daysOf());
  await press(user, 'Undo: Call a doctor');
  await waitFor(async () => expect(await heading('Call a doctor')).toHaveFocus());
  await press(user, 'Not now: Call a doctor');
  await waitFor(async () => expect(await heading('Choose who cares')).toHaveFocus());
});

test('a link is for the step that somebody wrote about, also when it is done elsewhere meanwhile', async () => {
  const server = room().answers(handOver, handoff);
  const user = await open(server);
  await press(user, 'Hand this to someone: Call a doctor');
  await screen.findByRole('dialog');
  server.answers(getFirstDays, daysOf({ steps: [done(call), care] }));
  server.tells('timeline.changed', plan.id);
  await waitFor(() => expect(document.querySelector('#next-step')).toHaveTextContent('Choose who cares'));
  await fill(user, 'Their name', 'Jan');
  await fill(user, 'Their email address', 'jan@example.org');
  await press(user, 'Send the link');
  expect(await screen.findByText('The link for Jan is on its way')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.heard(handOver)).toMatchObject([{ body: { name: 'Jan', eventId: call.id } }]);
});

test('when all steps are done the page ends kindly', async () => {
  const server = room({ steps: [done(call), care] }).answers(changeEvent, done(care));
  const user = await open(server);
  const back = () => screen.getAllByRole('link', { name: 'Back to the dashboard' })[0] as HTMLElement;
  expect(back()).toBeVisible();
  server.answers(getFirstDays, daysOf({ steps: [done(call), done(care)] }));
  await press(user, 'Done: Choose who cares');
  await waitFor(async () => expect(await heading('The first steps are done')).toHaveFocus());
  await user.click(back());
  expect(user.whereabouts()).toBe(`/dashboard?plan_id=${plan.id}`);
});

test('plans made ahead are led to the timeline, and what is with others can be taken back there', async () => {
  const ahead = aPlan({ planIntent: 'plan-ahead' });
  const server = planRoom(ahead)
    .answers(listPlans, [ahead])
    .answers(getFirstDays, daysOf({ plan: ahead, isOpen: false, handoffs: [handoff] }))
    .answers(getTimeline, timelineOf(ahead, { handoffs: [handoff] }))
    .answers(endHandoff, { ...handoff, state: 'ended' });
  const first = await open(server, ahead);
  expect(await heading('This page is for the days after a death')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the timeline' })).toHaveAttribute(
    'href',
    `/timeline?plan_id=${ahead.id}`,
  );
  expect(screen.getByRole('region', { name: 'With others' })).toHaveTextContent('Jan');
  first.leave();
  const user = await openScreen(timeline, { at: `/timeline?plan_id=${ahead.id}`, server, person: ada });
  expect(within(await screen.findByRole('region', { name: 'With others' })).getByText(/Jan/)).toBeVisible();
  await press(user, 'Take back: Jan');
  server.answers(getTimeline, timelineOf(ahead));
  await press(user, 'Take it back');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'With others' })).toBeNull());
});

test('a plan that is not there is not found', async () => {
  await open(planRoom(plan).refuses(getFirstDays, 'plan.not_found'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Plan Not Found');
});
