// Keeping a draft and making a plan of it: accounts, refusals, and nothing lost between the two.
import { keepPlanningDraft } from '@evenlight/contract/drafts';
import { createPlan } from '@evenlight/contract/plans';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, press } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { aDraft, keepInBrowser, planningServer, planningServerOfMember } from '../../../testing/samples/planning';
import { aPlan } from '../../../testing/samples/plans';
import { aVenue } from '../../../testing/samples/venues';
import * as wizard from './wizard-screen';

const step = (number: number) => `/planning-wizard?step=${number}`;
const tradition = (name: string) => screen.findByRole('radio', { name });
const main = () => screen.getByRole('main');
const toast = () => screen.getByRole('region', { name: 'Notifications' });
const ada = aUser();
const hall = aVenue({ name: 'Apricot Hall', faithTraditions: ['hindu'] });

test('a save that fails keeps everything, and pressing again is the same request', async () => {
  keepInBrowser(aDraft({ venueId: hall.id }));
  const server = planningServerOfMember([hall]);
  const user = await openScreen(wizard, { at: step(5), server, person: ada });
  await screen.findByText('Saved to your account');
  // The plan arrives, and the answer is lost on the way back.
  server.answers(createPlan, () => {
    throw new TypeError('Failed to fetch');
  });
  await press(user, 'Save & Complete');
  await waitFor(() => expect(main()).toHaveTextContent('We could not reach our servers.'));
  expect(main()).toHaveTextContent('Error Saving Plan');
  expect(toast()).toHaveTextContent('Connection Error');
  user.leave();
  const plan = aPlan();
  server.answers(createPlan, plan);
  const again = await openScreen(wizard, { at: step(5), server, person: ada });
  const costs = await screen.findByRole('region', { name: 'Cost Estimate' });
  await waitFor(() => expect(costs).toHaveTextContent('Apricot Hall'));
  await again.dblClick(screen.getByRole('button', { name: 'Save & Complete' }));
  await waitFor(() => expect(again.whereabouts()).toBe(`/plan-workflow/${plan.id}?step=1`));
  expect(toast()).toHaveTextContent('Plan Saved Successfully');
  expect(within(toast()).getByRole('link', { name: 'Continue to Payment' })).toHaveAttribute(
    'href',
    `/plan-workflow/${plan.id}?step=2`,
  );
  const [first, second, ...more] = server.heard(createPlan).map(({ body }) => body.saveKey);
  expect([second, more]).toEqual([first, []]);
});

test('a lost connection offers to send the same once more, and a plan that is saved is not told as failed', async () => {
  keepInBrowser(aDraft({ venueId: hall.id }));
  const server = planningServerOfMember([hall]);
  const user = await openScreen(wizard, { at: step(5), server, person: ada });
  await screen.findByText('Saved to your account');
  server.answers(createPlan, () => {
    throw new TypeError('Failed to fetch');
  });
  await press(user, 'Save & Complete');
  const told = within(await screen.findByRole('region', { name: 'Notifications' }));
  expect(await told.findByText('Connection Error')).toBeVisible();
  expect(told.getByText('Unable to connect to our servers. Please check your internet connection.')).toBeVisible();
  const plan = aPlan();
  server.answers(createPlan, plan);
  await user.click(told.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(user.whereabouts()).toBe(`/plan-workflow/${plan.id}?step=1`));
  expect(toast()).toHaveTextContent('Plan Saved Successfully');
  expect(toast()).not.toHaveTextContent('Connection Error');
  const [first, second, ...more] = server.heard(createPlan).map(({ body }) => body.saveKey);
  expect([second, more]).toEqual([first, []]);
});

test('a fault of ours while saving is told in the words for it, and the draft is kept', async () => {
  keepInBrowser(aDraft({ venueId: hall.id }));
  const server = planningServerOfMember([hall]).refuses(createPlan, 'server.failed');
  const user = await openScreen(wizard, { at: step(5), server, person: ada });
  await screen.findByText('Saved to your account');
  await press(user, 'Save & Complete');
  await waitFor(() => expect(toast()).toHaveTextContent('Error Saving Plan'));
  expect(toast()).toHaveTextContent('There was an error saving your plan. Please try again.');
  expect(await screen.findByRole('region', { name: 'Cost Estimate' })).toHaveTextContent('Apricot Hall');
});

test('a visitor reads in one line that only saving needs an account, and no heading says otherwise', async () => {
  await openScreen(wizard, { at: step(1), server: planningServer() });
  const line = await screen.findByText(/^Login Required only to save your plan/);
  expect(line.tagName).toBe('P');
  expect(within(line).getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/login?return=%2Fplanning-wizard%3Fstep%3D1',
  );
  expect(within(line).getByRole('link', { name: 'Create Account' })).toHaveAttribute(
    'href',
    '/signup?return=%2Fplanning-wizard%3Fstep%3D1',
  );
  expect(screen.queryByRole('heading', { name: /Login Required/ })).toBeNull();
});

