// Two spellings of one city would be two cities in every list, so venues and vendors write it alike.
import type { Db } from '../../platform/database/database.ts';
import type { Matched, RowFault, Sheet, Stored, Written } from '../../platform/sheets/sheet.ts';
import { type Listings, spellingsIn } from '../venues/cities.ts';

type Located = { location: string };
type Change = Matched<Written & Located, Stored & Located>;
type Tables = { own: Listings; others: Listings };

export function withOneSpelling<W extends Written & Located, S extends Stored & Located>(
  sheet: Sheet<W, S>,
  tables: Tables,
): Sheet<W, S> {
  const check: Sheet<W, S>['check'] = async (db, written, now) => [
    ...(await citiesSpelledOtherwise(db, tables, written)),
    ...((await sheet.check?.(db, written, now)) ?? []),
  ];
  return { ...sheet, check };
}

async function citiesSpelledOtherwise(
  db: Db,
  { own, others }: Tables,
  written: readonly Change[],
): Promise<RowFault[]> {
  const listed = written.filter(({ row }) => row.listed).toSorted((one, other) => one.line - other.line);
  const cities = listed.map(({ row }) => row.location);
  const changing = written.flatMap(({ stored }) => stored?.id ?? []);
  const inOwn = byCity(await spellingsIn(db, own, { cities, changing }));
  const inOthers = byCity(await spellingsIn(db, others, { cities, changing }));
  const inFile = new Map<string, { name: string; line: number }>();
  return listed.flatMap(({ line, row: { location: name }, stored }) => {
    const city = name.toLowerCase();
    // Whoever writes a city anew in one sheet does so in the other one next.
    const isRespelled = stored?.location.toLowerCase() === city;
    const known = inOwn.get(city) ?? (isRespelled ? undefined : inOthers.get(city));
    const before = inFile.get(city) ?? { name, line };
    inFile.set(city, before);
    if (known !== undefined && known !== name) return fault(line, `Other listings write this city ${known}`);
    return before.name === name ? [] : fault(line, `Line ${before.line} writes this city ${before.name}`);
  });
}

function byCity(names: readonly string[]): Map<string, string> {
  return new Map(names.map((name) => [name.toLowerCase(), name]));
}

function fault(line: number, sentence: string): RowFault[] {
  return [{ line, column: 'location', sentence }];
}
