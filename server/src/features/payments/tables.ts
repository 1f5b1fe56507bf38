import { paymentFailures, paymentStates, paymentTypes } from '@evenlight/contract/payments';
import { refundDecisions } from '@evenlight/contract/refunds';
import { intentStatuses } from '@evenlight/contract/test-payments';
import { sql } from 'drizzle-orm';
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
import { bytes, instant, oneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { plans } from '../plans/tables.ts';

export const PROVIDERS = ['stripe', 'test'] as const;
const PURPOSES = [...paymentTypes, 'share'] as const;
/** Money came, went back, came again because going back failed, was drawn by a bank, or was won back from it. */
export const entryKinds = ['charge', 'refund', 'refund-failed', 'dispute', 'dispute-won'] as const;

/** Somebody was asked to pay a part. Only the hash of the link's secret is kept. */
export const paymentShares = pgTable(
  'payment_shares',
  {
    id: uuid('id').primaryKey(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    /** With the place in the list it names the request, so that the same request asks nobody twice. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    cents: integer('cents').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the owner took it back. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('payment_shares_idempotency_key').on(table.planId, table.idempotencyKey, table.position),
    unique('payment_shares_token').on(table.tokenHash),
    check('payment_shares_cents', sql`${table.cents} > 0`),
  ],
);

/**
 * One request to pay a certain sum. It outlives plan and person, because money that has moved must stay accounted for; it
 * holds no name.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    planId: uuid('plan_id').references(() => plans.id, { onDelete: 'set null' }),
    /** Null for a share, which is paid without an account. */
    payerId: uuid('payer_id'),
    shareId: uuid('share_id').references(() => paymentShares.id, { onDelete: 'set null' }),
    purpose: text('purpose', { enum: PURPOSES }).notNull(),
    cents: integer('cents').notNull(),
    state: text('state', { enum: paymentStates }).notNull(),
    failure: text('failure', { enum: paymentFailures }),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    /** The provider's number for it; null for the moment in which it is being asked for one. */
    reference: text('reference'),
    createdAt: instant('created_at').notNull(),
    /** When its secret was handed out last: until well after that, somebody may be paying. */
    offeredAt: instant('offered_at').notNull(),
    settledAt: instant('settled_at'),
    /** What the deposit for the plan came to when the money arrived; null until then. */
    depositCents: integer('deposit_cents'),
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

/** The ledger: what the provider took and gave back. It only grows; its sum is what is paid. */
export const paymentEntries = pgTable(
  'payment_entries',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id').notNull(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    /** Above zero for what came, below for what went. */
    cents: integer('cents').notNull(),
    /** The provider's number for this very movement, so that each is written once. */
    reference: text('reference').notNull(),
    at: instant('at').notNull(),
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

/** What our team wants to give back, written before the provider is asked, so that asking twice gives once. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    /** Named by the browser. */
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    cents: integer('cents').notNull(),
    reason: text('reason').notNull(),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: instant('asked_at').notNull(),
    /** The provider's number, once it has agreed. */
    reference: text('reference'),
  },
  (table) => [
    check('payment_refunds_cents', sql`${table.cents} > 0`),
    index('payment_refunds_payment').on(table.paymentId),
    index('payment_refunds_asker').on(table.askedBy),
    index('payment_refunds_unasked').on(table.askedAt).where(sql`reference is null`),
  ],
);

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

/** The books of the test provider. To the rest of the house they are as foreign as a bank's. */
export const testIntents = pgTable(
  'test_intents',
  {
    id: text('id').primaryKey(),
    clientSecret: text('client_secret').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    cents: integer('cents').notNull(),
    status: text('status', { enum: intentStatuses }).notNull(),
    failure: text('failure', { enum: paymentFailures }),
    receivedCents: integer('received_cents').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('test_intents_idempotency').on(table.idempotencyKey),
    check('test_intents_status', oneOf(table.status, intentStatuses)),
    check('test_intents_cents', sql`${table.cents} > 0 and ${table.receivedCents} >= 0`),
  ],
);

export const testRefunds = pgTable(
  'test_refunds',
  {
    id: text('id').primaryKey(),
    intentId: text('intent_id')
      .notNull()
      .references(() => testIntents.id),
    idempotencyKey: text('idempotency_key').notNull(),
    cents: integer('cents').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('test_refunds_idempotency').on(table.idempotencyKey),
    check('test_refunds_cents', sql`${table.cents} > 0`),
    index('test_refunds_intent').on(table.intentId),
  ],
);

/** A family asks for money back. What was paid stands with the payments; this is the asking and our answer. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: uuid('id').primaryKey(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Named by the browser, so that the same request sent twice is one. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    reason: text('reason').notNull(),
    askedAt: instant('asked_at').notNull(),
    decision: text('decision', { enum: refundDecisions }),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
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
