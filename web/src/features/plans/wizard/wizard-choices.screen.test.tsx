// What the five steps say about what is chosen: prices, what goes with what, and what cannot be read.
import { listAddons, listPackages } from '@evenlight/contract/catalogue';
import { sendCustomRequest } from '@evenlight/contract/concierge';
import { listDatedFacts } from '@evenlight/contract/facts';
import { getVenue } from '@evenlight/contract/venues';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { field, fill, openScreen, press } from '../../../testing/open-screen';
import { aDraft, anAddon, keepInBrowser, packagesOf, planningServer } from '../../../testing/samples/planning';
import { aVenue } from '../../../testing/samples/venues';
import * as wizard from './wizard-screen';

const step = (number: number) => `/planning-wizard?step=${number}`;
const heading = () => screen.getByRole('heading', { level: 1 });
const tradition = (name: string) => screen.findByRole('radio', { name });
const main = () => within(screen.getByRole('main'));
const hall = aVenue({ name: 'Apricot Hall' });

async function expectEstimate(words: string) {
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your estimate' })).toHaveTextContent(words));
}

test('a step before its time says what it waits for, and leads there', async () => {
  const early = await openScreen(wizard, { at: step(4), server: planningServer() });
  await screen.findByText('Please select a service package first to see available upgrades.');
  early.leave();
  const user = await openScreen(wizard, { at: step(2), server: planningServer() });
  await screen.findByText('Please select a faith tradition first to view available packages.');
  await user.click(screen.getByRole('link', { name: 'Choose a tradition' }));
  await waitFor(() => expect(heading()).toHaveTextContent('Choose a faith tradition'));
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(screen.getByText('Choose a tradition above, then you can go on.')).toBeVisible();
});

test('before anything is chosen the bar is empty and says what fills it, and then it can be read as a table', async () => {
  const user = await openScreen(wizard, { at: step(1), server: planningServer() });
  await expectEstimate('Choose a package and the bar fills');
  await user.click(await tradition('Sikh'));
  await press(user, 'Next');
  await user.click((await screen.findAllByRole('button', { name: /^Choose / }))[0] as HTMLElement);
  const table = within(await screen.findByRole('table', { name: 'Where it goes' }));
  expect(table.getAllByRole('row').length).toBeGreaterThan(1);
  expect(screen.queryByText('Choose a package and the bar fills')).toBeNull();
});

