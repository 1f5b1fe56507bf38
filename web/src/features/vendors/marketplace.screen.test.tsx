// What can be done in the marketplace besides asking: one vendor in full, saving and writing to it, and the ways on.

import { getSession } from '@evenlight/contract/accounts';
import type { UserId, VendorId } from '@evenlight/contract/ids';
import { listPlans } from '@evenlight/contract/plans';
import { getVendor, recommendVendors, saveVendor, searchVendors } from '@evenlight/contract/vendors/vendor';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { aVendor, found, marketplaceOf, marketplaceOfMember } from '../../testing/samples/vendors';
import * as marketplace from './marketplace-screen';

const at = '/vendor-marketplace?category=florists';
const ada = { id: '0199d0a0-0000-7000-8000-00000000aaaa' as UserId, firstName: 'Ada' };
const lark = aVendor({ name: 'Lark', image: '/vendor-art/lark.svg' });
const listed = [lark, aVendor({ name: 'Fern' })];

const toast = () => screen.getByRole('region', { name: 'Notifications' });
const details = (name: string) => screen.findByRole('link', { name: `View Details: ${name}` });

test('a vendor opens in full at an address of its own, and the way back closes it', async () => {
  const server = marketplaceOf({ listed }).answers(getVendor, { ...lark, reviews: [] });
  const user = await openScreen(marketplace, { at, server });
  await user.click(await details('Lark'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lark' }));
  expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Lark');
  const address = user.whereabouts();
  expect(address).toBe(`${at}&vendor=${lark.id}`);
  for (const fact of ['Price', 'City', 'Hours', 'Response time', 'Completed services', 'Traditions served', 'Phone'])
    expect(dialog.getByText(fact)).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await user.goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(user.whereabouts()).toBe(at);

  user.leave();
  const again = await openScreen(marketplace, { at: address, server });
  await screen.findByRole('dialog', { name: 'Lark' });
  await again.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(again.whereabouts()).toBe(at);
});

test('a vendor that writes only in Spanish is read in English as what it is', async () => {
  const flores = aVendor({ name: 'Flores del Valle', description: 'Flores frescas.', language: 'es' });
  await openScreen(marketplace, { at: '/vendor-marketplace', server: marketplaceOf({ listed: [flores] }) });
  expect(await screen.findByText('Flores frescas.')).toBeVisible();
  expect(screen.getByText('Flores frescas.').closest('[lang]')).toHaveAttribute('lang', 'es');
  expect(screen.getByText('In Spanish')).toBeVisible();
});

test('a vendor that is no longer listed says so, and offers the way back', async () => {
  const server = marketplaceOf({ listed }).refuses(getVendor, 'vendor.not_found');
  const gone = '0199d0a0-0000-7000-8000-00000000dead' as VendorId;
  const user = await openScreen(marketplace, { at: `/vendor-marketplace?vendor=${gone}`, server });
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('This vendor is no longer on our list.'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await press(user, 'Back to all vendors');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(user.whereabouts()).toBe('/vendor-marketplace');
});

test('whoever presses twice goes one step, and one step back', async () => {
  const server = marketplaceOf({ listed }).answers(getVendor, { ...lark, reviews: [] });
  const user = await openScreen(marketplace, { at: '/vendor-marketplace', server });
  // Both presses in one go: the page is rendered again only afterwards.
  const pressTwice = (element: HTMLElement) => {
    element.click();
    element.click();
  };
  pressTwice(screen.getByRole('link', { name: /^Florists/ }));
  await waitFor(() => expect(user.whereabouts()).toBe(at));
  for (const closeTwice of [
    () => pressTwice(screen.getByRole('button', { name: 'Close' })),
    () => user.keyboard('{Escape}{Escape}'),
  ]) {
    pressTwice(await details('Lark'));
    await screen.findByRole('heading', { name: 'Reviews' });
    await closeTwice();
    await waitFor(() => expect(user.whereabouts()).toBe(at));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  await user.goForward();
  await screen.findByRole('heading', { name: 'Reviews' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(user.whereabouts()).toBe(at));
  await user.goBack();
  await waitFor(() => expect(user.whereabouts()).toBe('/vendor-marketplace'));
});

test('saving and asking need an account, and signing in leads back here', async () => {
  const user = await openScreen(marketplace, { at, server: marketplaceOf({ listed }) });
  await press(user, 'Save Lark');
  expect(toast()).toHaveTextContent('Authentication Required');
  expect(toast()).toHaveTextContent('Please log in to add items to your wishlist.');
  expect(screen.getByRole('button', { name: 'Save Lark' })).toHaveAttribute('aria-pressed', 'false');
  await press(user, 'Inquire: Lark');
  expect(toast()).toHaveTextContent('Please log in to contact vendors.');
  expect(screen.queryByText('Recommended for You')).toBeNull();
  expect(screen.queryByRole('link', { name: /^View Saved/ })).toBeNull();
  await user.click(within(toast()).getByRole('link', { name: 'Sign in' }));
  expect(user.whereabouts()).toBe(`/login?return=${encodeURIComponent(at)}`);
});

test('a member asks from the card and from the details, and closing the question keeps the details', async () => {
  const server = marketplaceOfMember({ listed })
    .answers(getVendor, { ...lark, reviews: [] })
    .answers(getSession, aUser(ada))
    .answers(listPlans, [])
    .answers(saveVendor, { vendorIds: [lark.id] });
  const user = await openScreen(marketplace, { at, server, person: ada });
  await press(user, 'Inquire: Lark');
  await screen.findByRole('dialog', { name: 'Write to Lark' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await details('Lark'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lark' }));
  await user.click(dialog.getByRole('button', { name: 'Inquire' }));
  await screen.findByRole('dialog', { name: 'Write to Lark' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Write to Lark' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Lark' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add to Wishlist' }));
  expect(await dialog.findByRole('button', { name: 'Remove from Wishlist' })).toBeVisible();
});

test('what is searched for stands before what is recommended', async () => {
  const server = marketplaceOfMember({ listed }).answers(recommendVendors, [{ vendor: lark, reasons: [] }]);
  const user = await openScreen(marketplace, { at: '/vendor-marketplace', server, person: ada });
  const isRecommendedFirst = async () => {
    const recommended = await screen.findByRole('heading', { name: 'Recommended for You' });
    const [card] = screen.getAllByRole('article') as [HTMLElement];
    return (recommended.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  };
  expect(await isRecommendedFirst()).toBe(true);
  server.answers(searchVendors, found([lark], { marked: ['lark'] }));
  await user.type(screen.getByPlaceholderText('Search vendors, services, or specialties'), 'lark');
  await waitFor(async () => expect(await isRecommendedFirst()).toBe(false));
});

test('what is recommended says that the newest plan chose it, and why', async () => {
  const server = marketplaceOfMember({ listed }).answers(recommendVendors, [
    { vendor: lark, reasons: ['tradition', 'budget'] },
  ]);
  const user = await openScreen(marketplace, { at: '/vendor-marketplace', server, person: ada });
  const block = within(await screen.findByRole('region', { name: 'Recommended for You' }));
  expect(block.getByText('Chosen by your newest plan. Nobody can pay to stand here.')).toBeVisible();
  for (const why of ['Serves families of your tradition', 'Within your budget'])
    expect(block.getByText(why)).toBeVisible();
  user.leave();
  // Without a plan they are the first of the list, and that is what is said.
  server.answers(recommendVendors, [{ vendor: lark, reasons: [] }]);
  await openScreen(marketplace, { at: '/vendor-marketplace', server, person: ada });
  expect(await screen.findByText(/^The first of the list below\./)).toBeVisible();
});

test('a picture that cannot be loaded leaves a quiet sign in its place', async () => {
  const { prototype } = window.HTMLImageElement;
  vi.spyOn(prototype, 'complete', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  await openScreen(marketplace, { at, server: marketplaceOf({ listed: [lark] }) });
  const card = await screen.findByRole('article');
  const picture = card.querySelector('img') as HTMLImageElement;
  expect(picture).toHaveAttribute('src', '/vendor-art/lark.svg');
  fireEvent.error(picture);
  expect(card.querySelector('[data-placeholder]')).toBeVisible();
  expect(card.querySelector('img')).toBeNull();
});

test('the three ways on lead where they say', async () => {
  const user = await openScreen(marketplace, { at, server: marketplaceOf({ listed }) });
  const ways = within(await screen.findByRole('region', { name: 'More ways to get help' }));
  expect(ways.getByRole('link', { name: 'Arrange a call' })).toHaveAttribute(
    'href',
    expect.stringMatching(/schedule=open$/),
  );
  expect(ways.getByRole('link', { name: 'See the packages' })).toHaveAttribute('href', '/planning-wizard');
  await user.click(ways.getByRole('button', { name: 'Request Quotes' }));
  expect(toast()).toHaveTextContent('Please log in to contact vendors.');
});
