import { paymentFailures, paymentStates, paymentTypes } from '@evenlight/contract/payments';
import { refundDecisions } from '@evenlight/contract/refunds';
import { type Column, eq, or, sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant, languageCode, oneOf } from '../../platform/database/columns.ts';
import { exported, ofTheReader, ownNumber, secretTrace, withheld } from '../../platform/personal-data/columns.ts';
import type { Person } from '../../platform/personal-data/coverage.ts';
import { otherTable, personalTable } from '../../platform/personal-data/declared-tables.ts';
import { aPrice } from '../../platform/personal-data/said-values.ts';
import { words } from '../../platform/texts/texts.ts';
import { letterLanguage, ownerId, users } from '../accounts/tables.ts';
import { idOfPlan, planNumber, plans } from '../plans/tables.ts';

const ownPlans = ({ id }: Person) => sql`(select ${plans.id} from ${plans} where ${plans.userId} = ${id})`;
const ownPayments = (person: Person) =>
  or(eq(payments.payerId, person.id), sql`${payments.planId} in ${ownPlans(person)}`);
export const ofOwnPayments = (paymentId: Column) => (person: Person) =>
  sql`${paymentId} in (select ${payments.id} from ${payments} where ${ownPayments(person)})`;
const moneyIsKept = {
  keptBecause: words(
    'The law asks us to keep records of money. Sums and days stay; your name and your plan are taken out.',
  ),
};

export const PROVIDERS = ['stripe', 'test'] as const;
const PURPOSES = [...paymentTypes, 'share'] as const;
/** Money came, went back, came again because going back failed, was drawn by a bank, or was won back from it. */
export const entryKinds = ['charge', 'refund', 'refund-failed', 'dispute', 'dispute-won'] as const;

/**
 * One request to pay a certain sum. It outlives plan and person, because money that has moved must stay accounted for; it
 * holds no name.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    planId: exported(
      uuid('plan_id').references(() => plans.id, { onDelete: 'set null' }),
      planNumber,
    ),
    /** Null for a share, which is paid without an account. */
    payerId: ofTheReader(uuid('payer_id')),
    shareId: uuid('share_id').references(() => paymentShares.id, { onDelete: 'set null' }),
    purpose: exported(text('purpose', { enum: PURPOSES }).notNull(), words('What for', 'payments export'), {
      deposit: words('Deposit', 'payments export'),
      full: words('Payment in full'),
      share: words('Share of the cost'),
    }),
    cents: exported(integer('cents').notNull(), words('Amount', 'payments export'), aPrice),
    state: exported(text('state', { enum: paymentStates }).notNull(), words('State', 'payments export'), {
      open: words('Begun', 'payments export'),
      processing: words('Being confirmed', 'payments export'),
      succeeded: words('Paid', 'payments export'),
      canceled: words('Given up', 'payments export'),
    }),
    failure: exported(text('failure', { enum: paymentFailures }), words('Last failure', 'payments export'), {
      declined: words('The card was declined'),
      authentication: words('The bank’s question was not answered'),
      other: words('Another reason', 'payments export'),
    }),
    provider: exported(text('provider', { enum: PROVIDERS }).notNull(), words('Through', 'payments export'), {
      stripe: words('Stripe', 'payments export'),
      test: words('Test payments', 'payments export'),
    }),
    /** The provider's number for it; null for the moment in which it is being asked for one. */
    reference: exported(text('reference'), words('Payment ID', 'payments export')),
    createdAt: exported(instant('created_at').notNull(), words('Begun', 'payments export')),
    /** When its secret was handed out last: until well after that, somebody may be paying. */
    offeredAt: ownNumber(instant('offered_at').notNull()),
    settledAt: exported(instant('settled_at'), words('Paid', 'payments export')),
    /** What the deposit for the plan came to when the money arrived; null until then. */
    depositCents: exported(integer('deposit_cents'), words('Deposit asked then'), aPrice),
  },
  (table) => [
    check('payments_purpose', oneOf(table.purpose, PURPOSES)),
    check('payments_state', oneOf(table.state, paymentStates)),
    check('payments_failure', oneOf(table.failure, paymentFailures)),
    check('payments_provider', oneOf(table.provider, PROVIDERS)),
    check('payments_cents', sql`${table.cents} > 0`),
    unique('payments_reference').on(table.provider, table.reference),
    // The owner has one payment under way at a time, and so has each share: two tabs cannot pay twice.
    uniqueIndex('payments_one_of_owner')
      .on(table.planId)
      .where(sql`state in ('open', 'processing') and purpose <> 'share'`),
    uniqueIndex('payments_one_of_share').on(table.shareId).where(sql`state in ('open', 'processing')`),
    index('payments_plan').on(table.planId, table.createdAt),
    index('payments_share').on(table.shareId, table.createdAt),
    index('payments_payer').on(table.payerId),
    index('payments_unsettled').on(table.offeredAt).where(sql`state in ('open', 'processing')`),
  ],
);

personalTable(payments, {
  title: words('Your payments', 'payments export'),
  of: ownPayments,
  leaving: moneyIsKept,
});

