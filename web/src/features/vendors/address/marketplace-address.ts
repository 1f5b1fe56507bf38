// What is asked of the marketplace, and how it is looked at, as it stands in the address bar.
import { VendorId } from '@evenlight/contract/ids';
import { type VendorFilters, VendorSearch, type VendorSort } from '@evenlight/contract/vendors/search';

export type View = 'grid' | 'list';

const VIEW = 'view';
const SHOWN = 'vendor';

const fields = VendorSearch.shape;
const names = VendorSearch.keyof().options;

/** What makes no sense asks for nothing, and what nobody can type is dropped. A flag is either raised or not there. */
export function searchIn(address: URLSearchParams): VendorSearch {
  const asked = names.flatMap((name) => {
    const { data } = fields[name].safeParse(address.get(name)?.replace(/\p{Cc}/gu, ''));
    return data === undefined || data === false || data === '' ? [] : [[name, data]];
  });
  return pruned(inOrder(Object.fromEntries(asked)));
}

/** Whoever writes the higher price first means the same. */
function inOrder(search: VendorSearch): VendorSearch {
  const { minPrice, maxPrice } = search;
  const isCrossed = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  return isCrossed ? { ...search, minPrice: maxPrice, maxPrice: minPrice } : search;
}

/** The same address with another search in it; what else it says stays. */
export function addressWith(search: VendorSearch, address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of names) {
    const asked = pruned(search)[name];
    if (asked === undefined) next.delete(name);
    else next.set(name, String(asked));
  }
  return next;
}

/** The sort that counts when nothing is chosen. */
export function usualSort({ search }: VendorSearch): VendorSort {
  return search ? 'relevance' : 'featured';
}

/** Another question begins on the first page again. */
export function withFilters(search: VendorSearch, change: Partial<VendorFilters>): VendorSearch {
  const { page: _, ...before } = search;
  return pruned({ ...before, ...change });
}

/** Whoever looks at what they saved, or chose an order, goes on doing so. */
export function withoutFilters({ saved, sort }: VendorSearch): VendorSearch {
  return pruned({ saved, sort: sort === 'relevance' ? undefined : sort });
}

/** Whether there is something that `withoutFilters` takes away. */
export function hasFilters({ page: _, saved: __, sort: ___, ...filters }: VendorSearch): boolean {
  return Object.values(filters).some((asked) => asked !== undefined);
}

/** How many of the side panel's filters are in use. */
export function panelCount({ city, minPrice, maxPrice, verified, featured }: VendorSearch): number {
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  return [city, hasPrice, verified, featured].filter(Boolean).length;
}

// Changed letter by letter or step by step: going back should undo the word or the range, not its last step.
const gradual = [['search'], ['minPrice', 'maxPrice']] as const;

/** Whether somebody is still typing into a box that had something in it, or still sliding. */
export function isMoreTyping(before: VendorSearch, after: VendorSearch): boolean {
  const changed = names.filter((name) => name !== 'page' && before[name] !== after[name]);
  return gradual.some(
    (together) =>
      changed.length > 0 &&
      changed.every((name) => together.some((gradualName) => gradualName === name)) &&
      together.every((name) => before[name] !== undefined && after[name] !== undefined),
  );
}

function pruned(search: VendorSearch): VendorSearch {
  const { page, sort, ...filters } = search;
  const asked = Object.entries({
    ...filters,
    sort: sort === usualSort(search) || (sort === 'relevance' && !search.search) ? undefined : sort,
    page: page === 1 ? undefined : page,
  });
  return Object.fromEntries(asked.filter(([, value]) => value !== undefined && value !== '' && value !== false));
}

export function viewIn(address: URLSearchParams): View {
  return address.get(VIEW) === 'list' ? 'list' : 'grid';
}

export function addressWithView(view: View, address: URLSearchParams): URLSearchParams {
  return changed(address, VIEW, view === 'list' ? view : null);
}

/** The vendor that is shown in full, over the page. */
export function shownIn(address: URLSearchParams): VendorId | undefined {
  return VendorId.safeParse(address.get(SHOWN)).data;
}

export function addressShowing(vendorId: VendorId | null, address: URLSearchParams): URLSearchParams {
  return changed(address, SHOWN, vendorId);
}

function changed(address: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(address);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
