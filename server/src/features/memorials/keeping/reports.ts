// Reports: what visitors say about a page or an entry, and what our team makes of it.
import { type EntryId, MemorialId } from '@evenlight/contract/ids';
import type { ReportReason } from '@evenlight/contract/memorials/keeping';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { v7 as uuid } from 'uuid';
import type { Member } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { announce } from '../../../platform/news/announce.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import type { MemorialVisit } from '../access.ts';
import { memorialChanged } from '../changed.ts';
import { type EntryRow, findEntry, updateEntry } from '../guestbook/entry-store.ts';
import { putEntry } from '../guestbook/moderate.ts';
import { updatePhoto } from '../photos/photo-store.ts';
import { findMemorial, lockMemorial, updateMemorialFields } from '../store.ts';
import { tellOwnerOfPage } from './mails.ts';
import {
  changeDecision,
  countUnanswered,
  findReport,
  putReport,
  type ReportRow,
  settleReports,
} from './report-store.ts';

/** One stranger's word does not take another's away; so many do until the family has looked. */
const NETWORKS_TO_HOLD = 3;

type Report = { entryId: EntryId | null; reason: ReportReason; words: string; email: string; network: string };

/** Part of a transaction that holds the memorial's lock. Says whether somebody should be told. */
export async function report(db: Db, visit: MemorialVisit, said: Report, now: Date): Promise<{ isNews: boolean }> {
  const { memorialId } = visit;
  const { entryId } = said;
  const entry = entryId && (await requireReadable(db, memorialId, entryId));
  const id = uuid({ msecs: now.getTime() });
  const isNews = await putReport(db, {
    ...said,
    id,
    memorialId,
    reportedAt: now,
    email: said.email || null,
  });
  if (isNews) await reportsChanged(db, [id], now);
  if (entry) {
    const isHeld = mayHide(visit) || (await countUnanswered(db, { memorialId, entryId })) >= NETWORKS_TO_HOLD;
    await mark(db, entry, { isHeld });
    await memorialChanged(db, memorialId, now);
  }
  return { isNews };
}

async function reportsChanged(db: Db, ids: readonly string[], at: Date): Promise<void> {
  for (const subject of ids) await announce(db, { kind: 'report.changed', subject, audience: 'house', at });
}

/** Whose word is enough: they could hide it just as well. */
function mayHide({ role, isDelegate }: MemorialVisit): boolean {
  return isDelegate || mayOnMemorial(role, 'moderate');
}

async function requireReadable(db: Db, memorialId: MemorialId, entryId: EntryId): Promise<EntryRow> {
  const entry = await findEntry(db, memorialId, entryId);
  return entry?.state === 'published' ? entry : refuse('entry.not_found');
}

async function mark(db: Db, { id, photoId, reasons }: EntryRow, { isHeld }: { isHeld: boolean }): Promise<void> {
  const marked = [...new Set([...reasons, 'reported' as const])];
  await updateEntry(db, id, { reasons: marked, ...(isHeld ? { state: 'held' } : {}) });
  if (isHeld && photoId) await updatePhoto(db, photoId, { place: 'waiting' });
}

export type Decision = NonNullable<ReportRow['decision']>;
type Deciding = { world: World; actor: Member; network: string; now: Date };

export async function decideReport(db: Db, id: string, decision: Decision, deciding: Deciding): Promise<void> {
  const seen = (await findReport(db, id)) ?? refuse('report.not_found');
  const memorialId = MemorialId.parse(seen.memorialId);
  const memorial = (await lockMemorial(db, memorialId)) ?? refuse('report.not_found');
  const found = (await findReport(db, id)) ?? refuse('report.not_found');
  const reopens = found.decision === 'close-page' && memorial.closedAt !== null && decision === 'open-page';
  if (found.decision !== null && !reopens) refuse('report.not_found');
  const { actor, network, now } = deciding;
  const answer = { decision, decidedAt: now, decidedBy: actor.userId };
  await carryOut(db, found, decision, deciding);
  await reportsChanged(db, await settleReports(db, found, answer), now);
  if (reopens) await changeDecision(db, id, answer);
  await memorialChanged(db, memorialId, now);
  const details = { report: id, decision, person: memorial.userId };
  await recordInAudit(db, {
    at: now,
    actor,
    action: 'memorial.report_answered',
    subject: String(memorialId),
    network,
    details,
  });
}

async function carryOut(db: Db, { memorialId: id, entryId }: ReportRow, decision: Decision, deciding: Deciding) {
  const { world, actor, now } = deciding;
  const memorialId = MemorialId.parse(id);
  const entry = entryId && (await findEntry(db, memorialId, entryId));
  const decided = { decidedBy: actor.userId, decidedAt: now };
  if (decision === 'hide-entry' && !entry)
    throw new Problem('request.invalid', { fields: { decision: 'This report is about the whole page' } });
  if (entry && decision === 'hide-entry') await putEntry(db, entry, 'hidden', decided);
  if (entry && decision === 'leave') await putEntry(db, entry, stateWithoutReports(entry), decided);
  if (decision !== 'close-page' && decision !== 'open-page') return;
  await updateMemorialFields(db, memorialId, { closedAt: decision === 'close-page' ? now : null });
  const memorial = (await findMemorial(db, memorialId)) ?? refuse('report.not_found');
  await tellOwnerOfPage(db, world, memorial, { isClosed: decision === 'close-page', at: now });
}

/** What waits for reports alone waits no longer. */
function stateWithoutReports({ state, reasons }: EntryRow): EntryRow['state'] {
  const isHeldByReports = state === 'held' && reasons.every((reason) => reason === 'reported');
  return isHeldByReports ? 'published' : state;
}
