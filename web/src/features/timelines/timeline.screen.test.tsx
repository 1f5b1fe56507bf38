// The timeline of a plan: made, ticked and noted, and what is said when any of it fails or cannot be dated.
import { getSession } from '@evenlight/contract/accounts';
import { getPlan, listPlans, type Plan } from '@evenlight/contract/plans';
import { changeEvent, generateTimeline, getTimeline } from '@evenlight/contract/timelines';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { anEvent, MADE_AT, planRoom, timelineOf } from '../../testing/samples/plan-room';
import { aPlan } from '../../testing/samples/plans';
import * as timeline from './timeline-screen';

const ada = aUser();
const plan = aPlan({ faithTradition: 'hindu', dateOfDeath: '2026-11-16' });
const call = anEvent('civ-call', 'Call the family', { startsOn: '2091-05-03' });
const rites = anEvent('hin-rites', 'The last rites', { startsOn: '2091-05-04', category: 'ceremony' });
const made = timelineOf(plan, { generatedAt: MADE_AT, timeline: [call, rites] });

const room = (of: Plan = plan, all = [of]) => planRoom(of).answers(listPlans, all);
const open = (server = room(), of = plan) =>
  openScreen(timeline, { at: `/timeline?plan_id=${of.id}`, server, person: ada });

const days = () => within(screen.getByRole('region', { name: 'Day by day' }));
const tick = (title: string) => days().getByRole('checkbox', { name: new RegExp(`: ${title}$`) });
const step = (title: string) => screen.getByRole('listitem', { name: title });
const ready = () => screen.queryAllByText('The timeline is ready.');

test('a timeline that cannot be made says so, and what was chosen stays', async () => {
  const server = room()
    .answers(getTimeline, timelineOf(plan, { questions: ['date-of-death'] }))
    .refuses(generateTimeline, 'server.failed');
  const user = await open(server);
  expect(await field('Date of death')).toHaveValue('2026-11-16');
  await user.selectOptions(await field('How far ahead, from the day of the service'), '60');
  await press(user, 'Generate Timeline');
  const failed = await screen.findByText('Generation Failed');
  expect(failed.closest('[role=alert]')).toHaveTextContent('Unable to generate timeline. Please try again.');
  expect(await field('How far ahead, from the day of the service')).toHaveValue('60');
  server.answers(generateTimeline, made).answers(getTimeline, made);
  await press(user, 'Generate Timeline');
  await waitFor(() => expect(tick('Call the family')).not.toBeChecked());
  expect(server.heard(generateTimeline).at(-1)?.body.customizations).toMatchObject({ timeframe: 60 });
});

test('the first timeline is announced at once, and the form that changes it begins with the day that was given', async () => {
  const undated = aPlan({ faithTradition: 'buddhist' });
  const dated = timelineOf(undated, { generatedAt: MADE_AT, timeline: [call] });
  const { promise: seen, resolve: arrive } = Promise.withResolvers<void>();
  const server = room(undated);
  const user = await open(server, undated);
  // The plan that has the day is still on its way while the timeline stands there already.
  server
    .answers(getPlan, () => seen.then(() => ({ ...undated, version: 2, dateOfDeath: '2026-11-15' })))
    .answers(getTimeline, dated)
    .answers(generateTimeline, dated);
  fireEvent.change(await field('Date of death'), { target: { value: '2026-11-15' } });
  await press(user, 'Generate Timeline');
  await waitFor(() => expect(tick('Call the family')).toBeVisible());
  expect(ready()).toHaveLength(1);
  await user.click(screen.getByText('Change what is shown'));
  expect(await field('Date of death')).toHaveValue('2026-11-15');
  arrive();
  expect(screen.queryByText(/^The date of death is not known here/)).toBeNull();
});

test('a tick that cannot be sent goes back and says so, and one that is sent stays', async () => {
  const server = room().answers(getTimeline, made).refuses(changeEvent, 'server.busy');
  const user = await open(server);
  await user.click(tick('Call the family'));
  await waitFor(() => expect(step('Call the family')).toHaveTextContent('We cannot answer just now.'));
  expect(tick('Call the family')).not.toBeChecked();
  const done = { ...call, completed: true, completedAt: MADE_AT, completedBy: 'Ada Okafor' };
  server.answers(changeEvent, done).answers(getTimeline, { ...made, timeline: [done, rites] });
  await user.click(tick('Call the family'));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Where things stand' })).toHaveTextContent('1 of 2'));
  expect(tick('Call the family')).toBeChecked();
  expect(step('Call the family')).toHaveTextContent('Ada Okafor');
});

