// Builders of people: `aMember()` is somebody with an account who is signed in.
import type { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { v7 as uuid } from 'uuid';
import { insertSession, insertUser } from '../features/accounts/store.ts';
import { hashToken, newToken, sessionCookie } from '../platform/host-cookie.ts';
import type { World } from '../platform/world.ts';

export type Person = { id: UserId; email: string; firstName: string; cookie: { name: string; value: string } };

type Options = {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  language?: Language;
  isStaff?: boolean;
  /** Whether they have just shown a code, as after signing in. */
  isProven?: boolean;
};

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

type Place = Pick<World, 'db' | 'keys' | 'clock' | 'config'>;

export async function signInSomebody(
  place: Place,
  { firstName = 'Ada', lastName = 'Okafor', isStaff = false, isProven = true, email, phone, language }: Options = {},
): Promise<Person> {
  const id = uuid() as UserId;
  const address = email ?? `${id}@example.org`;
  const role = isStaff ? 'staff' : 'member';
  const createdAt = place.clock.now();
  await insertUser(place.db, { id, firstName, lastName, email: address, phone, language, role, createdAt });
  return { id, email: address, firstName, cookie: await signInAgain(place, id, { isProven, isStaff }) };
}

/** Another device of the same person. */
export async function signInAgain(
  { db, keys, clock, config }: Place,
  userId: UserId,
  { isProven = true, isStaff = false } = {},
): Promise<Person['cookie']> {
  const value = newToken();
  const tokenHash = hashToken(value, keys.of('sessions'));
  const now = clock.now();
  // Stories move the clock by weeks, and nobody of the team is to stop in the middle for a code.
  const provenAt = isProven ? new Date(now.getTime() + (isStaff ? YEAR_MS : 0)) : null;
  await insertSession(db, { id: uuid(), userId, tokenHash, createdAt: now, lastSeenAt: now, provenAt });
  return { name: sessionCookie.nameFor(config), value };
}
