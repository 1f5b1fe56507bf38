// When talks can be booked: the usual week, and days that are unlike it. Our team sets both.
import { OpenStretch } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { Day } from './venues.ts';
import { z } from './zod.ts';

export const CLOSED_NOTE_MAX_LENGTH = 80;

/** A day that is unlike its weekday: closed without stretches, or with hours of its own. */
export const SpecialDay = z.object({
  date: Day,
  stretches: z.array(OpenStretch.omit({ weekday: true })).max(4),
  note: z.string().trim().max(CLOSED_NOTE_MAX_LENGTH).default(''),
});
export type SpecialDay = z.infer<typeof SpecialDay>;

export const ConsultationHours = z.object({
  week: z.array(OpenStretch).max(28),
  /** Which state of the week was read, for changes. */
  weekVersion: z.string(),
  /** Today's and later ones. Federal holidays are closed without being named here; a day named here overrules that. */
  days: z.array(SpecialDay.extend({ version: z.string() })),
});
export type ConsultationHours = z.infer<typeof ConsultationHours>;
export type KeptDay = ConsultationHours['days'][number];

const forStaff = { access: 'staff', returns: ConsultationHours } as const;

export const getConsultationHours = endpoint({
  ...forStaff,
  method: 'GET',
  path: '/staff/consultation-hours',
  summary: 'When talks can be booked: the week, and days that are unlike it.',
  problems: ['path.not_found'],
});

export const setConsultationWeek = endpoint({
  ...forStaff,
  method: 'PUT',
  path: '/staff/consultation-hours/week',
  summary: 'The hours of a usual week. What was booked stays booked.',
  body: z.object({ week: ConsultationHours.shape.week, version: z.string().max(100) }),
  problems: ['path.not_found', 'consultation.hours_overlap', 'consultation_hours.changed_meanwhile'],
});

export const setConsultationDay = endpoint({
  ...forStaff,
  method: 'PUT',
  path: '/staff/consultation-hours/days/:date',
  summary: 'Close a day, or give it hours of its own. What was booked stays booked.',
  params: z.object({ date: Day }),
  body: SpecialDay.omit({ date: true }).extend({
    /** Which state of the day was read; null when it was a usual one. */
    version: z.string().max(100).nullable(),
  }),
  problems: ['path.not_found', 'consultation.hours_overlap', 'consultation_hours.changed_meanwhile'],
});

export const dropConsultationDay = endpoint({
  ...forStaff,
  method: 'DELETE',
  path: '/staff/consultation-hours/days/:date',
  summary: 'The day is like any other of its weekday again.',
  params: z.object({ date: Day }),
  query: z.object({ version: z.string().max(100) }),
  problems: ['path.not_found', 'consultation_hours.changed_meanwhile'],
});
