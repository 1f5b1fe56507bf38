// Queries on photos and albums.
import { randomBytes } from 'node:crypto';
import { AlbumId, type MemorialId, PhotoId } from '@evenlight/contract/ids';
import { PHOTOS_PER_MEMORIAL, type Photo, photoUrlOf } from '@evenlight/contract/memorials/photos';
import { and, asc, desc, eq, inArray, isNull, lt, max, ne, or, sql } from 'drizzle-orm';
import type { Changes, Db } from '../../../platform/database/database.ts';
import { hotQuery } from '../../../platform/database/hot-query.ts';
import { storedFiles } from '../../../platform/tables.ts';
import { memorialAlbums, memorialPhotoSizes, memorialPhotos, type photoPlaces } from '../tables.ts';

export type PhotoRow = typeof memorialPhotos.$inferSelect;
type NewPhoto = typeof memorialPhotos.$inferInsert;

/** Told apart in the file store, so that those nobody names any more can be found. */
export const PHOTO_KEPT_AS = 'image/x-evenlight-photo';
const KEY_BYTES = 16;

export function newPhotoKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

export function photoAsWire({ id, key, width, height, caption, takenOn, albumId, credit }: PhotoRow): Photo {
  return {
    id: PhotoId.parse(id),
    url: photoUrlOf(key),
    width,
    height,
    caption,
    takenOn,
    credit,
    albumId: albumId === null ? null : AlbumId.parse(albumId),
  };
}

const inMemorial = (memorialId: MemorialId, id: string) =>
  and(eq(memorialPhotos.memorialId, memorialId), eq(memorialPhotos.id, id));

export async function findPhoto(db: Db, memorialId: MemorialId, id: string): Promise<PhotoRow | null> {
  const [found] = await db.select().from(memorialPhotos).where(inMemorial(memorialId, id));
  return found ?? null;
}

export async function findPhotoByKey(db: Db, key: string): Promise<PhotoRow | null> {
  const [found] = await db.select().from(memorialPhotos).where(eq(memorialPhotos.key, key));
  return found ?? null;
}

export async function findSentPhoto(db: Db, memorialId: MemorialId, idempotencyKey: string): Promise<PhotoRow | null> {
  const ofKey = and(eq(memorialPhotos.memorialId, memorialId), eq(memorialPhotos.idempotencyKey, idempotencyKey));
  const [found] = await db.select().from(memorialPhotos).where(ofKey);
  return found ?? null;
}

const firstOfGallery = hotQuery((db) =>
  db
    .select()
    .from(memorialPhotos)
    .where(and(eq(memorialPhotos.memorialId, sql.placeholder('memorialId')), eq(memorialPhotos.place, 'gallery')))
    .orderBy(asc(memorialPhotos.position), asc(memorialPhotos.id))
    .limit(sql.placeholder('limit'))
    .prepare('memorial_gallery'),
);

/** In the family's order, the first of them or all. */
export function galleryOf(db: Db, memorialId: MemorialId, limit = PHOTOS_PER_MEMORIAL): Promise<PhotoRow[]> {
  return firstOfGallery(db).execute({ memorialId, limit });
}

export function countPhotos(db: Db, memorialId: MemorialId, places: (typeof photoPlaces)[number][]): Promise<number> {
  return db.$count(
    memorialPhotos,
    and(eq(memorialPhotos.memorialId, memorialId), inArray(memorialPhotos.place, places)),
  );
}

/** Sent by people without an account, for entries that nobody has looked at. */
export function countGuestPhotos(db: Db, memorialId: MemorialId): Promise<number> {
  const { place, uploadedBy } = memorialPhotos;
  const isGuests = and(eq(place, 'waiting'), isNull(uploadedBy));
  return db.$count(memorialPhotos, and(eq(memorialPhotos.memorialId, memorialId), isGuests));
}

export async function lastPosition(db: Db, memorialId: MemorialId): Promise<number> {
  const [found] = await db
    .select({ last: max(memorialPhotos.position) })
    .from(memorialPhotos)
    .where(eq(memorialPhotos.memorialId, memorialId));
  return found?.last ?? 0;
}

export async function insertPhoto(
  db: Db,
  photo: NewPhoto,
  sizes: Omit<typeof memorialPhotoSizes.$inferInsert, 'photoId'>[],
): Promise<PhotoRow> {
  const [made] = await db.insert(memorialPhotos).values(photo).returning();
  if (!made) throw new Error('A photo was not written.');
  await db.insert(memorialPhotoSizes).values(sizes.map((size) => ({ ...size, photoId: made.id })));
  return made;
}

export async function updatePhoto(db: Db, id: string, fields: Changes<NewPhoto>): Promise<PhotoRow> {
  const [changed] = await db.update(memorialPhotos).set(fields).where(eq(memorialPhotos.id, id)).returning();
  if (!changed) throw new Error('A photo went in this very moment.');
  return changed;
}

/** Its row, and the files that go with it; they are for the caller to remove after the commit. */
export async function deletePhotos(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const fileIds = await filesOfPhotos(db, ids);
  await db.delete(memorialPhotos).where(inArray(memorialPhotos.id, ids));
  return fileIds;
}

export async function filesOfPhotos(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const sizes = await db
    .select({ fileId: memorialPhotoSizes.fileId })
    .from(memorialPhotoSizes)
    .where(inArray(memorialPhotoSizes.photoId, ids));
  const originals = await db
    .select({ fileId: memorialPhotos.originalId })
    .from(memorialPhotos)
    .where(inArray(memorialPhotos.id, ids));
  return [...sizes, ...originals].map(({ fileId }) => fileId);
}