/** The ledger: what the provider took and gave back. It only grows; its sum is what is paid. */
export const paymentEntries = pgTable(
  'payment_entries',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id').notNull(),
    kind: exported(text('kind', { enum: entryKinds }).notNull(), words('Kind', 'payments export'), {
      charge: words('Taken', 'payments export'),
      refund: words('Given back', 'payments export'),
      'refund-failed': words('Came back to us'),
      dispute: words('Drawn back by a bank'),
      'dispute-won': words('Returned by a bank'),
    }),
    /** Above zero for what came, below for what went. */
    cents: exported(integer('cents').notNull(), words('Amount', 'payments export'), aPrice),
    /** The provider's number for this very movement, so that each is written once. */
    reference: exported(text('reference').notNull(), words('The provider’s number')),
    at: exported(instant('at').notNull(), words('When', 'payments export')),
  },
  (table) => [
    foreignKey({ name: 'payment_entries_payment', columns: [table.paymentId], foreignColumns: [payments.id] }),
    check('payment_entries_kind', oneOf(table.kind, entryKinds)),
    check(
      'payment_entries_cents',
      sql`(kind in ('charge', 'refund-failed', 'dispute-won') and cents > 0) or (kind in ('refund', 'dispute') and cents < 0)`,
    ),
    unique('payment_entries_reference').on(table.reference),
    index('payment_entries_of_payment').on(table.paymentId),
  ],
);

personalTable(paymentEntries, {
  title: words('What was taken and given back'),
  of: ofOwnPayments(paymentEntries.paymentId),
  leaving: moneyIsKept,
});

/** Somebody was asked to pay a part. Only the hash of the link's secret is kept. */
export const paymentShares = pgTable(
  'payment_shares',
  {
    id: uuid('id').primaryKey(),
    planId: idOfPlan(),
    /** With the place in the list it names the request, so that the same request asks nobody twice. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    position: ownNumber(smallint('position').notNull()),
    name: exported(text('name').notNull(), words('Name', 'payments export')),
    email: exported(text('email').notNull(), words('E-mail', 'payments export')),
    language: letterLanguage(),
    cents: exported(integer('cents').notNull(), words('Amount', 'payments export'), aPrice),
    tokenHash: secretTrace(bytes('token_hash').notNull()),
    sentAt: exported(instant('sent_at').notNull(), words('Sent', 'payments export')),
    expiresAt: exported(instant('expires_at').notNull(), words('Works until', 'payments export')),
    /** When the owner took it back. */
    endedAt: exported(instant('ended_at'), words('Taken back', 'payments export')),
  },
  (table) => [
    unique('payment_shares_idempotency_key').on(table.planId, table.idempotencyKey, table.position),
    unique('payment_shares_token').on(table.tokenHash),
    check('payment_shares_language', languageCode(table.language)),
    check('payment_shares_cents', sql`${table.cents} > 0`),
  ],
);

personalTable(paymentShares, {
  title: words('Shares you asked others for'),
  of: (person) => sql`${paymentShares.planId} in ${ownPlans(person)}`,
  leaving: 'deleted',
});

/** What our team wants to give back, written before the provider is asked, so that asking twice gives once. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    /** Named by the browser. */
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    cents: exported(integer('cents').notNull(), words('Amount', 'payments export'), aPrice),
    reason: exported(text('reason').notNull(), words('Why', 'payments export')),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: exported(instant('asked_at').notNull(), words('When', 'payments export')),
    /** The provider's number, once it has agreed. */
    reference: exported(text('reference'), words('The provider’s number')),
  },
  (table) => [
    check('payment_refunds_cents', sql`${table.cents} > 0`),
    index('payment_refunds_payment').on(table.paymentId),
    index('payment_refunds_asker').on(table.askedBy),
    index('payment_refunds_unasked').on(table.askedAt).where(sql`reference is null`),
  ],
);

personalTable(paymentRefunds, {
  title: words('What our team gave back'),
  of: ofOwnPayments(paymentRefunds.paymentId),
  leaving: { goneBy: 'eraseRefundReasons' },
});

/** Notices that were heard already. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    eventId: text('event_id').notNull(),
    heardAt: instant('heard_at').notNull(),
  },
  (table) => [primaryKey({ name: 'payment_notices_pkey', columns: [table.provider, table.eventId] })],
);

otherTable(paymentNotices, { noPerson: 'Which notices of the payment provider were heard already.' });

/** A family asks for money back. What was paid stands with the payments; this is the asking and our answer. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: uuid('id').primaryKey(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    /** Named by the browser, so that the same request sent twice is one. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    reason: exported(text('reason').notNull(), words('Your words', 'payments export')),
    askedAt: exported(instant('asked_at').notNull(), words('Asked', 'payments export')),
    decision: exported(text('decision', { enum: refundDecisions }), words('Our answer', 'payments export'), {
      refunded: words('Given back', 'payments export'),
      declined: words('Not given back'),
    }),
    decidedAt: exported(instant('decided_at'), words('Answered', 'payments export')),
    decidedBy: withheld(
      uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
      words('Which of our colleagues it was. They are people too.'),
    ),
  },
  (table) => [
    unique('refund_requests_idempotency_key').on(table.idempotencyKey),
    // One at a time: asked again before we answered, it is the same question.
    uniqueIndex('refund_requests_open').on(table.planId).where(sql`${table.decision} is null`),
    check('refund_requests_decision', oneOf(table.decision, refundDecisions)),
    check('refund_requests_decided', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
    index('refund_requests_plan').on(table.planId),
    index('refund_requests_user').on(table.userId),
    index('refund_requests_decider').on(table.decidedBy),
  ],
);

personalTable(refundRequests, {
  title: words('Refunds you asked for'),
  of: ({ id }) => eq(refundRequests.userId, id),
  leaving: 'deleted',
});
