// Support groups as a sheet. Who is in a group stays in it; those who are confirmed are told when it meets at another
// time or place.
import { lineOfText } from '@evenlight/contract/field-rules';
import { SupportGroupId } from '@evenlight/contract/ids';
import { firstLanguage, languages } from '@evenlight/contract/languages';
import { minuteOf, timeOf } from '@evenlight/contract/scheduling';
import { GROUP_SEATS_MAX, GROUP_SEATS_MIN, groupCosts, groupKinds } from '@evenlight/contract/support/groups';
import { packagedTraditions } from '@evenlight/contract/traditions';
import { Day } from '@evenlight/contract/venues';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import {
  linesOfText,
  listOf,
  oneWordOf,
  orEmpty,
  timeOfDay,
  wholeNumberBetween,
  yesOrNo,
} from '../../../platform/sheets/cells.ts';
import { choice, choices, columnsOf } from '../../../platform/sheets/columns.ts';
import { hashOf } from '../../../platform/sheets/content-hash.ts';
import { sameName } from '../../../platform/sheets/match-rows.ts';
import type { LinesAsked, Matched, RowFault, Sheet } from '../../../platform/sheets/sheet.ts';
import { textLine, textLines, withTranslations } from '../../../platform/sheets/translated.ts';
import type { World } from '../../../platform/world.ts';
import { confirmedMembers, countTaken, everyGroup, type GroupRow, lockGroup } from './group-store.ts';
import { writeAboutChange } from './mails.ts';
import { moveUp } from './seats.ts';
import { supportGroups } from './tables.ts';
import { groupAsWire, writtenAs } from './wire.ts';

const weeks = ['1', '2'] as const;

const shape = {
  id: orEmpty(z.string().trim().pipe(SupportGroupId)).default(null),
  name: lineOfText(120),
  description: linesOfText(2_000),
  forWhom: lineOfText(160),
  facilitator: lineOfText(120),
  kind: oneWordOf(groupKinds),
  cost: oneWordOf(groupCosts),
  place: lineOfText(120),
  whereToMeet: lineOfText(300),
  language: lineOfText(60),
  writtenIn: orEmpty(oneWordOf(languages)).default(null),
  // In the order they are kept in.
  traditions: listOf(oneWordOf(packagedTraditions), { max: packagedTraditions.length }).transform((said) =>
    packagedTraditions.filter((tradition) => said.includes(tradition)),
  ),
  firstDay: z.string().trim().pipe(Day),
  everyWeeks: oneWordOf(weeks),
  startsAt: timeOfDay,
  minutes: wholeNumberBetween(15, 240),
  seats: wholeNumberBetween(GROUP_SEATS_MIN, GROUP_SEATS_MAX),
  listed: orEmpty(yesOrNo).default(null),
};

const texts = [
  textLine('name', shape.name),
  textLines('description', shape.description),
  textLine('forWhom', shape.forWhom),
  textLine('facilitator', shape.facilitator),
  textLine('place', shape.place),
  textLine('whereToMeet', shape.whereToMeet),
];

const ownColumns = columnsOf(shape, {
  name: 'line',
  description: 'lines',
  forWhom: 'line',
  facilitator: 'line',
  kind: choice(groupKinds),
  cost: choice(groupCosts),
  place: 'line',
  whereToMeet: 'line',
  language: 'line',
  writtenIn: choice(languages),
  traditions: choices(packagedTraditions),
  firstDay: 'day',
  everyWeeks: choice(weeks),
  startsAt: 'time',
  minutes: 'number',
  seats: 'number',
  listed: 'yes-or-no',
});

const Group = z.object(shape);
type Written = z.output<typeof Group>;
type Known = ReturnType<typeof inWordsOfTheSheet>;
type Change = Matched<Written, Known>;

