// Builders of people: `aMember()` is somebody with an account who is signed in.
import type { UserId } from '@evenlight/contract/ids';
import { v7 as uuid } from 'uuid';
import { insertSession, insertUser } from '../features/accounts/store.ts';
import { hashSessionToken, newSessionToken, sessionCookieName } from '../platform/session-cookie.ts';
import type { World } from '../platform/world.ts';

export type Person = { id: UserId; email: string; firstName: string; cookie: { name: string; value: string } };

type Wishes = { firstName?: string; lastName?: string; isStaff?: boolean };

type Place = Pick<World, 'db' | 'keys' | 'clock' | 'config'>;

export async function signInSomebody(
  place: Place,
  { firstName = 'Ada', lastName = 'Okafor', isStaff = false }: Wishes = {},
): Promise<Person> {
  const id = uuid() as UserId;
  const email = `${id}@example.org`;
  const role = isStaff ? 'staff' : 'member';
  await insertUser(place.db, { id, firstName, lastName, email, role, createdAt: place.clock.now() });
  return { id, email, firstName, cookie: await signInAgain(place, id) };
}

/** Another device of the same person. */
export async function signInAgain({ db, keys, clock, config }: Place, userId: UserId): Promise<Person['cookie']> {
  const value = newSessionToken();
  const tokenHash = hashSessionToken(value, keys.of('sessions'));
  await insertSession(db, { id: uuid(), userId, tokenHash, at: clock.now() });
  return { name: sessionCookieName(config), value };
}
