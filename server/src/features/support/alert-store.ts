// People in danger who asked us to call, and who of the team does.
import { UserId } from '@evenlight/contract/ids';
import type { CrisisAlert } from '@evenlight/contract/support/safety';
import { and, asc, eq, gte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { announce } from '../../platform/news/announce.ts';
import { users } from '../accounts/tables.ts';
import { announceSupport } from './changed.ts';
import { isLeft } from './rules.ts';
import { crisisAlerts } from './tables.ts';

export type AlertRow = typeof crisisAlerts.$inferSelect;

/** Null when the same request is here already. */
export async function insertAlert(db: Db, alert: typeof crisisAlerts.$inferInsert): Promise<AlertRow | null> {
  const [made] = await db
    .insert(crisisAlerts)
    .values(alert)
    .onConflictDoNothing({ target: [crisisAlerts.userId, crisisAlerts.idempotencyKey] })
    .returning();
  return made ?? null;
}

/** Who asks again while a call is waited for means the same call: two of the team would dial. */
export async function renewOpenAlert(
  db: Db,
  userId: string,
  asked: Pick<AlertRow, 'name' | 'phone' | 'level' | 'routes' | 'language' | 'idempotencyKey'>,
): Promise<{ alert: AlertRow; isChanged: boolean } | null> {
  const isOpen = and(eq(crisisAlerts.userId, userId), ne(crisisAlerts.state, 'done'));
  const [alert] = await db.select().from(crisisAlerts).where(isOpen).for('update');
  if (!alert) return null;
  const isChanged = alert.idempotencyKey !== asked.idempotencyKey;
  if (isChanged) await db.update(crisisAlerts).set(asked).where(eq(crisisAlerts.id, alert.id));
  return { alert, isChanged };
}

const taker = { firstName: users.firstName, lastName: users.lastName };

function readAlerts(db: Db) {
  return db
    .select({ alert: crisisAlerts, taker })
    .from(crisisAlerts)
    .leftJoin(users, eq(users.id, crisisAlerts.takenBy))
    .$dynamic();
}

/** Those who wait first, the longest waiting at the top; and those who were reached since a moment. */
export async function alertsSince(db: Db, doneSince: Date, now: Date): Promise<CrisisAlert[]> {
  const rank = sql`array_position(array['waiting', 'taken', 'done'], ${crisisAlerts.state})`;
  const found = await readAlerts(db)
    .where(or(ne(crisisAlerts.state, 'done'), gte(crisisAlerts.changedAt, doneSince)))
    .orderBy(asc(rank), asc(crisisAlerts.askedAt), asc(crisisAlerts.id));
  return found.map((one) => asWire(one, now));
}

export async function findAlert(db: Db, id: string, now: Date): Promise<CrisisAlert | null> {
  const [found] = await readAlerts(db).where(eq(crisisAlerts.id, id));
  return found ? asWire(found, now) : null;
}

export async function askerOf(db: Db, id: string): Promise<string | null> {
  const [found] = await db.select({ userId: crisisAlerts.userId }).from(crisisAlerts).where(eq(crisisAlerts.id, id));
  return found?.userId ?? null;
}

/** Locked, so that no two of the team take it in the same moment. */
export async function lockAlert(db: Db, id: string): Promise<AlertRow | null> {
  const [found] = await db.select().from(crisisAlerts).where(eq(crisisAlerts.id, id)).for('update');
  return found ?? null;
}

export async function updateAlert(
  db: Db,
  id: string,
  change: Pick<AlertRow, 'state' | 'takenBy' | 'changedAt'>,
): Promise<void> {
  await db.update(crisisAlerts).set(change).where(eq(crisisAlerts.id, id));
}

/** Heard by whoever asked, and once by the house: its desk tells the team, however many they are. */
export async function announceAlert(db: Db, { id, userId }: Pick<AlertRow, 'id' | 'userId'>, at: Date): Promise<void> {
  await announce(db, { kind: 'crisis_alert.changed', subject: id, audience: 'house', at });
  await announceSupport(db, UserId.parse(userId), userId, at);
}

type Found = { alert: AlertRow; taker: { firstName: string; lastName: string } | null };

function asWire({ alert, taker }: Found, now: Date): CrisisAlert {
  const { id, name, phone, level, routes, language, state } = alert;
  return {
    id,
    name,
    phone,
    level,
    routes,
    language,
    state,
    askedAt: alert.askedAt.toISOString(),
    isLeft: isLeft(alert, now),
    takenBy: taker ? `${taker.firstName} ${taker.lastName}` : null,
    changedAt: alert.changedAt.toISOString(),
  };
}