test('a tick that was set stays set, also when an older look at the timeline arrives after it', async () => {
  const done = { ...call, completed: true, completedAt: MADE_AT, completedBy: 'Ada Okafor' };
  const stored = Promise.withResolvers<void>();
  const looked = Promise.withResolvers<void>();
  const server = room()
    .answers(getTimeline, made)
    .answers(changeEvent, () => stored.promise.then(() => done));
  const user = await open(server);
  const box = tick('Call the family');
  const names: (string | null)[] = [];
  const watch = new MutationObserver(() => void names.push(box.getAttribute('aria-label')));
  watch.observe(box, { attributes: true, attributeFilter: ['aria-label'] });
  await user.click(box);
  // News of the tick before this one: the timeline is read while this one is still on its way.
  const before = server.heard(getTimeline).length;
  server.answers(getTimeline, () => looked.promise.then(() => made));
  server.tells('timeline.changed', plan.id);
  await waitFor(() => expect(server.heard(getTimeline)).toHaveLength(before + 1));
  server.answers(getTimeline, { ...made, timeline: [done, { ...rites, familyNote: 'At noon.' }] });
  stored.resolve();
  await waitFor(() => expect(step('Call the family')).toHaveTextContent('Ada Okafor'));
  looked.resolve();
  // What was read in vain is read again.
  await waitFor(() => expect(step('The last rites')).toHaveTextContent('At noon.'));
  watch.disconnect();
  expect(names).toEqual(['Completed: Call the family']);
});

test('two people who write one note lose none of their words', async () => {
  const server = room().answers(getTimeline, made);
  const user = await open(server);
  await user.click(within(step('Call the family')).getByText('Details and help'));
  const note = () => within(step('Call the family')).getByRole('textbox', { name: 'Note' });
  await user.click(note());
  await user.paste('Ask the priest about Tuesday');
  user.leave();
  const again = await open(server);
  await waitFor(() => expect(note()).toHaveValue('Ask the priest about Tuesday'));
  const theirs = { ...call, familyNote: 'Ravi has called already', assignee: 'Ravi', version: 1 };
  server.answers(getTimeline, { ...made, timeline: [theirs, rites] });
  server.tells('timeline.changed', plan.id);
  await waitFor(() => expect(step('Call the family')).toHaveTextContent('Somebody changed this note meanwhile'));
  expect(within(step('Call the family')).getByRole('blockquote')).toHaveTextContent('Ravi has called already');
  expect(note()).toHaveValue('Ask the priest about Tuesday');
  await press(again, 'Put both together');
  const together = 'Ravi has called already\nAsk the priest about Tuesday';
  server.answers(changeEvent, ({ body }) => ({ ...theirs, familyNote: body.familyNote ?? '', version: 2 }));
  await press(again, 'Save');
  await waitFor(() =>
    expect(server.heard(changeEvent)).toMatchObject([{ body: { familyNote: together, version: 1 } }]),
  );
  expect(note()).toHaveValue(together);
});

