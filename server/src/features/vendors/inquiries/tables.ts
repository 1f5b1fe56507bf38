import { serviceTypes } from '@evenlight/contract/traditions';
import { inquiryStates, inquiryUrgencies } from '@evenlight/contract/vendors/inquiries';
import { type Column, eq, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, ofTheReader, ownNumber, secretTrace } from '../../../platform/personal-data/columns.ts';
import type { Person } from '../../../platform/personal-data/coverage.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { aPrice } from '../../../platform/personal-data/said-values.ts';
import { languageNames } from '../../../platform/texts/language-names.ts';
import { words } from '../../../platform/texts/texts.ts';
import { ownerId, users } from '../../accounts/tables.ts';
import { planNumber, plans } from '../../plans/tables.ts';
import { vendorDealings, vendorNumber, vendors } from '../tables.ts';

const requestNumber = words('Number of the request');
const inquiryNumber = words('Number of the inquiry');
const versionNumber = words('Version', 'vendors inquiries export');
const ownRequests = ({ id }: Person) =>
  sql`select ${quoteRequests.id} from ${quoteRequests} where ${quoteRequests.userId} = ${id}`;
const ofOwnInquiries = (inquiryId: Column) => (person: Person) =>
  sql`${inquiryId} in (select ${vendorInquiries.id} from ${vendorInquiries}
      where ${vendorInquiries.requestId} in (${ownRequests(person)}))`;

/** What a family asks, in the words that every asked vendor gets. */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    id: exported(uuid('id').primaryKey(), requestNumber),
    userId: ownerId(),
    /** Whose costs the quotes are part of; null while nobody has said so. */
    planId: exported(
      uuid('plan_id').references(() => plans.id, { onDelete: 'set null' }),
      planNumber,
    ),
    idempotencyKey: uuid('idempotency_key').notNull(),
    name: exported(text('name').notNull(), words('Name', 'vendors inquiries export')),
    email: exported(text('email').notNull(), words('E-mail', 'vendors inquiries export')),
    phone: exported(text('phone').notNull(), words('Phone', 'vendors inquiries export')),
    language: exported(text('language').notNull(), words('Language', 'vendors inquiries export'), languageNames),
    serviceType: exported(text('service_type', { enum: serviceTypes }), words('Kind of service')),
    eventDate: exported(date('event_date'), words('Date', 'vendors inquiries export')),
    budgetCents: exported(integer('budget_cents'), words('Budget', 'vendors inquiries export'), aPrice),
    message: exported(text('message').notNull(), words('Your words', 'vendors inquiries export')),
    urgency: exported(
      text('urgency', { enum: inquiryUrgencies }).notNull(),
      words('How soon', 'vendors inquiries export'),
      {
        normal: words('Normal', 'vendors inquiries export'),
        urgent: words('Urgent', 'vendors inquiries export'),
        emergency: words('Emergency', 'vendors inquiries export'),
      },
    ),
    wanted: exported(text('wanted').array().notNull(), words('What you wanted a price for')),
    sentAt: exported(instant('sent_at').notNull(), words('Sent', 'vendors inquiries export')),
  },
  (table) => [
    unique('quote_requests_idempotency_key').on(table.userId, table.idempotencyKey),
    check('quote_requests_urgency', oneOf(table.urgency, inquiryUrgencies)),
    index('quote_requests_person').on(table.userId, table.sentAt),
    index('quote_requests_plan').on(table.planId),
  ],
);

personalTable(quoteRequests, {
  title: words('What you asked vendors'),
  of: ({ id }) => eq(quoteRequests.userId, id),
  leaving: 'deleted',
});

/** What one vendor was asked, and where it stands. */
export const vendorInquiries = pgTable(
  'vendor_inquiries',
  {
    id: exported(uuid('id').primaryKey(), inquiryNumber),
    requestId: exported(
      uuid('request_id')
        .notNull()
        .references(() => quoteRequests.id, { onDelete: 'cascade' }),
      requestNumber,
    ),
    vendorId: exported(
      uuid('vendor_id')
        .notNull()
        .references(() => vendors.id),
      vendorNumber,
    ),
    dealingId: uuid('dealing_id')
      .notNull()
      .references(() => vendorDealings.id),
    /** In the order the vendors were named. */
    position: ownNumber(integer('position').notNull()),
    state: exported(
      text('state', { enum: inquiryStates }).notNull(),
      words('Where it stands', 'vendors inquiries export'),
      {
        sent: words('Sent', 'vendors inquiries export'),
        seen: words('Seen', 'vendors inquiries export'),
        answered: words('Answered', 'vendors inquiries export'),
        declined: words('Cannot do it', 'vendors inquiries export'),
        chosen: words('Chosen', 'vendors inquiries export'),
        completed: words('Done', 'vendors inquiries export'),
        withdrawn: words('Withdrawn', 'vendors inquiries export'),
      },
    ),
    seenAt: exported(instant('seen_at'), words('Seen', 'vendors inquiries export')),
    answer: exported(text('answer').notNull(), words('What they wrote')),
    /** Counts the vendor's answers, and the times they could not do it; 0 while there is none. */
    quoteVersion: exported(integer('quote_version').notNull(), versionNumber),
    remindedAt: exported(instant('reminded_at'), words('Reminded', 'vendors inquiries export')),
    chosenAt: exported(instant('chosen_at'), words('Chosen', 'vendors inquiries export')),
  },
  (table) => [
    unique('vendor_inquiries_vendor').on(table.requestId, table.vendorId),
    unique('vendor_inquiries_dealing').on(table.dealingId),
    check('vendor_inquiries_state', oneOf(table.state, inquiryStates)),
    index('vendor_inquiries_of').on(table.vendorId),
  ],
);

