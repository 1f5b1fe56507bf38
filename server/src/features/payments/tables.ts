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
import { bytes, instant, oneOf } from '../../platform/database/columns.ts';
import { exported, ofTheReader, ownNumber, secretTrace, withheld } from '../../platform/personal-data/columns.ts';
import type { Person } from '../../platform/personal-data/coverage.ts';
import { otherTable, personalTable } from '../../platform/personal-data/declared-tables.ts';
import { ownerId, users } from '../accounts/tables.ts';
import { idOfPlan, planNumber, plans } from '../plans/tables.ts';

const ownPlans = ({ id }: Person) => sql`(select ${plans.id} from ${plans} where ${plans.userId} = ${id})`;
const ownPayments = (person: Person) =>
  or(eq(payments.payerId, person.id), sql`${payments.planId} in ${ownPlans(person)}`);
export const ofOwnPayments = (paymentId: Column) => (person: Person) =>
  sql`${paymentId} in (select ${payments.id} from ${payments} where ${ownPayments(person)})`;
const moneyIsKept = {
  keptBecause: {
    en: 'The law asks us to keep records of money. Sums and days stay; your name and your plan are taken out.',
    es: 'La ley nos pide conservar los registros de dinero. Quedan las sumas y los días; su nombre y su plan se retiran.',
  },
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
    purpose: exported(
      text('purpose', { enum: PURPOSES }).notNull(),
      { en: 'What for', es: 'Para qué' },
      {
        deposit: { en: 'Deposit', es: 'Depósito' },
        full: { en: 'Payment in full', es: 'Pago completo' },
        share: { en: 'Share of the cost', es: 'Parte del costo' },
      },
    ),
    cents: exported(integer('cents').notNull(), { en: 'Amount in cents', es: 'Importe en centavos' }),
    state: exported(
      text('state', { enum: paymentStates }).notNull(),
      { en: 'State', es: 'Estado' },
      {
        open: { en: 'Begun', es: 'Iniciado' },
        processing: { en: 'Being confirmed', es: 'En confirmación' },
        succeeded: { en: 'Paid', es: 'Pagado' },
        canceled: { en: 'Given up', es: 'Abandonado' },
      },
    ),
    failure: exported(
      text('failure', { enum: paymentFailures }),
      { en: 'Last failure', es: 'Último fallo' },
      {
        declined: { en: 'The card was declined', es: 'La tarjeta fue rechazada' },
        authentication: {
          en: 'The bank’s question was not answered',
          es: 'No se respondió a la pregunta del banco',
        },
        other: { en: 'Another reason', es: 'Otro motivo' },
      },
    ),
    provider: exported(
      text('provider', { enum: PROVIDERS }).notNull(),
      { en: 'Through', es: 'A través de' },
      { stripe: { en: 'Stripe', es: 'Stripe' }, test: { en: 'Test payments', es: 'Pagos de prueba' } },
    ),
    /** The provider's number for it; null for the moment in which it is being asked for one. */
    reference: exported(text('reference'), { en: 'Payment ID', es: 'Número de pago' }),
    createdAt: exported(instant('created_at').notNull(), { en: 'Begun', es: 'Iniciado' }),
    /** When its secret was handed out last: until well after that, somebody may be paying. */
    offeredAt: ownNumber(instant('offered_at').notNull()),
    settledAt: exported(instant('settled_at'), { en: 'Paid', es: 'Pagado' }),
    /** What the deposit for the plan came to when the money arrived; null until then. */
    depositCents: exported(integer('deposit_cents'), {
      en: 'Deposit asked then, in cents',
      es: 'Depósito pedido entonces, en centavos',
    }),
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
  title: { en: 'Your payments', es: 'Sus pagos' },
  of: ownPayments,
  leaving: moneyIsKept,
});

