// Asking to leave: signed out everywhere at once, and seven days to change one's mind by signing in.
import { DELETION_DAYS } from '@evenlight/contract/profiles';
import type { Member } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { sendAccountMail } from '../mails/mails.ts';
import { endSessions } from '../sessions.ts';
import { plannedLeaving, planToLeave } from './profile-store.ts';

/** Answers with the moment the account goes. Asking twice changes nothing. */
export function planDeletion(world: World, actor: Member, network: string, now: Date): Promise<Date> {
  const { userId } = actor;
  const deletesAt = new Date(now.getTime() + DELETION_DAYS * 24 * 60 * 60 * 1000);
  return world.db.transaction(async (db) => {
    const planned = await planToLeave(db, userId, deletesAt);
    await endSessions(db, userId, {}, now);
    if (!planned) return (await plannedLeaving(db, userId)) ?? refuse('user.not_found');
    const { email: to, language } = planned;
    const key = `deletion-planned ${userId} ${deletesAt.getTime()}`;
    await sendAccountMail(db, world, { kind: 'deletion-planned', deletesAt, to, language, key });
    await recordInAudit(db, { at: now, actor, action: 'account.deletion_planned', subject: userId, network });
    return deletesAt;
  });
}
