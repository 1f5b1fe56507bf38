// What happens with the body: asked once, changed anywhere, and told plainly where it is not customary.
import { listPackages } from '@evenlight/contract/catalogue';
import { createPlan } from '@evenlight/contract/plans';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import {
  aDraft,
  keepInBrowser,
  packagesOf,
  planningServer,
  planningServerOfMember,
  simpleOffers,
} from '../../../testing/samples/planning';
import { aPlan } from '../../../testing/samples/plans';
import { aVenue } from '../../../testing/samples/venues';
import * as wizard from './wizard-screen';

const AT = '/planning-wizard';
const step = (number: number) => `${AT}?step=${number}`;
const radio = (name: string) => screen.findByRole('radio', { name });
const main = () => within(screen.getByRole('main'));

const serverOfWays = (server = planningServer()) =>
  server.answers(listPackages, ({ query: { faithTradition, way } }) => [
    ...packagesOf(faithTradition, way),
    ...simpleOffers(faithTradition),
  ]);

test('one of three answers is kept, and whoever has not decided says so', async () => {
  const server = serverOfWays();
  const user = await openScreen(wizard, { at: AT, server });
  for (const name of ['Burial', 'Cremation', 'Not yet known']) expect(await radio(name)).not.toBeChecked();
  await user.click(await radio('Cremation'));
  expect(await radio('Cremation')).toBeChecked();
  user.leave();
  await openScreen(wizard, { at: AT, server });
  await waitFor(async () => expect(await radio('Cremation')).toBeChecked());
});

