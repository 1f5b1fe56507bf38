// Changing one's own record. Names and phone at once; an address only after it has proven itself.
import { codeSendingLimits } from '@evenlight/contract/accounts';
import { proveNewEmail, updateUser } from '@evenlight/contract/profiles';
import type { FastifyInstance } from 'fastify';
import { recordInAudit } from '../../platform/audit.ts';
import { violates } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/http/asker.ts';
import { countTries, serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import { requireOwn, requireProof } from './access.ts';
import { forgetPending, mailCode, takeCode } from './mailed-codes.ts';
import { sendAccountMail } from './mails.ts';
import { endSessions } from './sessions.ts';
import { findUser, lockUserById, updateUserFields } from './store.ts';

export function updateUserRoutes(app: FastifyInstance) {
  serve(app, updateUser, async ({ actor, params, body: { email, phone, ...names }, db, ...asking }) => {
    const { now, request } = asking;
    const member = requireOwn(actor, params.userId);
    const { userId } = member;
    const before = (await findUser(db, userId)) ?? refuse('user.not_found');
    const newPhone = phone === undefined ? before.phone : phone || null;
    const isNewEmail = email !== undefined && email !== before.email;
    // Whoever finds an unlocked phone on a table must not be able to move the account to themselves.
    if (isNewEmail || newPhone !== before.phone) requireProof(member, now);
    if (isNewEmail) await countTries(request, 'new-email', codeSendingLimits, now, email);
    await db.transaction(async (db) => {
      if (isNewEmail) await mailCode(db, asking, { purpose: 'new-email', email, userId });
      await updateUserFields(db, userId, { ...names, phone: newPhone });
      await recordInAudit(db, { at: now, actor, action: 'user.updated', subject: userId, network: networkOf(request) });
    });
    return {
      ...((await findUser(db, userId)) ?? refuse('user.not_found')),
      next: isNewEmail ? ('code' as const) : null,
    };
  });

  serve(app, proveNewEmail, async ({ actor, params, body, db, world, ...asking }) => {
    const { userId, sessionId } = requireOwn(actor, params.userId);
    const { now, request } = asking;
    const isChanged = await db.transaction(async (db) => {
      const mailed = await takeCode(db, asking, { ...body, purposes: ['new-email'], userId });
      if (!mailed) return false;
      const { email: formerEmail, language } = (await lockUserById(db, userId)) ?? refuse('user.not_found');
      await updateUserFields(db, userId, { email: mailed.email }).catch((error) =>
        // Whether an address has an account is told only to whoever has just proven that it is theirs.
        violates(error, 'users_email') ? refuse('email.taken') : Promise.reject(error),
      );
      await endSessions(db, userId, { except: sessionId }, now);
      const network = networkOf(request);
      await recordInAudit(db, { at: now, actor, action: 'user.email_changed', subject: userId, network });
      const [toFormer, toNew] = [`email-changed ${mailed.id}`, `email-confirmed ${mailed.id}`];
      const newEmail = mailed.email;
      await sendAccountMail(db, world, { kind: 'email-changed', newEmail, to: formerEmail, language, key: toFormer });
      await sendAccountMail(db, world, { kind: 'email-confirmed', to: newEmail, language, key: toNew });
      return true;
    });
    if (!isChanged) refuse('code.refused');
    forgetPending(asking);
    return (await findUser(db, userId)) ?? refuse('user.not_found');
  });
}
