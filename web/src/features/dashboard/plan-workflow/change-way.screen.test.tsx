// What happens with the body is changed for a saved plan: with its price before it is saved, and what clergy say.
import { listAddons, listPackages } from '@evenlight/contract/catalogue';
import type { AdjustmentId } from '@evenlight/contract/ids';
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

test('once something is paid, another way is said at once, and the price stays until our team has answered', async () => {
  const paid = aPlan({ isPriceSettled: true });
  const request = {
    id: '0199d0c0-0000-7000-8000-00000000aaaa' as AdjustmentId,
    description: 'What happens with the body: Cremation',
    way: 'cremation',
    cents: 100_000,
    state: 'requested',
    requestedAt: '2026-11-02T12:00:00.000Z',
    decidedAt: null,
    note: '',
  } as const;
  const server = planRoom(paid).answers(updatePlan, {
    ...paid,
    way: 'cremation',
    serviceType: 'cremation',
    adjustments: [request],
    version: 2,
  });
  const user = await openScreen(workflow, { at: `/plan-workflow/${paid.id}?step=1`, path, server, person: aUser() });
  expect(screen.getByText(/^It can still be changed/)).toBeVisible();
  await press(user, 'Change what happens with the body');
  const sheet = await screen.findByRole('dialog', { name: 'What should happen with the body?' });
  await user.click(within(sheet).getByRole('button', { name: 'Cremation' }));
  expect(await screen.findByText(/^Papers and days follow it already/)).toBeVisible();
  expect(server.heard(updatePlan)).toMatchObject([{ body: { way: 'cremation' } }]);
  expect(screen.getByText('Priced for burial')).toBeVisible();
  const adjustments = within(screen.getByRole('region', { name: 'Adjustments' }));
  expect(adjustments.getByText('What happens with the body: Cremation').closest('li')).toHaveTextContent('+$1,000');
});

test('a plan that is priced for another way says so, and choosing again shows the price for its own', async () => {
  const { dialog, server, save } = await openChoices(aPlan({ way: 'cremation', pricedWay: 'burial' }));
  expect(screen.getByText('Priced for burial')).toBeInTheDocument();
  expect(screen.getByText(/^This is not the way you have chosen since/)).toBeInTheDocument();
  expect(dialog.getByText('Priced for cremation')).toBeVisible();
  await save();
  expect(server.heard(updatePlan)).toMatchObject([{ body: { way: 'cremation', packageTier: 'basic' } }]);
});