/** The ledger: what the provider took and gave back. It only grows; its sum is what is paid. */
export const paymentEntries = pgTable(
  'payment_entries',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id').notNull(),
    kind: exported(
      text('kind', { enum: entryKinds }).notNull(),
      { en: 'Kind', es: 'Tipo' },
      {
        charge: { en: 'Taken', es: 'Cobrado' },
        refund: { en: 'Given back', es: 'Devuelto' },
        'refund-failed': { en: 'Came back to us', es: 'Volvió a nosotros' },
        dispute: { en: 'Drawn back by a bank', es: 'Retirado por un banco' },
        'dispute-won': { en: 'Returned by a bank', es: 'Devuelto por un banco' },
      },
    ),
    /** Above zero for what came, below for what went. */
    cents: exported(integer('cents').notNull(), { en: 'Amount in cents', es: 'Importe en centavos' }),
    /** The provider's number for this very movement, so that each is written once. */
    reference: exported(text('reference').notNull(), { en: 'The provider’s number', es: 'Número del proveedor' }),
    at: exported(instant('at').notNull(), { en: 'When', es: 'Cuándo' }),
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
  title: { en: 'What was taken and given back', es: 'Lo cobrado y lo devuelto' },
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
    name: exported(text('name').notNull(), { en: 'Name', es: 'Nombre' }),
    email: exported(text('email').notNull(), { en: 'E-mail', es: 'Correo' }),
    cents: exported(integer('cents').notNull(), { en: 'Amount in cents', es: 'Importe en centavos' }),
    tokenHash: secretTrace(bytes('token_hash').notNull()),
    sentAt: exported(instant('sent_at').notNull(), { en: 'Sent', es: 'Enviado' }),
    expiresAt: exported(instant('expires_at').notNull(), { en: 'Works until', es: 'Funciona hasta' }),
    /** When the owner took it back. */
    endedAt: exported(instant('ended_at'), { en: 'Taken back', es: 'Retirado' }),
  },
  (table) => [
    unique('payment_shares_idempotency_key').on(table.planId, table.idempotencyKey, table.position),
    unique('payment_shares_token').on(table.tokenHash),
    check('payment_shares_cents', sql`${table.cents} > 0`),
  ],
);

personalTable(paymentShares, {
  title: { en: 'Shares you asked others for', es: 'Partes que pidió a otras personas' },
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
    cents: exported(integer('cents').notNull(), { en: 'Amount in cents', es: 'Importe en centavos' }),
    reason: exported(text('reason').notNull(), { en: 'Why', es: 'Por qué' }),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: exported(instant('asked_at').notNull(), { en: 'When', es: 'Cuándo' }),
    /** The provider's number, once it has agreed. */
    reference: exported(text('reference'), { en: 'The provider’s number', es: 'Número del proveedor' }),
  },
  (table) => [
    check('payment_refunds_cents', sql`${table.cents} > 0`),
    index('payment_refunds_payment').on(table.paymentId),
    index('payment_refunds_asker').on(table.askedBy),
    index('payment_refunds_unasked').on(table.askedAt).where(sql`reference is null`),
  ],
);

personalTable(paymentRefunds, {
  title: { en: 'What our team gave back', es: 'Lo que devolvió nuestro equipo' },
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
    reason: exported(text('reason').notNull(), { en: 'Your words', es: 'Sus palabras' }),
    askedAt: exported(instant('asked_at').notNull(), { en: 'Asked', es: 'Pedido' }),
    decision: exported(
      text('decision', { enum: refundDecisions }),
      { en: 'Our answer', es: 'Nuestra respuesta' },
      { refunded: { en: 'Given back', es: 'Devuelto' }, declined: { en: 'Not given back', es: 'No devuelto' } },
    ),
    decidedAt: exported(instant('decided_at'), { en: 'Answered', es: 'Respondido' }),
    decidedBy: withheld(
      uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
      {
        en: 'Which of our colleagues it was. They are people too.',
        es: 'Quién de nuestro equipo fue. También son personas.',
      },
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
  title: { en: 'Refunds you asked for', es: 'Reembolsos que pidió' },
  of: ({ id }) => eq(refundRequests.userId, id),
  leaving: 'deleted',
});
