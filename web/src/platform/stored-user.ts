// The little that this browser remembers of the person, for the first paint only. The server decides who is here:
// changing any of this opens nothing.
import { getSession, User } from '@evenlight/contract/accounts';
import { getUser } from '@evenlight/contract/profiles';
import type { z } from 'zod';
import { readStored, removeStored, writeStored } from './browser-storage';
import { CallFailed, call } from './call';
import { USER_KEY } from './user-key';

const MARKER_KEY = 'evenlight.session';

const Person = User.pick({ id: true, firstName: true });
/** What the frame of every page shows of somebody. */
export type Person = z.infer<typeof Person>;

export function readUser(): Person | null {
  const stored = readStored('localStorage', USER_KEY);
  if (stored === null) return null;
  const person = Person.safeParse(stored);
  if (person.success) return person.data;
  dropUser();
  return null;
}

/** Keeps no more of the person than the frame shows. */
export function keepUser(user: Person): Person {
  const person = Person.parse(user);
  writeStored('localStorage', USER_KEY, JSON.stringify(person));
  writeStored('localStorage', MARKER_KEY, 'active');
  return person;
}

export function dropUser(): void {
  removeStored('localStorage', USER_KEY);
  removeStored('localStorage', MARKER_KEY);
}

/** The person as the server knows them now; the old one while the server cannot be reached. */
export async function refreshUser(person: Person): Promise<Person | null> {
  try {
    return keepUser(await call(getUser, { params: { userId: person.id } }));
  } catch (error) {
    if (!isNobodyHere(error)) return person;
    dropUser();
    return null;
  }
}

/** Whose session this browser holds: somebody's, nobody's, or undefined while the server cannot be reached. */
export async function whoIsHere(): Promise<Person | null | undefined> {
  try {
    return Person.parse(await call(getSession, {}));
  } catch (error) {
    return isNobodyHere(error) ? null : undefined;
  }
}

/** Signed out, or somebody else's computer by now: then nothing of the person stays on the screen. */
function isNobodyHere(error: unknown): boolean {
  return error instanceof CallFailed && [401, 403, 404].includes(error.status);
}
