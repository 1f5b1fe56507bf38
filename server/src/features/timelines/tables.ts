import type { TimelineAnswers, TimelineOptions } from '@evenlight/contract/timelines';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, languageCode, oneOf } from '../../platform/database/columns.ts';
import { exported, ownNumber, secretTrace } from '../../platform/personal-data/columns.ts';
import { personalTable } from '../../platform/personal-data/declared-tables.ts';
import { words } from '../../platform/texts/texts.ts';
import { letterLanguage, users } from '../accounts/tables.ts';
import { idOfPlan, ofOwnPlans } from '../plans/tables.ts';

/** What a family wants to see. The days themselves are worked out from the plan whenever somebody looks. */
export const timelines = pgTable('timelines', {
  planId: idOfPlan().primaryKey(),
  options: exported(jsonb('options').$type<TimelineOptions>().notNull(), words('What it shows')),
  answers: exported(jsonb('answers').$type<TimelineAnswers>().notNull(), words('What you told us')),
  generatedAt: exported(instant('generated_at').notNull(), words('Made', 'timelines export')),
});

personalTable(timelines, {
  title: words('Your timelines', 'timelines export'),
  of: ofOwnPlans(timelines.planId),
  leaving: 'deleted',
});

/** What a family did about one event, or wrote beside it. */
export const timelineMarks = pgTable(
  'timeline_marks',
  {
    planId: idOfPlan(),
    eventId: exported(text('event_id').notNull(), words('Step', 'timelines export')),
    completedAt: exported(instant('completed_at'), words('Done', 'timelines export')),
    completedBy: uuid('completed_by').references(() => users.id, { onDelete: 'set null' }),
    /** Somebody without an account, to whom the step was handed. */
    completedByName: exported(text('completed_by_name').notNull(), words('Done by', 'timelines export')),
    assignee: exported(text('assignee').notNull(), words('Who sees to it')),
    note: exported(text('note').notNull(), words('Your note', 'timelines export')),
    version: ownNumber(integer('version').notNull()),
    updatedAt: exported(instant('updated_at').notNull(), words('Last changed', 'timelines export')),
  },
  (table) => [
    primaryKey({ name: 'timeline_marks_pkey', columns: [table.planId, table.eventId] }),
    index('timeline_marks_completer').on(table.completedBy),
  ],
);

personalTable(timelineMarks, {
  title: words('Steps you marked'),
  of: ofOwnPlans(timelineMarks.planId),
  leaving: 'deleted',
});

/** The private address at which a calendar fetches a timeline; only its trace is kept. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    planId: idOfPlan().primaryKey(),
    tokenHash: secretTrace(bytes('token_hash').notNull()),
    createdAt: exported(instant('created_at').notNull(), words('Made', 'timelines export')),
  },
  (table) => [unique('calendar_addresses_token').on(table.tokenHash)],
);

personalTable(calendarAddresses, {
  title: words('Private calendar addresses'),
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
    eventId: exported(text('event_id').notNull(), words('Step', 'timelines export')),
    name: exported(text('name').notNull(), words('Name', 'timelines export')),
    email: exported(text('email').notNull(), words('E-mail', 'timelines export')),
    language: letterLanguage(),
    message: exported(text('message').notNull(), words('Your words', 'timelines export')),
    /** Who saw to it before, and does again when it comes back. */
    formerAssignee: exported(text('former_assignee').notNull(), words('Who saw to it before')),
    tokenHash: secretTrace(bytes('token_hash').notNull()),
    sentAt: exported(instant('sent_at').notNull(), words('Sent', 'timelines export')),
    expiresAt: exported(instant('expires_at').notNull(), words('Works until', 'timelines export')),
    /** When the family took it back. */
    endedAt: exported(instant('ended_at'), words('Taken back', 'timelines export')),
    state: exported(text('state', { enum: ANSWERS }), words('Answer', 'timelines export'), {
      done: words('Done', 'timelines export'),
      declined: words('Cannot do it', 'timelines export'),
    }),
    answer: exported(text('answer').notNull(), words('Their words', 'timelines export')),
    answeredAt: exported(instant('answered_at'), words('Answered', 'timelines export')),
  },
  (table) => [
    unique('handoffs_idempotency_key').on(table.planId, table.idempotencyKey),
    unique('handoffs_token').on(table.tokenHash),
    check('handoffs_language', languageCode(table.language)),
    check('handoffs_state', oneOf(table.state, ANSWERS)),
    check('handoffs_answered', sql`(${table.state} is null) = (${table.answeredAt} is null)`),
  ],
);

personalTable(handoffs, {
  title: words('Steps you handed to others'),
  of: ofOwnPlans(handoffs.planId),
  leaving: 'deleted',
});
