// The grief calendar: days that are hard or holy, gathered from where they are known, and those a person adds.
import { endpoint } from '../endpoint.ts';
import { lineOfText } from '../field-rules.ts';
import { GriefDayId } from '../ids.ts';
import { Day } from '../venues.ts';
import { z } from '../zod.ts';

export const GRIEF_DAYS_MAX = 200;
export const GRIEF_DAY_NAME_MAX_LENGTH = 120;

/** `own`: added by hand. `memorial`: of a memorial of theirs. `plan`: of a timeline. `holiday`: hard for many. */
export const daySources = ['own', 'memorial', 'plan', 'holiday'] as const;
export const DaySource = z.enum(daySources);

export const dayKinds = ['birthday', 'death', 'wedding', 'rite', 'holiday', 'other'] as const;
export const DayKind = z.enum(dayKinds);
export type DayKind = z.infer<typeof DayKind>;

/** How long before the mail comes. */
export const dayReminders = ['none', 'same-day', 'day-before', 'week-before'] as const;
export const DayReminder = z.enum(dayReminders);
export type DayReminder = z.infer<typeof DayReminder>;

/** Names a day wherever it comes from: `own:…`, `memorial:12:birthday`, `plan:…:event`, `holiday:mothers-day`. */
export const DayKey = z
  .string()
  .max(200)
  .regex(/^(own|memorial|plan|holiday):[A-Za-z0-9:.-]+$/);

export const GriefDayFields = z.object({
  name: lineOfText(GRIEF_DAY_NAME_MAX_LENGTH),
  kind: z.enum(['birthday', 'death', 'wedding', 'other']),
  /** The first time, or the only one. */
  on: Day,
  isYearly: z.boolean(),
  reminder: DayReminder,
});
export type GriefDayFields = z.infer<typeof GriefDayFields>;

export const GriefDay = z.object({
  key: DayKey,
  source: DaySource,
  kind: DayKind,
  name: z.string(),
  /** The next time it comes; for a single day that is over, when it was. */
  on: Day,
  /** How many years since the first time; null where that says nothing. */
  years: z.int().nullable(),
  /** A word that belongs to it: that the evening before counts, that it may differ by a day. */
  note: z.string(),
  reminder: DayReminder,
  /** Days of a timeline are reminded of by the timeline itself. */
  isRemindedElsewhere: z.boolean(),
  /** Only for days that were added by hand. */
  own: GriefDayFields.extend({ id: GriefDayId, version: z.int() }).nullable(),
});
export type GriefDay = z.infer<typeof GriefDay>;

const OneDay = z.object({ dayId: GriefDayId });

export const listGriefDays = endpoint({
  method: 'GET',
  path: '/self-care/days',
  summary: 'The days of the coming year, the soonest first; of one’s own also single ones before and after.',
  access: 'member',
  returns: z.array(GriefDay),
  problems: ['session.required'],
});

export const addGriefDay = endpoint({
  method: 'POST',
  path: '/self-care/days',
  summary: 'Adds a day. Its name is sealed; only its owner can read it.',
  access: 'member',
  status: 201,
  body: GriefDayFields.extend({
    /** Sent again, it is the same day. */
    idempotencyKey: z.uuid(),
  }),
  returns: GriefDay,
  problems: ['session.required', 'grief_day.too_many'],
  limits: [{ per: 'person', times: 240, seconds: 3600, across: 'grief days' }],
});

export const changeGriefDay = endpoint({
  method: 'PUT',
  path: '/self-care/days/:dayId',
  summary: 'Changes a day that was added by hand.',
  access: 'member',
  params: OneDay,
  body: GriefDayFields.extend({ version: z.int() }),
  returns: GriefDay,
  problems: ['session.required', 'grief_day.not_found', 'grief_day.changed_meanwhile'],
  limits: [{ per: 'person', times: 240, seconds: 3600, across: 'grief days' }],
});

export const removeGriefDay = endpoint({
  method: 'DELETE',
  path: '/self-care/days/:dayId',
  summary: 'Removes a day that was added by hand.',
  access: 'member',
  params: OneDay,
  problems: ['session.required', 'grief_day.not_found'],
});

export const remindOfGriefDay = endpoint({
  method: 'PUT',
  path: '/self-care/days/reminder',
  summary: 'Whether and when a mail comes before a day, wherever it is known from.',
  access: 'member',
  body: z.object({ key: DayKey, reminder: DayReminder }),
  returns: GriefDay,
  problems: ['session.required', 'grief_day.not_found'],
  limits: [{ per: 'person', times: 240, seconds: 3600, across: 'grief days' }],
});

export const getGriefCalendar = endpoint({
  method: 'GET',
  path: '/self-care/days/calendar.ics',
  summary: 'The days of the coming year as a calendar file.',
  access: 'member',
  produces: 'text/calendar',
  problems: ['session.required'],
});
