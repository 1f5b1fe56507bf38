// What was settled long ago, or never answered, goes: nobody will come back to it, and it names people.
import { MemorialId } from '@evenlight/contract/ids';
import type { Db } from '../../../platform/database/database.ts';
import { memorialChanged } from '../changed.ts';
import { deleteRejectedBefore, memorialsRejectedBefore } from '../guestbook/entry-store.ts';
import { lockMemorial } from '../store.ts';
import { deleteReportsDecided } from './report-store.ts';
import { deleteRequestsBefore, memorialsAskedBefore } from './request-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
// Whoever turned words down by mistake notices within a season.
export const REJECTED_KEPT_DAYS = 90;
export const REQUESTS_KEPT_DAYS = 180;
export const REPORTS_KEPT_DAYS = 180;

export async function forgetOldKeeping(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [rejected, asked] = [daysAgo(REJECTED_KEPT_DAYS), daysAgo(REQUESTS_KEPT_DAYS)];
  const concerned = [...(await memorialsRejectedBefore(db, rejected)), ...(await memorialsAskedBefore(db, asked))];
  for (const memorialId of new Set(concerned.map((id) => MemorialId.parse(id)))) {
    await db.transaction(async (db) => {
      await lockMemorial(db, memorialId);
      await deleteRejectedBefore(db, memorialId, rejected);
      await deleteRequestsBefore(db, memorialId, asked);
      await memorialChanged(db, memorialId, now);
    });
  }
  await deleteReportsDecided(db, daysAgo(REPORTS_KEPT_DAYS));
}
