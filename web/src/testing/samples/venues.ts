// Venues as the server tells of them.
import type { VenueId } from '@evenlight/contract/ids';
import {
  findAlternatives,
  getVenue,
  listVenues,
  searchVenues,
  VENUES_ON_PAGE,
  type VenueFilters,
  type VenueOnDay,
} from '@evenlight/contract/venues';
import { type FakeServer, fakeServer } from '../fake-server';

let venues = 0;

export function aVenue(facts: Partial<VenueOnDay> = {}): VenueOnDay {
  venues += 1;
  return {
    id: `0199d0b0-0000-7000-8000-${String(venues).padStart(12, '0')}` as VenueId,
    name: `Apricot Hall ${venues}`,
    type: 'Secular – Hall',
    address: '1 Lake Street',
    location: 'Oakland',
    description: 'A quiet hall by the lake.',
    capacity: 120,
    rating: null,
    reviews: 0,
    amenities: [],
    faithTraditions: ['secular'],
    latitude: 37.8 + venues / 100,
    longitude: -122.27,
    minCost: 120_000,
    maxCost: 240_000,
    costRange: '$1,200–2,400',
    basePrice: 1200,
    isSample: false,
    availability: null,
    heldUntil: null,
    ...facts,
  };
}

const foundVenues = (listed: readonly VenueOnDay[], page = 1) => ({
  venues: listed.slice((page - 1) * VENUES_ON_PAGE, page * VENUES_ON_PAGE),
  total: listed.length,
  isMore: false,
  cities: [...new Set(listed.map(({ location }) => location))].sort(),
  page,
  pages: Math.max(1, Math.ceil(listed.length / VENUES_ON_PAGE)),
});

/** The city, the words and the number of guests count; on a day, all are free. */
export function venueServer(listed: readonly VenueOnDay[], server = fakeServer()): FakeServer {
  const onDay = (venue: VenueOnDay, date: string | undefined) =>
    date && !venue.availability ? { ...venue, availability: 'available' as const } : venue;
  const found = (query: VenueFilters) =>
    listed.filter((venue) => fits(venue, query)).map((venue) => onDay(venue, query.date));
  return server
    .answers(searchVenues, ({ query: { page, ...filters } }) => foundVenues(found(filters), page))
    .answers(listVenues, ({ query }) => found(query))
    .answers(getVenue, ({ params, query }) => {
      const venue = listed.find(({ id }) => id === params.venueId);
      if (!venue) throw new Error('no such venue');
      return onDay(venue, query.date);
    })
    .answers(findAlternatives, { nearestDays: [], similarVenues: [] });
}

const fits = (venue: VenueOnDay, { location, search, minCapacity = 0 }: VenueFilters) =>
  (!location || venue.location === location) &&
  (!search || venue.name.toLowerCase().includes(search.toLowerCase())) &&
  venue.capacity >= minCapacity;