personalTable(vendorInquiries, {
  title: words('Vendors you asked'),
  of: (person) => sql`${vendorInquiries.requestId} in (${ownRequests(person)})`,
  leaving: 'deleted',
});

/** Every letter to a vendor has a link of its own; only the hash is kept. */
export const inquiryLinks = pgTable(
  'inquiry_links',
  {
    tokenHash: secretTrace(bytes('token_hash').primaryKey()),
    inquiryId: exported(
      uuid('inquiry_id')
        .notNull()
        .references(() => vendorInquiries.id, { onDelete: 'cascade' }),
      inquiryNumber,
    ),
    /** Whom it was mailed to: when the vendor has another address, whoever reads the old one opens it no more. */
    email: exported(text('email').notNull(), words('Mailed to', 'vendors inquiries export')),
    expiresAt: exported(instant('expires_at').notNull(), words('Works until', 'vendors inquiries export')),
  },
  (table) => [index('inquiry_links_inquiry').on(table.inquiryId)],
);

personalTable(inquiryLinks, {
  title: words('Private links to vendors'),
  of: ofOwnInquiries(inquiryLinks.inquiryId),
  leaving: 'deleted',
});

/**
 * A vendor's answers, version by version; the newest counts. One without lines names no price, and a version without a
 * row is a time that they could not do it.
 */
export const vendorQuotes = pgTable(
  'vendor_quotes',
  {
    inquiryId: exported(
      uuid('inquiry_id')
        .notNull()
        .references(() => vendorInquiries.id, { onDelete: 'cascade' }),
      inquiryNumber,
    ),
    version: exported(integer('version').notNull(), versionNumber),
    validUntil: exported(date('valid_until'), words('Holds until', 'vendors inquiries export')),
    quotedAt: exported(instant('quoted_at').notNull(), words('Given', 'vendors inquiries export')),
  },
  (table) => [primaryKey({ name: 'vendor_quotes_pkey', columns: [table.inquiryId, table.version] })],
);

personalTable(vendorQuotes, {
  title: words('Quotes you were given'),
  of: ofOwnInquiries(vendorQuotes.inquiryId),
  leaving: 'deleted',
});

export const quoteLines = pgTable(
  'quote_lines',
  {
    inquiryId: exported(
      uuid('inquiry_id')
        .notNull()
        .references(() => vendorInquiries.id, { onDelete: 'cascade' }),
      inquiryNumber,
    ),
    version: exported(integer('version').notNull(), versionNumber),
    position: ownNumber(integer('position').notNull()),
    /** The place in the request's list of what is wanted; null for what the vendor adds. */
    wanted: ownNumber(integer('wanted')),
    name: exported(text('name').notNull(), words('What for', 'vendors inquiries export')),
    cents: exported(integer('cents').notNull(), words('Price', 'vendors inquiries export'), aPrice),
    note: exported(text('note').notNull(), words('Note', 'vendors inquiries export')),
  },
  (table) => [
    primaryKey({ name: 'quote_lines_pkey', columns: [table.inquiryId, table.version, table.position] }),
    check('quote_lines_cents', sql`${table.cents} >= 0`),
  ],
);

personalTable(quoteLines, {
  title: words('Lines of those quotes'),
  of: ofOwnInquiries(quoteLines.inquiryId),
  leaving: 'deleted',
});

/** One for each completed dealing, written by whoever asked. */
export const vendorReviews = pgTable(
  'vendor_reviews',
  {
    id: uuid('id').primaryKey(),
    vendorId: exported(
      uuid('vendor_id')
        .notNull()
        .references(() => vendors.id, { onDelete: 'cascade' }),
      vendorNumber,
    ),
    dealingId: uuid('dealing_id')
      .notNull()
      .references(() => vendorDealings.id, { onDelete: 'cascade' }),
    /** Null for samples. */
    userId: ofTheReader(uuid('user_id').references(() => users.id, { onDelete: 'cascade' })),
    rating: exported(smallint('rating').notNull(), words('Stars', 'vendors inquiries export')),
    text: exported(text('text').notNull(), words('What you wrote')),
    authorName: exported(text('author_name').notNull(), words('The name it stands under')),
    writtenAt: exported(instant('written_at').notNull(), words('Written', 'vendors inquiries export')),
    reply: exported(text('reply'), words('What the vendor replied')),
    repliedAt: exported(instant('replied_at'), words('Replied', 'vendors inquiries export')),
    isSample: ownNumber(boolean('is_sample').notNull()),
  },
  (table) => [
    unique('vendor_reviews_dealing').on(table.dealingId),
    // One voice for each family, however often it comes back.
    unique('vendor_reviews_one_each').on(table.vendorId, table.userId),
    check('vendor_reviews_rating', sql`${table.rating} between 1 and 5`),
    check('vendor_reviews_writer', sql`${table.isSample} = (${table.userId} is null)`),
    index('vendor_reviews_vendor').on(table.vendorId, table.writtenAt),
    index('vendor_reviews_writer_of').on(table.userId),
  ],
);

personalTable(vendorReviews, {
  title: words('Reviews you wrote'),
  of: ({ id }) => eq(vendorReviews.userId, id),
  leaving: { goneBy: 'eraseReviews' },
});
