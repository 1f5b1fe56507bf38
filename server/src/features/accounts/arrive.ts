// What a proven address opens: the account it belongs to, or the one it was to become.
import type { SignedIn } from '@evenlight/contract/accounts';
import { UserId } from '@evenlight/contract/ids';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../platform/database/database.ts';
import type { MailedCode } from './code-store.ts';
import { formIn } from './mailed-codes.ts';
import { sendAccountMail } from './mails.ts';
import { type Asking, openSession } from './sessions.ts';
import { asWire, insertUser, lockUserByEmail, updateUserFields } from './store.ts';

export type Arrival = { signedIn: SignedIn; putCookie: () => void };

/** Null when the address is proven but has no account and no sign-up form came with it. */
export async function arriveByCode(db: Db, asking: Asking, mailed: MailedCode): Promise<Arrival | null> {
  const { world } = asking.request.server;
  const form = formIn(mailed, world.keys);
  const isNew =
    form !== null &&
    (await insertUser(db, {
      ...{ id: uuid(), email: mailed.email, ...form },
      language: mailed.language,
      createdAt: asking.now,
    }));
  const user = await lockUserByEmail(db, mailed.email);
  if (!user) return null;
  const meantToSignIn = form ? 'existed' : 'signed-in';
  return arrive(db, asking, user, isNew ? 'created' : meantToSignIn);
}

type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUserByEmail>>>;

/** Signing in is also how somebody who asked to be deleted changes their mind. */
export async function arrive(
  db: Db,
  asking: Asking,
  { deletesAt, language, ...user }: LockedUser,
  arrival: SignedIn['arrival'],
): Promise<Arrival> {
  const { world } = asking.request.server;
  const userId = UserId.parse(user.id);
  if (deletesAt) {
    await updateUserFields(db, userId, { deletesAt: null });
    const key = `deletion-undone ${userId} ${deletesAt.getTime()}`;
    await sendAccountMail(db, world, { kind: 'deletion-undone', to: user.email, language, key });
  }
  const putCookie = await openSession(db, asking, userId);
  return { putCookie, signedIn: { ...asWire(user), id: userId, arrival, isDeletionUndone: deletesAt !== null } };
}
