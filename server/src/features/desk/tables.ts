import { type CustomRequest, promiseKinds } from '@evenlight/contract/concierge';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../platform/database/columns.ts';
import { exported, forPrograms, ofTheReader } from '../../platform/personal-data/columns.ts';
import type { Person } from '../../platform/personal-data/coverage.ts';
import { otherTable, personalTable } from '../../platform/personal-data/declared-tables.ts';
import { words } from '../../platform/texts/texts.ts';
import { users } from '../accounts/tables.ts';
import { documents } from '../documents/tables.ts';
import { memorialReports } from '../memorials/keeping/tables.ts';
import { refundRequests } from '../payments/tables.ts';
import { planAdjustments } from '../plans/adjustments/tables.ts';
import { plans } from '../plans/tables.ts';
import { counselingRequests } from '../support/counseling/tables.ts';
import { groupMemberships } from '../support/groups/tables.ts';
import { crisisAlerts } from '../support/tables.ts';
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

otherTable(openingHours, { noPerson: 'When the chat is answered.' });

/** What a family wrote about a tradition that has no packages. */
export const customRequests = pgTable(
  'custom_requests',
  {
    id: uuid('id').primaryKey(),
    /** Named by the browser, so that the same request sent twice is one. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** Null for a visitor. */
    userId: ofTheReader(uuid('user_id').references(() => users.id, { onDelete: 'cascade' })),
    request: forPrograms(jsonb('request').$type<CustomRequest>().notNull()),
    createdAt: exported(instant('created_at').notNull(), words('Sent', 'desk export')),
  },
  (table) => [
    unique('custom_requests_idempotency_key').on(table.idempotencyKey),
    index('custom_requests_user').on(table.userId),
  ],
);

/** Somebody who was not signed in is known by the address alone. */
export const ownCustomRequests = ({ id, email }: Person) =>
  or(
    eq(customRequests.userId, id),
    and(isNull(customRequests.userId), sql`${customRequests.request} ->> 'email' = ${email}`),
  );

personalTable(customRequests, {
  title: words('What you asked our team for'),
  // Told part by part by custom-requests-in-words.ts.
  of: ownCustomRequests,
  leaving: 'deleted',
});

type Subjects = Record<(typeof subjects)[number], AnyPgColumn>;

const subjects = [
  ...(['planId', 'customRequestId', 'adjustmentId', 'documentId', 'counselingRequestId'] as const),
  ...(['groupMembershipId', 'contactMessageId', 'consultationId', 'crisisAlertId'] as const),
  ...(['memorialReportId', 'refundRequestId'] as const),
] as const;

/** How many things a promise is about: one, or none when that is gone. */
export function countSubjects(table: Subjects): SQL {
  return sql`num_nonnulls(${sql.join(
    subjects.map((subject) => table[subject]),
    sql`, `,
  )})`;
}

/** It was deleted by whoever asked, a moment ago or longer. */
export function isAboutNothing(row: Record<(typeof subjects)[number], string | null>): boolean {
  return subjects.every((subject) => row[subject] === null);
}

