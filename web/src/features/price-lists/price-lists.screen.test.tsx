// Price lists: typed while somebody reads them out, or pasted and confirmed, and compared with every gap in sight.
import { getSession } from '@evenlight/contract/accounts';
import { getPriceLists, type PlanPriceLists, savePriceList } from '@evenlight/contract/price-lists';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { field, fill, openScreen, press, sentence } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { aPlan } from '../../testing/samples/plans';
import { aPrice, aPriceList, listsOf } from '../../testing/samples/price-lists';
import * as listsScreen from './price-lists-screen';

const ada = aUser();
const plan = aPlan();
const room = (answer: PlanPriceLists) => fakeServer().answers(getSession, ada).answers(getPriceLists, answer);
const open = (server: ReturnType<typeof room>, query = '') =>
  openScreen(listsScreen, {
    at: `/plans/${plan.id}/price-lists${query}`,
    path: '/plans/:planId/price-lists',
    server,
    person: ada,
  });
const first = aPriceList(1, {
  home: 'Larkspur Chapel',
  prices: [aPrice('basic-services', 249_500), aPrice('transfer', 39_550, 45_000), aPrice('hearse', 40_000)],
});
const needed = () => within(screen.getByRole('table', { name: 'Lines that your plan needs' }));

test('a home’s figure keeps both ends of a range, and names what is missing from it', async () => {
  await open(room(listsOf(plan, [first])));
  const head = needed().getByRole('columnheader', { name: /Larkspur Chapel/ });
  expect(head).toHaveTextContent('$3,290.50 to $3,345');
  expect(head).toHaveTextContent('1 price missing');
  expect(head).toHaveTextContent('Family car or limousine');
  expect(needed().getByRole('columnheader', { name: /Our price/ })).toHaveTextContent('$2,383');
  expect(needed().getByRole('row', { name: /^Family car or limousine included not known$/ })).toBeInTheDocument();
  expect(screen.getByText(sentence(/Besides, \$300 of our price/))).toBeInTheDocument();
});

test('what is said on the phone is stored as soon as a line is left, and what cannot be read stays as it is', async () => {
  const server = room(listsOf(plan, [first]));
  const prices = [...first.words.prices, aPrice('family-car', 27_550)];
  const after = listsOf(plan, [{ ...first, version: 2, words: { ...first.words, prices } }]);
  server.answers(savePriceList, after);
  const user = await open(server, `?call=${first.id}`);
  await fill(user, 'Transfer to the funeral home: lowest', '4 or 500');
  await user.tab();
  expect(server.heard(savePriceList)).toEqual([]);
  await fill(user, 'Family car or limousine', '275.50');
  await user.tab();
  await waitFor(() => expect(server.heard(savePriceList)).toHaveLength(1));
  const [sent] = server.heard(savePriceList);
  expect(sent).toMatchObject({ body: { version: 1, words: { home: 'Larkspur Chapel' } } });
  expect(sent?.body.words?.prices).toContainEqual(aPrice('family-car', 27_550));
  expect(sent?.body.words?.prices).toContainEqual(aPrice('transfer', 39_550, 45_000));
  await press(user, 'Save and compare');
  expect((await screen.findAllByText('Type dollars, such as 1,200'))[0]).toBeVisible();
  expect(await field('Transfer to the funeral home: lowest')).toHaveValue('4 or 500');
});

test('a new list is stored as soon as the home has a name', async () => {
  const server = room(listsOf(plan));
  const user = await open(server);
  await press(user, 'Type it while you call');
  await fill(user, 'Basic services fee', '2,495');
  await user.tab();
  expect(server.heard(savePriceList)).toEqual([]);
  server.answers(savePriceList, listsOf(plan, [first]));
  await fill(user, 'Name of the funeral home', 'Larkspur Chapel');
  await user.tab();
  await waitFor(() => expect(server.heard(savePriceList)).toHaveLength(1));
  const words = { home: 'Larkspur Chapel', prices: [aPrice('basic-services', 249_500)] };
  expect(server.heard(savePriceList)[0]?.body).toMatchObject({ version: 0, words });
});

test('when somebody else wrote in the list meanwhile, nothing is overwritten before the reader says so', async () => {
  const server = room(listsOf(plan, [first]));
  const user = await open(server, `?call=${first.id}`);
  server.refuses(savePriceList, 'price_list.changed_meanwhile');
  server.answers(getPriceLists, listsOf(plan, [{ ...first, version: 4 }]));
  await fill(user, 'Hearse', '410');
  await user.tab();
  expect(await screen.findByText(/list was changed elsewhere meanwhile/)).toBeVisible();
  expect(await field('Hearse')).toHaveValue('410');
  server.answers(savePriceList, listsOf(plan, [{ ...first, version: 5 }]));
  await press(user, 'Save and compare');
  await waitFor(() => expect(server.heard(savePriceList).at(-1)).toMatchObject({ body: { version: 4 } }));
  expect(await screen.findByRole('table', { name: 'Lines that your plan needs' })).toBeInTheDocument();
});

test('a pasted list is confirmed row by row, and a row can be placed by hand', async () => {
  const server = room(listsOf(plan));
  server.answers(savePriceList, listsOf(plan, [first]));
  const user = await open(server);
  await press(user, 'Paste a list');
  await fill(user, 'Name of the funeral home', 'Larkspur Chapel');
  await fill(
    user,
    'The list',
    'Basic services ..... $2,495.00\nTransfer $350\nTransfer beyond 50 miles $4 per mile\nOur lovely car $300\nEmbalming 1.234,56',
  );
  await press(user, 'Read it');
  expect(await screen.findByText(/3 prices were read/)).toBeVisible();
  expect(screen.getByText(/No price we could be sure of/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: /Our lovely car/ }), 'Family car or limousine');
  await press(user, 'Keep these prices');
  await waitFor(() => expect(server.heard(savePriceList)).toHaveLength(1));
  expect(server.heard(savePriceList)[0]?.body).toMatchObject({
    version: 0,
    words: {
      home: 'Larkspur Chapel',
      prices: [aPrice('basic-services', 249_500), aPrice('transfer', 35_000), aPrice('family-car', 30_000)],
      otherRows: ['Transfer beyond 50 miles $4 per mile', 'Embalming 1.234,56'],
    },
  });
});

test.each([
  ['Embalming €995', /not in US dollars/],
  ['Dear Ada, we are so sorry.', /no price list in this text/],
])('text that is no list in dollars is told so, and stays: %s', async (text, sentence) => {
  const user = await open(room(listsOf(plan)));
  await press(user, 'Paste a list');
  await fill(user, 'The list', text);
  await press(user, 'Read it');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await field('The list')).toHaveValue(text);
  expect(screen.queryByRole('button', { name: 'Keep these prices' })).toBeNull();
});

test('a reader reads, and what was begun before a reload is still there', async () => {
  const reader = await open(room(listsOf(plan, [first], { mayEdit: false })), `?call=${first.id}`);
  expect(screen.getByText(/You may read along/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Edit the list|Type it|Paste/ })).toBeNull();
  reader.leave();
  const user = await open(room(listsOf(plan)), `?call=${first.id}`);
  await fill(user, 'Basic services fee', '2,495');
  user.leave();
  await open(room(listsOf(plan)), `?call=${first.id}`);
  expect(await field('Basic services fee')).toHaveValue('2,495');
});

test('nothing written yet says what to do', async () => {
  await open(room(listsOf(plan)));
  expect(screen.getByText(/Call one home and write down what they say/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Type it while you call' })).toBeVisible();
});
