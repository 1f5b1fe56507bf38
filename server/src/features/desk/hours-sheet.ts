// When we can be reached, as a sheet: the week of the chat, the week in which talks can be booked, and days on which talks
// are unlike it. A day without hours is closed.
import { CLOSED_NOTE_MAX_LENGTH } from '@evenlight/contract/consultation-hours';
import type { OpenStretch } from '@evenlight/contract/desk';
import { minuteOf, timeOf } from '@evenlight/contract/scheduling';
import { Day } from '@evenlight/contract/venues';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { announce } from '../../platform/news/announce.ts';
import { idInCell, oneWordOf, orEmpty, yesOrNo } from '../../platform/sheets/cells.ts';
import { choice, columnsOf } from '../../platform/sheets/columns.ts';
import type { LinesAsked, Matched, RowFault, Sheet } from '../../platform/sheets/sheet.ts';
import { dropSpecialDay, putSpecialDay, replaceWeek, specialDaysFrom, weekOf } from './consultations/hours-store.ts';
import { overlap, type Stretch } from './consultations/rules.ts';
import { openingWeek, replaceOpeningWeek } from './store.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const uses = ['chat', 'talks'] as const;
/** What the audit log calls a change of the chat's week, on whichever way it came. */
export const chatHoursSubjects = ['opening hours', 'hours', ...weekdays.map((day) => `hours chat ${day}`)];
/** As the page for a week of talks takes them. */
const STRETCHES_MAX = 4;
/** As the page for talks takes it. */
const HOURS_TURN = 'consultation hours';
const EVER = '1800-01-01';

const A_STRETCH = /^([01]\d|2[0-3]):([0-5]\d)-(([01]\d|2[0-3]):([0-5]\d)|24:00)$/;

/** `09:00-12:00; 13:00-17:00`, read as it would be written when it is taken out again. */
const Hours = z
  .string()
  .refine((text) => readHours(text) !== null, 'Write hours as 09:00-12:00; 13:00-17:00, or leave it empty')
  .refine((text) => (readHours(text)?.length ?? 0) <= STRETCHES_MAX, `At most ${STRETCHES_MAX} stretches in a day`)
  .refine((text) => !overlap(readHours(text) ?? []), 'The hours overlap, or end before they begin')
  .transform((text) => inWords(readHours(text) ?? []));

function readHours(text: string): Stretch[] | null {
  const parts = text.split(';').map((part) => part.replace(/\s|–/g, (sign) => (sign === '–' ? '-' : '')));
  const said = parts.filter(Boolean);
  if (!said.every((part) => A_STRETCH.test(part))) return null;
  const stretches = said.map((part) => {
    const [opens = '', closes = ''] = part.split('-');
    return { opensMinute: minuteOf(opens), closesMinute: minuteOf(closes) };
  });
  return stretches.toSorted((one, other) => one.opensMinute - other.opensMinute);
}

function inWords(stretches: readonly Stretch[]): string {
  return stretches.map(({ opensMinute, closesMinute }) => `${timeOf(opensMinute)}-${timeOf(closesMinute)}`).join('; ');
}

const shape = {
  id: idInCell,
  use: oneWordOf(uses),
  day: z
    .string()
    .trim()
    .refine(
      (text) => weekdays.includes(text) || Day.safeParse(text).success,
      'Must be a weekday or a day as 2026-12-25',
    ),
  hours: Hours,
  note: z.string().trim().max(CLOSED_NOTE_MAX_LENGTH),
  listed: orEmpty(yesOrNo).default(null),
};

const columns = columnsOf(shape, {
  use: choice(uses),
  day: 'line',
  hours: 'list',
  note: 'line',
  listed: 'yes-or-no',
});

const HoursRow = z.object(shape).refine(({ use, day }) => use !== 'chat' || weekdays.includes(day), {
  path: ['day'],
  message: 'The chat has hours by weekday only',
});
type Written = z.output<typeof HoursRow>;
type Known = Awaited<ReturnType<typeof storedHours>>[number];
type Change = Matched<Written, Known>;

