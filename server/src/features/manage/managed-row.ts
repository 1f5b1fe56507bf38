// One row of a sheet: read with its draft and history, drafted, shown beforehand, published.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CellFault, Cells, ManagedRow, SheetKind } from '@evenlight/contract/manage';
import type { Actor, Member } from '../../platform/actor.ts';
import { recordInAudit } from '../../platform/audit.ts';
import { type Db, takeTurn } from '../../platform/database/database.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { hashOf } from '../../platform/sheets/content-hash.ts';
import { readRow } from '../../platform/sheets/read-rows.ts';
import { cellsOf, type RowFault, type Sheet, type Stored } from '../../platform/sheets/sheet.ts';
import type { World } from '../../platform/world.ts';
import { deleteDraft, findDraft, lockDraft, saveDraft } from './draft-store.ts';
import { inTurn, keepRows, tryRows } from './put-rows.ts';
import { sheets } from './sheets.ts';
import { publishedFrom, versionsOf } from './version-store.ts';

type Which = { kind: SheetKind; rowId: string };

/** Under the one way to write its id. A row that names itself may have been begun under any. */
export function rowOf({ kind, rowId }: Which): Which {
  const { schema, namesItself } = sheets[kind];
  const { id: Id } = schema(new Date(0)).shape;
  const id = Id.safeParse(rowId).data;
  if (typeof id !== 'string') return refuse('sheet.row_not_found');
  return { kind, rowId: namesItself ? id : id.toLowerCase() };
}

export async function readManaged(db: Db, { kind, rowId }: Which, now: Date): Promise<ManagedRow> {
  const sheet = sheets[kind];
  const [stored, draft] = [await storedRow(db, sheet, rowId), await findDraft(db, { kind, rowId })];
  const history = await versionsOf(db, { kind, rowId });
  if (!stored && !draft && history.length === 0) refuse('sheet.row_not_found');
  const publishedHash = hashOfStored(sheet, stored);
  return {
    kind,
    id: rowId,
    columns: [...sheet.columns],
    mark: publishedHash,
    published: stored && cellsOf(sheet, stored),
    isSample: stored?.isSample ?? false,
    draft: draft && {
      cells: draft.cells,
      state: draft.state,
      isOutrun: draft.publishedHash !== publishedHash,
      savedAt: draft.savedAt.toISOString(),
      savedBy: nameOf(draft),
      faults: (await tryCells(db, sheet, { rowId, cells: draft.cells, now })).faults.map(asCellFault),
    },
    history: history.map(({ id, at, way, before, after, ...who }) => ({
      id,
      at: at.toISOString(),
      way,
      before,
      after,
      by: nameOf(who),
    })),
  };
}

function nameOf({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string | null {
  return firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim();
}

async function storedRow(db: Db, sheet: Sheet, rowId: string): Promise<Stored | null> {
  const found = await sheet.stored(db, { ids: [rowId], rows: [] });
  return found.find((it) => it.id === rowId) ?? null;
}

function hashOfStored(sheet: Sheet, stored: Stored | null): string {
  return stored ? hashOf(cellsOf(sheet, stored)) : '';
}

type Typed = { rowId: string; cells: Cells; now: Date };

/** What the cells would change, and what is wrong with them. A row that names itself is told from others by its words. */
async function tryCells(db: Db, sheet: Sheet, { rowId, cells, now }: Typed) {
  const known = await storedRow(db, sheet, rowId);
  const id = known || !sheet.namesItself ? rowId : '';
  const trial = await tryRows(db, sheet, readRow(1, { ...cells, id }, sheet, now), now);
  const isOthers = !known && trial.hasKnown && trial.faults.length === 0;
  const others = { line: 1, column: sheet.sameness.column, sentence: sheet.sameness.another };
  return { ...trial, faults: isOthers ? [others] : trial.faults };
}

function asCellFault({ column, sentence }: RowFault): CellFault {
  return { column, sentence: sentence.replace(/\.?$/, '.') };
}

type Audited = { actor: Member; network: string; now: Date };
type Saving = Audited & { cells: Cells; seen: string | null; mark: string };

/** Sent again after a lost answer, it stands there already. Nobody waits here for a large file that is being put. */
export async function saveManagedDraft(db: Db, which: Which, { cells, seen, mark, ...audited }: Saving): Promise<void> {
  const sheet = sheets[which.kind];
  const names = new Set(sheet.columns.map(({ name }) => name));
  const kept = Object.fromEntries(Object.entries(cells).filter(([name]) => names.has(name)));
  await db.transaction(async (db) => {
    await takeTurn(db, `draft ${which.kind} ${which.rowId}`);
    const before = await lockDraft(db, which);
    const isRepeated = before !== null && before.follows === seen && isDeepStrictEqual(before.cells, kept);
    if (isRepeated) return;
    const publishedHash = hashOfStored(sheet, await storedRow(db, sheet, which.rowId));
    if ((before?.state ?? null) !== seen || publishedHash !== mark) refuse('sheet.changed_meanwhile');
    const [savedBy, savedAt] = [audited.actor.userId, audited.now];
    await saveDraft(db, which, { cells: kept, state: randomUUID(), follows: seen, publishedHash, savedBy, savedAt });
    await record(db, 'sheet.saved', which, audited);
  });
}

export async function discardManagedDraft(db: Db, which: Which, { seen, ...audited }: Audited & { seen: string }) {
  await db.transaction(async (db) => {
    const before = await lockDraft(db, which);
    if (!before) return;
    if (before.state !== seen) refuse('sheet.changed_meanwhile');
    await deleteDraft(db, which);
    await record(db, 'sheet.discarded', which, audited);
  });
}

function record(db: Db, action: string, { kind, rowId }: Which, { actor, network, now }: Audited): Promise<void> {
  return recordInAudit(db, { at: now, actor, action, subject: `${kind} ${rowId}`, network });
}

export async function previewCells(db: Db, kind: SheetKind, typed: Typed) {
  const sheet = sheets[kind];
  const { faults, written } = await tryCells(db, sheet, typed);
  const [change] = written;
  const isShown = faults.length === 0 && change !== undefined;
  return {
    faults: faults.map(asCellFault),
    shown: (isShown && (await sheet.show?.(db, change, typed.now))) || null,
  };
}

type Publishing = { seen: string; actor: Actor; network: string; now: Date };

/** Answers with the id under which families see it. */
export async function publishDraft(world: World, which: Which, { seen, now, actor, network }: Publishing) {
  const { kind, rowId } = which;
  const sheet = sheets[kind];
  return inTurn(world.db, async (db) => {
    const draft = await lockDraft(db, which);
    if (!draft) return (await publishedFrom(db, seen)) ?? refuse('sheet.row_not_found');
    const stored = await storedRow(db, sheet, rowId);
    if (draft.state !== seen || draft.publishedHash !== hashOfStored(sheet, stored)) refuse('sheet.changed_meanwhile');
    const trial = await tryCells(db, sheet, { rowId, cells: draft.cells, now });
    if (trial.faults.length > 0) throw new Problem('sheet.faulty', { fields: fieldsOf(trial.faults) });
    await deleteDraft(db, which);
    const putting = { actor, network, way: 'desk' as const, draftState: seen, now };
    const [id] = await keepRows(db, world, { sheet, trial }, putting);
    return id ?? rowId;
  });
}

function fieldsOf(faults: readonly RowFault[]): Record<string, string> {
  return Object.fromEntries(faults.map((fault) => [fault.column ?? 'row', asCellFault(fault).sentence]));
}
