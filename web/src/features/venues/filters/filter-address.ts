// What is asked of the venues, as it stands in the address bar.
import { searchVenues, VenueFilters } from '@evenlight/contract/venues';
import type { z } from 'zod';

export type VenueSearch = z.output<typeof searchVenues.query>;

/** What is asked before anybody has said otherwise: the plan's day, the tradition somebody came with. */
export type Usual = Pick<VenueFilters, 'date' | 'faithTradition'>;

const fields = searchVenues.query.shape;
const names = searchVenues.query.keyof().options;

function usualOf(name: (typeof names)[number], usual: Usual) {
  return name === 'date' || name === 'faithTradition' ? usual[name] : undefined;
}

/** In the address: the venue that somebody looks at. */
export const SELECTED = 'venue_id';
/** Where it is shown in full. */
export const DETAILS_ID = 'venue-details';

/** A link to one venue, for pages without scripts. Everything else that the address says stays. */
export function linkToVenue(venueId: string, address: URLSearchParams): string {
  const next = new URLSearchParams(address);
  next.set(SELECTED, venueId);
  return `?${next}#${DETAILS_ID}`;
}

/** A name that is missing asks for what is usual; one that is there and empty asks for nothing. */
export function searchIn(address: URLSearchParams, usual: Usual = {}): VenueSearch {
  const asked = names.flatMap((name) => {
    const text = address.get(name);
    const read = fields[name].safeParse(text ?? usualOf(name, usual));
    return read.success && read.data !== undefined ? [[name, read.data]] : [];
  });
  return Object.fromEntries(asked);
}

/** The same address with another search in it; what else it says stays. */
export function addressWith(search: VenueSearch, address: URLSearchParams, usual: Usual = {}): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of names) {
    const asked = search[name];
    const isUsual = asked === usualOf(name, usual);
    if (isUsual) next.delete(name);
    else next.set(name, asked === undefined ? '' : String(asked));
  }
  return next;
}

/** What of a search is another than before; a name that is asked for no more is there, and undefined. */
export function changesFrom(before: VenueSearch, after: VenueSearch): Partial<VenueSearch> {
  const changed = names.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/** Another filter begins on the first page again. */
export function withFilters(search: VenueSearch, change: VenueFilters): VenueSearch {
  const { page: _, ...before } = search;
  return pruned({ ...before, ...change });
}

// Typed letter by letter: going back should undo the word, not its last letter.
const typedNames = ['search', 'minCapacity', 'maxCost'] as const;

/** Whether somebody is still typing into a box that had something in it. */
export function isMoreTyping(before: VenueSearch, after: VenueSearch): boolean {
  const changed = names.filter((name) => before[name] !== after[name] && name !== 'page');
  const [name] = changed;
  return (
    changed.length === 1 &&
    typedNames.some((typed) => typed === name && before[typed] !== undefined && after[typed] !== undefined)
  );
}

function pruned(search: VenueSearch): VenueSearch {
  return Object.fromEntries(Object.entries(search).filter(([, asked]) => asked !== undefined && asked !== ''));
}

/** The day is the plan's, and not a filter to be swept away with the others. */
export function withoutFilters({ date }: VenueSearch): VenueSearch {
  return pruned({ date });
}

/** Whether there is something that `withoutFilters` takes away. */
export function hasFilters({ page: _, date: __, ...filters }: VenueSearch): boolean {
  return Object.values(filters).some((asked) => asked !== undefined);
}

export const filterNames = VenueFilters.keyof().options;
