// Somebody of the team has answered.
import { PlanId } from '@evenlight/contract/ids';
import { whereAnswered } from '@evenlight/contract/queue';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import { answerPlanningRequest } from '../../plans/scheduling/scheduling.ts';
import { answerCounselingRequest } from '../../support/counseling/ask-for-counseling.ts';
import { markKept } from '../promise-store.ts';
import { findPromise } from '../read-promises.ts';
import type { Acting } from './assignment.ts';
import { auditSubjects } from './audit-subjects.ts';
import { deskChanged } from './changed.ts';
import { keepEntry } from './entries.ts';

/** Only what is answered by a word of ours; a decision that nobody took would be waited for by nobody. */
export async function completePromiseByHand(
  db: Db,
  id: string,
  madeAt: string | undefined,
  acting: Acting,
): Promise<void> {
  const { promise, planId } = (await findPromise(db, id)) ?? refuse('promise.not_found');
  if (whereAnswered({ kind: promise.kind, planId: PlanId.nullable().parse(planId) }) !== 'by-hand')
    refuse('promise.decided_elsewhere');
  await completePromise(db, id, madeAt, acting);
}

export async function completePromise(db: Db, id: string, madeAt: string | undefined, acting: Acting): Promise<void> {
  const { world, actor, network, now } = acting;
  // The request before its promise, in the order in which whoever takes it back locks them.
  const found = (await findPromise(db, id)) ?? refuse('promise.not_found');
  const { promise, planId } = found;
  if (promise.counselingRequestId) await answerCounselingRequest(db, promise.counselingRequestId, now);
  // A request for a date shows that it was answered, on every open screen of the family.
  if (promise.kind === 'scheduling' && planId && promise.keptAt === null)
    await answerPlanningRequest(db, PlanId.parse(planId), { askedBy: promise.madeAt, now });
  const isFirst = await markKept(db, id, { keptBy: actor.userId, keptAt: now, madeAt });
  if (!isFirst) return;
  await keepEntry(db, world.keys, { promiseId: id, kind: 'kept', at: now, byId: actor.userId });
  await deskChanged(db, id, now);
  await recordInAudit(db, {
    at: now,
    actor,
    action: 'promise.kept',
    subject: id,
    network,
    details: auditSubjects(found),
  });
}
