// The whole cost: a price is written down as somebody names it, nothing is guessed, and a reader reads.
import { getSession } from '@evenlight/contract/accounts';
import { getCosts, type PlanCosts, placeQuoteRequest, saveCost } from '@evenlight/contract/costs';
import { type CostLine, nothingSaid } from '@evenlight/contract/costs/cost-lines';
import { getKeptHelp } from '@evenlight/contract/help-to-pay/kept-help';
import { InquiryId, QuoteRequestId } from '@evenlight/contract/ids';
import { updatePlan } from '@evenlight/contract/plans';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { field, fill, openScreen, press, sentence } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { aCostLine, costsOf } from '../../testing/samples/costs';
import { someHelp } from '../../testing/samples/help-to-pay';
import { aPlan } from '../../testing/samples/plans';
import * as costsScreen from './costs-screen';

const ada = aUser();
const plan = aPlan();
const anId = '0199d0c0-0000-7000-8000-000000000001';

const flowers = (facts: Partial<CostLine> = {}) => aCostLine({ id: 'flowers', ...facts });
const known = (cents: number, facts: Partial<CostLine> = {}): Partial<CostLine> => ({
  state: 'estimate',
  figure: { lowCents: cents, highCents: cents },
  source: 'family',
  version: 1,
  said: { ...nothingSaid, state: 'estimate', lowCents: cents, highCents: cents },
  ...facts,
});
const costs = (facts: Partial<PlanCosts> = {}) => costsOf(plan, facts);
const room = (answer: PlanCosts) =>
  fakeServer().answers(getSession, ada).answers(getCosts, answer).answers(getKeptHelp, someHelp(plan.id));
const open = (server: ReturnType<typeof room>) =>
  openScreen(costsScreen, { at: `/plans/${plan.id}/costs`, path: '/plans/:planId/costs', server, person: ada });
const form = () => within(screen.getByRole('form'));

test('what is known stands beside how much is not, and the bar can be read as a table', async () => {
  const lines = [aCostLine({ id: 'plot' }), flowers({ isAsked: true }), aCostLine({ id: 'food', ...known(30_050) })];
  await open(room(costs({ lines, budgetCents: 500_000 })));
  expect(screen.getByText('All together, as far as it is known').parentElement).toHaveTextContent('$3,900.50');
  expect(screen.getByRole('link', { name: '2 prices still unknown' })).toBeVisible();
  expect(screen.getByText(sentence('$1,099.50 under your budget'))).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Where it goes' }));
  expect(table.getByRole('row', { name: 'Charged by others $300.50' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: 'Add-ons $100' })).toBeInTheDocument();
  expect(screen.getByText('Asked, no price yet')).toBeVisible();
});

test('what a grave usually costs is shown as a length and in words, and counts nowhere', async () => {
  const figure = { unit: 'dollars' as const, lowCents: 490_000, highCents: 1_200_000 };
  const about = { is: 'told', key: 'cemetery.plot', name: 'A grave', note: null, county: null } as const;
  const fact = { ...about, figure, source: 'A list', checkedOn: '2026-11-01' };
  const plot = aCostLine({ id: 'plot', fact });
  const user = await open(room(costs({ lines: [plot] })));
  expect(screen.getByText('All together, as far as it is known').parentElement).toHaveTextContent('$3,600');
  expect(screen.getByText(sentence('$8,500 to $15,600 with a grave'))).toBeInTheDocument();
  const table = within(screen.getByRole('table', { name: 'What it may come to' }));
  expect(table.getByRole('row', { name: 'With a grave $8,500 to $15,600' })).toBeInTheDocument();
  user.leave();
  await open(room(costs({ lines: [aCostLine({ id: 'plot', ...known(700_000) }), flowers()] })));
  expect(screen.queryByRole('table', { name: 'What it may come to' })).toBeNull();
});

test('a range that somebody heard on the phone is written down as it was said', async () => {
  const server = room(costs({ lines: [flowers()] }));
  const after = costs({ lines: [flowers(known(90_000, { figure: { lowCents: 90_000, highCents: 120_000 } }))] });
  server.answers(saveCost, after);
  const user = await open(server);
  await press(user, 'Flowers');
  await fill(user, 'How much', 'about 900-1,200');
  await fill(user, 'Who pays', 'Aunt Rose');
  await press(user, 'Save');
  expect((await screen.findAllByText('$900 to $1,200'))[0]).toBeVisible();
  const words = { ...nothingSaid, state: 'estimate', lowCents: 90_000, highCents: 120_000, payer: 'Aunt Rose' };
  expect(server.heard(saveCost)).toMatchObject([{ body: { line: 'flowers', version: 0, words } }]);
});

test('what is no amount in dollars is asked about, and stays as it was typed', async () => {
  const server = room(costs({ lines: [flowers()] }));
  const user = await open(server);
  await press(user, 'Flowers');
  await fill(user, 'How much', '€900');
  await press(user, 'Save');
  expect((await screen.findAllByText('Type dollars, such as 1,200 or 900-1,200'))[0]).toBeVisible();
  expect(await field('How much')).toHaveValue('€900');
  await user.click(form().getByRole('radio', { name: 'Paid' }));
  await fill(user, 'How much', '900-1,200');
  await press(user, 'Save');
  expect((await screen.findAllByText('What was paid is one amount'))[0]).toBeVisible();
  expect(server.heard(saveCost)).toEqual([]);
});

