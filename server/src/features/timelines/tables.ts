import type { TimelineAnswers, TimelineOptions } from '@evenlight/contract/timelines';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { plans } from '../plans/tables.ts';

/** What a family wants to see. The days themselves are worked out from the plan whenever somebody looks. */
export const timelines = pgTable('timelines', {
  planId: uuid('plan_id')
    .primaryKey()
    .references(() => plans.id, { onDelete: 'cascade' }),
  options: jsonb('options').$type<TimelineOptions>().notNull(),
  answers: jsonb('answers').$type<TimelineAnswers>().notNull(),
  generatedAt: instant('generated_at').notNull(),
});

/** What a family did about one event, or wrote beside it. */
export const timelineMarks = pgTable(
  'timeline_marks',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    eventId: text('event_id').notNull(),
    completedAt: instant('completed_at'),
    completedBy: uuid('completed_by').references(() => users.id, { onDelete: 'set null' }),
    /** Somebody without an account, to whom the step was handed. */
    completedByName: text('completed_by_name').notNull(),
    assignee: text('assignee').notNull(),
    note: text('note').notNull(),
    version: integer('version').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'timeline_marks_pkey', columns: [table.planId, table.eventId] }),
    index('timeline_marks_completer').on(table.completedBy),
  ],
);

/** The private address at which a calendar fetches a timeline; only its trace is kept. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    planId: uuid('plan_id')
      .primaryKey()
      .references(() => plans.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('calendar_addresses_token').on(table.tokenHash)],
);

const ANSWERS = ['done', 'declined'] as const;

/** One step that somebody outside was asked to see to, by a private link. */
export const handoffs = pgTable(
  'handoffs',
  {
    id: uuid('id').primaryKey(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    /** The idempotency key of the request, so that the same request is mailed once. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    eventId: text('event_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** Who saw to it before, and does again when it comes back. */
    formerAssignee: text('former_assignee').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the family took it back. */
    endedAt: instant('ended_at'),
    state: text('state', { enum: ANSWERS }),
    answer: text('answer').notNull(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    unique('handoffs_idempotency_key').on(table.planId, table.idempotencyKey),
    unique('handoffs_token').on(table.tokenHash),
    check('handoffs_state', oneOf(table.state, ANSWERS)),
    check('handoffs_answered', sql`(${table.state} is null) = (${table.answeredAt} is null)`),
  ],
);
