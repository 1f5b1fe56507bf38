// The papers of a plan, for its family and for our team alike.
import type { PlanDocuments } from '@evenlight/contract/documents';
import type { Plan } from '@evenlight/contract/plans';
import type { Db } from '../../platform/database/database.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import { slotsOf } from './rules.ts';
import { documentsForPlan, missingTypes } from './store.ts';

/** Whoever asks has shown before that they may see this plan. */
export async function documentsOfPlan(
  db: Db,
  keys: Keys,
  plan: Pick<Plan, 'id' | 'userId' | 'way' | 'serviceType' | 'planIntent'>,
): Promise<PlanDocuments> {
  return slotsOf(plan, await documentsForPlan(db, keys, plan), await missingTypes(db, plan.id));
}
