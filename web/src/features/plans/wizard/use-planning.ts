// Everything the steps need to know about the draft, and everything they can do with it.
import type { Package } from '@evenlight/contract/catalogue';
import type { PlanningDraft } from '@evenlight/contract/drafts';
import type { FaithTradition, PackagedTradition } from '@evenlight/contract/traditions';
import type { VenueOnDay } from '@evenlight/contract/venues';
import type { Way } from '@evenlight/contract/ways';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CallFailed } from '../../../platform/call';
import { today } from '../../../platform/dates';
import { useAddons, useCatalogue, usePackages } from '../../catalogue/queries';
import { useVenue } from '../../venues/queries';
import type { DraftStore } from '../draft/draft-store';
import {
  choosePackage,
  chooseTradition,
  chooseWay,
  declineLine,
  isChosen,
  packagesFrom,
  startFrom,
  toggleAddon,
  withoutUnfitVenue,
  withoutWhatIsGone,
} from '../draft/planning-draft';
import { planningEstimate } from '../planning-estimate';
import { readingOf } from '../reading';

/** What was read about the things that a draft only names. */
export function useChoices(draft: PlanningDraft) {
  const from = packagesFrom(draft);
  const way = draft.way ?? 'undecided';
  const packages = usePackages(from, way);
  const addons = useAddons({ tradition: from, tier: draft.packageTier, way });
  const [picked, setPicked] = useState<VenueOnDay>();
  const known = picked?.id === draft.venueId ? picked : undefined;
  const venue = useVenue(draft.venueId ?? undefined, undefined, known);
  const chosen = packages.data?.find((offer) => isChosen(offer, draft));
  const estimate = useMemo(
    () => planningEstimate({ draft, package: chosen, offered: addons.data, venue: venue.data }),
    [draft, chosen, addons.data, venue.data],
  );
  const reading = readingOf([
    { isNamed: draft.packageTier !== null && from !== null, query: packages },
    { isNamed: draft.addons.length > 0 && from !== null, query: addons },
    { isNamed: draft.venueId !== null, query: venue },
  ]);
  return { from, packages, addons, venue, chosen, estimate, reading, setPicked };
}

export type Choices = ReturnType<typeof useChoices>;

/** The same functions for as long as the wizard is open, so that nothing is drawn again because of them. */
export function usePlanningActions(store: DraftStore, choices: Choices) {
  const { packagesRead, addonsRead } = useCatalogue();
  const latest = useRef(choices);
  latest.current = choices;
  return useMemo(() => {
    const draft = () => store.getState().draft;
    // What is on the screen may be a moment behind the draft; what was read is asked for by the draft itself.
    const known = () => ({ ...offerOf(draft()), venue: latest.current.venue.data });
    function offerOf(named: PlanningDraft) {
      const { packageTier: tier } = named;
      const way = named.way ?? 'undecided';
      const from = packagesFrom(named);
      if (!from || !tier) return {};
      const chosen = packagesRead(from, way)?.find((offer) => isChosen(offer, named));
      return { chosen, offered: addonsRead({ tradition: from, tier, way }) };
    }
    return {
      update: store.update,
      chooseTradition: (tradition: FaithTradition) =>
        store.make(chooseTradition(draft(), tradition, known()), 'tradition'),
      chooseWay: (way: Way) => store.make(chooseWay(draft(), way, known()), 'way'),
      startFrom: (tradition: PackagedTradition) => store.make(startFrom(draft(), tradition, known()), 'package'),
      choosePackage(offer: Package) {
        const { tier, way } = offer;
        const offered = addonsRead({ tradition: packagesFrom(draft()), tier, way });
        store.make(choosePackage(draft(), offer, known(), offered), 'package');
      },
      declineLine: (lineId: string, isDeclined: boolean) => store.update(declineLine(draft(), lineId, isDeclined)),
      toggleAddon: (name: string) => store.update(toggleAddon(draft(), name)),
      selectVenue(venue: VenueOnDay, date: string | undefined) {
        latest.current.setPicked(venue);
        store.update({ venueId: venue.id, serviceDate: date ?? null });
      },
    };
  }, [store, packagesRead, addonsRead]);
}

export type PlanningActions = ReturnType<typeof usePlanningActions>;

/** A draft may be days old. Whatever is no longer offered leaves it, once we know. */
export function useKeepOnOffer(store: DraftStore, draft: PlanningDraft, { packages, addons, venue }: Choices) {
  const isVenueGone = venue.error instanceof CallFailed && venue.error.problem?.code === 'venue.not_found';
  useEffect(() => {
    // While the page wakes, what it shows is the account's draft; this browser may keep a newer one.
    if (store.getState().draft !== draft) return;
    const offer = { packages: packages.data, addons: addons.data, isVenueGone, day: today() };
    const change = withoutWhatIsGone(draft, offer);
    if (change.draft !== draft) store.make(change, 'catalogue');
  }, [store, draft, packages.data, addons.data, isVenueGone]);
}

/** Another tradition may be chosen before the venue is read; whether the two go together is looked at afterwards. */
export function useLateVenue(store: DraftStore, actions: PlanningActions, { venue }: Choices): PlanningActions {
  const isUnchecked = useRef(false);
  const read = venue.data;
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    const { draft } = store.getState();
    if (!isUnchecked.current || read?.id !== draft.venueId) return;
    isUnchecked.current = false;
    const change = withoutUnfitVenue(draft, read);
    if (change.draft !== draft) store.make(change, 'tradition');
  }, [store, read]);
  const choose = useCallback(
    (tradition: FaithTradition) => {
      const { venueId } = store.getState().draft;
      isUnchecked.current = venueId !== null && latest.current?.id !== venueId;
      actions.chooseTradition(tradition);
    },
    [store, actions],
  );
  return useMemo(() => ({ ...actions, chooseTradition: choose }), [actions, choose]);
}
