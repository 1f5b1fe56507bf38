// Everything that is read about vendors. What is saved has queries of its own.
import type { Returned } from '@evenlight/contract/endpoint';
import type { UserId, VendorId } from '@evenlight/contract/ids';
import type { VendorSearch } from '@evenlight/contract/vendors/search';
import {
  type FoundVendors,
  getVendor,
  getVendorsById,
  recommendVendors,
  searchVendors,
  type Vendor,
} from '@evenlight/contract/vendors/vendor';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

export const vendorsKey = ['api', 'vendors'];
export const searchesKey = [...vendorsKey, 'search'];

// Vendors answer and families review all day; what is older than this is asked for again.
const fresh = { staleTime: 60_000 };

/** What the page was given by the server, and what had been asked. */
type First<Answer> = { search: VendorSearch; answer: Answer } | null;
export type FirstFound = First<FoundVendors>;
export type FirstRecommended = First<Returned<typeof recommendVendors>>;

function answerTo<Answer>(search: VendorSearch, first: First<Answer>): Answer | undefined {
  return first && JSON.stringify(first.search) === JSON.stringify(search) ? first.answer : undefined;
}

/** One page of vendors. While the next answer is on its way, the previous one stays. */
export function useVendorSearch(search: VendorSearch, first: FirstFound) {
  return useQuery({
    ...fresh,
    queryKey: [...searchesKey, search],
    queryFn: () => call(searchVendors, { query: search }),
    initialData: () => answerTo(search, first),
    placeholderData: keepPreviousData,
  });
}

/** Chosen by this person's plan; nothing for visitors. */
export function useRecommended(userId: UserId | undefined, search: VendorSearch, first: FirstRecommended) {
  return useQuery({
    ...fresh,
    queryKey: [...vendorsKey, 'recommended', userId, search],
    queryFn: userId ? () => call(recommendVendors, { query: search }) : skipToken,
    initialData: () => userId && answerTo(search, first),
    placeholderData: (before) => userId && before,
  });
}

/** One vendor with its reviews. */
export function useVendor(vendorId: VendorId) {
  return useQuery({
    ...fresh,
    queryKey: [...vendorsKey, 'one', vendorId],
    queryFn: () => call(getVendor, { params: { vendorId } }),
  });
}

/** Several vendors, in the order of their ids; those no longer listed are missing. */
export function useVendorsById(ids: readonly VendorId[], first?: readonly Vendor[]) {
  return useQuery({
    ...fresh,
    queryKey: [...vendorsKey, 'chosen', ids],
    queryFn: ids.length > 0 ? () => readVendors(ids) : skipToken,
    initialData: () => first && [...first],
    placeholderData: keepPreviousData,
  });
}

export function readVendors(ids: readonly VendorId[]): Promise<Vendor[]> {
  return call(getVendorsById, { query: { ids: ids.join(',') } });
}
