// The rules of the Bay Area's clock, as calendar files want them spelled out.
import { HOME_ZONE } from '@evenlight/contract/dates';

/** As the law has had it since 2007. */
export const PACIFIC_TIME = [
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
].join('\r\n');
