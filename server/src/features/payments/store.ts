import type { PaymentState } from '@evenlight/contract/payments';
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../accounts/tables.ts';
import type { Movement } from './providers/provider.ts';
import { paymentEntries, paymentNotices, paymentRefunds, paymentShares, payments } from './tables.ts';

export type PaymentRow = typeof payments.$inferSelect;

const LIVE = ['open', 'processing'] as const;

export async function findPayment(db: Db, id: string): Promise<PaymentRow | null> {
  const [found] = await db.select().from(payments).where(eq(payments.id, id));
  return found ?? null;
}

export async function lockPayment(db: Db, id: string): Promise<PaymentRow | null> {
  const [found] = await db.select().from(payments).where(eq(payments.id, id)).for('update');
  return found ?? null;
}

export async function findByReference(db: Db, provider: PaymentRow['provider'], reference: string) {
  const ofProvider = and(eq(payments.provider, provider), eq(payments.reference, reference));
  const [found] = await db.select().from(payments).where(ofProvider);
  return found ?? null;
}

/** The payment that is under way for the owner, or for one share. There is at most one of each. */
export async function livePayment(db: Db, of: { planId: string } | { shareId: string }): Promise<PaymentRow | null> {
  const whose =
    'shareId' in of
      ? eq(payments.shareId, of.shareId)
      : and(eq(payments.planId, of.planId), ne(payments.purpose, 'share'));
  const [found] = await db
    .select()
    .from(payments)
    .where(and(whose, inArray(payments.state, [...LIVE])));
  return found ?? null;
}

/** The one that was begun last, whatever became of it. */
export async function latestOfShare(db: Db, shareId: string): Promise<PaymentRow | null> {
  const [found] = await db
    .select()
    .from(payments)
    .where(eq(payments.shareId, shareId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return found ?? null;
}

export async function insertPayment(db: Db, payment: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [made] = await db.insert(payments).values(payment).returning();
  if (!made) throw new Error('a payment was not written');
  return made;
}

export async function updatePayment(db: Db, id: string, fields: Partial<PaymentRow>): Promise<void> {
  await db.update(payments).set(fields).where(eq(payments.id, id));
}

/** With names and refunds; newest first. */
export function paymentsOfPlan(db: Db, planId: string, provider: PaymentRow['provider']) {
  return readPayments(db)
    .where(and(eq(payments.planId, planId), eq(payments.provider, provider)))
    .orderBy(desc(payments.createdAt), desc(payments.id));
}

export async function findWithNames(db: Db, id: string) {
  const [found] = await readPayments(db).where(eq(payments.id, id));
  return found ?? null;
}

export type NamedPayment = NonNullable<Awaited<ReturnType<typeof findWithNames>>>;

function readPayments(db: Db) {
  const sumOf = (kind: 'charge' | 'refund') =>
    sql<number>`(select coalesce(sum(cents), 0)::int from payment_entries
      where payment_entries.payment_id = payments.id and payment_entries.kind = ${kind})`;
  return db
    .select({
      payment: payments,
      payer: { firstName: users.firstName, lastName: users.lastName },
      shareName: paymentShares.name,
      chargedCents: sumOf('charge'),
      refundedCents: sumOf('refund'),
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.payerId))
    .leftJoin(paymentShares, eq(paymentShares.id, payments.shareId))
    .$dynamic();
}

export async function entriesOf(db: Db, paymentId: string) {
  return db
    .select()
    .from(paymentEntries)
    .where(eq(paymentEntries.paymentId, paymentId))
    .orderBy(asc(paymentEntries.at), asc(paymentEntries.id));
}

type NewEntry = Movement & { paymentId: string; kind: 'charge' | 'refund' };

/** True when this movement was not in the ledger yet. */
export async function writeEntry(db: Db, { paymentId, kind, cents, reference, at }: NewEntry): Promise<boolean> {
  const signed = kind === 'refund' ? -cents : cents;
  const made = await db
    .insert(paymentEntries)
    .values({ id: uuid(), paymentId, kind, cents: signed, reference, at })
    .onConflictDoNothing({ target: paymentEntries.reference })
    .returning({ id: paymentEntries.id });
  return made.length > 0;
}

/** True when this notice is new. */
export async function noteNotice(db: Db, notice: typeof paymentNotices.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(paymentNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ eventId: paymentNotices.eventId });
  return made.length > 0;
}

export async function forgetNotices(db: Db, heardBefore: Date): Promise<void> {
  await db.delete(paymentNotices).where(lt(paymentNotices.heardAt, heardBefore));
}

/** What may have moved on without our hearing of it: what is being confirmed, and what was begun lately. */
export function unsettledSince(db: Db, openSince: Date): Promise<PaymentRow[]> {
  const isFresh = and(eq(payments.state, 'open'), gte(payments.createdAt, openSince));
  return db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.reference), or(eq(payments.state, 'processing'), isFresh)))
    .orderBy(asc(payments.createdAt));
}

/** Begun long ago and never paid. */
export function staleOpenBefore(db: Db, begunBefore: Date): Promise<PaymentRow[]> {
  const isStale = and(eq(payments.state, 'open'), lt(payments.createdAt, begunBefore), isNotNull(payments.reference));
  return db.select().from(payments).where(isStale).orderBy(asc(payments.createdAt));
}

/** Settled since a moment, with what the ledger says of each. */
export async function settledSince(db: Db, since: Date) {
  return db
    .select({
      payment: payments,
      ledgerCents: sql<number>`(select coalesce(sum(cents), 0)::int from payment_entries where payment_id = payments.id)`,
    })
    .from(payments)
    .where(and(eq(payments.state, 'succeeded' satisfies PaymentState), gte(payments.settledAt, since)))
    .orderBy(asc(payments.settledAt));
}

/** False when the same wish was written before. */
export async function insertRefund(db: Db, refund: typeof paymentRefunds.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(paymentRefunds)
    .values(refund)
    .onConflictDoNothing()
    .returning({ id: paymentRefunds.id });
  return made.length > 0;
}

export async function setRefundReference(db: Db, id: string, reference: string): Promise<void> {
  await db.update(paymentRefunds).set({ reference }).where(eq(paymentRefunds.id, id));
}

export async function deleteRefund(db: Db, id: string): Promise<void> {
  await db.delete(paymentRefunds).where(eq(paymentRefunds.id, id));
}

/** Refunds that were asked for and are not in the ledger yet. */
export async function refundsUnderWay(db: Db, paymentId: string): Promise<number> {
  const inLedger = db
    .select({ id: paymentEntries.id })
    .from(paymentEntries)
    .where(eq(paymentEntries.reference, paymentRefunds.reference));
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${paymentRefunds.cents}), 0)::int` })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.paymentId, paymentId), notExists(inLedger)));
  return row?.cents ?? 0;
}
