// What waits for somebody on their memorials: entries to look at, contributions to review, people who ask to be let in.
import { and, count, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { memorialContributions } from './collaboration/tables.ts';
import { guestbookEntries } from './guestbook/tables.ts';
import { memorialAccessRequests } from './keeping/tables.ts';

type Waiting = { entries: number; others: number };

/** By the memorial's number. Delegates see to entries, keepers to all of it. */
export async function waitingOn(db: Db, ids: number[]): Promise<Map<number, Waiting>> {
  if (ids.length === 0) return new Map();
  const { memorialId: ofEntry, state, reasons } = guestbookEntries;
  const { memorialId: ofContribution, status } = memorialContributions;
  const { memorialId: ofRequest } = memorialAccessRequests;
  const entries = await db
    .select({ memorialId: ofEntry, times: count() })
    .from(guestbookEntries)
    .where(and(inArray(ofEntry, ids), or(eq(state, 'held'), sql`'reported' = any(${reasons})`)))
    .groupBy(ofEntry);
  const contributions = await db
    .select({ memorialId: ofContribution, times: count() })
    .from(memorialContributions)
    .where(and(inArray(ofContribution, ids), eq(status, 'pending')))
    .groupBy(ofContribution);
  const requests = await db
    .select({ memorialId: ofRequest, times: count() })
    .from(memorialAccessRequests)
    .where(inArray(ofRequest, ids))
    .groupBy(ofRequest);
  const timesIn = (rows: { memorialId: number; times: number }[], id: number) =>
    rows.find(({ memorialId }) => memorialId === id)?.times ?? 0;
  return new Map(
    ids.map((id) => [
      id,
      { entries: timesIn(entries, id), others: timesIn(contributions, id) + timesIn(requests, id) },
    ]),
  );
}
