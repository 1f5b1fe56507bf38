// Accounts: an e-mail address that has proven itself, and nothing to remember. Asking mails a code; the code, typed in
// the browser that asked for it, opens a session. Signing up is the same with a form in front.
import { endpoint, type RateLimit } from './endpoint.ts';
import { brokenRule, digitsOf, emailAddress, isPhone, lineOfText, type OwnSentence } from './field-rules.ts';
import { SessionId, UserId } from './ids.ts';
import { z } from './zod.ts';

/** Longer than any name on a passport, and short enough for a line of a list. */
export const NAME_MAX_LENGTH = 100;
const PHONE_MIN_DIGITS = 10;
/** A mail may take a minute or two; a code that lies around longer is a risk without a use. */
export const CODE_MINUTES = 10;
/** Between two mails, so that an impatient thumb does not fill a mailbox. */
export const CODE_RESEND_SECONDS = 30;
/** How long a fresh code or passkey counts when something weighty is asked for. */
export const PROOF_MINUTES = 15;
/** How long it counts for our team, who read what families wrote: one working day. */
export const TEAM_PROOF_HOURS = 12;

export const User = z.object({
  id: UserId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.email(),
  phone: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof User>;

export const AccountName = lineOfText(NAME_MAX_LENGTH);
export const AccountEmail = emailAddress({ rule: 'custom', sentence: 'Invalid email address' });
const phoneMissing = 'Phone number is required' satisfies OwnSentence;
const SignUpPhone = z
  // Left out altogether it says the same as when it is empty.
  .string({ error: ({ code, input }) => (code === 'invalid_type' && input === undefined ? phoneMissing : undefined) })
  .trim()
  .refine((text) => text !== '', brokenRule({ rule: 'custom', sentence: phoneMissing }))
  .refine(
    (text) => text === '' || text.replace(/\D/g, '').length >= PHONE_MIN_DIGITS,
    brokenRule({ rule: 'custom', sentence: 'Phone number must be at least 10 digits' }),
  )
  .refine((text) => digitsOf(text).length < PHONE_MIN_DIGITS || isPhone(text), brokenRule({ rule: 'phone' }));
export const Code = z
  .string()
  .trim()
  .refine(
    (text) => /^\d{6}$/.test(text),
    brokenRule({ rule: 'custom', sentence: 'Type the six digits from the e-mail' }),
  );

/** Where the person came from; the link in the mail leads back to it. Checked again before anyone is sent there. */
const ReturnTo = z.string().max(500).optional();
const CodeSent = z.object({ next: z.literal('code') });

/**
 * Every call that mails a code, and every call that checks one, is counted together with the others of its kind.
 * Behind one address of a phone company or a hospital there are many people; these only stop scripts.
 */
export const codeSendingLimits = [
  { per: 'network', times: 200, seconds: 3600, across: 'codes' },
] as const satisfies readonly RateLimit[];

export const codeCheckingLimits = [
  { per: 'network', times: 400, seconds: 3600, across: 'code-checks' },
] as const satisfies readonly RateLimit[];

export const SignUp = z.object({
  firstName: AccountName,
  lastName: AccountName,
  email: AccountEmail,
  phone: SignUpPhone,
});

export const signUp = endpoint({
  method: 'POST',
  path: '/users',
  summary: 'Ask for an account: mails a code. Answers alike whether or not the address has one already.',
  access: 'anyone',
  status: 202,
  body: SignUp.extend({ returnTo: ReturnTo }),
  returns: CodeSent,
  limits: codeSendingLimits,
});

export const SignIn = z.object({ email: AccountEmail });

export const askToSignIn = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Ask to sign in: mails a code. Answers alike whether or not the address has an account.',
  access: 'anyone',
  status: 202,
  body: SignIn.extend({ returnTo: ReturnTo }),
  returns: CodeSent,
  limits: codeSendingLimits,
});

export const SignedIn = User.extend({
  /** `existed`: the person meant to sign up, had an account already, and is signed in to it. */
  arrival: z.enum(['signed-in', 'created', 'existed']),
  /** The account was about to be deleted; signing in has called that off. */
  isDeletionUndone: z.boolean(),
});
export type SignedIn = z.infer<typeof SignedIn>;

export const signIn = endpoint({
  method: 'POST',
  path: '/login/verify',
  summary: 'Type the mailed code in the browser that asked for it: opens the session, and the account at sign-up.',
  access: 'anyone',
  body: z.object({ email: AccountEmail, code: Code }),
  returns: SignedIn,
  problems: ['code.refused', 'account.not_found'],
  limits: codeCheckingLimits,
});

export const signInByLink = endpoint({
  method: 'POST',
  path: '/login/link',
  summary: 'The button behind the link of the mail. Works once, and only in the browser that asked.',
  access: 'anyone',
  body: z.object({ token: z.string().max(100) }),
  returns: SignedIn.extend({ returnTo: z.string().nullable() }),
  problems: ['code.refused', 'link.other_browser', 'account.not_found'],
  limits: codeCheckingLimits,
});

export const getSession = endpoint({
  method: 'GET',
  path: '/session',
  summary: 'The person who is signed in.',
  access: 'member',
  returns: User,
  problems: ['session.required'],
});

export const endSession = endpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Sign out on this device. Asking twice does no harm.',
  access: 'anyone',
});

export const Session = z.object({
  id: SessionId,
  /** Browser and system in plain words, as far as they can be told. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/sessions',
  summary: 'Where I am signed in.',
  access: 'member',
  returns: z.object({ sessions: z.array(Session), provenUntil: z.iso.datetime().nullable() }),
  problems: ['session.required'],
});

export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/sessions/:sessionId',
  summary: 'Sign out on another device.',
  access: 'member',
  params: z.object({ sessionId: SessionId }),
  problems: ['session.required', 'session.not_found'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/sessions',
  summary: 'Sign out everywhere else.',
  access: 'member',
  problems: ['session.required'],
});

export const askForProof = endpoint({
  method: 'POST',
  path: '/step-up',
  summary: 'Mails a code to my own address, to be typed before something weighty.',
  access: 'member',
  status: 202,
  returns: CodeSent,
  problems: ['session.required'],
  limits: codeSendingLimits,
});

export const Proven = z.object({ provenUntil: z.iso.datetime() });

export const proveByCode = endpoint({
  method: 'POST',
  path: '/step-up/verify',
  summary: 'Type that code: weighty things are open for a quarter of an hour.',
  access: 'member',
  body: z.object({ code: Code }),
  returns: Proven,
  problems: ['session.required', 'code.refused'],
  limits: codeCheckingLimits,
});
