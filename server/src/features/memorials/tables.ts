import { guestbookRules, memorialLooks, memorialPrivacies } from '@evenlight/contract/memorials/memorial';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';

export const memorials = pgTable(
  'memorials',
  {
    /** A number, because the addresses of memorials are. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The idempotency key of the request, so that the same request makes one memorial. */
    idempotencyKey: uuid('idempotency_key'),
    fullName: text('full_name').notNull(),
    birthDate: date('birth_date', { mode: 'string' }),
    deathDate: date('death_date', { mode: 'string' }),
    biography: text('biography').notNull(),
    portraitId: uuid('portrait_id').references((): AnyPgColumn => memorialPhotos.id, { onDelete: 'set null' }),
    privacy: text('privacy', { enum: memorialPrivacies }).notNull(),
    look: text('look', { enum: memorialLooks }).notNull(),
    isListed: boolean('is_listed').notNull(),
    isCollaborative: boolean('is_collaborative').notNull(),
    guestbook: text('guestbook', { enum: guestbookRules }).notNull(),
    /** Made when it is first published publicly, and then fixed. */
    slug: text('slug'),
    /** The random address of an unlisted one: its trace to find it by, and itself, sealed, to show it to its people. */
    linkHash: bytes('link_hash'),
    linkSealed: bytes('link_sealed'),
    /** Counts what people edit together. */
    version: integer('version').notNull(),
    /** Counts everything the page shows, so that a page drawn before is known to be old. */
    revision: bigint('revision', { mode: 'number' }).notNull(),
    secondKeeperId: uuid('second_keeper_id').references(() => users.id, { onDelete: 'set null' }),
    successorId: uuid('successor_id').references(() => users.id, { onDelete: 'set null' }),
    successionAskedAt: instant('succession_asked_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    publishedAt: instant('published_at'),
    /** Closed by our team after a report. */
    closedAt: instant('closed_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    unique('memorials_slug').on(table.slug),
    unique('memorials_link').on(table.linkHash),
    unique('memorials_idempotency_key').on(table.userId, table.idempotencyKey),
    check('memorials_privacy', oneOf(table.privacy, memorialPrivacies)),
    check('memorials_look', oneOf(table.look, memorialLooks)),
    check('memorials_guestbook', oneOf(table.guestbook, guestbookRules)),
    check('memorials_slug_letter', sql`${table.slug} !~ '^[0-9]+$'`),
    check('memorials_dates', sql`${table.deathDate} >= ${table.birthDate}`),
    check('memorials_link_whole', sql`(${table.linkHash} is null) = (${table.linkSealed} is null)`),
    index('memorials_owner').on(table.userId, table.createdAt),
    index('memorials_second_keeper').on(table.secondKeeperId),
    index('memorials_successor').on(table.successorId),
    index('memorials_portrait').on(table.portraitId),
    index('memorials_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('memorials_succession').on(table.successionAskedAt).where(sql`succession_asked_at is not null`),
    index('memorials_listed').on(table.id).where(sql`privacy = 'public' and is_listed and deleted_at is null`),
  ],
);

/** The life story after each change of it. */
export const memorialStories = pgTable(
  'memorial_stories',
  {
    memorialId: bigint('memorial_id', { mode: 'number' })
      .notNull()
      .references(() => memorials.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    biography: text('biography').notNull(),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'memorial_stories_pkey', columns: [table.memorialId, table.version] }),
    index('memorial_stories_saver').on(table.savedBy),
  ],
);

export const memorialAlbums = pgTable(
  'memorial_albums',
  {
    id: uuid('id').primaryKey(),
    memorialId: bigint('memorial_id', { mode: 'number' })
      .notNull()
      .references(() => memorials.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid('idempotency_key').notNull(),
    title: text('title').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('memorial_albums_idempotency_key').on(table.memorialId, table.idempotencyKey)],
);

/**
 * `gallery`: on the page. `portrait`: cut for the head of the page. `source`: what a portrait was cut from. `waiting`:
 * sent with a contribution or an entry that nobody has looked at yet. `entry`: shown beside its guestbook entry.
 */
export const photoPlaces = ['gallery', 'portrait', 'source', 'waiting', 'entry'] as const;

export const memorialPhotos = pgTable(
  'memorial_photos',
  {
    id: uuid('id').primaryKey(),
    memorialId: bigint('memorial_id', { mode: 'number' })
      .notNull()
      .references(() => memorials.id, { onDelete: 'cascade' }),
    /** Random: what it is called in addresses. */
    key: text('key').notNull(),
    place: text('place', { enum: photoPlaces }).notNull(),
    albumId: uuid('album_id').references(() => memorialAlbums.id, { onDelete: 'set null' }),
    caption: text('caption').notNull(),
    takenOn: date('taken_on', { mode: 'string' }),
    /** Where it stands among the others; halves make room between two. */
    position: doublePrecision('position').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** In full size, drawn again. */
    originalId: uuid('original_id').notNull(),
    originalBytes: integer('original_bytes').notNull(),
    /** Null for guests without an account. */
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    credit: text('credit').notNull(),
    idempotencyKey: uuid('idempotency_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('memorial_photos_key').on(table.key),
    unique('memorial_photos_idempotency_key').on(table.memorialId, table.idempotencyKey),
    check('memorial_photos_place', oneOf(table.place, photoPlaces)),
    check('memorial_photos_size', sql`${table.width} > 0 and ${table.height} > 0`),
    index('memorial_photos_gallery').on(table.memorialId, table.place, table.position),
    index('memorial_photos_original').on(table.originalId),
    index('memorial_photos_album').on(table.albumId),
    index('memorial_photos_uploader').on(table.uploadedBy),
    index('memorial_photos_waiting').on(table.createdAt).where(sql`place = 'waiting'`),
  ],
);

export const photoFormats = ['avif', 'webp'] as const;

/** One photo in one width and format; encrypted in the file store. */
export const memorialPhotoSizes = pgTable(
  'memorial_photo_sizes',
  {
    photoId: uuid('photo_id')
      .notNull()
      .references(() => memorialPhotos.id, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    format: text('format', { enum: photoFormats }).notNull(),
    fileId: uuid('file_id').notNull(),
    byteSize: integer('byte_size').notNull(),
  },
  (table) => [
    primaryKey({ name: 'memorial_photo_sizes_pkey', columns: [table.photoId, table.width, table.format] }),
    check('memorial_photo_sizes_format', oneOf(table.format, photoFormats)),
    index('memorial_photo_sizes_file').on(table.fileId),
  ],
);
