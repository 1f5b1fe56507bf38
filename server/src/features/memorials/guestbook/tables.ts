import { entryStates, type HoldReason, rsvpStatuses } from '@evenlight/contract/memorials/guestbook';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, ownNumber, withheld, yesOrNo } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { languageNames } from '../../../platform/texts/language-names.ts';
import { type Words, words } from '../../../platform/texts/texts.ts';
import { users } from '../../accounts/tables.ts';
import { idOfMemorial, memorialPhotos } from '../tables.ts';

const onTheTeam = words('Who of a family decided about an entry is told to nobody outside of it.');

const whyHeld: Record<HoldReason, Words> = {
  links: words('A link or an address in it', 'memorials guestbook export'),
  words: words('Words that may hurt', 'memorials guestbook export'),
  repetition: words('The same words, here or elsewhere', 'memorials guestbook export'),
  shouting: words('Most of it in capitals', 'memorials guestbook export'),
  photo: words('It came with a photo', 'memorials guestbook export'),
  'approve-first': words('The family reads everything first', 'memorials guestbook export'),
  reported: words('Somebody reported it', 'memorials guestbook export'),
  crowd: words('Very many wrote within one hour', 'memorials guestbook export'),
};

export const guestbookEntries = pgTable(
  'guestbook_entries',
  {
    id: uuid('id').primaryKey(),
    memorialId: idOfMemorial(),
    idempotencyKey: uuid('idempotency_key'),
    /** Trace of the words, so that what was sent twice is kept once and what is repeated is noticed. */
    wordsHash: ownNumber(bytes('words_hash').notNull()),
    authorName: exported(text('author_name').notNull(), words('Your name', 'memorials guestbook export')),
    authorEmail: exported(text('author_email'), words('E-mail', 'memorials guestbook export')),
    /** For the letters about it. */
    language: exported(text('language').notNull(), words('Language', 'memorials guestbook export'), languageNames),
    message: exported(text('message').notNull(), words('Your words', 'memorials guestbook export')),
    isRsvp: exported(boolean('is_rsvp').notNull(), words('You said whether you come'), yesOrNo),
    rsvpStatus: exported(text('rsvp_status', { enum: rsvpStatuses }), words('Whether you come'), {
      attending: words('Attending', 'memorials guestbook export'),
      not_attending: words('Not attending', 'memorials guestbook export'),
      maybe: words('Maybe', 'memorials guestbook export'),
    }),
    photoId: uuid('photo_id').references(() => memorialPhotos.id, { onDelete: 'set null' }),
    state: exported(
      text('state', { enum: entryStates }).notNull(),
      words('Where it stands', 'memorials guestbook export'),
      {
        published: words('Can be read'),
        held: words('The family looks at it first'),
        hidden: words('Not shown any more'),
        rejected: words('Not shown', 'memorials guestbook export'),
      },
    ),
    reasons: exported(text('reasons').array().$type<HoldReason[]>().notNull(), words('Why it waited'), whyHeld),
    reply: exported(text('reply').notNull(), words('The family’s thanks')),
    createdAt: exported(instant('created_at').notNull(), words('Written', 'memorials guestbook export')),
    decidedAt: exported(instant('decided_at'), words('Decided', 'memorials guestbook export')),
    decidedBy: withheld(
      uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
      onTheTeam,
    ),
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

personalTable(guestbookEntries, {
  title: words('What you wrote in guestbooks'),
  of: ({ email }) => sql`${guestbookEntries.authorEmail} = ${email}`,
  // Its photo goes as well. Whatever was signed without an address cannot be told to be theirs, and stays.
  leaving: { goneBy: 'eraseEntries' },
});
