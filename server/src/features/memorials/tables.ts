import { guestbookRules, memorialLooks, memorialPrivacies } from '@evenlight/contract/memorials/memorial';
import { type Column, eq, sql } from 'drizzle-orm';
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
import { exported, ownNumber, storedFile, withheld, yesOrNo } from '../../platform/personal-data/columns.ts';
import type { Person } from '../../platform/personal-data/coverage.ts';
import { otherTable, personalTable } from '../../platform/personal-data/declared-tables.ts';
import { words } from '../../platform/texts/texts.ts';
import { ownerId, users } from '../accounts/tables.ts';

const link = words('Whoever has it can open the page. You find it beside the memorial.');

const memorialNumber = words('Number of the memorial');

const looks = {
  daylight: words('Daylight', 'memorials export'),
  garden: words('Garden', 'memorials export'),
  water: words('Water', 'memorials export'),
  evening: words('Evening', 'memorials export'),
};

export const memorials = pgTable(
  'memorials',
  {
    /** A number, because the addresses of memorials are. */
    id: exported(bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(), memorialNumber),
    userId: ownerId(),
    /** The idempotency key of the request, so that the same request makes one memorial. */
    idempotencyKey: uuid('idempotency_key'),
    fullName: exported(text('full_name').notNull(), words('Name', 'memorials export')),
    birthDate: exported(date('birth_date', { mode: 'string' }), words('Born', 'memorials export')),
    deathDate: exported(date('death_date', { mode: 'string' }), words('Died', 'memorials export')),
    biography: exported(text('biography').notNull(), words('Life story', 'memorials export')),
    portraitId: uuid('portrait_id').references((): AnyPgColumn => memorialPhotos.id, { onDelete: 'set null' }),
    privacy: exported(text('privacy', { enum: memorialPrivacies }).notNull(), words('Who can see it'), {
      public: words('Everybody', 'memorials export'),
      unlisted: words('Whoever has the link'),
      invited: words('Whom you invited'),
    }),
    look: exported(text('look', { enum: memorialLooks }).notNull(), words('Look', 'memorials export'), looks),
    isListed: exported(boolean('is_listed').notNull(), words('Search engines may show it'), yesOrNo),
    isCollaborative: exported(boolean('is_collaborative').notNull(), words('Others help', 'memorials export'), yesOrNo),
    guestbook: exported(text('guestbook', { enum: guestbookRules }).notNull(), words('Guestbook', 'memorials export'), {
      open: words('Open', 'memorials export'),
      'approve-first': words('You look first', 'memorials export'),
      closed: words('Closed', 'memorials export'),
    }),
    /** Made when it is first published publicly, and then fixed. */
    slug: exported(text('slug'), words('Address', 'memorials export')),
    /** The random address of an unlisted one: its trace to find it by, and itself, sealed, to show it to its people. */
    linkHash: withheld(bytes('link_hash'), link),
    linkSealed: withheld(bytes('link_sealed'), link),
    /** Counts what people edit together. */
    version: ownNumber(integer('version').notNull()),
    /** Counts everything the page shows, so that a page drawn before is known to be old. */
    revision: ownNumber(bigint('revision', { mode: 'number' }).notNull()),
    secondKeeperId: uuid('second_keeper_id').references(() => users.id, { onDelete: 'set null' }),
    successorId: uuid('successor_id').references(() => users.id, { onDelete: 'set null' }),
    successionAskedAt: exported(instant('succession_asked_at'), words('Asked to be passed on')),
    createdAt: exported(instant('created_at').notNull(), words('Made', 'memorials export')),
    updatedAt: exported(instant('updated_at').notNull(), words('Last changed', 'memorials export')),
    publishedAt: exported(instant('published_at'), words('Published', 'memorials export')),
    /** Closed by our team after a report. */
    closedAt: exported(instant('closed_at'), words('Closed by our team', 'memorials export')),
    deletedAt: exported(instant('deleted_at'), words('Deleted', 'memorials export')),
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

personalTable(memorials, {
  title: words('Your memorials', 'memorials export'),
  of: ({ id }) => eq(memorials.userId, id),
  leaving: { goneBy: 'leaveMemorials' },
});

/** For what goes with its memorial. */
export const idOfMemorial = () =>
  exported(
    bigint('memorial_id', { mode: 'number' })
      .notNull()
      .references(() => memorials.id, { onDelete: 'cascade' }),
    memorialNumber,
  );

export const ofOwnMemorials =
  (memorialId: Column) =>
  ({ id }: Person) =>
    sql`${memorialId} in (select ${memorials.id} from ${memorials} where ${memorials.userId} = ${id})`;

/** The life story after each change of it. */
export const memorialStories = pgTable(
  'memorial_stories',
  {
    memorialId: idOfMemorial(),
    version: ownNumber(integer('version').notNull()),
    biography: exported(text('biography').notNull(), words('Life story', 'memorials export')),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: exported(instant('saved_at').notNull(), words('Saved', 'memorials export')),
  },
  (table) => [
    primaryKey({ name: 'memorial_stories_pkey', columns: [table.memorialId, table.version] }),
    index('memorial_stories_saver').on(table.savedBy),
  ],
);

personalTable(memorialStories, {
  title: words('Life stories as they were'),
  of: ofOwnMemorials(memorialStories.memorialId),
  leaving: { goneBy: 'leaveMemorials' },
});

export const memorialAlbums = pgTable(
  'memorial_albums',
  {
    id: uuid('id').primaryKey(),
    memorialId: idOfMemorial(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    title: exported(text('title').notNull(), words('Title', 'memorials export')),
    createdAt: exported(instant('created_at').notNull(), words('Made', 'memorials export')),
  },
  (table) => [unique('memorial_albums_idempotency_key').on(table.memorialId, table.idempotencyKey)],
);

personalTable(memorialAlbums, {
  title: words('Albums', 'memorials export'),
  of: ofOwnMemorials(memorialAlbums.memorialId),
  leaving: { goneBy: 'leaveMemorials' },
});

/**
 * `gallery`: on the page. `portrait`: cut for the head of the page. `source`: what a portrait was cut from. `waiting`:
 * sent with a contribution or an entry that nobody has looked at yet. `entry`: shown beside its guestbook entry.
 */
export const photoPlaces = ['gallery', 'portrait', 'source', 'waiting', 'entry'] as const;

export const memorialPhotos = pgTable(
  'memorial_photos',
  {
    id: uuid('id').primaryKey(),
    memorialId: idOfMemorial(),
    /** Random: what it is called in addresses. */
    key: ownNumber(text('key').notNull()),
    place: exported(text('place', { enum: photoPlaces }).notNull(), words('Where it stands', 'memorials export'), {
      gallery: words('In the gallery'),
      portrait: words('At the head of the page'),
      source: words('What the picture at the head was cut from'),
      waiting: words('Waits until somebody has looked at it'),
      entry: words('Beside a guestbook entry'),
    }),
    albumId: uuid('album_id').references(() => memorialAlbums.id, { onDelete: 'set null' }),
    caption: exported(text('caption').notNull(), words('Caption', 'memorials export')),
    takenOn: exported(date('taken_on', { mode: 'string' }), words('Taken', 'memorials export')),
    /** Where it stands among the others; halves make room between two. */
    position: ownNumber(doublePrecision('position').notNull()),
    width: exported(integer('width').notNull(), words('Width', 'memorials export')),
    height: exported(integer('height').notNull(), words('Height', 'memorials export')),
    /** In full size, drawn again. */
    originalId: storedFile(uuid('original_id').notNull(), words('Photo', 'memorials export')),
    originalBytes: exported(integer('original_bytes').notNull(), words('Size in bytes')),
    /** Null for guests without an account. */
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    credit: exported(text('credit').notNull(), words('Shared by', 'memorials export')),
    idempotencyKey: uuid('idempotency_key'),
    createdAt: exported(instant('created_at').notNull(), words('Added', 'memorials export')),
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

personalTable(memorialPhotos, {
  title: words('Photos of your memorials'),
  of: ofOwnMemorials(memorialPhotos.memorialId),
  leaving: { goneBy: 'leaveMemorials' },
});

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

otherTable(memorialPhotoSizes, { noPerson: 'The same photos, smaller; they go with the photo.' });
