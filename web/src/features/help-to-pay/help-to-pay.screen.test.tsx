// Help to pay for whoever comes by, and kept with a plan.
import { getSession } from '@evenlight/contract/accounts';
import { listDatedFacts } from '@evenlight/contract/facts';
import { HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import {
  forgetHelp,
  getKeptHelp,
  type KeptHelp,
  keepHelp,
  markHelp,
  shareHelpTask,
} from '@evenlight/contract/help-to-pay/kept-help';
import { listPlans } from '@evenlight/contract/plans';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { field, openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { factsToAsk } from '../../testing/samples/facts';
import { someHelp } from '../../testing/samples/help-to-pay';
import { aPlan } from '../../testing/samples/plans';
import { HelpRow } from './help-row';
import * as helpToPay from './help-to-pay-screen';
import * as keptHelp from './kept-help-screen';

const ada = aUser();
const plan = aPlan();
const { id: planId } = plan;
const poor = HelpAnswers.parse({ county: 'marin', means: 'none', served: 'no', cause: 'other', work: 'no' });

const house = () => fakeServer().answers(getSession, ada).answers(listDatedFacts, factsToAsk);
const openPublic = (server = house(), person?: typeof ada) =>
  openScreen(helpToPay, { at: '/help-to-pay', server, person });
const openKept = (server: ReturnType<typeof house>) =>
  openScreen(keptHelp, { at: `/plans/${planId}/help-to-pay`, path: '/plans/:planId/help-to-pay', server, person: ada });
const room = (kept: KeptHelp) => house().answers(getKeptHelp, kept);

type User = Awaited<ReturnType<typeof openPublic>>;
const answer = (user: User, question: string, words: string) =>
  user.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: words }));
const headings = (level: 2 | 3) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

test('a family without means reads first that its county is asked before anything is signed', async () => {
  const server = house();
  const user = await openPublic(server);
  await user.selectOptions(await field('Where did the person live?'), 'Marin');
  await answer(user, 'Is there money for a funeral?', 'No');
  await press(user, 'See who may help');
  await screen.findByRole('heading', { name: 'Do this first' });
  expect(headings(3)[0]).toBe('A burial or cremation by the county');
  const [first] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Ask before you sign anything');
  expect(first).toHaveTextContent('Marin County.');
  expect(first).toHaveTextContent('How much: Ask');
  expect(headings(2)).toEqual(['Do this first', 'Probably yes', 'Ask', 'Keep it with a plan']);
  expect(server.heard(listDatedFacts)).toMatchObject([{ query: { county: 'Marin' } }]);
  expect(user.whereabouts()).toBe('/help-to-pay');
});

test('answers can be changed, and nothing has to be answered twice', async () => {
  const user = await openPublic();
  await answer(user, 'Was the death caused by one of these?', 'A crime');
  await press(user, 'See who may help');
  expect(await screen.findByText('Compensation for victims of crime')).toBeVisible();
  await press(user, 'Change my answers');
  await field('Where did the person live?');
  expect(screen.getByRole('radio', { name: 'A crime' })).toBeChecked();
});

test('a reload loses no answer', async () => {
  const before = await openPublic();
  await answer(before, 'Did the person serve in the military?', 'Yes');
  before.leave();
  await openPublic();
  const served = within(screen.getByRole('group', { name: 'Did the person serve in the military?' }));
  await waitFor(() => expect(served.getByRole('radio', { name: 'Yes' })).toBeChecked());
});

test('without figures it is still told whom to call', async () => {
  const user = await openPublic(house().refuses(listDatedFacts, 'server.failed'));
  await press(user, 'See who may help');
  expect(await screen.findByText(/Ask which office decides/)).toBeVisible();
});

test('somebody who signed in to keep the answers keeps them with a plan by one press', async () => {
  const visitor = await openPublic();
  await answer(visitor, 'Is there money for a funeral?', 'No');
  await press(visitor, 'See who may help');
  expect(await screen.findByRole('link', { name: 'Sign in and keep it' })).toHaveAttribute(
    'href',
    '/login?return=%2Fhelp-to-pay%3Fkeep%3D1',
  );
  visitor.leave();
  const server = house()
    .answers(listPlans, [plan])
    .answers(keepHelp, someHelp(planId, { answers: poor }));
  const user = await openScreen(helpToPay, { at: '/help-to-pay?keep=1', path: '/help-to-pay', server, person: ada });
  await press(user, /Keep with the plan for/);
  await waitFor(() => expect(user.whereabouts()).toBe(`/plans/${planId}/help-to-pay`));
  expect(server.heard(keepHelp)).toMatchObject([{ body: { answers: { means: 'none' }, version: 0 } }]);
});

test('other answers that are kept already are not replaced before somebody says so', async () => {
  const server = room(someHelp(planId, { answers: poor, version: 4 })).answers(listPlans, [plan]);
  server.refuses(keepHelp, 'help.changed_meanwhile');
  const user = await openPublic(server, ada);
  await press(user, 'See who may help');
  await press(user, /Keep with the plan for/);
  expect(await screen.findByText(/Other answers are kept with this plan already/)).toBeVisible();
  server.answers(keepHelp, someHelp(planId, { answers: poor, version: 5 }));
  await press(user, 'Keep these instead');
  await waitFor(() => expect(user.whereabouts()).toBe(`/plans/${planId}/help-to-pay`));
  expect(server.heard(keepHelp).at(-1)).toMatchObject({ body: { version: 4 } });
});

test('a member without a plan, and one whose plans cannot be read, are told what to do', async () => {
  const user = await openPublic(house().answers(listPlans, []), ada);
  await press(user, 'See who may help');
  expect(await screen.findByText(/You have no plan yet/)).toBeVisible();
  user.leave();
  const again = await openPublic(house().refuses(listPlans, 'server.failed'), ada);
  await press(again, 'See who may help');
  expect(await screen.findByText('Your plans could not be read.')).toBeVisible();
});