export const groupSheet: Sheet<Written, Known> = {
  kind: 'groups',
  columns: withTranslations(ownColumns, texts),
  texts,
  writtenIn: (group) => writtenAs(group).writtenIn ?? firstLanguage,
  namesItself: false,
  schema: () => Group,
  sameness: {
    of: ({ name }) => sameName(name),
    several: 'Several groups have this name. Say which one',
    another: 'Another group has this name. Rename that one first',
    column: 'name',
  },
  stored: async (db) => (await everyGroup(db)).map(inWordsOfTheSheet),
  lines: groupLines,
  titleOf: ({ name }) => name,
  check: seatsThatAreTaken,
  keep: keepRows,
  tell: tellWhoIsIn,
  show: async (db, change, now) => {
    const group = asRow(change, now);
    return {
      kind: 'groups',
      group: groupAsWire({ group, taken: await countTaken(db, group.id), membership: null }, now),
    };
  },
};

async function groupLines(db: Db, { search = '', limit, offset }: LinesAsked) {
  const groups = await everyGroup(db);
  return groups
    .filter(({ name }) => sameName(name).includes(sameName(search)))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .slice(offset, offset + limit)
    .map(({ id, name, place, isListed, isSample }) => ({ id, title: name, detail: place, isListed, isSample }));
}

/** Nobody loses a seat that was kept for them. */
async function seatsThatAreTaken(db: Db, written: readonly Change[]): Promise<RowFault[]> {
  const faults: RowFault[] = [];
  for (const { line, row, stored } of inOrder(written)) {
    if (!stored) continue;
    await lockGroup(db, stored.id);
    const taken = await countTaken(db, stored.id);
    if (taken > row.seats) faults.push({ line, column: 'seats', sentence: `${taken} seats are taken` });
  }
  return faults;
}

/** In one order, so that two who change several groups do not wait for each other. */
function inOrder(written: readonly Change[]): Change[] {
  return written.toSorted((one, other) => ((one.stored?.id ?? '') < (other.stored?.id ?? '') ? -1 : 1));
}

async function keepRows(db: Db, written: readonly Change[], now: Date): Promise<string[]> {
  const rows = written.map((it) => asRow(it, now));
  for (const { id, ...fields } of rows)
    await db
      .insert(supportGroups)
      .values({ id, ...fields })
      .onConflictDoUpdate({ target: supportGroups.id, set: fields });
  return rows.map(({ id }) => id);
}

const whenAndWhere = ['kind', 'whereToMeet', 'firstDay', 'everyWeeks', 'startsAt', 'minutes', 'listed'] as const;

async function tellWhoIsIn(db: Db, world: World, written: readonly Change[], now: Date): Promise<void> {
  for (const { row, stored } of inOrder(written)) {
    const group = stored && (await lockGroup(db, stored.id));
    if (!group) continue;
    // Whoever was told that it has ended is not told again.
    const isOver = !row.listed && !stored.listed;
    const isMoved = !isOver && whenAndWhere.some((name) => row[name] !== stored[name]);
    for (const membership of isMoved ? await confirmedMembers(db, group.id) : [])
      await writeAboutChange(db, world, { group, membership, now, change: hashOf([group, now]) });
    // There may be more seats than before.
    if (group.isListed) await moveUp(db, world, group, now);
  }
}

function inWordsOfTheSheet({ startMinute, everyWeeks, isListed, traditions, ...same }: GroupRow) {
  return {
    ...same,
    traditions: packagedTraditions.filter((tradition) => traditions.includes(tradition)),
    everyWeeks: everyWeeks === 1 ? weeks[0] : weeks[1],
    startsAt: timeOf(startMinute),
    listed: isListed,
  };
}

function asRow({ row, stored }: Change, now: Date): GroupRow {
  const { startsAt, everyWeeks, listed, ...same } = row;
  return {
    ...same,
    id: stored?.id ?? row.id ?? uuid({ msecs: now.getTime() }),
    everyWeeks: Number(everyWeeks),
    startMinute: minuteOf(startsAt),
    isSample: stored?.isSample ?? false,
    isListed: listed,
  };
}
