// People of the house, as the server tells about them.
import {
  askToSignIn,
  getSession,
  listSessions,
  type Session,
  type SignedIn,
  signUp,
  type User,
} from '@evenlight/contract/accounts';
import { getOpeningHours } from '@evenlight/contract/desk';
import type { Returned } from '@evenlight/contract/endpoint';
import type { SessionId, UserId } from '@evenlight/contract/ids';
import { listPasskeys } from '@evenlight/contract/passkeys';
import { getPreferences } from '@evenlight/contract/profiles';
import { listTeamActions } from '@evenlight/contract/team-actions';
import { fakeServer } from '../fake-server';
import { openingHours } from './desk';

/** What people of tests give: nobody has it, and it is not the house’s own. */
export const PHONE_NUMBER = '(415) 555-0101';

export const aUser = (about: Partial<User> = {}): User => ({
  id: '0198a000-0000-7000-8000-000000000001' as UserId,
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.org',
  phone: null,
  createdAt: '2026-03-04T12:00:00.000Z',
  ...about,
});

export const aSignIn = (about: Partial<SignedIn> = {}): SignedIn => ({
  ...aUser(),
  arrival: 'signed-in',
  isDeletionUndone: false,
  ...about,
});

let devices = 0;
export function aSession(about: Partial<Session> = {}): Session {
  devices += 1;
  return {
    id: `0198a000-0000-7000-8000-${String(devices).padStart(12, '0')}` as SessionId,
    device: 'Firefox on Linux',
    createdAt: '2026-11-02T12:00:00.000Z',
    lastSeenAt: '2026-11-05T12:00:00.000Z',
    isCurrent: false,
    ...about,
  };
}

type SomePreferences = Returned<typeof getPreferences>;

/** Of somebody who chose nothing yet but whether to be shown around. */
export const somePreferences = (about: Partial<SomePreferences> = {}): SomePreferences => ({
  reminders: true,
  family: true,
  memorials: true,
  support: true,
  quietUntil: null,
  isTourAnswered: true,
  ...about,
});

/** All that the profile asks for, of somebody to whom nothing has happened yet. */
export const profileServer = (user = aUser()) =>
  fakeServer()
    .answers(getSession, user)
    .answers(listSessions, { sessions: [aSession({ isCurrent: true })], provenUntil: null })
    .answers(listPasskeys, [])
    .answers(listTeamActions, [])
    .answers(getPreferences, somePreferences());

/** Nobody is signed in yet, and codes are mailed to whoever asks for one. */
export const signInServer = () =>
  fakeServer()
    .refuses(getSession, 'session.required')
    .answers(getOpeningHours, openingHours())
    .answers(askToSignIn, { next: 'code' })
    .answers(signUp, { next: 'code' });
