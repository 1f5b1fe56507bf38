// The days of the coming year as a calendar file: whole days, which are the same in every time zone. With their names,
// because somebody asked for this file for a calendar of their own; the screen says so.

import type { Brand } from '@evenlight/contract/brand';
import { addDays } from '@evenlight/contract/dates';
import type { Language } from '@evenlight/contract/languages';
import type { GriefDay } from '@evenlight/contract/self-care/days';
import ical, { ICalEventTransparency } from 'ical-generator';
import { inEveryLanguage, words } from '../../../platform/texts/texts.ts';

type Options = { brand: Brand; language: Language; now: Date };

const names: Record<Language, string> = words('Days to remember');

const years: Record<Language, (count: number) => string> = inEveryLanguage(
  (t) => (count) =>
    count === 1 ? t('One year', 'days calendar file') : t('{count} years', { count }, 'days calendar file'),
);

export function griefCalendar(days: readonly GriefDay[], { brand, language, now }: Options): string {
  const calendar = ical({
    name: names[language],
    prodId: { company: brand.name, product: 'Days', language: language.toUpperCase() },
  });
  for (const day of days) {
    calendar.createEvent({
      start: new Date(`${day.on}T00:00:00Z`),
      // The end of a whole day is the morning after it.
      end: new Date(`${addDays(day.on, 1)}T00:00:00Z`),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      id: `${day.key}:${day.on}`,
      stamp: now,
      summary: day.name,
      description: [day.years === null ? '' : years[language](day.years), day.note].filter(Boolean).join('\n'),
    });
  }
  return calendar.toString();
}
