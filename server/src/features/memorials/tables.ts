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
import { ownerId, users } from '../accounts/tables.ts';

const link = {
  en: 'Whoever has it can open the page. You find it beside the memorial.',
  es: 'Quien lo tiene puede abrir la página. Lo encuentra junto al memorial.',
};

const memorialNumber = { en: 'Number of the memorial', es: 'Número del memorial' };

export const memorials = pgTable(
  'memorials',
  {
    /** A number, because the addresses of memorials are. */
    id: exported(bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(), memorialNumber),
    userId: ownerId(),
    /** The idempotency key of the request, so that the same request makes one memorial. */
    idempotencyKey: uuid('idempotency_key'),
    fullName: exported(text('full_name').notNull(), { en: 'Name', es: 'Nombre' }),
    birthDate: exported(date('birth_date', { mode: 'string' }), { en: 'Born', es: 'Nacimiento' }),
    deathDate: exported(date('death_date', { mode: 'string' }), { en: 'Died', es: 'Fallecimiento' }),
    biography: exported(text('biography').notNull(), { en: 'Life story', es: 'Historia de vida' }),
    portraitId: uuid('portrait_id').references((): AnyPgColumn => memorialPhotos.id, { onDelete: 'set null' }),
    privacy: exported(
      text('privacy', { enum: memorialPrivacies }).notNull(),
      { en: 'Who can see it', es: 'Quién puede verlo' },
      {
        public: { en: 'Everybody', es: 'Todos' },
        unlisted: { en: 'Whoever has the link', es: 'Quien tiene el enlace' },
        invited: { en: 'Whom you invited', es: 'A quienes invitó' },
      },
    ),
    look: exported(text('look', { enum: memorialLooks }).notNull(), { en: 'Look', es: 'Aspecto' }),
    isListed: exported(
      boolean('is_listed').notNull(),
      { en: 'Search engines may show it', es: 'Los buscadores pueden mostrarlo' },
      yesOrNo,
    ),
    isCollaborative: exported(
      boolean('is_collaborative').notNull(),
      { en: 'Others help', es: 'Otros ayudan' },
      yesOrNo,
    ),
    guestbook: exported(text('guestbook', { enum: guestbookRules }).notNull(), {
      en: 'Guestbook',
      es: 'Libro de visitas',
    }),
    /** Made when it is first published publicly, and then fixed. */
    slug: exported(text('slug'), { en: 'Address', es: 'Dirección' }),
    /** The random address of an unlisted one: its trace to find it by, and itself, sealed, to show it to its people. */
    linkHash: withheld(bytes('link_hash'), link),
    linkSealed: withheld(bytes('link_sealed'), link),
    /** Counts what people edit together. */
    version: ownNumber(integer('version').notNull()),
    /** Counts everything the page shows, so that a page drawn before is known to be old. */
    revision: ownNumber(bigint('revision', { mode: 'number' }).notNull()),
    secondKeeperId: uuid('second_keeper_id').references(() => users.id, { onDelete: 'set null' }),
    successorId: uuid('successor_id').references(() => users.id, { onDelete: 'set null' }),
    successionAskedAt: exported(instant('succession_asked_at'), {
      en: 'Asked to be passed on',
      es: 'Se pidió traspasarlo',
    }),
    createdAt: exported(instant('created_at').notNull(), { en: 'Made', es: 'Creado' }),
    updatedAt: exported(instant('updated_at').notNull(), { en: 'Last changed', es: 'Última modificación' }),
    publishedAt: exported(instant('published_at'), { en: 'Published', es: 'Publicado' }),
    /** Closed by our team after a report. */
    closedAt: exported(instant('closed_at'), { en: 'Closed by our team', es: 'Cerrado por nuestro equipo' }),
    deletedAt: exported(instant('deleted_at'), { en: 'Deleted', es: 'Eliminado' }),
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
  title: { en: 'Your memorials', es: 'Sus memoriales' },
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
    biography: exported(text('biography').notNull(), { en: 'Life story', es: 'Historia de vida' }),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: exported(instant('saved_at').notNull(), { en: 'Saved', es: 'Guardada' }),
  },
  (table) => [
    primaryKey({ name: 'memorial_stories_pkey', columns: [table.memorialId, table.version] }),
    index('memorial_stories_saver').on(table.savedBy),
  ],
);

personalTable(memorialStories, {
  title: { en: 'Life stories as they were', es: 'Historias de vida anteriores' },
  of: ofOwnMemorials(memorialStories.memorialId),
  leaving: { goneBy: 'leaveMemorials' },
});

export const memorialAlbums = pgTable(
  'memorial_albums',
  {
    id: uuid('id').primaryKey(),
    memorialId: idOfMemorial(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    title: exported(text('title').notNull(), { en: 'Title', es: 'Título' }),
    createdAt: exported(instant('created_at').notNull(), { en: 'Made', es: 'Creado' }),
  },
  (table) => [unique('memorial_albums_idempotency_key').on(table.memorialId, table.idempotencyKey)],
);

personalTable(memorialAlbums, {
  title: { en: 'Albums', es: 'Álbumes' },
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
    place: exported(text('place', { enum: photoPlaces }).notNull(), { en: 'Where it stands', es: 'Dónde está' }),
    albumId: uuid('album_id').references(() => memorialAlbums.id, { onDelete: 'set null' }),
    caption: exported(text('caption').notNull(), { en: 'Caption', es: 'Título' }),
    takenOn: exported(date('taken_on', { mode: 'string' }), { en: 'Taken', es: 'Tomada' }),
    /** Where it stands among the others; halves make room between two. */
    position: ownNumber(doublePrecision('position').notNull()),
    width: exported(integer('width').notNull(), { en: 'Width', es: 'Ancho' }),
    height: exported(integer('height').notNull(), { en: 'Height', es: 'Alto' }),
    /** In full size, drawn again. */
    originalId: storedFile(uuid('original_id').notNull(), { en: 'Photo', es: 'Foto' }),
    originalBytes: exported(integer('original_bytes').notNull(), { en: 'Size in bytes', es: 'Tamaño en bytes' }),
    /** Null for guests without an account. */
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    credit: exported(text('credit').notNull(), { en: 'Shared by', es: 'Compartida por' }),
    idempotencyKey: uuid('idempotency_key'),
    createdAt: exported(instant('created_at').notNull(), { en: 'Added', es: 'Añadida' }),
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
  title: { en: 'Photos of your memorials', es: 'Fotos de sus memoriales' },
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