export const hoursSheet: Sheet<Written, Known> = {
  kind: 'hours',
  columns,
  namesItself: true,
  schema: () => HoursRow,
  sameness: {
    of: ({ use, day }) => `${use} ${day}`,
    several: 'There are several rows for this day',
    another: 'There is a row for this day already',
    column: 'day',
  },
  turns: () => [HOURS_TURN],
  forgetsUnlisted: true,
  stored: storedHours,
  lines: hoursLines,
  titleOf: ({ use, day }) => `${use}, ${day}`,
  check: async (_, written) => written.flatMap(faultsOf),
  keep: keepRows,
};

async function storedHours(db: Db) {
  const [chat, talks, special] = [await openingWeek(db), await weekOf(db), await specialDaysFrom(db, EVER)];
  const rowsOf = (use: (typeof uses)[number], week: readonly OpenStretch[]) =>
    weekdays.map((day, at) => rowOf({ use, day, stretches: week.filter(({ weekday }) => weekday === at), note: '' }));
  return [
    ...rowsOf('chat', chat),
    ...rowsOf('talks', talks),
    ...special.map(({ day, stretches, note }) => rowOf({ use: 'talks', day, stretches, note })),
  ];
}

type Hourly = { use: (typeof uses)[number]; day: string; stretches: readonly Stretch[]; note: string };

function rowOf({ use, day, stretches, note }: Hourly) {
  return { id: `${use} ${day}`, use, day, hours: inWords(stretches), note, listed: true, isSample: false };
}

async function hoursLines(db: Db, { search = '', limit, offset }: LinesAsked) {
  return (await storedHours(db))
    .map(({ id, use, day, hours }) => ({
      id,
      title: `${use}, ${day}`,
      detail: hours || 'closed',
      isListed: true,
      isSample: false,
    }))
    .filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()))
    .slice(offset, offset + limit);
}

function faultsOf({ line, row, stored }: Change): RowFault[] {
  const isOther = stored !== null && stored.id !== `${row.use} ${row.day}`;
  const isWeekday = weekdays.includes(row.day);
  return [
    ...(isOther ? [{ line, column: 'day', sentence: 'Hours are known by their day. Begin another row instead' }] : []),
    ...(isWeekday && !row.listed
      ? [{ line, column: 'listed', sentence: 'A weekday stays; leave its hours empty to close it' }]
      : []),
    ...(isWeekday && row.note
      ? [{ line, column: 'note', sentence: 'Only a day that is unlike its weekday has a note' }]
      : []),
  ];
}

async function keepRows(db: Db, written: readonly Change[], now: Date): Promise<string[]> {
  const [ofChat, ofTalks] = uses.map((use) => written.filter(({ row }) => row.use === use && isWeekday(row)));
  if (ofChat?.length) {
    await replaceOpeningWeek(db, merged(await openingWeek(db), ofChat));
    await announce(db, { kind: 'hours.changed', subject: 'opening hours', audience: 'everyone', at: now });
  }
  if (ofTalks?.length) await replaceWeek(db, merged(await weekOf(db), ofTalks));
  for (const { row } of written.filter(({ row }) => !isWeekday(row))) {
    const stretches = readHours(row.hours) ?? [];
    await (row.listed ? putSpecialDay(db, row.day, { stretches, note: row.note }) : dropSpecialDay(db, row.day));
  }
  return written.map(({ row }) => `${row.use} ${row.day}`);
}

const isWeekday = ({ day }: Pick<Written, 'day'>) => weekdays.includes(day);

function merged(week: readonly OpenStretch[], written: readonly Change[]): OpenStretch[] {
  const changed = new Map(written.map(({ row }) => [weekdays.indexOf(row.day), readHours(row.hours) ?? []]));
  const same = week.filter(({ weekday }) => !changed.has(weekday));
  return [...same, ...[...changed].flatMap(([weekday, stretches]) => stretches.map((it) => ({ weekday, ...it })))];
}
