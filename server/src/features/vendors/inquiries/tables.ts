import { serviceTypes } from '@evenlight/contract/traditions';
import { inquiryStates, inquiryUrgencies } from '@evenlight/contract/vendors/inquiries';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/tables.ts';
import { vendorDealings, vendors } from '../tables.ts';

/** What a family asks, in the words that every asked vendor gets. */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid('idempotency_key').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    language: text('language').notNull(),
    serviceType: text('service_type', { enum: serviceTypes }),
    eventDate: date('event_date'),
    budgetCents: integer('budget_cents'),
    message: text('message').notNull(),
    urgency: text('urgency', { enum: inquiryUrgencies }).notNull(),
    wanted: text('wanted').array().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    unique('quote_requests_idempotency_key').on(table.userId, table.idempotencyKey),
    check('quote_requests_urgency', oneOf(table.urgency, inquiryUrgencies)),
    index('quote_requests_person').on(table.userId, table.sentAt),
  ],
);

/** What one vendor was asked, and where it stands. */
export const vendorInquiries = pgTable(
  'vendor_inquiries',
  {
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendors.id),
    dealingId: uuid('dealing_id')
      .notNull()
      .references(() => vendorDealings.id),
    /** In the order the vendors were named. */
    position: integer('position').notNull(),
    state: text('state', { enum: inquiryStates }).notNull(),
    seenAt: instant('seen_at'),
    answer: text('answer').notNull(),
    /** Counts the vendor's answers, and the times they could not do it; 0 while there is none. */
    quoteVersion: integer('quote_version').notNull(),
    remindedAt: instant('reminded_at'),
    chosenAt: instant('chosen_at'),
  },
  (table) => [
    unique('vendor_inquiries_vendor').on(table.requestId, table.vendorId),
    unique('vendor_inquiries_dealing').on(table.dealingId),
    check('vendor_inquiries_state', oneOf(table.state, inquiryStates)),
    index('vendor_inquiries_of').on(table.vendorId),
  ],
);

/** Every letter to a vendor has a link of its own; only the hash is kept. */
export const inquiryLinks = pgTable(
  'inquiry_links',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => vendorInquiries.id, { onDelete: 'cascade' }),
    /** Whom it was mailed to: when the vendor has another address, whoever reads the old one opens it no more. */
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('inquiry_links_inquiry').on(table.inquiryId)],
);

/**
 * A vendor's answers, version by version; the newest counts. One without lines names no price, and a version without a
 * row is a time that they could not do it.
 */
export const vendorQuotes = pgTable(
  'vendor_quotes',
  {
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => vendorInquiries.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    validUntil: date('valid_until'),
    quotedAt: instant('quoted_at').notNull(),
  },
  (table) => [primaryKey({ name: 'vendor_quotes_pkey', columns: [table.inquiryId, table.version] })],
);

export const quoteLines = pgTable(
  'quote_lines',
  {
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => vendorInquiries.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    position: integer('position').notNull(),
    /** The place in the request's list of what is wanted; null for what the vendor adds. */
    wanted: integer('wanted'),
    name: text('name').notNull(),
    cents: integer('cents').notNull(),
    note: text('note').notNull(),
  },
  (table) => [
    primaryKey({ name: 'quote_lines_pkey', columns: [table.inquiryId, table.version, table.position] }),
    check('quote_lines_cents', sql`${table.cents} >= 0`),
  ],
);
