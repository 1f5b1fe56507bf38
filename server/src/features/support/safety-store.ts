// What is remembered of a person beyond their conversations, and how often anybody was sent to a crisis line.
import { wallTimeAt } from '@evenlight/contract/dates';
import type { UserId } from '@evenlight/contract/ids';
import type { CrisisLevel, CrisisRoute } from '@evenlight/contract/support/levels';
import type { Referrals, SafetyState } from '@evenlight/contract/support/safety';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { isCallShown } from './rules.ts';
import { type Remembered, standing } from './safety/memory.ts';
import { crisisAlerts, supportReferrals, supportSafety } from './tables.ts';

export async function findRemembered(db: Db, userId: UserId): Promise<Remembered | null> {
  const { raisedAt, routes, noticeSince } = supportSafety;
  const [found] = await db
    .select({ raisedAt, routes, noticeSince })
    .from(supportSafety)
    .where(eq(supportSafety.userId, userId));
  return found ?? null;
}

export async function keepRemembered(
  db: Db,
  userId: UserId,
  { raisedAt, routes, noticeSince }: Remembered,
  more: { safeSaidAt?: Date } = {},
): Promise<void> {
  const row = { raisedAt, routes, noticeSince, ...more };
  await db
    .insert(supportSafety)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: supportSafety.userId, set: row });
}

export async function safetyOf(db: Db, userId: UserId, now: Date): Promise<SafetyState> {
  const { level, routes, noticeSince } = standing(await findRemembered(db, userId), now);
  const call = await latestCall(db, userId);
  const isShown = call && isCallShown(call, noticeSince, now);
  return {
    level,
    routes,
    notice: noticeSince && { since: noticeSince.toISOString(), routes },
    callAsked: isShown ? { at: call.askedAt.toISOString(), state: call.state } : null,
  };
}

async function latestCall(db: Db, userId: UserId) {
  const { askedAt, state, changedAt } = crisisAlerts;
  const [found] = await db
    .select({ askedAt, state, changedAt })
    .from(crisisAlerts)
    .where(eq(crisisAlerts.userId, userId))
    .orderBy(desc(askedAt), desc(crisisAlerts.id))
    .limit(1);
  return found ?? null;
}

export async function countReferral(
  db: Db,
  { route, level }: { route: CrisisRoute; level: CrisisLevel },
  now: Date,
): Promise<void> {
  await db
    .insert(supportReferrals)
    .values({ day: wallTimeAt(now).date, route, level, times: 1 })
    .onConflictDoUpdate({
      target: [supportReferrals.day, supportReferrals.route, supportReferrals.level],
      set: { times: sql`${supportReferrals.times} + 1` },
    });
}

export async function referrals(db: Db): Promise<Referrals> {
  const month = sql<string>`to_char(${supportReferrals.day}, 'YYYY-MM')`;
  const rows = await db
    .select({
      month,
      route: supportReferrals.route,
      times: sql<number>`sum(${supportReferrals.times})::int`,
      since: sql<string>`min(${supportReferrals.day})::text`,
    })
    .from(supportReferrals)
    .groupBy(month, supportReferrals.route)
    .orderBy(month, supportReferrals.route);
  const byMonth = new Map<string, Referrals['byMonth'][number]>();
  for (const { month, route, times } of rows) {
    const counted = byMonth.get(month) ?? { month, times: {} };
    counted.times[route] = times;
    byMonth.set(month, counted);
  }
  return {
    since: rows.map(({ since }) => since).sort()[0] ?? null,
    total: rows.reduce((sum, { times }) => sum + times, 0),
    byMonth: [...byMonth.values()],
  };
}
