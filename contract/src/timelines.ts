// The timeline of a plan: what happens when, by the family's tradition, and what is done already.
import { endpoint } from './endpoint.ts';
import { lineOfText } from './field-rules.ts';
import { Handoff } from './handoffs.ts';
import { PlanId } from './ids.ts';
import { Plan } from './plans.ts';
import { FaithTradition, ServiceType } from './traditions.ts';
import { Day } from './venues.ts';
import { z } from './zod.ts';

export const eventCategories = ['preparation', 'ceremony', 'memorial', 'aftercare'] as const;
export const EventCategory = z.enum(eventCategories);
export type EventCategory = z.infer<typeof EventCategory>;

export const importances = ['essential', 'recommended', 'optional'] as const;
export const Importance = z.enum(importances);
export type Importance = z.infer<typeof Importance>;

export const priorityLevels = ['essential', 'recommended', 'all'] as const;
export const PriorityLevel = z.enum(priorityLevels);
export type PriorityLevel = z.infer<typeof PriorityLevel>;

export const timeframes = [7, 14, 30, 60] as const;
export const DEFAULT_TIMEFRAME = 30;

/** What the family wants to see. */
export const TimelineOptions = z.object({
  includePreparation: z.boolean().default(true),
  includeCeremony: z.boolean().default(true),
  includeMemorial: z.boolean().default(true),
  includeAftercare: z.boolean().default(true),
  priorityLevel: PriorityLevel.default('recommended'),
  /** Days after the service. */
  timeframe: z.literal(timeframes).default(DEFAULT_TIMEFRAME),
});
export type TimelineOptions = z.infer<typeof TimelineOptions>;
export const defaultOptions: TimelineOptions = TimelineOptions.parse({});

const OPT_INS_MAX = 40;

/** What only the family can say, and what some of its rites hang on. */
export const TimelineAnswers = z.object({
  isVeteran: z.boolean().default(false),
  hasSurvivingWife: z.boolean().default(false),
  /** That the family wants a way of burial or cremation which is not usual in its tradition. */
  isUnusualWayConfirmed: z.boolean().default(false),
  /** Keys of customs that are shown only to families who keep them. */
  optIns: z.array(z.string().max(40)).max(OPT_INS_MAX).default([]),
});
export type TimelineAnswers = z.infer<typeof TimelineAnswers>;
export const noAnswers: TimelineAnswers = TimelineAnswers.parse({});

export const timelineNotices = [
  /** The way is not usual in this tradition, so that no rites are proposed: only what the law asks for. */
  'not-usual',
  'date-of-death-missing',
  'service-date-missing',
  /** Preparation is hidden; registration and the permit are needed all the same. */
  'papers-still-needed',
  'no-ceremony',
  /** The service lies on a day that the tradition would not have. */
  'day-not-customary',
] as const;
export const TimelineNotice = z.enum(timelineNotices);
export type TimelineNotice = z.infer<typeof TimelineNotice>;

/** What we would have to know to say more. */
export const TimelineQuestion = z.enum(['branch', 'date-of-death', 'after-sunset', 'veteran', 'surviving-wife']);
export type TimelineQuestion = z.infer<typeof TimelineQuestion>;

/** A rite, and for rites that repeat, which time: `bud-sevens.2`. */
export const EventId = z.string().regex(/^[a-z]{3}-[a-z0-9-]{1,40}(\.\d{1,2})?$/);

export const NOTE_MAX_LENGTH = 2_000;
export const ASSIGNEE_MAX_LENGTH = 100;

export const TimelineEvent = z.object({
  id: EventId,
  title: z.string(),
  description: z.string(),
  category: EventCategory,
  importance: Importance,
  /** In words, with the date where it is known: 'Day before the service · Monday, November 16'. */
  timeframe: z.string(),
  duration: z.string(),
  participants: z.array(z.string()),
  location: z.string(),
  notes: z.string(),
  /** What holds for this family in particular: moved for a festival, may differ by a day. */
  remarks: z.array(z.string()),
  faithSpecific: z.boolean(),
  completed: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
  /** Who said so; null when nobody did, or they have left. */
  completedBy: z.string().nullable(),
  startsOn: Day.nullable(),
  endsOn: Day.nullable(),
  /** Its day has come and gone, and it is not done: as soon as possible. */
  isOverdue: z.boolean(),
  /** Outside the chosen timeframe, and shown all the same. */
  isLater: z.boolean(),
  /** Who sees to it, in the family's words. */
  assignee: z.string(),
  familyNote: z.string(),
  /** Counts changes of the note. */
  version: z.int(),
});
export type TimelineEvent = z.infer<typeof TimelineEvent>;

/** How much one level and one timeframe would show of every category, beside what the family ticked itself. */
export const TimelineCount = z.object({
  priorityLevel: PriorityLevel,
  timeframe: z.literal(timeframes),
  preparation: z.int(),
  ceremony: z.int(),
  memorial: z.int(),
  aftercare: z.int(),
});
export type TimelineCount = z.infer<typeof TimelineCount>;

const Custom = z.object({ key: z.string(), title: z.string(), description: z.string() });