test('a date that another family was faster to take is told kindly, with ways on', async () => {
  keepInBrowser(aDraft({ venueId: hall.id, serviceDate: '2091-05-04' }));
  const server = planningServerOfMember([hall]).refuses(createPlan, 'venue.date_taken');
  const user = await openScreen(wizard, { at: step(5), server, person: ada });
  await screen.findByText('Saved to your account');
  await press(user, 'Save & Complete');
  const words = 'Another family has this venue on that date. Everything else you chose is still here.';
  await waitFor(() => expect(main()).toHaveTextContent(words));
  await user.click(within(main()).getByRole('link', { name: 'Choose another date or venue' }));
  await waitFor(() => expect(user.whereabouts()).toBe(step(3)));
  // The address changes before the screen does.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save & Complete' })).toBeNull());
  await user.goBack();
  await press(user, 'Save & Complete');
  const without = await screen.findByRole('button', { name: 'Save without the date' });
  server.answers(createPlan, aPlan());
  await user.click(without);
  await waitFor(() => expect(user.whereabouts()).toMatch(/^\/plan-workflow\/.*step=1$/));
  expect(server.heard(createPlan).at(-1)?.body).toMatchObject({ serviceDate: null, venueId: hall.id });
});

test('a session that ends in the middle asks for signing in, and loses nothing', async () => {
  const kept = {};
  const signedOut = planningServerOfMember([], kept).refuses(keepPlanningDraft, 'session.required');
  const user = await openScreen(wizard, { at: step(1), server: signedOut, person: ada });
  await user.click(await tradition('Buddhist'));
  expect(await screen.findByText(/^You are signed out\. What you chose is safe in this browser/)).toBeVisible();
  const signIn = within(main()).getAllByRole('link', { name: 'Sign In' }).at(-1);
  expect(signIn).toHaveAttribute('href', '/login?return=%2Fplanning-wizard%3Fstep%3D1');
  user.leave();
  // Meanwhile somebody else begins something at the same computer.
  const visitor = await openScreen(wizard, { at: step(1), server: planningServer() });
  expect(await tradition('Buddhist')).not.toBeChecked();
  await press(visitor, 'Previous');
  await visitor.click(await screen.findByRole('radio', { name: 'Someone has died' }));
  expect(await screen.findByText('Kept in this browser')).toBeVisible();
  visitor.leave();
  const server = planningServerOfMember([], kept);
  const again = await openScreen(wizard, { at: '/planning-wizard', server, person: ada });
  await waitFor(async () => expect(await screen.findByRole('radio', { name: 'Someone has died' })).toBeChecked());
  await press(again, 'Bring back the earlier one');
  await press(again, 'Next');
  await waitFor(async () => expect(await tradition('Buddhist')).toBeChecked());
  expect(await screen.findByText('Saved to your account')).toBeVisible();
});

test('one choice as a visitor hides no plan in the account: the two change places as often as somebody likes', async () => {
  const kept = { inAccount: aDraft({ faithTradition: 'jewish', packageTier: null, addons: [] }) };
  const server = planningServerOfMember([], kept);
  keepInBrowser(aDraft({ faithTradition: 'sikh', packageTier: null, addons: [] }));
  const first = await openScreen(wizard, { at: step(1), server, person: ada });
  expect(await tradition('Sikh')).toBeChecked();
  await screen.findByText('Saved to your account');
  first.leave();
  const user = await openScreen(wizard, { at: step(1), server, person: ada });
  await press(user, 'Bring back the earlier one');
  await waitFor(async () => expect(await tradition('Jewish')).toBeChecked());
  await press(user, 'Bring back the other one');
  await waitFor(async () => expect(await tradition('Sikh')).toBeChecked());
});

test('beside what was just chosen, the word that the former choice was saved is gone at once', async () => {
  const kept = { inAccount: aDraft({ faithTradition: 'jewish', packageTier: null, addons: [] }) };
  await openScreen(wizard, { at: step(1), server: planningServerOfMember([], kept), person: ada });
  const said = await screen.findByText('Saved to your account');
  const sikh = await tradition('Sikh');
  // Outside of act, React's later pieces of work stay later: this is the moment between a press and the page around it.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  sikh.click();
  await Promise.resolve();
  expect(sikh).toBeChecked();
  expect(said).not.toHaveTextContent('Saved to your account');
  await screen.findByText('Saved to your account');
});
