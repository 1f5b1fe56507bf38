// Groups of people who mourn and meet: in a room, online, or both. Anybody may look; joining is asked for.
import { endpoint } from '../endpoint.ts';
import { SupportGroupId } from '../ids.ts';
import { PROMISE_HOURS } from '../promise-hours.ts';
import { PackagedTradition } from '../traditions.ts';
import { OwnText, TextLanguage } from '../translations.ts';
import { z } from '../zod.ts';

export const groupKinds = ['in-person', 'virtual', 'hybrid'] as const;
export const GroupKind = z.enum(groupKinds);
export type GroupKind = z.infer<typeof GroupKind>;

export const groupCosts = ['free', 'donation'] as const;
export const GroupCost = z.enum(groupCosts);

export const GROUP_SEATS_MIN = 8;
export const GROUP_SEATS_MAX = 15;
export const GROUP_NOTE_MAX_LENGTH = 1_000;
/** Asking is answered by a person within so many hours. */
export const GROUP_ANSWER_HOURS = PROMISE_HOURS;

/** When it meets, on the clock of the Bay Area. Sunday is 0; minutes count from midnight. */
export const GroupSchedule = z.object({
  /** `1`: every week; `2`: every other week, counted from `firstDay`. */
  everyWeeks: z.union([z.literal(1), z.literal(2)]),
  weekday: z.int().min(0).max(6),
  startMinute: z.int().min(0).max(1439),
  minutes: z.int().min(15).max(240),
});
export type GroupSchedule = z.infer<typeof GroupSchedule>;

export const Meeting = z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });
export type Meeting = z.infer<typeof Meeting>;

export const membershipStates = ['asked', 'waiting', 'confirmed', 'declined'] as const;
/** `asked`: a seat is kept until our team answers. `waiting`: all seats are taken; the first in line moves up. */
export const MembershipState = z.enum(membershipStates);
export type MembershipState = z.infer<typeof MembershipState>;

export const Membership = z.object({
  state: MembershipState,
  askedAt: z.iso.datetime(),
  /** The answer comes by then; null once it came. */
  answeredBy: z.iso.datetime().nullable(),
  /** A mail on the day before. */
  wantsReminders: z.boolean(),
  /** The address of the room or of the call; only for those who are confirmed. */
  whereToMeet: OwnText.nullable(),
  language: TextLanguage,
});
export type Membership = z.infer<typeof Membership>;

export const SupportGroup = z.object({
  id: SupportGroupId,
  name: OwnText,
  description: OwnText,
  /** For whom it is, in a few words. */
  forWhom: OwnText,
  facilitator: OwnText,
  kind: GroupKind,
  cost: GroupCost,
  /** The part of town, or 'online'; the door is told to those who are confirmed. */
  place: OwnText,
  /** In which language people talk. */
  language: z.string(),
  /** The language of its texts, where it is another one than the reader's. */
  wordsIn: TextLanguage,
  traditions: z.array(PackagedTradition),
  schedule: GroupSchedule,
  nextMeetings: z.array(Meeting),
  seats: z.int(),
  seatsLeft: z.int(),
  isSample: z.boolean(),
  /** Null for visitors and for those who did not ask. */
  membership: Membership.nullable(),
});
export type SupportGroup = z.infer<typeof SupportGroup>;

export const listSupportGroups = endpoint({
  method: 'GET',
  path: '/support/groups',
  summary: 'All groups with their next dates and free seats; for members also where they stand.',
  access: 'anyone',
  returns: z.array(SupportGroup),
});

const OneGroup = z.object({ groupId: SupportGroupId });
const aboutGroup = ['session.required', 'group.not_found'] as const;

export const askToJoinGroup = endpoint({
  method: 'PUT',
  path: '/support/groups/:groupId/membership',
  summary: 'Asks to join. With a free seat it is kept until our team answers, else the person waits in line.',
  access: 'member',
  params: OneGroup,
  body: z.object({
    /** For the facilitator: what they want to say beforehand. Sealed; may stay empty. */
    note: z.string().trim().max(GROUP_NOTE_MAX_LENGTH).default(''),
  }),
  returns: SupportGroup,
  problems: aboutGroup,
  limits: [{ per: 'person', times: 30, seconds: 3600 }],
});

export const leaveGroup = endpoint({
  method: 'DELETE',
  path: '/support/groups/:groupId/membership',
  summary: 'Leaves the group, or takes the request back. The seat goes to the next in line.',
  access: 'member',
  params: OneGroup,
  returns: SupportGroup,
  problems: aboutGroup,
});

export const setGroupReminders = endpoint({
  method: 'PUT',
  path: '/support/groups/:groupId/reminders',
  summary: 'Whether a mail comes on the day before.',
  access: 'member',
  params: OneGroup,
  body: z.object({ wantsReminders: z.boolean() }),
  returns: SupportGroup,
  problems: aboutGroup,
  limits: [{ per: 'person', times: 120, seconds: 3600 }],
});

export const getGroupCalendar = endpoint({
  method: 'GET',
  path: '/support/groups/:groupId/calendar.ics',
  summary: 'The recurring date as a calendar file; with the place for those who are confirmed.',
  access: 'anyone',
  params: OneGroup,
  produces: 'text/calendar',
  problems: ['group.not_found'],
});

/** For staff: who asks. */
export const GroupRequest = z.object({
  id: z.uuid(),
  groupId: SupportGroupId,
  groupName: OwnText,
  language: TextLanguage,
  state: MembershipState,
  askedAt: z.iso.datetime(),
  answeredBy: z.iso.datetime().nullable(),
  person: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
  note: z.string(),
});
export type GroupRequest = z.infer<typeof GroupRequest>;

export const listGroupRequests = endpoint({
  method: 'GET',
  path: '/staff/group-requests',
  summary: 'Who asked to join a group, the longest waiting first; then those who are in.',
  access: 'staff',
  returns: z.array(GroupRequest),
  problems: ['path.not_found'],
});

/** Somebody in line for a free seat. The longest waiting is the first to move up. */
export const WaitingInLine = GroupRequest.pick({ id: true, askedAt: true, person: true });
export type WaitingInLine = z.infer<typeof WaitingInLine>;

export const getGroupRequest = endpoint({
  method: 'GET',
  path: '/staff/group-requests/:requestId',
  summary: 'One request to join, and who else is in line for the same group. That it was read is written down.',
  access: 'staff',
  params: z.object({ requestId: z.uuid() }),
  returns: z.object({
    /** Null when it was declined or taken back: there is nothing to decide. */
    request: GroupRequest.nullable(),
    inLine: z.array(WaitingInLine),
  }),
  problems: ['path.not_found'],
});

export const decideGroupRequest = endpoint({
  method: 'POST',
  path: '/staff/group-requests/:requestId/decide',
  summary: 'Confirms or declines. The person gets a mail; a confirmed one with the place and the calendar file.',
  access: 'staff',
  params: z.object({ requestId: z.uuid() }),
  body: z.object({ decision: z.enum(['confirm', 'decline']) }),
  returns: GroupRequest,
  problems: ['path.not_found', 'group.request_not_found', 'group.request_decided', 'group.full'],
});
