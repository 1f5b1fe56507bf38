// Asking others for a part of the cost. What was asked of others is not offered to the owner meanwhile.
import { CHARGE_MIN_CENTS } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import { SHARE_DAYS, type ShareInput } from '@evenlight/contract/shares';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { hashToken, newToken } from '../../platform/host-cookie.ts';
import { refuse } from '../../platform/problem.ts';
import type { PlanScope } from '../plans/access.ts';
import { askingOf, giveUp, lockedPlan, refuseBlocked, sumsFor } from './begin.ts';
import type { Cashier } from './cashier.ts';
import { sendShareMail } from './mails/mails.ts';
import { stateOfShare } from './money.ts';
import { openForOwner } from './rules.ts';
import { findShare, insertShare, isRequested, type ShareRow, updateShare } from './share-store.ts';
import { livePayment } from './store.ts';
import { DAY_MS } from './times.ts';

type Options = { shares: readonly z.output<typeof ShareInput>[]; idempotencyKey: string };

export async function askForShares(cashier: Cashier, scope: PlanScope, options: Options): Promise<void> {
  await cashier.db.transaction((db) => writeShares(db, cashier, scope, options));
  // What the owner was about to pay may be what others were asked for now.
  const live = await livePayment(cashier.db, { planId: scope.planId });
  if (live?.state === 'open') await giveUp(cashier, live);
}

async function writeShares(
  db: Db,
  cashier: Cashier,
  scope: PlanScope,
  { shares, idempotencyKey }: Options,
): Promise<void> {
  const plan = await lockedPlan(db, scope, cashier.clock.now());
  if (await isRequested(db, scope, idempotencyKey)) return;
  refuseBlocked(plan, cashier);
  const rest = openForOwner(await sumsFor(db, cashier, plan)) - shares.reduce((cents, share) => cents + share.cents, 0);
  if (rest < 0) refuse('share.too_large');
  if (rest > 0 && rest < CHARGE_MIN_CENTS) refuse('share.rest_too_small');
  for (const [position, asked] of shares.entries()) {
    const { token, ...link } = newLink(cashier);
    const language = asked.language ?? null;
    const share = { id: uuid(), planId: scope.planId, idempotencyKey, position, ...asked, language, ...link };
    await insertShare(db, share);
    await sendShareMail(db, cashier.world, scope, { share, token });
  }
}

/** A new link; whoever has the former one finds nothing there any more, and a card form that it opened is closed. */
export async function sendShareAgain(cashier: Cashier, scope: PlanScope, shareId: string): Promise<void> {
  await unlessBeingPaid(cashier, scope, shareId, async (db, plan, share) => {
    refuseBlocked(plan, cashier);
    const isOpen = (await stateOfShare(db, plan, shareId, askingOf(cashier))) === 'open';
    // One that is too old was not counted as promised any more.
    if (!isOpen && share.cents > openForOwner(await sumsFor(db, cashier, plan))) refuse('share.too_large');
    const { token, ...link } = newLink(cashier);
    await updateShare(db, share.id, link);
    await sendShareMail(db, cashier.world, scope, { share: { ...share, ...link }, token });
  });
}

export async function takeShareBack(cashier: Cashier, scope: PlanScope, shareId: string): Promise<void> {
  await unlessBeingPaid(cashier, scope, shareId, (db) => updateShare(db, shareId, { endedAt: cashier.clock.now() }));
}

type Change = (db: Db, plan: Plan, share: ShareRow) => Promise<void>;

// Each round closes a card form that was opened meanwhile.
const ROUNDS = 4;

/** Nobody has a card form open for a share whose link changes: they would be told that it is gone after paying. */
async function unlessBeingPaid(cashier: Cashier, scope: PlanScope, shareId: string, change: Change): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const open = await cashier.db.transaction(async (db) => {
      const plan = await lockedPlan(db, scope, cashier.clock.now());
      const share = await requireUnpaid(db, scope, shareId);
      const live = await livePayment(db, { shareId });
      if (!live) await change(db, plan, share);
      return live;
    });
    if (!open) return;
    await giveUp(cashier, open);
  }
  refuse('share.paid');
}

export async function requireUnpaid(db: Db, { planId }: PlanScope, shareId: string): Promise<ShareRow> {
  const found = await findShare(db, shareId);
  if (!found || found.share.planId !== planId || found.share.endedAt) return refuse('share.not_found');
  if (found.isPaid || found.isMoving) refuse('share.paid');
  return found.share;
}

function newLink({ clock, world }: Cashier) {
  const token = newToken();
  const sentAt = clock.now();
  const expiresAt = new Date(sentAt.getTime() + SHARE_DAYS * DAY_MS);
  return { token, tokenHash: hashToken(token, world.keys.of('share-links')), sentAt, expiresAt };
}
