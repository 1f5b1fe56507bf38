// Changing one's own record. Names and phone at once; an address only after it has proven itself.
import { codeSendingLimits } from '@evenlight/contract/accounts';
import { proveNewEmail, updateUser } from '@evenlight/contract/profiles';
import type { FastifyInstance } from 'fastify';
import { recordInAudit } from '../../../platform/audit.ts';
import { type Changes, type Db, violates } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/http/asker.ts';
import { countTries, serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { requireOwn, requireProof } from '../access.ts';
import { countCodeSent } from '../codes/code-limits.ts';
import { forgetPending, mailCode, takeCode } from '../codes/mailed-codes.ts';
import { sendAccountMail } from '../mails/mails.ts';
import { endSessions } from '../sessions.ts';
import { findUser, lockUserById, updateUserFields } from '../store.ts';
import type { users } from '../tables.ts';

export function updateUserRoutes(app: FastifyInstance) {
  serve(app, updateUser, async ({ actor, params, body: { email, phone, ...names }, db, ...asking }) => {
    const { now, request } = asking;
    const member = requireOwn(actor, params.userId);
    const { userId } = member;
    const { email: currentEmail } = (await findUser(db, userId)) ?? refuse('user.not_found');
    const newEmail = email === currentEmail ? undefined : email;
    if (newEmail) {
      requireProof(member, now);
      await countTries(request, codeSendingLimits, { name: 'codes', now });
      await countCodeSent(asking, newEmail);
    }
    const markBrowser = await db.transaction(async (db) => {
      const before = (await lockUserById(db, userId)) ?? refuse('user.not_found');
      // Only what was sent, and only what differs: a change made elsewhere in the same moment stays.
      const changes = changed(before, { ...names, phone: phone === undefined ? undefined : phone || null });
      // Whoever finds an unlocked phone on a table must not be able to move the account to themselves.
      if ('phone' in changes) requireProof(member, now);
      if (Object.keys(changes).length > 0) {
        await updateUserFields(db, userId, changes);
        const network = networkOf(request);
        await recordInAudit(db, { at: now, actor, action: 'user.updated', subject: userId, network });
      }
      return newEmail ? mailCode(db, asking, { purpose: 'new-email', email: newEmail, userId }) : null;
    });
    markBrowser?.();
    return {
      ...((await findUser(db, userId)) ?? refuse('user.not_found')),
      next: markBrowser ? ('code' as const) : null,
    };
  });

  serve(app, proveNewEmail, async ({ actor, params, body, db, world, ...asking }) => {
    const { userId, sessionId } = requireOwn(actor, params.userId);
    const { now, request } = asking;
    const refusal = await db.transaction(async (db) => {
      const mailed = await takeCode(db, asking, { ...body, purposes: ['new-email'], userId });
      if (!mailed) return 'code.refused';
      const { email: formerEmail, language } = (await lockUserById(db, userId)) ?? refuse('user.not_found');
      const newEmail = mailed.email;
      if (!(await moveTo(db, userId, newEmail))) return 'email.taken';
      await endSessions(db, userId, { except: sessionId }, now);
      const network = networkOf(request);
      await recordInAudit(db, { at: now, actor, action: 'user.email_changed', subject: userId, network });
      const [toFormer, toNew] = [`email-changed ${mailed.id}`, `email-confirmed ${mailed.id}`];
      await sendAccountMail(db, world, { kind: 'email-changed', newEmail, to: formerEmail, language, key: toFormer });
      await sendAccountMail(db, world, { kind: 'email-confirmed', to: newEmail, language, key: toNew });
      return null;
    });
    // Refused only now, so that a wrong try stays counted and a right one stays spent.
    if (refusal) refuse(refusal);
    forgetPending(asking);
    return (await findUser(db, userId)) ?? refuse('user.not_found');
  });
}

/** False when somebody else has it. Told only to whoever has just proven that the address is theirs. */
async function moveTo(db: Db, userId: string, email: string): Promise<boolean> {
  try {
    // In a transaction of its own: a broken promise of the database would undo everything around it.
    await db.transaction((db) => updateUserFields(db, userId, { email }));
    return true;
  } catch (error) {
    if (violates(error, 'users_email')) return false;
    throw error;
  }
}

type Editable = Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'phone'>;

function changed(before: Editable, { firstName, lastName, phone }: Changes<Editable>): Changes<Editable> {
  return {
    ...(firstName !== undefined && firstName !== before.firstName && { firstName }),
    ...(lastName !== undefined && lastName !== before.lastName && { lastName }),
    ...(phone !== undefined && phone !== before.phone && { phone }),
  };
}
