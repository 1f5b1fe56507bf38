// A talk with our team at an hour one chooses. All hours are read on the Bay Area clock.
import { AccountName } from './accounts.ts';
import { addDays, instantAt, wallTimeAt } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { emailAddress, phoneNumber } from './field-rules.ts';
import { ConsultationId } from './ids.ts';
import { languages } from './languages.ts';
import { CrisisLevel, CrisisRoute } from './support/levels.ts';
import { Day } from './venues.ts';
import { z } from './zod.ts';

export const CONSULTATION_MINUTES = 60;
/** No further ahead than our team knows its hours. */
export const CONSULTATION_DAYS_AHEAD = 90;
const CONSULTATION_MESSAGE_MAX_LENGTH = 4_000;
/** One person, or one address, holds no more hours at once: they are scarce, and others wait for one. */
export const CONSULTATIONS_AHEAD_MAX = 3;
/** More than our team can hold in a day; a hospice whose rooms share one address still gets through. */
export const CONSULTATIONS_A_DAY_FROM_ONE_NETWORK = 12;

export const consultationTypes = ['initial', 'followup', 'crisis', 'memorial'] as const;
export const ConsultationType = z.enum(consultationTypes);
export type ConsultationType = z.infer<typeof ConsultationType>;

export const consultationUrgencies = ['normal', 'urgent', 'emergency'] as const;
export const ConsultationUrgency = z.enum(consultationUrgencies);
export type ConsultationUrgency = z.infer<typeof ConsultationUrgency>;

/** What is offered, as to be confirmed, when the free hours cannot be read. The server has the last word. */
export const fallbackSlots = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'] as const;

/** `14:00` on the Bay Area clock. */
export const Slot = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
export type Slot = z.infer<typeof Slot>;

/** Whoever asks for help in a crisis is called the same day, whatever hour was chosen. */
export function isCallBackToday({ consultationType, urgency }: Pick<ConsultationForm, 'consultationType' | 'urgency'>) {
  return urgency === 'emergency' || consultationType === 'crisis';
}

export function firstBookableDay(now: Date): string {
  return addDays(wallTimeAt(now).date, 1);
}

export function lastBookableDay(now: Date): string {
  return addDays(wallTimeAt(now).date, CONSULTATION_DAYS_AHEAD);
}

const HOUR_MS = 60 * 60 * 1000;

/** By when somebody of our team has been in touch. Late at night 'the same day' leaves them an hour. */
export function consultationDueAt(
  form: Pick<ConsultationForm, 'consultationType' | 'urgency'>,
  { askedAt, startsAt }: { askedAt: Date; startsAt: Date },
): Date {
  const hours = form.urgency === 'normal' ? 48 : 24;
  if (!isCallBackToday(form)) return new Date(Math.min(askedAt.getTime() + hours * HOUR_MS, startsAt.getTime()));
  const midnight = instantAt(addDays(wallTimeAt(askedAt).date, 1), 0);
  return new Date(Math.max(midnight.getTime(), askedAt.getTime() + HOUR_MS));
}

export const DaySlots = z.object({ date: Day, availableSlots: z.array(Slot) });
export type DaySlots = z.infer<typeof DaySlots>;

export const getAvailableSlots = endpoint({
  method: 'GET',
  path: '/available-slots',
  summary: 'The hours of a day that are still free, on the Bay Area clock.',
  access: 'anyone',
  query: z.object({ date: Day }),
  returns: z.object({ availableSlots: z.array(Slot) }),
  problems: ['consultation.day_not_offered'],
  limits: [{ per: 'network', times: 240, seconds: 60 }],
});

export const ConsultationForm = z.object({
  clientName: AccountName,
  clientEmail: emailAddress(),
  clientPhone: z.union([z.literal(''), phoneNumber()]).default(''),
  preferredDate: Day,
  preferredTime: Slot,
  consultationType: ConsultationType.default('initial'),
  message: z.string().trim().max(CONSULTATION_MESSAGE_MAX_LENGTH).default(''),
  urgency: ConsultationUrgency.default('normal'),
});
export type ConsultationForm = z.infer<typeof ConsultationForm>;

/** Where the clock of whoever books stands; hours are said on both where they differ. One we do not know is left out. */
export const TimeZone = z.string().max(60).refine(isTimeZone);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const booking = [
  { per: 'network', times: 30, seconds: 3600, across: 'consultations' },
  { per: 'everyone', times: 2_000, seconds: 3600, across: 'consultations' },
] as const;

