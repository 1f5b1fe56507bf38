import { reportReasons } from '@evenlight/contract/memorials/keeping';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, ownNumber, withheld } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { users } from '../../accounts/tables.ts';
import { guestbookEntries } from '../guestbook/tables.ts';
import { idOfMemorial, memorials } from '../tables.ts';

/** Somebody who asks to be let in. The line goes once it was answered. */
export const memorialAccessRequests = pgTable(
  'memorial_access_requests',
  {
    id: uuid('id').primaryKey(),
    memorialId: withheld(
      bigint('memorial_id', { mode: 'number' })
        .notNull()
        .references(() => memorials.id, { onDelete: 'cascade' }),
      {
        en: 'Whether there is such a memorial is for its keeper to say.',
        es: 'Si ese memorial existe, solo lo dice quien lo cuida.',
      },
    ),
    name: exported(text('name').notNull(), { en: 'Name', es: 'Nombre' }),
    email: exported(text('email').notNull(), { en: 'E-mail', es: 'Correo' }),
    language: exported(text('language').notNull(), { en: 'Language', es: 'Idioma' }),
    message: exported(text('message').notNull(), { en: 'Your words', es: 'Sus palabras' }),
    askedAt: exported(instant('asked_at').notNull(), { en: 'Asked', es: 'Pedido' }),
  },
  (table) => [index('memorial_access_requests_memorial').on(table.memorialId, table.askedAt)],
);

personalTable(memorialAccessRequests, {
  title: { en: 'Memorials you asked to see', es: 'Memoriales que pidió ver' },
  of: ({ email }) => sql`${memorialAccessRequests.email} = ${email}`,
  leaving: 'deleted',
});

const decisions = ['leave', 'hide-entry', 'close-page', 'open-page'] as const;

export const memorialReports = pgTable(
  'memorial_reports',
  {
    id: uuid('id').primaryKey(),
    memorialId: idOfMemorial(),
    entryId: uuid('entry_id').references(() => guestbookEntries.id, { onDelete: 'cascade' }),
    reason: exported(
      text('reason', { enum: reportReasons }).notNull(),
      { en: 'Reason', es: 'Motivo' },
      {
        false: { en: 'Something is not true', es: 'Algo no es cierto' },
        harmful: { en: 'It hurts somebody', es: 'Hace daño a alguien' },
        private: { en: 'It should be private', es: 'Debería ser privado' },
        spam: { en: 'Advertising', es: 'Publicidad' },
        other: { en: 'Something else', es: 'Otra cosa' },
      },
    ),
    words: exported(text('words').notNull(), { en: 'Your words', es: 'Sus palabras' }),
    email: exported(text('email'), { en: 'E-mail', es: 'Correo' }),
    /** The keyed hash of the network address: three of them count for more than one who asks three times. */
    network: ownNumber(text('network').notNull()),
    reportedAt: exported(instant('reported_at').notNull(), { en: 'Reported', es: 'Señalado' }),
    decision: exported(
      text('decision', { enum: decisions }),
      { en: 'What was decided', es: 'Lo que se decidió' },
      {
        leave: { en: 'Left as it is', es: 'Se dejó como está' },
        'hide-entry': { en: 'Not shown any more', es: 'Ya no se muestra' },
        'close-page': { en: 'The page was closed', es: 'Se cerró la página' },
        'open-page': { en: 'The page was opened again', es: 'Se volvió a abrir la página' },
      },
    ),
    decidedAt: exported(instant('decided_at'), { en: 'Decided', es: 'Decidido' }),
    decidedBy: withheld(
      uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
      {
        en: 'Who on our team or of a family decided is not told.',
        es: 'No se dice quién de nuestro equipo o de una familia lo decidió.',
      },
    ),
  },
  (table) => [
    check('memorial_reports_reason', oneOf(table.reason, reportReasons)),
    check('memorial_reports_decision', oneOf(table.decision, decisions)),
    check('memorial_reports_decided', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
    index('memorial_reports_open').on(table.reportedAt).where(sql`decision is null`),
    index('memorial_reports_memorial').on(table.memorialId),
    index('memorial_reports_entry').on(table.entryId),
    index('memorial_reports_decider').on(table.decidedBy),
  ],
);

personalTable(memorialReports, {
  title: { en: 'What you reported', es: 'Lo que nos señaló' },
  of: ({ email }) => sql`${memorialReports.email} = ${email}`,
  leaving: 'deleted',
});
