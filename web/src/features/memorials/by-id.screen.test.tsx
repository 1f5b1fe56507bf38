// The page by id as it comes from the server: to be read by everybody who may, with scripts or without, and never told
// to be gone because of a fault.
import type { ContributionId } from '@evenlight/contract/ids';
import type { Tribute } from '@evenlight/contract/memorials/collaboration';
import { listEvents } from '@evenlight/contract/memorials/events';
import { listGuestbook } from '@evenlight/contract/memorials/guestbook';
import { getMemorial } from '@evenlight/contract/memorials/memorial';
import { getMemorialPage, listTributes } from '@evenlight/contract/memorials/page';
import { listPhotos } from '@evenlight/contract/memorials/photos';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { aGathering, aMemorial, anEntry, aPageOf, memorialServer } from '../../testing/samples/memorials';
import { aPhoto } from '../../testing/samples/photos';
import { memorialMeta } from './memorial-meta';
import * as memorialScreen from './memorial-screen';

const visitor = aMemorial({ role: null });
const atNight: Tribute = {
  id: '0199d1c0-0000-7000-8000-000000000901' as ContributionId,
  contributionType: 'memory',
  title: 'At night',
  content: 'We swam.',
  credit: 'Carl',
  photoId: null,
};
const open = (server = memorialServer(visitor), at = '/memorial/7', person?: ReturnType<typeof aUser>) =>
  openScreen(memorialScreen, { at, path: 'memorial/:key', server, person });

test('photos, tributes, guestbook and gatherings are in the page that the server writes', async () => {
  const server = memorialServer(visitor)
    .answers(listPhotos, { albums: [], photos: [aPhoto({ caption: 'By the sea' })] })
    .answers(listTributes, [atNight])
    .answers(listGuestbook, [anEntry('She taught me to read.')])
    .answers(listEvents, [aGathering('A meal together')]);
  // As without scripts: nothing is fetched by the page itself.
  server.isReachable = false;
  await open(server);
  expect(await screen.findByText('She sang.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'By the sea' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'At night' })).toBeVisible();
  expect(screen.getByText('She taught me to read.')).toBeInTheDocument();
  expect(screen.getByText('A meal together')).toBeInTheDocument();
});

test('a part that the server could not read is asked for by the page, which says so, and the fault is written down', async () => {
  const server = memorialServer(visitor).refuses(listGuestbook, 'server.busy');
  await open(server);
  expect(await screen.findByText('The guestbook could not be loaded')).toBeInTheDocument();
  expect(screen.getByText('She sang.')).toBeVisible();
  expect(server.faults).toHaveLength(1);
  server.faults.length = 0;
});

test('stories and memories that cannot be read are not left out without a word, and come when they are asked for again', async () => {
  const server = memorialServer(visitor).refuses(listTributes, 'server.failed');
  const user = await open(server);
  expect(await screen.findByText('The stories and memories could not be loaded')).toBeVisible();
  server.answers(listTributes, [atNight]);
  await press(user, 'Try again');
  expect(await screen.findByRole('heading', { name: 'At night' })).toBeVisible();
  expect(server.faults).toHaveLength(1);
  server.faults.length = 0;
});

test('visitors read about a life, and not how its page is kept', async () => {
  const page = aPageOf(visitor);
  await open(memorialServer(visitor).answers(getMemorialPage, page), '/memorial/leela-rao');
  expect(await screen.findByText('Memorial Details')).toBeVisible();
  for (const word of ['Status', 'Mode', 'Collaborative']) expect(screen.queryByText(word)).toBeNull();
});

test('its people read who sees it and whether others may help', async () => {
  await open(memorialServer(aMemorial()), '/memorial/7', aUser());
  expect(await screen.findByText('Status')).toBeVisible();
  expect(screen.getByText('Mode')).toBeVisible();
});

test('the public page has About, the guestbook and the gatherings with their numbers, and photos where there are any', async () => {
  const counts = { entries: 3, events: 1, photos: 2 };
  await open(memorialServer(visitor).answers(getMemorialPage, aPageOf(visitor, { counts })), '/memorial/leela-rao');
  const tabs = await screen.findByRole('navigation', { name: 'Parts of this memorial' });
  expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'About',
    'Guestbook (3)',
    'Events (1)',
    'Photos (2)',
  ]);
  // It leads the page by itself; who listens is told what it is.
  expect(screen.getByRole('heading', { name: 'Life Story' })).toBeInTheDocument();
});

test('a number that no memorial can have is not found, and a fault of ours is not told as its end', async () => {
  const first = await open(memorialServer(visitor), '/memorial/0');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Memorial Not Found');
  first.leave();
  const server = memorialServer(visitor).refuses(getMemorial, 'server.busy');
  await open(server);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This memorial could not be loaded');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  server.faults.length = 0;
});

test('the title of the page tells of a fault, too', () => {
  const root = { locale: 'en', origin: '', hours: { brand: { name: 'Evenlight' } } };
  const matches = [{ id: 'root', loaderData: root }];
  const titleOf = (loaded: Parameters<typeof memorialMeta>[1]) => memorialMeta(matches, loaded)[0];
  expect(titleOf({ is: 'not-loaded' })).toEqual({ title: 'Memorial could not be loaded · Evenlight' });
  expect(titleOf(undefined)).toEqual({ title: 'Memorial could not be loaded · Evenlight' });
  expect(titleOf({ is: 'missing' })).toEqual({ title: 'Memorial Not Found · Evenlight' });
});
