// Once something is paid, a family still says what happens with the body: papers, days and rites follow at once. What it
// costs then is our team's word: one open request with the lines of the new way, as they were offered on that day.
import { estimateOf } from '@evenlight/contract/estimates';
import type { AdjustmentId } from '@evenlight/contract/ids';
import { firstLanguage } from '@evenlight/contract/languages';
import { arePricedAlike } from '@evenlight/contract/ways';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { announce } from '../../../platform/news/announce.ts';
import { refuse } from '../../../platform/problem.ts';
import { offeredAddons } from '../../catalogue/offers.ts';
import type { PlanScope } from '../access.ts';
import { type Chosen, choose, offerFor } from '../choose.ts';
import { replaceLines, updatePlanRow } from '../plan-store.ts';
import { areSameLines, type ChosenPackage, type KnownPlan, mayChangeVenue } from '../rules.ts';
import { chosenIn, deleteOpenWayRequest, insertAdjustment, setInLines } from './adjustment-store.ts';
import { wayAsked } from './way-asked.ts';

type Asked = { before: KnownPlan; chosen: ChosenPackage; now: Date };

/** Of the plan as it is to be; the plan is locked by the caller. A request about a former choice is gone with it. */
export async function askAboutWay(db: Db, scope: PlanScope, { before, chosen, now }: Asked): Promise<void> {
  const isOpen = before.pricedWay !== before.way;
  if (chosen.way === before.way && (before.isPriceSettled || !isOpen)) return;
  await deleteOpenWayRequest(db, scope);
  const isAlike = arePricedAlike(before.pricedWay, chosen.way, before.packageTradition);
  await updatePlanRow(db, scope, { pricedWay: before.isPriceSettled && !isAlike ? before.pricedWay : null });
  if (!before.isPriceSettled || isAlike) return;
  if (!mayChangeVenue(before.status)) refuse('plan.price_settled');
  const asked = await inItsWay(db, before, chosen);
  if (asked && areSameLines(before.lines, asked.lines)) return updatePlanRow(db, scope, { pricedWay: null });
  await insertRequest(db, scope, { asked: asked ?? { chosen, lines: before.lines }, before, now });
}

/** Null where our packages do not hold it: then our team talks with the family first. */
async function inItsWay(db: Db, before: KnownPlan, chosen: ChosenPackage): Promise<Chosen | null> {
  if (!(await offerFor(db, chosen))) return null;
  const { faithTradition, packageTradition, packageTier, way } = chosen;
  const offered = await offeredAddons(db, { tradition: packageTradition, tier: packageTier, way });
  const addons = before.addons.map(({ name }) => name).filter((known) => offered.some(({ name }) => name === known));
  const choices = { faithTradition, packageTradition, packageTier, way, addons };
  // What the family does without stays as it is; whether something was paid is no reason to keep the lines.
  return choose(db, choices, { ...before, isPriceSettled: false });
}

type Request = { asked: Chosen; before: KnownPlan; now: Date };

async function insertRequest(db: Db, scope: PlanScope, { asked, before, now }: Request): Promise<void> {
  const id = uuid();
  const cents = estimateOf(asked.lines).estimateCents - estimateOf(before.lines).estimateCents;
  const description = wayAsked(asked.chosen.way)[firstLanguage];
  await insertAdjustment(db, scope, { id, idempotencyKey: id, description, cents, chosen: asked, requestedAt: now });
  await announce(db, { kind: 'adjustment.requested', subject: id, audience: `person:${scope.userId}`, at: now });
}

/** Answered, the lines are those that were asked about, and the difference is in them; declined, they stay as they are. */
export async function settleWay(db: Db, scope: PlanScope, { id, state }: Answered, before: KnownPlan): Promise<void> {
  const asked = await chosenIn(db, id);
  if (!asked) return;
  if (asked.chosen.way !== before.way) refuse('plan.changed_meanwhile');
  await updatePlanRow(db, scope, { pricedWay: null });
  if (state !== 'confirmed') return;
  const { packageName, translations } = asked.chosen;
  const isUntitled = before.title === before.packageName;
  await updatePlanRow(db, scope, { packageName, translations, ...(isUntitled ? { title: packageName } : {}) });
  await replaceLines(db, scope, asked.lines);
  await setInLines(db, id);
}

type Answered = { id: AdjustmentId; state: 'confirmed' | 'declined' };
