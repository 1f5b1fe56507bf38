// One family's plan as our team sees it. That somebody looked is written down, and the family can read it.
import { getCase } from '@evenlight/contract/cases';
import type { FastifyInstance } from 'fastify';
import { recordInAudit } from '../../platform/audit.ts';
import { networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import { findUser } from '../accounts/store.ts';
import { documentsOfPlan } from '../documents/plan-documents.ts';
import type { Cashier } from '../payments/cashier.ts';
import { moneyOf } from '../payments/money.ts';
import { planForStaff } from '../plans/access.ts';
import { findPlan } from '../plans/plan-store.ts';

export function caseRoutes(app: FastifyInstance, cashier: Cashier) {
  serve(app, getCase, async ({ actor, params, db, now, request }) => {
    const scope = await planForStaff(db, actor, params.planId);
    const plan = (await findPlan(db, scope, now)) ?? refuse('plan.not_found');
    const { firstName, lastName, email, phone } = (await findUser(db, scope.userId)) ?? refuse('plan.not_found');
    const money = await moneyOf(db, plan, cashier, now);
    const documents = await documentsOfPlan(db, plan);
    const network = networkOf(request);
    await recordInAudit(db, { at: now, actor, action: 'plan.read_by_team', subject: plan.id, network });
    return { plan, owner: { name: `${firstName} ${lastName}`, email, phone }, money, documents };
  });
}
