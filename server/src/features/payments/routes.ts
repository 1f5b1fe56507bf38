import { PaymentId } from '@evenlight/contract/ids';
import { createPaymentIntent, getPlanMoney, openPayment, readPaymentResult } from '@evenlight/contract/payments';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import { requireMember } from '../accounts/access.ts';
import { findUser } from '../accounts/store.ts';
import { refuseForeignUser, requirePlan } from '../plans/access.ts';
import { planIn } from '../plans/plan-store.ts';
import { requirePayment } from './access.ts';
import { begin } from './begin.ts';
import type { Cashier } from './cashier.ts';
import { moneyOf } from './money.ts';
import { referenceIn } from './providers/provider.ts';
import { settle } from './settle.ts';
import { findByReference } from './store.ts';
import { resultOf, servicesOf } from './wire.ts';

export function paymentRoutes(app: FastifyInstance, cashier: Cashier) {
  const { provider } = cashier;

  serve(app, getPlanMoney, async ({ actor, params, db, now }) => {
    const scope = await requirePlan(db, actor, params.planId);
    return moneyOf(db, await planIn(db, scope, now), cashier, now);
  });

  serve(app, createPaymentIntent, async ({ actor, body, db }) => {
    const member = requireMember(actor);
    refuseForeignUser(member, body.userId);
    const scope = await requirePlan(db, actor, body.planId);
    const { type, amount } = body;
    return begin(cashier, scope, { type, payerId: member.userId, amount });
  });

  serve(app, openPayment, async ({ actor, body: { clientSecret, planId }, db, now }) => {
    const { payment, scope, intent } = await ownIntent(db, actor, referenceIn(clientSecret));
    if (scope.planId !== planId || intent.clientSecret !== clientSecret) return refuse('payment.not_found');
    if (payment.purpose === 'share') return refuse('payment.not_found');
    const plan = await planIn(db, scope, now);
    const owner = (await findUser(db, scope.userId)) ?? refuse('payment.not_found');
    return {
      paymentId: PaymentId.parse(payment.id),
      planId,
      planTitle: plan.title,
      type: payment.purpose,
      planNumber: plan.number,
      cents: payment.cents,
      customerName: `${owner.firstName} ${owner.lastName}`,
      ...servicesOf(plan),
      state: payment.state,
      failure: payment.failure,
      cardForm: provider.cardForm,
    };
  });

  serve(app, readPaymentResult, async ({ actor, body: { paymentIntent, clientSecret }, db }) => {
    const { payment, scope, intent } = await ownIntent(db, actor, paymentIntent);
    if (intent.clientSecret !== clientSecret) return refuse('payment.not_found');
    const settled = (await settle(cashier, payment.id)) ?? refuse('payment.not_found');
    return { ...resultOf(settled), planId: scope.planId };
  });

  async function ownIntent(db: Db, actor: Parameters<typeof requirePayment>[1], reference: string) {
    const { payment, scope } = await requirePayment(db, actor, await findByReference(db, provider.name, reference));
    return { payment, scope, intent: (await provider.find(reference)) ?? refuse('payment.not_found') };
  }
}
