// One row of a sheet: read with its draft and history, drafted, shown beforehand, published.
import { isDeepStrictEqual } from 'node:util';
import type { CellFault, Cells, ManagedRow, SheetKind } from '@evenlight/contract/manage';
import type { Actor, Member } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { readRow } from '../../platform/sheets/read-rows.ts';
import { cellsOf, markOf, type RowFault, type Sheet, type Stored } from '../../platform/sheets/sheet.ts';
import type { World } from '../../platform/world.ts';
import { deleteDraft, findDraft, lockDraft, saveDraft } from './draft-store.ts';
import { inTurn, keepRows, tryRows } from './put-rows.ts';
import { sheets } from './sheets.ts';
import { publishedFrom, versionsOf } from './version-store.ts';

export type Which = { kind: SheetKind; rowId: string };

/** What stands in for a row that families do not see yet. */
const UNPUBLISHED = markOf(null);

export async function readManaged(db: Db, { kind, rowId }: Which, now: Date): Promise<ManagedRow> {
  const sheet = sheets[kind];
  const [stored, draft] = [await storedRow(db, sheet, rowId), await findDraft(db, { kind, rowId })];
  if (!stored && !draft) refuse('sheet.row_not_found');
  const history = await versionsOf(db, { kind, rowId });
  return {
    ...{ kind, id: rowId, columns: [...sheet.columns], mark: markOfStored(sheet, stored) },
    published: stored && cellsOf(sheet, stored),
    isSample: stored?.isSample ?? false,
    draft: draft && {
      ...{ cells: draft.cells, version: draft.version, savedAt: draft.savedAt.toISOString(), savedBy: nameOf(draft) },
      faults: (await tryCells(db, sheet, { rowId, cells: draft.cells, now })).faults.map(asCellFault),
    },
    history: history.map(({ id, at, way, before, after, ...who }) => ({
      ...{ id, at: at.toISOString(), way, before, after, by: nameOf(who) },
    })),
  };
}

function nameOf({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string | null {
  return firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim();
}

async function storedRow(db: Db, sheet: Sheet, rowId: string): Promise<Stored | null> {
  const { id: Id } = sheet.schema(new Date(0)).shape;
  const id = Id.safeParse(rowId).data;
  if (typeof id !== 'string') return null;
  const found = await sheet.stored(db, { ids: [id], rows: [] });
  return found.find((it) => it.id === id) ?? null;
}

function markOfStored(sheet: Sheet, stored: Stored | null): string {
  return stored ? markOf(cellsOf(sheet, stored)) : UNPUBLISHED;
}

type Typed = { rowId: string; cells: Cells; now: Date };

/** What the cells would change, and what is wrong with them. A row that names itself is told from others by its words. */
async function tryCells(db: Db, sheet: Sheet, { rowId, cells, now }: Typed) {
  const known = await storedRow(db, sheet, rowId);
  const id = known || !sheet.namesItself ? rowId : '';
  const read = readRow(1, { ...cells, id }, sheet.schema(now));
  const trial = await tryRows(db, sheet, read, now);
  const isOthers = !known && trial.counts.added === 0 && read.rows.length > 0 && trial.faults.length === 0;
  const faults = isOthers
    ? [...trial.faults, { line: 1, column: sheet.sameness.column, sentence: sheet.sameness.another }]
    : trial.faults;
  return { ...trial, faults };
}

function asCellFault({ column, sentence }: RowFault): CellFault {
  return { column, sentence: sentence.replace(/\.?$/, '.') };
}

type Saving = { cells: Cells; version: number; actor: Member; now: Date };

/** Sent again after a lost answer, it stands there already. */
export async function saveManagedDraft(db: Db, which: Which, { cells, version, actor, now }: Saving): Promise<void> {
  await inTurn(db, async (db) => {
    const before = await lockDraft(db, which);
    const isRepeated = before?.version === version + 1 && isDeepStrictEqual(before.cells, cells);
    if (isRepeated) return;
    if ((before?.version ?? 0) !== version) refuse('sheet.changed_meanwhile');
    const names = new Set(sheets[which.kind].columns.map(({ name }) => name));
    const kept = Object.fromEntries(Object.entries(cells).filter(([name]) => names.has(name)));
    await saveDraft(db, which, { cells: kept, version: version + 1, savedBy: actor.userId, savedAt: now });
  });
}

export async function discardManagedDraft(db: Db, which: Which, version: number): Promise<void> {
  await db.transaction(async (db) => {
    const before = await lockDraft(db, which);
    if (before && before.version !== version) refuse('sheet.changed_meanwhile');
    await deleteDraft(db, which);
  });
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

type Publishing = { version: number; mark: string; actor: Actor; network: string; now: Date };

/** Answers with the id under which families see it. */
export async function publishDraft(world: World, which: Which, publishing: Publishing): Promise<string> {
  const { version, mark, now, actor, network } = publishing;
  const { kind, rowId } = which;
  const sheet = sheets[kind];
  return inTurn(world.db, async (db) => {
    const draft = await lockDraft(db, which);
    if (!draft) return (await publishedFrom(db, which, version)) ?? refuse('sheet.row_not_found');
    const stored = await storedRow(db, sheet, rowId);
    if (draft.version !== version || markOfStored(sheet, stored) !== mark) refuse('sheet.changed_meanwhile');
    const trial = await tryCells(db, sheet, { rowId, cells: draft.cells, now });
    if (trial.faults.length > 0) throw new Problem('sheet.faulty', { fields: fieldsOf(trial.faults) });
    await deleteDraft(db, which);
    const putting = { actor, network, way: 'desk' as const, draft: { id: rowId, version }, now };
    const [id] = await keepRows(db, world, { sheet, trial }, putting);
    return id ?? rowId;
  });
}

function fieldsOf(faults: readonly RowFault[]): Record<string, string> {
  return Object.fromEntries(faults.map((fault) => [fault.column ?? 'row', asCellFault(fault).sentence]));
}
