// What is asked of the marketplace: words, filters, pages, and what happens while the answer is on its way.
import type { VendorSearch } from '@evenlight/contract/vendors/search';
import { searchVendors } from '@evenlight/contract/vendors/vendor';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, openScreen, press, sentence } from '../../testing/open-screen';
import { aVendor, found, marketplaceOf } from '../../testing/samples/vendors';
import * as marketplace from './marketplace-screen';

const at = '/vendor-marketplace';
const florists = ['Flor Azul', 'Flora & Fern'].map((name) => aVendor({ name }));
const choir = aVendor({ name: 'Evening Choir', category: 'music' });
const listed = [...florists, choir];

const results = () => screen.findByRole('region', { name: 'Vendors' });
const cards = async () => within(await results()).getAllByRole('article');
const categories = () => within(screen.getByRole('navigation', { name: 'Categories' }));
const count = (words: string) => screen.findAllByText(words);

test('a visitor sees who there is, counted from what is stored', async () => {
  const sample = aVendor({ isSample: true, rating: 4.56, reviewCount: 8, responseMinutes: 90 });
  await openScreen(marketplace, { at, server: marketplaceOf({ listed: [sample, choir] }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vendor Marketplace');
  for (const words of ['46+ verified vendors', '51 listed in all', '4.6 average rating', 'All faith traditions'])
    expect(screen.getByText(words)).toBeVisible();
  expect(categories().getAllByRole('link')).toHaveLength(12);
  const [first, second] = (await cards()).map((card) => within(card));
  expect(first?.getByText('Sample listing')).toBeVisible();
  expect(first?.getByText(/^Sample rating 4\.6 of 5/)).toBeVisible();
  expect(first?.getByText(/^Usually answers within/)).toBeVisible();
  expect(second?.getByText('No reviews yet')).toBeVisible();
  expect(second?.getByText(/^Response time not measured yet/)).toBeVisible();
  for (const name of [/^Inquire/, /^Add to Compare/, /^Save/])
    expect(first?.getByRole('button', { name })).toBeVisible();
  expect(first?.getByRole('link', { name: /^View Details/ })).toBeVisible();
});

test('the list answers while somebody types, marks what was found, and Escape empties the box', async () => {
  const server = marketplaceOf({
    listed,
    search: ({ search }) => (search ? found(florists, { outOf: 3, marked: ['flor'] }) : found(listed)),
  });
  const user = await openScreen(marketplace, { at, server });
  await count('Showing 3 of 3 vendors');
  await user.type(await field('Search'), 'flor');
  await count('Showing 2 of 3 vendors');
  expect(user.whereabouts()).toBe(`${at}?search=flor`);
  await waitFor(async () => expect((await results()).querySelector('mark')).toHaveTextContent('Flor'));
  expect(await field('Sort by')).toHaveValue('relevance');
  await user.keyboard('{Escape}');
  expect(await field('Search')).toHaveValue('');
  await count('Showing 3 of 3 vendors');
  expect(user.whereabouts()).toBe(at);
  expect(await field('Sort by')).toHaveValue('featured');
});

test('a misspelled word finds what was meant, and says so', async () => {
  const server = marketplaceOf({ listed, search: () => found(florists, { correctedTo: 'florist' }) });
  await openScreen(marketplace, { at: `${at}?search=florsit`, server });
  expect(await screen.findByText(/^Showing results for “florist/)).toBeVisible();
});

test('filters stand in the address, outlive a reload, and the way back undoes them one by one', async () => {
  const server = marketplaceOf({ listed });
  const user = await openScreen(marketplace, { at, server });
  await user.selectOptions(await field('Faith tradition'), 'hindu');
  await user.click(categories().getByRole('link', { name: /^Florists/ }));
  await user.selectOptions(await field('Sort by'), 'price-low');
  await press(user, 'Filters');
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.selectOptions(panel.getByLabelText('City'), 'Oakland');
  await user.click(panel.getByLabelText('Verified only'));
  await user.click(panel.getByRole('button', { name: 'Show vendors' }));
  await screen.findByRole('button', { name: 'Filters (2 in use)' });
  await count('Showing 2 of 2 vendors in Florists');
  const badge = categories().getByRole('link', { name: /^Florists/ });
  expect(badge).toHaveTextContent('Florists2');
  expect(badge).toHaveAttribute('aria-current', 'true');
  const asked = { faith: 'hindu', category: 'florists', sort: 'price-low', city: 'Oakland', verified: true };
  expect(server.heard(searchVendors).at(-1)?.query).toEqual(asked);
  for (const gone of ['verified', 'city', 'sort', 'category']) {
    await user.goBack();
    await waitFor(() => expect(user.whereabouts()).not.toContain(gone));
  }
  expect(await field('Faith tradition')).toHaveValue('hindu');
  await waitFor(async () => expect(await field('Sort by')).toHaveValue('featured'));
  user.leave();
  await openScreen(marketplace, { at: `${at}?${new URLSearchParams({ ...asked, verified: 'true' })}`, server });
  expect(await field('Faith tradition')).toHaveValue('hindu');
  expect(await field('Sort by')).toHaveValue('price-low');
  await count('Showing 2 of 2 vendors in Florists');
});

test('whoever is quicker than the page loses nothing', async () => {
  const user = await openScreen(marketplace, { at, server: marketplaceOf({ listed }) });
  const [faith, sort] = [await field('Faith tradition'), await field('Sort by')];
  // All of it in one go: the page is rendered again only afterwards.
  for (const [box, value] of [
    [faith, 'hindu'],
    [sort, 'rating'],
  ] as const) {
    (box as HTMLSelectElement).value = value;
    box.dispatchEvent(new Event('change', { bubbles: true }));
  }
  categories()
    .getByRole('link', { name: /^Music/ })
    .click();
  await waitFor(() => expect(user.whereabouts()).toBe(`${at}?faith=hindu&sort=rating&category=music`));
  await user.click(await field('Search'));
  await user.paste('choir');
  await user.click(screen.getByRole('link', { name: 'List' }));
  const both = /faith=hindu&sort=rating&category=music&(view=list&search=choir|search=choir&view=list)/;
  await waitFor(() => expect(user.whereabouts()).toMatch(both));
});

test('the price slider filters only once it was moved, and by keys as well', async () => {
  const cheap = ({ maxPrice }: VendorSearch) => (maxPrice === undefined ? found(listed) : found([choir]));
  const user = await openScreen(marketplace, { at, server: marketplaceOf({ listed, search: cheap }) });
  await press(user, 'Filters');
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(panel.getByText(sentence('$0 – $10,000'))).toBeVisible();
  expect(user.whereabouts()).toBe(at);
  panel.getByRole('slider', { name: 'Highest price' }).focus();
  await user.keyboard('{PageDown>9/}');
  expect(panel.getByText(sentence('$0 – $1,000'))).toBeVisible();
  await waitFor(() => expect(user.whereabouts()).toBe(`${at}?minPrice=0&maxPrice=1000`));
  await count('Showing 1 of 1 vendors');
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(user.whereabouts()).toContain('maxPrice=900'));
  await user.click(panel.getByRole('button', { name: 'Reset Filters' }));
  await waitFor(() => expect(user.whereabouts()).toBe(at));
  expect(panel.getByText(sentence('$0 – $10,000'))).toBeVisible();
  await count('Showing 3 of 3 vendors');
});

test('no step of the slider is lost while answers are on their way', async () => {
  const held: (() => void)[] = [];
  const server = marketplaceOf({ listed });
  const user = await openScreen(marketplace, { at, server });
  server.answers(searchVendors, () => new Promise((answer) => held.push(() => answer(found([choir])))));
  await press(user, 'Filters');
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
  panel.getByRole('slider', { name: 'Highest price' }).focus();
  // Before the slider rests, while its question is under way, and while the answer arrives.
  await user.keyboard('{PageDown>2/}');
  await waitFor(() => expect(held).toHaveLength(1));
  await user.keyboard('{PageDown>2/}');
  await waitFor(() => expect(held).toHaveLength(2));
  await user.keyboard('{PageDown}');
  held[0]?.();
  held[1]?.();
  await user.keyboard('{PageDown>3/}');
  await waitFor(() => expect(user.whereabouts()).toBe(`${at}?minPrice=0&maxPrice=2000`));
  expect(panel.getByText(sentence('$0 – $2,000'))).toBeVisible();
  for (const answer of held) answer();
  await count('Showing 1 of 1 vendors');
  expect(panel.getByText(sentence('$0 – $2,000'))).toBeVisible();
});

test('when nothing fits, all filters can be let go at once', async () => {
  const filters =
    'search=zz&category=music&faith=sikh&city=Oakland&minPrice=0&maxPrice=100&verified=true&featured=true';
  const search = (query: VendorSearch) => found(query.search ? [] : listed);
  const server = marketplaceOf({ listed, search });
  const user = await openScreen(marketplace, { at: `${at}?${filters}&view=list`, server });
  expect(await screen.findByRole('heading', { name: 'No vendors found' })).toBeVisible();
  await user.click(within(await results()).getByRole('link', { name: 'Reset Filters' }));
  await count('Showing 3 of 3 vendors');
  expect(user.whereabouts()).toBe(`${at}?view=list`);
  expect(await field('Search')).toHaveValue('');
});

test('when the server cannot answer, the filters stay and it can be tried again', async () => {
  const server = marketplaceOf({ listed });
  const user = await openScreen(marketplace, { at, server });
  server.isReachable = false;
  await user.selectOptions(await field('Faith tradition'), 'sikh');
  expect(await screen.findByText('Your search and filters are still here.')).toBeVisible();
  expect(await field('Faith tradition')).toHaveValue('sikh');
  server.isReachable = true;
  await press(user, 'Try again');
  await count('Showing 3 of 3 vendors');
  await waitFor(async () => expect(await cards()).toHaveLength(3));
});

test('a slow answer says that it is on its way, and what stands there is old', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  const server = marketplaceOf({ listed });
  const user = await openScreen(marketplace, { at, server });
  server.answers(searchVendors, () => held.then(() => found([choir])));
  await user.selectOptions(await field('Faith tradition'), 'sikh');
  expect(await screen.findByText('Searching…')).toBeVisible();
  expect(await results()).toHaveClass('opacity-50');
  answer();
  await count('Showing 1 of 1 vendors');
  expect(screen.queryByText('Searching…')).toBeNull();
  expect(await results()).not.toHaveClass('opacity-50');
});

test('grid and list show a few specialties each, and the choice stays in the address', async () => {
  const specialties = ['Wreaths', 'Garlands', 'Lilies', 'Roses', 'Sprays', 'Ferns'];
  const user = await openScreen(marketplace, { at, server: marketplaceOf({ listed: [aVendor({ specialties })] }) });
  const shown = () => {
    const items = within(screen.getByRole('list', { name: 'Specialties' })).getAllByRole('listitem');
    return items.filter(({ textContent }) => !textContent?.startsWith('+'));
  };
  expect(shown()).toHaveLength(3);
  await user.click(screen.getByRole('link', { name: 'List' }));
  await waitFor(() => expect(shown()).toHaveLength(4));
  expect(user.whereabouts()).toBe(`${at}?view=list`);
});

test('pages of vendors follow each other', async () => {
  const search = ({ page = 1 }) => found([listed[page] ?? choir], { page, pages: 2, total: 25 });
  const user = await openScreen(marketplace, { at, server: marketplaceOf({ listed, search }) });
  expect(await screen.findByRole('heading', { name: 'Flora & Fern' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Evening Choir' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Flora & Fern' })).toBeNull();
  expect(user.whereabouts()).toBe(`${at}?page=2`);
  await waitFor(async () => expect(await results()).toHaveFocus());
  await user.goBack();
  expect(await screen.findByRole('heading', { name: 'Flora & Fern' })).toBeVisible();
});
