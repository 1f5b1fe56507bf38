// Which prices have changed since they were taken into the costs: of our list, of the venue, and of vendors.
import type { PriceChange } from '@evenlight/contract/costs/price-changes';
import { addonLine, type PricedLine, packageLines } from '@evenlight/contract/estimates';
import type { QuoteRequest } from '@evenlight/contract/vendors/inquiries';
import type { Db } from '../../platform/database/database.ts';
import { offeredAddons } from '../catalogue/offers.ts';
import type { PlanScope } from '../plans/access.ts';
import { offerFor } from '../plans/choose.ts';
import type { KnownPlan } from '../plans/rules.ts';
import { findSelection } from '../plans/selection-store.ts';
import { versionsOf } from '../plans/version-store.ts';
import { formerTotals } from '../vendors/inquiries/former-quotes.ts';
import { findVenue } from '../venues/store.ts';

type Since = { plan: KnownPlan; requests: readonly QuoteRequest[]; now: Date };

export async function priceChanges(db: Db, scope: PlanScope, { plan, requests, now }: Since): Promise<PriceChange[]> {
  return [
    ...(await changedLines(db, scope, plan)),
    ...(await changedVenue(db, scope, plan, now)),
    ...(await changedQuotes(db, requests)),
  ];
}

async function changedLines(db: Db, scope: PlanScope, plan: KnownPlan): Promise<PriceChange[]> {
  // After a deposit the lines may still be those of the way before.
  const { packageTradition: tradition, packageTier: tier, pricedWay: way } = plan;
  const offer = await offerFor(db, { ...plan, way });
  const addons = await offeredAddons(db, { tradition, tier, way });
  const today = [...(offer ? packageLines(offer) : []), ...addons.map(addonLine)];
  const changed = plan.lines.flatMap((line) => {
    const now = today.find(({ item, source }) => item === line.item && source === line.source);
    // An example is no price, so that it cannot have changed.
    const isChanged = now && now.cents !== line.cents && !line.isDeclined && !line.isExample && !now.isExample;
    return isChanged ? [{ line, nowCents: now.cents }] : [];
  });
  if (changed.length === 0) return [];
  const versions = await versionsOf(db, scope);
  return changed.map(({ line, nowCents }) => ({
    is: 'line',
    item: line.item,
    nowCents,
    toldAt: toldAt(line, versions)?.toISOString() ?? plan.updatedAt,
  }));
}

/** When the plan took this line at this price. Newest versions first. */
function toldAt({ item, cents }: PricedLine, versions: Awaited<ReturnType<typeof versionsOf>>): Date | undefined {
  const isWithout = ({ snapshot }: (typeof versions)[number]) =>
    !snapshot.lines.some((line) => line.item === item && line.cents === cents);
  const before = versions.findIndex(isWithout);
  return (before === -1 ? versions : versions.slice(0, before)).at(-1)?.at;
}

async function changedVenue(db: Db, scope: PlanScope, plan: KnownPlan, now: Date): Promise<PriceChange[]> {
  if (!plan.selectedVenue) return [];
  const venue = await findVenue(db, plan.selectedVenue.id, { day: undefined, now });
  const selection = await findSelection(db, scope);
  if (!venue || !selection || venue.minCost === selection.selectedCost) return [];
  return [{ is: 'venue', nowCents: venue.minCost, toldAt: selection.selectedAt.toISOString() }];
}

/** What was taken stays as it was taken: only who still may be taken can ask for another price. */
async function changedQuotes(db: Db, requests: readonly QuoteRequest[]): Promise<PriceChange[]> {
  const open = requests.flatMap(({ inquiries }) => inquiries).filter(({ state }) => state === 'answered');
  const former = await formerTotals(
    db,
    open.map(({ id }) => id),
  );
  return open.flatMap(({ id: inquiryId, quote }) => {
    const beforeCents = former.get(inquiryId);
    if (!quote || beforeCents === undefined || beforeCents === quote.totalCents) return [];
    return [{ is: 'quote' as const, inquiryId, beforeCents, changedAt: quote.quotedAt }];
  });
}
