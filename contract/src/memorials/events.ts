// Gatherings of a memorial and who comes. Places are counted by the database; whoever finds none waits in line.
import { endpoint } from '../endpoint.ts';
import { brokenRule, emailAddress, lineOfText } from '../field-rules.ts';
import { GatheringId, MemorialId, RsvpId } from '../ids.ts';
import { z } from '../zod.ts';
import { RsvpStatus } from './guestbook.ts';
import { changing, MemorialAddress, OneMemorial, seeing } from './memorial.ts';

export const EVENT_TITLE_MAX_LENGTH = 120;
export const EVENT_DESCRIPTION_MAX_LENGTH = 4_000;
export const EVENT_LOCATION_MAX_LENGTH = 300;
export const EVENTS_PER_MEMORIAL = 60;
export const PARTY_MAX = 20;
export const RSVP_NOTE_MAX_LENGTH = 500;
/** Where somebody changes their answer; the secret follows after a '#'. */
export const RSVP_PAGE_PATH = '/rsvp';

export const MemorialEvent = z.object({
  id: GatheringId,
  memorialId: MemorialId,
  title: z.string(),
  description: z.string(),
  eventDate: z.iso.datetime(),
  /** Null when the family did not say. */
  endsAt: z.iso.datetime().nullable(),
  location: z.string(),
  /** 0 means no limit. */
  maxAttendees: z.int(),
  isPublic: z.boolean(),
  /** Stands on the page alone: no letter and no calendar file carries it. */
  livestreamUrl: z.string().nullable(),
  /** Null where there is no limit. */
  placesLeft: z.int().nullable(),
  isPast: z.boolean(),
  isCanceled: z.boolean(),
  version: z.int(),
});
export type MemorialEvent = z.infer<typeof MemorialEvent>;

/** Https only: what is written here becomes a link on a page strangers open. */
const WebAddress = z
  .string()
  .trim()
  .max(500)
  .refine(
    (text) => {
      const url = URL.parse(text);
      return url?.protocol === 'https:' && url.username === '' && url.password === '';
    },
    brokenRule({ rule: 'custom', sentence: 'The link must begin with https://' }),
  );

const EventFields = z.object({
  title: lineOfText(EVENT_TITLE_MAX_LENGTH),
  description: z.string().trim().max(EVENT_DESCRIPTION_MAX_LENGTH).default(''),
  eventDate: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }).nullable().default(null),
  location: z.string().trim().max(EVENT_LOCATION_MAX_LENGTH).default(''),
  maxAttendees: z.int().min(0).max(100_000).default(0),
  isPublic: z.boolean().default(true),
  livestreamUrl: z
    .union([z.literal('').transform(() => null), WebAddress])
    .nullable()
    .default(null),
});
/** A gathering cannot be over before it begins. */
function endsAfterItBegins({ eventDate, endsAt }: z.output<typeof EventFields>): boolean {
  return endsAt === null || Date.parse(endsAt) > Date.parse(eventDate);
}
const endBeforeBeginning = {
  ...brokenRule({ rule: 'custom', sentence: 'The end cannot be earlier than the beginning' }),
  path: ['endsAt'],
};

export const NewEvent = EventFields.extend({ idempotencyKey: z.uuid().nullish() }).refine(
  endsAfterItBegins,
  endBeforeBeginning,
);
export type NewEvent = z.infer<typeof NewEvent>;
export const EventChanges = EventFields.extend({ version: z.int() }).refine(endsAfterItBegins, endBeforeBeginning);
export type EventChanges = z.infer<typeof EventChanges>;

const OneEvent = OneMemorial.extend({ eventId: GatheringId });
const ByAddress = z.object({ address: z.string().max(120).optional() });

export const listEvents = endpoint({
  method: 'GET',
  path: '/memorials/:memorialId/events',
  summary: 'The coming ones first, then the past. Those that are not public only for the people of the memorial.',
  access: 'anyone',
  params: OneMemorial,
  query: ByAddress,
  returns: z.array(MemorialEvent),
  problems: seeing,
});

export const addEvent = endpoint({
  method: 'POST',
  path: '/memorials/:memorialId/events',
  summary: 'A new gathering. Owner, keeper and editors only: a false funeral time would hurt.',
  access: 'anyone',
  status: 201,
  params: OneMemorial,
  body: NewEvent,
  returns: MemorialEvent,
  problems: [...changing, 'event.too_many'],
  limits: [{ per: 'person', times: 120, seconds: 3600 }],
});

export const changeEvent = endpoint({
  method: 'PUT',
  path: '/memorials/:memorialId/events/:eventId',
  summary: 'Change a gathering. Guests who left an address are told of a new time or place.',
  access: 'anyone',
  params: OneEvent,
  body: EventChanges,
  returns: MemorialEvent,
  problems: [...changing, 'event.not_found', 'event.changed_meanwhile', 'event.places_taken'],
  limits: [{ per: 'person', times: 240, seconds: 3600 }],
});

