import type { VendorSearch } from '@evenlight/contract/vendors/search';
import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../ui/base/button';
import { panelCount } from '../address/marketplace-address';
import type { Ask } from '../address/use-marketplace-address';

// Only for those who open it.
const FiltersPanel = lazy(async () => {
  const { FiltersPanel } = await import('./filters-panel');
  return { default: FiltersPanel };
});

type Props = {
  search: VendorSearch;
  ask: Ask;
  reset: () => void;
  count: ReactNode;
  cities: readonly string[] | undefined;
};

export function FiltersButton(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const used = panelCount(props.search);
  return (
    <>
      <Button
        variant="secondary"
        className="noscript:hidden"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        {used > 0 ? <Trans>Filters ({used} in use)</Trans> : <Trans>Filters</Trans>}
      </Button>
      {wasOpened && (
        <Suspense>
          <FiltersPanel {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