test('each program is a task: a tap says where it stands, and it can go to the list of the family', async () => {
  const kept = someHelp(planId, { answers: poor, mayAddToFamilyList: true });
  const server = room(kept);
  const user = await openKept(server);
  const states = within(screen.getAllByRole('group', { name: 'Where it stands' })[0] ?? document.body);
  const marked = {
    ...kept,
    tasks: kept.tasks.map((task, at) => (at === 0 ? { ...task, state: 'asked' as const } : task)),
  };
  server.answers(markHelp, marked).answers(getKeptHelp, marked);
  await user.click(states.getByRole('button', { name: 'Asked' }));
  expect(await screen.findByRole('button', { name: /^Asked ?A burial or cremation/ })).toBeVisible();
  expect(server.heard(markHelp)).toMatchObject([
    { params: { program: 'county' }, body: { state: 'asked', version: 0 } },
  ]);
  const shared = { ...marked, tasks: marked.tasks.map((task) => ({ ...task, isOnFamilyList: true })) };
  server.answers(shareHelpTask, shared).answers(getKeptHelp, shared);
  await user.click(screen.getAllByRole('button', { name: 'Put on the list of the family' })[0] ?? document.body);
  expect((await screen.findAllByText('It is on the list of the family.'))[0]).toBeVisible();
});

test('two people who wrote about one program see both notes, and either may stand', async () => {
  const server = room(someHelp(planId, { answers: poor }));
  const user = await openKept(server);
  const form = within(screen.getAllByRole('form', { name: 'Who asks, and what was said' })[0] ?? document.body);
  await user.type(form.getByLabelText('Who asks'), 'Ben');
  const theirs = someHelp(planId, { answers: poor, marks: { county: { who: 'Lea', note: 'Tomorrow', version: 1 } } });
  server.refuses(markHelp, 'help.changed_meanwhile').answers(getKeptHelp, theirs);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/Lea/)).toBeVisible();
  expect(form.getByLabelText('Who asks')).toHaveValue('Ben');
  const mine = someHelp(planId, { answers: poor, marks: { county: { who: 'Ben', version: 2 } } });
  server.answers(markHelp, mine).answers(getKeptHelp, mine);
  await press(user, 'Save mine over it');
  await waitFor(() => expect(form.queryByText(/Lea/)).toBeNull());
  expect(server.heard(markHelp).at(-1)).toMatchObject({ body: { who: 'Ben', version: 1 } });
});

test('a plan with nothing kept asks its questions here, and what is refused stays answered', async () => {
  const server = room(someHelp(planId)).refuses(keepHelp, 'help.changed_meanwhile');
  const user = await openKept(server);
  await answer(user, 'Is there money for a funeral?', 'No');
  await press(user, 'See who may help');
  expect(await screen.findByText(/This was changed elsewhere meanwhile/)).toBeVisible();
  const means = within(screen.getByRole('group', { name: 'Is there money for a funeral?' }));
  expect(means.getByRole('radio', { name: 'No' })).toBeChecked();
  const kept = someHelp(planId, { answers: poor });
  server.answers(keepHelp, kept).answers(getKeptHelp, kept);
  await press(user, 'See who may help');
  expect(await screen.findByRole('button', { name: /A burial or cremation by the county/ })).toBeVisible();
});

test('all of it is forgotten once somebody is sure', async () => {
  const server = room(someHelp(planId, { answers: poor }));
  const user = await openKept(server);
  await press(user, /Change what you answered/);
  await press(user, 'Forget all of it');
  const nothing = someHelp(planId);
  server.answers(forgetHelp, nothing).answers(getKeptHelp, nothing);
  await press(user, 'Forget it');
  expect(await screen.findByRole('button', { name: 'See who may help' })).toBeVisible();
});

test('whoever may read only changes nothing', async () => {
  const marks = { county: { note: 'Mrs. Cruz calls back', version: 1 } };
  await openKept(room(someHelp(planId, { answers: poor, mayEdit: false, marks })));
  expect(screen.getAllByText('Mrs. Cruz calls back')[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
  expect(screen.queryByText('Change what you answered')).toBeNull();
});

test('a relative who may read only, before anybody has answered, is told who may', async () => {
  await openKept(room(someHelp(planId, { mayEdit: false })));
  expect(screen.getByText(/Nobody of your family has answered yet/)).toBeVisible();
});

test('in the plan one line says how much is open, and that something helps', async () => {
  const row = { default: () => <HelpRow planId={planId} /> };
  const said = (kept: KeptHelp) => openScreen(row, { at: '/row', server: room(kept), person: ada });
  const nothing = await said(someHelp(planId));
  expect(await screen.findByText('See who may help with the cost')).toBeVisible();
  nothing.leave();
  const marks = { county: { state: 'granted' }, prices: { state: 'not-for-us' } } as const;
  const kept = someHelp(planId, { answers: poor, marks });
  await said(kept);
  const open = kept.tasks.length - 2;
  expect(await screen.findByText(`${open} offices still to ask or to hear from · 1 helps`)).toBeVisible();
});

test('what was typed in a note outlives a reload', async () => {
  const server = room(someHelp(planId, { answers: poor }));
  const before = await openKept(server);
  const first = () => within(screen.getAllByRole('form', { name: 'Who asks, and what was said' })[0] ?? document.body);
  await before.type(first().getByLabelText('What was said'), 'Call Monday');
  before.leave();
  await openKept(server);
  await waitFor(() => expect(first().getByLabelText('What was said')).toHaveValue('Call Monday'));
});
