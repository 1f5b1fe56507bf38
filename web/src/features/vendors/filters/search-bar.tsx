// What is asked most: words, a tradition, an order. Without scripts it is a form that asks the server again.
import { VENDOR_SEARCH_MAX_LENGTH, type VendorSearch } from '@evenlight/contract/vendors/search';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SearchField } from '../../../ui/forms/search-field';
import { SearchRow } from '../../../ui/forms/search-row';
import { usualSort } from '../address/marketplace-address';
import type { Ask } from '../address/use-marketplace-address';
import { FaithField, SortField } from './dropdowns';

// The list answers while a word is being typed; browsers allow only so many changes of the address, though.
const REST_MS = 150;

type Props = { address: URLSearchParams; search: VendorSearch; ask: Ask; children: ReactNode };

export function SearchBar({ address, search, ask, children }: Props) {
  const { t } = useLingui();
  return (
    <SearchRow className="sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_13.5rem_18.5rem_auto]">
      <SearchField
        name="search"
        placeholder={t`Search vendors, services, or specialties`}
        maxLength={VENDOR_SEARCH_MAX_LENGTH}
        asked={search.search}
        onAsk={(text) => ask({ search: text || undefined })}
        restMs={REST_MS}
        className="sm:max-lg:col-span-2"
      />
      <FaithField asked={search.faith} onAsk={(faith) => ask({ faith })} />
      <SortField
        asked={search.sort ?? usualSort(search)}
        isSearching={search.search !== undefined}
        onAsk={(sort) => ask({ sort })}
      />
      {children}
      <KeptUnscripted address={address} />
    </SearchRow>
  );
}

const OWN_FIELDS = ['search', 'faith', 'sort', 'page', 'vendor'];

/** The rest of the address goes along when the browser sends the form by itself. */
function KeptUnscripted({ address }: { address: URLSearchParams }) {
  return [...address]
    .filter(([name]) => !OWN_FIELDS.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
