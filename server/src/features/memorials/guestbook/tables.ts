import { entryStates, type HoldReason, rsvpStatuses } from '@evenlight/contract/memorials/guestbook';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/tables.ts';
import { memorialPhotos, memorials } from '../tables.ts';

export const guestbookEntries = pgTable(
  'guestbook_entries',
  {
    id: uuid('id').primaryKey(),
    memorialId: bigint('memorial_id', { mode: 'number' })
      .notNull()
      .references(() => memorials.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid('idempotency_key'),
    /** Trace of the words, so that what was sent twice is kept once and what is repeated is noticed. */
    wordsHash: bytes('words_hash').notNull(),
    authorName: text('author_name').notNull(),
    authorEmail: text('author_email'),
    /** For the letters about it. */
    language: text('language').notNull(),
    message: text('message').notNull(),
    isRsvp: boolean('is_rsvp').notNull(),
    rsvpStatus: text('rsvp_status', { enum: rsvpStatuses }),
    photoId: uuid('photo_id').references(() => memorialPhotos.id, { onDelete: 'set null' }),
    state: text('state', { enum: entryStates }).notNull(),
    reasons: text('reasons').array().$type<HoldReason[]>().notNull(),
    reply: text('reply').notNull(),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('guestbook_entries_idempotency_key').on(table.memorialId, table.idempotencyKey),
    check('guestbook_entries_state', oneOf(table.state, entryStates)),
    check('guestbook_entries_rsvp', oneOf(table.rsvpStatus, rsvpStatuses)),
    index('guestbook_entries_shown').on(table.memorialId, table.id).where(sql`state = 'published'`),
    index('guestbook_entries_kept').on(table.memorialId, table.state, table.id),
    index('guestbook_entries_words').on(table.wordsHash, table.createdAt),
    index('guestbook_entries_author').on(table.authorEmail),
    index('guestbook_entries_photo').on(table.photoId),
    index('guestbook_entries_decider').on(table.decidedBy),
  ],
);
