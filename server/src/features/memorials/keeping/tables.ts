import { reportReasons } from '@evenlight/contract/memorials/keeping';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/tables.ts';
import { guestbookEntries } from '../guestbook/tables.ts';
import { memorials } from '../tables.ts';

/** Somebody who asks to be let in. The line goes once it was answered. */
export const memorialAccessRequests = pgTable(
  'memorial_access_requests',
  {
    id: uuid('id').primaryKey(),
    memorialId: bigint('memorial_id', { mode: 'number' })
      .notNull()
      .references(() => memorials.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    language: text('language').notNull(),
    message: text('message').notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [index('memorial_access_requests_memorial').on(table.memorialId, table.askedAt)],
);

const decisions = ['leave', 'hide-entry', 'close-page', 'open-page'] as const;

export const memorialReports = pgTable(
  'memorial_reports',
  {
    id: uuid('id').primaryKey(),
    memorialId: bigint('memorial_id', { mode: 'number' })
      .notNull()
      .references(() => memorials.id, { onDelete: 'cascade' }),
    entryId: uuid('entry_id').references(() => guestbookEntries.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: reportReasons }).notNull(),
    words: text('words').notNull(),
    email: text('email'),
    /** The keyed hash of the network address: three of them count for more than one who asks three times. */
    network: text('network').notNull(),
    reportedAt: instant('reported_at').notNull(),
    decision: text('decision', { enum: decisions }),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
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
