import { and, asc, desc, eq, gte, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../accounts/tables.ts';
import { type Movement, signedCents } from './providers/provider.ts';
import { paymentEntries, paymentNotices, paymentShares, payments } from './tables.ts';

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

/** False when the payment was given up meanwhile; then the intent that was made for it is nobody's. */
export async function claimReference(db: Db, id: string, reference: string): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ reference })
    .where(and(eq(payments.id, id), eq(payments.state, 'open')))
    .returning({ id: payments.id });
  return claimed.length > 0;
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
  const sumOf = (which: SQL) =>
    sql<number>`(select coalesce(sum(cents), 0)::int from payment_entries
      where payment_entries.payment_id = payments.id and ${which})`;
  return db
    .select({
      payment: payments,
      payer: { firstName: users.firstName, lastName: users.lastName },
      shareName: paymentShares.name,
      /** What is left of it in the ledger. */
      paidCents: sumOf(sql`true`),
      refundedCents: sumOf(sql`kind in ('refund', 'refund-failed')`),
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

/** True when this movement was not in the ledger yet. */
export async function writeEntry(db: Db, paymentId: string, movement: Movement): Promise<boolean> {
  const { kind, reference, at, undoes } = movement;
  if (undoes && (await db.$count(paymentEntries, eq(paymentEntries.reference, undoes))) === 0) return false;
  const made = await db
    .insert(paymentEntries)
    .values({ id: uuid(), paymentId, kind, cents: signedCents(movement), reference, at })
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

/** What may have moved on without our hearing of it: what is being confirmed, and what somebody may be paying. */
export function unsettledSince(db: Db, offeredSince: Date): Promise<PaymentRow[]> {
  const isFresh = and(eq(payments.state, 'open'), gte(payments.offeredAt, offeredSince));
  return db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.reference), or(eq(payments.state, 'processing'), isFresh)))
    .orderBy(asc(payments.offeredAt));
}

/** Everything that was begun and has not been paid, the oldest first. */
export function openPayments(db: Db): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.state, 'open')).orderBy(asc(payments.offeredAt));
}

export function settledSince(db: Db, since: Date): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.state, 'succeeded'), gte(payments.settledAt, since)))
    .orderBy(asc(payments.settledAt));
}
