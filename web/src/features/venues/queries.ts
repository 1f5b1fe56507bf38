import type { Returned, Sent } from '@evenlight/contract/endpoint';
import type { VenueId } from '@evenlight/contract/ids';
import { selectVenue } from '@evenlight/contract/plans';
import {
  findAlternatives,
  getVenue,
  listVenues,
  searchVenues,
  VENUES_ON_MAP_MAX,
  type VenueFilters,
  type VenueOnDay,
} from '@evenlight/contract/venues';
import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../platform/call';
import type { VenueSearch } from './filters/filter-address';

const venuesKey = ['api', 'venues'];
const searchKey = (search: VenueSearch) => [...venuesKey, 'search', search];
const venueKey = (venueId: VenueId | undefined, date: string | undefined) => [...venuesKey, venueId, date];

// Other families choose too: what is older than this is asked for again.
const freshMs = { staleTime: 60_000 };

type FoundVenues = Returned<typeof searchVenues>;
/** What the page was given by the server, and what had been asked. */
export type FirstAnswer = { search: VenueSearch; found: FoundVenues };

/** One page of venues. While the next answer is on its way, the previous one stays. */
export function useVenueSearch(search: VenueSearch, first?: FirstAnswer) {
  const isFirst = first !== undefined && JSON.stringify(first.search) === JSON.stringify(search);
  return useQuery({
    ...freshMs,
    queryKey: searchKey(search),
    queryFn: () => call(searchVenues, { query: search }),
    initialData: () => (isFirst ? first.found : undefined),
    placeholderData: keepPreviousData,
  });
}

/** Every venue that was found stands on the map, on whichever page of the list it is; until they are read, this page. */
export function useVenuesOnMap({ page: _, ...filters }: VenueSearch, found: FoundVenues | undefined) {
  const isAll = !found || found.pages <= 1 || found.isMore || found.total > VENUES_ON_MAP_MAX;
  const { data } = useQuery({
    ...freshMs,
    queryKey: [...venuesKey, 'on map', filters],
    queryFn: isAll ? skipToken : () => call(listVenues, { query: filters }),
  });
  return isAll ? found?.venues : (data ?? found.venues);
}

/** One venue on a day; until the answer is there, what the list knows of it, or what was read for another day. */
export function useVenue(venueId: VenueId | undefined, date: string | undefined, known?: VenueOnDay) {
  return useQuery({
    ...freshMs,
    queryKey: venueKey(venueId, date),
    queryFn: venueId ? () => call(getVenue, { params: { venueId }, query: { date } }) : skipToken,
    placeholderData: (previous) => {
      const read = known ?? (previous?.id === venueId ? previous : undefined);
      return read && undecided(read);
    },
  });
}

/** What is known may speak of another day; how a venue stands is left to its own answer. */
export function undecided(venue: VenueOnDay): VenueOnDay {
  return { ...venue, availability: null, heldUntil: null };
}

type Input = { venueId: VenueId; date: string; faithTradition: VenueFilters['faithTradition'] };

export function useAlternatives({ venueId, date, faithTradition }: Input) {
  return useQuery({
    ...freshMs,
    queryKey: [...venueKey(venueId, date), 'alternatives', faithTradition],
    queryFn: () => call(findAlternatives, { params: { venueId }, query: { date, faithTradition } }),
  });
}

export function useSelectVenue() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof selectVenue>['body']) => call(selectVenue, { body }),
    // Also after a refusal: somebody else was faster, and the map should show it.
    onSettled: () => queries.invalidateQueries({ queryKey: venuesKey }),
  });
}

/** After a choice was refused elsewhere: how the venues stand has to be asked again. */
export function useReadVenuesAnew() {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: venuesKey }), [queries]);
}