test('somebody who plans ahead sees what will happen, with nothing to tick and every time told once', async () => {
  const early = aPlan({ planIntent: 'plan-ahead' });
  const ahead = [
    anEvent('civ-call', 'Call the family', { timeframe: 'First day' }),
    anEvent('chr-mass', 'The service', { timeframe: 'Day of the service', category: 'ceremony' }),
    anEvent('chr-meal', 'The meal', { timeframe: 'Day of the service', category: 'ceremony' }),
  ];
  const server = room(early).answers(getTimeline, timelineOf(early, { generatedAt: MADE_AT, timeline: ahead }));
  const user = await open(server, early);
  const place = within(await screen.findByRole('region', { name: 'What will happen, when the time comes' }));
  const times = place.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(times).toContain('Day of the service');
  expect(new Set(times).size).toBe(times.length);
  expect(place.queryByRole('checkbox')).toBeNull();
  for (const name of ['Upcoming', 'Where things stand']) expect(screen.queryByRole('region', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Choose a date' })).toBeNull();
  await user.click(place.getAllByText('Details and help')[0] as HTMLElement);
  expect(place.getAllByLabelText('Who sees to it')[0]).toBeVisible();
});

test('a way that is not usual is spoken about kindly, and where families choose it, they can say so', async () => {
  const muslim = aPlan({
    faithTradition: 'muslim',
    packageTradition: 'muslim',
    way: 'cremation',
    serviceType: 'cremation',
  });
  const notUsual = (of: Plan) => timelineOf(of, { notices: ['not-usual'], timeline: [call] });
  const first = await open(room(muslim).answers(getTimeline, notUsual(muslim)), muslim);
  expect(await screen.findByText(/^Cremation is not usual in this tradition/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Generate Timeline/ })).toBeNull();
  expect(screen.getByText(/^The papers are needed in any case/)).toBeVisible();
  expect(tick('Call the family')).toBeVisible();
  first.leave();
  const agreed = { ...muslim, wayAgreed: 'family' } as const;
  const second = await open(room(agreed).answers(getTimeline, notUsual(agreed)), agreed);
  expect(await screen.findByText(/so we propose none by ourselves/)).toBeVisible();
  expect(screen.queryByText(/is not usual in this tradition/)).toBeNull();
  second.leave();
  const sikh = aPlan({ faithTradition: 'sikh', packageTradition: 'sikh', serviceType: 'burial' });
  const server = room(sikh).answers(getTimeline, notUsual(sikh));
  const user = await open(server, sikh);
  expect(await screen.findByText(/^Burial is not usual in this tradition/)).toBeVisible();
  server.answers(generateTimeline, timelineOf(sikh, { generatedAt: MADE_AT, timeline: [call] }));
  await press(user, 'We have decided on it. Generate Timeline');
  await waitFor(() => expect(tick('Call the family')).toBeVisible());
  expect(ready()).toHaveLength(1);
  expect(server.heard(generateTimeline)).toMatchObject([{ body: { customizations: { isUnusualWayConfirmed: true } } }]);
  await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
});

test('whoever has no plan is shown where to begin, and a plan that is not there leads to the dashboard', async () => {
  const nobody = planRoom(plan).answers(listPlans, []);
  const first = await openScreen(timeline, { at: '/timeline', server: nobody, person: ada });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Service timeline');
  expect(screen.getByRole('link', { name: 'Start planning' })).toHaveAttribute('href', '/planning-wizard');
  first.leave();
  const missing = '/timeline?plan_id=0197d5b4-6f1c-7000-8000-000000000009';
  await openScreen(timeline, { at: missing, server: room(), person: ada });
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('one of several plans is chosen, and one made meanwhile is there when somebody comes back', async () => {
  const [danuta, jan] = [aPlan(), aPlan({ title: 'For Jan', createdAt: '2026-11-05T12:00:00.000Z' })];
  const server = room(jan, [jan, danuta])
    .answers(getSession, ada)
    .answers(getPlan, ({ params }) => (params.planId === jan.id ? jan : danuta))
    .answers(getTimeline, ({ params }) => timelineOf(params.planId === jan.id ? jan : danuta));
  const user = await openScreen(timeline, { at: '/timeline', server, person: ada });
  expect(await screen.findByRole('heading', { level: 2, name: 'For Jan' })).toBeVisible();
  await user.selectOptions(await field('Which plan'), danuta.id);
  expect(await screen.findByRole('heading', { level: 2, name: 'For Danuta' })).toBeVisible();
  expect(user.whereabouts()).toBe(`/timeline?plan_id=${danuta.id}`);
  expect(screen.getByRole('button', { name: 'Generate Timeline' })).toBeVisible();
  const done = timelineOf(jan, { generatedAt: MADE_AT, timeline: [call] });
  server.answers(getTimeline, ({ params }) => (params.planId === jan.id ? done : timelineOf(danuta)));
  await user.selectOptions(await field('Which plan'), jan.id);
  await waitFor(() => expect(tick('Call the family')).toBeVisible());
  user.leave();
  const archived = { ...danuta, archivedAt: MADE_AT };
  server.answers(listPlans, [jan, archived]);
  const shown = await openScreen(timeline, { at: `/timeline?plan_id=${danuta.id}`, server, person: ada });
  expect(await field('Which plan')).toHaveValue(danuta.id);
  shown.leave();
  await openScreen(timeline, { at: `/timeline?plan_id=${jan.id}`, server, person: ada });
  await screen.findByRole('heading', { level: 2, name: 'For Jan' });
  expect(screen.queryByLabelText('Which plan')).toBeNull();
});

test('a choice that would add nothing for this family says so beside it, and follows what else is chosen', async () => {
  const counts = (['essential', 'recommended', 'all'] as const).flatMap((priorityLevel) =>
    ([7, 14, 30, 60] as const).map((timeframe) => ({
      priorityLevel,
      timeframe,
      preparation: 5,
      ceremony: priorityLevel === 'essential' ? 3 : 4,
      memorial: timeframe === 60 && priorityLevel === 'all' ? 2 : 1,
      aftercare: 1,
    })),
  );
  const user = await open(room().answers(getTimeline, timelineOf(plan, { counts })));
  const card = (name: RegExp) => screen.getByRole('radio', { name }).closest('label');
  expect(await field('How far ahead, from the day of the service')).toHaveTextContent(
    '60 days (adds nothing for your family)',
  );
  expect(card(/^Everything/)).toHaveTextContent('For your family this adds nothing.');
  expect(card(/^Essential and recommended/)).toHaveTextContent('What most families do as well');
  await user.click(screen.getByRole('radio', { name: /^Everything/ }));
  expect(await field('How far ahead, from the day of the service')).not.toHaveTextContent('60 days (adds');
  await user.selectOptions(await field('How far ahead, from the day of the service'), '60');
  expect(card(/^Everything/)).toHaveTextContent('With what is optional');
});
