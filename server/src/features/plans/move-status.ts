// A plan goes on along its path. What stands in the way is for the caller to say, under the lock that is taken here.
import type { Plan, PlanStatus } from '@evenlight/contract/plans';
import type { Db } from '../../platform/database/database.ts';
import type { PlanScope } from './access.ts';
import { tellPeople } from './change-plan.ts';
import { updatePlanRow } from './plan-store.ts';

/** The plan is locked by the caller. What the family chose stays as it is, so this is no version of its own. */
export async function moveStatus(db: Db, scope: PlanScope, to: PlanStatus, now: Date): Promise<void> {
  await updatePlanRow(db, scope, { status: to, updatedAt: now });
  await tellPeople(db, scope, now);
}

export type Read = { from: PlanStatus; version: number };

/** Somebody has changed it since it was read. */
export function isOther({ status, version }: Pick<Plan, 'status' | 'version'>, read: Read): boolean {
  return status !== read.from || version !== read.version;
}
