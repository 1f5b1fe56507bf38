// A plan is completed by itself once its service has been and nothing is left to do: papers, payments, promises.
import { wallTimeAt } from '@evenlight/contract/dates';
import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { auditEntries } from '../../../platform/tables.ts';
import type { World } from '../../../platform/world.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import type { Cashier } from '../../payments/cashier.ts';
import { planNamedBy } from '../../plans/access.ts';
import { moveStatus } from '../../plans/move-status.ts';
import { lockPlan } from '../../plans/plan-store.ts';
import { plans } from '../../plans/tables.ts';
import { tellOfCompletion } from '../mails.ts';
import { deskChanged } from '../queue/changed.ts';
import { readStanding } from './read-case.ts';
import { isDone } from './rules.ts';

export const COMPLETE_QUEUE = 'desk.complete-plans';
// Early in the morning of the Bay Area: a family reads of it with the first mail of the day.
const EVERY_MORNING = '10 14 * * *';

export function completePlans(world: World, cashier: Cashier) {
  world.jobs.work(COMPLETE_QUEUE, () => completeDonePlans(world, cashier));
  world.jobs.schedule(COMPLETE_QUEUE, EVERY_MORNING);
}

export async function completeDonePlans(world: World, cashier: Cashier): Promise<void> {
  const now = world.clock.now();
  const faults: unknown[] = [];
  // One plan that cannot be read holds up no other family's.
  for (const planId of await plansAfterTheirService(world.db, wallTimeAt(now).date))
    await world.db
      .transaction((db) => completeIfDone(db, planId, { world, cashier, now }))
      .catch((error) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, 'Some plans could not be completed.');
}

/** What our team has taken back once stays with our team. */
async function plansAfterTheirService(db: Db, today: string): Promise<string[]> {
  const takenBack = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, 'plan.status_moved'),
        eq(auditEntries.subject, sql`${plans.id}::text`),
        sql`${auditEntries.details} ->> 'from' = 'completed'`,
      ),
    );
  const found = await db
    .select({ id: plans.id })
    .from(plans)
    .where(
      and(
        inArray(plans.status, ['active', 'in-progress']),
        isNull(plans.archivedAt),
        lt(plans.serviceDate, today),
        notExists(takenBack),
      ),
    )
    .orderBy(plans.serviceDate, plans.id);
  return found.map(({ id }) => id);
}

type Context = { world: World; cashier: Cashier; now: Date };

async function completeIfDone(db: Db, planId: string, { world, cashier, now }: Context): Promise<void> {
  const scope = await planNamedBy(db, { planId });
  if (!scope) return;
  await lockPlan(db, scope);
  const { plan, standing } = await readStanding(db, scope, { cashier, now });
  if (!isDone(standing)) return;
  await moveStatus(db, scope, 'completed', now);
  const owner = await findOwner(db, scope.userId);
  if (owner) await tellOfCompletion(db, world, { planId, to: owner.email, language: owner.language });
  await deskChanged(db, planId, now);
  const details = { from: plan.status };
  await recordInAudit(db, { at: now, actor: null, action: 'plan.completed', subject: planId, details });
}
