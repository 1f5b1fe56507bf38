// Dated facts as a sheet. A row is known by its key and county.
import { wallTimeAt } from '@evenlight/contract/dates';
import { factKeys, factUnits, unitOf } from '@evenlight/contract/facts';
import { lineOfText } from '@evenlight/contract/field-rules';
import { COUNTY_MAX_LENGTH, Day } from '@evenlight/contract/venues';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { figure, idInCell, linesOfText, oneWordOf, orEmpty, yesOrNo } from '../../platform/sheets/cells.ts';
import { choice, columnsOf } from '../../platform/sheets/columns.ts';
import { sameName } from '../../platform/sheets/match-rows.ts';
import type { LinesAsked, Matched, RowFault, Sheet } from '../../platform/sheets/sheet.ts';
import { textLine, textLines, withTranslations } from '../../platform/sheets/translated.ts';
import { allCounties } from '../venues/county-store.ts';
import { asDatedFact, type FactRow, factIdOf } from './rules.ts';
import { allFacts, keepFacts } from './store.ts';

const shape = {
  id: idInCell,
  key: oneWordOf(factKeys),
  county: orEmpty(lineOfText(COUNTY_MAX_LENGTH)),
  name: lineOfText(120),
  unit: oneWordOf(factUnits),
  low: orEmpty(figure),
  high: orEmpty(figure),
  note: orEmpty(linesOfText(500)),
  source: orEmpty(lineOfText(200)),
  checkedOn: orEmpty(z.string().trim().pipe(Day)),
  reviewBy: orEmpty(z.string().trim().pipe(Day)),
  listed: orEmpty(yesOrNo).default(null),
};

const texts = [textLine('name', shape.name), textLines('note', linesOfText(500)), textLine('source', lineOfText(200))];

const ownColumns = columnsOf(shape, {
  key: choice(factKeys),
  county: 'line',
  name: 'line',
  unit: choice(factUnits),
  low: 'number',
  high: 'number',
  note: 'lines',
  source: 'line',
  checkedOn: 'day',
  reviewBy: 'day',
  listed: 'yes-or-no',
});

const Fact = z
  .object(shape)
  .superRefine(({ key, unit }, context) => {
    const message = `This fact is counted in ${unitOf[key]}`;
    if (unit !== unitOf[key]) context.addIssue({ code: 'custom', path: ['unit'], message });
  })
  .refine(({ low, high }) => high === null || low !== null, {
    path: ['low'],
    message: 'A range has a lowest figure, too',
  })
  .refine(({ low, high }) => high === null || low === null || high > low, {
    path: ['high'],
    message: 'It is above the lowest one, or empty where there is one figure',
  })
  .refine(({ checkedOn, source }) => checkedOn === null || source !== null, {
    path: ['source'],
    message: 'What was checked has a source',
  })
  .refine(({ checkedOn, reviewBy }) => checkedOn === null || reviewBy !== null, {
    path: ['reviewBy'],
    message: 'Say by when it is looked up again',
  })
  .refine(({ checkedOn, reviewBy }) => reviewBy === null || checkedOn !== null, {
    path: ['checkedOn'],
    message: 'Say when it was checked',
  })
  .refine(({ checkedOn, reviewBy }) => checkedOn === null || reviewBy === null || reviewBy > checkedOn, {
    path: ['reviewBy'],
    message: 'It is later than the day of the check',
  });

const withoutChecksAfter = (today: string) =>
  Fact.refine(({ checkedOn }) => checkedOn === null || checkedOn <= today, {
    path: ['checkedOn'],
    message: 'Cannot be later than today',
  });

type Written = z.output<typeof Fact>;
type Known = ReturnType<typeof inWordsOfTheSheet>;
type Change = Matched<Written, Known>;

export const factSheet: Sheet<Written, Known> = {
  kind: 'facts',
  columns: withTranslations(ownColumns, texts),
  texts,
  namesItself: true,
  schema: (now) => withoutChecksAfter(wallTimeAt(now).date),
  sameness: {
    of: ({ key, county }) => `${key}\n${sameName(county ?? '')}`,
    several: 'There are several rows of this fact and county',
    another: 'There is a row of this fact and county already',
    column: 'county',
  },
  stored: async (db) => (await allFacts(db)).map(inWordsOfTheSheet),
  lines: factLines,
  titleOf: ({ name, county }) => [name, county].filter(Boolean).join(', '),
  check: faultsIn,
  keep: keepRows,
  show: async (_, change, now) => ({
    kind: 'facts',
    fact: asDatedFact(asRow(change), wallTimeAt(now).date),
  }),
};

async function factLines(db: Db, { search = '', limit, offset }: LinesAsked) {
  return (await allFacts(db))
    .filter(({ id, name }) => sameName(`${name} ${id}`).includes(sameName(search)))
    .slice(offset, offset + limit)
    .map((fact) => ({
      id: fact.id,
      title: fact.name,
      detail: [fact.county, fact.reviewBy ? `review by ${fact.reviewBy}` : 'not checked'].filter(Boolean).join(', '),
      isListed: fact.isListed,
      isSample: false,
    }));
}

/** A county is written as in its own sheet, or nobody there would be told the figure. */
async function faultsIn(db: Db, written: readonly Change[]): Promise<RowFault[]> {
  const counties = (await allCounties(db)).map(({ name }) => name);
  return written.flatMap(({ line, row, stored }) => {
    if (stored && stored.id !== factIdOf(row))
      return [{ line, column: 'key', sentence: 'A fact is known by its key and county. Begin another row instead' }];
    if (stored || row.county === null || counties.includes(row.county)) return [];
    return [{ line, column: 'county', sentence: 'Write it as in the sheet of counties; it has no such county' }];
  });
}

async function keepRows(db: Db, written: readonly Change[]): Promise<string[]> {
  const rows = written.map(asRow);
  await keepFacts(db, rows);
  return rows.map(({ id }) => id);
}

function inWordsOfTheSheet({ isListed, ...same }: FactRow) {
  return { ...same, listed: isListed, isSample: false };
}

function asRow({ row: { listed, ...same } }: Change): FactRow {
  return { ...same, id: factIdOf(same), isListed: listed };
}
