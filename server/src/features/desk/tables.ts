import { type CustomRequest, promiseKinds } from '@evenlight/contract/concierge';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { documents } from '../documents/tables.ts';
import { planAdjustments, plans } from '../plans/tables.ts';
import { counselingRequests, groupMemberships } from '../support/tables.ts';
import { consultations } from './consultations/tables.ts';
import { contactMessages } from './contact/tables.ts';

/** The chat's week on the Bay Area clock. Sunday is 0; minutes count from midnight; the end is exclusive. */
export const openingHours = pgTable(
  'opening_hours',
  {
    weekday: smallint('weekday').notNull(),
    opensMinute: smallint('opens_minute').notNull(),
    closesMinute: smallint('closes_minute').notNull(),
  },
  (table) => [
    primaryKey({ name: 'opening_hours_pkey', columns: [table.weekday, table.opensMinute] }),
    check('opening_hours_weekday', sql`${table.weekday} between 0 and 6`),
    check(
      'opening_hours_minutes',
      sql`${table.opensMinute} >= 0 and ${table.closesMinute} <= 1440 and ${table.opensMinute} < ${table.closesMinute}`,
    ),
  ],
);

/** What a family wrote about a tradition that has no packages. */
export const customRequests = pgTable(
  'custom_requests',
  {
    id: uuid('id').primaryKey(),
    /** Named by the browser, so that the same request sent twice is one. */
    sendKey: uuid('send_key').notNull(),
    /** Null for a visitor. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    request: jsonb('request').$type<CustomRequest>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('custom_requests_send_key').on(table.sendKey), index('custom_requests_user').on(table.userId)],
);

/** What somebody was promised, and until when. It names what it is about, and keeps nothing of it. */
export const promises = pgTable(
  'promises',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: promiseKinds }).notNull(),
    planId: uuid('plan_id').references(() => plans.id, { onDelete: 'cascade' }),
    customRequestId: uuid('custom_request_id').references(() => customRequests.id, { onDelete: 'cascade' }),
    adjustmentId: uuid('adjustment_id').references(() => planAdjustments.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'cascade' }),
    counselingRequestId: uuid('counseling_request_id').references(() => counselingRequests.id, { onDelete: 'cascade' }),
    groupMembershipId: uuid('group_membership_id').references(() => groupMemberships.id, { onDelete: 'cascade' }),
    contactMessageId: uuid('contact_message_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
    consultationId: uuid('consultation_id').references(() => consultations.id, { onDelete: 'cascade' }),
    madeAt: instant('made_at').notNull(),
    dueAt: instant('due_at').notNull(),
    keptAt: instant('kept_at'),
    keptBy: uuid('kept_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    check(
      'promises_subject',
      sql`num_nonnulls(${table.planId}, ${table.customRequestId}, ${table.adjustmentId}, ${table.documentId}, ${table.counselingRequestId}, ${table.groupMembershipId}, ${table.contactMessageId}, ${table.consultationId}) = 1`,
    ),
    unique('promises_plan').on(table.kind, table.planId),
    unique('promises_custom_request').on(table.customRequestId),
    unique('promises_adjustment').on(table.adjustmentId),
    unique('promises_document').on(table.documentId),
    unique('promises_counseling_request').on(table.counselingRequestId),
    unique('promises_group_membership').on(table.groupMembershipId),
    unique('promises_contact_message').on(table.contactMessageId),
    unique('promises_consultation').on(table.consultationId),
    check('promises_kind', oneOf(table.kind, promiseKinds)),
    index('promises_waiting').on(table.dueAt).where(sql`${table.keptAt} is null`),
    index('promises_keeper').on(table.keptBy),
  ],
);