test('closing the tab loses nothing, and the way back has the focus', async () => {
  const user = await openScreen(wizard, { at: step(1), server: planningServer() });
  await user.click(await tradition('Sikh'));
  await user.selectOptions(await field('Do you belong to a branch or school?'), 'amritdhari');
  await fill(user, 'Is there an amount you have in mind?', '$4,000');
  await press(user, 'Next');
  await user.click((await screen.findAllByRole('button', { name: /^Choose / }))[0] as HTMLElement);
  await expectEstimate('$500 above what you had in mind');
  user.leave();

  const again = await openScreen(wizard, { at: step(1), server: planningServer() });
  expect(await tradition('Sikh')).toBeChecked();
  expect(await field('Do you belong to a branch or school?')).toHaveValue('amritdhari');
  expect(await field('Is there an amount you have in mind?')).toHaveValue('4,000');
  await expectEstimate('$4,500');
  await press(again, 'Next');
  await waitFor(() => expect(again.whereabouts()).toBe(step(2)));
  await waitFor(() => expect(heading()).toHaveFocus());
  await again.goBack();
  await waitFor(() => expect(heading()).toHaveTextContent('Choose a faith tradition'));
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('an amount that cannot be read holds the way on, and has the focus, until it is mended', async () => {
  const user = await openScreen(wizard, { at: step(1), server: planningServer() });
  await user.click(await tradition('Hindu'));
  const label = 'Is there an amount you have in mind?';
  await fill(user, label, '<script>5000');
  await press(user, 'Next');
  await waitFor(async () => expect(await field(label)).toHaveFocus());
  await waitFor(async () =>
    expect(await field(label)).toHaveAccessibleDescription(/We could not read this as an amount/),
  );
  expect(await field(label)).toHaveValue('<script>5000');
  expect(heading()).toHaveTextContent('Choose a faith tradition');
  await fill(user, label, '5000');
  await press(user, 'Next');
  await waitFor(() => expect(heading()).toHaveTextContent('Choose a service package'));
  await user.goBack();
  expect(await field(label)).toHaveValue('5,000');
});

test('a choice that takes something away says so by name, and undoing brings it back', async () => {
  keepInBrowser(aDraft({ packageTier: 'legacy', addons: ['Life Documentary', 'Live Streaming'] }));
  const user = await openScreen(wizard, { at: step(2), server: planningServer() });
  await expectEstimate('$16,700');
  await press(user, 'Choose Antyeshti Essentials');
  const note = await main().findByText(/^Taken out because it is not offered with what you chose/);
  expect(note).toHaveTextContent('Life Documentary.');
  await expectEstimate('$4,600');
  await user.click(main().getByRole('button', { name: 'Undo' }));
  await expectEstimate('$16,700');
  expect(main().queryByText(/^Taken out/)).toBeNull();

  await press(user, 'Previous');
  await user.click(await tradition('Jewish'));
  const words = 'Taken out because you chose another tradition: Smriti Legacy, Life Documentary, Live Streaming.';
  expect(await main().findByText(words)).toBeVisible();
  await expectEstimate('not chosen');
  await user.click(within(screen.getByRole('region', { name: 'Notifications' })).getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await tradition('Hindu')).toBeChecked());
  await expectEstimate('$16,700');
});

test('a draft that was begun in English keeps its add-ons in Spanish; what is not translated says that it is English', async () => {
  keepInBrowser(aDraft({ addons: ['Live Streaming'] }));
  const streaming = { ...anAddon('Transmisión en vivo', 100), knownAs: 'Live Streaming' };
  const documentary = { ...anAddon('Life Documentary', 2_000), description: 'A film.', language: 'en' as const };
  const server = planningServer().answers(listAddons, [streaming, documentary]);
  const user = await openScreen(wizard, { at: step(4), server, locale: 'es' });
  const chosen = await screen.findByRole('checkbox', { name: /^Transmisión en vivo/ });
  expect(chosen).toBeChecked();
  expect(screen.getByText('Life Documentary')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('A film.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('En inglés')).toBeVisible();
  await user.click(chosen);
  expect(await screen.findByRole('checkbox', { name: /^Transmisión en vivo/ })).not.toBeChecked();
});

test('what is left out of a package lowers its price everywhere, with the rights beside it', async () => {
  keepInBrowser(aDraft({ addons: [] }));
  const user = await openScreen(wizard, { at: step(2), server: planningServer() });
  await press(user, 'What is in the price of Shraddhanjali');
  const price = await screen.findByRole('dialog');
  expect(price).toHaveTextContent('You may choose only the goods and services you want.');
  await user.click(within(price).getByRole('checkbox', { name: 'Procession vehicle and one family car' }));
  await waitFor(() => expect(price).toHaveTextContent('$7,800'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('article', { name: 'Shraddhanjali' })).toHaveTextContent('$7,800');
  await expectEstimate('−$700');
  await press(user, 'Compare packages');
  expect(await within(await screen.findByRole('dialog')).findAllByRole('columnheader')).toHaveLength(3);
  user.leave();
  await openScreen(wizard, { at: step(5), server: planningServer() });
  const summary = await screen.findByRole('region', { name: 'Shraddhanjali' });
  expect(summary).toHaveTextContent('Procession vehicle and one family car (left out)');
  expect(summary).toHaveTextContent('+ 2 more services');
  const statement = await screen.findByRole('link', { name: 'Print the itemized statement (PDF)' });
  expect(statement.getAttribute('href')).toMatch(
    /^\/api\/statement\.pdf\?faithTradition=hindu&packageTier=premium&addons=&declined=hindu-premium\.car/,
  );
});

test('another tradition than ours is no dead end', async () => {
  const user = await openScreen(wizard, { at: step(1), server: planningServer() });
  await user.click(await tradition('Other'));
  await fill(user, 'What is your tradition called?', 'Jain');
  await press(user, 'Next');
  expect(await main().findByRole('heading', { name: 'Tell us about your tradition' })).toBeVisible();
  expect(main().getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+14155550142');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await user.click(await tradition('Start from the Secular outline'));
  await user.click((await screen.findAllByRole('button', { name: /^Choose / }))[0] as HTMLElement);
  await expectEstimate('$4,500');
  await press(user, 'Next');
  await waitFor(() => expect(heading()).toHaveTextContent('Select Your Venue'));
  user.leave();
  await openScreen(wizard, { at: step(5), server: planningServer() });
  expect(await screen.findByText('Other, Jain')).toBeVisible();
});

test('a date given just before going on belongs to the plan all the same', async () => {
  keepInBrowser(aDraft({ faithTradition: 'secular', addons: [], venueId: hall.id }));
  const user = await openScreen(wizard, { at: step(3), server: planningServer([hall]) });
  fireEvent.change(await field('Date of the service'), { target: { value: '2091-05-04' } });
  await press(user, 'Next');
  await waitFor(() => expect(heading()).toHaveTextContent('Choose additional services'));
  await press(user, 'Previous');
  expect(await field('Date of the service')).toHaveValue('2091-05-04');
});

test('a price that cannot be read leaves no total and no statement, until it is read', async () => {
  for (const endpoint of [listAddons, getVenue]) {
    keepInBrowser(aDraft({ venueId: hall.id }));
    const server = planningServer([hall]).refuses(endpoint, 'server.busy');
    const user = await openScreen(wizard, { at: step(5), server });
    const costs = await screen.findByRole('region', { name: 'Cost Estimate' });
    await waitFor(() => expect(costs).toHaveTextContent('We could not read all prices, so there is no total yet.'));
    expect(costs).not.toHaveTextContent('Estimate$');
    expect(within(costs).queryByRole('link')).toBeNull();
    if (endpoint === getVenue) server.answers(getVenue, hall);
    else server.answers(listAddons, []);
    await user.click(within(costs).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(costs).toHaveTextContent(/Estimate\$[\d,]+/));
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(within(costs).getByRole('link', { name: 'Print the itemized statement (PDF)' })).toBeVisible();
    user.leave();
  }
});

test('a browser that keeps nothing says so', async () => {
  const full = () => {
    throw new Error('The drawer is full.');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => {}, clear: () => {} });
  const user = await openScreen(wizard, { at: step(1), server: planningServer() });
  await user.click(await tradition('Sikh'));
  expect(await screen.findByText(/^This browser cannot keep what you choose\./)).toBeVisible();
  await press(user, 'Next');
  expect(await screen.findAllByRole('button', { name: /^Choose / })).toHaveLength(3);
});

test('on a phone the estimate opens over the step', async () => {
  keepInBrowser(aDraft({ venueId: hall.id }));
  const user = await openScreen(wizard, { at: step(4), server: planningServer([hall]) });
  await user.click(await screen.findByRole('button', { name: /^Your estimate/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Your estimate' });
  await waitFor(() => expect(sheet).toHaveTextContent('Apricot Hall'));
  expect(sheet).toHaveTextContent('Live Streaming');
  await user.keyboard('{Escape}');
  await press(user, 'Next');
  await waitFor(() => expect(heading()).toHaveTextContent('Your Personalized Plan'));
});

test('on a phone the total alone says, too, where prices are examples', async () => {
  keepInBrowser(aDraft());
  const offers = packagesOf('hindu').map((offer) => ({ ...offer, isExample: true }));
  await openScreen(wizard, { at: step(4), server: planningServer().answers(listPackages, offers) });
  const total = await screen.findByRole('button', { name: /^Your estimate/ });
  await waitFor(() => expect(total).toHaveTextContent('Example price'));
});

test('a request to our team keeps its words on the way through the steps and over a reload, and is sent once', async () => {
  keepInBrowser(aDraft({ addons: [], packageTier: null }));
  const server = planningServer().answers(sendCustomRequest, {
    received: true,
    answeredBy: '2091-05-05T12:00:00.000Z',
  });
  let user = await openScreen(wizard, { at: step(2), server });
  const fold = async () => user.click(await main().findByText('We follow more than one tradition'));
  await fold();
  await fill(user, 'Your tradition or community', 'Jain and Hindu');
  await fill(user, 'Your name', 'Ada Okafor');
  await fill(user, 'Email address', 'ada@example.org');
  await fold();
  await press(user, 'Previous');
  await waitFor(() => expect(heading()).toHaveTextContent('Choose a faith tradition'));
  await press(user, 'Next');
  await fold();
  expect(await field('Your name')).toHaveValue('Ada Okafor');
  user.leave();
  user = await openScreen(wizard, { at: step(2), server });
  await fold();
  await waitFor(async () => expect(await field('Your name')).toHaveValue('Ada Okafor'));
  await press(user, 'Send to our team');
  expect(await main().findByText(/^We have your request\./)).toBeVisible();
  expect(server.heard(sendCustomRequest)).toMatchObject([{ body: { tradition: 'Jain and Hindu' } }]);
});

test('beside the prices stands what others charge; while that cannot be read, words say it alone', async () => {
  keepInBrowser(aDraft({ faithTradition: 'hindu' }));
  const unread = planningServer().refuses(listDatedFacts, 'server.busy');
  const first = await openScreen(wizard, { at: step(2), server: unread });
  expect(await screen.findByText(/Not included unless listed: cemetery property, opening and closing/)).toBeVisible();
  first.leave();
  await openScreen(wizard, { at: step(2), server: planningServer() });
  expect(await screen.findByText('What cremation.crematory-charge costs')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Not included unless listed' })).toBeVisible();
  expect(screen.getAllByText('Ask').length).toBeGreaterThan(0);
});
