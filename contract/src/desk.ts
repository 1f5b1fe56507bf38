// The desk: how a family reaches a person, and when somebody is there to answer.

import { Brand } from './brand.ts';
import { homeZoneNames, wallTimeAt } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { z } from './zod.ts';

/** One stretch of opening time on one weekday (Sunday = 0), in minutes from midnight; the end is exclusive. */
export const OpenStretch = z.object({
  weekday: z.int().min(0).max(6),
  opensMinute: z.int().min(0).max(1439),
  closesMinute: z.int().min(1).max(1440),
});
export type OpenStretch = z.infer<typeof OpenStretch>;

export const OpeningHours = z.object({
  brand: Brand,
  week: z.array(OpenStretch),
  /** What the clock of the week is called today. */
  zoneName: z.enum(homeZoneNames),
  isOpen: z.boolean(),
  /** Where we say that we work, by name; empty where our team has not said so. */
  counties: z.array(z.string()),
});
export type OpeningHours = z.infer<typeof OpeningHours>;

export const getOpeningHours = endpoint({
  method: 'GET',
  path: '/opening-hours',
  summary:
    'How to reach us: names, numbers, where we work, the chat hours of the week, and whether the chat is open now.',
  access: 'anyone',
  returns: OpeningHours,
  // Short, so that 'open' is never wrong for longer than the screens recheck it anyway.
  cacheSeconds: 30,
});

/** Chat hours are kept on the Bay Area clock, wherever the visitor is and whatever their phone says. */
export function isOpenAt(week: readonly OpenStretch[], instant: Date): boolean {
  const now = wallTimeAt(instant);
  return week.some(
    ({ weekday, opensMinute, closesMinute }) =>
      weekday === now.weekday && opensMinute <= now.minute && now.minute < closesMinute,
  );
}
