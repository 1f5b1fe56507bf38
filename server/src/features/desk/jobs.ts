// A saved plan becomes a promise of ours, and the team hears of it.
import { answerDueAt } from '@evenlight/contract/concierge';
import { PlanId } from '@evenlight/contract/ids';
import { z } from 'zod';
import type { World } from '../../platform/world.ts';
import { plansById } from '../plans/plan-store.ts';
import { tellStaff } from './mails.ts';
import { makePromise } from './promise-store.ts';

export const PLAN_SAVED_QUEUE = 'desk.plan-saved';

const PlanSaved = z.object({ subject: PlanId });

export function deskJobs(world: World) {
  world.newsroom.sendTo('plan.saved', PLAN_SAVED_QUEUE);
  world.jobs.work(PLAN_SAVED_QUEUE, async (data) => {
    const { subject: planId } = PlanSaved.parse(data);
    await world.db.transaction(async (db) => {
      const [plan] = await plansById(db, [planId], world.clock.now());
      // Its family may have left between the saving and now.
      if (!plan) return;
      const madeAt = new Date(plan.createdAt);
      const dueAt = answerDueAt(madeAt);
      const isNew = await makePromise(db, { kind: 'plan-saved', planId }, { madeAt, dueAt });
      if (isNew) await tellStaff(db, world, { subjectId: planId, what: 'A plan was saved', dueAt });
    });
  });
}