test('what each way is stands one press away, and another one shows as chosen', async () => {
  const user = await openScreen(wizard, { at: AT, server: serverOfWays() });
  await press(user, 'Other ways');
  const sheet = await screen.findByRole('dialog', { name: 'What should happen with the body?' });
  for (const name of ['Burial', 'Cremation', 'Green burial', 'Water cremation', 'Given to science'])
    expect(within(sheet).getByRole('button', { name })).toHaveAccessibleDescription(/\w+/);
  expect(sheet).toHaveTextContent('Human composting: from 2027, once a licensed place is confirmed.');
  await user.click(within(sheet).getByRole('button', { name: 'Green burial' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await radio('Green burial')).toBeChecked();
  await user.click(await radio('Burial'));
  expect(screen.queryByRole('radio', { name: 'Green burial' })).toBeNull();
});

test('the packages say for which way they are priced, and another one is chosen in place', async () => {
  keepInBrowser(aDraft({ faithTradition: 'christian', addons: [] }));
  const server = serverOfWays();
  const user = await openScreen(wizard, { at: step(2), server });
  expect(await screen.findByText('Priced as a burial, as is customary, until you decide')).toBeVisible();
  await press(user, 'Change what happens with the body');
  await user.click(await screen.findByRole('button', { name: 'Cremation' }));
  expect(await screen.findByText('Priced for cremation')).toBeVisible();
  await waitFor(() => expect(server.heard(listPackages).at(-1)?.query).toMatchObject({ faithTradition: 'christian' }));
  expect(server.heard(listPackages).map(({ query }) => query.way)).toContain('cremation');
  expect(await screen.findByRole('button', { name: 'Selected: christian premium' })).toBeVisible();
});

test('simple offers stand beside the packages with their price, and choosing one sets its way', async () => {
  keepInBrowser(aDraft({ faithTradition: 'christian', addons: [], packageTier: null }));
  const user = await openScreen(wizard, { at: step(2), server: serverOfWays() });
  expect(await screen.findByRole('article', { name: 'Immediate burial' })).toHaveTextContent('$2,835');
  expect(screen.getByRole('article', { name: 'Simple cremation' })).toHaveTextContent('$2,805');
  await press(user, 'Choose Simple cremation');
  expect(await screen.findByText('Priced for cremation')).toBeVisible();
  await press(user, 'Change what happens with the body');
  await user.click(await screen.findByRole('button', { name: 'Burial' }));
  const words = 'Taken out because it is made for another way: Simple cremation.';
  expect(await main().findByText(words)).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Selected: Simple cremation' })).toBeVisible();
});

test('a simple cremation can be had by itself: no venue is asked for, and one that was chosen can be left out', async () => {
  const hall = aVenue({ name: 'Apricot Hall' });
  keepInBrowser(aDraft({ packageTier: 'simple', way: 'cremation', addons: [], venueId: hall.id }));
  const server = serverOfWays(planningServerOfMember([hall])).answers(createPlan, aPlan());
  const user = await openScreen(wizard, { at: step(3), server, person: aUser() });
  expect(await screen.findByText('Simple cremation needs no venue. You can go on without one.')).toBeVisible();
  await press(user, 'Leave out Apricot Hall');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Leave out Apricot Hall' })).toBeNull());
  await press(user, 'Next');
  await screen.findByRole('heading', { name: 'Choose additional services' });
  await press(user, 'Next');
  const summary = await screen.findByRole('region', { name: 'Simple cremation' });
  expect(summary).toHaveTextContent('Venuenot chosen');
  await press(user, 'Save & Complete');
  await waitFor(() => expect(server.heard(createPlan)).toHaveLength(1));
  expect(server.heard(createPlan)[0]?.body).toMatchObject({ packageTier: 'simple', venueId: null });
});

test('a Muslim family reads nothing of cremation until it opens the other simple offers', async () => {
  keepInBrowser(aDraft({ faithTradition: 'muslim', addons: [], packageTier: null }));
  const user = await openScreen(wizard, { at: step(2), server: serverOfWays() });
  expect(await screen.findByRole('article', { name: 'Immediate burial' })).toBeVisible();
  expect(screen.getByText('Simple cremation')).not.toBeVisible();
  await user.click(screen.getByText('Other simple offers'));
  expect(screen.getByText('Simple cremation')).toBeVisible();
});

test('a way that is not customary is said once, with what clergy say, and never again after an answer', async () => {
  keepInBrowser(aDraft({ faithTradition: 'muslim', way: 'cremation', addons: [] }));
  const server = serverOfWays(planningServerOfMember()).answers(createPlan, aPlan());
  const user = await openScreen(wizard, { at: step(2), server, person: aUser() });
  expect(await screen.findByText('About your choice: Cremation')).toBeVisible();
  expect(screen.getByText(/Imams do not accept cremation/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  await press(user, 'Our clergy agreed');
  await waitFor(() => expect(screen.queryByText('About your choice: Cremation')).toBeNull());
  user.leave();
  const again = await openScreen(wizard, { at: step(5), server, person: aUser() });
  expect(await screen.findByText('Priced for cremation')).toBeVisible();
  expect(screen.queryByText('About your choice: Cremation')).toBeNull();
  await press(again, 'Save & Complete');
  await waitFor(() => expect(server.heard(createPlan)).toHaveLength(1));
  expect(server.heard(createPlan)[0]?.body).toMatchObject({ way: 'cremation', wayAgreed: 'clergy' });
});

test('where our packages do not hold a way, there is a person to plan it with, and the way back', async () => {
  keepInBrowser(aDraft({ faithTradition: 'christian', way: 'water-cremation', addons: [], packageTier: null }));
  const server = planningServer().answers(listPackages, ({ query: { way } }) =>
    way === 'water-cremation' ? [] : packagesOf('christian', way),
  );
  const user = await openScreen(wizard, { at: step(2), server });
  expect(await screen.findByText('Our packages do not hold this way')).toBeVisible();
  expect(main().getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
  await press(user, 'Change what happens with the body');
  await user.click(await screen.findByRole('button', { name: 'Burial' }));
  expect(await screen.findByRole('article', { name: 'christian basic' })).toBeVisible();
});

test('the summary says what happens with the body, and lets one change it', async () => {
  keepInBrowser(aDraft({ way: 'cremation', addons: [] }));
  const user = await openScreen(wizard, { at: step(5), server: serverOfWays() });
  const summary = await screen.findByRole('region', { name: 'Shraddhanjali' });
  expect(summary).toHaveTextContent('What happens with the bodyCremation');
  await press(user, 'Change what happens with the body');
  await user.click(await screen.findByRole('button', { name: 'In another country, or already done' }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Shraddhanjali' })).toHaveTextContent(
      'In another country, or already done',
    ),
  );
  const statement = await screen.findByRole('link', { name: 'Print the itemized statement (PDF)' });
  expect(statement.getAttribute('href')).toContain('&way=elsewhere');
});
