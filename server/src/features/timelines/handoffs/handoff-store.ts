import type { Handoff, HandoffState } from '@evenlight/contract/handoffs';
import { HandoffId, type PlanId } from '@evenlight/contract/ids';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { PlanScope } from '../../plans/access.ts';
import { handoffs } from '../tables.ts';

export type HandoffRow = typeof handoffs.$inferSelect;

export async function handoffsOf(db: Db, planId: PlanId, now: Date): Promise<Handoff[]> {
  const found = await db
    .select()
    .from(handoffs)
    .where(eq(handoffs.planId, planId))
    .orderBy(asc(handoffs.sentAt), asc(handoffs.id));
  return found.map((row) => asWire(row, now));
}

/** What became of it; for the family, whose list keeps the answers. */
export function stateOf(row: HandoffRow, now: Date): HandoffState {
  return row.state ?? (isLinkOver(row, now) ? 'ended' : 'open');
}

export function isLinkOver({ endedAt, expiresAt }: HandoffRow, now: Date): boolean {
  return endedAt !== null || expiresAt <= now;
}

export function asWire(row: HandoffRow, now: Date): Handoff {
  const { id, eventId, name, email, message, sentAt, expiresAt, answeredAt, answer } = row;
  return {
    id: HandoffId.parse(id),
    eventId,
    name,
    email,
    message,
    answer,
    state: stateOf(row, now),
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

export async function findByIdempotencyKey(
  db: Db,
  { planId }: PlanScope,
  idempotencyKey: string,
): Promise<HandoffRow | null> {
  const ofKey = and(eq(handoffs.planId, planId), eq(handoffs.idempotencyKey, idempotencyKey));
  const [found] = await db.select().from(handoffs).where(ofKey);
  return found ?? null;
}

export function countOpen(db: Db, { planId }: PlanScope, now: Date): Promise<number> {
  const open = and(eq(handoffs.planId, planId), isNull(handoffs.state), isNull(handoffs.endedAt));
  return db.$count(handoffs, and(open, gt(handoffs.expiresAt, now)));
}

export async function insertHandoff(db: Db, handoff: typeof handoffs.$inferInsert): Promise<HandoffRow> {
  const [made] = await db.insert(handoffs).values(handoff).returning();
  if (!made) throw new Error('A handoff was not written.');
  return made;
}

const oneOf = (db: Db, { planId }: PlanScope, id: HandoffId) =>
  db
    .select()
    .from(handoffs)
    .where(and(eq(handoffs.id, id), eq(handoffs.planId, planId)));

export async function findHandoff(db: Db, scope: PlanScope, id: HandoffId): Promise<HandoffRow | null> {
  const [found] = await oneOf(db, scope, id);
  return found ?? null;
}

export async function lockHandoff(db: Db, scope: PlanScope, id: HandoffId): Promise<HandoffRow | null> {
  const [found] = await oneOf(db, scope, id).for('update');
  return found ?? null;
}

export async function findByToken(db: Db, tokenHash: Buffer): Promise<HandoffRow | null> {
  const [found] = await db.select().from(handoffs).where(eq(handoffs.tokenHash, tokenHash));
  return found ?? null;
}

export async function updateHandoff(db: Db, id: string, fields: Partial<HandoffRow>): Promise<HandoffRow> {
  const [changed] = await db.update(handoffs).set(fields).where(eq(handoffs.id, id)).returning();
  if (!changed) throw new Error('A handoff went in this very moment.');
  return changed;
}
