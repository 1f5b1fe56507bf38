// What is kept about somebody's danger goes when it helps nobody any more.
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { crisisAlerts, supportSafety } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
// Long enough to look into how somebody was helped.
export const DONE_ALERTS_KEPT_DAYS = 90;
// Nobody calls after half a year.
export const OPEN_ALERTS_KEPT_DAYS = 180;
// A worry counts for a week; the rest is room for clocks that went wrong.
export const WORRIES_KEPT_DAYS = 30;

/** Whoever still waits for a call stays on the list for long, and a notice stays until its person answers it. */
export async function forgetOldWorries(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db
    .delete(crisisAlerts)
    .where(
      or(
        and(eq(crisisAlerts.state, 'done'), lt(crisisAlerts.changedAt, daysAgo(DONE_ALERTS_KEPT_DAYS))),
        lt(crisisAlerts.changedAt, daysAgo(OPEN_ALERTS_KEPT_DAYS)),
      ),
    );
  await db
    .delete(supportSafety)
    .where(and(isNull(supportSafety.noticeSince), lt(supportSafety.raisedAt, daysAgo(WORRIES_KEPT_DAYS))));
}
