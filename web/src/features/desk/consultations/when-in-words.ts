// Hours as they are said: on the Bay Area clock, and on the reader's own where that one shows another hour.
// Only ever said by a page with scripts, which alone knows where its reader is.
import type { Slot } from '@evenlight/contract/consultations';
import { HOME_ZONE, instantAt } from '@evenlight/contract/dates';
import { minuteOf } from '@evenlight/contract/scheduling';
import type { I18n } from '@lingui/core';
import { clockTimeInWords, momentInWords } from '../../../platform/dates';

/** Some browsers name a zone that they cannot read themselves; then the Bay Area's is shown alone. */
export function readersZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return HOME_ZONE;
  }
}

export const instantOf = (date: string, slot: Slot): Date => instantAt(date, minuteOf(slot));

/** '9:00 AM', in the Bay Area. */
export const slotInWords = (slot: Slot, i18n: I18n): string => clockTimeInWords(minuteOf(slot), i18n);

/** The same hour where the reader is, with the weekday if it is another one; null where both clocks agree. */
export function slotForReader(instant: Date, i18n: I18n, zone = readersZone()): string | null {
  const read = (timeZone: string, shown: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.locale, { ...shown, timeZone }).format(instant);
  const hour = { hour: 'numeric', minute: '2-digit' } as const;
  const withDay = { ...hour, weekday: 'short' } as const;
  if (read(zone, withDay) === read(HOME_ZONE, withDay)) return null;
  const isSameDay = read(zone, { weekday: 'short' }) === read(HOME_ZONE, { weekday: 'short' });
  return read(zone, isSameDay ? hour : withDay);
}

/** 'Tuesday, November 17, 2026, 9:00 AM Pacific time', and that moment where the reader is. */
export function whenInWords(instant: Date, i18n: I18n, zone = readersZone()): { here: string; there: string | null } {
  const read = (timeZone: string) =>
    new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(instant);
  const there = read(zone);
  return { here: momentInWords(instant, i18n), there: there === read(HOME_ZONE) ? null : there };
}
