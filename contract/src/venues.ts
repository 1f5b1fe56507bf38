// Venues: where a service can be held, what it costs, and on which days it is free.

import { endpoint } from './endpoint.ts';
import { brokenRule } from './field-rules.ts';
import { VenueId } from './ids.ts';
import { unlessEmpty, wholeNumber } from './query-parameters.ts';
import { type FaithTradition, PackagedTradition } from './traditions.ts';
import { OwnText, OwnTexts, TextLanguage } from './translations.ts';
import { z } from './zod.ts';

export const CITY_MAX_LENGTH = 60;
const City = z.string().trim().max(CITY_MAX_LENGTH);

export const COUNTY_MAX_LENGTH = 60;

export const VenueGroup = z.enum(['religious', 'secular', 'traditional']);
export type VenueGroup = z.infer<typeof VenueGroup>;

export const CREMATORIUM = 'Crematorium';

/** A choice of venue and date keeps the date for one family this long. */
export const HOLD_HOURS = 48;

/** What a venue is on one day: free, kept for a family that is still deciding, or taken. */
export const Availability = z.enum(['available', 'pending', 'booked']);
export type Availability = z.infer<typeof Availability>;

/** No plan reaches beyond these days, and PostgreSQL has no year 0. */
const FIRST_DAY = '1800-01-01';
export const LAST_DAY = '2199-12-31';

/** A plain day, as written on a calendar in the Bay Area. */
export const Day = z.iso.date().refine((day) => day >= FIRST_DAY && day <= LAST_DAY, brokenRule({ rule: 'invalid' }));

export const Venue = z.object({
  id: VenueId,
  name: z.string(),
  /** 'Crematorium', 'Funeral home', or with the group in front: 'Religious – Temple', 'Secular – Garden'. */
  type: z.string(),
  /** The same for reading. */
  typeInWords: OwnText.optional(),
  language: TextLanguage,
  address: z.string(),
  location: z.string(),
  description: OwnText,
  capacity: z.int(),
  /** Out of five; null while nobody has written a review. */
  rating: z.number().nullable(),
  reviews: z.int(),
  amenities: OwnTexts,
  faithTraditions: z.array(PackagedTradition),
  latitude: z.number(),
  longitude: z.number(),
  minCost: z.int(),
  maxCost: z.int(),
  /** `$1,200–2,400`, or the one price. */
  costRange: z.string(),
  basePrice: z.number(),
  /** Invented for trying things out, and said so wherever it is shown. */
  isSample: z.boolean(),
});
export type Venue = z.infer<typeof Venue>;

/** How a venue stands on the day that was asked about; without a day nothing is said. */
export const VenueOnDay = Venue.extend({
  availability: Availability.nullable(),
  /** When a hold ends, for a day that is pending. */
  heldUntil: z.iso.datetime().nullable(),
});
export type VenueOnDay = z.infer<typeof VenueOnDay>;

export const VENUE_SEARCH_MAX_LENGTH = 100;
export const GUESTS_MAX = 100_000;
export const VENUE_DOLLARS_MAX = 1_000_000;

export const VenueFilters = z.object({
  search: unlessEmpty(z.string().trim().max(VENUE_SEARCH_MAX_LENGTH)),
  type: unlessEmpty(VenueGroup),
  /** Secular, or none, filters nothing. 'other' keeps the venues that are open to all. */
  faithTradition: unlessEmpty(z.enum([...PackagedTradition.options, 'other'])),
  /** One in which nothing is listed finds nothing. */
  location: unlessEmpty(City),
  minCapacity: unlessEmpty(wholeNumber(GUESTS_MAX)),
  /** Cents; compared with the lowest price of a venue. */
  maxCost: unlessEmpty(wholeNumber(VENUE_DOLLARS_MAX * 100)),
  date: unlessEmpty(Day),
  /** How it stands on `date`; without a date it filters nothing. */
  availability: unlessEmpty(Availability),
});
export type VenueFilters = z.infer<typeof VenueFilters>;

/** As many as a map can number and a thumb can scroll through. */
export const VENUES_ON_PAGE = 50;
/** So many markers find room beside each other on the map of a phone; beyond it the map shows the page of the list. */
export const VENUES_ON_MAP_MAX = 100;
/** Nobody reads further; a narrower question helps more. So nothing is counted beyond it, either. */
export const VENUES_COUNTED_MAX = 1_000;
const VENUE_PAGES_MAX = VENUES_COUNTED_MAX / VENUES_ON_PAGE;

export const listVenues = endpoint({
  method: 'GET',
  path: '/venues',
  summary: 'Venues that fit the filters, by name, at most 500 of them.',
  access: 'anyone',
  query: VenueFilters,
  returns: z.array(VenueOnDay),
});

export const searchVenues = endpoint({
  method: 'GET',
  path: '/venues/search',
  summary: 'One page of the venues that fit the filters, and how many there are in all.',
  access: 'anyone',
  query: VenueFilters.extend({ page: unlessEmpty(wholeNumber(VENUE_PAGES_MAX, 1)) }),
  returns: z.object({
    venues: z.array(VenueOnDay),
    total: z.int(),
    /** True when there are more than were counted. */
    isMore: z.boolean(),
    page: z.int(),
    pages: z.int(),
    /** Every city in which a venue is listed, whatever is asked; by name. */
    cities: z.array(z.string()),
  }),
});

export const getVenue = endpoint({
  method: 'GET',
  path: '/venues/:venueId',
  summary: 'One venue, and how it stands on a day.',
  access: 'anyone',
  params: z.object({ venueId: VenueId }),
  query: z.object({ date: unlessEmpty(Day) }),
  returns: VenueOnDay,
  problems: ['venue.not_found'],
});

/** How far from the wished day another one is looked for. */
export const NEAREST_DAYS_WITHIN = 30;

export const findAlternatives = endpoint({
  method: 'GET',
  path: '/venues/:venueId/alternatives',
  summary: 'When a day is taken: the nearest free days at this venue, and similar venues that are free that day.',
  access: 'anyone',
  params: z.object({ venueId: VenueId }),
  query: z.object({ date: Day, faithTradition: VenueFilters.shape.faithTradition }),
  returns: z.object({ nearestDays: z.array(Day), similarVenues: z.array(VenueOnDay) }),
  problems: ['venue.not_found'],
});

/** Religious and secular venues say so in front of their type; everything else is traditional. */
export function groupOfType(type: string): VenueGroup {
  if (type.startsWith('Religious – ')) return 'religious';
  if (type.startsWith('Secular – ')) return 'secular';
  return 'traditional';
}

/** Venues that welcome a tradition: those that name it, those open to all, and for Hindu and Sikh families crematoria. */
export function suitsTradition(
  venue: Pick<Venue, 'faithTraditions' | 'type'>,
  tradition: FaithTradition | undefined,
): boolean {
  if (!tradition || tradition === 'secular') return true;
  const welcomes: readonly FaithTradition[] = venue.faithTraditions;
  if (welcomes.includes(tradition) || welcomes.includes('secular')) return true;
  return (tradition === 'hindu' || tradition === 'sikh') && venue.type === CREMATORIUM;
}
