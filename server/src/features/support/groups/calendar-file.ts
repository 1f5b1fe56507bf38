// The meetings of a group as one recurring date. Its hour is a wall hour of the Bay Area, told together with the zone's own
// rules, so that it stays when the clocks change, wherever the file is opened. Written line by line: given a zone,
// ical-generator writes the hours of the machine it runs on; what it does well, escaping and folding, is used.

import { type Brand, localPhone } from '@evenlight/contract/brand';
import { addDays, HOME_ZONE, wallTimeAt } from '@evenlight/contract/dates';
import type { Language } from '@evenlight/contract/languages';
import { escape as escapeText, foldLines } from 'ical-generator';
import { inEveryLanguage, words } from '../../../platform/texts/texts.ts';
import type { GroupRow } from './group-store.ts';
import { nextMeetings } from './rules.ts';
import { groupIn } from './wire.ts';

type Options = {
  brand: Brand;
  origin: string;
  language: Language;
  now: Date;
  /** The place is told to those who are in, and to nobody else. */
  isConfirmed: boolean;
};

/** As the country keeps it since 2007. */
/** Without its ending. */
export const groupFileName = words('group', 'file name');

const zoneRules = [
  'BEGIN:VTIMEZONE',
  `TZID:${HOME_ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:PDT',
  'TZOFFSETFROM:-0800',
  'TZOFFSETTO:-0700',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:PST',
  'TZOFFSETFROM:-0700',
  'TZOFFSETTO:-0800',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const descriptions: Record<Language, (brand: Brand) => string> = inEveryLanguage(
  (t) =>
    ({ name, supportPhone }) =>
      t('Times are Pacific Time.\n{name} · {supportPhone}', { name, supportPhone: localPhone(supportPhone) }),
);

export function calendarOf(group: GroupRow, { brand, origin, language, now, isConfirmed }: Options): string {
  // From the next one on: nobody needs the evenings they were not there.
  const [next] = nextMeetings(group, now, 1);
  const day = wallTimeAt(new Date(next?.startsAt ?? now)).date;
  const { startMinute, minutes, everyWeeks } = group;
  const { name, whereToMeet } = groupIn(language, group);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brand.name, false)}//Groups//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zoneRules,
    'BEGIN:VEVENT',
    `UID:group-${group.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${stampOf(now)}`,
    `DTSTART;TZID=${HOME_ZONE}:${wallHour(day, startMinute)}`,
    `DTEND;TZID=${HOME_ZONE}:${wallHour(day, startMinute + minutes)}`,
    `RRULE:FREQ=WEEKLY;INTERVAL=${everyWeeks}`,
    `SUMMARY:${escapeText(name, false)}`,
    `DESCRIPTION:${escapeText(descriptions[language](brand), false)}`,
    ...(isConfirmed ? [`LOCATION:${escapeText(whereToMeet, false)}`] : []),
    `URL:${origin}/support?tab=groups`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return foldLines(`${lines.join('\r\n')}\r\n`);
}

/** 20261103T183000: a day and an hour as they stand on the wall, without a zone. */
function wallHour(day: string, minute: number): string {
  const date = addDays(day, Math.floor(minute / 1440)).replaceAll('-', '');
  const inDay = minute % 1440;
  const digits = (number: number) => String(number).padStart(2, '0');
  return `${date}T${digits(Math.floor(inDay / 60))}${digits(inDay % 60)}00`;
}

/** 20261103T183000Z */
function stampOf(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}
