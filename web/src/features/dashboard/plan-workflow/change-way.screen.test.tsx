// What happens with the body is changed for a saved plan: with its price before it is saved, and what clergy say.
import { requestAdjustment } from '@evenlight/contract/adjustments';
import { listAddons, listPackages, type Package } from '@evenlight/contract/catalogue';
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

test('once something is paid the way is still the family’s to say, and our team is asked about the price', async () => {
  const plan = aPlan({ isPriceSettled: true });
  const changed = { ...plan, way: 'cremation', version: 2 } as const;
  const server = planRoom(plan)
    .answers(listPackages, ({ query: { faithTradition, way } }) => packagesOf(faithTradition, way).map(withCrematory))
    .answers(updatePlan, changed);
  const user = await openScreen(workflow, { at: `/plan-workflow/${plan.id}?step=1`, path, server, person: aUser() });
  await press(user, 'Change what happens with the body');
  const sheet = await screen.findByRole('dialog', { name: 'What should happen with the body?' });
  await user.click(within(sheet).getByRole('button', { name: 'Cremation' }));
  expect(await screen.findByText(/^By our price list the difference is \+\$2,000/)).toBeVisible();
  expect(server.heard(updatePlan)).toMatchObject([{ body: { way: 'cremation' } }]);
  const adjustment = {
    id: '0198a000-0000-7000-8000-00000000000e',
    description: 'What happens with the body: Cremation',
    cents: 200_000,
    state: 'requested',
    requestedAt: '2026-11-16T12:00:00.000Z',
    decidedAt: null,
    note: '',
  };
  const asked = requestAdjustment.returns.parse({ ...changed, adjustments: [adjustment] });
  server.answers(requestAdjustment, asked);
  await press(user, 'Ask our team to change it');
  await waitFor(() => expect(screen.queryByText(/^By our price list/)).toBeNull());
  const { description, cents: amount } = adjustment;
  expect(server.heard(requestAdjustment)).toMatchObject([{ body: { description, amount } }]);
});

function withCrematory(offer: Package): Package {
  const fee = {
    id: 'simple-cremation.crematory',
    name: 'The crematory’s fee',
    kind: 'cash-advance',
    price: 1_000,
  } as const;
  return { ...offer, lines: [...offer.lines, { ...fee, canDecline: true, isChoice: false, covers: [] }] };
}
