// Reports about entries are answered by whatever is decided about the entry.
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { memorialReports } from '../keeping/tables.ts';

type Answer = { decision: 'leave' | 'hide-entry'; decidedBy: string; decidedAt: Date };

export async function settleEntryReports(db: Db, entryId: string, answer: Answer): Promise<void> {
  await db
    .update(memorialReports)
    .set(answer)
    .where(and(eq(memorialReports.entryId, entryId), isNull(memorialReports.decision)));
}