export const scheduleConsultation = endpoint({
  method: 'POST',
  path: '/schedule-consultation',
  summary: 'Book an hour. Sent again, it is the same booking; an hour that is gone comes back with those still free.',
  access: 'anyone',
  status: 201,
  body: ConsultationForm.extend({
    idempotencyKey: z.uuid().optional(),
    timeZone: TimeZone.optional().catch(undefined),
  }),
  returns: z.object({
    success: z.literal(true),
    message: z.string(),
    startsAt: z.iso.datetime(),
    /** By when somebody calls who asked for help in a crisis; null otherwise. */
    callBackBy: z.iso.datetime().nullable(),
    crisisLevel: CrisisLevel,
    routes: z.array(CrisisRoute),
  }),
  problems: [
    'consultation.slot_taken',
    'consultation.day_not_offered',
    'consultation.too_many',
    'consultation.too_many_today',
  ],
  limits: booking,
});

export const consultationStates = ['booked', 'cancelled', 'over'] as const;

/** What the link in the mail shows: when and which kind of talk, and nothing of who or of what was written. */
export const BookedConsultation = z.object({
  date: Day,
  time: Slot,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  consultationType: ConsultationType,
  state: z.enum(consultationStates),
  /** Which state of it was read, for changes. */
  version: z.int(),
});
export type BookedConsultation = z.infer<typeof BookedConsultation>;

/** The token stands behind the # of this page, so that it is in no log. */
export const CONSULTATION_PATH = '/consultation';
const ByLink = z.object({ token: z.string().min(20).max(200) });
const byLink = {
  method: 'POST',
  access: 'anyone',
  returns: BookedConsultation,
  limits: [{ per: 'network', times: 120, seconds: 3600, across: 'consultation links' }],
} as const;

export const openConsultation = endpoint({
  ...byLink,
  path: '/consultations/open',
  summary: 'The booking behind the link of a mail. No account is needed, and nobody is signed in by it.',
  body: ByLink,
  problems: ['consultation.not_found'],
});

export const rescheduleConsultation = endpoint({
  ...byLink,
  path: '/consultations/reschedule',
  summary: 'Move a booking to another free hour, as long as it has not begun.',
  body: ByLink.extend({ date: Day, time: Slot, version: z.int() }),
  problems: [
    'consultation.not_found',
    'consultation.slot_taken',
    'consultation.day_not_offered',
    'consultation.over',
    'consultation.changed_meanwhile',
  ],
});

export const cancelConsultation = endpoint({
  ...byLink,
  path: '/consultations/cancel',
  summary: 'Give a booked hour back, as long as it has not begun.',
  body: ByLink,
  problems: ['consultation.not_found', 'consultation.over'],
});

/** Booked hours that are still to come, for the team. */
export const ComingConsultation = BookedConsultation.extend({
  id: ConsultationId,
  urgency: ConsultationUrgency,
  language: z.enum(languages),
  person: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  message: z.string(),
  mayBeInDanger: z.boolean(),
  /** It lies outside of today's opening hours: they were changed after it was booked. */
  isOutsideHours: z.boolean(),
});
export type ComingConsultation = z.infer<typeof ComingConsultation>;

export const listComingConsultations = endpoint({
  method: 'GET',
  path: '/staff/consultations',
  summary: 'Booked talks that are still to come, soonest first.',
  access: 'staff',
  returns: z.array(ComingConsultation),
  problems: ['path.not_found'],
});

export const TEAM_NOTE_MAX_LENGTH = 600;

const ByTeam = z.object({
  /** Which state of it was read: the family may have moved it meanwhile. */
  version: z.int(),
  /** A line to the family, in their mail. */
  note: z.string().trim().max(TEAM_NOTE_MAX_LENGTH).default(''),
});
const byTeam = {
  method: 'POST',
  access: 'staff',
  params: z.object({ consultationId: ConsultationId }),
  returns: BookedConsultation,
} as const;

export const moveConsultationByTeam = endpoint({
  ...byTeam,
  path: '/staff/consultations/:consultationId/move',
  summary: 'Our team moves a talk to another free hour. The family gets a mail with the changed calendar file.',
  body: ByTeam.extend({ date: Day, time: Slot }),
  problems: [
    'path.not_found',
    'consultation.slot_taken',
    'consultation.day_not_offered',
    'consultation.over',
    'consultation.changed_meanwhile',
  ],
});

export const cancelConsultationByTeam = endpoint({
  ...byTeam,
  path: '/staff/consultations/:consultationId/cancel',
  summary: 'Our team cancels a talk. The family gets a mail, and their calendar file says so.',
  body: ByTeam,
  problems: ['path.not_found', 'consultation.over', 'consultation.changed_meanwhile'],
});
