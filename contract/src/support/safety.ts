// What stays with a person when their words gave reason to worry: a notice that only they take away, a level that lasts a
// week, and the offer of a call. And what anybody may read about it: the published protocol with its counts.
import { AccountName } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { phoneNumber } from '../field-rules.ts';
import { z } from '../zod.ts';
import { CrisisLevel, CrisisRoute } from './levels.ts';

/** Stays at the top of the chat, across messages and conversations, until the person says that they are safe. */
export const CrisisNotice = z.object({ since: z.iso.datetime(), routes: z.array(CrisisRoute) });
export type CrisisNotice = z.infer<typeof CrisisNotice>;

/** How it stands with one person, beyond a single message. */
export const SafetyState = z.object({
  level: CrisisLevel,
  notice: CrisisNotice.nullable(),
  /** Lines to show gently, without a notice: after one elevated message, and for a week after a crisis. */
  routes: z.array(CrisisRoute),
  /** When somebody of our team was asked to call, and whether they have. */
  callAsked: z.object({ at: z.iso.datetime(), state: z.enum(['waiting', 'taken', 'done']) }).nullable(),
});
export type SafetyState = z.infer<typeof SafetyState>;

export const getSafety = endpoint({
  method: 'GET',
  path: '/support/safety',
  summary: 'Whether a crisis notice stands for this person, and which lines fit.',
  access: 'member',
  returns: SafetyState,
  problems: ['session.required'],
});

export const sayIAmSafe = endpoint({
  method: 'POST',
  path: '/support/safety/safe-now',
  summary: 'Takes the crisis notice away. The level stays elevated for a week.',
  access: 'member',
  body: z.object({
    /** The notice that was answered: one that came meanwhile stays. */
    since: z.iso.datetime(),
  }),
  returns: SafetyState,
  problems: ['session.required'],
});

export const CallRequest = z.object({
  name: AccountName,
  phone: phoneNumber(),
  /** Our team sees the name, the number and the kind of worry; never the conversation. */
  consents: z.literal(true),
});
export type CallRequest = z.infer<typeof CallRequest>;

export const askForCall = endpoint({
  method: 'POST',
  path: '/support/safety/calls',
  summary:
    'Asks our team to call; while a request is open, the same one is brought up to date. They see name, number and the kind of worry, nothing that was written.',
  access: 'member',
  status: 201,
  body: CallRequest.extend({
    /** Sent again, it is the same request. */
    idempotencyKey: z.uuid(),
  }),
  returns: SafetyState,
  problems: ['session.required'],
  // None over everybody: strangers could use it up for those in danger.
  limits: [{ per: 'person', times: 10, seconds: 3600 }],
});

/** What staff see of somebody in danger, and nothing else. */
export const CrisisAlert = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string(),
  level: CrisisLevel,
  routes: z.array(CrisisRoute),
  language: z.string(),
  askedAt: z.iso.datetime(),
  state: z.enum(['waiting', 'taken', 'done']),
  takenBy: z.string().nullable(),
  /** Whoever took it has not come back to it for half an hour: somebody else may. */
  isLeft: z.boolean(),
  changedAt: z.iso.datetime(),
});
export type CrisisAlert = z.infer<typeof CrisisAlert>;

export const listCrisisAlerts = endpoint({
  method: 'GET',
  path: '/staff/crisis-alerts',
  summary: 'People who asked for a call in a crisis: waiting first, oldest first; then those done in the last days.',
  access: 'staff',
  returns: z.array(CrisisAlert),
  problems: ['path.not_found'],
});

export const getCrisisAlert = endpoint({
  method: 'GET',
  path: '/staff/crisis-alerts/:alertId',
  summary: 'One call that was asked for; null once it is forgotten. That it was read is written down.',
  access: 'staff',
  params: z.object({ alertId: z.uuid() }),
  returns: z.object({ alert: CrisisAlert.nullable() }),
  problems: ['path.not_found'],
});

export const moveCrisisAlert = endpoint({
  method: 'POST',
  path: '/staff/crisis-alerts/:alertId/state',
  summary:
    'Takes an alert, so that nobody calls twice, also one that was left for half an hour; or marks that the person was reached.',
  access: 'staff',
  params: z.object({ alertId: z.uuid() }),
  body: z.object({ state: z.enum(['taken', 'done']) }),
  returns: CrisisAlert,
  problems: ['path.not_found', 'alert.not_found', 'alert.taken'],
});

/** How often people were shown where to turn. Counted by month, without anybody's name. */
export const Referrals = z.object({
  since: z.iso.date().nullable(),
  total: z.int(),
  byMonth: z.array(
    z.object({
      /** 2026-11 */
      month: z.string(),
      times: z.partialRecord(CrisisRoute, z.int()),
    }),
  ),
});
export type Referrals = z.infer<typeof Referrals>;

export const getReferrals = endpoint({
  method: 'GET',
  path: '/support/referrals',
  summary: 'How often people were referred to a crisis line, by month and kind of danger.',
  access: 'anyone',
  cacheSeconds: 60,
  returns: Referrals,
});
