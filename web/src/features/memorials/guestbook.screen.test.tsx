// The guestbook on both pages of a memorial: words are kept until they are stored, and then stand in the list.
import { listGuestbook, sendGuestPhoto, signGuestbook } from '@evenlight/contract/memorials/guestbook';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { getMemorialPage } from '@evenlight/contract/memorials/page';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, openScreen, press, type ScreenUser } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { aMemorial, anEntry, aPageOf, memorialServer } from '../../testing/samples/memorials';
import { aPhoto } from '../../testing/samples/photos';
import * as memorialScreen from './memorial-screen';

const PUBLIC = '/memorial/leela-rao?tab=guestbook';
const memorial = aMemorial();

/** Whatever is written stands in the book at once. */
function bookOf(of: Memorial = memorial) {
  const entries: ReturnType<typeof anEntry>[] = [];
  const server = memorialServer(of)
    .answers(listGuestbook, () => entries)
    .answers(getMemorialPage, () => aPageOf(of, { entries, counts: { entries: entries.length, events: 0, photos: 0 } }))
    .answers(signGuestbook, ({ body }) => {
      const photo = body.photoTicket ? aPhoto() : null;
      const entry = anEntry(body.message, { authorName: body.authorName, photo });
      entries.unshift(entry);
      return { ...entry, status: 'published' as const, isWorrying: body.message.includes('goodbye') };
    });
  return server;
}

async function openById(server = bookOf()) {
  const user = await openScreen(memorialScreen, {
    at: '/memorial/7',
    path: 'memorial/:key',
    server,
    person: aUser(),
  });
  await user.click(await screen.findByRole('tab', { name: 'Guestbook' }));
  await screen.findByRole('form', { name: 'Sign the guestbook' });
  return user;
}
const openPublic = (server = bookOf(), at = PUBLIC) =>
  openScreen(memorialScreen, { at, path: 'memorial/:key', server, person: aUser() });

const form = () => screen.getByRole('form', { name: 'Sign the guestbook' });
const list = () => screen.getByRole('region', { name: 'Guestbook' });
const entry = (words: string) =>
  within(list())
    .findByText(words)
    .then((found) => found.closest('li'));
const send = (user: ScreenUser) => press(user, 'Add your message');

const box = (label: RegExp) => within(form()).getByRole('textbox', { name: label });

async function type(user: ScreenUser, label: RegExp, words: string) {
  await user.clear(box(label));
  await user.click(box(label));
  await user.paste(words);
}
async function write(user: ScreenUser, name: string, message: string) {
  await type(user, /^Name/, name);
  await type(user, /^Message/, message);
}
const expectWords = (name: string, message: string) =>
  waitFor(() => {
    expect(box(/^Name/)).toHaveValue(name);
    expect(box(/^Message/)).toHaveValue(message);
  });

test('what people wrote is not said to be in the language of the page, and their names stay as they are', async () => {
  const entries = [anEntry('Nos enseñó a leer.', { authorName: 'Rosa Prado' })];
  const counts = { entries: 1, events: 0, photos: 0 };
  await openPublic(memorialServer(memorial).answers(getMemorialPage, aPageOf(memorial, { entries, counts })));
  expect(await within(list()).findByText('Nos enseñó a leer.')).toHaveAttribute('lang', '');
  expect(within(list()).getByText('Rosa Prado')).toHaveAttribute('translate', 'no');
});

test('who wrote words of danger into the book reads one quiet line below the thanks', async () => {
  const user = await openPublic();
  await write(user, 'Rose', 'This is goodbye from me as well.');
  await send(user);
  expect(await screen.findByText(/If this is heavy for you right now/)).toBeVisible();
});

