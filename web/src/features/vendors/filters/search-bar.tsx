// What is asked most: words, a tradition, an order. Without scripts it is a form that asks the server anew.
import { VENDOR_SEARCH_MAX_LENGTH, type VendorSearch } from '@evenlight/contract/vendors/search';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../../ui/base/button';
import { TextField } from '../../../ui/forms/text-field';
import { useTypedFilter } from '../../../ui/forms/use-typed-filter';
import { usualSort } from '../address/marketplace-address';
import type { Ask } from '../address/use-marketplace-address';
import { FaithField, SortField } from './dropdowns';

// The list answers while a word is being typed; browsers allow only so many changes of the address, though.
const REST_MS = 150;

type Props = { address: URLSearchParams; search: VendorSearch; ask: Ask; children: ReactNode };

export function SearchBar({ address, search, ask, children }: Props) {
  return (
    <search className="print:hidden">
      <form
        method="get"
        className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_13.5rem_18.5rem_auto]"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField asked={search.search} onAsk={(text) => ask({ search: text })} />
        <FaithField asked={search.faith} onAsk={(faith) => ask({ faith })} />
        <SortField
          asked={search.sort ?? usualSort(search)}
          isSearching={search.search !== undefined}
          onAsk={(sort) => ask({ sort })}
        />
        {children}
        <KeptUnscripted address={address} />
        <div className="hidden noscript:block">
          <Button type="submit" variant="secondary">
            <Trans>Search</Trans>
          </Button>
        </div>
      </form>
    </search>
  );
}

type FieldProps = { asked: string | undefined; onAsk: (text: string | undefined) => void };

function SearchField({ asked = '', onAsk }: FieldProps) {
  const { t } = useLingui();
  const { typed, type, leave } = useTypedFilter(asked, (text) => onAsk(text || undefined), REST_MS);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      type('');
      leave();
    }
    if (event.key === 'Enter') leave();
  }

  return (
    <TextField
      name="search"
      type="search"
      label={t`Search`}
      placeholder={t`Search vendors, services, or specialties`}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={VENDOR_SEARCH_MAX_LENGTH}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={leave}
      className="sm:max-lg:col-span-2"
    />
  );
}

const OWN_FIELDS = ['search', 'faith', 'sort', 'page', 'vendor'];

/** The rest of the address goes along when the browser sends the form by itself. */
function KeptUnscripted({ address }: { address: URLSearchParams }) {
  return [...address]
    .filter(([name]) => !OWN_FIELDS.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
