// Passkeys: signing in with the phone's or computer's own lock, without a mail.
import { Proven, SignedIn } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { lineOfText } from './field-rules.ts';
import { PasskeyId } from './ids.ts';
import { z } from './zod.ts';

/** A family's phones, tablets and keys; more is a mistake or a script. */
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX_LENGTH = 60;

/** As the browser's own interface wants and gives them; the library on either side knows the inside. */
const BrowserOptions = z.looseObject({ challenge: z.string() });
export const Credential = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(10_000) }),
  clientExtensionResults: z.looseObject({}),
});
export type Credential = z.infer<typeof Credential>;

export const Passkey = z.object({
  id: PasskeyId,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const signInLimits = [{ per: 'network', times: 120, seconds: 3600, across: 'passkeys' }] as const;

export const passkeySignInOptions = endpoint({
  method: 'POST',
  path: '/login/passkey/options',
  summary: 'What the browser needs to ask for a passkey.',
  access: 'anyone',
  returns: BrowserOptions,
  limits: signInLimits,
});

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/login/passkey',
  summary: 'Sign in with a passkey.',
  access: 'anyone',
  body: z.object({ credential: Credential }),
  returns: SignedIn,
  problems: ['passkey.refused'],
  limits: signInLimits,
});

export const proveByPasskey = endpoint({
  method: 'POST',
  path: '/step-up/passkey',
  summary: 'Show one of my passkeys: weighty things are open for a quarter of an hour.',
  access: 'member',
  body: z.object({ credential: Credential }),
  returns: Proven,
  problems: ['session.required', 'passkey.refused'],
  limits: [{ per: 'person', times: 60, seconds: 3600 }],
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/passkeys',
  summary: 'My passkeys.',
  access: 'member',
  returns: z.array(Passkey),
  problems: ['session.required'],
});

export const newPasskeyOptions = endpoint({
  method: 'POST',
  path: '/passkeys/options',
  summary: 'What the browser needs to make a passkey.',
  access: 'member',
  returns: BrowserOptions,
  problems: ['session.required', 'session.proof_required', 'passkey.too_many'],
  limits: [{ per: 'person', times: 60, seconds: 3600 }],
});

export const PasskeyName = z.object({ name: lineOfText(PASSKEY_NAME_MAX_LENGTH) });

export const addPasskey = endpoint({
  method: 'POST',
  path: '/passkeys',
  summary: 'Keep a new passkey. My address is told.',
  access: 'member',
  status: 201,
  body: PasskeyName.extend({ credential: Credential }),
  returns: Passkey,
  problems: ['session.required', 'session.proof_required', 'passkey.refused', 'passkey.too_many'],
  limits: [{ per: 'person', times: 60, seconds: 3600 }],
});

const OnePasskey = z.object({ passkeyId: PasskeyId });

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/passkeys/:passkeyId',
  summary: 'Give a passkey another name.',
  access: 'member',
  params: OnePasskey,
  body: PasskeyName,
  returns: Passkey,
  problems: ['session.required', 'passkey.not_found'],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/passkeys/:passkeyId',
  summary: 'Remove a passkey. My address is told.',
  access: 'member',
  params: OnePasskey,
  problems: ['session.required', 'session.proof_required', 'passkey.not_found'],
});
