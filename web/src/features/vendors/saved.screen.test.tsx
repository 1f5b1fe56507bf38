// Keeping vendors for later, and asking those that were kept.
import { getSession } from '@evenlight/contract/accounts';
import type { VendorId } from '@evenlight/contract/ids';
import { listPlans } from '@evenlight/contract/plans';
import { getVendorsById, listSavedVendors, saveVendor, unsaveVendor } from '@evenlight/contract/vendors/vendor';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { aVendor, found, marketplaceOfMember } from '../../testing/samples/vendors';
import * as marketplace from './marketplace-screen';

const at = '/vendor-marketplace';
const ada = aUser();
const listed = ['Lark', 'Fern'].map((name) => aVendor({ name }));

const toast = () => screen.getByRole('region', { name: 'Notifications' });
const heart = (name: string) => screen.getByRole('button', { name: `Save ${name}` });

/** Keeps what is saved, as the server does. */
function savingServer(kept: VendorId[] = []) {
  const told = () => ({ vendorIds: [...kept] });
  return marketplaceOfMember({
    listed,
    search: ({ saved, search }) =>
      found(search ? [] : listed.filter(({ id }) => !saved || kept.includes(id)), { outOf: listed.length }),
  })
    .answers(getSession, ada)
    .answers(listPlans, [])
    .answers(listSavedVendors, told)
    .answers(saveVendor, ({ params }) => {
      kept.unshift(params.vendorId);
      return told();
    })
    .answers(unsaveVendor, ({ params }) => {
      kept.splice(kept.indexOf(params.vendorId), 1);
      return told();
    });
}

test('what is saved is shown at once, and can be looked at by itself', async () => {
  const server = savingServer();
  const user = await openScreen(marketplace, { at, server, person: ada });
  await press(user, 'Save Fern');
  expect(await screen.findByRole('link', { name: 'View Saved (1)' })).not.toHaveAttribute('aria-current');
  expect(heart('Fern')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(toast()).toHaveTextContent('Added to Wishlist'));
  await user.click(await screen.findByRole('link', { name: 'View Saved (1)' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(user.whereabouts()).toBe(`${at}?saved=true`);
  user.leave();
  const again = await openScreen(marketplace, { at: `${at}?saved=true`, server, person: ada });
  expect(await screen.findByRole('link', { name: 'View Saved (1)' })).toHaveAttribute('aria-current', 'true');
  await press(again, 'Save Fern');
  expect(await screen.findByRole('heading', { name: 'You have not saved a vendor yet' })).toBeVisible();
  await waitFor(() => expect(toast()).toHaveTextContent('Removed from Wishlist'));
  await again.click(await screen.findByRole('link', { name: 'Show all vendors' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});

test('what another device saves appears by itself', async () => {
  const kept: VendorId[] = [];
  const server = savingServer(kept);
  await openScreen(marketplace, { at: `${at}?saved=true`, server, person: ada });
  expect(await screen.findByRole('heading', { name: 'You have not saved a vendor yet' })).toBeVisible();
  kept.push(listed[1]?.id as VendorId);
  server.tells('saved_vendors.changed');
  expect(await screen.findByRole('heading', { name: 'Fern' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Saved (1)' })).toBeVisible();
});

test('a heart that the server refuses goes back to how it was', async () => {
  const server = savingServer().refuses(saveVendor, 'server.busy');
  const user = await openScreen(marketplace, { at, server, person: ada });
  await press(user, 'Save Lark');
  await waitFor(() => expect(toast()).toHaveTextContent('Your wishlist stayed as it was'));
  expect(heart('Lark')).toHaveAttribute('aria-pressed', 'false');
});

test('a heart pressed twice ends as it began', async () => {
  const kept: VendorId[] = [];
  const user = await openScreen(marketplace, { at, server: savingServer(kept), person: ada });
  await user.dblClick(heart('Lark'));
  await waitFor(() => expect(toast()).toHaveTextContent('Removed from Wishlist'));
  expect(heart('Lark')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('link', { name: 'View Saved (0)' })).toBeVisible();
  expect(kept).toEqual([]);
});

test('quotes are asked of those that were chosen; of others, only once they are ticked', async () => {
  const server = savingServer();
  const user = await openScreen(marketplace, { at, server, person: ada });
  const request = within(screen.getByRole('region', { name: 'More ways to get help' })).getByRole('button');
  const ticks = async () => {
    const boxes = await within(await screen.findByRole('dialog', { name: 'Request quotes' })).findAllByRole('checkbox');
    return boxes.map((box) => (box as HTMLInputElement).checked);
  };
  const close = async () => {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await user.click(request);
  expect(await ticks()).toEqual([false, false]);
  await close();
  await press(user, 'Save Fern');
  await screen.findByRole('link', { name: 'View Saved (1)' });
  server.refuses(getVendorsById, 'server.busy');
  await user.click(request);
  await waitFor(() => expect(toast()).toHaveTextContent('Your vendors could not be fetched'));
  expect(screen.queryByRole('dialog')).toBeNull();
  server.answers(getVendorsById, listed.slice(1));
  await user.click(request);
  expect(await ticks()).toEqual([true]);
  await close();
  await press(user, 'Save Fern');
  await screen.findByRole('link', { name: 'View Saved (0)' });
});

test('where nobody was found there is nobody to ask', async () => {
  const user = await openScreen(marketplace, { at: `${at}?search=zz`, server: savingServer(), person: ada });
  await screen.findByRole('heading', { name: 'No vendors found' });
  await user.click(within(screen.getByRole('region', { name: 'More ways to get help' })).getByRole('button'));
  expect(toast()).toHaveTextContent('There is nobody to ask yet');
});