export async function photoIdsOf(db: Db, memorialIds: number[]): Promise<string[]> {
  if (memorialIds.length === 0) return [];
  const found = await db
    .select({ id: memorialPhotos.id })
    .from(memorialPhotos)
    .where(inArray(memorialPhotos.memorialId, memorialIds));
  return found.map(({ id }) => id);
}

export async function sizeOf(db: Db, photoId: string, width: number, format: 'avif' | 'webp') {
  const { fileId, byteSize } = memorialPhotoSizes;
  const [found] = await db
    .select({ fileId, byteSize })
    .from(memorialPhotoSizes)
    .where(
      and(
        eq(memorialPhotoSizes.photoId, photoId),
        eq(memorialPhotoSizes.width, width),
        eq(memorialPhotoSizes.format, format),
      ),
    );
  return found ?? null;
}

/** New names for all of them, so that those who knew the old ones do not find them any more. */
export async function rekeyPhotos(db: Db, memorialId: MemorialId): Promise<void> {
  const ids = await photoIdsOf(db, [memorialId]);
  const keys = ids.map(newPhotoKey);
  const renamed = sql`(select * from unnest(${sql.param(ids)}::uuid[], ${sql.param(keys)}::text[]) as named (id, key)) as named`;
  await db
    .update(memorialPhotos)
    .set({ key: sql`named.key` })
    .from(renamed)
    .where(sql`${memorialPhotos.id} = named.id`);
}

/** Evenly spaced again, in the order they stand. */
export async function renumberGallery(db: Db, memorialId: MemorialId): Promise<void> {
  const photos = await galleryOf(db, memorialId);
  const ids = photos.map(({ id }) => id);
  const numbered = sql`(select * from unnest(${sql.param(ids)}::uuid[]) with ordinality as placed (id, place)) as placed`;
  await db
    .update(memorialPhotos)
    .set({ position: sql`placed.place` })
    .from(numbered)
    .where(sql`${memorialPhotos.id} = placed.id`);
}

/** What portraits were cut from, besides the one that is still of use. */
export async function formerSources(db: Db, memorialId: MemorialId, keptId: string | null): Promise<string[]> {
  const { id, place } = memorialPhotos;
  const found = await db
    .select({ id })
    .from(memorialPhotos)
    .where(and(eq(memorialPhotos.memorialId, memorialId), eq(place, 'source'), keptId ? ne(id, keptId) : undefined));
  return found.map((photo) => photo.id);
}

/** Photos that were sent for something which never came. */
export async function forgottenPhotos(db: Db, sentBefore: Date): Promise<string[]> {
  const { id, place, createdAt } = memorialPhotos;
  const found = await db
    .select({ id })
    .from(memorialPhotos)
    .where(
      and(
        eq(place, 'waiting'),
        lt(createdAt, sentBefore),
        sql`not exists (select 1 from memorial_contributions where photo_id = ${id})`,
        sql`not exists (select 1 from guestbook_entries where photo_id = ${id})`,
      ),
    );
  return found.map((photo) => photo.id);
}

/** Files of ours that no photo names: an upload ended before its row was written. */
export async function strayPhotoFiles(db: Db, keptBefore: Date): Promise<string[]> {
  const { id, mediaType, createdAt } = storedFiles;
  const found = await db
    .select({ id })
    .from(storedFiles)
    .where(
      and(
        eq(mediaType, PHOTO_KEPT_AS),
        lt(createdAt, keptBefore),
        sql`not exists (select 1 from ${memorialPhotos} where ${memorialPhotos.originalId} = ${id})`,
        sql`not exists (select 1 from ${memorialPhotoSizes} where ${memorialPhotoSizes.fileId} = ${id})`,
      ),
    );
  return found.map((file) => file.id);
}

export function albumsOf(db: Db, memorialId: MemorialId) {
  return db
    .select({ id: memorialAlbums.id, title: memorialAlbums.title })
    .from(memorialAlbums)
    .where(eq(memorialAlbums.memorialId, memorialId))
    .orderBy(asc(memorialAlbums.createdAt), asc(memorialAlbums.id));
}

export async function findAlbum(db: Db, memorialId: MemorialId, which: { id: string } | { idempotencyKey: string }) {
  const column =
    'id' in which ? eq(memorialAlbums.id, which.id) : eq(memorialAlbums.idempotencyKey, which.idempotencyKey);
  const [found] = await db
    .select()
    .from(memorialAlbums)
    .where(and(eq(memorialAlbums.memorialId, memorialId), column));
  return found ?? null;
}

export async function insertAlbum(db: Db, album: typeof memorialAlbums.$inferInsert): Promise<void> {
  await db.insert(memorialAlbums).values(album);
}

export async function renameAlbumTo(db: Db, id: string, title: string): Promise<void> {
  await db.update(memorialAlbums).set({ title }).where(eq(memorialAlbums.id, id));
}

export async function deleteAlbum(db: Db, id: string): Promise<void> {
  await db.delete(memorialAlbums).where(eq(memorialAlbums.id, id));
}

/** The one that stands just before another in the gallery, besides the one that moves. */
export async function photoBefore(db: Db, { memorialId, position, id }: PhotoRow, movingId: string) {
  const earlier = or(
    lt(memorialPhotos.position, position),
    and(eq(memorialPhotos.position, position), lt(memorialPhotos.id, id)),
  );
  const [found] = await db
    .select({ position: memorialPhotos.position })
    .from(memorialPhotos)
    .where(
      and(
        eq(memorialPhotos.memorialId, memorialId),
        eq(memorialPhotos.place, 'gallery'),
        sql`${memorialPhotos.id} <> ${movingId}`,
        earlier,
      ),
    )
    .orderBy(desc(memorialPhotos.position), desc(memorialPhotos.id))
    .limit(1);
  return found?.position ?? position - 1;
}
