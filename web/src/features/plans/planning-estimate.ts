// What the choices of a draft cost, line by line. Every sum is the contract's.
import { type Addon, centsOf, knownName, type Package, unchosenLines } from '@evenlight/contract/catalogue';
import type { PlanningDraft } from '@evenlight/contract/drafts';
import {
  addonLine,
  type Estimate,
  estimateOf,
  hasExamplePrices,
  type PricedLine,
  packageLines,
} from '@evenlight/contract/estimates';
import type { Language } from '@evenlight/contract/languages';
import type { Venue } from '@evenlight/contract/venues';

export type Chosen = {
  draft: PlanningDraft;
  package: Package | undefined;
  /** Everything that is offered with the package. */
  offered: readonly Addon[] | undefined;
  venue: Pick<Venue, 'id' | 'name' | 'minCost'> | undefined;
};

type NamedSum = { name: string; language?: Language | undefined; cents: number };

export type ShownEstimate = Estimate & {
  lines: readonly PricedLine[];
  package: NamedSum | null;
  /** What was left out of the package: how much it saves, and how many things it is. */
  declined: { cents: number; count: number };
  addons: NamedSum[];
  venue: { name: string; cents: number } | null;
  /** A price in it is only an example. */
  isExample: boolean;
};

export function planningEstimate({ draft, package: offer, offered, venue }: Chosen): ShownEstimate {
  const addons = offered?.filter((addon) => draft.addons.includes(knownName(addon))) ?? [];
  const lines = [...(offer ? packageLines(offer, draft.declinedLines) : []), ...addons.map(addonLine)];
  const chosenVenue = venue?.id === draft.venueId ? venue : undefined;
  const estimate = estimateOf(lines, { venueCents: chosenVenue?.minCost ?? 0 });
  const fullCents = offer ? estimateOf(packageLines(offer, unchosen(offer, draft))).packageCents : 0;
  return {
    ...estimate,
    lines,
    package: offer ? { name: offer.name, language: offer.language, cents: fullCents } : null,
    declined: {
      cents: fullCents - estimate.packageCents,
      count: lines.filter(({ isDeclined }) => isDeclined).length - (offer ? unchosen(offer, draft).length : 0),
    },
    addons: addons.map(({ name, language, price }) => ({ name, language, cents: centsOf(price) })),
    venue: chosenVenue ? { name: chosenVenue.name, cents: chosenVenue.minCost } : null,
    isExample: hasExamplePrices(lines),
  };
}

/** What is a choice and was not chosen is no saving: it never was in the price. */
function unchosen(offer: Package, { declinedLines }: PlanningDraft): string[] {
  return unchosenLines(offer).filter((id) => declinedLines.includes(id));
}
