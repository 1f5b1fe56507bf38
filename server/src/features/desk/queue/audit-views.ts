// That somebody of the team looked is written down, and the family can read it.
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isFirstThisHour } from '../../support/first-this-hour.ts';
import type { Acting } from './assignment.ts';

type AuditedView = { action: string; subject: string; details?: Record<string, string> };

/** Part of a transaction, and last in it. Screens look again with every change; once an hour says it all. */
export async function auditView(
  db: Db,
  { actor, network, now }: Omit<Acting, 'world'>,
  view: AuditedView,
): Promise<void> {
  if (!(await isFirstThisHour(db, `${view.action} ${view.subject} by ${actor.userId}`, now))) return;
  await recordInAudit(db, { at: now, actor, network, ...view });
}
