// Photos of a memorial: albums, captions, days. Every photo is drawn again on its way in, so nothing hidden stays in it.
import { endpoint } from '../endpoint.ts';
import { lineOfText } from '../field-rules.ts';
import { AlbumId, PhotoId } from '../ids.ts';
import { Day } from '../venues.ts';
import { z } from '../zod.ts';
import { changing, OneMemorial, seeing } from './memorial.ts';

/** This many bytes and more are refused. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;
export const PHOTOS_PER_MEMORIAL = 500;
export const ALBUMS_PER_MEMORIAL = 40;
export const photoMediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export const photoWidths = [320, 640, 1280] as const;
export const CAPTION_MAX_LENGTH = 300;
export const ALBUM_TITLE_MAX_LENGTH = 80;

/** Where one photo lies; `/{width}` behind it is one of `photoWidths`. The key is random and cannot be guessed. */
export const PHOTO_PATH = '/api/memorial-photos';
export const PhotoKey = z.string().regex(/^[\w-]{22}$/);

export function photoUrlOf(key: string): string {
  return `${PHOTO_PATH}/${key}`;
}

export const Photo = z.object({
  id: PhotoId,
  url: z.string(),
  /** Of the photo itself, upright. */
  width: z.int(),
  height: z.int(),
  caption: z.string(),
  takenOn: Day.nullable(),
  albumId: AlbumId.nullable(),
  /** Who gave it, when it was a contribution; empty otherwise. */
  credit: z.string(),
});
export type Photo = z.infer<typeof Photo>;

export const Album = z.object({ id: AlbumId, title: z.string() });
export type Album = z.infer<typeof Album>;

export const Gallery = z.object({ albums: z.array(Album), photos: z.array(Photo) });
export type Gallery = z.infer<typeof Gallery>;

const OnePhoto = OneMemorial.extend({ photoId: PhotoId });
const OneAlbum = OneMemorial.extend({ albumId: AlbumId });
const AlbumTitle = lineOfText(ALBUM_TITLE_MAX_LENGTH);
const writing = [{ per: 'person', times: 1_200, seconds: 3600, across: 'memorial photos' }] as const;

export const photoFaults = ['photo.too_large', 'photo.kind_refused', 'photo.unreadable', 'photo.infected'] as const;

export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/memorials/:memorialId/upload-photo',
  summary:
    'Multipart: photo, and albumId, caption, takenOn, purpose and idempotencyKey if any. JPEG, PNG, WebP or GIF under 5 MB. With the purpose `contribution` it waits, unseen, for the contribution that names it; so it does without a purpose where the sender may only contribute.',
  access: 'anyone',
  status: 201,
  params: OneMemorial,
  returns: z.object({ data: Photo }),
  problems: [...changing, ...photoFaults, 'photo.too_many', 'album.not_found', 'memorial.not_collaborative'],
  limits: [
    { per: 'person', times: 600, seconds: 3600 },
    { per: 'network', times: 1_200, seconds: 3600 },
  ],
});

export const UploadPhotoFields = z.object({
  albumId: AlbumId.optional(),
  caption: z.string().trim().max(CAPTION_MAX_LENGTH).default(''),
  takenOn: Day.optional(),
  /** `portrait`: only to be cut from; it does not stand in the gallery. Left out, it is what the sender may do. */
  purpose: z.enum(['gallery', 'portrait', 'contribution']).optional(),
  idempotencyKey: z.uuid().optional(),
});

export const getPhoto = endpoint({
  method: 'GET',
  path: '/memorial-photos/:key/:width',
  summary: 'One photo in one width, as AVIF or WebP, whichever the browser takes.',
  access: 'anyone',
  params: z.object({ key: PhotoKey, width: z.coerce.number<string>().pipe(z.literal(photoWidths)) }),
  produces: 'image/*',
  problems: ['photo.not_found'],
});

export const getPhotoAlone = endpoint({
  method: 'GET',
  path: '/memorial-photos/:key',
  summary: 'One photo in its middle width.',
  access: 'anyone',
  params: z.object({ key: PhotoKey }),
  produces: 'image/*',
  problems: ['photo.not_found'],
});

export const listPhotos = endpoint({
  method: 'GET',
  path: '/memorials/:memorialId/photos',
  summary: 'The gallery: albums, and photos in the order the family gave them.',
  access: 'anyone',
  params: OneMemorial,
  query: z.object({ address: z.string().max(120).optional() }),
  returns: Gallery,
  problems: seeing,
});

export const changePhoto = endpoint({
  method: 'PATCH',
  path: '/memorials/:memorialId/photos/:photoId',
  summary: 'Caption, day, album, or place in the order.',
  access: 'anyone',
  params: OnePhoto,
  body: z
    .object({
      caption: z.string().trim().max(CAPTION_MAX_LENGTH),
      takenOn: Day.nullable(),
      albumId: AlbumId.nullable(),
      /** It then stands before this one; null puts it last. */
      before: PhotoId.nullable(),
    })
    .partial(),
  returns: Photo,
  problems: [...changing, 'photo.not_found', 'album.not_found'],
  limits: writing,
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/memorials/:memorialId/photos/:photoId',
  summary: 'Take a photo out, with all its sizes.',
  access: 'anyone',
  params: OnePhoto,
  problems: [...changing, 'photo.not_found'],
  limits: writing,
});

export const addAlbum = endpoint({
  method: 'POST',
  path: '/memorials/:memorialId/albums',
  summary: 'A new album.',
  access: 'anyone',
  status: 201,
  params: OneMemorial,
  body: z.object({ title: AlbumTitle, idempotencyKey: z.uuid() }),
  returns: Album,
  problems: [...changing, 'album.too_many'],
  limits: writing,
});

export const renameAlbum = endpoint({
  method: 'PATCH',
  path: '/memorials/:memorialId/albums/:albumId',
  summary: 'Another title.',
  access: 'anyone',
  params: OneAlbum,
  body: z.object({ title: AlbumTitle }),
  returns: Album,
  problems: [...changing, 'album.not_found'],
  limits: writing,
});

export const removeAlbum = endpoint({
  method: 'DELETE',
  path: '/memorials/:memorialId/albums/:albumId',
  summary: 'Take an album away. Its photos stay in the gallery.',
  access: 'anyone',
  params: OneAlbum,
  problems: [...changing, 'album.not_found'],
  limits: writing,
});