export const cancelEvent = endpoint({
  method: 'DELETE',
  path: '/memorials/:memorialId/events/:eventId',
  summary: 'Call a gathering off. Guests who left an address are told.',
  access: 'anyone',
  params: OneEvent,
  returns: MemorialEvent,
  problems: [...changing, 'event.not_found'],
});

export const getEventCalendar = endpoint({
  method: 'GET',
  path: '/memorials/:memorialId/events/:eventId/calendar',
  summary: 'A calendar file of one gathering.',
  access: 'anyone',
  params: OneEvent,
  query: ByAddress,
  produces: 'text/calendar',
  problems: [...seeing, 'event.not_found'],
});

/** `waiting`: everybody's place is taken; whoever stands first in line moves up. */
export const AnswerStatus = z.enum([...RsvpStatus.options, 'waiting']);
export type AnswerStatus = z.infer<typeof AnswerStatus>;

const Answer = z.object({
  status: RsvpStatus,
  partySize: z.int().min(1).max(PARTY_MAX).default(1),
  note: z.string().trim().max(RSVP_NOTE_MAX_LENGTH).default(''),
});

export const NewRsvp = Answer.extend({
  name: lineOfText(100),
  email: z.union([z.literal(''), emailAddress()]).default(''),
  address: MemorialAddress.nullish(),
  website: z.string().max(200).default(''),
  idempotencyKey: z.uuid().nullish(),
});
export type NewRsvp = z.infer<typeof NewRsvp>;

/** What a guest sees of their own answer. */
export const OwnRsvp = z.object({
  memorialName: z.string(),
  /** The page; null when it cannot be opened without an account. */
  memorialPath: z.string().nullable(),
  event: MemorialEvent.omit({ livestreamUrl: true }),
  name: z.string(),
  status: AnswerStatus,
  partySize: z.int(),
  note: z.string(),
});
export type OwnRsvp = z.infer<typeof OwnRsvp>;

export const answerEvent = endpoint({
  method: 'POST',
  path: '/memorials/:memorialId/events/:eventId/rsvps',
  summary: 'Say whether you come, and with how many. No account is needed.',
  access: 'anyone',
  status: 201,
  params: OneEvent,
  body: NewRsvp,
  returns: OwnRsvp.extend({
    /** Opens the answer again at /rsvp#…; shown once, and mailed where an address was left. */
    token: z.string(),
  }),
  problems: [...seeing, 'event.not_found', 'event.over', 'rsvp.already'],
  limits: [
    { per: 'network', times: 40, seconds: 600, across: 'rsvp' },
    { per: 'network', times: 200, seconds: 86_400, across: 'rsvp' },
  ],
});

const Secret = z.object({ token: z.string().min(20).max(100) });
const byLink = {
  method: 'POST',
  access: 'anyone',
  returns: OwnRsvp,
  limits: [{ per: 'network', times: 120, seconds: 3600, across: 'rsvp links' }],
} as const;

export const openRsvp = endpoint({
  ...byLink,
  path: '/rsvps/open',
  summary: 'The answer behind a private link.',
  body: Secret,
  problems: ['rsvp.not_found'],
});

export const changeRsvp = endpoint({
  ...byLink,
  path: '/rsvps/change',
  summary: 'Another answer, another number of people. A place that becomes free goes to whoever waits.',
  body: Secret.extend(Answer.shape),
  problems: ['rsvp.not_found', 'rsvp.no_room', 'event.over'],
});

export const Guest = z.object({
  id: RsvpId,
  name: z.string(),
  email: z.string().nullable(),
  status: AnswerStatus,
  partySize: z.int(),
  note: z.string(),
  answeredAt: z.iso.datetime(),
});
export type Guest = z.infer<typeof Guest>;

export const listGuests = endpoint({
  method: 'GET',
  path: '/memorials/:memorialId/events/:eventId/guests',
  summary: 'Who comes, who waits, in the order of their answers.',
  access: 'anyone',
  params: OneEvent,
  returns: z.array(Guest),
  problems: [...changing, 'event.not_found'],
});

export const exportGuests = endpoint({
  method: 'GET',
  path: '/memorials/:memorialId/events/:eventId/guests.csv',
  summary: 'The guest list as a table for a spreadsheet.',
  access: 'anyone',
  params: OneEvent,
  produces: 'text/csv',
  problems: [...changing, 'event.not_found'],
});

export const removeGuest = endpoint({
  method: 'DELETE',
  path: '/memorials/:memorialId/events/:eventId/guests/:rsvpId',
  summary: 'Take an answer off the list. The place goes to whoever waits.',
  access: 'anyone',
  params: OneEvent.extend({ rsvpId: RsvpId }),
  problems: [...changing, 'event.not_found', 'rsvp.not_found'],
});
