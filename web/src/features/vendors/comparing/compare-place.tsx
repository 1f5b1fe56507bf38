// What floats in the corner while somebody compares: the panel, or the button that opens it again.
import { Trans } from '@lingui/react/macro';
import { Columns3 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../../ui/base/button';
import { classNames } from '../../../ui/base/class-names';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { useFloatingHeight } from '../../../ui/overlays/floating-height';
import { comparedVendors } from './compared-store';
import { useCompared } from './use-compared';

// Most visitors compare nothing.
const ComparePanel = lazy(async () => {
  const { ComparePanel } = await import('./compare-panel');
  return { default: ComparePanel };
});

export function ComparePlace() {
  const { ids, isOpen } = useCompared();
  const place = useFloatingHeight<HTMLDivElement>();
  const inside = useKeptFocus<HTMLDivElement>();
  const count = ids.length;
  return (
    <div
      ref={place}
      data-print="hidden"
      className={classNames('pointer-events-none fixed inset-x-0 bottom-0 z-40', count > 0 && 'p-3 sm:p-6')}
    >
      <div ref={inside} tabIndex={-1} className="flex justify-end outline-none">
        {count > 0 && !isOpen && (
          <Button
            data-keeps-focus
            className="pointer-events-auto shadow-lift"
            onClick={() => comparedVendors.setOpen(true)}
          >
            <Columns3 aria-hidden="true" className="size-4.5" />
            <Trans>Compare ({count})</Trans>
          </Button>
        )}
        {count > 0 && isOpen && (
          <Suspense>
            <ComparePanel ids={ids} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
