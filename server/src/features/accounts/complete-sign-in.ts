// What a proven address opens: the account it belongs to, or the one it was to become.
import type { SignedIn } from '@evenlight/contract/accounts';
import { UserId } from '@evenlight/contract/ids';
import { v7 as uuid } from 'uuid';
import { recordInAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { languageOf, networkOf } from '../../platform/http/asker.ts';
import type { MailedCode } from './codes/code-store.ts';
import { formIn } from './codes/mailed-codes.ts';
import { sendAccountMail } from './mails/mails.ts';
import { type Context, openSession } from './sessions.ts';
import { asWire, insertUser, lockUserByEmail, updateUserFields } from './store.ts';

export type CompletedSignIn = { signedIn: SignedIn; putCookie: () => void };

/** Null when the address is proven but has no account and no sign-up form came with it. */
export async function completeSignInByCode(
  db: Db,
  context: Context,
  mailed: MailedCode,
): Promise<CompletedSignIn | null> {
  const { world } = context.request.server;
  const form = formIn(mailed, world.keys);
  const isNew =
    form !== null &&
    (await insertUser(db, {
      id: uuid(),
      email: mailed.email,
      ...form,
      language: mailed.language,
      createdAt: context.now,
    }));
  const user = await lockUserByEmail(db, mailed.email);
  if (!user) return null;
  const meantToSignIn = form ? 'existed' : 'signed-in';
  return completeSignIn(db, context, user, { arrival: isNew ? 'created' : meantToSignIn, way: 'mail' });
}

type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUserByEmail>>>;

/** Signing in is also how somebody who asked to be deleted changes their mind. */
export async function completeSignIn(
  db: Db,
  context: Context,
  { deletesAt, language, ...user }: LockedUser,
  { arrival, way }: { arrival: SignedIn['arrival']; way: 'mail' | 'passkey' },
): Promise<CompletedSignIn> {
  const { world } = context.request.server;
  const userId = UserId.parse(user.id);
  if (deletesAt) {
    await updateUserFields(db, userId, { deletesAt: null });
    const network = networkOf(context.request);
    await recordInAudit(db, {
      at: context.now,
      actor: null,
      action: 'account.deletion_undone',
      subject: userId,
      network,
    });
    const key = `deletion-undone ${userId} ${deletesAt.getTime()}`;
    await sendAccountMail(db, world, { kind: 'deletion-undone', to: user.email, language, key });
  }
  // Mails that nobody asked for in person, such as a warning, are written in the language they last used here.
  const spoken = languageOf(context.request);
  if (spoken !== language) await updateUserFields(db, userId, { language: spoken });
  const putCookie = await openSession(db, context, userId, way);
  return { putCookie, signedIn: { ...asWire(user), id: userId, arrival, isDeletionUndone: deletesAt !== null } };
}
