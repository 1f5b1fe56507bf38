// Asking others for a part of the cost. What was asked of others is not offered to the owner meanwhile.
import { SHARE_DAYS, type ShareWish } from '@evenlight/contract/shares';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { hashToken, newToken } from '../../platform/host-cookie.ts';
import { refuse } from '../../platform/problem.ts';
import type { PlanScope } from '../plans/access.ts';
import { lockedPlan, refuseBlocked, sumsFor } from './begin.ts';
import type { Cashier } from './cashier.ts';
import { sendShareMail } from './mails/mails.ts';
import { stateOf } from './money.ts';
import { openForOwner } from './rules.ts';
import { settle } from './settle.ts';
import { type FoundShare, findShare, hasWish, insertShare, updateShare } from './share-store.ts';
import { livePayment } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Wishes = { shares: readonly z.output<typeof ShareWish>[]; sendKey: string };

export async function askForShares(db: Db, cashier: Cashier, scope: PlanScope, { shares, sendKey }: Wishes) {
  const now = cashier.clock.now();
  const plan = await lockedPlan(db, scope, now);
  if (await hasWish(db, scope, sendKey)) return;
  refuseBlocked(plan, cashier);
  const asked = shares.reduce((cents, share) => cents + share.cents, 0);
  if (asked > openForOwner(await sumsFor(db, cashier, plan))) refuse('share.too_large');
  for (const [position, { name, email, cents }] of shares.entries()) {
    const { token, ...link } = newLink(cashier);
    const share = { id: uuid(), planId: scope.planId, sendKey, position, name, email, cents, ...link };
    await insertShare(db, share);
    await sendShareMail(db, cashier.world, scope, { share, token });
  }
}

/** A new link; whoever has the former one finds nothing there any more. */
export async function sendShareAgain(db: Db, cashier: Cashier, scope: PlanScope, shareId: string): Promise<void> {
  const { share } = await requireUnpaid(db, cashier, scope, shareId);
  const { token, ...link } = newLink(cashier);
  await updateShare(db, share.id, link);
  await sendShareMail(db, cashier.world, scope, { share: { ...share, ...link }, token });
}

export async function takeShareBack(cashier: Cashier, scope: PlanScope, shareId: string): Promise<void> {
  const { db, clock, provider } = cashier;
  await db.transaction(async (db) => {
    await requireUnpaid(db, cashier, scope, shareId);
    await updateShare(db, shareId, { endedAt: clock.now() });
  });
  // A card form that is open somewhere must not go through any more.
  const live = await livePayment(db, { shareId });
  if (!live?.reference) return;
  await provider.cancel(live.reference);
  await settle(cashier, live.id);
}

async function requireUnpaid(db: Db, { clock }: Cashier, scope: PlanScope, shareId: string): Promise<FoundShare> {
  const now = clock.now();
  await lockedPlan(db, scope, now);
  const found = await findShare(db, shareId);
  if (!found || found.share.planId !== scope.planId || found.share.endedAt) return refuse('share.not_found');
  if (['paid', 'processing'].includes(stateOf(found, now))) refuse('share.paid');
  return found;
}

function newLink({ clock, world }: Cashier) {
  const token = newToken();
  const sentAt = clock.now();
  const expiresAt = new Date(sentAt.getTime() + SHARE_DAYS * DAY_MS);
  return { token, tokenHash: hashToken(token, world.keys.of('share-links')), sentAt, expiresAt };
}
