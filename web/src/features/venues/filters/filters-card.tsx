// What somebody asks of a venue. On a phone the filters that are used less wait behind a button.
import { GUESTS_MAX, VENUE_DOLLARS_MAX, type VenueFilters } from '@evenlight/contract/venues';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, RotateCcw } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { classNames } from '../../../ui/base/class-names';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { CityField } from './city-field';
import { hasFilters, type VenueSearch, withFilters, withoutFilters } from './filter-address';
import { AvailabilityField, TraditionField, TypeField } from './filter-fields';
import { ServiceDateField } from './service-date-field';
import { NumberField, SearchField } from './typed-fields';

type Props = {
  search: VenueSearch;
  onChange: (search: VenueSearch) => void;
  /** How many there are; unknown while nothing has answered yet. */
  found: { total: number; isMore: boolean } | undefined;
  /** Those that can be asked for. */
  cities: readonly string[] | undefined;
};

export const FiltersCard = memo(function FiltersCard({ search, onChange, found, cities }: Props) {
  const { t } = useLingui();
  const box = useKeptFocus<HTMLDivElement>();
  const ask = (change: VenueFilters) => onChange(withFilters(search, change));
  return (
    <Card ref={box} as="section" aria-label={t`Search and filters`} className="print:hidden noscript:hidden">
      <div className="grid grid-cols-1 gap-4 @min-[640px]:grid-cols-4 @min-[900px]:grid-cols-5">
        <SearchField
          asked={search.search}
          onAsk={(text) => ask({ search: text })}
          className="@min-[640px]:col-span-2"
        />
        <CityField name="location" asked={search.location} cities={cities} onAsk={(location) => ask({ location })} />
        <ServiceDateField asked={search.date} onAsk={(date) => ask({ date })} />
        <Folded search={search}>
          <AvailabilityField
            asked={search.availability}
            hasDate={search.date !== undefined}
            onAsk={(availability) => ask({ availability })}
          />
          <TraditionField asked={search.faithTradition} onAsk={(faithTradition) => ask({ faithTradition })} />
          <TypeField asked={search.type} onAsk={(type) => ask({ type })} />
          <NumberField
            name="minCapacity"
            label={t`Guests (at least)`}
            placeholder={t`Any number`}
            asked={search.minCapacity}
            max={GUESTS_MAX}
            onAsk={(minCapacity) => ask({ minCapacity })}
          />
          <NumberField
            name="maxCost"
            label={t`Price (at most, $)`}
            placeholder={t`Any price`}
            asked={search.maxCost === undefined ? undefined : Math.round(search.maxCost / 100)}
            max={VENUE_DOLLARS_MAX}
            onAsk={(dollars) => ask({ maxCost: dollars === undefined ? undefined : dollars * 100 })}
          />
        </Folded>
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-1.5 @min-[640px]:col-span-3 @min-[900px]:col-span-1 @min-[900px]:grid @min-[900px]:content-start">
          <p aria-live="polite" tabIndex={-1} data-keeps-focus className="font-semibold text-ui outline-none">
            {found && <Count {...found} />}
          </p>
          {hasFilters(search) && (
            <Button variant="secondary" onClick={() => onChange(withoutFilters(search))}>
              <RotateCcw aria-hidden="true" className="size-4.5" />
              <Trans>Reset filters</Trans>
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
});

function Count({ total, isMore }: { total: number; isMore: boolean }) {
  if (isMore) return <Trans>More than {total} venues</Trans>;
  return <Plural value={total} one="# venue" other="# venues" />;
}

function Folded({ search, children }: { search: VenueSearch; children: ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const asked = [search.availability, search.faithTradition, search.type, search.minCapacity, search.maxCost];
  const count = asked.filter((value) => value !== undefined).length;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex min-h-12 items-center justify-between gap-4 rounded-xs font-medium @min-[640px]:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        {count > 0 ? <Trans>More filters ({count} in use)</Trans> : <Trans>More filters</Trans>}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-5 shrink-0 transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} className={classNames('@min-[640px]:contents', isOpen ? 'contents' : 'hidden')}>
        {children}
      </div>
    </>
  );
}
