// Editing a memorial: photos and their words, and a life story that nobody leaves by mistake.
import type { AlbumId } from '@evenlight/contract/ids';
import { getMemorial, updateMemorial } from '@evenlight/contract/memorials/memorial';
import { getMemorialPage } from '@evenlight/contract/memorials/page';
import { addAlbum, changePhoto, type Gallery, listPhotos, uploadPhoto } from '@evenlight/contract/memorials/photos';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, fill, openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { aMemorial, aPageOf, memorialServer } from '../../testing/samples/memorials';
import { aPhoto } from '../../testing/samples/photos';
import * as memorialScreen from './memorial-screen';

const open = (server = memorialServer(aMemorial()), at = '/memorial/7') =>
  openScreen(memorialScreen, { at, path: 'memorial/:key', server, person: aUser() });
const album = { id: '0199d2b0-0000-7000-8000-000000000001' as AlbumId, title: 'Childhood' };

function galleryServer(gallery: Gallery) {
  return memorialServer(aMemorial())
    .answers(listPhotos, () => structuredClone(gallery))
    .answers(uploadPhoto, () => {
      const photo = aPhoto();
      gallery.photos.push(photo);
      return { data: photo };
    })
    .answers(addAlbum, () => {
      gallery.albums.push(album);
      return album;
    })
    .answers(changePhoto, ({ params, body }) => {
      const place = gallery.photos.findIndex(({ id }) => id === params.photoId);
      const { before, ...changed } = body;
      const photo = { ...(gallery.photos[place] ?? aPhoto()), ...changed };
      gallery.photos.splice(place, 1);
      const to = before === undefined ? place : gallery.photos.findIndex(({ id }) => id === before);
      gallery.photos.splice(to, 0, photo);
      return photo;
    });
}
const captions = () => screen.getAllByLabelText('Caption') as HTMLInputElement[];

test('photos are added many at once, named, put in order and into an album', async () => {
  const gallery: Gallery = { albums: [], photos: [] };
  const server = galleryServer(gallery);
  const user = await open(server);
  await press(user, 'Edit Memorial');
  const [one, two] = ['one.jpg', 'two.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  await user.upload(await screen.findByLabelText('Add photos'), [one, two] as File[]);
  await waitFor(() => expect(captions()).toHaveLength(2));
  expect(server.formsSentTo(uploadPhoto).map(({ photo }) => (photo as File).name)).toEqual(['one.jpg', 'two.jpg']);
  await user.type(captions()[1] as HTMLInputElement, 'By the sea in 1960{Enter}');
  await press(user, 'Move By the sea in 1960 up');
  await waitFor(() => expect(captions()[0]).toHaveValue('By the sea in 1960'));
  await fill(user, 'New album', 'Childhood');
  await press(user, 'Add album');
  const [albumOfFirst] = await screen.findAllByLabelText('Album');
  await user.selectOptions(albumOfFirst as HTMLElement, 'Childhood');
  await waitFor(() => expect(gallery.photos[0]).toMatchObject({ caption: 'By the sea in 1960', albumId: album.id }));
});

test('words typed under a photo while the first ones are on their way stay, and are saved as well', async () => {
  const photo = aPhoto();
  const server = galleryServer({ albums: [], photos: [photo] });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const said: unknown[] = [];
  const user = await open(server);
  await press(user, 'Edit Memorial');
  const caption = (await screen.findByLabelText('Caption')) as HTMLInputElement;
  server.answers(changePhoto, async ({ body }) => {
    said.push(body.caption);
    if (said.length === 1) await held;
    const changed = { ...photo, caption: body.caption ?? '' };
    server.answers(listPhotos, { albums: [], photos: [changed] });
    return changed;
  });
  await user.type(caption, 'By the sea{Enter}');
  await user.type(caption, ' in 1960');
  letGo();
  expect(await screen.findByRole('button', { name: 'Move By the sea up' })).toBeVisible();
  expect(caption).toHaveValue('By the sea in 1960');
  await user.tab();
  expect(await screen.findByRole('button', { name: 'Move By the sea in 1960 up' })).toBeVisible();
  expect(said).toEqual(['By the sea', 'By the sea in 1960']);
});

test('on the public page photos stand in their albums, with their words', async () => {
  const photos = [aPhoto({ caption: 'By the sea', albumId: album.id }), aPhoto()];
  const page = aPageOf(aMemorial(), {
    gallery: { albums: [album], photos },
    counts: { entries: 0, events: 0, photos: 2 },
  });
  await open(memorialServer(aMemorial()).answers(getMemorialPage, page), '/memorial/leela-rao?tab=photos');
  expect(await screen.findByRole('heading', { name: 'Childhood' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'By the sea' })).toBeVisible();
});

test('whoever leaves unsaved words is asked; a save that fails keeps them', async () => {
  const server = memorialServer(aMemorial());
  const user = await open(server);
  await press(user, 'Edit Memorial');
  const save = () => screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement;
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await fill(user, 'Life story', 'Words that are not saved.');
  expect(await screen.findByText('Unsaved changes')).toBeVisible();
  await user.goTo('/dashboard');
  await press(user, 'Stay and save');
  expect(user.whereabouts()).toBe('/memorial/7');
  server.refuses(updateMemorial, 'server.busy');
  await user.click(save());
  expect((await screen.findAllByText('Failed to save changes'))[0]).toBeVisible();
  expect(await field('Life story')).toHaveValue('Words that are not saved.');
  const saved = aMemorial({ biography: 'Words that are not saved.', version: 2 });
  server.answers(updateMemorial, saved).answers(getMemorial, saved);
  await user.click(save());
  expect((await screen.findAllByText(/^Saved/))[0]).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Failed to save changes')).toBeNull());
  await press(user, 'Exit Edit Mode');
  expect(await screen.findByText('Words that are not saved.')).toBeVisible();
});

test('leaving without saving leads on, and the words are gone', async () => {
  const user = await open();
  await press(user, 'Edit Memorial');
  await fill(user, 'Life story', 'Words that are not saved.');
  await user.goTo('/dashboard');
  await press(user, 'Leave without saving');
  await waitFor(() => expect(user.whereabouts()).toBe('/dashboard'));
});

test('words that were typed before a reload are shown where they were typed', async () => {
  let user = await open();
  await press(user, 'Edit Memorial');
  await fill(user, 'Life story', 'A phone went dark.');
  user.leave();
  user = await open();
  expect(await field('Life story')).toHaveValue('A phone went dark.');
});
