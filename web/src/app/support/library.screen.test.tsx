// The shelf of the library, one text, and an exercise that is played.
import { listKeptResources, listResources, readResource } from '@evenlight/contract/resources';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as editText from '../../features/desk/staff/resources/edit-text-screen';
import * as newText from '../../features/desk/staff/resources/new-text-screen';
import * as keptTexts from '../../features/desk/staff/resources/resources-screen';
import * as resource from '../../features/support/page/resource-screen';
import { fakeServer } from '../../testing/fake-server';
import { alertSaying, field, fill, openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { aCard, aText } from '../../testing/samples/resources';
import { readShelf } from './read-shelf';
import { shouldRevalidate } from './support-screen';
import { ResourcesTab } from './tabs';

const shelf = {
  default: ResourcesTab,
  loader: async (asked: LoaderFunctionArgs) => ({ resources: await readShelf(asked) }),
  shouldRevalidate,
};
const texts = [
  aCard('Writing an obituary', { type: 'guide', category: 'practical', tags: ['a', 'b', 'c', 'd', 'e'] }),
  aCard('Mourning in a Sikh family', { category: 'faith' }),
  aCard('Obituaries of others'),
];
const library = () =>
  fakeServer().answers(listResources, ({ query: { search, category, type } }) =>
    texts
      .filter(({ title }) => title.toLowerCase().includes(search?.slice(0, 7) ?? ''))
      .filter((text) => (!category || text.category === category) && (!type || text.type === type)),
  );
const open = (server = library(), query = '') =>
  openScreen(shelf, { at: `/support?tab=resources${query}`, path: '/support', server });
const count = (words: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words));

test('a visitor searches while typing and filters, and the address and the card keep the question', async () => {
  const user = await open();
  await count('3 texts');
  const [topics] = screen.getAllByRole('list', { name: 'Topics' });
  expect(within(topics as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
  expect(within(topics as HTMLElement).getByText('+2')).toBeVisible();
  await fill(user, 'Search', 'obituary');
  await waitFor(() => expect(user.whereabouts()).toBe('/support?tab=resources&q=obituary'));
  await count('2 texts');
  await user.selectOptions(await field('Type'), 'Guide');
  await waitFor(() => expect(user.whereabouts()).toBe('/support?tab=resources&q=obituary&type=guide'));
  await count('1 text');
  expect(screen.getByRole('link', { name: 'Writing an obituary' })).toHaveAttribute(
    'href',
    '/support/resources/writing-an-obituary?q=obituary&type=guide',
  );
});

test('where no text fits, somebody offers to look together, and the filters are cleared', async () => {
  const user = await open(library(), '&q=zzzzqqq');
  await count('No text fits');
  expect(screen.getByText(/and we look for it together/)).toBeVisible();
  await user.click(screen.getAllByRole('link', { name: 'Clear filters' }).at(-1) as HTMLElement);
  await count('3 texts');
  expect(await field('Search')).toHaveValue('');
});

test('texts that cannot be had say so, and come when they can', async () => {
  const server = library();
  const user = await open(server);
  await count('3 texts');
  server.refuses(listResources, 'server.busy');
  await user.selectOptions(await field('Category'), 'Faith');
  expect(await alertSaying('The texts cannot be shown just now')).toBeVisible();
  server.answers(listResources, [texts[1] ?? aCard('')]);
  await press(user, 'Try again');
  expect(await screen.findByRole('link', { name: 'Mourning in a Sikh family' })).toBeVisible();
});

const read = (server = fakeServer(), query = '') =>
  openScreen(resource, {
    at: `/support/resources/breathing${query}`,
    path: 'support/resources/:slug',
    server,
  });

test('a text says how long it is, when it was reviewed and what it rests on, and leads back to the same shelf', async () => {
  const related = ['One', 'Two', 'Three'].map((title) => aCard(title));
  await read(fakeServer().answers(readResource, aText('Breathing', { related })), '?q=obituary&type=guide');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Breathing');
  expect(screen.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  const [article] = screen.getAllByRole('article');
  for (const words of ['3 min read', 'Reviewed on November 16, 2026.', 'National Institute on Aging'])
    expect(article).toHaveTextContent(words);
  const more = screen.getByRole('region', { name: 'You may also want to read' });
  expect(within(more).getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Back to resources' })).toHaveAttribute(
    'href',
    '/support?tab=resources&q=obituary&type=guide',
  );
  expect(screen.getByRole('link', { name: 'rituals' })).toHaveAttribute('href', '/support?tab=resources&q=rituals');
});

test('a text that is gone says so, beside the crisis lines', async () => {
  await read(fakeServer().refuses(readResource, 'resource.not_found'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This text is not here any more');
  expect(screen.getByRole('link', { name: 'Call 988' })).toBeVisible();
});

const exercise = aText('Breathing', {
  type: 'video',
  steps: [
    { seconds: 6, movement: 'still', words: 'Sit or lie as you are.' },
    { seconds: 6, movement: 'still', words: 'Let it be.' },
    { seconds: 4, movement: 'in', words: 'Breathe in' },
    { seconds: 6, movement: 'out', words: 'And slowly out' },
    { seconds: 20, movement: 'drift', words: 'Stay.' },
  ],
});

test('an exercise plays by keys alone, and waits while nobody looks', async () => {
  // The figure is only a picture; this light DOM complains about every movement that is cut short.
  const still = { play: () => undefined, pause: () => undefined, cancel: () => undefined } as unknown as Animation;
  const figure = vi.spyOn(Element.prototype, 'animate').mockReturnValue(still);
  onTestFinished(() => figure.mockRestore());
  const user = await read(fakeServer().answers(readResource, exercise), '?play=1');
  const player = within(await screen.findByRole('region', { name: 'Guided exercise' }));
  const says = (words: string) => waitFor(() => expect(player.getByText(words)).toHaveAttribute('aria-live', 'polite'));
  expect(player.getByText('Whenever you are ready.')).toBeVisible();
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  player.getByRole('button', { name: 'Play' }).focus();
  await user.keyboard(' ');
  await waitFor(async () => expect(await player.findByRole('button', { name: 'Pause' })).toHaveFocus());
  await says('Sit or lie as you are.');
  player.getByRole('button', { name: 'Forward one step' }).focus();
  await user.keyboard('{Enter}{Enter}');
  await says('Breathe in');
  await pass(4_250);
  await says('And slowly out');
  const looking = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  looking.mockRestore();
  expect(await player.findByRole('button', { name: 'Play' })).toBeVisible();
  const left = player.getByText(/left$/).textContent;
  const percent = Number(player.getByRole('progressbar').getAttribute('aria-valuenow'));
  expect(percent).toBeGreaterThan(35);
  await pass(60_000);
  expect(player.getByText(/left$/)).toHaveTextContent(left);
  await user.click(player.getByRole('button', { name: 'Back one step' }));
  await says('Breathe in');
});

test('to a family there is no desk for writers', async () => {
  for (const [screenOf, at, path] of [
    [keptTexts, '/staff/resources', '/staff/resources'],
    [newText, '/staff/resources/new', '/staff/resources/new'],
    [editText, '/staff/resources/telling-a-child/en', '/staff/resources/:slug/:language'],
  ] as const) {
    const server = fakeServer().refuses(listKeptResources, 'path.not_found');
    const user = await openScreen(screenOf, { at, path, server, person: aUser() });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
    user.leave();
  }
});
