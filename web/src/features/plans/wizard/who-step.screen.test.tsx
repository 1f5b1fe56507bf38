// The first half of the first step: whom it is for.
import { createPlan } from '@evenlight/contract/plans';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { aDraft, keepInBrowser, planningServer, planningServerOfMember } from '../../../testing/samples/planning';
import { aPlan } from '../../../testing/samples/plans';
import * as wizard from './wizard-screen';

const AT = '/planning-wizard';
const radio = (name: string) => screen.findByRole('radio', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const ada = aUser();

test('nothing has to be answered before the tradition is asked for', async () => {
  const user = await openScreen(wizard, { at: AT, server: planningServer() });
  expect(await screen.findByRole('heading', { name: 'Who is this for?' })).toBeVisible();
  expect(screen.queryByText('Cost Estimate')).toBeNull();
  await press(user, 'Next');
  expect(await screen.findByRole('heading', { name: 'Choose a faith tradition' })).toBeVisible();
  expect(user.whereabouts()).toBe(`${AT}?step=1`);
  await press(user, 'Previous');
  await waitFor(() => expect(user.whereabouts()).toBe(AT));
});

test('who it is for is kept while one goes on, and becomes part of the plan', async () => {
  keepInBrowser(aDraft({ addons: [], personName: '', planIntent: null }));
  const server = planningServerOfMember().answers(createPlan, aPlan());
  const user = await openScreen(wizard, { at: AT, server, person: ada });
  await user.click(await radio('Someone has died'));
  await user.type(await field('Their full name'), 'Lakshmi Raman ');
  await user.type(await field('You call them'), 'Amma');
  await user.click(await radio('Mother'));
  expect(await field('Their full name')).toHaveValue('Lakshmi Raman ');
  user.leave();
  const again = await openScreen(wizard, { at: `${AT}?step=5`, server, person: ada });
  await press(again, 'Save & Complete');
  await waitFor(() => expect(server.heard(createPlan)).toHaveLength(1));
  expect(server.heard(createPlan)[0]?.body).toMatchObject({
    planIntent: 'at-need',
    personName: 'Lakshmi Raman',
    calledName: 'Amma',
    relation: 'mother',
  });
});

test('whoever plans for themselves is asked for their own name, and after a death nobody is offered to be it', async () => {
  const user = await openScreen(wizard, { at: AT, server: planningServer() });
  await user.click(await radio('Someone has died'));
  expect(screen.queryByRole('radio', { name: 'Myself' })).toBeNull();
  await user.click(await radio('Planning ahead'));
  await user.click(await radio('Myself'));
  expect(await field('Your full name')).toBeVisible();
});

test('whoever is on no list is named in the family’s own words', async () => {
  const user = await openScreen(wizard, { at: AT, server: planningServer() });
  await user.click(await radio('Other'));
  await user.type(await field('In your own words'), 'great-aunt');
  user.leave();
  await openScreen(wizard, { at: AT, server: planningServer() });
  await waitFor(async () => expect(await field('In your own words')).toHaveValue('great-aunt'));
  expect(await radio('Other')).toBeChecked();
});
