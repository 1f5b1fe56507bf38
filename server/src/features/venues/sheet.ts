// Venues as a sheet: one row each, in the words of the contract, money in dollars. Ratings and reviews are no part of it
// and stay as they are.
import { lineOfText } from '@evenlight/contract/field-rules';
import { VenueId } from '@evenlight/contract/ids';
import { packagedTraditions } from '@evenlight/contract/traditions';
import { CITY_MAX_LENGTH, GUESTS_MAX } from '@evenlight/contract/venues';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import {
  dollars,
  linesOfText,
  listOf,
  numberBetween,
  oneWordOf,
  orEmpty,
  wholeNumberBetween,
  yesOrNo,
} from '../../platform/sheets/cells.ts';
import { choices, columnsOf } from '../../platform/sheets/columns.ts';
import { sameName } from '../../platform/sheets/match-rows.ts';
import type { Few, LinesAsked, Matched, RowFault, Sheet } from '../../platform/sheets/sheet.ts';
import { textLine, textLines, textList, withTranslations } from '../../platform/sheets/translated.ts';
import { ClosedDays, closedAsKept, closedInWords } from './closed-days.ts';
import { isLiveDay } from './days.ts';
import { keepVenues, nameHas, venueAsWire } from './store.ts';
import { venueDays, venues } from './tables.ts';

// A venue has some twenty values, and a statement takes 65,535.
const AT_ONCE = 1_000;

const shape = {
  id: orEmpty(z.string().trim().pipe(VenueId)).default(null),
  name: lineOfText(120),
  type: lineOfText(80),
  address: lineOfText(200),
  location: lineOfText(CITY_MAX_LENGTH),
  description: linesOfText(3_000),
  capacity: wholeNumberBetween(1, GUESTS_MAX),
  amenities: listOf(lineOfText(80), { max: 30 }),
  faithTraditions: listOf(oneWordOf(packagedTraditions), { min: 1, max: packagedTraditions.length }),
  latitude: numberBetween(-90, 90),
  longitude: numberBetween(-180, 180),
  minCost: dollars,
  maxCost: dollars,
  closedDays: ClosedDays.default(''),
  listed: orEmpty(yesOrNo).default(null),
};

const texts = [
  textLine('type', shape.type),
  textLines('description', shape.description),
  textList('amenities', shape.amenities),
];

const ownColumns = columnsOf(shape, {
  name: 'line',
  type: 'line',
  address: 'line',
  location: 'line',
  description: 'lines',
  capacity: 'number',
  amenities: 'list',
  faithTraditions: choices(packagedTraditions),
  latitude: 'number',
  longitude: 'number',
  minCost: 'money',
  maxCost: 'money',
  closedDays: 'list',
  listed: 'yes-or-no',
});

const VenueRow = z.object(shape).refine(({ minCost, maxCost }) => !(Number(maxCost) < Number(minCost)), {
  when: () => true,
  path: ['maxCost'],
  message: 'Cannot be less than the lowest cost',
});
type Written = z.output<typeof VenueRow>;
type Known = ReturnType<typeof inWordsOfTheSheet>;
type Change = Matched<Written, Known>;

export const venueSheet: Sheet<Written, Known> = {
  kind: 'venues',
  columns: withTranslations(ownColumns, texts),
  texts,
  namesItself: false,
  schema: () => VenueRow,
  sameness: {
    of: ({ location, name }) => `${location}\n${sameName(name)}`,
    several: 'Several in this city have this name. Say which one',
    another: 'Another one in this city has this name. Rename that one first',
    column: 'name',
  },
  stored: storedVenues,
  lines: venueLines,
  titleOf: ({ name }) => name,
  check: familiesOnClosedDays,
  keep: keepRows,
  show: async (_, change, now) => ({
    kind: 'venues',
    venue: venueAsWire({ ...asRow(change, now), keptFor: null, heldUntil: null, isClosed: false }, undefined),
  }),
};

async function storedVenues(db: Db, few?: Few<Written>) {
  const rows = await db
    .select()
    .from(venues)
    .where(few && couldBe(few))
    .orderBy(asc(venues.location), asc(venues.name), asc(venues.id));
  return rows.map(inWordsOfTheSheet);
}

function couldBe({ ids, rows }: Few<Written>) {
  const cities = [...new Set(rows.map(({ location }) => location))];
  return or(inArray(venues.id, [...ids]), inArray(venues.location, cities));
}

async function venueLines(db: Db, { search, limit, offset }: LinesAsked) {
  const { id, name, location, isListed, isSample } = venues;
  return db
    .select({ id, title: name, detail: location, isListed, isSample })
    .from(venues)
    .where(search ? nameHas(search) : undefined)
    .orderBy(asc(name), asc(id))
    .limit(limit)
    .offset(offset);
}

/** A day that a family has is not closed under it. Whoever asks for one meanwhile waits, and finds it closed. */
async function familiesOnClosedDays(db: Db, written: readonly Change[], now: Date): Promise<RowFault[]> {
  const closing = written.flatMap(({ line, row, stored }) =>
    row.closedDays !== '' && stored ? [{ line, id: stored.id, kept: closedAsKept(row.closedDays) }] : [],
  );
  const faults: RowFault[] = [];
  for (const { line, id, kept } of closing) {
    await db.select({ id: venues.id }).from(venues).where(eq(venues.id, id)).for('no key update');
    const days = await db
      .select({ day: venueDays.day })
      .from(venueDays)
      .where(and(eq(venueDays.venueId, id), isLiveDay(now), sql`${venueDays.day} <@ ${kept}::datemultirange`))
      .orderBy(asc(venueDays.day));
    if (days.length === 0) continue;
    const sentence = `A family has this place on ${days.map(({ day }) => day).join(', ')}. Speak with them first`;
    faults.push({ line, column: 'closedDays', sentence });
  }
  return faults;
}

async function keepRows(db: Db, written: readonly Change[], now: Date): Promise<string[]> {
  const rows = written.map((it) => asRow(it, now));
  for (let start = 0; start < rows.length; start += AT_ONCE) await keepVenues(db, rows.slice(start, start + AT_ONCE));
  return rows.map(({ id }) => id);
}

type Row = typeof venues.$inferSelect;

function inWordsOfTheSheet({
  minCents,
  maxCents,
  isListed,
  closedDays,
  venueGroup: _,
  foundBy: __,
  searchText: ___,
  ...same
}: Row) {
  const closed = closedInWords(closedDays);
  return { ...same, minCost: minCents / 100, maxCost: maxCents / 100, closedDays: closed, listed: isListed };
}

function asRow({ row, stored }: Change, now: Date) {
  const { minCost, maxCost, listed, closedDays, ...same } = row;
  return {
    ...same,
    id: stored?.id ?? row.id ?? uuid({ msecs: now.getTime() }),
    minCents: Math.round(minCost * 100),
    maxCents: Math.round(maxCost * 100),
    rating: stored?.rating ?? null,
    reviews: stored?.reviews ?? 0,
    isSample: stored?.isSample ?? false,
    closedDays: closedAsKept(closedDays),
    isListed: listed,
  };
}
