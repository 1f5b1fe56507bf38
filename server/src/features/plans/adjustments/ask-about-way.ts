// Once something is paid, a family still says what happens with the body: papers, days and rites follow at once. What it
// costs then is our team's word: one open request with the lines of the new way, as they were offered on that day.
import { estimateOf, type PricedLine } from '@evenlight/contract/estimates';
import type { AdjustmentId } from '@evenlight/contract/ids';
import { firstLanguage } from '@evenlight/contract/languages';
import { arePricedAlike, type Way } from '@evenlight/contract/ways';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { announce } from '../../../platform/news/announce.ts';
import { refuse } from '../../../platform/problem.ts';
import { offeredAddons } from '../../catalogue/offers.ts';
import type { PlanScope } from '../access.ts';
import { type Chosen, choose, offerFor } from '../choose.ts';
import { replaceLines, updatePlanRow } from '../plan-store.ts';
import { areSameLines, type ChosenPackage, type KnownPlan, mayChangeVenue } from '../rules.ts';
import { deleteAdjustment, insertAdjustment, openWayRequest, setInLines, wayAskedIn } from './adjustment-store.ts';
import { type AskedWay, wayAsked } from './way-asked.ts';

type Asked = { before: KnownPlan; chosen: ChosenPackage; now: Date };

/** Of the plan as it is to be; the plan is locked by the caller. A request about a former choice is gone with it. */
export async function askAboutWay(db: Db, scope: PlanScope, { before, chosen, now }: Asked): Promise<void> {
  const { pricedWay, packageTradition, isPriceSettled } = before;
  if (chosen.way === before.way && (isPriceSettled || pricedWay === before.way)) return;
  const former = await openWayRequest(db, scope);
  if (former) await deleteAdjustment(db, former.id);
  // Who agreed to the way that comes back, agreed to it.
  if (chosen.way === pricedWay) await updatePlanRow(db, scope, { wayAgreed: former?.asked.wayAgreed ?? null });
  const isAlike = arePricedAlike(pricedWay, chosen.way, packageTradition);
  await updatePlanRow(db, scope, { pricedWay: isPriceSettled && !isAlike ? pricedWay : null });
  if (!isPriceSettled || isAlike) return;
  if (!mayChangeVenue(before.status)) refuse('plan.price_settled');
  const inWay = await inItsWay(db, before, chosen);
  if (inWay && areSameLines(before.lines, inWay.lines)) return updatePlanRow(db, scope, { pricedWay: null });
  const wayAgreed = former ? former.asked.wayAgreed : before.wayAgreed;
  await insertRequest(db, scope, { asked: { ...(inWay ?? { chosen, lines: null }), wayAgreed }, before, now });
}

/** Null where our packages do not hold it: then our team talks with the family first. */
async function inItsWay(db: Db, before: KnownPlan, chosen: ChosenPackage): Promise<Chosen | null> {
  if (!(await offerFor(db, chosen))) return null;
  const { faithTradition, packageTradition, packageTier, way } = chosen;
  const choices = { faithTradition, packageTradition, packageTier, way, addons: [] };
  // What the family does without stays as it is; whether something was paid is no reason to keep the lines.
  const offered = await choose(db, choices, { ...before, isPriceSettled: false });
  return { ...offered, lines: [...offered.lines, ...(await addonsInWay(db, before, chosen))] };
}

/** What the family has added stays as it was told, also when it is offered no more; only what the way excludes goes. */
async function addonsInWay(db: Db, before: KnownPlan, chosen: ChosenPackage): Promise<PricedLine[]> {
  const { packageTradition: tradition, packageTier: tier, way } = chosen;
  const idsOf = async (way?: Way) => (await offeredAddons(db, { tradition, tier, way })).map(({ id }) => id);
  const [inAnyWay, inThisWay] = [await idsOf(), await idsOf(way)];
  return before.lines.filter(
    ({ source, item }) => source === 'addon' && (inThisWay.includes(item) || !inAnyWay.includes(item)),
  );
}

type Request = { asked: AskedWay; before: KnownPlan; now: Date };

async function insertRequest(db: Db, scope: PlanScope, { asked, before, now }: Request): Promise<void> {
  const id = uuid();
  const lines = asked.lines ?? before.lines;
  const cents = estimateOf(lines).estimateCents - estimateOf(before.lines).estimateCents;
  const description = wayAsked(asked.chosen.way)[firstLanguage];
  await insertAdjustment(db, scope, { id, idempotencyKey: id, description, cents, chosen: asked, requestedAt: now });
  await announce(db, { kind: 'adjustment.requested', subject: id, audience: `person:${scope.userId}`, at: now });
}

/**
 * Confirmed, the lines are those that were asked about, and the difference is in them. Declined, and where there were none
 * to confirm, they stay as they are and go on saying for which way they are made.
 */
export async function settleWay(db: Db, scope: PlanScope, { id, state }: Answered, before: KnownPlan): Promise<void> {
  const asked = await wayAskedIn(db, id);
  if (!asked) return;
  if (asked.chosen.way !== before.way) refuse('plan.changed_meanwhile');
  if (state !== 'confirmed' || asked.lines === null) return;
  const { packageName, translations } = asked.chosen;
  const title = before.isTitled ? {} : { title: packageName };
  await updatePlanRow(db, scope, { packageName, translations, pricedWay: null, ...title });
  await replaceLines(db, scope, asked.lines);
  await setInLines(db, id);
}

type Answered = { id: AdjustmentId; state: 'confirmed' | 'declined' };
