// Who belongs to the concierge team. Called by the command line tool only.
import { v7 as uuid } from 'uuid';
import { recordInAudit } from '../../platform/audit.ts';
import type { World } from '../../platform/world.ts';
import { insertUser, setRole, staffReaders } from './store.ts';

type Newcomer = { email: string; firstName?: string | undefined; lastName?: string | undefined };

/** True when the account had to be made. Somebody who has one keeps it as it is, names and all. */
export async function addStaff({ db, clock }: World, { email, firstName, lastName }: Newcomer): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (db) => {
    const isNew = await insertUser(db, {
      id: uuid(),
      email,
      createdAt: now,
      // They can write it as they like in their profile.
      firstName: firstName ?? email.replace(/@.*/, ''),
      lastName: lastName ?? 'Staff',
    });
    const subject = await setRole(db, email, 'staff');
    if (subject) await recordInAudit(db, { at: now, actor: null, action: 'staff.added', subject });
    return isNew;
  });
}

/** True when they were staff; from the next request on they are not. */
export async function removeStaff({ db, clock }: World, email: string): Promise<boolean> {
  return db.transaction(async (db) => {
    const subject = await setRole(db, email, 'member');
    if (subject) await recordInAudit(db, { at: clock.now(), actor: null, action: 'staff.removed', subject });
    return subject !== null;
  });
}

export async function listStaff({ db }: World): Promise<string[]> {
  return (await staffReaders(db)).map(({ email }) => email);
}
