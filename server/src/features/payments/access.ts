// Who may see a payment: the owner of its plan. Who may pay a share: whoever has its link.
import type { PaymentId } from '@evenlight/contract/ids';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { hashToken } from '../../platform/host-cookie.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import { type PlanScope, planNamedBy, requirePlan } from '../plans/access.ts';
import { type FoundShare, findShareByToken } from './share-store.ts';
import { findPayment, type PaymentRow } from './store.ts';

export type OwnPayment = { payment: PaymentRow; scope: PlanScope };

/** Somebody else's payment is as good as missing. */
export async function requirePayment(db: Db, actor: Actor, find: PaymentId | PaymentRow | null): Promise<OwnPayment> {
  const payment = typeof find === 'string' ? await findPayment(db, find) : find;
  const scope = payment && (await planNamedBy(db, payment));
  if (!payment || !scope) return refuse('payment.not_found');
  await requirePlan(db, actor, scope.planId).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'plan.not_found' ? new Problem('payment.not_found') : error;
  });
  return { payment, scope };
}

/** The link is the key: whoever has it sees this share and nothing else of the plan. */
export async function requireShare(
  db: Db,
  keys: Keys,
  token: string,
): Promise<{ found: FoundShare; scope: PlanScope }> {
  const found = await findShareByToken(db, hashToken(token, keys.of('share-links')));
  const scope = found && (await planNamedBy(db, found.share));
  return found && scope ? { found, scope } : refuse('share.not_found');
}
