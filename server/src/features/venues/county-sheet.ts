// The counties that we say we work in, as a sheet.
import { lineOfText } from '@evenlight/contract/field-rules';
import { COUNTY_MAX_LENGTH } from '@evenlight/contract/venues';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { idInCell, orEmpty, yesOrNo } from '../../platform/sheets/cells.ts';
import { columnsOf } from '../../platform/sheets/columns.ts';
import { sameName } from '../../platform/sheets/match-rows.ts';
import type { LinesAsked, Matched, Sheet } from '../../platform/sheets/sheet.ts';
import { allCounties, type CountyRow, keepCounties } from './county-store.ts';

const shape = {
  id: idInCell,
  name: lineOfText(COUNTY_MAX_LENGTH),
  listed: orEmpty(yesOrNo).default(null),
};

const columns = columnsOf(shape, { name: 'line', listed: 'yes-or-no' });

const CountyCells = z.object(shape);
type Written = z.output<typeof CountyCells>;
type Known = Awaited<ReturnType<typeof storedCounties>>[number];

export const countySheet: Sheet<Written, Known> = {
  kind: 'counties',
  columns,
  namesItself: false,
  schema: () => CountyCells,
  sameness: {
    of: ({ name }) => sameName(name),
    several: 'Several have this name. Say which one',
    another: 'Another one has this name. Rename that one first',
    column: 'name',
  },
  stored: storedCounties,
  lines: countyLines,
  titleOf: ({ name }) => name,
  keep: keepRows,
};

async function storedCounties(db: Db) {
  return (await allCounties(db)).map(({ isListed, ...same }) => ({ ...same, listed: isListed }));
}

async function countyLines(db: Db, { search = '', limit, offset }: LinesAsked) {
  return (await allCounties(db))
    .filter(({ name }) => sameName(name).includes(sameName(search)))
    .slice(offset, offset + limit)
    .map(({ id, name, isListed, isSample }) => ({ id, title: name, detail: '', isListed, isSample }));
}

async function keepRows(db: Db, written: readonly Matched<Written, Known>[], now: Date): Promise<string[]> {
  const rows = written.map(
    ({ row, stored }): CountyRow => ({
      id: stored?.id ?? row.id ?? uuid({ msecs: now.getTime() }),
      name: row.name,
      isListed: row.listed,
      isSample: stored?.isSample ?? false,
    }),
  );
  await keepCounties(db, rows);
  return rows.map(({ id }) => id);
}
