// The filters that are used less: at the side on wide screens, from below on phones.
import {
  PRICE_SLIDER_MAX,
  PRICE_SLIDER_STEP,
  type VendorFilters,
  type VendorSearch,
} from '@evenlight/contract/vendors/search';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Amount } from '../../../parts/amount';
import { plainAmount } from '../../../platform/plain-amount';
import { Button } from '../../../ui/base/button';
import { CheckboxField } from '../../../ui/forms/checkbox-field';
import { type Range, RangeField } from '../../../ui/forms/range-field';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { Sheet } from '../../../ui/overlays/sheet';
import { CityField } from '../../venues/filters/city-field';
import { hasFilters } from '../address/marketplace-address';
import type { Ask } from '../address/use-marketplace-address';

type Props = {
  search: VendorSearch;
  ask: Ask;
  reset: () => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** How many there are, in words. */
  count: ReactNode;
  /** Those that can be asked for. */
  cities: readonly string[] | undefined;
};

export function FiltersPanel({ search, ask, reset, isOpen, onOpenChange, count, cities }: Props) {
  const { t } = useLingui();
  return (
    <Sheet
      title={<Trans>Filters</Trans>}
      description={count}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <>
          {hasFilters(search) && (
            <Button variant="secondary" onClick={reset}>
              <Trans>Reset Filters</Trans>
            </Button>
          )}
          <OverlayClose
            button={
              <Button>
                <Trans>Show vendors</Trans>
              </Button>
            }
          />
        </>
      }
    >
      <div className="grid gap-6">
        <CityField name="city" asked={search.city} cities={cities} onAsk={(city) => ask({ city })} />
        <div>
          <RangeField
            label={t`Price`}
            thumbLabels={[t`Lowest price`, t`Highest price`]}
            min={0}
            max={PRICE_SLIDER_MAX}
            step={PRICE_SLIDER_STEP}
            value={[search.minPrice ?? 0, search.maxPrice ?? PRICE_SLIDER_MAX]}
            onSettle={(range) => ask(asFilter(range))}
            words={(dollars) => plainAmount(100 * dollars)}
            draw={(dollars) => <Amount from="family" cents={100 * dollars} />}
          />
          <p className="text-ink-2 text-sm">
            <Trans>Vendors that give no price are always shown.</Trans>
          </p>
        </div>
        <FlagField
          name="verified"
          label={t`Verified only`}
          hint={t`Our team has looked at who they are.`}
          asked={search.verified ?? false}
          onAsk={(isAsked) => ask({ verified: isAsked || undefined })}
        />
        <FlagField
          name="featured"
          label={t`Featured`}
          hint={t`They paid to be shown first.`}
          asked={search.featured ?? false}
          onAsk={(isAsked) => ask({ featured: isAsked || undefined })}
        />
      </div>
    </Sheet>
  );
}

type FlagProps = {
  name: 'verified' | 'featured';
  label: string;
  hint: string;
  asked: boolean;
  onAsk: (isAsked: boolean) => void;
};

function FlagField({ asked, onAsk, ...texts }: FlagProps) {
  const { shown, set } = useShownAtOnce(asked, onAsk);
  return <CheckboxField {...texts} checked={shown} onChange={(event) => set(event.currentTarget.checked)} />;
}

/** From end to end it asks for nothing; once a thumb was moved, both ends count. */
function asFilter([minPrice, maxPrice]: Range): Partial<VendorFilters> {
  const isUntouched = minPrice === 0 && maxPrice === PRICE_SLIDER_MAX;
  return isUntouched ? { minPrice: undefined, maxPrice: undefined } : { minPrice, maxPrice };
}

/** A filter as it was just set. The address says the same a moment later, and is followed whenever it says another. */
function useShownAtOnce<Value>(asked: Value, onAsk: (value: Value) => void) {
  const [{ shown, seen }, setFilter] = useState({ shown: asked, seen: asked });
  if (seen !== asked) setFilter({ shown: asked, seen: asked });
  return {
    shown,
    set(value: Value) {
      setFilter((filter) => ({ ...filter, shown: value }));
      onAsk(value);
    },
  };
}
