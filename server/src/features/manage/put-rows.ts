// Rows come into a sheet: from a file, or one that was drafted. All of them or none; what each was before is remembered.
import type { Cells } from '@evenlight/contract/manage';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../platform/actor.ts';
import { recordInAudit } from '../../platform/audit.ts';
import { type Db, takeTurn } from '../../platform/database/database.ts';
import { hashOf } from '../../platform/sheets/content-hash.ts';
import { type Counts, matchRows, whatChanges } from '../../platform/sheets/match-rows.ts';
import type { FileRow } from '../../platform/sheets/read-rows.ts';
import {
  cellsOf,
  type Matched,
  type RowFault,
  SHEETS_TURN,
  type Sheet,
  type Stored,
  type Written,
} from '../../platform/sheets/sheet.ts';
import type { World } from '../../platform/world.ts';
import { confirmToldPrices } from '../plans/plan-store.ts';
import { insertVersions, type NewVersion } from './version-store.ts';

type Read = { rows: FileRow<Written>[]; faults: RowFault[] };

/** So few that it is worth asking for those alone that they could be. */
const FEW = 20;

export type Trial = {
  faults: RowFault[];
  counts: Counts;
  written: Matched<Written, Stored>[];
  /** Some of them are rows that are there already. */
  hasKnown: boolean;
  changesHash: string;
};

/** What rows would change. Whoever stores them holds the lock of the sheets. */
export async function tryRows(db: Db, sheet: Sheet, { rows, faults }: Read, now: Date): Promise<Trial> {
  for (const turn of sheet.turns?.(rows.map(({ value }) => value)) ?? []) await takeTurn(db, turn);
  const stored = await sheet.stored(db, rows.length <= FEW ? fewOf(rows) : undefined);
  const { matched, faults: mismatches } = matchRows(sheet, rows, stored);
  const { written, counts } = whatChanges(sheet, matched);
  const known = [...faults, ...mismatches];
  // With rows missing, what does not add up is no news.
  const found = known.length === 0 && written.length > 0 ? await sheet.check?.(db, written, now) : [];
  const hasKnown = matched.some(({ stored }) => stored !== null);
  const changesHash = hashOf(changesIn(sheet, written));
  return { faults: [...known, ...(found ?? [])], counts, written, hasKnown, changesHash };
}

function fewOf(rows: readonly FileRow<Written>[]) {
  const values = rows.map(({ value }) => value);
  return { ids: values.flatMap(({ id }) => id ?? []), rows: values };
}

export type Change = { title: string; before: Cells | null; after: Cells };

export function changesIn(sheet: Sheet, written: readonly Matched<Written, Stored>[]): Change[] {
  return written.map(({ row, stored }) => ({
    title: sheet.titleOf(row),
    before: stored && cellsOf(sheet, stored),
    after: cellsOf(sheet, row),
  }));
}

type Putting = Pick<NewVersion, 'way'> & {
  /** Null for the command line. */
  actor: Actor | null;
  network?: string;
  /** The draft that is published. */
  draftState?: string | null;
  now: Date;
};

/** Keeps what was found to be sound, and answers with the ids. */
export async function keepRows(
  db: Db,
  world: World,
  { sheet, trial: { written, counts } }: { sheet: Sheet; trial: Trial },
  { actor, network, way, draftState = null, now }: Putting,
): Promise<string[]> {
  if (written.length === 0) return [];
  const ids = await sheet.keep(db, written, now);
  const changedBy = actor?.kind === 'member' ? actor.userId : null;
  await insertVersions(
    db,
    changesIn(sheet, written).map(({ before, after }, at) => ({
      id: uuid(),
      kind: sheet.kind,
      rowId: ids[at] ?? '',
      before,
      after,
      at: now,
      way,
      changedBy,
      draftState,
    })),
  );
  if (sheet.kind === 'packages' || sheet.kind === 'addons') await confirmToldPrices(db);
  await sheet.tell?.(db, world, written, now);
  await recordInAudit(db, {
    at: now,
    actor,
    action: 'listings.changed',
    subject: [sheet.kind, ids.length === 1 && ids[0]].filter(Boolean).join(' '),
    ...(network ? { network } : {}),
    details: { by: way, ...counts },
  });
  return ids;
}

/** One after the other, so that what was tried is what is kept. */
export function inTurn<T>(db: Db, change: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (db) => {
    await takeTurn(db, SHEETS_TURN);
    return change(db);
  });
}