/** What somebody was promised, and until when. It names what it is about, and keeps nothing of it. */
export const promises = pgTable(
  'promises',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: promiseKinds }).notNull(),
    /** Whoever asked, signed in; null for a visitor. With them it goes, also when what it was about went before. */
    promisedTo: uuid('promised_to').references(() => users.id, { onDelete: 'cascade' }),
    planId: uuid('plan_id').references(() => plans.id, { onDelete: 'cascade' }),
    customRequestId: uuid('custom_request_id').references(() => customRequests.id, { onDelete: 'cascade' }),
    // What its family takes back is gone; what we promised and wrote because of it stays.
    adjustmentId: uuid('adjustment_id').references(() => planAdjustments.id, { onDelete: 'set null' }),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    counselingRequestId: uuid('counseling_request_id').references(() => counselingRequests.id, {
      onDelete: 'set null',
    }),
    groupMembershipId: uuid('group_membership_id').references(() => groupMemberships.id, { onDelete: 'set null' }),
    contactMessageId: uuid('contact_message_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
    consultationId: uuid('consultation_id').references(() => consultations.id, { onDelete: 'cascade' }),
    crisisAlertId: uuid('crisis_alert_id').references(() => crisisAlerts.id, { onDelete: 'cascade' }),
    memorialReportId: uuid('memorial_report_id').references(() => memorialReports.id, { onDelete: 'cascade' }),
    refundRequestId: uuid('refund_request_id').references(() => refundRequests.id, { onDelete: 'cascade' }),
    /** Emergencies, and whoever may be in danger. */
    comesFirst: boolean('comes_first').notNull().default(false),
    /** Keyed hashes of the words by which it is looked for. Null until they were made. */
    nameSearchHashes: text('name_search_hashes').array(),
    madeAt: instant('made_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** Who of the team has taken it. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** When the team heard that it is about to be missed. */
    warnedAt: instant('warned_at'),
    keptAt: instant('kept_at'),
    keptBy: uuid('kept_by').references(() => users.id, { onDelete: 'set null' }),
    keptByProvider: boolean('kept_by_provider').notNull().default(false),
    /** Taken back, or not needed any more. */
    withdrawnAt: instant('withdrawn_at'),
    /** Nobody waits from then on. */
    endedAt: instant('ended_at').generatedAlwaysAs(sql`coalesce(kept_at, withdrawn_at)`),
  },
  (table) => [
    check('promises_subject', sql`${countSubjects(table)} <= 1`),
    check('promises_ended', sql`num_nonnulls(${table.keptAt}, ${table.withdrawnAt}) <= 1`),
    uniqueIndex('promises_plan').on(table.kind, table.planId).where(sql`${table.kind} <> 'scheduling'`),
    // Asked for again after it was answered or taken back, it is a promise of its own.
    uniqueIndex('promises_scheduling')
      .on(table.planId)
      .where(sql`${table.kind} = 'scheduling' and ${table.endedAt} is null`),
    index('promises_of_plan').on(table.planId),
    index('promises_promised_to').on(table.promisedTo),
    unique('promises_custom_request').on(table.customRequestId),
    unique('promises_adjustment').on(table.adjustmentId),
    unique('promises_document').on(table.documentId),
    unique('promises_counseling_request').on(table.counselingRequestId),
    unique('promises_group_membership').on(table.groupMembershipId),
    unique('promises_contact_message').on(table.contactMessageId),
    unique('promises_consultation').on(table.consultationId),
    unique('promises_crisis_alert').on(table.crisisAlertId),
    unique('promises_memorial_report').on(table.memorialReportId),
    unique('promises_refund_request').on(table.refundRequestId),
    check('promises_kind', oneOf(table.kind, promiseKinds)),
    index('promises_waiting').on(table.comesFirst.desc(), table.dueAt, table.id).where(sql`${table.endedAt} is null`),
    index('promises_ended').on(table.endedAt.desc(), table.id).where(sql`${table.endedAt} is not null`),
    index('promises_due').on(table.dueAt),
    index('promises_name_search_hashes').using('gin', table.nameSearchHashes),
    index('promises_without_name_search_hashes').on(table.id).where(sql`${table.nameSearchHashes} is null`),
    index('promises_about_nothing')
      .on(table.id)
      .where(sql`${countSubjects(table)} = 0`),
    index('promises_owner').on(table.ownerId),
    index('promises_keeper').on(table.keptBy),
  ],
);

otherTable(promises, {
  noPerson:
    'Until when our team owes an answer, and who of the team gave it. It names a plan, a request, a wish, a paper, a seat, a message, a talk, a call, a report or a refund. Taken back by the family it stays for half a year; it goes with whoever it was made to. Names are marked by keyed hashes.',
});
