import { entryStates, type HoldReason, rsvpStatuses } from '@evenlight/contract/memorials/guestbook';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, ownNumber, withheld, yesOrNo } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { users } from '../../accounts/tables.ts';
import { idOfMemorial, memorialPhotos } from '../tables.ts';

const onTheTeam = {
  en: 'Who of a family decided about an entry is told to nobody outside of it.',
  es: 'Quién de una familia decidió sobre unas palabras no se dice a nadie fuera de ella.',
};

export const guestbookEntries = pgTable(
  'guestbook_entries',
  {
    id: uuid('id').primaryKey(),
    memorialId: idOfMemorial(),
    idempotencyKey: uuid('idempotency_key'),
    /** Trace of the words, so that what was sent twice is kept once and what is repeated is noticed. */
    wordsHash: ownNumber(bytes('words_hash').notNull()),
    authorName: exported(text('author_name').notNull(), { en: 'Your name', es: 'Su nombre' }),
    authorEmail: exported(text('author_email'), { en: 'E-mail', es: 'Correo' }),
    /** For the letters about it. */
    language: exported(text('language').notNull(), { en: 'Language', es: 'Idioma' }),
    message: exported(text('message').notNull(), { en: 'Your words', es: 'Sus palabras' }),
    isRsvp: exported(
      boolean('is_rsvp').notNull(),
      { en: 'You said whether you come', es: 'Dijo si asistirá' },
      yesOrNo,
    ),
    rsvpStatus: exported(
      text('rsvp_status', { enum: rsvpStatuses }),
      { en: 'Whether you come', es: 'Si asistirá' },
      {
        attending: { en: 'Attending', es: 'Asistirá' },
        not_attending: { en: 'Not attending', es: 'No asistirá' },
        maybe: { en: 'Maybe', es: 'Quizás' },
      },
    ),
    photoId: uuid('photo_id').references(() => memorialPhotos.id, { onDelete: 'set null' }),
    state: exported(
      text('state', { enum: entryStates }).notNull(),
      { en: 'Where it stands', es: 'Cómo está' },
      {
        published: { en: 'Can be read', es: 'Se puede leer' },
        held: { en: 'The family looks at it first', es: 'La familia lo mira primero' },
        hidden: { en: 'Not shown any more', es: 'Ya no se muestra' },
        rejected: { en: 'Not shown', es: 'No se muestra' },
      },
    ),
    reasons: exported(text('reasons').array().$type<HoldReason[]>().notNull(), {
      en: 'Why it waited',
      es: 'Por qué esperó',
    }),
    reply: exported(text('reply').notNull(), { en: 'The family’s thanks', es: 'El agradecimiento de la familia' }),
    createdAt: exported(instant('created_at').notNull(), { en: 'Written', es: 'Escrito' }),
    decidedAt: exported(instant('decided_at'), { en: 'Decided', es: 'Decidido' }),
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
  title: { en: 'What you wrote in guestbooks', es: 'Lo que escribió en libros de visitas' },
  of: ({ email }) => sql`${guestbookEntries.authorEmail} = ${email}`,
  // Its photo goes as well. Whatever was signed without an address cannot be told to be theirs, and stays.
  leaving: { goneBy: 'eraseEntries' },
});
