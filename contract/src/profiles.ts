// One's own record: what we know about a person, what we may write to them, taking it along, and leaving.
import { AccountEmail, AccountName, Code, codeCheckingLimits, User } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { phoneNumber } from './field-rules.ts';
import { UserId } from './ids.ts';
import { z } from './zod.ts';

/** Long enough to sleep on it, short enough that 'delete' means it. */
export const DELETION_DAYS = 7;
export const QUIET_DAYS = 7;

const OwnId = z.object({ userId: UserId });

export const getUser = endpoint({
  method: 'GET',
  path: '/users/:userId',
  summary: 'My own record. Anybody else’s is not found.',
  access: 'member',
  params: OwnId,
  returns: User,
  problems: ['session.required', 'user.not_found'],
});

export const findUserByEmail = endpoint({
  method: 'GET',
  path: '/users/email/:email',
  summary: 'My own record by my own address. Any other address is not found, whether or not it has an account.',
  access: 'member',
  params: z.object({ email: z.string().max(254) }),
  returns: User,
  problems: ['session.required', 'user.not_found'],
});

/** What the profile form sends. */
export const Profile = z.object({
  firstName: AccountName,
  lastName: AccountName,
  email: AccountEmail,
  phone: z.union([z.literal(''), phoneNumber()]),
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/users/:userId',
  summary: 'Change my own record. A new e-mail address takes effect once the code mailed to it is typed.',
  access: 'member',
  params: OwnId,
  body: Profile.extend({ phone: Profile.shape.phone.nullable() }).partial(),
  returns: User.extend({ next: z.literal('code').nullable() }),
  problems: ['session.required', 'session.proof_required', 'user.not_found'],
  // A new address is counted besides, as for any code that is mailed.
  limits: [{ per: 'person', times: 60, seconds: 3600 }],
});

export const proveNewEmail = endpoint({
  method: 'POST',
  path: '/users/:userId/email/verify',
  summary: 'Type the code mailed to the new address: it is now mine, and the old address is told.',
  access: 'member',
  params: OwnId,
  body: z.object({ code: Code }),
  returns: User,
  problems: ['session.required', 'user.not_found', 'code.refused', 'email.taken'],
  limits: codeCheckingLimits,
});

export const noticeKinds = ['reminders', 'family', 'memorials', 'support'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const Preferences = z.object({
  /** Dates and papers of a plan. */
  reminders: z.boolean(),
  /** What others in the family did or asked. */
  family: z.boolean(),
  /** New entries on a memorial. */
  memorials: z.boolean(),
  /** A gentle word from grief support, at anniversaries too. */
  support: z.boolean(),
});
export type Preferences = z.infer<typeof Preferences>;

const AnsweredPreferences = Preferences.extend({
  /** Until then we write nothing but codes, receipts and warnings. */
  quietUntil: z.iso.datetime().nullable(),
  /** The tour was begun or declined, on any device: it is offered to nobody twice. */
  isTourAnswered: z.boolean(),
});

export const getPreferences = endpoint({
  method: 'GET',
  path: '/users/:userId/preferences',
  summary: 'What I want to be written about.',
  access: 'member',
  params: OwnId,
  returns: AnsweredPreferences,
  problems: ['session.required', 'user.not_found'],
});

export const setPreferences = endpoint({
  method: 'PUT',
  path: '/users/:userId/preferences',
  summary:
    'Change what I want to be written about. `isQuiet` begins or ends a quiet week; after `isTourAnswered` the tour is offered no more.',
  access: 'member',
  params: OwnId,
  body: Preferences.extend({ isQuiet: z.boolean(), isTourAnswered: z.literal(true) }).partial(),
  returns: AnsweredPreferences,
  problems: ['session.required', 'user.not_found'],
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/users/:userId/export',
  summary: 'Everything about me, as a zip with a page to read, the same as JSON, and my files.',
  access: 'member',
  params: OwnId,
  produces: 'application/zip',
  problems: ['session.required', 'session.proof_required', 'user.not_found'],
  limits: [{ per: 'person', times: 10, seconds: 3600 }],
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/users/:userId/deletion',
  summary: 'Delete my account in seven days. Signs me out everywhere; signing in before then calls it off.',
  access: 'member',
  params: OwnId,
  status: 202,
  returns: z.object({ deletesAt: z.iso.datetime() }),
  problems: ['session.required', 'session.proof_required', 'user.not_found'],
});
