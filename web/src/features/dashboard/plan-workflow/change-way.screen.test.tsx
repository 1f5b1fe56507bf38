// What happens with the body is changed for a saved plan: with its price before it is saved, and what clergy say.
import { listAddons, listPackages } from '@evenlight/contract/catalogue';
import { updatePlan } from '@evenlight/contract/plans';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { planRoom } from '../../../testing/samples/plan-room';
import { anAddon, packagesOf, simpleOffers } from '../../../testing/samples/planning';
import { aPlan } from '../../../testing/samples/plans';
import * as workflow from './plan-workflow-screen';

const path = 'plan-workflow/:planId';

async function openChoices(plan: ReturnType<typeof aPlan>) {
  const server = planRoom(plan)
    .answers(listAddons, [anAddon('Live Streaming', 100)])
    .answers(listPackages, ({ query: { faithTradition, way } }) => [
      ...packagesOf(faithTradition, way),
      ...simpleOffers(faithTradition),
    ])
    .answers(updatePlan, { ...plan, version: 2 });
  const user = await openScreen(workflow, {
    at: `/plan-workflow/${plan.id}?step=1`,
    path,
    server,
    person: aUser(),
  });
  await press(user, 'Change package or add-ons');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change package or add-ons' }));
  await dialog.findByRole('checkbox', { name: /Live Streaming/ });
  async function chooseWay(name: string) {
    await user.click(dialog.getByRole('button', { name: 'Change what happens with the body' }));
    const sheet = await screen.findByRole('dialog', { name: 'What should happen with the body?' });
    await user.click(within(sheet).getByRole('button', { name }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  }
  async function save() {
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  return { user, dialog, server, chooseWay, save };
}

test('a plan changes its way, and the new price is told before it is saved', async () => {
  const { dialog, server, chooseWay, save } = await openChoices(aPlan());
  expect(dialog.getByText('Priced for burial')).toBeVisible();
  await chooseWay('Cremation');
  expect(dialog.getByText('Priced for cremation')).toBeVisible();
  await waitFor(() =>
    expect(dialog.getByText(/^Package and add-ons/)).toHaveTextContent(
      'Package and add-ons: $4,600 with these choices, $3,600 as it is now.',
    ),
  );
  await save();
  expect(server.heard(updatePlan)).toMatchObject([
    { body: { way: 'cremation', wayAgreed: null, packageTier: 'basic' } },
  ]);
});

test('a way that is not customary is told with what clergy say, and the answer is saved with it', async () => {
  const plan = aPlan({ faithTradition: 'muslim', packageTradition: 'muslim' });
  const { user, dialog, server, chooseWay, save } = await openChoices(plan);
  expect(dialog.queryByText(/cremation/i)).toBeNull();
  await chooseWay('Cremation');
  expect(await dialog.findByText(/Imams do not accept cremation/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'We have decided this' }));
  expect(dialog.queryByText(/Imams do not accept cremation/)).toBeNull();
  await save();
  expect(server.heard(updatePlan)).toMatchObject([{ body: { way: 'cremation', wayAgreed: 'family' } }]);
});

test('a simple offer goes with its way, and another package has to be chosen before anything is saved', async () => {
  const plan = aPlan({ packageTier: 'simple', packageName: 'Immediate burial' });
  const { user, dialog, server, chooseWay, save } = await openChoices(plan);
  await waitFor(() => expect(dialog.getByRole('radio', { name: /^Immediate burial/ })).toBeChecked());
  await chooseWay('Green burial');
  expect(await dialog.findByText(/^The simple offer is made for another way/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(server.heard(updatePlan)).toEqual([]);
  await user.click(await dialog.findByRole('radio', { name: /^Simple cremation/ }));
  expect(dialog.getByText('Priced for cremation')).toBeVisible();
  await save();
  expect(server.heard(updatePlan)).toMatchObject([{ body: { way: 'cremation', packageTier: 'simple' } }]);
});

test('once something is paid, a way that would change the price is refused kindly, and the plan stays as it was', async () => {
  const plan = aPlan({ isPriceSettled: true });
  const server = planRoom(plan).refuses(updatePlan, 'plan.price_settled');
  const user = await openScreen(workflow, { at: `/plan-workflow/${plan.id}?step=1`, path, server, person: aUser() });
  await press(user, 'Change what happens with the body');
  const sheet = await screen.findByRole('dialog', { name: 'What should happen with the body?' });
  await user.click(within(sheet).getByRole('button', { name: 'Cremation' }));
  // Above the lines it stands at any time.
  await waitFor(() => expect(screen.getAllByText(/our team changes its price together/)).toHaveLength(2));
  expect(server.heard(updatePlan)).toMatchObject([{ body: { way: 'cremation' } }]);
  expect(screen.getByText('Burial')).toBeVisible();
});
