// A whole sheet as one CSV file: taken out, tried, and put in again.
import type { Cells } from '@evenlight/contract/manage';
import { writeCsv } from '../../platform/sheets/csv.ts';
import type { Counts } from '../../platform/sheets/match-rows.ts';
import { inOneLine, readFileRows } from '../../platform/sheets/read-rows.ts';
import { cellsOf, namesOf, type Sheet } from '../../platform/sheets/sheet.ts';
import type { World } from '../../platform/world.ts';
import { inTurn, keepRows, tryRows } from './put-rows.ts';

export async function takeFile({ db }: Pick<World, 'db'>, sheet: Sheet) {
  const head = namesOf(sheet);
  const rows = await sheet.stored(db);
  const cells = rows.map((row) => {
    const texts: Cells = { ...cellsOf(sheet, row), id: row.id };
    return head.map((column) => texts[column] ?? '');
  });
  return { count: rows.length, content: writeCsv([head, ...cells]) };
}

/** For the command line: all or nothing; with a single fault, or when only tried, nothing is changed. */
export async function putFile(
  world: World,
  sheet: Sheet,
  { file, isTrial }: { file: Uint8Array; isTrial: boolean },
): Promise<{ faults: string[]; counts: Counts }> {
  const now = world.clock.now();
  const read = readFileRows(file, sheet, now);
  return inTurn(world.db, async (db) => {
    const trial = await tryRows(db, sheet, read, now);
    if (trial.faults.length === 0 && !isTrial)
      await keepRows(db, world, { sheet, trial }, { actor: null, way: 'command line', now });
    return { faults: trial.faults.map(inOneLine), counts: trial.counts };
  });
}
