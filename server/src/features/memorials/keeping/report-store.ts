// Queries on reports of pages and of single entries.
import { MemorialId, ReportId } from '@evenlight/contract/ids';
import type { MemorialReport } from '@evenlight/contract/memorials/keeping';
import { and, asc, countDistinct, eq, inArray, isNotNull, isNull, lt, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { guestbookEntries } from '../guestbook/tables.ts';
import { memorials } from '../tables.ts';
import { memorialReports } from './tables.ts';

export type ReportRow = typeof memorialReports.$inferSelect;
type NewReport = Omit<ReportRow, 'decision' | 'decidedAt' | 'decidedBy'>;
type Target = Pick<ReportRow, 'memorialId' | 'entryId'>;

const isOpen = isNull(memorialReports.decision);

function isAbout({ memorialId, entryId }: Target) {
  const entry = entryId ? eq(memorialReports.entryId, entryId) : isNull(memorialReports.entryId);
  return and(eq(memorialReports.memorialId, memorialId), entry);
}

/** A network speaks once about one thing; asked again, its latest words stand. False when it had spoken. */
export async function putReport(db: Db, { id, ...report }: NewReport): Promise<boolean> {
  const { reason, words, email, reportedAt } = report;
  const said = and(isAbout(report), eq(memorialReports.network, report.network), isOpen);
  const again = await db
    .update(memorialReports)
    .set({ reason, words, email, reportedAt })
    .where(said)
    .returning({ id: memorialReports.id });
  if (again.length === 0) await db.insert(memorialReports).values({ id, ...report });
  return again.length === 0;
}

/** Networks that speak for the first time. The others had their answer, and what they reported was published since. */
export async function countUnanswered(db: Db, target: Target): Promise<number> {
  const { network, decision } = memorialReports;
  const answered = db
    .select({ network })
    .from(memorialReports)
    .where(and(isAbout(target), isNotNull(decision)));
  const [found] = await db
    .select({ networks: countDistinct(network) })
    .from(memorialReports)
    .where(and(isAbout(target), isOpen, notInArray(network, answered)));
  return found?.networks ?? 0;
}

export async function findReport(db: Db, id: string): Promise<ReportRow | null> {
  const [found] = await db.select().from(memorialReports).where(eq(memorialReports.id, id));
  return found ?? null;
}

/** Everything said about the same thing is answered together. Says which those were. */
export async function settleReports(
  db: Db,
  target: Target,
  answer: Required<Pick<ReportRow, 'decision' | 'decidedAt' | 'decidedBy'>>,
): Promise<string[]> {
  const settled = await db
    .update(memorialReports)
    .set(answer)
    .where(and(isAbout(target), isOpen))
    .returning({ id: memorialReports.id });
  return settled.map(({ id }) => id);
}

export async function changeDecision(db: Db, id: string, answer: Partial<ReportRow>): Promise<void> {
  await db.update(memorialReports).set(answer).where(eq(memorialReports.id, id));
}

/** What keeps a page closed stays, so that it can be opened again. */
export async function deleteReportsDecided(db: Db, before: Date): Promise<void> {
  const { memorialId, decision, decidedAt } = memorialReports;
  const open = db.select({ id: memorials.id }).from(memorials).where(isNull(memorials.closedAt));
  const isDone = or(ne(decision, 'close-page'), inArray(memorialId, open));
  await db.delete(memorialReports).where(and(lt(decidedAt, before), isDone));
}

/** Those nobody has answered, and what closed a page for as long as it is closed, so that it can be opened again. */
export function reportsForStaff(db: Db): Promise<MemorialReport[]> {
  return readReports(db);
}

export async function findReportForStaff(db: Db, id: string): Promise<MemorialReport | null> {
  const [found] = await readReports(db, eq(memorialReports.id, id));
  return found ?? null;
}

async function readReports(db: Db, which?: SQL): Promise<MemorialReport[]> {
  const stillClosed = and(eq(memorialReports.decision, 'close-page'), isNotNull(memorials.closedAt));
  const found = await db
    .select({
      report: memorialReports,
      entry: { authorName: guestbookEntries.authorName, message: guestbookEntries.message },
      memorialName: memorials.fullName,
      closedAt: memorials.closedAt,
    })
    .from(memorialReports)
    .innerJoin(memorials, eq(memorials.id, memorialReports.memorialId))
    .leftJoin(guestbookEntries, eq(guestbookEntries.id, memorialReports.entryId))
    .where(and(which, isNull(memorials.deletedAt), or(isOpen, stillClosed)))
    .orderBy(asc(memorialReports.reportedAt), asc(memorialReports.id));
  return found.map(
    ({ report: { id, memorialId, reason, words, email, reportedAt }, entry, memorialName, closedAt }) => ({
      id: ReportId.parse(id),
      memorialId: MemorialId.parse(memorialId),
      memorialName,
      entry,
      reason,
      words,
      email,
      reportedAt: reportedAt.toISOString(),
      isClosed: closedAt !== null,
    }),
  );
}
