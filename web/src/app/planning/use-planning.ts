// Everything the steps need to know about the draft, and everything they can do with it.
import type { Package } from '@evenlight/contract/catalogue';
import { wallTimeAt } from '@evenlight/contract/dates';
import type { PlanningDraft } from '@evenlight/contract/drafts';
import type { FaithTradition, PackagedTradition } from '@evenlight/contract/traditions';
import type { VenueOnDay } from '@evenlight/contract/venues';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAddons, useCatalogue, usePackages } from '../../features/catalogue/queries';
import type { DraftStore } from '../../features/plans/draft-store';
import {
  choosePackage,
  chooseTradition,
  declineLine,
  packagesFrom,
  startFrom,
  toggleAddon,
  withoutWhatIsGone,
} from '../../features/plans/planning-draft';
import { planningEstimate } from '../../features/plans/planning-estimate';
import { useVenue } from '../../features/venues/queries';
import { CallFailed } from '../../platform/call';

/** What was read about the things that a draft only names. */
export function useChoices(draft: PlanningDraft) {
  const from = packagesFrom(draft);
  const packages = usePackages(from);
  const addons = useAddons(from, draft.packageTier);
  const [picked, setPicked] = useState<VenueOnDay>();
  const known = picked?.id === draft.venueId ? picked : undefined;
  const venue = useVenue(draft.venueId ?? undefined, undefined, known);
  const chosen = packages.data?.find(({ tier }) => tier === draft.packageTier);
  const estimate = useMemo(
    () => planningEstimate({ draft, package: chosen, offered: addons.data, venue: venue.data }),
    [draft, chosen, addons.data, venue.data],
  );
  const isReading = packages.isLoading || (draft.addons.length > 0 && addons.isLoading) || venue.isLoading;
  return { from, packages, addons, venue, chosen, estimate, isReading, setPicked };
}

export type Choices = ReturnType<typeof useChoices>;

/** The same functions for as long as the wizard is open, so that nothing is drawn again because of them. */
export function usePlanningActions(store: DraftStore, choices: Choices) {
  const { addonsRead } = useCatalogue();
  const latest = useRef(choices);
  latest.current = choices;
  return useMemo(() => {
    const draft = () => store.getState().draft;
    const known = () => ({ chosen: latest.current.chosen, venue: latest.current.venue.data });
    return {
      update: store.update,
      chooseTradition: (tradition: FaithTradition) =>
        store.make(chooseTradition(draft(), tradition, known()), 'tradition'),
      startFrom: (tradition: PackagedTradition) => store.make(startFrom(draft(), tradition, known()), 'package'),
      choosePackage(offer: Package) {
        const { from } = latest.current;
        const offered = from ? addonsRead(from, offer.tier) : undefined;
        store.make(choosePackage(draft(), offer, known(), offered), 'package');
      },
      declineLine: (lineId: string, isDeclined: boolean) => store.update(declineLine(draft(), lineId, isDeclined)),
      toggleAddon: (name: string) => store.update(toggleAddon(draft(), name)),
      selectVenue(venue: VenueOnDay, date: string | undefined) {
        latest.current.setPicked(venue);
        store.update({ venueId: venue.id, serviceDate: date ?? null });
      },
    };
  }, [store, addonsRead]);
}

export type PlanningActions = ReturnType<typeof usePlanningActions>;

/** A draft may be days old. Whatever is no longer offered leaves it, once we know. */
export function useKeepOnOffer(store: DraftStore, draft: PlanningDraft, { packages, addons, venue }: Choices) {
  const isVenueGone = venue.error instanceof CallFailed && venue.error.problem?.code === 'venue.not_found';
  useEffect(() => {
    const offer = { packages: packages.data, addons: addons.data, isVenueGone, day: wallTimeAt(new Date()).date };
    const change = withoutWhatIsGone(draft, offer);
    if (change.draft !== draft) store.make(change, 'catalogue');
  }, [store, draft, packages.data, addons.data, isVenueGone]);
}
