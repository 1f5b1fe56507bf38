// The ceremony of passkeys: what a browser is asked to sign, and whether what comes back is sound.
import type { UserId } from '@evenlight/contract/ids';
import type { Credential } from '@evenlight/contract/passkeys';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import {
  findPasskey,
  insertChallenge,
  markPasskeyUsed,
  passkeysOf,
  type StoredPasskey,
  takeChallenge,
} from './passkey-store.ts';

// Time to find the phone, wake it and touch it.
export const CHALLENGE_MINUTES = 5;

// As we write them. Anything else never came from us, and may hold what a database cannot.
const CHALLENGE = /^[\w-]{16,128}$/;

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

// EdDSA, ES256 and RS256: every device speaks one of them. Newer ones are still an experiment in this Node.
const ALGORITHMS = [-8, -7, -257];

// Three hundred files with its kin: read when the first passkey is shown, not at every start.
const library = () => import('@simplewebauthn/server');

type Place = Pick<World, 'db' | 'config' | 'log'>;

/** A passkey belongs to the name of the house, and answers nobody else. */
function partyOf({ config }: Place) {
  return { rpID: new URL(config.origin).hostname, origin: config.origin };
}

async function remember(db: Db, challenge: string, userId: UserId | null, now: Date) {
  const expiresAt = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000);
  await insertChallenge(db, { challenge, userId, expiresAt });
}

/** Names no account: the device offers what it holds, so nothing can be probed. */
export async function optionsToSignIn(place: Place, now: Date) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: partyOf(place).rpID,
    userVerification: 'required',
    timeout: CHALLENGE_MINUTES * 60_000,
  });
  await remember(place.db, options.challenge, null, now);
  return { ...options };
}

type Owner = { id: UserId; email: string; firstName: string; lastName: string };

export async function optionsToAdd(place: Place, owner: Owner, now: Date) {
  const present = await passkeysOf(place.db, owner.id);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: place.config.brand.name,
    rpID: partyOf(place).rpID,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.email,
    userDisplayName: `${owner.firstName} ${owner.lastName}`,
    timeout: CHALLENGE_MINUTES * 60_000,
    excludeCredentials: present.map(({ credentialId: id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs: ALGORITHMS,
    // Kept on the device under its own lock: then it stands for something one has and something one knows or is.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await remember(place.db, options.challenge, owner.id, now);
  return { ...options };
}

// The library checks every other part of them that the contract does not.
const isRegistration = (credential: Credential): credential is Credential & RegistrationResponseJSON =>
  typeof credential.response.attestationObject === 'string';
const isAuthentication = (credential: Credential): credential is Credential & AuthenticationResponseJSON =>
  typeof credential.response.authenticatorData === 'string' && typeof credential.response.signature === 'string';

/** The public half of a new passkey, if everything about it is sound. */
export async function readNewPasskey(place: Place, userId: UserId, credential: Credential, now: Date) {
  await requireOurChallenge(place, credential, userId, now);
  if (!isRegistration(credential)) return refuse('passkey.refused');
  const { rpID, origin } = partyOf(place);
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await orRefuse(place, () =>
    verifyRegistrationResponse({
      response: credential,
      expectedChallenge: challengeIn(credential),
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  const { id, publicKey, counter } = registrationInfo?.credential ?? refuse('passkey.refused');
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports: transportsIn(credential) };
}

/**
 * The stored passkey that signed our challenge. Its counter is moved on by whoever calls this, in the transaction
 * that acts on it: `markUsed` refuses when somebody else was quicker.
 */
export async function readShownPasskey(place: Place, credential: Credential, now: Date) {
  await requireOurChallenge(place, credential, null, now);
  if (!isAuthentication(credential)) return refuse('passkey.refused');
  const passkey = (await findPasskey(place.db, credential.id)) ?? refuse('passkey.refused');
  const { rpID, origin } = partyOf(place);
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await orRefuse(place, () =>
    verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challengeIn(credential),
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: asLibraryKnowsIt(passkey),
    }),
  );
  if (!verified || !isOwner(credential, passkey)) refuse('passkey.refused');
  const markUsed = async (db: Db) => {
    if (!(await markPasskeyUsed(db, passkey, authenticationInfo.newCounter, now))) refuse('passkey.refused');
  };
  return { passkey, markUsed };
}

/** The browser's word, and nobody checks it: only what we know is kept. */
function transportsIn({ response }: Credential): string[] {
  const { transports } = response;
  return TRANSPORTS.filter((transport) => Array.isArray(transports) && transports.includes(transport));
}

/** A device that names its owner must name the one we know. */
function isOwner({ response }: Credential, { userId }: StoredPasskey): boolean {
  const { userHandle } = response;
  return !userHandle || userHandle === Buffer.from(userId).toString('base64url');
}

function asLibraryKnowsIt({ credentialId, publicKey, counter, transports }: StoredPasskey) {
  return { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports };
}

async function requireOurChallenge({ db }: Place, credential: Credential, userId: UserId | null, now: Date) {
  if (!(await takeChallenge(db, challengeIn(credential), userId, now))) refuse('passkey.refused');
}

function challengeIn({ response }: Credential): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return CHALLENGE.test(challenge) ? challenge : refuse('passkey.refused');
  } catch {
    return refuse('passkey.refused');
  }
}

/** The library throws for anything unsound, and for its own faults alike; the log can tell them apart. */
async function orRefuse<T>({ log }: Place, verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    log.info({ err: error }, 'a passkey was refused');
    return refuse('passkey.refused');
  }
}
