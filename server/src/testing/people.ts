// Builders of people: `aMember()` is somebody with an account who is signed in.
import type { UserId } from '@evenlight/contract/ids';
import { v7 as uuid } from 'uuid';
import { insertSession, insertUser } from '../features/accounts/store.ts';
import { hashSessionToken, newSessionToken, sessionCookieName } from '../platform/session-cookie.ts';
import type { World } from '../platform/world.ts';

export type Person = { id: UserId; email: string; firstName: string; cookie: { name: string; value: string } };

type Wishes = { firstName?: string; lastName?: string; isStaff?: boolean };

export async function signInSomebody(
  { db, keys, clock, config }: Pick<World, 'db' | 'keys' | 'clock' | 'config'>,
  { firstName = 'Ada', lastName = 'Okafor', isStaff = false }: Wishes = {},
): Promise<Person> {
  const id = uuid() as UserId;
  const email = `${firstName.toLowerCase()}.${id}@example.org`;
  const at = clock.now();
  const token = newSessionToken();
  const tokenHash = hashSessionToken(token, keys.of('sessions'));
  await insertUser(db, { id, firstName, lastName, email, role: isStaff ? 'staff' : 'member', createdAt: at });
  await insertSession(db, { id: uuid(), userId: id, tokenHash, at });
  return { id, email, firstName, cookie: { name: sessionCookieName(config), value: token } };
}
