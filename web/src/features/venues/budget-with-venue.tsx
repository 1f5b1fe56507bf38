// What would be left of a plan's budget with the venue that is looked at, before it is chosen.
import { centsOf } from '@evenlight/contract/catalogue';
import type { VenueId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import type { VenueOnDay } from '@evenlight/contract/venues';
import { Trans } from '@lingui/react/macro';
import { BudgetLine } from '../../parts/budget-line';

export type PlanBudget = {
  budget: number | null;
  withoutVenueCents: number;
  /** The venue that the plan has, at the price that was told for it. */
  chosen: { venueId: VenueId; cents: number } | null;
};

export function budgetOf({ budget, totalCost, selectedVenue, venueCost }: Plan): PlanBudget {
  const venueCents = venueCost ?? 0;
  return {
    budget,
    withoutVenueCents: centsOf(Number(totalCost)) - venueCents,
    chosen: selectedVenue && { venueId: selectedVenue.id, cents: venueCents },
  };
}

type Props = { of: PlanBudget; venue: Pick<VenueOnDay, 'id' | 'minCost'> };

export function BudgetWithVenue({ of: { budget, withoutVenueCents, chosen }, venue }: Props) {
  const cents = chosen?.venueId === venue.id ? chosen.cents : venue.minCost;
  return (
    <BudgetLine className="" budget={budget} total={withoutVenueCents + cents} of={<Trans>With this venue:</Trans>} />
  );
}