test('what is not needed is said in two taps, and no longer counts as unknown', async () => {
  const server = room(costs({ lines: [flowers()] }));
  server.answers(saveCost, costs({ lines: [flowers({ state: 'not-needed', because: 'family', version: 1 })] }));
  const user = await open(server);
  await press(user, 'Flowers');
  await user.click(form().getByRole('radio', { name: 'Not needed' }));
  await press(user, 'Save');
  await waitFor(() => expect(screen.queryByText('Not in this figure')).toBeNull());
  expect(screen.getByText('Said by the family')).toBeInTheDocument();
});

test('when the same line was written elsewhere meanwhile, both are seen and nothing typed is lost', async () => {
  const server = room(costs({ lines: [flowers(known(10_000))] }));
  const user = await open(server);
  await press(user, /^Flowers/);
  await fill(user, 'How much', '480');
  server
    .refuses(saveCost, 'costs.changed_meanwhile')
    .answers(getCosts, costs({ lines: [flowers(known(20_000, { version: 2 }))] }));
  await press(user, 'Save');
  expect(await screen.findByText(sentence(/This was written elsewhere meanwhile: Estimate, \$200/))).toBeVisible();
  expect(await field('How much')).toHaveValue('480');
  server.answers(saveCost, costs({ lines: [flowers(known(48_000, { version: 3 }))] }));
  await press(user, 'Save');
  await waitFor(() => expect(server.heard(saveCost)).toHaveLength(2));
  expect(server.heard(saveCost)[1]).toMatchObject({ body: { version: 2, words: { lowCents: 48_000 } } });
});

test('a family adds a line of its own, which needs a name', async () => {
  const server = room(costs());
  server.answers(saveCost, costs());
  const user = await open(server);
  await press(user, 'Add a line');
  await fill(user, 'How much', '225');
  await press(user, 'Save');
  expect((await screen.findAllByText('What it is for is required'))[0]).toBeVisible();
  await fill(user, 'What it is for', 'Doves');
  await press(user, 'Save');
  await waitFor(() => expect(server.heard(saveCost)).toMatchObject([{ body: { words: { name: 'Doves' } } }]));
});

test('a relative who may only read sees every figure, no payments, and nothing to press', async () => {
  await open(room(costs({ mayEdit: false, money: null, isSecured: true, lines: [flowers(known(30_000))] })));
  expect(screen.getByText('The deposit has come in')).toBeVisible();
  expect(screen.getByText('Flowers')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Flowers/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a line' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Set a budget' })).toBeNull();
  expect(screen.queryByText('Still to be paid, as far as it is known')).toBeNull();
});

test('quotes of which nobody knows the plan are counted here when the family says so', async () => {
  const requestId = QuoteRequestId.parse(anId);
  const sentAt = '2026-11-02T12:00:00.000Z';
  const server = room(costs({ unplaced: [{ requestId, sentAt, vendorNames: ['Bay Flowers', 'Lark'] }] }));
  const quote = {
    requestId,
    inquiryId: InquiryId.parse(anId),
    vendorName: 'Bay Flowers',
    category: 'florists',
  } as const;
  const quotes = [{ ...quote, state: 'quoted', totalCents: 48_050, validUntil: null } as const];
  const quoted = known(48_050, { state: 'quoted', source: 'quote', said: null, version: 0, quotes });
  server.answers(placeQuoteRequest, costs({ lines: [flowers(quoted)] }));
  const user = await open(server);
  await press(user, 'For this plan: Bay Flowers and Lark');
  expect(await screen.findByRole('button', { name: /Flowers.*Quoted.*\$480\.50.*Bay Flowers/ })).toBeVisible();
  expect(server.heard(placeQuoteRequest)).toMatchObject([{ params: { planId: plan.id, requestId } }]);
});

test('a price that has changed since stands beside the one that was told, with its day', async () => {
  const [line] = plan.lines;
  const toldAt = '2026-11-02T12:00:00.000Z';
  await open(room(costs({ priceChanges: [{ is: 'line', item: line?.item ?? '', nowCents: 99_900, toldAt }] })));
  const words = 'Today it is $999. Yours stays as it was told on November 2, 2026.';
  expect(screen.getByText(sentence(words))).toBeInTheDocument();
});

test('a budget is set beside the bar', async () => {
  const server = room(costs());
  server.answers(updatePlan, plan);
  const user = await open(server);
  await press(user, 'Set a budget');
  await fill(user, 'How much you want to spend', '$4,000');
  server.answers(getCosts, costs({ budgetCents: 400_000 }));
  await press(user, 'Save');
  expect(await screen.findByText(sentence('Your budget $4,000'))).toBeVisible();
  expect(server.heard(updatePlan)).toMatchObject([{ body: { budget: 400_000 } }]);
});
