// Vendors side by side: the panel in the corner of the marketplace, and the page.
import { getVendorsById } from '@evenlight/contract/vendors/vendor';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press } from '../../testing/open-screen';
import { aVendor, marketplaceOf } from '../../testing/samples/vendors';
import * as compare from './compare-screen';
import { comparedVendors } from './comparing/compared-store';
import * as marketplace from './marketplace-screen';

const at = '/vendor-marketplace';
const gone = '0199d0a0-0000-7000-8000-00000000dead';
const names = ['Lark', 'Fern', 'Moss', 'Wren', 'Dove'];
const listed = names.map((name, index) =>
  aVendor({
    name,
    rating: 4 + index / 10,
    reviewCount: 3 + index,
    specialties: ['Wreaths', `${name} sprays`],
    minPrice: 100 * (index + 1),
    maxPrice: 900,
    priceRange: `$${100 * (index + 1)}–900`,
  }),
);
const [lark, fern, moss] = listed as [(typeof listed)[0], (typeof listed)[0], (typeof listed)[0]];

const toast = () => screen.getByRole('region', { name: 'Notifications' });
const panel = async () => within(await screen.findByRole('region', { name: 'Comparison' }));
function keep(...ids: string[]) {
  comparedVendors.setOpen(false);
  localStorage.setItem('evenlight.compared', JSON.stringify(ids));
}

test('four can be compared, and the fifth is refused', async () => {
  const user = await openScreen(marketplace, { at, server: marketplaceOf({ listed }) });
  for (const [index, name] of names.slice(0, 4).entries()) {
    await press(user, `Add to Compare: ${name}`);
    expect(toast()).toHaveTextContent('Added to Comparison');
    expect(await (await panel()).findByRole('heading', { name: `Compare (${index + 1})` })).toBeVisible();
  }
  await press(user, 'Add to Compare: Dove');
  expect(toast()).toHaveTextContent('Comparison Limit Reached');
  expect(toast()).toHaveTextContent('You can compare up to 4 vendors at a time.');
  await waitFor(async () => expect((await panel()).getAllByRole('button', { name: /^Remove / })).toHaveLength(4));
});

test('the panel can be closed, opened, shortened and cleared', async () => {
  const user = await openScreen(marketplace, { at, server: marketplaceOf({ listed }) });
  for (const name of ['Lark', 'Fern', 'Moss']) await press(user, `Add to Compare: ${name}`);
  await press(user, 'Close the comparison');
  expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull();
  await waitFor(async () => expect(await screen.findByRole('button', { name: 'Compare (3)' })).toHaveFocus());
  user.leave();

  const again = await openScreen(marketplace, { at, server: marketplaceOf({ listed }) });
  await press(again, 'Compare (3)');
  await press(again, 'Remove Lark');
  expect(toast()).toHaveTextContent('Removed from Comparison');
  expect(await (await panel()).findByRole('heading', { name: 'Compare (2)' })).toBeVisible();
  await press(again, 'Remove from Compare: Moss');
  expect(await (await panel()).findByRole('heading', { name: 'Compare (1)' })).toBeVisible();
  await press(again, 'Clear');
  expect(toast()).toHaveTextContent('Comparison Cleared');
  expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Compare \(/ })).toBeNull();
});

test('a vendor that is no longer listed drops out without a word', async () => {
  keep(gone, lark.id);
  const user = await openScreen(marketplace, { at, server: marketplaceOf({ listed }) });
  await press(user, 'Compare (2)');
  expect(await (await panel()).findByRole('heading', { name: 'Compare (1)' })).toBeVisible();
  expect((await panel()).getByText('Lark')).toBeVisible();
  expect(toast()).toHaveTextContent('');
});

test('what stands out is said from two on, and a tap tells which specialties only one has', async () => {
  const user = await openScreen(marketplace, { at, server: marketplaceOf({ listed }) });
  await press(user, 'Add to Compare: Lark');
  await (await panel()).findByRole('button', { name: 'Remove Lark' });
  expect((await panel()).queryByText('Best rated')).toBeNull();
  await press(user, 'Add to Compare: Fern');
  for (const insight of ['Best rated', 'Most reviewed', 'Most affordable', 'Premium', 'All in one category'])
    expect(await (await panel()).findByText(insight)).toBeVisible();
  const [hint] = (await panel()).getAllByRole('button', { name: /specialt/ }) as [HTMLElement];
  await user.click(hint);
  await waitFor(() => expect(document.querySelector('[data-tooltip]')).toHaveTextContent('Lark sprays'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[data-tooltip]')).toBeNull());
});

test('when the compared vendors cannot be read, it can be tried again', async () => {
  keep(lark.id);
  const server = marketplaceOf({ listed }).refuses(getVendorsById, 'server.busy');
  const user = await openScreen(marketplace, { at, server });
  await press(user, 'Compare (1)');
  expect(await (await panel()).findByText('We cannot answer just now. Try again in a moment.')).toBeVisible();
  expect((await panel()).getByRole('button', { name: 'Request Quotes' })).toHaveAttribute('aria-disabled', 'true');
  server.answers(getVendorsById, [lark]);
  await user.click((await panel()).getByRole('button', { name: 'Try again' }));
  expect(await (await panel()).findByText('Lark')).toBeVisible();
});

test('side by side, what differs comes first and gaps are said', async () => {
  const ids = [lark, fern, moss].map(({ id }) => id);
  const user = await openScreen(compare, {
    at: `/vendor-compare?ids=${ids.join(',')}`,
    server: marketplaceOf({ listed }),
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Compare vendors');
  const table = () => within(screen.getByRole('table', { name: 'What differs' }));
  expect(table().getAllByRole('columnheader')).toHaveLength(4);
  const same = screen.getByRole('region', { name: 'The same for all' });
  for (const words of ['Florists', 'No license or permit given']) expect(same).toHaveTextContent(words);
  expect(table().queryByText('No license or permit given')).toBeNull();
  await press(user, 'Remove: Lark');
  await waitFor(() => expect(table().getAllByRole('columnheader')).toHaveLength(3));
  expect(user.whereabouts()).toBe(`/vendor-compare?ids=${fern.id},${moss.id}`);
  await press(user, 'Request Quotes');
  expect(toast()).toHaveTextContent('Please log in to contact vendors.');
});

test('an address with nobody in it says what to do', async () => {
  const server = marketplaceOf({ listed });
  const nobody = await openScreen(compare, { at: '/vendor-compare', server });
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  nobody.leave();
  const user = await openScreen(compare, { at: `/vendor-compare?ids=${gone},nonsense`, server });
  expect(await screen.findByRole('heading', { name: 'These vendors are no longer listed' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Find vendors' }));
  expect(user.whereabouts()).toBe(at);
});