export const Timeline = z.object({
  planId: PlanId,
  /** Null while none was asked for; the lists are empty then, but for the papers of a way that is not usual. */
  generatedAt: z.iso.datetime().nullable(),
  options: TimelineOptions,
  answers: TimelineAnswers,
  timeline: z.array(TimelineEvent),
  /** Great days beyond the timeframe: the 49th day, a yahrzeit, the yearly shraddha. */
  later: z.array(TimelineEvent),
  /** For every level with every timeframe, so that a choice which would add nothing can say so. */
  counts: z.array(TimelineCount),
  /** Rites of some branches, while the family's own is not known. */
  askClergy: z.array(Custom),
  /** Customs that a family can add. */
  customs: z.array(Custom.extend({ isChosen: z.boolean() })),
  notices: z.array(TimelineNotice),
  questions: z.array(TimelineQuestion),
  handoffs: z.array(Handoff),
  /** When the private calendar address was made; null while there is none. */
  calendarAddressSince: z.iso.datetime().nullable(),
});
export type Timeline = z.infer<typeof Timeline>;

const OnePlan = z.object({ planId: PlanId });
const OneEvent = OnePlan.extend({ eventId: EventId });
const writing = [{ per: 'person', times: 600, seconds: 3600, across: 'timeline' }] as const;

export const generateTimeline = endpoint({
  method: 'POST',
  path: '/generate-timeline',
  summary: 'Make the timeline of a plan, or make it anew. What was completed or noted stays. The plan says the rest.',
  access: 'member',
  body: z.object({
    planId: PlanId,
    customizations: TimelineOptions.extend(TimelineAnswers.shape)
      .partial()
      // Kept in the plan; null takes it out, and what is left out stays as it is.
      .extend({ dateOfDeath: Day.nullish(), afterSunset: z.boolean().nullish() })
      .default({}),
    /** Known from the plan; another one than the plan's is refused. */
    serviceType: ServiceType.optional(),
    /** Known from the plan; what is sent along is not read. */
    faithTradition: FaithTradition.optional(),
    serviceDate: Day.nullish(),
    selectedVenue: z.string().max(200).nullish(),
  }),
  returns: Timeline,
  problems: ['session.required', 'plan.not_found'],
  limits: [
    { per: 'person', times: 120, seconds: 3600 },
    { per: 'network', times: 1_200, seconds: 3600 },
  ],
});

export const getTimeline = endpoint({
  method: 'GET',
  path: '/funeral-plans/:planId/timeline',
  summary: 'The timeline of a plan, worked out from what the plan says now.',
  access: 'member',
  params: OnePlan,
  returns: Timeline,
  problems: ['session.required', 'plan.not_found'],
});

export const changeEvent = endpoint({
  method: 'PATCH',
  path: '/funeral-plans/:planId/timeline/:eventId',
  summary: 'Mark a step done or not, say who sees to it, or write a note beside it.',
  access: 'member',
  params: OneEvent,
  body: z.object({
    completed: z.boolean().optional(),
    assignee: z.union([z.literal(''), lineOfText(ASSIGNEE_MAX_LENGTH)]).optional(),
    familyNote: z.string().trim().max(NOTE_MAX_LENGTH).optional(),
    /** The version a note was written from; an older one is refused. */
    version: z.int().optional(),
  }),
  returns: TimelineEvent,
  problems: ['session.required', 'plan.not_found', 'timeline.event_not_found', 'timeline.changed_meanwhile'],
  limits: writing,
});

export const downloadCalendar = endpoint({
  method: 'GET',
  path: '/funeral-plans/:planId/timeline.ics',
  summary: 'The timeline as a calendar file.',
  access: 'member',
  params: OnePlan,
  produces: 'text/calendar; charset=utf-8',
  problems: ['session.required', 'plan.not_found'],
});

/** Where calendars fetch it: /calendar/{secret}.ics, outside the API. */
export const CALENDAR_PATH = '/calendar';

export const makeCalendarAddress = endpoint({
  method: 'POST',
  path: '/funeral-plans/:planId/calendar-address',
  summary: 'A private address that a calendar can subscribe to. A former one stops working. It is shown once.',
  access: 'member',
  params: OnePlan,
  returns: z.object({ address: z.url(), since: z.iso.datetime() }),
  problems: ['session.required', 'plan.not_found'],
  limits: writing,
});

export const endCalendarAddress = endpoint({
  method: 'DELETE',
  path: '/funeral-plans/:planId/calendar-address',
  summary: 'The private calendar address stops working.',
  access: 'member',
  params: OnePlan,
  problems: ['session.required', 'plan.not_found'],
  limits: writing,
});

/** What the first three days ask for, one after the other. */
export const FirstDays = z.object({
  plan: Plan,
  /** False for plans made ahead, and once those days are over. */
  isOpen: z.boolean(),
  steps: z.array(TimelineEvent),
  handoffs: z.array(Handoff),
});
export type FirstDays = z.infer<typeof FirstDays>;

export const getFirstDays = endpoint({
  method: 'GET',
  path: '/funeral-plans/:planId/first-days',
  summary: 'The steps of the first 72 hours after a death, in order, and which are done.',
  access: 'member',
  params: OnePlan,
  returns: FirstDays,
  problems: ['session.required', 'plan.not_found'],
});
