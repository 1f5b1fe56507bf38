// Makes the itemised statement, of a saved plan or of choices that need not be saved.
import type { Received } from '@evenlight/contract/endpoint';
import { estimateOf, sumsOfAdjustments } from '@evenlight/contract/estimates';
import { factsNotIncluded } from '@evenlight/contract/facts';
import type { VenueId } from '@evenlight/contract/ids';
import type { getStatement, Statement } from '@evenlight/contract/statements';
import { eachTranslation, type Translations } from '@evenlight/contract/translations';
import type { Db } from '../../../platform/database/database.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import { offeredAddons } from '../../catalogue/offers.ts';
import { datedFactsOf } from '../../facts/tell-facts.ts';
import { findVenue } from '../../venues/store.ts';
import { choose } from '../choose.ts';
import type { KnownPlan } from '../rules.ts';

type StatementChoices = Received<typeof getStatement>['query'];
type VenueLine = Statement['venue'];
/** In the first language, with what was told in others beside it. */
type KnownStatement = Statement & { translations: Translations };

/** The prices the family was told, also when the catalogue or the venue has changed them since. */
export async function statementOfPlan(db: Db, plan: KnownPlan, now: Date): Promise<KnownStatement> {
  const venue = plan.selectedVenue && (await venueLine(db, plan.selectedVenue.id, now, plan.venueCost));
  const { faithTradition, packageTradition, packageName, packageTier, way, pricedWay, serviceType, ...rest } = plan;
  const { lines, serviceDate, translations } = rest;
  return {
    planTitle: plan.title,
    personName: plan.personName || null,
    faithTradition,
    packageTradition,
    packageName,
    packageTier,
    way,
    pricedWay,
    serviceType,
    lines,
    serviceDate,
    venue,
    translations: eachTranslation(translations, ({ title, packageName }) => ({ planTitle: title, packageName })),
    ...estimateOf(lines, {
      venueCents: venue?.cents ?? 0,
      adjustmentCents: sumsOfAdjustments(plan.adjustments).confirmedCents,
    }),
    // What became part of the lines stands there.
    adjustments: plan.adjustments.filter(({ state, cents }) => state !== 'declined' && cents !== 0),
    notIncluded: await chargedByOthers(db, plan, now),
    asOf: plan.updatedAt,
  };
}

export async function statementOfChoices(db: Db, asked: StatementChoices, now: Date): Promise<KnownStatement> {
  const { faithTradition, packageTradition, packageTier, way, declined, venueId, serviceDate = null } = asked;
  const choices = { faithTradition, packageTradition, packageTier, way, declinedLines: declined };
  const addons = await addonNames(db, asked);
  const { chosen, lines } = await choose(db, { ...choices, addons }).catch(nameFieldAsAsked);
  const venue = venueId ? ((await venueLine(db, venueId, now)) ?? refuse('venue.not_found')) : null;
  return {
    planTitle: null,
    personName: null,
    ...chosen,
    pricedWay: chosen.way,
    lines,
    venue,
    serviceDate,
    ...estimateOf(lines, { venueCents: venue?.cents ?? 0 }),
    adjustments: [],
    notIncluded: await chargedByOthers(db, { ...chosen, lines }, now),
    asOf: now.toISOString(),
  };
}

function chargedByOthers(db: Db, priced: Parameters<typeof factsNotIncluded>[0], now: Date) {
  return datedFactsOf(db, { keys: factsNotIncluded(priced), now });
}

async function venueLine(db: Db, id: VenueId, now: Date, toldCents?: number | null): Promise<VenueLine> {
  const venue = await findVenue(db, id, { day: undefined, now });
  if (!venue) return null;
  const { name, address, isSample, minCost } = venue;
  return { name, address, isSample, cents: toldCents ?? minCost };
}

/** An address carries ids, which are short and stay the same; a plan knows its add-ons by name. */
async function addonNames(db: Db, { faithTradition, packageTradition, packageTier, way, addons }: StatementChoices) {
  if (addons.length === 0) return [];
  const tradition = packageTradition ?? faithTradition;
  const offered = await offeredAddons(db, { tradition, tier: packageTier, way });
  const nameOf = new Map(offered.map(({ id, name }) => [id, name]));
  return addons.map((id) => nameOf.get(id) ?? refuseAddon());
}

function refuseAddon(): never {
  throw new Problem('request.invalid', { fields: { addons: 'This add-on is not offered with the chosen package' } });
}

/** In an address the declined lines have a shorter name than in a plan. */
function nameFieldAsAsked(error: unknown): never {
  if (!(error instanceof Problem) || !error.fields) throw error;
  const fields = Object.entries(error.fields).map(([field, why]) => [
    field.replace(/^declinedLines.*/, 'declined'),
    why,
  ]);
  throw new Problem(error.code, { fields: Object.fromEntries(fields) });
}
