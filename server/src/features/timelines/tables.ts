import type { TimelineAnswers, TimelineOptions } from '@evenlight/contract/timelines';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../platform/database/columns.ts';
import { exported, ownNumber, secretTrace } from '../../platform/personal-data/columns.ts';
import { personalTable } from '../../platform/personal-data/declared-tables.ts';
import { users } from '../accounts/tables.ts';
import { idOfPlan, ofOwnPlans } from '../plans/tables.ts';

/** What a family wants to see. The days themselves are worked out from the plan whenever somebody looks. */
export const timelines = pgTable('timelines', {
  planId: idOfPlan().primaryKey(),
  options: exported(jsonb('options').$type<TimelineOptions>().notNull(), { en: 'What it shows', es: 'Lo que muestra' }),
  answers: exported(jsonb('answers').$type<TimelineAnswers>().notNull(), {
    en: 'What you told us',
    es: 'Lo que nos dijo',
  }),
  generatedAt: exported(instant('generated_at').notNull(), { en: 'Made', es: 'Creada' }),
});

personalTable(timelines, {
  title: { en: 'Your timelines', es: 'Sus cronologías' },
  of: ofOwnPlans(timelines.planId),
  leaving: 'deleted',
});

/** What a family did about one event, or wrote beside it. */
export const timelineMarks = pgTable(
  'timeline_marks',
  {
    planId: idOfPlan(),
    eventId: exported(text('event_id').notNull(), { en: 'Step', es: 'Paso' }),
    completedAt: exported(instant('completed_at'), { en: 'Done', es: 'Hecho' }),
    completedBy: uuid('completed_by').references(() => users.id, { onDelete: 'set null' }),
    /** Somebody without an account, to whom the step was handed. */
    completedByName: exported(text('completed_by_name').notNull(), { en: 'Done by', es: 'Hecho por' }),
    assignee: exported(text('assignee').notNull(), { en: 'Who sees to it', es: 'Quién se ocupa' }),
    note: exported(text('note').notNull(), { en: 'Your note', es: 'Su nota' }),
    version: ownNumber(integer('version').notNull()),
    updatedAt: exported(instant('updated_at').notNull(), { en: 'Last changed', es: 'Última modificación' }),
  },
  (table) => [
    primaryKey({ name: 'timeline_marks_pkey', columns: [table.planId, table.eventId] }),
    index('timeline_marks_completer').on(table.completedBy),
  ],
);

personalTable(timelineMarks, {
  title: { en: 'Steps you marked', es: 'Pasos que marcó' },
  of: ofOwnPlans(timelineMarks.planId),
  leaving: 'deleted',
});

/** The private address at which a calendar fetches a timeline; only its trace is kept. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    planId: idOfPlan().primaryKey(),
    tokenHash: secretTrace(bytes('token_hash').notNull()),
    createdAt: exported(instant('created_at').notNull(), { en: 'Made', es: 'Creada' }),
  },
  (table) => [unique('calendar_addresses_token').on(table.tokenHash)],
);

personalTable(calendarAddresses, {
  title: { en: 'Private calendar addresses', es: 'Direcciones privadas de calendario' },
  of: ofOwnPlans(calendarAddresses.planId),
  leaving: 'deleted',
});

const ANSWERS = ['done', 'declined'] as const;

/** One step that somebody outside was asked to see to, by a private link. */
export const handoffs = pgTable(
  'handoffs',
  {
    id: uuid('id').primaryKey(),
    planId: idOfPlan(),
    /** The idempotency key of the request, so that the same request is mailed once. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    eventId: exported(text('event_id').notNull(), { en: 'Step', es: 'Paso' }),
    name: exported(text('name').notNull(), { en: 'Name', es: 'Nombre' }),
    email: exported(text('email').notNull(), { en: 'E-mail', es: 'Correo' }),
    message: exported(text('message').notNull(), { en: 'Your words', es: 'Sus palabras' }),
    /** Who saw to it before, and does again when it comes back. */
    formerAssignee: exported(text('former_assignee').notNull(), {
      en: 'Who saw to it before',
      es: 'Quién se ocupaba antes',
    }),
    tokenHash: secretTrace(bytes('token_hash').notNull()),
    sentAt: exported(instant('sent_at').notNull(), { en: 'Sent', es: 'Enviado' }),
    expiresAt: exported(instant('expires_at').notNull(), { en: 'Works until', es: 'Funciona hasta' }),
    /** When the family took it back. */
    endedAt: exported(instant('ended_at'), { en: 'Taken back', es: 'Retirado' }),
    state: exported(
      text('state', { enum: ANSWERS }),
      { en: 'Answer', es: 'Respuesta' },
      { done: { en: 'Done', es: 'Hecho' }, declined: { en: 'Cannot do it', es: 'No puede' } },
    ),
    answer: exported(text('answer').notNull(), { en: 'Their words', es: 'Sus palabras de respuesta' }),
    answeredAt: exported(instant('answered_at'), { en: 'Answered', es: 'Respondido' }),
  },
  (table) => [
    unique('handoffs_idempotency_key').on(table.planId, table.idempotencyKey),
    unique('handoffs_token').on(table.tokenHash),
    check('handoffs_state', oneOf(table.state, ANSWERS)),
    check('handoffs_answered', sql`(${table.state} is null) = (${table.answeredAt} is null)`),
  ],
);

personalTable(handoffs, {
  title: { en: 'Steps you handed to others', es: 'Pasos que pasó a otras personas' },
  of: ofOwnPlans(handoffs.planId),
  leaving: 'deleted',
});