test('on the page by id words are kept when sending fails, and are said to be there when it works', async () => {
  const server = bookOf();
  const user = await openById(server);
  await type(user, /^Email/, 'nowhere');
  await send(user);
  for (const missing of ['Name is required', 'Message is required', 'Please enter a valid email address'])
    await waitFor(() => expect(form()).toHaveTextContent(missing));
  expect(server.heard(signGuestbook)).toEqual([]);
  await user.clear(box(/^Email/));
  await write(user, 'Ada', 'We miss you, Mother.');
  server.refuses(signGuestbook, 'server.failed');
  await send(user);
  await waitFor(() =>
    expect(form()).toHaveTextContent('Error Adding Message: There was an error adding your message. Please try again.'),
  );
  await expectWords('Ada', 'We miss you, Mother.');
  expect((await screen.findAllByText('Error Adding Message'))[0]).toBeVisible();
  const stored = anEntry('We miss you, Mother.', { authorName: 'Ada' });
  server.answers(signGuestbook, { ...stored, status: 'published', isWorrying: false }).answers(listGuestbook, [stored]);
  await send(user);
  expect(await screen.findByText(/Your words are in the guestbook now\./)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Error Adding Message')).toBeNull());
  expect(document.activeElement).toHaveAttribute('id', 'said');
  expect(await entry('We miss you, Mother.')).toHaveTextContent('Just now');
  await expectWords('', '');
});

test('somebody who is signed in finds their words again after a reload and on the other page, and none once they are stored', async () => {
  const server = bookOf();
  let user = await openById(server);
  await write(user, 'Ada', 'It is quiet without you.');
  user.leave();
  user = await openById(server);
  await expectWords('Ada', 'It is quiet without you.');
  user.leave();
  user = await openPublic(server);
  await expectWords('Ada', 'It is quiet without you.');
  await send(user);
  expect(await entry('It is quiet without you.')).toBeVisible();
  user.leave();
  await openPublic(server);
  expect(await entry('It is quiet without you.')).toBeVisible();
  await expectWords('', '');
});

test('somebody who is signed in writes on the public page with a photo, and reads it there without loading it anew', async () => {
  const server = bookOf().answers(sendGuestPhoto, { ticket: 'a-ticket' });
  const user = await openPublic(server);
  await write(user, 'Ada', 'It is quiet without you.');
  await user.upload(await field('Photo (optional)'), new File(['x'], 'garden.jpg', { type: 'image/jpeg' }));
  expect(await within(form()).findByText(/^The photo is here\./)).toBeVisible();
  await send(user);
  expect(await screen.findByText(/Your words are in the guestbook now\./)).toBeVisible();
  const own = await entry('It is quiet without you.');
  expect(own?.querySelector('img')).toBeVisible();
  expect(own?.querySelector('time')).toHaveTextContent('Just now');
  expect(server.heard(signGuestbook)[0]?.body).toMatchObject({ photoTicket: 'a-ticket', address: 'leela-rao' });
});

test('a photo that is none, or does not arrive, is told so, and the words go without it', async () => {
  const server = bookOf().refuses(sendGuestPhoto, 'server.busy');
  const user = await openPublic(server);
  await user.upload(
    await field('Photo (optional)'),
    new File(['x'.repeat(5 * 1024 * 1024)], 'a.jpg', { type: 'image/jpeg' }),
  );
  expect(await within(form()).findByText(/^This is not a photo under 5 MB\./)).toBeVisible();
  await user.upload(await field('Photo (optional)'), new File(['x'], 'garden.jpg', { type: 'image/jpeg' }));
  expect(await within(form()).findByText(/^The photo could not be sent\./)).toBeVisible();
  await write(user, 'Ada', 'Without a photo.');
  await send(user);
  expect(await entry('Without a photo.')).toBeVisible();
  expect(server.heard(signGuestbook)[0]?.body.photoTicket).toBeNull();
});

test('a long guestbook is read page by page', async () => {
  const server = bookOf().answers(getMemorialPage, ({ query }) =>
    aPageOf(memorial, {
      page: query.page,
      pages: 2,
      counts: { entries: 42, events: 0, photos: 0 },
      entries: [anEntry(query.page === 1 ? 'Memory 42.' : 'Memory 1.')],
    }),
  );
  const user = await openPublic(server);
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  expect(await entry('Memory 42.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Older entries' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(await entry('Memory 1.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Newer entries' })).toHaveAttribute(
    'href',
    expect.stringContaining('page=1'),
  );
});

test('on the page by id more than fifty entries come when they are asked for', async () => {
  const all = Array.from({ length: 52 }, (_, index) => anEntry(`Memory ${52 - index}.`));
  const server = bookOf().answers(listGuestbook, ({ query }) => {
    const from = query.before ? all.findIndex(({ id }) => id === query.before) + 1 : 0;
    return all.slice(from, from + query.limit);
  });
  const user = await openById(server);
  expect(await entry('Memory 52.')).toBeVisible();
  expect(within(list()).queryByText('Memory 1.')).toBeNull();
  await press(user, 'Show older');
  expect(await entry('Memory 1.')).toBeVisible();
});
