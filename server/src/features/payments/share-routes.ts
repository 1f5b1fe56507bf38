import { createShares, endShare, openShare, payShare, readShareResult, resendShare } from '@evenlight/contract/sharing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { countTries, serve } from '../../platform/http/serve.ts';
import { countMailTo } from '../../platform/mail/recipient-rate-limit.ts';
import { refuse } from '../../platform/problem.ts';
import { findUser } from '../accounts/store.ts';
import { type PlanScope, requirePlan } from '../plans/access.ts';
import { planIn } from '../plans/plan-store.ts';
import { requireShare } from './access.ts';
import { askingOf, begin } from './begin.ts';
import type { Cashier } from './cashier.ts';
import { moneyOf, stateOfShare } from './money.ts';
import { settle } from './settle.ts';
import { isRequested } from './share-store.ts';
import { askForShares, requireUnpaid, sendShareAgain, takeShareBack } from './shares.ts';
import { latestOfShare } from './store.ts';
import { resultOf } from './wire.ts';

// A large family asks a dozen people and sends some links again; more than this an hour is somebody else's doing.
const LETTERS = [{ per: 'person', times: 60, seconds: 3_600 }] as const;
// Several relatives may ask the same person, and send a link again.
const LETTERS_TO_ONE = 12;

export function shareRoutes(app: FastifyInstance, cashier: Cashier) {
  ownerRoutes(app, cashier);
  linkRoutes(app, cashier);
}

function ownerRoutes(app: FastifyInstance, cashier: Cashier) {
  const money = async (db: Db, scope: PlanScope, now: Date) => moneyOf(db, await planIn(db, scope, now), cashier, now);

  serve(app, createShares, async ({ actor, params, body, db, now, request }) => {
    const scope = await requirePlan(db, actor, params.planId);
    // The answer to the first try was lost: nothing is sent once more, so nothing is counted.
    const isSentAgain = await isRequested(db, scope, body.idempotencyKey);
    if (!isSentAgain) for (const { email } of body.shares) await countLetter(request, email, now);
    await askForShares(cashier, scope, body);
    return money(db, scope, now);
  });

  serve(app, resendShare, async ({ actor, params, db, now, request }) => {
    const scope = await requirePlan(db, actor, params.planId);
    const { email } = await requireUnpaid(db, scope, params.shareId);
    await countLetter(request, email, now);
    await sendShareAgain(cashier, scope, params.shareId);
    return money(db, scope, now);
  });

  serve(app, endShare, async ({ actor, params, db, now }) => {
    const scope = await requirePlan(db, actor, params.planId);
    await takeShareBack(cashier, scope, params.shareId);
    return money(db, scope, now);
  });
}

async function countLetter(request: FastifyRequest, email: string, now: Date): Promise<void> {
  await countTries(request, LETTERS, { name: 'share letters', now });
  await countMailTo(request, email, { name: 'share letters', times: LETTERS_TO_ONE, now });
}

function linkRoutes(app: FastifyInstance, cashier: Cashier) {
  serve(app, openShare, async ({ body, db, now, world }) => {
    const { found, scope } = await requireShare(db, world.keys, body.token);
    const plan = await planIn(db, scope, now);
    const state = await stateOfShare(db, plan, found.share.id, askingOf(cashier));
    if (state === 'ended') return refuse('share.not_found');
    const asker = (await findUser(db, scope.userId)) ?? refuse('share.not_found');
    const { personName } = plan;
    const { name, cents, expiresAt } = found.share;
    return {
      payerName: name,
      askerName: `${asker.firstName} ${asker.lastName}`,
      personName,
      cents,
      state,
      expiresAt: expiresAt.toISOString(),
      cardForm: cashier.provider.cardForm,
    };
  });

  serve(app, payShare, async ({ body: { token, amount }, db, world }) => {
    const { found, scope } = await requireShare(db, world.keys, token);
    return begin(cashier, scope, { type: 'share', shareId: found.share.id, amount });
  });

  serve(app, readShareResult, async ({ body, db, world }) => {
    const { found } = await requireShare(db, world.keys, body.token);
    const payment = (await latestOfShare(db, found.share.id)) ?? refuse('payment.not_found');
    return resultOf((await settle(cashier, payment.id)) ?? payment);
  });
}
